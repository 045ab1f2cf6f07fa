# Every sentence of Khiva, in Korean.

## Names and lists

game-khiva = 히바
    .short = 히바

## Its things

khiva-colour = { $colour ->
    [white] 하양
    [blue] 파랑
    [green] 초록
    [pink] 분홍
   *[black] 검정
  }
khiva-camel = { khiva-colour } 낙타
khiva-card = { khiva-colour } { $value } 카드
khiva-carpet = { $value }점짜리 { khiva-colour } 양탄자
khiva-space = { $place ->
    [city] 시내
    [counter] { $path } 님의 교역소
   *[shop] { $path } 님의 { $shop }번 상점
  }
    .you-path = { $place ->
    [counter] 내 교역소
   *[shop] 내 { $shop }번 상점
  }

## What happened

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

## Answers and questions

khiva-choose-cards = { $play }를 내고 { $give }를 건네기.
    .kind = 낼 카드와 줄 카드 고르기
khiva-spend-gems = { $gems ->
    [0] 보석을 쓰지 않기.
   *[other] 보석 { $gems }개 쓰기.
  }
    .kind = 보석을 쓸 때
khiva-take-salt = 소금 자루 사기.
    .kind = 소금 사기
khiva-take-carpet = 양탄자 가져오기.
    .kind = 카펫 가져오기
khiva-decline = 소금을 사지 않기.
    .kind = 소금을 사지 않을 때
khiva-choose-cards-ask = { $each ->
    [1] 어떤 카드를 내고, 어떤 카드를 왼쪽 이웃에게 건넬까요?
   *[other] 어떤 카드 { $each }장을 내고, 어떤 카드 { $each }장을 건넬까요?
  }
khiva-spend-gems-ask = { $gems ->
    [1] { $card }로 낙타를 얻었습니다. 보석 1개를 써서 더 갈까요?
   *[other] { $card }로 낙타를 얻었습니다. 보석을 { $gems }개까지 써서 더 갈까요?
  }
khiva-shop4-ask = { $carpet ->
    [yes] 4번 상점: 보석 { $price }개로 { $salt }점짜리 소금 자루를 살까요, 양탄자를 가져올까요?
   *[no] 4번 상점: 보석 { $price }개로 { $salt }점짜리 소금 자루를 살까요, 그냥 갈까요?
  }

## Options

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
    [teapots] { end-points } 동점: 찻주전자가 많은 쪽이 앞섭니다. { $seats }.
    [salt] { end-points } 동점, 찻주전자도 같음: 가장 비싼 소금 자루로 정합니다. { $seats }.
   *[shared] { end-points } 동점, 찻주전자와 소금도 같음: 순위가 같습니다. { $seats }.
  }
khiva-tie-seat = { $seat } 님: 찻주전자 { $teapots }개, 가장 비싼 소금 { $salt }점
    .you = 나: 찻주전자 { $teapots }개, 가장 비싼 소금 { $salt }점

## The page

page-poster-khiva = 히바
    .line = 함께 쓰는 낙타 다섯 마리를 내 쪽으로. 가장 낮은 카드가 이깁니다.
khiva-log-deal = { $deal }번째 분배
khiva-log-shown = 카드를 공개했습니다
khiva-log-nothing = 아무도 얻지 못했습니다
khiva-log-delivered = { $seat } 님이 양탄자 { $count }장을 배달했습니다
    .you = 내가 양탄자 { $count }장을 배달했습니다
khiva-log-teapot = { $seat } 님이 { khiva-colour } 낙타의 찻주전자를 가져갔습니다
    .you = 내가 { khiva-colour } 낙타의 찻주전자를 가져왔습니다
khiva-log-salt = { $seat } 님이 소금을 샀습니다
    .you = 내가 소금을 샀습니다
khiva-log-carpet = { $seat } 님이 양탄자를 가져갔습니다
    .you = 내가 양탄자를 가져왔습니다
khiva-log-gems = { $seat } 님이 보석 { $count }개를 받았습니다
    .you = 내가 보석 { $count }개를 받았습니다
khiva-log-refused = { $count ->
    [0] { $seat } 님의 카드가 거절되었습니다
   *[other] { $seat } 님의 카드가 거절되어 보석 { $count }개를 받았습니다
  }
    .you = { $count ->
    [0] 내 카드가 거절되었습니다
   *[other] 내 카드가 거절되어 보석 { $count }개를 받았습니다
  }
khiva-log-brief = { $what ->
    [delivered] 양탄자 +{ $points }
    [teapot] 찻주전자 +{ $points }
    [salt] 소금 +{ $points }
    [carpet] 양탄자
    [gems] 보석 { $count }
   *[refused] 거절
  }
khiva-share = { $what ->
    [teapots] 찻주전자
    [carpets] 배달한 양탄자
    [salt] 소금
   *[gems] 보석
  }
khiva-won-with = { $what ->
    [teapots] { $count ->
       *[other] 찻주전자 { number-word } 개로
      }
    [carpets] 배달한 양탄자 { number-word } 장으로
    [salt] 소금 { number-word } 자루로
   *[gems] 보석 { number-word } 개로
  }

## 히바: 화면

khiva-page-board = 게임판
khiva-page-hand = 내 손패
khiva-page-hands = 모든 손패
khiva-page-mat = 내 매트
khiva-page-goods = 내 물건
khiva-page-rivals = 왼쪽부터 시계 방향으로 상대들
khiva-page-piles = 더미
khiva-page-teapots = 찻주전자
khiva-page-carpets-all = 양탄자
khiva-page-salt-bags = 소금
khiva-page-gems = 보석
khiva-page-delivered = 배달한 양탄자
khiva-page-to-deliver = 배달할 것
khiva-page-points = { $points ->
   *[other] 점
  }
khiva-page-cards = 카드 { $cards }장
khiva-page-choosing = 고르는 중…
khiva-page-deciding = 생각 중…
khiva-page-has-sealed = 봉인
khiva-page-play = { $count ->
    [1] 낼 카드를 고르세요.
   *[other] 낼 카드 { $count }장을 고르세요.
  }
    .hint = 같은 색에서 가장 낮은 카드가 낙타를 이끕니다.
khiva-page-give = { $count ->
    [1] 이제 { $seat } 님에게 건넬 카드를 고르세요.
   *[other] 이제 { $seat } 님에게 건넬 카드 { $count }장을 고르세요.
  }
khiva-page-ready = 이대로 봉인할까요?
    .hint = 공개 전까지 바꿀 수 있습니다.
khiva-page-sealed = 선택이 봉인되었습니다.
khiva-page-may-change = 아직 바꿀 수 있습니다.
khiva-page-waiting = { $names } 님을 기다리는 중입니다.
khiva-page-watching = 관전 중입니다.
khiva-page-over = 게임이 끝났습니다.
khiva-page-seal = 봉인
khiva-page-change = 바꾸기
khiva-page-clear = 취소
khiva-page-close = 닫기
khiva-page-play-ribbon = 내기
khiva-page-give-ribbon = 건네기
khiva-page-play-it = 낼 카드
khiva-page-give-it = 건넬 카드
khiva-page-leads = 도착: { $where }
khiva-page-to = → { $seat } 님
khiva-page-played = 낸 카드
khiva-page-nothing = 없음
khiva-page-teapot = 찻주전자 { $value }
khiva-page-brought = 양탄자 { $values }
khiva-page-spend = { $gems ->
    [0] 보석 없이
   *[other] 보석 { $gems }개
  }
khiva-page-salt = { $value }점짜리 소금 자루
    .cost = { $left ->
    [0] 보석 { $price }개, 남는 보석 없음
   *[other] 보석 { $price }개, 남는 보석 { $left }개
  }
khiva-page-carpet = 맨 위 양탄자
    .unseen = 색은 가져올 때 드러납니다
khiva-page-decline = 소금 포기
khiva-page-pile-teapots = 남은 찻주전자: { $left }개.
khiva-page-pile-carpets = 남은 양탄자: { $left }장.
khiva-page-pile-salt = { $left ->
    [0] 남은 소금 자루가 없습니다.
   *[other] 남은 소금 자루: { $left }개, 맨 위는 { $top }점.
  }
khiva-page-pile-gems = 남은 보석: { $left }개.
khiva-page-near = 끝이 가깝습니다.
khiva-page-discard = 이번 분배에서 낸 카드
khiva-page-deal = 분배 { $deal } · 차례 { $turn }
khiva-page-cards-discard = 낸 카드
khiva-page-cards-face-up = 앞면으로 치워 둔 카드
khiva-page-cards-gave = 내가 건넨 카드
khiva-page-cards-got = 내가 받은 카드
khiva-page-unseen = 뒷면으로 치워 둔 카드 { $cards }장.
khiva-page-stands = { $turn ->
    [now] { $camel }(찻주전자 { $teapot }): { $space }. 지금 움직입니다.
   *[no] { $camel }(찻주전자 { $teapot }): { $space }.
  }
khiva-page-revealed = 카드가 공개되었습니다.
khiva-page-hint-play = 카드는 같은 색 낙타를 적힌 수만큼 내 교역소 쪽으로 이끕니다. 카드를 고르면 도착할 곳이 보입니다. 색마다 가장 낮은 카드만 이끌고, 나머지는 보석을 받습니다.
khiva-page-hint-give = 이제 왼쪽 사람이 받을 카드입니다. 다음 차례부터 낼 수 있습니다.
khiva-page-hint-sealed = 모두 고르면 카드가 공개되고 낙타가 1번부터 5번까지 차례로 움직입니다.
khiva-page-hint-gems = 보석 하나마다 낙타가 한 칸 더 갑니다. 다른 낙타가 있는 칸은 뛰어넘으며 세지 않습니다.
khiva-page-hint-shop = 소금은 바로 점수가 됩니다. 양탄자는 같은 색 낙타가 내 교역소에 닿아야 점수가 됩니다.
page-goal-khiva = 목표: 가장 많은 점수. 찻주전자, 배달한 양탄자, 소금은 적힌 값만큼, 보석은 하나에 1점입니다.
khiva-page-brings = { $what ->
    [carpet] 양탄자
    [salt] 소금 또는 양탄자
   *[gems] 보석 { $gems }개
  }
khiva-page-counter = 교역소
khiva-page-player = 플레이어
khiva-page-total = 합계
khiva-page-so-far = 지금까지의 점수
khiva-page-face-down = { $tokens ->
    [0] –
   *[other] 뒷면 { $tokens }개
  }
khiva-page-sheet-how = 찻주전자, 배달한 양탄자, 소금 자루, 그리고 남은 보석 하나에 1점.

## The coach: hints and reviews

coach-khiva-cards-gain = { $cards }를 내면 { coach-odds } 낙타가 움직이고, 가장 자주 멈추는 곳은 { $space }입니다. 이번 차례에 { $sign ->
    [plus] 약 { coach-points }을 얻습니다.
    [minus] 약 { coach-points }을 잃습니다.
   *[zero] 얻는 점수는 거의 없습니다.
  }
coach-khiva-refused-gain = { $cards }로는 해 본 게임에서 낙타가 움직이지 않았지만, 거절당한 카드는 보석을 주고 좋은 카드를 아낄 수 있습니다.
coach-khiva-cards-risk = { $percent ->
    [never] 다른 누구도 더 낮은 카드를 낼 수 없습니다. { $to } 님에게 { $given }가 갑니다.
    [0] 상대가 더 낮은 카드를 낼 수는 있지만, 해 본 게임에서는 그 카드로 이긴 적이 없습니다. { $to } 님에게 { $given }가 갑니다.
    [100] 해 본 모든 게임에서 상대의 더 낮은 카드가 이겼습니다. { $to } 님에게 { $given }가 갑니다.
   *[other] 100판 중 약 { $percent }판에서 상대의 더 낮은 카드가 이깁니다. { $to } 님에게 { $given }가 갑니다.
  }
    .you-to = { $percent ->
    [never] 다른 누구도 더 낮은 카드를 낼 수 없습니다. 나에게 { $given }가 옵니다.
    [0] 상대가 더 낮은 카드를 낼 수는 있지만, 해 본 게임에서는 그 카드로 이긴 적이 없습니다. 나에게 { $given }가 옵니다.
    [100] 해 본 모든 게임에서 상대의 더 낮은 카드가 이겼습니다. 나에게 { $given }가 옵니다.
   *[other] 100판 중 약 { $percent }판에서 상대의 더 낮은 카드가 이깁니다. 나에게 { $given }가 옵니다.
  }
coach-khiva-gems-gain = { $gems ->
    [0] 낙타가 멈추는 곳: { $space }. 보석은 그대로 남습니다.
   *[other] 보석 { $gems }개로 낙타가 더 가서 멈추는 곳: { $space }.
  }
coach-khiva-gems-risk = { $gems ->
    [0] 그러면 보석이 남지 않습니다.
   *[other] 그러면 보석이 { $gems }개 남습니다.
  }
coach-khiva-salt-gain = 소금은 보석 { $price }개로 바로 확정되는 { coach-points }입니다.
coach-khiva-carpet-gain = { $gems ->
    [0] 양탄자는 값이 들지 않습니다.
   *[other] 양탄자는 값이 들지 않아 보석 { $gems }개가 그대로 남습니다.
  }
coach-khiva-carpet-risk = 같은 색 낙타가 교역소까지 와야만 점수가 됩니다.

## Lessons: the house says these; the page has its own words below

lesson-khiva-lowest = 가장 낮은 카드가 이깁니다
    .story = 시내에 낙타 다섯 마리가 찻주전자를 하나씩 싣고 기다립니다. 차례마다 모두가 몰래 카드 한 장을 내고 다른 한 장을 왼쪽에 건넵니다. 카드의 색이 낙타를 가리킵니다. 여럿이 같은 낙타를 원하면 가장 낮은 카드가 차지하고, 낙타는 그 수만큼 이긴 사람의 교역소 쪽으로 갑니다.
    .task = 분홍 낙타가 가장 좋은 찻주전자를 실었고, 노리는 사람이 또 있습니다. 이번 차례에 분홍 낙타를 차지하세요.
    .hint = 분홍 카드가 두 장 있습니다. 1보다 낮은 카드는 없습니다.
    .right = 1이 가장 낮은 분홍 카드라 낙타를 차지했습니다. 다만 한 칸만 갔습니다. 낮은 카드는 이기고, 높은 카드는 멀리 갑니다.
lesson-khiva-refused = 거절도 이득입니다
    .story = 7을 실은 검정 낙타가 왼쪽 이웃의 교역소까지 두 칸 남았습니다. 이웃은 틀림없이 낮은 카드로 데려갈 것입니다. 같은 색을 냈지만 가장 낮지 않은 카드는 거절되고, 그 대신 보석 하나를 받습니다.
    .task = 거절당해서 보석을 하나 얻으세요.
    .hint = 검정을 내세요. 4로는 이길 수 없고, 바로 그것이 목적입니다.
    .right = 거절당하고 보석을 얻었습니다. 보석은 낙타를 더 보내고, 소금을 사고, 끝에 남으면 하나에 1점입니다.
lesson-khiva-landing = 뛰어넘기
    .story = 하양 낙타가 내 2번 상점에서 쉬고 있습니다. 움직이는 낙타는 다른 낙타가 있는 칸을 세지 않고 뛰어넘습니다. 교역소는 내 길의 다섯째 칸이며, 거기 닿은 낙타는 찻주전자를 내려놓습니다.
    .task = 이번 차례에 초록 낙타의 찻주전자를 가져오세요.
    .hint = 지금 시내에서 내 길에는 교역소까지 빈칸이 넷입니다. 카드마다 어디에 닿는지 판에 보입니다.
    .right = 네 걸음과 한 번의 뛰어넘기로 초록 낙타가 도착했습니다. 길에 누가 서 있는지 늘 살펴보세요.
lesson-khiva-gems = 몇 걸음 더
    .story = 보석이 두 개 있습니다. 낙타를 차지하면 보석을 쓸 수 있고, 하나에 한 칸씩 더 갑니다. 다만 카드의 보석 자리만큼만 쓸 수 있습니다. 1과 2는 두 자리, 3과 4는 한 자리, 5는 없습니다. 내 3번 상점의 초록 낙타는 뛰어넘습니다.
    .task = 하양 낙타가 7을 실었습니다. 이번 차례에 내 교역소로 데려오세요.
    .hint = 하양 2를 내고 보석 두 개를 모두 쓰세요: 1번, 2번, 4번 상점, 그리고 교역소입니다.
    .right = 카드로 두 걸음, 보석으로 두 걸음, 뛰어넘기 한 번, 그리고 7점입니다.
lesson-khiva-delivery = 양탄자는 배달해야 합니다
    .story = 2번 상점에서 하양 양탄자를 얻었습니다. 아직은 점수가 없습니다. 같은 색 낙타가 내 교역소에 닿아야 셉니다. 하양 낙타는 바로 그 상점에 있고, 교역소까지 세 칸입니다. 6을 실은 파랑 낙타도 다섯 칸 거리에서 유혹합니다.
    .task = 이번 차례에 하양 양탄자를 배달하세요.
    .hint = 하양 3이면 2번 상점에서 교역소까지 꼭 맞습니다.
    .right = 하양 낙타가 찻주전자를 가져오고 양탄자도 배달했습니다. 한 번에 2점과 4점입니다.
lesson-khiva-giving = 무엇을 건넬까요
    .story = 7을 실은 검정 낙타가 왼쪽 이웃의 교역소 바로 앞에 있습니다. 검정 카드라면 무엇이든 데려올 수 있습니다. 이웃에게는 지금 검정이 없습니다. 하지만 내가 건넨 카드는 이웃에게 가고, 다음 차례에 낼 수 있습니다.
    .task = 검정 낙타를 직접 차지하고, 이웃에게 도움이 되지 않는 카드를 건네세요.
    .hint = 검정 한 장을 내고 다른 검정은 쥐고 계세요. 하양이나 초록을 건네세요.
    .right = 낙타를 끌어오고 검정을 이웃에게 넘기지 않았습니다. 건넨 카드는 누군가 꼭 냅니다.
lesson-khiva-finish = 게임의 끝
    .story = 두 사람의 게임입니다. 각자 두 장을 내고 두 장을 건넵니다. 찻주전자, 양탄자, 소금 가운데 하나가 떨어지면 그 차례까지 하고 끝납니다. 찻주전자, 배달한 양탄자, 소금, 보석을 셉니다. 배달하지 못한 양탄자는 세지 않습니다.
    .task = 게임을 끝까지 해 보세요. 이기면 더 좋지만 끝내기만 해도 됩니다.
    .hint = 낮은 카드는 낙타를 차지하고 높은 카드는 데려옵니다. 가진 양탄자를 생각하면 돌아갈 만합니다.
    .right = 게임의 끝을 온전히 해냈습니다. 이제 히바를 다 배웠습니다. 테이블을 열고 즐기세요.

## The balance report

balance-moment-khiva = 찻주전자의 3분의 1이 더미에서 나갔을 때
balance-khiva-gem = 보석
balance-khiva-teapot = 찻주전자
balance-khiva-carpet = 아직 배달하지 않은 양탄자
balance-khiva-delivered = 배달한 양탄자
balance-khiva-salt = 소금 자루
balance-khiva-card = 손에 든 카드의 값
