# 사람이 읽는 모든 문장, 한국어. 터미널과 브라우저가 이 파일을 함께 씁니다.
#
# 읽는 사람이 문장의 자리일 때는 `.you`를, 그 일부일 때는 `.you-to`, `.you-owner`, `.you-winners`를 말합니다.
# 이름과 숫자 뒤에는 받침에 따라 달라지는 조사를 쓰지 않습니다.

## Names and lists

seat-name = 플레이어 { $number }
seat-you = 나
you = 나
list-pair = { $first }, { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause }: { $sentence }
game-khiva = 히바

## Khiva: its things

khiva-colour = { $colour ->
    [white] 하양
    [blue] 파랑
    [green] 초록
    [pink] 분홍
   *[black] 검정
  }
khiva-camel = { khiva-colour } 낙타
khiva-card = { khiva-colour } { $value } 카드
khiva-carpet = { $value }점짜리 { khiva-colour } 양탄자
khiva-city = 시내
khiva-shop = { $owner } 님의 { $shop }번 상점
    .you-owner = 내 { $shop }번 상점
khiva-counter = { $owner } 님의 교역소
    .you-owner = 내 교역소

## Khiva: what happened

khiva-deal-began = { $deal }번째 분배를 시작합니다.
khiva-cards-dealt = { $seat } 님이 { $cards }를 받았습니다.
    .you = 내가 { $cards }를 받았습니다.
khiva-cards-turned-up = 앞면으로 따로 둔 카드: { $cards }.
khiva-choice-sealed = { $seat } 님이 골랐습니다.
    .you = 내가 골랐습니다.
khiva-choice-changed = { $seat } 님이 다시 골랐습니다.
    .you = 내가 다시 골랐습니다.
khiva-cards-revealed = { $seat } 님이 { $cards }를 냈습니다.
    .you = 내가 { $cards }를 냈습니다.
khiva-cards-given = { $seat } 님이 { $to } 님에게 { $cards }를 건넸습니다.
    .you = 내가 { $to } 님에게 { $cards }를 건넸습니다.
    .you-to = { $seat } 님이 나에게 { $cards }를 건넸습니다.
khiva-card-refused = { $gems ->
    [0] { $seat } 님의 { $card }는 거절되었고, 공급처에 보석이 없습니다.
   *[other] { $seat } 님의 { $card }는 거절되었고, 보석 { $gems }개를 받았습니다.
  }
    .you = { $gems ->
    [0] 나의 { $card }는 거절되었고, 공급처에 보석이 없습니다.
   *[other] 나의 { $card }는 거절되었고, 보석 { $gems }개를 받았습니다.
  }
khiva-camel-won = { $seat } 님이 { $card }로 { $camel }를 얻었습니다.
    .you = 내가 { $card }로 { $camel }를 얻었습니다.
khiva-gems-spent = { $seat } 님이 보석 { $gems }개를 썼습니다.
    .you = 내가 보석 { $gems }개를 썼습니다.
khiva-camel-moved = { $jumped ->
    [0] { $camel }가 { $start }에서 { $stop }까지 갔습니다.
   *[other] { $camel }가 { $start }에서 { $stop }까지 갔습니다({ $jumped }번 뛰어넘음).
  }
khiva-gems-gained = { $seat } 님이 { $shop }번 상점에서 보석 { $gems }개를 받았습니다.
    .you = 내가 { $shop }번 상점에서 보석 { $gems }개를 받았습니다.
khiva-carpet-taken = { $seat } 님이 { $carpet }를 가져갔습니다.
    .you = 내가 { $carpet }를 가져왔습니다.
khiva-salt-bought = { $seat } 님이 { $value }점짜리 소금 자루를 샀습니다.
    .you = 내가 { $value }점짜리 소금 자루를 샀습니다.
khiva-salt-declined = { $seat } 님이 소금을 사지 않았습니다.
    .you = 내가 소금을 사지 않았습니다.
khiva-nothing-left = { $shop }번 상점에는 { $seat } 님이 가져갈 것이 없습니다.
    .you = { $shop }번 상점에는 내가 가져올 것이 없습니다.
khiva-teapot-taken = { $seat } 님이 { $camel }에서 { $value }점짜리 찻주전자를 내렸습니다.
    .you = 내가 { $camel }에서 { $value }점짜리 찻주전자를 내렸습니다.
khiva-carpets-delivered = { $seat } 님이 { $carpets }를 배달했습니다.
    .you = 내가 { $carpets }를 배달했습니다.
khiva-camel-loaded = { $camel }가 { $teapot }점짜리 찻주전자를 실었습니다.
khiva-end-triggered = { $pile ->
    [teapots] 찻주전자가 다 떨어졌습니다. 이번 차례로 게임이 끝납니다.
    [carpets] 양탄자가 다 떨어졌습니다. 이번 차례로 게임이 끝납니다.
   *[salt] 소금 자루가 다 떨어졌습니다. 이번 차례로 게임이 끝납니다.
  }
khiva-carpets-discarded = { $seat } 님은 { $carpets }를 배달하지 못했습니다.
    .you = 나는 { $carpets }를 배달하지 못했습니다.
game-ended = { $count ->
    [1] { $points }점으로 승리: { $winners }.
   *[other] { $points }점으로 공동 승리: { $winners }.
  }
    .you-winners = { $points }점으로 내가 이겼습니다!

## Khiva: answers and questions

khiva-choose-cards = { $play }를 내고 { $give }를 건네기.
khiva-spend-gems = { $gems ->
    [0] 보석을 쓰지 않기.
   *[other] 보석 { $gems }개 쓰기.
  }
khiva-take-salt = 소금 자루 사기.
khiva-take-carpet = 양탄자 가져오기.
khiva-decline = 소금을 사지 않기.
khiva-ask-cards = { $each ->
    [1] 어떤 카드를 내고, 어떤 카드를 왼쪽 이웃에게 건넬까요?
   *[other] 어떤 카드 { $each }장을 내고, 어떤 카드 { $each }장을 건넬까요?
  }
khiva-ask-gems = { $most ->
    [1] { $card }로 낙타를 얻었습니다. 보석을 써서 더 갈까요(0 또는 1)?
   *[other] { $card }로 낙타를 얻었습니다. 보석을 써서 더 갈까요(0~{ $most })?
  }
khiva-ask-shop-4 = { $carpet ->
    [yes] 4번 상점: 보석 { $price }개로 { $salt }점짜리 소금 자루를 살까요, 양탄자를 가져올까요?
   *[no] 4번 상점: 보석 { $price }개로 { $salt }점짜리 소금 자루를 살까요, 그냥 갈까요?
  }

## Khiva: options

khiva-option-city = 시내를 칸으로 세기
    .explanation = 시내를 지나가는 것을 한 칸으로 셀까요?
    .when-empty = 다른 낙타가 없을 때만
    .always = 언제나
    .never = 세지 않으며, 시내에서 멈추지도 않음
khiva-option-open-score = 점수 공개
    .explanation = 다른 사람 개인판에 놓인 찻주전자와 양탄자의 값을 모두가 볼까요?
    .off = 아니요, 뒷면으로 둡니다
    .on = 예

## Refusals

refusal-unknown-game = “{ $game }” 게임은 여기 없습니다. 다음에서 고르세요: { $known }.
refusal-seat-count = { $seats }자리로는 할 수 없습니다. { $least }에서 { $most } 사이로 고르세요.
refusal-unknown-option = “{ $option }” 옵션은 없습니다. 다음에서 고르세요: { $known }.
refusal-option-value = { $option } 옵션에 “{ $value }” 값은 없습니다. 다음에서 고르세요: { $known }.
refusal-wrong-chance = 카드나 토큰이 이렇게 섞였을 수는 없습니다.
refusal-no-such-seat = 그 자리에는 아무도 없습니다.
refusal-game-over = 게임이 끝났습니다.
refusal-not-asked = 지금은 답할 때가 아닙니다.
refusal-unreadable-move = 이 수를 읽을 수 없습니다: { $reason }.
refusal-other-question = 지금 묻는 것에 대한 답이 아닙니다.
refusal-khiva-card-count = { $each ->
    [1] 낼 카드 한 장과 건넬 다른 카드 한 장을 고르세요.
   *[other] 낼 카드 { $each }장과 건넬 다른 카드 { $each }장을 고르세요.
  }
refusal-khiva-card-twice = 같은 카드를 두 번 고를 수 없습니다. 낸 카드는 건넬 수 없습니다.
refusal-khiva-not-in-hand = { khiva-card }는 손에 없습니다.
refusal-khiva-too-many-gems = { $most ->
    [0] 보석을 써도 낙타가 더 가지 못합니다. { $gems }개는 쓸 수 없습니다.
   *[other] 낙타가 더 가는 것은 보석 { $most }개까지입니다. { $gems }개는 쓸 수 없습니다.
  }
refusal-khiva-salt-price = 소금값은 보석 { $price }개인데, 가진 보석은 { $gems }개입니다.
refusal-khiva-no-carpet = 남은 양탄자가 없습니다.
refusal-khiva-must-take = 소금이나 양탄자 가운데 하나를 가져와야 합니다.

## The table in a terminal

table-welcome = { $game }, { $seats }명. 봇 { $bots }명({ $bot })을 상대로 합니다. 시드 { $seed }.
table-option = 옵션: { $name } — { $value }.
table-turn = { $turn }번째 차례
table-commands = ? 규칙 · h 도움말 · b 판 · log 기록 · q 나가기
table-help =
    ?          지금 필요한 규칙서 조항
    ? { $clause }    그 조항
    b          판 다시 보기
    log        지금까지 있었던 일
    q          테이블에서 나가기(Ctrl-D도 같음)
table-more = 계속하려면 Enter 키를 누르세요.
table-log-empty = 아직 아무 일도 없었습니다.
table-left = 테이블에서 나갑니다. 또 만나요!
table-kept = 기록 파일: { $file } (다시 보려면: caravanserai replay { $file })
table-not-numbers = “{ $words }”: 여기서는 답이 되지 않습니다. 번호를 입력하세요. 도움말은 h입니다.
table-no-such-choice = { $number }번은 고를 수 없습니다. { $least }에서 { $most } 사이의 숫자를 입력하세요.

## Khiva in a terminal

khiva-help = { $each ->
    [1] 낼 카드의 번호, 건넬 카드의 번호 순으로 입력하세요. 2 4: 2번을 내고 4번을 건넵니다.
   *[other] 낼 카드 두 장, 건넬 카드 두 장의 순으로 입력하세요. 1 3 2 5: 1번과 3번을 내고 2번과 5번을 건넵니다.
  }
    .numbers = 숫자를 입력하세요. 4번 상점과 보석은 고를 것이 있을 때만 묻습니다.
khiva-head-shop = { $shop }번 상점
khiva-head-brings = { $shop ->
    [1] 보석 1개
    [2] 양탄자
    [3] 보석 2개
   *[4] 소금/양탄자
  }
khiva-head-counter = 교역소
khiva-head-seat = 길
khiva-head-player = 플레이어
khiva-head-hand = 카드
khiva-head-gems = 보석
khiva-head-teapots = 찻주전자
khiva-head-delivered = 배달됨
khiva-head-undelivered = 배달할 것
khiva-head-salt = 소금
khiva-head-total = 합계
khiva-head-rank = 순위
khiva-load = { khiva-colour } +{ $teapot }
khiva-load-empty = { khiva-colour }
khiva-in-city = 시내(+ 찻주전자): { $camels }
khiva-city-empty = 시내: 낙타 없음
khiva-piles = 남은 것: 찻주전자 { $teapots } · 양탄자 { $carpets } · 소금 { $salt } · 보석 { $gems }
khiva-discard = 나온 카드: { $cards }
khiva-face-up = 앞면으로 따로 둔 카드: { $cards }
khiva-ending = 끝날 때가 되었습니다. 마지막 차례입니다.
khiva-hand = 내 카드, 그리고 지금 낙타가 갈 곳:
khiva-landing = { $gems ->
    [0] { $space }
   *[other] 보석 { $gems }개로 { $space }
  }
khiva-choice-salt = { $salt }점짜리 소금 자루(보석 { $price }개 내기)
khiva-choice-carpet = 맨 위의 양탄자
khiva-choice-nothing = 아무것도 가져오지 않기
khiva-sheet = 점수
khiva-tie = { $by ->
    [teapots] { $points }점으로 동점: 찻주전자가 많은 쪽이 앞섭니다. { $seats }.
    [salt] { $points }점으로 동점, 찻주전자도 같음: 가장 비싼 소금 자루로 정합니다. { $seats }.
   *[shared] { $points }점으로 동점, 찻주전자와 소금도 같음: 순위를 나눕니다. { $seats }.
  }
khiva-tie-seat = { $seat } 님: 찻주전자 { $teapots }개, 가장 비싼 소금 { $salt }점
    .you = 나: 찻주전자 { $teapots }개, 가장 비싼 소금 { $salt }점

## The command line

cli-file-missing = { $file }: 그런 파일이 없습니다. 경로를 확인하세요.
cli-file-directory = { $file }: 폴더입니다. 파일 이름을 적으세요.
cli-file-denied = { $file }: 읽거나 쓸 권한이 없습니다. 권한을 확인하세요.
cli-file-failed = { $file }: 쓸 수 없습니다({ $reason }). 다른 파일을 고르세요.
cli-file-large = { $file }: 파일이 너무 큽니다. 다른 파일을 고르세요.
cli-file-not-text = { $file }: UTF-8 텍스트 파일이 아닙니다. 다른 파일을 고르세요.
cli-file-exists = { $file }: 이미 있어서 덮어쓰지 않습니다. 다른 이름을 고르세요.
cli-folder-missing = { $file }: 담을 폴더가 없습니다. 폴더를 먼저 만들거나 다른 경로를 고르세요.
cli-bad-edition = { $reason } — 판본 파일을 고치거나, --edition 없이 하세요.
cli-bad-record = { $file }: 다시 볼 수 없습니다({ $reason }). 다른 기록을 고르세요.
cli-bad-record-step = { $file }: { $step }번째 단계에서 기록이 맞지 않습니다({ $reason }). 원래 기록을 구하세요.
cli-record-unfinished = 기록은 여기까지입니다. 게임이 끝나지 않았습니다.
cli-unknown-clause = “{ $clause }” 조항은 없습니다. { $first }부터 { $last }까지 있습니다.
cli-unknown-bot = “{ $bot }” 봇은 없습니다. 다음에서 고르세요: { $known }.
cli-unknown-language = “{ $lang }” 언어는 여기 없습니다. 다음에서 고르세요: { $known }.
cli-option-form = “{ $given }”: 옵션은 --option 이름=값 형식으로 적으세요. 이름: { $known }.
cli-not-a-number = “{ $given }”: 정수가 아닙니다. 숫자로 적으세요.
cli-name-empty = 이름은 한 글자 이상 { $most }글자 이하여야 합니다. 다른 --name을 고르세요.
cli-no-such-option = { $option } 옵션은 없습니다. --help를 보세요.
cli-no-such-command = “{ $command }” 명령은 없습니다. 다음에서 고르세요: { $known }.
cli-missing = { $name }: 빠져 있습니다. --help를 보세요.
cli-no-value = { $option } 뒤에 값이 필요합니다. --help를 보세요.
cli-extra = “{ $given }”: 남는 인자입니다. --help를 보세요.
cli-usage = { $reason }

## Help

help-house = 동시에 몰래 고르는 세 가지 시장 게임.
help-version = 버전을 보여 주고 끝냅니다.
help-lang = 언어: en, fr, ko.
help-game = 게임: { $known }.
help-play = 이 터미널에서 봇을 상대로 게임을 합니다.
help-play-seats = 나를 포함한 자리 수.
help-play-bots = 봇의 종류: { $known }.
help-play-seed = 시드와 답이 같으면 같은 게임이 됩니다.
help-play-edition = 표준 판본 대신 쓸 판본 파일.
help-play-option = 테이블 옵션, 이름=값. 여러 번 쓸 수 있습니다.
help-play-name = 점수와 기록에 쓸 내 이름.
help-play-record = 게임을 이 파일에 남깁니다. 아직 없는 파일이어야 합니다.
help-replay = 기록된 게임을 차례대로 다시 보여 주고 확인합니다.
help-replay-file = play --record로 남긴 기록.
help-rules = 게임의 규칙서나 조항 하나를 보여 줍니다.
help-rules-clause = 이 조항만. 예: KH-26.
