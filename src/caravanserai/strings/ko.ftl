# 사람이 읽는 모든 문장, 한국어. 터미널과 브라우저가 이 파일을 함께 씁니다.
#
# 읽는 사람이 문장의 자리일 때는 `.you`를, 그 일부일 때는 `.you-to`, `.you-path`, `.you-winners`를 말합니다.
# 이름과 숫자 뒤에는 받침에 따라 달라지는 조사를 쓰지 않습니다.

## Names and lists

seat-name = 플레이어 { $number }
nameless = 어느 상인
    .called = 어느 상인
seat-you = 나
you = 나
list-pair = { $first }, { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause }: { $sentence }

## What happens in every game

game-ended = { $count ->
    [1] { end-points }으로 승리: { $winners }.
   *[other] { end-points }으로 공동 승리: { $winners }.
  }
    .you-winners = { end-points }으로 내가 이겼습니다!

## Refusals

refusal-unknown-game = “{ $game }” 게임은 여기 없습니다. 다음에서 고르세요: { $known }.
refusal-seat-count = { $seats }자리로는 할 수 없습니다. { $least }에서 { $most } 사이로 고르세요.
refusal-unknown-option = “{ $option }” 옵션은 없습니다. 다음에서 고르세요: { $known }.
refusal-option-value = { $option } 옵션에 “{ $value }” 값은 없습니다. 다음에서 고르세요: { $known }.
refusal-wrong-chance = 이렇게 섞일 수는 없습니다.
refusal-no-such-seat = 그 자리에는 아무도 없습니다.
refusal-game-over = 게임이 끝났습니다.
refusal-not-asked = 지금은 내 차례가 아닙니다.
refusal-unreadable-move = 이 수를 읽을 수 없습니다: { $reason }.
refusal-other-question = 지금 묻는 것에 대한 답이 아닙니다.

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

## 자기 그림이 없는 게임, 터미널에서

any-turn = { $turns }번 가운데 { $turn }번째 차례
any-zone = { $zone }: { $what }
any-shown = { $turn }번째 차례에 공개: { $tiles }
any-head-player = 플레이어
any-head-points = 점수
any-head-rank = 순위
any-sheet = 최종 점수
any-help = { $most ->
    [one] 1을 입력하세요.
   *[other] 1부터 { $most }까지 답의 번호를 입력하세요.
  }

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
cli-bad-event = { $file }: 실제로 치른 대회가 아닙니다({ $reason }). 원래 파일을 구하세요.
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
help-version-json = --version과 함께: 규칙의 버전까지 JSON으로 보여 줍니다.
help-options = 옵션
help-commands = 명령
help-arguments = 인자
help-default = [기본값: { $value }]
help-required = [필수]
help-help = 이 도움말을 보여 주고 끝냅니다.
help-lang = 언어: en, de, es, fr, ko.
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

## Refusals at the table

refusal-no-such-table = 그런 테이블은 없습니다. 링크를 확인하세요.
refusal-too-many-tables = 테이블은 한 번에 { $most }개까지 열 수 있습니다. 먼저 하나를 닫거나 끝내세요.
refusal-bad-nonce = 운에 보태는 값은 글자와 숫자 16개에서 64개입니다.
refusal-bad-nonce-hash = 값의 해시는 소문자 16진수 64자리입니다.
refusal-bad-offline-game = 이 게임은 받을 수 없습니다: { $reason }.
refusal-offline-other-rules = 이 게임은 이 서버와 다른 버전의 규칙으로 진행되어 여기서 다시 재현할 수 없습니다. 게임은 기기에 그대로 남아 있습니다.
refusal-rated-setting = 레이팅 테이블은 표준 판본, 시계가 있어야 하고, 힌트와 봇 대신 두기는 없습니다.
refusal-rated-account = 레이팅 테이블은 계정이 있는 사람만 앉을 수 있습니다. 비밀번호나 패스키를 추가하면 게임이 레이팅에 반영됩니다.
refusal-other-nonce = 앉을 때 해시로 약속한 값이 아닙니다.
refusal-nonce-early = 값은 모두 앉은 뒤에 공개합니다.
refusal-nonce-late = 값이 이미 공개되었습니다. 이 값은 더 이상 쓰이지 않습니다.
refusal-old-page = 이 페이지는 서버보다 오래되었습니다. 새로 고치세요. 프로그램은 docs/fair-cards.md에 적힌 대로 값의 해시를 보냅니다.
refusal-only-at-tables = 기기를 함께 쓰는 사람은 테이블에서만 둘 수 있습니다. 이것은 자기 기기에서 하세요.
refusal-table-starting = 게임이 곧 시작됩니다. 몇 초만 기다리세요.
refusal-bad-edition = 이 판본은 쓸 수 없습니다: { $reason }.
refusal-bot-seat = 자리가 { $seats }개인 테이블에 봇을 앉힐 자리 { $seat }번은 없습니다. 첫 자리는 0번입니다.
refusal-no-seat-for-people = 적어도 한 자리는 사람에게 남겨 두세요.
refusal-unknown-bot = “{ $bot }” 봇은 없습니다. 다음에서 고르세요: { $known }.
refusal-bot-not-here = “{ $bot }” 봇은 다른 봇보다 강하다고 확인된 곳에서만 둘 수 있고, 이런 테이블에서는 두지 않습니다. 다음에서 고르세요: { $known }.
refusal-already-seated = 이미 이 테이블에 앉아 있습니다.
refusal-no-free-seat = 빈자리가 없습니다.
refusal-seat-taken = 이미 찬 자리입니다.
refusal-guest-seated = 친구가 이미 이 테이블에 앉아 있습니다.
refusal-nobody-left = 그 자리를 떠난 사람이 없거나, 이 테이블에서 두고 있지 않습니다.
refusal-nobody-seated = 아직 아무도 이 테이블에 앉지 않았습니다.
refusal-not-seated = 이 테이블에 앉아 있지 않습니다.
refusal-not-host = 이 테이블의 방장만 할 수 있습니다.
refusal-not-started = 게임이 아직 시작되지 않았습니다.
refusal-table-started = 게임이 이미 시작되었습니다.
refusal-table-closed = 닫힌 테이블입니다.
refusal-table-damaged = 이 테이블의 기록이 손상되어 열 수 없습니다. 다른 테이블에는 영향이 없습니다. 서버 운영자에게 알렸으며, 백업에서 복구할 수 있을지도 모릅니다.
refusal-table-old-rules = 이 게임은 예전 규칙으로 시작되었고 지금 규칙으로는 둘 수 없는 수가 있어 여기서 이어갈 수 없습니다. 서버 운영자에게 알렸습니다.
refusal-too-many-changes = { $most }번 바꾸었고 더는 바꿀 수 없습니다. 마지막 선택이 그대로 남습니다.
refusal-too-busy = 지금 지난 게임을 찾아보는 요청이 많습니다. 잠시 뒤에 다시 해 보세요.
refusal-too-many-lookups = 이미 지난 게임 { $most }개를 찾아보고 있습니다. 모두 나온 뒤에 다시 해 보세요.
refusal-not-over = 게임이 아직 끝나지 않았습니다.
refusal-not-your-ask = 다른 자리에 묻는 질문입니다.
refusal-stale-ask = 이미 답한 질문입니다. 게임은 그 뒤로 더 진행되었습니다.
refusal-price-passed = 답이 도착했을 때는 이미 그 값이 지나갔습니다. 바뀐 것은 없습니다.
refusal-no-orders = 이 게임에는 예약 주문이 없습니다.
refusal-orders-live = 이 테이블에서는 모두 실시간으로 답합니다. 예약 주문은 실시간 시계가 없는 테이블에서만 쓸 수 있습니다.
refusal-move-id = 수에는 눈에 보이는 글자 1자에서 { $most }자 사이의 아이디가 필요합니다.
refusal-busy = 이 테이블에서 많은 일이 한꺼번에 일어나고 있습니다. 다시 해 보세요.
refusal-not-saved = 저장하지 못해 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 해 보세요.
refusal-house-updating = 서버를 업데이트하는 중이라 아직 모든 곳에서 이 기능을 쓸 수는 없습니다. 1분쯤 뒤에 다시 해 보세요. 바뀐 것은 없습니다.
refusal-server-stopping = 서버를 잠시 닫습니다. 게임은 보관됩니다.
refusal-chat-empty = 빈 메시지입니다.
refusal-chat-too-long = { $most }자 안으로 말해 주세요.
refusal-chat-too-fast = 너무 빨리 쓰고 있습니다. 잠시 기다리세요.

## Refusals at the door

refusal-no-person = 아직 이름을 모르는 손님입니다. 먼저 이름을 정하세요.
refusal-name-length = 이름은 1자에서 { $most }자 사이입니다.
refusal-name-letters = 이름에는 글자나 숫자가 있어야 하고, 보이지 않는 문자는 쓸 수 없습니다.
refusal-return-link-dead = 이미 쓴 링크이거나 { $days }일이 지난 링크입니다. 다른 기기에서 새로 받으세요.
refusal-other-person = 이 브라우저는 다른 사람의 것이며 바뀐 것은 없습니다. { $name } 님의 것으로 만들려면 링크를 다시 열고 확인하세요.
refusal-name-from-list = 이 집에서는 이름을 목록에서 고릅니다.
refusal-name-not-yours = 여기서 쓰는 이름이 아닙니다. 보이는 그대로 입력하면 내 것이 모두 사라집니다.
refusal-phrases-only = 이 집에서는 테이블에서 글을 쓰지 않습니다. 정해진 말 가운데 고르세요.
refusal-standard-only = 이 집에서는 집의 판본으로만 게임을 합니다.
refusal-not-named = 아이디가 없으면 연구용 자료에 이름을 밝힐 수 없고, 어린이를 위한 집에서는 누구도 밝힐 수 없습니다.
refusal-presence-public = 이 집에서는 누가 와 있는지 모르는 사람에게 알리지 않습니다.
refusal-profile-public = 이 집에서는 누구의 페이지도 모르는 사람에게 보이지 않습니다.
refusal-too-many-guests = 같은 주소에서 온 손님이 너무 많습니다. 나중에 다시 오세요.
refusal-tables-too-fast = 짧은 시간에 테이블을 너무 많이 열었습니다. 몇 분 뒤에 다시 여세요.
refusal-too-many-sockets = 연결은 { $most }개까지 열 수 있습니다. 먼저 하나를 닫으세요.
refusal-too-fast = 너무 빠릅니다. 잠시 기다리세요.
refusal-too-many-handshakes = 너무 자주 연결했습니다. 1분쯤 기다리세요.
refusal-too-many-connections = 열린 연결이 너무 많습니다. 몇 개를 닫거나 나중에 다시 하세요.
refusal-request-too-slow = 요청이 도착하는 데 너무 오래 걸렸습니다. 다시 하세요.
refusal-headers-too-large = 요청의 머리 부분이 너무 깁니다.
refusal-wrong-token = 이 수치는 토큰이 있는 사람만 볼 수 있습니다.
refusal-name-marks = 이름의 한 글자에는 부호를 { $most }개까지 붙일 수 있습니다.
refusal-wrong-host = 이 요청의 주소(Host)로는 링크를 만들 수 없습니다.
refusal-wrong-origin = 이곳의 페이지가 아닌 데서 온 요청입니다.
refusal-body-too-large = 한 번에 읽기에는 너무 깁니다.
refusal-message-too-large = 메시지는 { $most }바이트까지입니다.
refusal-not-json = JSON으로 보내세요.
refusal-unreadable-body = 읽을 수 없습니다: { $reason }.
refusal-unreadable-message = 메시지를 읽을 수 없습니다: { $reason }.
refusal-bad-request = 이해할 수 없는 요청입니다. API 페이지에 방법이 있습니다.
refusal-no-such-page = 이 주소에는 아무것도 없습니다.
refusal-no-such-rulebook = 그런 규칙서는 없습니다.
refusal-method-not-allowed = 이 주소는 그런 요청을 받지 않습니다.
refusal-broken = 서버에 문제가 생겼습니다. 기록 { $id }번에 자세한 내용이 있습니다.

## Refusals about accounts

refusal-handle-length = 아이디는 { $fewest }자에서 { $most }자 사이입니다.
refusal-handle-letters = 아이디에는 글자와 숫자를 쓰고, 그 사이에 붙임표, 점, 밑줄을 넣을 수 있습니다.
refusal-handle-mixed = 모양이 비슷한 여러 문자를 섞은 아이디입니다. 한 가지 문자로 쓰세요.
refusal-handle-taken = “{ $handle }”, 이미 쓰이거나 쓰이는 것과 비슷한 아이디입니다. 다른 아이디를 고르세요.
refusal-handle-soon = 처음 바꾼 뒤로 아이디는 { $days }일에 한 번 바꿀 수 있습니다. 아직 이릅니다.
refusal-handle-needed = 비밀번호에는 함께 쓸 아이디가 필요합니다. 하나 고르세요.
refusal-key-first = 아이디는 열쇠가 있는 사람의 것입니다. 먼저 열쇠를 추가하세요.
refusal-password-short = 비밀번호는 { $fewest }자 이상이어야 합니다. 짧은 문장도 좋습니다.
refusal-password-long = 비밀번호는 { $most }자까지입니다.
refusal-password-plain = 너무 쉽게 짐작할 수 있습니다. 같은 글자가 되풀이되거나 123456789012처럼 이어집니다. 짧은 문장이 더 좋습니다.
refusal-wrong-key = 맞지 않습니다. 아이디와 비밀번호를 다시 확인하세요. 바뀐 것은 없습니다.
refusal-wrong-password = 비밀번호가 맞지 않습니다. 바뀐 것은 없습니다.
refusal-wrong-code = 맞는 코드가 없거나 이미 쓴 코드입니다. 바뀐 것은 없습니다.
refusal-passkey-needs-name = 패스키는 이름이 있는 집에서만 쓸 수 있는데, 이 집은 숫자 주소로 들어옵니다. 여기서는 비밀번호를 쓰세요.
refusal-passkey-wrong = 이 패스키는 받아들여지지 않았습니다. 바뀐 것은 없습니다. 다시 하거나 다른 열쇠를 쓰세요.
refusal-proof-needed = 먼저 열쇠 하나를 보여 주세요. 돌아오는 길은 방금 열쇠를 보여 준 사람만 바꿀 수 있습니다. 바뀐 것은 없습니다.
refusal-oidc-off = 이 집에는 사람을 보증하는 곳이 없습니다. 다른 열쇠를 쓰세요.
refusal-oidc-away = 사람을 보증하는 곳이 대답하지 않습니다. 잠시 뒤에 다시 하거나 다른 열쇠를 쓰세요.
refusal-oidc-wrong = 보증을 받지 못했습니다. 바뀐 것은 없습니다. 이 브라우저에서 처음부터 다시 하세요.
refusal-oidc-denied = 그곳에서 로그인하지 않았습니다. 바뀐 것은 없습니다. 다시 하거나 다른 열쇠를 쓰세요.
refusal-oidc-old = 그곳에 이미 로그인되어 있어서 새 증명이 되지 않습니다. 그곳에서 로그아웃하고 다시 하거나 다른 열쇠를 보여 주세요.
refusal-oidc-taken = 이미 다른 사람의 열쇠입니다. 바뀐 것은 없습니다. 본인이라면 그 열쇠로 로그인하세요.
refusal-mail-off = 이 집은 메일을 보내지 않습니다. 인쇄한 코드나 다른 기기를 쓰세요.
refusal-mail-wrong = 이 주소로는 메일을 보낼 수 없습니다. 다시 확인하세요.
refusal-mail-taken = 이 주소는 이미 다른 사람이 쓰고 있습니다. 먼저 그쪽에서 지우세요.
refusal-mail-link-dead = 이미 쓴 링크이거나 30분이 지난 링크입니다. 새로 요청하세요.
refusal-mail-busy = 보낼 메일이 너무 많이 밀려 있습니다. 몇 분 뒤에 다시 하세요.
refusal-mail-first = 먼저 ‘메일로 돌아오기’에서 메일 주소를 적으세요.
refusal-address-not-public = 소식은 공개된 주소로만 갑니다. https, 보통 포트, 주소 안에 사용자 이름이 없어야 합니다.
refusal-no-such-zone = 모르는 시간대입니다.
refusal-not-a-browser = 브라우저가 구독할 때 주는 값이 아닙니다.
refusal-too-many-channels = 소식을 받을 곳은 { $most }개까지입니다. 먼저 하나를 지우세요.
refusal-no-such-channel = 소식은 이제 그곳으로 가지 않습니다.
refusal-too-many-letters = 메일을 그렇게 많이 보내지 않습니다. 한 시간 기다리거나 다른 열쇠를 쓰세요.
refusal-last-key = 하나뿐인 열쇠입니다. 이것이 없으면 로그인된 기기와 인쇄한 코드로만 돌아올 수 있습니다.
refusal-no-key-yet = 아직 열쇠가 없어서 여기서 로그아웃하면 돌아올 수 없습니다. 먼저 열쇠를 추가하세요.
refusal-too-many-keys = 열쇠는 { $most }개까지 둘 수 있습니다. 먼저 하나를 지우세요.
refusal-guest-of-somebody = 여기서 한 일은 이제 한 계정의 것입니다. 바꾸거나 지우려면 그 계정으로 로그인하세요.
refusal-no-such-key = 이 열쇠는 이제 없습니다.
refusal-no-such-device = 이 기기는 이미 로그아웃되었습니다.
refusal-too-many-attempts = 너무 여러 번 시도했습니다. 몇 분 기다리거나 다른 열쇠를 쓰세요.
refusal-keys-busy = 지금 로그인하는 사람이 많습니다. 다시 해 보세요.
refusal-already-friends = 이미 친구입니다.
refusal-own-friend = 자기 자신입니다. 다른 사람에게 청하세요.
refusal-no-such-friend = 이 이름으로는 이제 아무도 없습니다.
refusal-nobody-there = 그 자리에는 사람이 없습니다.
refusal-too-many-asked = 아직 답하지 않은 요청이 { $most }개 있어 더 보낼 수 없습니다. 먼저 하나를 거두세요.
refusal-too-many-blocked = 차단은 { $most }명까지 할 수 있습니다. 먼저 하나를 푸세요.
refusal-too-many-friends = 친구는 { $most }명까지 둘 수 있습니다. 먼저 한 명을 지우세요.
refusal-no-such-profile = 비공개 페이지이거나, 이 아이디를 쓰는 사람이 없습니다.
refusal-note-too-long = 메모는 { $most }자까지 쓸 수 있습니다.
refusal-too-many-notes = 별과 메모는 게임 { $most }개까지 남길 수 있습니다. 먼저 하나를 지우세요.
refusal-banned = { $days ->
    [0] 이 집을 이용할 수 없습니다. ‘알림’ 페이지에 까닭이 있고, 거기서 한 번 답할 수 있습니다.
   *[other] 앞으로 { $days }일 동안 이 집을 이용할 수 없습니다. ‘알림’ 페이지에 까닭이 있고, 거기서 한 번 답할 수 있습니다.
  }
refusal-muted = { $days ->
    [0] 여기서는 정해진 말만 쓸 수 있습니다. ‘알림’ 페이지에 까닭이 있습니다.
   *[other] 앞으로 { $days }일 동안 정해진 말만 쓸 수 있습니다. ‘알림’ 페이지에 까닭이 있습니다.
  }
refusal-name-given = { $days ->
    [0] 운영진이 정한 이름이라 바꿀 수 없습니다.
   *[other] 운영진이 정한 이름입니다. { $days }일 뒤에 다른 이름을 고를 수 있습니다.
  }
refusal-not-moderator = 이 집의 운영진만 볼 수 있습니다.
refusal-own-report = 자기 자신은 신고할 수 없습니다.
refusal-no-such-report = 이미 처리되었거나 직접 결정할 수 없는 신고입니다.
refusal-no-such-notice = 답할 수 있는 알림이 없습니다.
refusal-answered-already = 이미 답했습니다. 집주인이 읽습니다.
refusal-text-empty = 먼저 내용을 적으세요.
refusal-text-too-long = 여기에는 { $most }자까지 쓸 수 있습니다.
refusal-too-many-reports = 한 시간 안에 너무 많이 신고했습니다. 조금 기다리세요. 급하면 자리를 떠나 그 사람을 차단하세요.
refusal-reports-full = 운영진이 읽을 수 있는 것보다 많은 신고가 쌓였습니다. 내일 다시 시도하고, 방해하는 사람은 차단하세요.

## What happens at a table

table-seat-taken = { $name } 님이 자리에 앉았습니다.
table-bot-seated = 봇이 자리에 앉았습니다: { $bot }.
table-seat-left = { $name } 님이 떠났습니다.
table-seat-kept = { $kept ->
    [yes] 자리 하나를 맡아 두었습니다.
   *[no] 맡아 둔 자리가 풀렸습니다.
  }
table-nonces-fixed = 모두 모였고, 섞기가 정해졌습니다({ $hashes }).
table-nonce-opened = { $seat } 님의 값이 공개되었습니다.
    .you = 내 값이 공개되었습니다.
table-game-began = 게임이 시작됩니다.
    .without = 제때 공개되지 않은 { $names } 님의 값 없이 게임이 시작됩니다.
table-order-given = { $kind ->
    [none] 예약 주문을 거두었습니다.
   *[some] 예약 주문을 남겼습니다.
  }
table-order-lapsed = 예약 주문이 효력을 잃었습니다.
table-bot-took-over = { $because ->
    [clock] { $seat } 님의 시간이 두 번 다 되어, 돌아올 때까지 봇이 대신합니다.
   *[left] { $seat } 님 대신 봇이 이어서 합니다.
  }
    .you = { $because ->
    [clock] 시간이 두 번 다 되어, 돌아올 때까지 봇이 대신합니다.
   *[left] 봇이 대신 이어서 합니다.
  }
table-leave-released = { $seat } 님은 { $name } 님이 떠나도 괜찮다고 합니다.
    .you = { $name } 님이 떠나도 괜찮다고 했습니다.
table-player-returned = { $name } 님이 다시 게임을 합니다.
table-bot-asked = { $seat } 님이 오래 답하지 않는 { $asleep } 님의 자리에 봇을 부르자고 합니다.
    .you = 오래 답하지 않는 { $asleep } 님의 자리에 봇을 부르자고 했습니다.
table-bot-allowed = { $yes ->
    [yes] { $seat } 님이 봇에 동의합니다.
   *[no] { $seat } 님은 봇을 원하지 않습니다.
  }
    .you = { $yes ->
    [yes] 봇에 동의했습니다.
   *[no] 봇을 원하지 않는다고 했습니다.
  }
table-bot-ask-ended = { $because ->
    [no] 테이블은 계속 기다립니다.
    [gone] 답이 왔으니 봇은 필요 없습니다.
   *[time] 제때 모두가 봇에 동의하지는 않았습니다.
  }
table-seat-covered = { $seat } 님이 오래 답하지 않아, 돌아올 때까지 봇이 둡니다.
    .you = 오래 답하지 않아, 돌아올 때까지 봇이 둡니다.
table-holiday-began = { $seat } 님은 { $date }까지 휴가입니다.
    .you = { $date }까지 휴가입니다.
table-pause-answered = { $yes ->
    [yes] { $seat } 님이 { $name } 님을 기다리기로 했습니다.
   *[no] { $seat } 님이 { $name } 님을 기다리지 않기로 했습니다. 시계는 계속 갑니다.
  }
    .you = { $yes ->
    [yes] { $name } 님을 기다리기로 했습니다.
   *[no] { $name } 님을 기다리지 않기로 했습니다. 시계는 계속 갑니다.
  }
table-holiday-over = { $seat } 님이 휴가에서 돌아왔습니다.
    .you = 휴가에서 돌아왔습니다.
table-seat-taken-over = 이제 봇 대신 { $name } 님이 둡니다.
table-seat-wished = { $name } 님이 봇 대신 두고 싶어 합니다.
table-wish-answered = { $yes ->
    [yes] { $seat } 님이 동의했습니다.
   *[no] { $seat } 님이 동의하지 않았습니다.
  }
    .you = { $yes ->
    [yes] 동의했습니다.
   *[no] 동의하지 않았습니다.
  }
table-wish-ended = { $because ->
    [no] { $name } 님은 계속 관전합니다.
    [time] 제때 모두 동의하지 않았습니다: { $name } 님은 계속 관전합니다.
   *[gone] { $name } 님이 더 이상 자리를 요청하지 않습니다.
  }
table-clock-answered = { $seat } 님의 시간이 다 되어 봇이 대신 답했습니다.
    .you = 시간이 다 되어 봇이 대신 답했습니다.
table-server-resumed = 서버가 { $seconds }초 동안 닫혀 있었습니다. 그동안 시계는 멈춰 있었습니다.
table-rules-corrected = 이 게임이 시작된 뒤 규칙이 바로잡혔습니다. 새 규칙으로 이어집니다.
table-secret-shown = 이 테이블의 비밀이 공개되었습니다. 이제 모든 섞기를 확인할 수 있습니다.
table-closed = 테이블이 닫혔습니다.
table-rematch-opened = 다시 겨룰 테이블이 열렸습니다.

## Good-byes

bye-server-stopping = 서버를 잠시 닫습니다. 게임은 보관되며, 곧 다시 연결됩니다.
bye-elsewhere = 이 집의 기계 하나가 닫힙니다. 다른 기계에 연결되고 게임은 계속됩니다.
bye-signed-out = 이 기기는 로그아웃되었습니다.
bye-too-slow = 연결이 너무 느려 따라오지 못했습니다. 다시 연결합니다.
bye-flood = 메시지를 너무 많이 보냈습니다. 잠시 기다렸다가 다시 연결하세요.
bye-message-too-large = 보낸 메시지가 너무 큽니다.

## The house on the network

guest-name = 손님 { $number }
safe-name = { $first } { $second }
safe-name-first = 모래언덕, 새벽, 오아시스, 사막, 호박빛, 은빛, 금빛, 쪽빛, 사프란, 구릿빛, 삼나무, 강가, 달빛, 별빛, 햇살, 다정한, 즐거운, 고요한, 용감한, 영리한
safe-name-second = 낙타, 매, 여우, 토끼, 부엉이, 종달새, 거북, 왜가리, 수달, 고슴도치, 표범, 가젤, 스라소니, 제비, 두루미, 생쥐, 다람쥐, 돌고래, 오소리, 참새
page-title = Caravanserai
page-what = 몰래 그리고 동시에 고르는 시장 게임들의 열린 집입니다: { $games }.
page-soon = 테이블은 프로그램에 열려 있습니다. 사람이 쓰는 페이지는 여기 아직 만들어지지 않았습니다. `make frontend`가 만듭니다.
page-api = 프로그램이 서버와 이야기하는 방법
page-types = 타입
serve-open = Caravanserai가 열렸습니다: { $address }
serve-lan = 같은 네트워크에 있는 사람은 아래 주소 가운데 하나를 열거나, 휴대전화 카메라로 코드를 비추세요.
serve-lan-none = 이 컴퓨터에는 다른 사람이 접속할 수 있는 주소가 없습니다. 네트워크에 연결되어 있나요?
serve-lan-plain = HTTPS가 아니면 브라우저에서 다음은 쓸 수 없습니다: 페이지 설치, 오프라인으로 하기, 보고 있지 않을 때의 알림, 패스키, 한 번에 복사하거나 공유하기. 나머지는 모두 됩니다. 같은 네트워크에 있는 사람이 내용을 엿볼 수 있으니 믿는 사람들과 플레이하거나 앞에 HTTPS를 두세요(docs/deploy.md).
serve-closed = Caravanserai를 닫았습니다. 모든 테이블은 보관됩니다.
setting-wrong = { $name } 설정에 “{ $value }” 값은 쓸 수 없습니다: { $reason }.
setting-unknown = “{ $name }” 설정은 없습니다({ $file }). 있는 설정: { $known }.
setting-file = { $file } 파일의 설정을 읽을 수 없습니다: { $reason }.
setting-not-an-address = “{ $value }”: 사이트 주소가 아닙니다. https://games.example.org 처럼 쓰세요.
setting-not-a-port = “{ $value }”: 호스트와 포트가 아닙니다. 127.0.0.1:9100 처럼 쓰세요.
setting-not-a-server = { $name } 설정은 서버 주소가 아닙니다. SCHEME://USER:PASSWORD@HOST:PORT 처럼 쓰고, 비밀번호 안의 @ : / ? # [ ] % 글자는 %40, %3A, %2F, %3F, %23, %5B, %5D, %25 로 쓰세요.
data-in-use = 다른 서버가 { $folder } 폴더를 쓰고 있습니다. 그 서버를 멈추거나 --data로 다른 폴더를 고르세요.
data-failed = { $folder } 위치에 데이터를 둘 수 없습니다: { $reason }.
setting-valkey-alone = Valkey는 한 서버의 노드 사이에 소식을 전하며, 노드들은 데이터베이스를 함께 씁니다. --database 도 주세요.
setting-needs = --{ $name } 설정에는 --{ $other } 도 필요합니다.
extra-missing = --{ $name } 설정에는 { $library } 가 필요합니다. Caravanserai를 “{ $extra }” 추가 기능과 함께 설치하세요.
secret-failed = { $file } 파일에 비밀이 없습니다: { $reason }.
wrong-key = 이 서버의 열쇠가 다릅니다. 모든 노드에 같은 --key-file 을 주세요.
cluster-missing = 여러 기계로 여는 서버에는 { $library } 가 필요합니다. Caravanserai를 “cluster” 추가 기능과 함께 설치하세요.
data-bad-key = { $file } 파일은 이 서버의 열쇠가 아닙니다. 되살리거나, 지우고 모든 손님이 새로 시작하게 하세요.
key-file-wrong = { $file } 파일은 열쇠가 아닙니다. 32바이트여야 합니다. 다른 노드나 백업에서 가져오세요. 새 서버라면 `head -c 32 /dev/urandom` 명령으로 만듭니다.
key-file-missing = { $file } 열쇠가 없습니다. --key-file 로 파일을 알려 주세요. 열쇠는 모든 노드와 백업에서 같습니다. 새 서버라면 `head -c 32 /dev/urandom` 명령으로 만듭니다.
cannot-listen = { $host } 주소의 { $port } 포트를 열 수 없습니다: { $reason }. --host나 --port로 다른 것을 고르세요.
help-serve = 서버를 엽니다. 혼자서나 여럿이 브라우저에서 게임을 합니다.
help-serve-config = 설정을 담은 TOML 파일. 이름은 여기의 옵션과 같습니다. 옵션이 CARAVANSERAI_… 변수보다, 변수가 파일보다 앞섭니다.
help-serve-host = 연결을 받을 주소. 0.0.0.0은 이 컴퓨터의 모든 주소입니다.
help-serve-port = 포트. 0이면 비어 있는 아무 포트나 씁니다.
help-serve-lan = 집에서 함께 플레이할 때: 이 컴퓨터의 모든 주소에서 연결을 받고, 주소마다 QR 코드를 보여 줍니다.
help-serve-data = 보관해야 할 모든 것을 두는 폴더. 기본은 사용자 데이터 폴더입니다.
help-serve-database = 여러 기계로 여는 서버를 위해 파일 대신 쓰는 PostgreSQL의 주소.
help-serve-valkey = 그런 서버의 노드 사이에 소식을 전하는 Valkey의 주소.
help-serve-key-file = 서버의 열쇠(32바이트). 모든 노드가 같아야 합니다. 기본은 데이터 폴더의 열쇠입니다.
help-serve-drain-seconds = 멈출 노드가 새 손님을 받지 않고 기다리는 초. 그다음 그곳에 있는 사람들은 다른 노드로 갑니다.
help-serve-public-url = 사람들이 찾아오는 주소. 예: https://games.example.org. 링크, 쿠키, 출처 확인에 씁니다.
help-serve-oidc-issuer = 사람을 보증하는 OpenID Connect 제공자(예: 동호회)의 주소. 기본은 없음.
help-serve-oidc-client = 그 제공자가 부르는 이 서버의 이름.
help-serve-oidc-secret-file = 그 제공자와 나눈 비밀이 든 파일. 또는 CARAVANSERAI_OIDC_SECRET.
help-serve-oidc-secret = 그 제공자와 나눈 비밀.
help-serve-oidc-name = 페이지에 보이는 그 제공자의 이름.
help-serve-smtp = 메일로 돌아올 수 있게 하는 메일 서버. 예: smtp://USER@mail.example.org. 기본은 없음.
help-serve-smtp-password-file = 그 메일 서버의 비밀번호가 든 파일. 또는 CARAVANSERAI_SMTP_PASSWORD.
help-serve-smtp-password = 그 메일 서버의 비밀번호.
help-serve-mail-from = 이 집의 메일을 보내는 주소.
help-serve-news-inside = 이 집 자체 네트워크의 주소(예: 그 안의 채팅)로도 소식을 보냅니다. 그러면 여기서 노는 사람이 그 안에 닿을 수 있습니다.
help-serve-origins = 이 서버를 써도 되는 다른 사이트들. 쉼표로 나눕니다.
help-serve-proxies = 방문자의 주소를 믿고 받아들일 프록시의 주소들. 쉼표로 나눕니다.
help-serve-browser = 데스크톱이 있으면 주소를 브라우저에서 엽니다: true 또는 false.
help-serve-log-level = debug, info, warning, error 가운데 하나.
help-serve-thinkers = 동시에 생각하는 봇의 수.
help-serve-bot-pause = 봇이 답하기 전에 기다리는 최대 밀리초. 0이면 기다리지 않습니다.
help-serve-tables-each = 한 사람이 열 수 있는 테이블 수.
help-serve-tables-per-hour = 한 사람이 한 시간 동안 열 수 있는 테이블 수. 한꺼번에는 그 3분의 1까지, 한 주소에는 여덟 배까지.
help-serve-open-hours = 아무도 게임을 시작하지 않은 테이블을 닫기까지의 시간(시간). 0: 닫지 않음.
help-serve-idle-days = 아무 응답도 없는 끝나지 않은 게임을 닫기까지의 날수. 0: 닫지 않음.
help-serve-closed-days = 닫힌 테이블을 지우기까지의 날수. 0: 지우지 않음. 끝난 게임은 남습니다.
help-serve-guest-days = 테이블이 없는 손님을 잊기까지의 날수. 0: 잊지 않음. 게임을 한 사람은 남습니다.
help-serve-keep-devices = 아무도 쓰지 않은 기기를 로그아웃하기까지의 날수. 0: 하지 않음.
help-serve-keep-addresses = 더 오지 않는 주소를 잊기까지의 시간 수. 주소는 메모리에만 있습니다.
help-serve-keep-chat = 테이블에서 한 말을 잊기까지의 시간 수. 말은 메모리에만 있습니다. 0: 테이블과 함께.
help-serve-safe = 어린이를 위한 집: 글 대신 정해진 말, 목록에서 고르는 이름, 공개 페이지 없음. true 또는 false.
help-serve-body-limit = 요청 하나의 바이트 수. 판본도 포함합니다.
help-serve-message-limit = 소켓 메시지 하나의 바이트 수.
help-serve-requests-per-second = 한 주소의 초당 요청 수. 한꺼번에는 다섯 배까지. 페이지 파일은 여덟 배까지.
help-serve-messages-per-second = 한 사람의 초당 메시지 수. 한꺼번에는 세 배까지, 한 주소로는 여덟 배까지.
help-serve-chats-per-minute = 한 사람이 1분에 말할 수 있는 횟수.
help-serve-guests-per-hour = 한 주소에서 오는 시간당 새 손님 수.
help-serve-sockets-each = 한 사람이 한 테이블에 여는 연결 수.
help-serve-sockets-per-address = 한 주소의 연결 수.
help-serve-attempts-per-hour = 한 사람에 대한 시간당 로그인 시도 수. 한 주소에서는 네 배까지.
help-serve-password-memory = 비밀번호를 한 번 대조할 때 드는 메모리(KiB).
help-serve-handshakes-per-minute = 한 사람이 1분 동안 테이블에 새로 연결하는 횟수. 한 주소에는 여덟 배까지.
help-serve-connections = 서버가 동시에 열어 두는 연결 수.
help-serve-connections-per-address = 한 주소의 연결 수. 믿는 프록시에는 이 제한이 없습니다.
help-serve-header-seconds = 요청의 머리 부분이 도착하기까지 기다리는 초.
help-serve-body-seconds = 요청의 본문이 도착하기까지, 그리고 답을 전혀 읽지 않는 연결을 기다리는 초.
help-serve-idle-seconds = 답을 보낸 뒤 다음 요청 없이 연결을 열어 두는 초.
help-serve-reviews-per-hour = 한 사람이 한 시간 동안 부탁할 수 있는 끝난 게임의 복기 수.
help-serve-metrics-listen = /metrics만의 주소. 보기: 127.0.0.1:9100.
help-serve-metrics-token = 이것을 “Authorization: Bearer …”로 보내는 사람은 서버의 주소에서 /metrics를 봅니다. 토큰도 따로 둔 주소도 없으면 아무도 수치를 볼 수 없습니다.

## The arena

help-arena = 봇끼리 여러 판을 겨루게 하고 셉니다. 같은 패를 모든 자리에서 둡니다.
help-arena-bots = 봇들, 쉼표로 나눕니다: { $known }. 자리보다 적으면 차례로 다시 앉습니다.
help-arena-seats = 자리 수. 기본은 봇마다 한 자리입니다.
help-arena-games = 적어도 몇 판을 둘지. 시작한 패는 모든 자리에서 둡니다.
help-arena-seed = 시드가 같으면 같은 대결이 됩니다.
help-arena-records = 판마다 이 폴더에 남깁니다. 새 폴더이거나 비어 있어야 합니다.
help-arena-json = JSON 문서 하나로 출력합니다.
help-arena-jobs = 몇 개의 프로세스가 둘지. 기본은 코어마다 하나이고 결과는 같습니다.
help-arena-results = 패마다 이 파일에 덧붙입니다. 같은 대결은 파일이 끝난 곳에서 이어집니다.
help-arena-report = 결과를 그림이 있는 한 장의 페이지로 이 파일에 씁니다.
help-ladder = 봇들의 실력을 잽니다. 저마다 바로 아래 봇과, 모든 인원수에서 겨룹니다.
help-ladder-bots = 봇들, 약한 것부터 강한 것까지. 기본은 사람에게 내놓는 봇들입니다.
help-ladder-seats = 인원수들, 쉼표로 나눕니다. 기본은 그 게임의 모든 인원수입니다.
help-ladder-games = 인원수마다 각 짝이 적어도 몇 판을 둘지.
help-ladder-out = 숫자를 쓸 파일. 기본은 서버가 사람들에게 보여 주는 파일입니다.
help-ladder-results = 패마다 이 파일에 남기고, 끝난 곳에서 이어집니다. 기본은 ladder-GAME.jsonl입니다.
help-ratings = arena와 ladder가 남긴 대결의 모든 봇에 레이팅을 매깁니다.
help-ratings-files = arena --results와 ladder가 쓴 결과 파일들.
cli-range = { $name } 값은 1부터 { $most }까지입니다. { $given } 말고 다른 수를 고르세요.
cli-folder-full = { $folder } 폴더가 비어 있지 않습니다. 기록을 담을 새 폴더를 적으세요.
cli-too-many-bots = 봇이 너무 많습니다: { $seats }자리에 { $bots }명. 봇을 줄이거나 --seats를 늘리세요.
cli-bot-cannot = { $reason } 다른 봇을 고르세요.
help-ratings-house = 집의 끝난 게임에서 모든 사람의 레이팅을 다시 계산합니다.
cli-ratings-of-what = 결과 파일을 지정하거나 --house를 쓰세요.
rating-rule-who = 무엇이 반영되나요
    .more = 레이팅으로 연 테이블입니다. 계정이 있는 사람이 표준 판본과 시계로, 힌트 없이, 봇 대신 두는 사람 없이 둡니다. 게임마다 레이팅이 따로 있고, 두 사람 테이블은 더 큰 테이블과 따로 셉니다.
rating-rule-scale = 숫자의 뜻
    .more = 체스와 같은 눈금입니다. 200점 높은 사람이 네 번에 세 번쯤 앞섭니다. 1000은 이 집의 1단계부터 5단계까지 봇의 평균입니다. 열 번에 아홉 번은 숫자 뒤의 ± 안에 참값이 있습니다. 그 폭이 180보다 크면 임시 레이팅이며 순위표에 나오지 않습니다.
rating-rule-place = 한 판이 반영되는 방법
    .more = 테이블의 모든 사람을 서로 순위로 견줍니다. 같은 순위는 무승부입니다. 강한 사람을 이기면 약한 사람을 이길 때보다 더 오릅니다.
rating-rule-leave = 떠나는 사람
    .more = 떠나면 봇이 어떻게 두든 꼴찌이고, 답의 3분의 1 넘게 봇에게 맡겨도 마찬가지입니다. 남은 사람이 모두 놓아주면 그 게임은 반영되지 않습니다. 운을 뺀 계산에서는 떠나는 순간 가지고 있던 승률을 버린 것으로 칩니다.
rating-rule-repeat = 같은 사람끼리 거듭할 때
    .more = 같은 두 사람이 하루 안에 한 시간 미만의 게임에서 거듭 만나면 세 판까지는 그대로, 네 번째는 절반, 다섯 번째는 3분의 1만 반영됩니다. 나란히 진행한 게임은 시간을 나눠 가지므로, 한 시간은 앞 게임이 끝난 때부터 셉니다.
rating-rule-bots = 봇
    .more = 봇의 힘은 측정된 값이며 바뀌지 않습니다. 봇하고만 둔 레이팅 게임은 따로 된 레이팅에 반영되며, 다른 레이팅과는 상관이 없습니다.
rating-rule-luck = 운을 빼면
    .more = 레이팅 게임은 뒤에서 복기됩니다. ‘플레이’는 결정 하나가 평균으로 놓친 승률이며, 열 번에 아홉 번 들어가는 범위와 함께 보여 줍니다. 운을 뺀 레이팅은 누가 이겼든 결정이 놓친 승률로 사람들의 순위를 매깁니다.
rating-rule-seen = 누가 보나요
    .more = 내 페이지를 볼 수 있는 사람이 레이팅을 봅니다. 연습할 것은 본인만 봅니다. 모두 끝난 게임에서 나오며 언제든 다시 계산할 수 있습니다.
ratings-again = 레이팅 게임 { $games }판, 레이팅 { $ratings }개.
ratings-again-same = 바뀐 것이 없습니다.
ratings-again-changed = 레이팅 { $changed }개가 전과 다릅니다. 가장 큰 차이: { $points }.
ratings-again-damaged = 레이팅 게임 { $games }판은 읽을 수 없습니다.
help-serve-rated-reviews = 아무도 부탁하지 않아도 한 시간에 복기하는 레이팅 게임 수. 0이면 하지 않습니다.
cli-bad-results = { $file } 파일은 결과 파일이 아닙니다({ $line }번째 줄). 다른 파일을 고르세요.
cli-other-match = { $file } 파일에는 다른 대결이 있습니다({ $found }). 이 대결에는 다른 파일을 쓰세요.
cli-one-bot = 사다리에는 봇이 둘 이상 있어야 합니다. --bots로 더 적으세요.
arena-found = { $game }, { $bots }, { $seats }자리, 시드 { $seed }
arena-continues = { $file } 파일에 이 대결의 패가 이미 { $deals }개 있습니다. 거기서 이어집니다.
arena-interrupted = { $asked }판 가운데 { $games }판 뒤에 멈췄습니다.
arena-interrupted-ladder = 멈췄습니다. 둔 것은 { $file } 파일에 있고, 같은 명령이 거기서 이어집니다.
arena-progress = 판
arena-rate = 초당 { $rate }판
arena-games = 판수
arena-bot = 봇
arena-share = 승률
arena-interval = 95%
arena-fair = 공평한 몫
arena-points = 점수
arena-rating = 레이팅
arena-pair = 짝
arena-seats = 자리
arena-to = { $low }–{ $high }
arena-percent = { $number }%
arena-decimal-point = .
arena-summary = { $game } { $games }판, 패 { $deals }개, { $seats }자리, 시드 { $seed }. { $shared ->
    [0] 공동 승리 없음
   *[other] 공동 승리 { $shared }번
  }. 초당 { $rate }판
ladder-written = 썼습니다: { $file }

## The report of a match

report-title = { $game }: 봇 대 봇
report-summary = 패 { $deals }개로 { $games }판, { $seats }자리, 시드 { $seed }. 패마다 모든 자리에서 두었으므로 패의 운은 모두에게 고르게 돌아갑니다. 구간은 모두 95%이고 패 사이의 차이에서 나옵니다.
report-wins = 승리
    .more = 이 봇이 이긴 비율입니다. 세로줄은 공평한 몫, 곧 실력이 같을 때의 비율입니다.
report-matrix = 누가 앞서는가
    .more = 왼쪽 봇의 자리가 위쪽 봇의 자리보다 앞선 비율입니다. 같은 순위는 반으로 셉니다.
report-alone = 봇이 하나뿐이라 견줄 상대가 없습니다.
report-ratings = 레이팅
    .more = 체스의 레이팅과 같습니다. 200점 높으면 네 번에 세 번쯤 앞섭니다. 1000은 함께 잰 봇들의 평균이고, 차이에만 뜻이 있습니다.
report-points = 점수
    .more = 봇마다 몇 자리가 그 점수로 끝났는지 보여 줍니다.
report-lengths = 한 판의 길이
    .more = 한 판에서 모든 자리가 낸 답의 수입니다.
report-mean = 평균 { $number }
report-seats = 자리가 중요한가
    .more = 누가 앉았든 그 자리가 이긴 비율입니다. 세로줄은 자리가 아무 상관 없을 때의 비율입니다.
report-seat = { $seat }번 자리
report-endings = 판을 끝낸 것
    .more = 한 판에 까닭이 여럿일 수 있습니다.
report-one-ending = 이 게임은 끝나는 길이 하나뿐입니다.
report-ending-teapots = 마지막 찻주전자를 가져갔습니다
report-ending-carpets = 마지막 양탄자를 가져갔습니다
report-ending-salt = 마지막 소금 자루를 샀습니다
report-empty = 둔 판이 없습니다.
report-from = { $low }에서 { $high } 사이

## 기록 확인

help-think = 서버의 봇이 이 기계에서도 생각하게 합니다. 노드는 Valkey를 통해 이 기계를 찾습니다. 테이블에 대해서는 봇의 자리가 아는 것만 알게 됩니다.
help-think-thinkers = 동시에 생각하는 상황의 수. 기본은 코어마다 하나입니다.
think-no-valkey = 생각하는 기계에는 서버가 쓰는 Valkey의 주소가 필요합니다. --valkey 를 주세요.
think-begun = 이 기계는 서버를 위해 한 번에 { $at_once }개 상황을 생각합니다(Ctrl-C로 끝냅니다. 잃는 것은 없습니다).
think-done = 이 기계는 더 생각하지 않습니다. 이제 노드가 스스로 생각합니다.
help-backup = 모든 테이블과 사람과 키를 파일 하나에 담습니다. 그동안 서버가 열려 있어도 됩니다.
help-backup-file = 새 파일. 데이터 폴더만큼 안전하게 두세요: 이 파일이 있으면 모든 손패를 볼 수 있습니다.
help-restore = 백업을 빈 데이터 폴더나 빈 데이터베이스에 되돌립니다. 그다음 `caravanserai serve`로 이어 갑니다.
help-restore-file = `caravanserai backup`이 만든 파일.
backup-progress = 테이블 복사 중
backup-nothing = { $folder } 폴더에는 아직 데이터가 없습니다. --data로 폴더를 고르세요.
backup-failed = 백업하지 못했습니다: { $reason }.
help-quarantine = 읽을 수 없는 테이블과 그 까닭을 보여 주거나, 다시 시도하게 합니다.
help-quarantine-release = 서버를 업데이트했거나 파일을 고친 뒤 이 테이블을 다시 시도합니다.
quarantine-none = 지금까지 살펴본 테이블은 모두 읽을 수 있습니다.
quarantine-line = { $table } (로그에는 { $log_name }), { $since }부터: { $reason }
quarantine-released = { $table }: 다음에 누가 찾을 때 다시 시도합니다.
quarantine-unknown = { $table }: 격리된 테이블이 아닙니다. `caravanserai quarantine`이 목록을 보여 줍니다.
help-games = 끝난 게임을 연구하는 사람을 위한 명령입니다.
help-games-export = 끝난 공개 게임을 표로 씁니다: 게임, 자리, 단계. 밝히기를 원한 사람의 아이디만 들어갑니다.
help-games-folder = 표를 담을 새 폴더.
help-games-since = 이 날 또는 그 뒤에 끝난 게임. 예: 2026-01-31.
help-games-format = jsonl 또는 parquet.
help-games-views = 자리마다 답할 때 본 것도 씁니다. 훨씬 많은 공간이 듭니다.
cli-games-format = “{ $format }” 형식은 없습니다. 다음 중에서 고르세요: { $known }.
cli-games-no-parquet = Parquet에는 pyarrow가 필요한데 설치되어 있지 않습니다: pip install "caravanserai[export]". 또는 --format jsonl을 고르세요.
cli-games-since = 날짜가 아닙니다: { $given }. 2026-01-31처럼 적으세요.
games-exported = 게임 { $games }판을 { $folder }에 썼습니다.
games-damaged = 읽을 수 없는 게임 { $games }판은 뺐습니다.
help-people = 스스로 해결할 수 없는 사람을 돕습니다: 찾기, 초기화, 이름 바꾸기, 합치기, 지우기.
help-people-list = 이 집의 계정을 최근 순으로 보여 줍니다.
help-people-find = 이름이나 아이디의 일부로 사람을, 손님까지 찾습니다.
help-people-reset = 열쇠를 모두 잃은 사람을 위해: 열쇠와 기기를 모두 끝내고 링크 하나로 돌아오게 합니다.
help-people-rename = 이름을 바꿉니다. 게임에 남은 이름은 그대로입니다.
help-people-merge = 손님이 한 일을 다른 사람의 것으로 합칩니다. 손님에게는 열쇠가 없어야 합니다.
help-people-delete = 본인이 하듯이 영영 지웁니다. 이름은 사라지고 게임은 남습니다.
help-people-who = 아이디, 또는 목록에 나오는 번호.
help-people-guest = 손님의 번호.
help-people-name = 새 이름.
help-people-text = 이름이나 아이디의 일부.
people-line = { $id }, { $name }, { $since }부터, 열쇠: { $keys }, 기기: { $devices }
people-none = 찾은 사람이 없습니다.
help-people-mail = 어떤 사람의 메일 주소를 보거나 지웁니다.
help-people-mail-clear = 메일 주소를 지웁니다.
people-mail = { $name } 님은 { $address } 주소로 돌아올 수 있습니다.
people-mail-none = { $name } 님에게는 메일 주소가 없습니다.
people-mail-cleared = 이제 { $address } 주소로는 { $name } 님에게 돌아올 수 없습니다.
news-turn = 차례가 되었습니다.
news-begins = 게임이 시작되었습니다.
news-over = 게임이 끝났습니다.
news-invited = { $name } 님이 { $game } 테이블로 초대합니다.
  .title = 초대
news-friend = { $name } 님이 친구가 되고 싶어 합니다.
  .title = 친구
news-evening = { $name } 모임의 일정이 잡혔습니다. 오시나요?
news-event = 참가한 대회가 시작되었습니다.
news-test = 소식이 여기에 도착합니다.
  .title = 시험
news-waits = { $count ->
   *[other] 게임이 기다리는 사람: { $names }
  }
news-mail-subject = { $count ->
   *[other] { $house }의 소식 { $count }개
  }
news-mail-end = { $house }에 부탁하신 메일입니다. 어떤 소식을 어디로 받을지는 여기서 고릅니다: { $link }
mail-confirm-subject = { $house }: 돌아오는 길
mail-confirm =
    안녕하세요.

    열쇠를 모두 잃었을 때 이 주소로 { $house } 에 돌아올 수 있게 하려고 합니다.
    원하신다면 { $minutes }분 안에 이 링크를 여세요.

    { $link }

    요청한 적이 없다면 아무것도 하지 마세요. 이 주소는 쓰이지 않습니다.
mail-return-subject = { $house }: 다시 들어오기
mail-return =
    { $name } 님, 안녕하세요.

    이 링크를 열면 { $house } 에서 다시 본인이 됩니다. { $minutes }분 동안 한 번만 쓸 수 있습니다.

    { $link }

    아무에게도 주지 마세요. 요청한 적이 없다면 아무것도 하지 마세요. 이 링크 없이는 아무도 들어올 수 없습니다.
people-unknown = 아이디나 번호가 “{ $who }”인 사람은 없습니다. `caravanserai people find`로 이름을 찾으세요.
people-reset = { $name } 님은 모든 곳에서 로그아웃되었습니다. 집의 주소 뒤에 이것을 붙여 알려 주세요. { $days }일 동안 한 번 쓸 수 있습니다: { $link }
people-renamed = { $was } 님의 이름은 이제 { $name }입니다.
people-merged = { $guest } 님이 한 일은 이제 { $name } 님의 것입니다.
people-cannot-merge = { $guest } 님은 열쇠나 아이디가 있거나 이미 다른 사람의 것이어서 { $name } 님의 것으로 합칠 수 없습니다.
people-deleted = { $name } 님을 지웠습니다. 게임은 남습니다.
help-people-ban = 며칠 동안, 또는 영영 집을 이용하지 못하게 합니다. 자리는 봇이 이어 둡니다.
help-people-unban = 이용이 막힌 사람에게 집을 다시 엽니다.
help-people-mute = 며칠 동안, 또는 영영 정해진 말만 쓰게 합니다.
help-people-unmute = 다시 자유롭게 쓰게 합니다.
help-people-moderators = 운영진을 보여 줍니다.
help-people-make-moderator = 열쇠가 있는 사람에게 신고를 맡깁니다.
help-people-unmake-moderator = 운영진에서 뺍니다.
help-people-appeals = 결정에 대해 사람들이 답한 것을 보여 줍니다.
help-people-lift = 결정을 거둡니다. 그 사람에게 알립니다.
help-people-uphold = 답을 읽은 뒤 결정을 그대로 둡니다. 그 사람에게 알립니다.
help-people-days = 며칠 동안인지. 없으면 영영.
help-people-why = 그 사람이 읽을 말.
help-people-action = `caravanserai people appeals`에 나오는 결정의 번호.
people-did-ban = { $days ->
    [0] { $name } 님은 이제 이 집을 이용할 수 없습니다.
   *[other] { $name } 님은 { $days }일 동안 이 집을 이용할 수 없습니다.
  }
people-did-mute = { $days ->
    [0] { $name } 님은 이제 정해진 말만 쓸 수 있습니다.
   *[other] { $name } 님은 { $days }일 동안 정해진 말만 쓸 수 있습니다.
  }
people-unban = { $name } 님은 다시 이 집을 이용할 수 있습니다.
people-unmute = { $name } 님은 다시 자유롭게 쓸 수 있습니다.
people-no-ban = { $name } 님은 이용이 막혀 있지 않습니다.
people-no-mute = { $name } 님은 이미 자유롭게 쓸 수 있습니다.
people-moderator = { $name } 님은 이제 운영진입니다.
people-unmoderator = { $name } 님은 더는 운영진이 아닙니다.
people-not-moderator = { $name } 님은 운영진이 아닙니다.
people-moderator-key = { $name } 님에게는 열쇠가 없습니다. 다른 사람이 대신하지 못하도록 운영진에게는 열쇠가 필요합니다.
people-moderator-line = { $id }, { $name }, { $since }부터
people-no-moderators = 이 집에는 운영진이 없습니다. `caravanserai people make-moderator`로 정하세요.
people-appeal = { $id }: { $name }, { $what }, { $day }, { $by }. 알린 말: { $text } 답: { $answer }
people-no-appeals = 답을 기다리는 사람이 없습니다.
people-no-action = 결정 “{ $id }”이 없거나 이미 거두었습니다. `caravanserai people appeals`로 보세요.
people-lifted = 거두었습니다.
people-upheld = 그대로 둡니다.
people-owner = 집주인
people-action-dismiss = 신고 기각
people-action-warn = 주의
people-action-mute = 정해진 말만
people-action-rename = 이름 변경
people-action-ban = 이용 정지
serve-quarantine = 읽을 수 없어 닫아 둔 테이블이 { $tables }개 있습니다. 어느 테이블이고 까닭이 무엇인지는 `caravanserai quarantine`으로 볼 수 있습니다.
backup-done = { $file } 파일에 모두 담았습니다({ $kilobytes } kB).
restore-not-empty = { $folder } 폴더에 이미 데이터가 있습니다({ $file }). --data로 빈 폴더를 고르거나 그 파일을 먼저 옮기세요.
restore-bad = { $file } 파일은 쓸 수 있는 백업이 아니어서 아무것도 되돌리지 않았습니다: { $reason }.
restore-done = { $folder } 폴더에 되돌렸습니다(저장한 버전 { $version }). `caravanserai serve`로 여세요.
help-move = 닫힌 서버를 다른 곳으로, 파일에서 데이터베이스로 또는 그 반대로 복사합니다. 이전 것은 그대로 남습니다.
help-move-from = 서버의 데이터 폴더나 PostgreSQL의 주소.
help-move-to = 빈 폴더나 빈 PostgreSQL의 주소.
backup-checking = 복사본 확인 중
backup-packing = 압축하는 중
restore-unpacking = 압축을 푸는 중
backup-nothing-there = { $place } 위치에는 아직 서버가 없습니다.
restore-not-empty-there = { $place } 위치에 이미 서버가 있습니다. 빈 데이터베이스를 고르세요.
restore-other-key = { $file } 파일은 다른 서버의 열쇠입니다. 먼저 옮겨 두거나 --key-file로 다른 파일을 고르세요.
restore-failed = 아무것도 되돌리지 않았습니다: { $reason }.
move-failed = 서버를 옮기지 못했습니다: { $reason }.
move-house-open = { $place } 위치의 서버가 열려 있어서 지금 두는 수가 빠지게 됩니다. 모든 노드를 멈추고 3초 뒤에 다시 해 보세요.
move-done = { $source }의 서버가 이제 { $target }에도 있습니다. `caravanserai serve`로 그곳에서 열고 이전 것은 더 열지 마세요.
help-verify = 기록의 수, 점수, 섞기, 봉인을 확인합니다.
help-verify-file = 게임이 끝난 테이블이 내주거나 play --record로 저장한 기록, 또는 대회 파일.
verify-moves = { $steps }단계를 다시 두었습니다. 모든 수가 규칙에 맞습니다.
verify-score = 점수와 순위가 적힌 그대로입니다.
verify-fair = 섞기 { $shuffles }번이 모두 비밀값과 논스에서 나온 것이며, 비밀값은 분배 전에 보여 준 해시와 일치합니다.
verify-hashed = 논스 { $people }개가 하나라도 공개되기 전에 해시로 정해졌고, 실제로 그 논스가 쓰였습니다.
verify-left-out = { $name } 님의 논스는 제때 공개되지 않았습니다. 섞기는 그것에 좌우되지 않습니다.
verify-nobody = 이 섞기에는 사람의 논스가 하나도 없습니다. 서버만이 섞기를 정했습니다.
verify-open-nonces = 예전 버전의 서버처럼 논스가 공개된 채 보내졌습니다. 마지막에 앉은 사람이 자기 논스를 고를 수 있었습니다.
verify-not-live = 이 기록에는 비밀값이 없습니다: 온라인 테이블에서 한 게임이 아니거나, 모두에게 같은 분배입니다. 섞기는 확인하지 않습니다.
verify-sealed = 봉인이 온전합니다. 기록된 뒤로 바뀐 것이 없습니다.
verify-unsealed = 이 기록에는 봉인이 없습니다. 규칙에 맞는 다른 수나 이름으로 바꿔도 드러나지 않습니다.
verify-holds = 이 기록은 믿을 수 있습니다.
verify-event-log = 대회 기록에는 { $rows }줄이 있으며, 줄마다 그 자리에 올 수 있는 것입니다.
verify-event-tables = 테이블 { $tables }개를 다시 두었습니다. 수, 점수, 섞기가 모두 이 대회의 것입니다.
verify-event-ruled = { $row }번째 줄: 주최자의 결정입니다. 이유: { $reason }
verify-event-digest = 다른 사람이 가진 값과 견주어 보세요: { $digest }
verify-event-holds = 이 대회는 믿을 수 있습니다.

## The page

page-nav = 페이지
page-menu = 메뉴
page-nav-learn = 배우기
page-end-event = 대회로 돌아가기
page-nav-events = 대회
page-nav-daily = 오늘의 패
page-my-games = 내 게임
    .all = 내 게임 모두 보기
page-my-turn = 내 차례
page-my-waiting = 다른 사람을 기다리는 중
page-my-open = 사람을 기다리는 중
page-my-finished = 끝난 게임
page-my-further = 더 보기
page-my-play = 계속하기
page-my-look = 보기
page-my-none = 아직 게임이 없습니다
    .more = 둔 게임은 여기에 남습니다. 이어서 두고, 다시 보고, 배울 수 있습니다.
    .play = 게임 고르기
page-my-none-over = 아직 끝난 게임이 없습니다. 끝난 게임은 여기에 남습니다.
page-past-search = 이름이나 메모
page-past-game = 게임
    .any = 모든 게임
page-past-result = 결과
    .any = 모든 결과
    .won = 이긴 게임
    .lost = 이기지 못한 게임
page-past-time = 기간
    .any = 모든 기간
    .week = 지난 한 주
    .month = 지난 한 달
    .year = 지난 한 해
page-past-starred = 별표한 게임
page-past-none = 찾은 것이 없습니다. 낱말을 줄이거나 모든 게임, 모든 기간에서 찾아보세요.
page-past-star = 별표
page-past-note = 나에게 남기는 메모입니다. 다른 사람에게는 보이지 않습니다.
    .add = 메모 쓰기
    .change = 메모 고치기
    .keep = 남기기
    .leave = 취소
page-me = 내 페이지
page-friends = 친구
page-friends-asking = 친구가 되고 싶어 합니다
page-friends-yes = 받아들이기
page-friends-no = 거절하기
page-friends-here = 지금 여기 있음
page-friends-remove = 지우기
page-friends-block = 차단하기
page-friends-unblock = 차단 풀기
page-friends-take-back = 거두기
page-friends-asked = 내가 청한 사람
page-friends-blocked = 차단한 사람
page-friends-invite-how = 사람을 기다리는 테이블에서 한 번의 클릭으로 초대할 수 있습니다.
page-friends-none = 아직 친구가 없습니다
    .more = 아이디로 청하거나, 같은 테이블의 채팅에서 청해 보세요.
page-friends-nobody = 아직 서로 모르는 사이입니다
    .more = 테이블에 한 번 앉으면 집이 알아봅니다.
page-friends-ask = 친구 청하기
    .how = 상대의 아이디
    .go = 청하기
page-friends-asked-now = 그런 사람이 있다면, { $name }에게 청했습니다.
page-friends-block-what = 차단된 사람에게는 알리지 않습니다. 집은 두 사람을 함께 앉히지 않고, 서로의 말이 들리지 않으며, 서로 초대할 수 없습니다.
page-friends-sure = { $name } 님을 친구에서 지울까요? 상대의 친구 목록에서도 빠집니다.
    .block = { $name } 님을 차단할까요?
    .no = 아니요, 그대로 두기
page-friends-ask-news = { $count }명이 친구가 되고 싶어 합니다.
    .go = 보기
page-invited = { $name } 님이 테이블로 초대합니다: { $game }.
    .go = 가기
    .no = 나중에
page-invite-friends = 또는 친구를 초대하세요
    .go = 초대하기
    .sent = 초대함
    .there = 이 테이블에 있음
page-kept = 나를 위해 맡아 둔 자리
    .by = { $name } 님이 맡아 두었습니다.
    .sit = 앉기
    .no = 괜찮습니다
page-kept-news = { $name } 님이 자리를 맡아 두었습니다: { $game }.
page-keep = 자리 맡아 두기
    .free = 자리 풀기
page-keep-for = 자리를 맡아 둘 친구
    .explanation = 풀어 주거나 시작하기 전에는 다른 사람이 앉을 수 없습니다. 친구에게 바로 알립니다.
page-company = 이 테이블의 사람들
    .ask = 친구 청하기
    .asked = 청했습니다.
    .blocked = 차단했습니다. 상대에게는 알리지 않습니다.
    .release = 보내 주기
    .released = 괜찮다고 했습니다. 두고 있는 사람이 모두 그렇게 말하면, 떠난 것은 세지 않습니다.
page-report = { $name } 님 신고하기
    .go = 신고하기
    .line = { $name } 님이 한 말 신고하기
    .kind = 무엇에 관한 일인가요?
    .abuse = 상처 주는 말
    .name = 이름
    .stalling = 일부러 늦추거나 떠남
    .collusion = 둘이 짜고 둠
    .other = 그 밖의 일
    .text = 원하면 몇 마디로
    .what = 운영진은 여기서 볼 수 있었던 것, 곧 같은 방에서 마지막에 나온 말만 봅니다. 카드는 보지 않습니다. 누가 신고했는지 { $name } 님에게 알리지 않습니다.
    .send = 보내기
    .sent = 고맙습니다. 운영진이 살펴보겠습니다.
page-notices = 알림
page-notices-none = 나에 대해 결정된 것이 없습니다
    .more = 운영진이 무언가를 결정하면 까닭과 함께 여기에 나오고, 답할 수 있습니다.
page-notices-news = 나에 대해 결정된 것이 있습니다.
    .go = 읽기
page-notices-reports = 내가 신고한 것
    .line = { $kind }: { $name }
    .waiting = 아직 아무도 보지 않음
    .closed = 살펴봄
page-reports-news = 신고 { $count }건이 운영진을 기다립니다.
    .go = 보기
page-notice-dismiss = 나에 대한 신고가 기각되었습니다
page-notice-warn = 당부
page-notice-mute = 정해진 말만
page-notice-rename = 다른 이름
page-notice-ban = 이 집을 이용할 수 없습니다
page-notice-until = { $when }까지
    .good = 기한 없음
page-notice-lifted = 거두었습니다.
page-notice-said = 이 말에 관한 것입니다:
page-notice-answer = 내 답
    .how = 한 번 답할 수 있습니다. 집주인이 읽고 결정합니다.
    .send = 답 보내기
    .waiting = 집주인이 아직 결정하지 않았습니다.
    .stands = 집주인이 읽었고, 결정은 그대로입니다.
page-moderation = 살펴볼 것
    .rule = 이용 정지에는 두 사람의 뜻이 필요하고, ‘모르겠다’도 괜찮습니다.
    .more = 혼자 맡은 일이 아닙니다. 오늘 밤 다 비우지 않아도 됩니다.
page-moderation-count = { $count ->
    [0] 기다리는 신고가 없습니다.
   *[other] 신고 { $count }건이 기다립니다.
  }
page-moderation-done = { $count ->
    [0] 어제부터 처리한 것이 없습니다.
   *[other] 어제부터 { $count }건을 처리했습니다.
  }
page-moderation-no = 운영진을 위한 페이지입니다
    .more = 누가 신고를 볼지는 집주인이 정합니다.
page-case-abuse = 상처 주는 말
page-case-name = 이름
page-case-stalling = 늦추거나 떠남
page-case-collusion = 함께 짰을까?
page-case-other = 그 밖의 일
page-case-about = { $by } → { $about }
page-case-running = 게임 진행 중
page-case-voices = 정지 의견 { $count }명
page-case-by = { $name } 님의 신고
    .about = { $name } 님에 대하여
    .nobody = 떠난 사람
page-case-facts = { $games ->
    [0] { $when }부터, 게임 없음.
   *[other] { $when }부터, { $games }게임.
  }
page-case-reports = 지금까지 신고 { $reports }건, 그중 조치 { $upheld }건.
page-case-before = 이전: { $list }
page-case-said = 나온 말
    .seen = { $name } 님이 볼 수 있었던 것뿐
    .none = 나온 말이 없거나 집이 잊었습니다.
    .hit = 표시된 줄이 신고된 말입니다.
    .heard = 신고한 사람은 게임 소식을 { $number }번 들었습니다.
    .watching = { $name } (관전)
page-case-replay = 게임 보기
    .wait = 게임이 진행되는 동안은 신고한 사람이 볼 수 있었던 것만 보입니다. 끝나면 기록이 열립니다.
page-case-cost = 선택의 값
    .note = 판결이 아니라 숫자
    .how = 끝난 게임의 복기에서: 더 나은 답이 가져왔을 것과, 그것이 누구에게 갔는지. 가운데 선에 걸친 구간은 우연일 수 있다는 뜻입니다.
    .running = 게임이 아직 진행 중입니다. 끝나면 숫자가 나옵니다.
    .none = 아직 복기가 없습니다.
    .make = 복기 만들기
    .making = 복기를 만드는 중: { $percent }%
    .failed = 복기를 만들지 못했습니다.
    .dated = 선택이 누구에게 이로웠는지 세기 전에 만든 복기입니다.
    .chance = 우연일 수 있음
    .between = { $low }에서 { $high } 사이
page-case-cost-own = { $weighed ->
    [0] { $name }: 선택 { $choices }번 가운데 더 나은 답이 있던 것은 없음
   *[other] { $name } 님 자신의 승산, 선택 { $choices }번 가운데 { $weighed }번으로
  }
page-case-cost-to = 그로 인한 { $name } 님의 승산
page-case-choices = 선택마다
    .step = { $number }번째 단계: { $played }
page-judge = 무엇이 도움이 될까요?
page-judge-dismiss = 아무것도 하지 않기
    .more = 신고를 닫고, 신고한 사람은 누군가 살펴보았음을 읽습니다.
page-judge-warn = 당부하기
    .more = 직접 쓰는 한마디.
page-judge-mute = 정해진 말만
    .more = 게임은 계속하고, 한동안 자유로운 글은 쓸 수 없습니다.
page-judge-rename = 다른 이름
    .more = 무난한 이름과 아이디. 한 달 뒤 다시 고를 수 있습니다.
page-judge-ban = 며칠 동안 이용 정지
    .more = 두 번째 사람의 뜻이 필요합니다.
    .given = 두 번째 사람의 뜻이 필요합니다. 한 사람의 뜻: { $days }일.
    .why = 첫 번째 사람의 이유:
    .mine = 뜻을 밝혔습니다. 다른 사람의 뜻도 필요합니다.
page-judge-unsure = 모르겠습니다
    .more = 흔적 없이 다른 사람에게 넘어갑니다.
page-judge-days = 얼마 동안
    .day = { $days }일
page-judge-text = { $name } 님이 읽을 말
    .what = 표시된 줄이 함께 가고, 신고한 사람의 이름은 가지 않습니다. { $name } 님은 한 번 답할 수 있고, 답은 집주인에게 갑니다.
    .needed = 당부와 이용 정지에는 이유를 적어야 합니다.
page-judge-go = 결정하기
    .voice = 뜻을 받았습니다. 한 사람이 더 필요합니다.
    .done = 결정했습니다.
    .left = 다른 사람에게 넘겼습니다.
page-judge-log = 누가 무엇을 왜 결정했는지 기록에 남습니다. { $name } 님은 자신에 관한 것을 읽을 수 있습니다.
page-rated = 레이팅
    .explanation = 이 게임은 레이팅에 반영됩니다. 계정이 있는 사람만 앉고, 시계가 있으며, 힌트와 봇 대신 두기는 없습니다. 떠나면 꼴찌입니다.
page-ratings = 레이팅
    .more = 레이팅 테이블에서 얼마나 잘 두는지를 체스와 같은 눈금으로, 오차와 함께 보여 줍니다.
    .none = 이 집에서는 누구도 모르는 사람에게 보이지 않으므로 순위표가 없습니다.
page-ratings-boards = 순위표
page-ratings-whom = 보여 줄 사람
    .everybody = 모두
    .friends = 내 친구
page-ratings-when = 시점
    .now = 지금
page-ratings-luck = 기준
    .results = 결과
    .luckless = 운을 뺀 결과
page-ratings-empty = 보여 줄 만큼 레이팅이 확실한 사람이 아직 없습니다.
page-ratings-shown = 페이지를 모두에게 공개하고 게임을 충분히 한 사람만 나옵니다. 친구 중에서는 내게 페이지를 보여 주는 사람이 나옵니다.
page-ratings-played = { $count }판
page-ratings-rule = 레이팅 계산 방법
page-rating-two = 두 사람 테이블
page-rating-more = 세 사람에서 다섯 사람 테이블
page-rating-bots = 봇 상대
page-rating-provisional = 임시
    .more = 다른 사람과 견주기에는 게임이 너무 적습니다.
page-rating-games = 레이팅 게임
page-rating-luckless = 운을 뺀 레이팅
page-rating-curve = 최근 { $games }판의 레이팅: { $first }에서 { $last }
page-rating-play = 플레이
    .more = 결정마다 놓친 승률
    .band = { $low }–{ $high }
page-rating-work = 연습할 것
    .only = 본인만
    .more = 최근 복기된 게임에서 결정마다 평균으로 가장 많이 놓친 곳입니다.
    .kind = { $game }: { $kind }
    .other = 결정
    .count = 결정 { $count }번
    .lesson = 수업
    .on = 그 자리를 보고 이어서 두기
page-rating-change = 내 레이팅
    .waiting = 레이팅을 계산하고 있습니다.
    .less = 같은 사람들과 거듭한 짧은 게임이라 덜 반영됩니다.
page-profile = 프로필
page-profile-since = { $when }부터 이 집에
page-profile-private = 비공개 페이지입니다
    .more = 또는 이 아이디를 쓰는 사람이 없습니다. 어느 쪽인지는 아무에게도 알리지 않습니다.
page-profile-kept = 다른 사람과 한 최근 50게임 가운데 끝까지 둔 게임
    .of = { $of }게임 중 { $kept }게임 완주
    .none = 아직 다른 사람과 한 게임이 없습니다.
page-profile-played = 둔 게임
page-profile-days = 오늘의 패를 이어서 둔 날
page-profile-lessons = 마친 수업
page-profile-shows = 이 페이지를 볼 수 있는 사람
    .private = 나만
    .friends = 내 친구
    .public = 모두
    .what = 별표와 메모, 공개하지 않은 테이블의 게임은 다른 사람에게 보이지 않습니다.
page-profile-guest = 이 페이지는 나에게만 보입니다. 열쇠와 아이디가 있으면 친구나 모두에게 보여 줄 수 있습니다.
    .safe = 이 페이지는 나에게만 보입니다. 열쇠와 아이디가 있으면 친구에게 보여 줄 수 있습니다.
page-profile-won = { $played }게임 중 { $won }승
page-profile-last = 최근 게임
    .none = 아직 공개 게임이 없습니다.
page-profile-rivals = 자주 만난 사람
page-profile-times = { $count }게임
page-profile-done = { $count }개 마침
page-place = { $seats }명 중 { $place }위
page-points = { $points }점
page-play-pace = 속도
page-play-pace-live = 실시간
    .told = 봇과 실시간으로 바로 시작합니다. 초반에 함께 누른 사람은 봇의 자리를 받습니다.
    .more = 한 판 동안 각자 5분, 답할 때마다 15초가 더해집니다. 힌트는 없습니다.
page-play-pace-relaxed = 느긋하게
    .told = 봇과 바로 시작합니다. 초반에 함께 누른 사람은 봇의 자리를 받습니다.
page-play-alone = 나와 봇뿐, 다른 사람은 없습니다.
page-play-people = 사람도 받기
    .more = 봇과 바로 시작합니다. 판의 처음 4분의 1 동안 ‘바로 시작’을 누른 사람이 봇의 자리를 받거나, 내가 다른 판에서 그 자리를 받습니다.
page-play-choose = { $game }: 누구와 둘까요?
page-play-seats = 나와 봇 { $bots }명.
page-play-level = 봇
page-play-clock = 시계가 없습니다. 봇이 기다려 줍니다.
page-play-clock-paced = 시계가 없습니다. 봇이 기다려 줍니다. 가격만 몇 초마다 저절로 내려갑니다.
page-play-begin = 시작하기
page-play-change = 함께 둘 상대 고르기: { $company }
page-play-company = { $name } × { $bots }
page-home = 첫 화면으로
page-tools = 도구
page-language = 언어
page-sound = 소리
page-settings = 설정
page-theme = 화면 색
page-theme-system = 시스템 설정
page-theme-light = 밝게
page-theme-dark = 어둡게
page-contrast = 대비
page-contrast-system = 시스템 설정
page-contrast-high = 높게
page-theme-to-light = 밝게 바꾸기
page-theme-to-dark = 어둡게 바꾸기
page-speed = 움직임
page-speed-0 = 없음
page-speed-1 = 차분하게
page-speed-2 = 빠르게
page-speed-3 = 아주 빠르게
page-speed-reduced = 시스템이 움직임을 줄이도록 설정되어 있어 움직이지 않습니다.
page-stills = 움직임 없이
page-stills-timed = 한 단계씩
    .explanation = 차례의 각 단계를 잠시 멈춘 그림으로 차례대로 보여 줍니다. “계속”을 누르면 바로 다음으로, Esc를 누르면 끝으로 갑니다.
page-stills-press = “계속”을 누르며
    .explanation = “계속”이나 스페이스 바를 누를 때까지 각 단계가 멈춰 있습니다. Esc를 누르면 끝으로 갑니다. 가격이 몇 초만 유지되는 곳에서는 단계가 저절로 넘어갑니다.
page-stills-off = 결과만 바로
    .explanation = 차례의 단계를 보여 주지 않습니다. 기록에서 읽을 수 있습니다.
page-continue = 계속
    .key = 스페이스
page-hints = 처음 하는 사람을 위한 도움말
page-on = 켜기
page-off = 끄기
page-change = 바꾸기
page-close = 닫기
page-back = 뒤로
page-loading = 잠시만요…
page-offline = 오프라인으로 하기
page-offline-lead = 연결 없이 봇과 겨룹니다. 서버의 규칙이 이 기기에서 그대로 돌아가고, 게임은 보내기 전까지 여기에 남습니다.
page-offline-deals = 카드는 이 기기가 직접 나누고 모두 알고 있습니다. 그 섞기는 아무도 보증할 수 없으므로, 이 게임은 어떤 레이팅이나 목록에도 들어가지 않습니다.
page-offline-fetch = 내려받기
page-offline-once = 한 번만 { NUMBER($size, maximumFractionDigits: 1) } MB를 받으면, 그 뒤로는 연결이 필요 없습니다.
page-offline-fetching = 내려받는 중: { NUMBER($size, maximumFractionDigits: 1) } MB 중 { NUMBER($here, maximumFractionDigits: 1) } MB
page-offline-failed = 전부 내려받지 못했습니다. 연결과 이 기기의 빈 공간을 확인하고 다시 시도하세요.
page-offline-absent = 여기에는 내려받을 것이 없습니다. 이 서버에 그 기능이 없거나, 브라우저가 페이지를 보관하지 못합니다(https가 필요하고, 비공개 창에서는 되지 않습니다).
page-offline-starting = 이 기기에 규칙을 준비하고 있습니다. 처음 한 번 몇 초가 걸립니다.
page-offline-new = 새 게임
page-offline-saved = 이 기기의 게임
page-offline-none = 아직 게임이 없습니다. 여기서 한 게임은 지울 때까지 남습니다.
page-offline-remove = 이 기기에서 지우기
page-offline-remove-sure = 내려받은 것을 지울까요? 게임은 남고, 다시 내려받을 수 있습니다.
page-offline-delete = 지우기
page-offline-delete-sure = 이 게임을 지울까요? 이 기기에만 있습니다.
page-offline-send = 서버로 보내기
page-offline-sent = 서버에서 복기
page-offline-later = 복기, 그림, 마지막 차례 영상은 이 게임을 서버로 보낸 뒤에 볼 수 있습니다.
page-offline-broken = 여기서는 할 수 없습니다. 페이지를 새로 고치거나 다시 내려받으세요.
page-install = 앱으로 설치
    .more = 다른 앱 옆에 놓이고, 바로 열리며, 화면 전체를 사용합니다.
    .by-hand = ‘공유’를 누른 다음 ‘홈 화면에 추가’를 누르세요. 다른 앱 옆에 놓이고 화면 전체를 사용합니다.
    .do = 설치
share-won = { $game }: { $name } 승리
share-tied = { $game }: 무승부
share-table = { $game } 테이블
share-open = 초대장입니다. 링크를 열고 가입 없이 자리에 앉으세요.
share-seen = 관전하거나 직접 테이블을 열어 보세요.
picture-swing = 승부처는 { $turns }번 가운데 { $turn }번째 차례: { $name } 님의 승률 { $before }% → { $after }%.
picture-lead = { $name } 님이 { $turns }번 가운데 { $turn }번째 차례에 선두에 올라 끝까지 지켰습니다.
picture-last = { $name } 님이 마지막 차례에야 선두에 올랐습니다.
picture-always = { $name } 님이 첫 차례부터 마지막 차례까지 앞섰습니다.
picture-tie-break = 점수는 같았고, 동점 규칙에 따라 { $name } 님이 이겼습니다.
picture-level = { $names } 님이 동점으로 끝났습니다.
page-picture = 그림
page-clip = 마지막 차례 영상
    .making = 영상을 만들고 있습니다. 영상 길이만큼 걸립니다.
    .failed = 영상을 만들지 못했습니다.
    .cannot = 이 브라우저에서는 영상을 녹화할 수 없습니다. 대신 게임 그림이 있습니다.
    .save = 저장
page-embed = 내 웹페이지에 넣기
page-embed-open = Caravanserai에서 이 게임 보기
page-reach-lost = 서버에 연결할 수 없습니다. 지금 보이는 내용은 오래되었을 수 있으며, 연결되면 자동으로 이어집니다.
page-unreachable = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
    .title = 서버에 연결할 수 없습니다
page-lost = 아무것도 없습니다
    .more = 이 주소로 가는 길은 없습니다.
page-welcome = 들어와 앉아서 한 판 하세요.
    .more = 비단길의 게임을 브라우저에서 바로 즐기세요. 가입은 필요 없습니다.
page-rules = 규칙
page-players = { $players }인
page-minutes = { $minutes }분
page-level = { $level ->
    [1] 가벼움
    [2] 보통
   *[3] 깊음
  }
page-play-now = 바로 시작
page-play-friends = 친구와 함께하기
page-rules-read = 규칙 읽기
page-open-tables = 열린 테이블
page-open-table = 테이블 열기
page-no-open-tables = 기다리는 공개 테이블이 없습니다. 하나 열면 여기에 보입니다.
page-in-progress = 진행 중
page-no-games = 지금 진행 중인 공개 게임이 없습니다.
page-in-house = 집에 { $people }명
    .friends = 친구 { $friends }명
    .names = 이 사람들은 여기 있다는 것을 모두에게 알립니다.
page-playing-now = { $count }명 두는 중
page-lobby-filter = 어떤 테이블
    .games = 모든 게임
    .seats = 인원수 상관없음
    .paces = 속도 상관없음
    .friends = 친구와 함께
    .strength = 내 실력과 비슷한
    .all = 모두 보기
page-lobby-pace-live = 실시간
page-lobby-pace-relaxed = 시간제한 없음
page-lobby-pace-by-day = 하루씩
page-lobby-order = 친구 먼저, 그다음 강한 순서
page-lobby-none = 고른 조건에 맞는 것이 없습니다.
page-lobby-with = 함께: { $names }
page-lobby-gone = 더는 없음
page-lobby-do = { $what }: { $game }, { $names }
page-lobby-open = 플레이어를 기다리는 테이블 { $count }개.
page-lobby-running = 관전할 수 있는 게임 { $count }개.
page-lobby-friends = 친구
    .all = 모든 친구
page-lobby-friend-waits = 플레이어를 기다리는 중: { $game }
page-lobby-friend-plays = { $game } 플레이 중
page-lobby-friend-here = 집에 있음
page-past = 지난 게임
page-nobody-yet = 아직 아무도 없음
page-join = 참가
page-watch = 관전
page-seats-free = { $free ->
    [0] 빈자리가 없습니다.
   *[other] 빈자리 { $free }개.
  }
page-seats-all = { $seats }인
page-resume = 이어하기
page-resume-playing = { $game } 게임에 내 자리가 그대로 있습니다.
page-resume-bot = { $game } 게임에서 돌아올 때까지 봇이 대신 둡니다.
page-resume-banned = 지금은 이 집을 이용할 수 없습니다. 내 자리는 봇이 이어서 둡니다.
page-resume-open = { $game } 테이블에서 함께할 사람을 기다립니다.
page-open-title = 친구와 함께할 테이블
page-open-now = 테이블 열기
page-your-name = 이름
page-name-hint = 비우면 손님으로 참가합니다
page-name-why = 같은 테이블의 사람들에게 보입니다.
page-keep-name = 이 이름으로 하기
page-no-name-yet = 아직 없습니다. 앉으면 생깁니다.
page-rename = 이름 바꾸기
page-game = 게임
page-seats = 자리
    .explanation = 나를 포함한 수입니다. 마지막 자리가 차면 시작합니다.
page-bots = 봇
    .explanation = 처음부터 봇이 앉습니다. 나머지는 사람 자리입니다.
page-here-too = 이 기기에서 함께
    .explanation = 차례마다 막을 내리고 번갈아 둡니다. 남의 카드는 보이지 않습니다. 시계가 없고 레이팅에도 들지 않습니다.
page-here-name = { $number }번째 사람의 이름
page-curtain = { $name } 님에게 기기를 건네세요
    .more = 막이 내려져 있습니다. 기기를 받았고 아무도 보지 않을 때 누르세요.
page-curtain-open = 제가 { $name } 님입니다
page-curtain-wait = 막이 내려져 있습니다
    .more = 지금 여기서 둘 사람은 없습니다. { $names } 님을 기다립니다.
page-curtain-look = 여기 있는 사람이 보기
page-bot-random = 나그네
    .called = 나그네
    .sentence = 떠오르는 대로 아무렇게나 둡니다.
page-bot-greedy = 흥정꾼
    .called = 흥정꾼
    .sentence = 지금 가장 이득이 되는 것을 챙깁니다.
page-bot-level1 = 견습생
    .called = 견습생
    .sentence = 아직 장사를 배우는 중입니다.
page-bot-level2 = 보따리장수
    .called = 보따리장수
    .sentence = 이득은 알아보지만 그다음은 잘 못 봅니다.
page-bot-level3 = 장사꾼
    .called = 장사꾼
    .sentence = 하나하나 저울질하며 탄탄하게 둡니다.
page-bot-level4 = 거상
    .called = 거상
    .sentence = 앞을 내다보고 좀처럼 놓치지 않습니다.
page-bot-level5 = 길잡이
    .called = 길잡이
    .sentence = 길을 읽고, 상대도 읽습니다.
page-bot-level6 = 대상의 우두머리
    .called = 대상의 우두머리
    .sentence = 시간을 들이고, 하나도 봐주지 않습니다.
page-bot-only = { $name }: 상자에 든 구성물과 옵션으로 { $seats }명이 둘 때만 제공합니다.
page-bot-nowhere = { $name }: 이 게임에는 나오지 않습니다.
page-bot-level = 봇, { $levels }단계 중 { $level }단계
page-bot-seat = { $seat }번 자리의 봇
page-bot-next = 다음 봇
page-bot-rating = 레이팅 { $rating }
    .about = { $rating } ± { $off }
    .interval = 레이팅 { $rating }, 아마 { $low }에서 { $high } 사이
    .none = 아직 재지 않았습니다
page-bot-strengths = 얼마나 강한가요?
page-bots-title = 봇
    .more = 첫걸음부터 가장 강한 솜씨까지, 게임마다 여러 상대가 있습니다. 그 자리의 사람이 알 수 있는 것만 압니다.
page-bots-scale = 체스의 레이팅과 같습니다. 200점 높으면 네 번에 세 번쯤 앞섭니다. 띠는 레이팅이 있을 만한 범위입니다(95%).
page-bots-table = 테이블의 인원
page-bots-none = 이 봇들은 아직 재지 않았습니다. 아래 명령으로 잴 수 있습니다.
page-bots-network = 이 인원에서는 가장 강한 봇이 봇끼리 둔 수천 판에서 배운 것으로 둡니다. 구성물이나 옵션을 바꾸면 사람이 쓴 규칙으로 둡니다.
page-bots-outdated = { $seats }인 게임에서는 가장 강한 봇이 사람이 쓴 규칙으로 둡니다. 예전 게임 규칙으로 배운 것이어서 다시 배워야 합니다(caravanserai lab train).
page-bots-trial = 짧은 시험이라 판이 적고 띠가 넓습니다.
page-bots-pairs = 저마다 바로 아래와
    .more = 더 강한 쪽이 이긴 비율입니다. 둘의 자리 수가 같으므로 반이면 대등합니다.
page-bots-pair = { $upper } 대 { $lower }
page-bots-games = { $games ->
   *[other] { $games }판
  }
page-bots-share = { $share }%
    .interval = { $low }–{ $high }%
page-bots-master = { $name }: { $who ->
    [best-response] { $rival } 봇이 어떻게 할지 내다보며 { $times }배 더 생각해
   *[master] { $rival } 상대로 { $times }배 더 생각해서
  } { $games } 가운데 { $share }({ $interval })를 이겼습니다. 레이팅은 이 결과로만 셈했고, 다른 봇들은 저마다 바로 아래와 겨루었습니다. 상자에 든 구성물과 옵션으로 둘 때만 제공하며, 대답에 3초까지 걸립니다.
page-left = 가장 강한 봇 위에 무엇이 남았을까요?
    .best-response = { $rival } 상대: 상대가 어떻게 고르는지 아는 탐색이 { $times }배의 시간으로 { $games } 가운데 { $share }({ $interval })를 이겼습니다.
    .master = { $rival } 상대: 같은 봇이 { $times }배 더 생각해서 { $games } 가운데 { $share }({ $interval })를 이겼습니다.
    .gate = 반이면 대등합니다. 여섯째 단계는 60% 이상을 이기고 거의 확실히 55%를 넘을 때 제공합니다. 200판보다 적으면 거의 확실히 70%를 넘어야 합니다.
page-chances = 코치의 승률은 맞을까요?
    .measured = 어떤 조정에도 쓰지 않은 강한 봇들의 게임과 견주었습니다(게임: { $games }). 여러 순간(모두 { $moments })에 자리마다 승률을 적어 두고 나중에 이겼는지 보았으며, 그 하나하나가 한 번입니다. 평균 100 가운데 { $off }만큼 빗나갔습니다.
    .worst = 표시한 승률에 따라 0–10%, 10–20%처럼 열 구간으로 나누었습니다. { $cases }번 이상 나온 구간 가운데 가장 크게 빗나간 곳은 표시 { $shown }, 실제 { $came }였습니다.
    .none = 이 크기의 테이블에서는 코치의 승률을 아직 충분한 게임과 견주어 보지 못했습니다.
    .shown = 표시
    .came = 실제
    .cases = 횟수
    .all = 모든 구간
page-bots-command = 직접 재 보기
page-bot-name = 봇 { $number }
page-bot-numbered = { $name } { $number }
page-thinks = 생각하는 중
page-bot-stands-in = 봇이 대신
page-clock = 시계
page-clock-relaxed = 없음
    .explanation = 모두 여유 있게 생각합니다.
page-clock-paced = 느긋하게
    .exactly = 시계는 없습니다. 가격마다 { $seconds }초 동안 머문 뒤 다음 가격을 부릅니다.
page-clock-live = 실시간
    .explanation = 게임 전체에 쓸 시간을 받고, 답할 때마다 조금씩 더 받습니다.
    .exactly = 게임 전체에 각자 { $minutes }분, 답할 때마다 { $seconds }초를 더 받습니다. 시간이 다 되면 봇이 대신 답합니다.
page-clock-bank = 한 사람의 시간(분)
page-clock-increment = 답마다 더하는 시간(초)
page-clock-pace = 가격 하나의 시간(초)
    .explanation = 가격마다 모두에게 똑같이 이만큼 머무릅니다. 그동안의 정지는 같은 순간으로 칩니다. 가만히 있으면 넘깁니다. 누구의 시간도 줄지 않습니다.
page-clock-by-day = 하루씩
    .explanation = 답마다 몇 시간씩: 틈틈이 하는 게임입니다.
    .exactly = { $days ->
        [0] 답마다 { $hours }시간
       *[other] { $rest ->
            [0] 답마다 { $days }일
           *[other] 답마다 { $days }일 { $rest }시간
          }
      }: 틈틈이 하는 게임입니다. 시간이 다 되면 봇이 대신 답합니다.
page-clock-hours = 답마다 주는 시간
page-from-to = { $least }~{ $most }
page-who = 누가 올 수 있나요
page-by-link = 링크로만
    .explanation = 링크가 있는 사람만 찾을 수 있습니다.
page-public = 공개
    .explanation = 첫 화면에 보이며 누구나 앉거나 관전할 수 있습니다.
page-house-rules = 하우스 룰
page-as-printed = 규칙서대로
page-waiting-room = 테이블이 준비되었습니다
page-begins-when-full = 마지막 자리가 차면 시작합니다.
page-starting = 게임이 곧 시작됩니다.
page-starting-waits = { $left ->
    [0] 섞기에 더할 값을 아직 공개하지 않은 사람: { $names }.
   *[other] 섞기에 더할 값을 아직 공개하지 않은 사람: { $names }. 늦어도 { $left }초 뒤에는 카드를 나눕니다.
  }
page-starting-lost = 이 브라우저에는 섞기에 더할 값이 없습니다. 다른 브라우저에서 앉았습니다. 그 브라우저에서 테이블을 열거나, 값 없이 카드를 나누세요.
page-starting-without = 내 값 없이 나누기
page-seat-free = 빈자리
page-seat-kept = 맡아 둔 자리
    .for = { $name } 님을 위해 맡아 둔 자리
page-here = 접속 중
page-not-here = 미접속
page-sit = 앉기
page-sit-here = 여기 앉기
page-stand = 일어나기
page-add-bot = 봇 앉히기
page-start = 시작
page-start-with-bots = { $free ->
   *[other] 봇 { $free }명을 더해 시작
  }
page-close-table = 테이블 접기
page-host-starts = 방장이 언제든 시작할 수 있고, 빈자리는 봇이 채웁니다.
page-invite = 초대
    .explanation = 링크를 보내거나 휴대폰으로 코드를 찍게 하세요. 가입은 필요 없습니다.
    .rated = 링크를 보내거나 휴대폰으로 코드를 찍게 하세요. 레이팅 테이블에 앉으려면 열쇠가 필요합니다.
page-link = 이 테이블의 링크
page-copy = 복사
page-copied = 복사됨
page-more = 더 보기
page-share = 공유
page-qr = 링크의 QR 코드
page-table = 테이블
page-table-joining = 테이블로 가는 중…
page-table-gone = 그런 테이블이 없습니다
    .more = 링크를 확인하거나 새 링크를 받으세요.
page-table-damaged = 이 테이블은 열 수 없습니다
page-table-closed = 닫힌 테이블입니다
    .more = 접었거나, 오랫동안 아무도 두지 않았습니다.
page-away = 연결하는 중…
page-away-more = 지금 연결되어 있지 않습니다. 자리와 게임은 그대로입니다.
page-away-restarting = 서버가 잠시 닫힙니다. 게임은 그대로 있고 곧 다시 연결됩니다.
page-away-full = 이 테이블을 너무 많이 열었습니다. 창 하나를 닫으면 이어집니다.
page-log = 기록
page-chat = 대화
page-score = 점수
page-log-chat = 기록, 대화, 점수
page-log-empty = 아직 아무 일도 없었습니다.
page-log-cut = 그 전의 일은 보이지 않습니다.
page-log-turn = { $turn }번째 차례
page-log-turns = { $first ->
    [-1] { $count }차례
   *[other] { $count ->
        [1] { $first }번째 차례
       *[other] { $first }~{ $last }번째 차례
      }
  }
page-log-before = 첫 차례 전
page-log-points = { $points }점
page-log-rule = 규칙 { $clause }
page-log-rule-more = 규칙서에서 보기
page-log-show = 게임판에서 보기
page-label = { $label }:
page-log-scores = { $name }: { $points }
page-last-turn = 지난 차례 다시 보기
    .short = 다시 보기
    .title = { $turn }번째 차례, 한 번 더
    .title-plain = 지난 차례, 한 번 더
    .more = 테이블과 시계는 그대로 가고, 고른 것은 바뀌지 않습니다.
    .once-more = 한 번 더
    .then = 그때의 테이블 보기
    .back = 테이블로
page-chat-say = 말하기
page-chat-send = 보내기
page-chat-phrases = 빠른 말
page-log-chat-unread = 기록, 대화, 점수: 읽지 않은 말 { $count }개
page-unread = 읽지 않은 말 { $count }개
phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-nice = 멋진 수네요!
phrase-ouch = 아이고!
phrase-thanks = 고맙습니다!
phrase-moment = 잠시만요.
phrase-well-played = 잘하셨어요!
phrase-again = 한 판 더 할까요?
phrase-good-game = 좋은 게임이었어요!
phrase-thinking = 생각하고 있어요.
phrase-sorry = 미안해요!
phrase-yes = 네
phrase-no = 아니요
phrase-your-turn = 차례가 왔어요.
phrase-wow = 우와!
phrase-bye = 안녕히 계세요!
page-mute = { $name } 님의 말 숨기기
page-unmute = { $name } 님의 말 다시 보기
page-chat-empty = 아직 아무 말도 없습니다. 플레이어끼리만 보입니다.
page-chat-empty-watching = 아직 아무 말도 없습니다. 관전자끼리만 보입니다.
page-watching = { $count ->
   *[other] { $count }명이 관전 중
  }
page-you-watch = 관전 중입니다.
page-take-seat = { $name } 님 대신 두기
page-ask-seat = { $name } 님 자리에서 두기 요청
page-asked-seat = { $seat } 님 자리에서 두겠다고 요청했습니다. { $names } 님이 결정합니다. { $left }초 남았습니다.
page-asked-withdraw = 그만두기
page-wish = { $name } 님이 { $seat } 님 자리에서 두고 싶어 합니다.
    .meaning = 그 자리의 카드를 보게 됩니다. 두는 사람이 모두 동의해야 합니다.
    .alone = 그 자리의 카드를 보게 됩니다. 봇만 상대하고 있으니 혼자 결정하면 됩니다.
page-wish-yes = 허락
page-wish-no = 거절
page-wish-waits = 동의했습니다. { $names } 님도 결정해야 합니다.
page-takeover = 봇 대신 둘 수 있는 사람
    .explanation = 게임 중에 봇의 자리를 맡으면 그 카드를 봅니다. 다른 패를 본 사람은 절대 맡을 수 없습니다.
page-takeover-ask = 두는 사람이 모두 동의하면
page-takeover-open = 관전하는 누구나
page-takeover-never = 아무도 안 됨
page-bot-plays-clock = 시간이 두 번 다 되어 봇이 자리를 맡고 있습니다.
page-late-game-waits = 시간이 다 되어 봇이 한 번 대신 답했습니다. 이제 봇만 기다리니 천천히 하세요.
page-late-bot-stays = 시간이 다 되어 봇이 한 번 대신 답했습니다. 또 다 되면 돌아올 때까지 봇이 자리를 맡습니다.
page-bot-plays-left = 봇이 대신 두고 있습니다.
page-im-back = 돌아왔어요
page-leave = 테이블 떠나기
    .title = 테이블을 떠날까요?
page-leave-home = 자리는 그대로 두고 첫 화면으로
    .more = { $clock ->
        [relaxed] 아무도 대신 두지 않습니다. 내가 답할 때까지 게임이 기다립니다.
        [paced] 아무도 대신 두지 않습니다. 내가 답할 때까지 게임이 기다리지만, 초읽기는 계속됩니다.
       *[other] 당장은 아무도 대신 두지 않지만, 내 시계는 계속 갑니다.
    }
page-leave-bot = 봇에게 맡기기
    .more = 다른 사람들은 계속하고, 돌아올 때까지 봇이 대신 답합니다.
    .alone = 돌아올 때까지 봇이 대신 답합니다. 다만 봇만 남으면 게임이 금방 끝납니다.
    .daily = 봇이 대신 답해 게임이 금방 끝나고, 이번 시도는 세지 않습니다.
    .event = 봇이 대신 답합니다. 봇이 어떻게 두든 이번 라운드는 점수가 없습니다.
page-leave-stay = 남기
page-your-clock = 내 시계
page-no-hurry = 천천히
page-hours = { $hours ->
   *[other] { $hours }시간
  }
page-end = 게임이 끝났습니다
end-place = { $rank }위
end-of = { $count }명 중
end-came = { end-place }입니다.
end-came-level = { $others } 님과 공동 { end-place }입니다.
end-won = { $seat } 님이 { $what } 이겼습니다.
    .you = { $what } 이겼습니다!
end-won-plain = { $seat } 님이 { $points }점으로 이겼습니다.
    .you = { $points }점으로 이겼습니다!
end-shared = { $winners } 님이 각각 { $points }점으로 함께 이겼습니다.
    .you = { $others } 님과 함께 이겼습니다. 각각 { $points }점입니다.
end-gap = { $points }점 차이입니다. 가장 큰 차이는 { $name }에서 났습니다({ $more }점).
    .won = { $seat } 님보다 { $points }점 앞섰습니다. 가장 큰 차이는 { $name }에서 났습니다({ $more }점).
end-points = { $points }점
end-sheet = 점수표 전체
number-word = { $count ->
    [1] 한
    [2] 두
    [3] 세
    [4] 네
    [5] 다섯
    [6] 여섯
    [7] 일곱
    [8] 여덟
    [9] 아홉
    [10] 열
   *[other] { $count }
  }
page-rematch = 한 판 더
page-rematch-join = 다음 판 참가
page-rematch-watch = 다음 판 관전
page-new-table = 새 테이블
page-review = 게임판 보기
page-results = 결과
page-record = 기보 내려받기
page-replay = 다시 보기
page-replay-none = 다시 볼 수 없습니다
page-replay-start = 처음 놓인 테이블입니다.
page-play = 재생
page-pause = 멈춤
page-step = 단계
page-seen-by = 누구의 눈으로
page-seen-watching = 관전자
page-replay-of = { $game } 다시 보기
page-step-back = 한 단계 뒤로
page-step-on = 한 단계 앞으로
page-step-of = { $steps }단계 중 { $step }단계
page-seen-open = 모든 손패 공개
page-fair = 섞기 확인
    .explanation = 첫 카드 전에 해시를 먼저 보여 주었습니다. 그 비밀값과 각 자리의 값이 모든 섞기를 정했고, 이제 비밀이 공개되어 누구나 다시 해 볼 수 있습니다.
page-fair-hash = 나누기 전에 보여 준 해시
page-fair-secret = 비밀값
page-fair-nonces = 각 자리의 값
page-fair-holds = 모든 섞기가 공정했습니다.
page-fair-broken = 맞지 않는 것이 있습니다.
page-fair-hash-noted = 테이블에 왔을 때 이 브라우저가 적어 둔 해시와 같습니다.
    .not = 테이블에 왔을 때 이 브라우저가 적어 둔 해시와 다릅니다.
page-fair-hash-shown = 기보의 해시가 이 테이블의 해시와 같습니다. (이 브라우저는 게임 전에 없었으므로 직접 적어 두지 못했습니다.)
    .not = 기보의 해시가 이 테이블의 해시와 다릅니다.
page-fair-secret-fits = 비밀값이 그 해시와 맞습니다. 첫 카드 전에 정해져 있었습니다.
    .not = 비밀값이 그 해시와 맞지 않습니다.
page-fair-share-counted = 이 브라우저가 더한 값이 실제로 쓰였습니다.
    .not = 이 브라우저가 공개한 값이 쓰이지 않았습니다.
page-fair-share-late = 이 브라우저의 값은 섞기에 들어가지 않았습니다. 게임이 시작될 때 페이지가 열려 있지 않아 공개하지 못했습니다.
page-fair-order = 값이 하나라도 공개되기 전에 모두 해시로 정해졌고, 값마다 해시와 맞습니다.
    .not = 해시와 맞지 않거나 공개 전에 정해지지 않은 값이 있습니다.
page-fair-hashes-noted = 이 브라우저가 자기 값을 공개하기 전에 적어 둔 해시와 같습니다.
    .not = 이 브라우저가 자기 값을 공개하기 전에 적어 둔 해시와 다릅니다.
page-fair-left-out = { $name } 님의 값은 제때 공개되지 않아 섞기에 들어가지 않았습니다.
page-fair-open-shares = 예전 버전의 서버처럼 값이 공개된 채 보내졌습니다. 마지막에 앉은 사람이 자기 값을 고를 수 있었습니다.
page-fair-hash-of-shares = 값의 해시
page-fair-shuffles = 섞기 { $count }번을 여기서 다시 해 보니 기보와 같습니다.
    .not = { $number }번째 섞기({ $what ->
        [teapots] 찻주전자
        [carpets] 양탄자
        [torn] 찢어진 도미노
        [dominoes] 하루의 도미노
        [pile] 하루의 더미
        [kinds] 상품 종류
        [bank] 은행의 카드
        [camels] 낙타
        [seats] 첫 장로
       *[cards] 카드
      })가 비밀값과 각 자리의 값에서 나온 것과 다릅니다.
page-fair-verify = 이 브라우저는 우연을 확인합니다. 모든 수가 규칙에 맞는지, 점수가 맞는지는 내려받은 기보로 확인할 수 있습니다: caravanserai verify
page-again = 다시 시도
page-rules-of = { $game } 규칙
page-rules-search = 규칙에서 찾기
page-rules-none = 그런 조항이 없습니다.
page-rules-no-game = 이 집에 그런 게임은 없습니다.
    .games = 게임 보기
page-device = 다른 기기
    .short = 휴대폰이나 다른 컴퓨터에서 같은 자리로 이어서 합니다.
    .explanation = 다른 기기도 내 것으로 만드는 링크입니다. 7일 안에 한 번만 쓸 수 있으니 남에게 주지 마세요.
page-device-make = 링크 만들기
page-device-link = 다른 기기에서 여세요
page-device-done = 다시 오셨군요. 이제 이 기기도 내 기기입니다.
page-return = 돌아오는 링크
page-return-whose = { $since }부터 이곳에 온 { $name } 님의 링크입니다.
page-return-same = 이 브라우저는 이미 { $name } 님의 것입니다. 바뀐 것은 없으며 링크는 아직 쓸 수 있습니다.
page-return-meaning = 본인이 { $name } 님이라면 이 브라우저가 본인의 기기가 됩니다. 다른 사람이 보낸 링크라면 쓰지 마세요. 그 사람이 내 카드를 보고 나 대신 둘 수 있습니다.
page-return-yes = 예, { $name } 님 본인입니다
page-return-no = 아니요, { $name } 님이 아닙니다
page-return-you = 이 브라우저에서는 { $you } 님입니다. { $seats ->
    [0] { "" }
   *[other] 앉아 있는 테이블이 { $seats }개입니다.
  }
page-return-lose = { $name } 님의 것이 되면 더 이상 { $you } 님의 것이 아닙니다: { $you } 님의 자리와 게임은 다른 기기나 { $you } 님의 돌아오는 링크로만 찾을 수 있습니다. 먼저 링크를 만들어 보관하세요.
page-return-make = { $you } 님의 돌아오는 링크 만들기
page-return-kept = 보관하세요: { $you } 님으로 돌아오는 링크
page-return-stay = 그대로 { $you } 님
page-return-become = 이 기기에서 { $name } 님이 되기

## You: a name, a handle, keys and devices

page-you = 나
page-you-open = 열쇠와 기기
page-you-stay = 그대로 { $name } 님입니다.
page-you-keep = 내 것을 지키기
    .why = 자리와 게임과 수업은 이미 내 것입니다. 열쇠는 여기서든 다른 곳에서든 다시 돌아오게 해 줄 뿐입니다.
page-you-nothing-asked = 메일 주소는 묻지 않습니다. 자리와 시계와 봉인한 선택은 그대로입니다.
page-you-stranger = 와 본 적이 있으면 모든 것이 그대로 있습니다. 처음이면 바로 게임을 하세요. 열쇠는 나중에 만들어도 됩니다.
page-you-passkey = 이 기기로
    .more = 패스키: 지문, 얼굴, PIN. 외울 것이 없습니다.
page-you-passkey-off = 패스키에는 https와 이름 있는 집이 필요합니다. 여기서는 비밀번호면 됩니다.
page-you-passkey-add = 패스키 추가
page-you-by-passkey = 패스키로
page-you-password = 비밀번호로
    .more = 열두 자 이상. 짧은 문장도 좋습니다.
page-you-have = 이미 열쇠가 있습니다
    .more = 로그인하세요. { $name } 님으로 한 일도 함께 옵니다.
page-you-handle = 아이디
    .why = 로그인할 때 쓰는 이름입니다. 이 집에 비슷한 아이디는 없습니다. 테이블에서 보이는 이름은 따로 있고 자유롭습니다. 한 번은 언제든지, 그 뒤로는 30일에 한 번 바꿀 수 있습니다.
page-you-handle-none = 아직 없습니다. 친구가 아이디로 찾고, 내 페이지의 주소가 됩니다.
page-you-handle-choose = 고르기
page-you-handle-after = 다시 바꿀 수 있는 날: { $date }
page-you-handle-reserved = 새 아이디. 지금 아이디는 계속 내 것으로 남고, 다음에는 30일 뒤에 바꿀 수 있습니다.
page-you-handle-take = 이 아이디 쓰기
page-you-handle-done = 이제 아이디는 @{ $handle }입니다.
page-you-password-field = 비밀번호
page-you-password-new = 새 비밀번호
page-you-password-current = 지금까지의 비밀번호
page-you-password-show = 비밀번호 보기
page-you-password-enough = { $letters }자: 충분합니다. 기호가 아니라 길이가 중요합니다.
page-you-password-missing = { $missing }자 더. 기호가 아니라 길이가 중요합니다.
page-you-password-keep = 이 열쇠 간직하기
page-you-password-change = 비밀번호 바꾸기
page-you-password-add = 비밀번호 추가
page-you-sign-in = 로그인
page-you-by-code = 인쇄한 코드로
page-you-by-password = 아이디와 비밀번호로
page-you-code = 인쇄한 코드 하나
page-you-bring = 이 브라우저에서 { $name } 님이 한 일도 가져오기
page-you-welcome = 다시 오셨군요, { $name } 님.
page-you-kept = 열쇠를 간직했습니다.
page-you-keys = 내 열쇠
    .more = 열쇠가 있으면 어느 기기에서나 나입니다.
page-you-key-password = 비밀번호
page-you-key-passkey = 패스키
page-you-key-used = 마지막 사용: { $when }
page-you-key-unused = 아직 쓰지 않음
page-you-key-remove = 지우기
page-you-key-sure = 이 열쇠로는 이제 아무도 들어올 수 없게 됩니다.
page-you-key-last = 하나뿐인 열쇠입니다. 이것이 없으면 로그인된 기기와 인쇄한 코드로만 돌아올 수 있습니다.
page-you-key-stay = 남겨 두기
page-you-key-go = 지우기
page-you-key-removed = 열쇠를 지웠습니다.
page-proof = 본인인지 보여 주세요
    .why = 돌아오는 길은 열쇠를 보여 준 사람만 바꿀 수 있습니다. 몇 분이 지나면 다시 묻습니다.
page-proof-passkey = 패스키로
page-proof-password = 내 비밀번호
page-proof-show = 계속
page-proof-code = 인쇄한 코드 하나 (쓰고 나면 사라집니다)
page-proof-by-code = 인쇄한 코드로
page-proof-by-password = 비밀번호로
page-proof-done = 고맙습니다. 이제 하려던 일을 계속하세요.
page-you-oidc = { $name } 계정으로
    .more = 누구인지 { $name } 쪽에서 알려 줍니다.
page-you-oidc-add = { $name } 추가
page-you-key-oidc = 보증
page-you-by-mail = 메일로
page-news = 소식
  .more = 보고 있지 않을 때 알려 드립니다. 내 차례가 되었거나 친구가 부를 때입니다.
page-hook = 우리 채팅으로 소식 보내기…
page-news-table = 이 테이블의 채팅
  .more = 누구 차례인지, 게임의 시작과 끝을 알립니다. 지켜보는 누구나 알 수 있는 것뿐이며, 메시지마다 이 테이블의 링크가 있습니다.
page-news-here = 이 브라우저로
page-news-chat = 채팅으로
page-news-mail = 메일로 모아서
page-news-chat-kind = 종류
page-news-chat-address = 메시지를 받는 주소(웹훅)
page-news-chat-add = 그곳으로 보내기
page-news-discord = Discord
page-news-slack = Slack
page-news-matrix = Matrix
page-news-json = JSON
page-news-denied = 이 브라우저가 알림을 허용하지 않습니다. 브라우저 설정에서 바꿀 수 있습니다.
page-news-no-push = 이 브라우저로는 알릴 수 없습니다. https가 필요하고, iPhone에서는 홈 화면에 추가해야 합니다.
page-news-none = 아직 보낸 것이 없습니다.
page-news-sent = 마지막으로 보냄: { $when }
page-news-failed = { $when }: { $error }
page-news-error-no-answer = 아무도 응답하지 않습니다.
page-news-error-not-public = 공개된 주소가 아닙니다.
page-news-error-mail-refused = 메일 서버가 거절했습니다.
page-news-error-mail-off = 이 집은 메일을 보내지 않습니다.
page-news-error-status = 거절되었습니다({ $status }).
page-news-of-table = 한 테이블만
page-news-test = 시험
page-news-reasons = 알릴 것
page-news-turn = 내 차례
page-news-begins = 게임 시작
page-news-over = 게임 끝
page-news-invited = 초대
page-news-friend = 친구 요청
page-news-evening = 내 모임의 일정
page-news-event = 참가한 대회
page-news-games = 알릴 게임
page-news-quiet = 조용한 시간
page-news-from = 시작
page-news-to = 끝
page-news-zone = { $zone } 시간 기준
page-mail = 메일로 돌아오기
    .why = 열쇠를 모두 잃으면 이 주소로 링크를 보냅니다. 소식은 아래에서 고른 때에만 보냅니다. 다른 데에는 쓰지 않으며, 주소를 꼭 넣을 필요는 없습니다.
page-mail-add = 메일 주소 추가
page-mail-change = 다른 주소로 바꾸기
page-mail-address = 메일 주소
page-mail-send = 링크 보내기
page-mail-sent = { $address } 주소로 링크를 보냅니다. 30분 안에 여세요.
page-mail-waits = { $address }: 아직 링크를 열지 않았습니다.
page-mail-asked = { $address } 주소를 쓰는 사람이 있다면 링크를 보냅니다. 30분 동안 한 번만 쓸 수 있습니다.
page-mail-sure = { $address } 주소를 지울까요? 이 주소로는 다시 돌아올 수 없게 됩니다.
page-mail-removed = 이제 이 주소로는 돌아올 수 없습니다.
page-mail-confirm = { $address } 주소로 { $name } 님이 돌아올 수 있게 됩니다. 본인이 아니라면 아니요를 고르세요. 그러면 이 주소는 쓰이지 않습니다.
page-mail-yes = 네, 쓸게요
page-mail-no = 아니요
page-mail-done = 이제 이 주소로 돌아올 수 있습니다.
page-keys = 열쇠
page-to-table = 테이블로
page-proof-none = 이 브라우저에서 보여 줄 수 있는 열쇠가 없습니다. 열쇠가 있는 기기를 쓰세요.
page-you-codes = 만약을 위한 코드 열 개
    .why = 기기를 잃어버리면 이 코드 하나로 들어올 수 있습니다. 한 코드는 한 번만 쓸 수 있고, 다시는 아무도, 이 집도 보여 줄 수 없습니다.
page-you-codes-left = 코드가 { $left }개 남았습니다. 새 코드를 만들면 바뀝니다.
page-you-codes-none = 기기나 비밀번호를 잃어버리는 날을 위해 종이에 적어 둡니다.
page-you-codes-make = 코드 열 개 만들기
page-you-codes-again = 새 코드 열 개 만들기
page-you-codes-print = 인쇄
page-you-codes-save = 저장
page-you-codes-no-copy = 이 브라우저에서는 복사할 수 없습니다. 코드를 저장하거나 인쇄하세요.
page-you-codes-kept = 안전한 곳에 두었습니다
page-you-devices = 로그인된 기기
page-you-device = 기기
page-you-device-here = 이 기기
page-you-device-seen = 마지막 접속: { $when }
page-you-devices-out = 다른 곳에서 모두 로그아웃
page-you-devices-done = 다른 기기는 모두 로그아웃되었습니다.
page-you-sign-out = 로그아웃
page-you-sign-out-here = 여기서 로그아웃
page-you-sign-out-guest = 열쇠가 없어서 아무도 { $name } 님으로 돌아올 수 없고, 자리는 봇이 맡게 됩니다. 먼저 열쇠를 추가하거나 링크를 만드세요.
page-you-sign-out-anyway = 그래도 로그아웃
page-you-out = 여기서 로그아웃했습니다.
page-data = 내 데이터
    .more = 집이 보관하는 나에 관한 모든 것. 읽고 가져갈 수 있습니다.
page-data-get = 내 데이터 받기
page-data-why = 무엇을 왜 보관하는지
page-delete = 나를 지우기
    .more = 이름, 아이디, 열쇠, 기기, 친구, 메모, 내 페이지가 곧바로 영영 사라집니다. 끝난 게임에서는 ‘어느 상인’이 됩니다. 다른 사람도 함께 한 게임이라 게임은 남습니다.
page-delete-begin = 나를 지우기…
page-delete-sure = 아무도 되돌릴 수 없습니다.
page-delete-games = 지금 하고 있는 게임의 자리는 봇이 맡습니다.
page-delete-name = 확인을 위해 이름을 그대로 입력하세요: { $name }
page-delete-yes = 내 것을 모두 지우기
page-delete-stay = 그대로 있기
page-delete-done = 지워졌습니다. 이제 집은 누구였는지 모릅니다.
page-privacy = 개인정보
    .more = 이 집이 무엇을 왜 얼마 동안 보관하는지.
page-hears = 테이블에서 누구의 말을 들을지
    .more = 모든 기기에 적용됩니다. 듣지 않으려는 말은 아예 보내지 않습니다.
page-hears-table = 모두
page-hears-friends = 친구만
page-hears-off = 아무도
page-hears-off-now = 고른 대로 여기서는 아무의 말도 들리지 않습니다.
page-hears-friends-now = 고른 대로 여기서는 친구의 말만 들립니다.
page-presence = 여기 있다는 것을 누가 알아도 되는지
    .more = 친구들은 누가 집에 와 있는지 서로 볼 수 있고, 첫 페이지의 목록에는 원하는 사람만 이름이 나옵니다. 몇 명이 와 있는지는 언제나 알립니다.
page-presence-everybody = 모두
page-presence-friends = 친구만
page-presence-nobody = 아무도
page-named = 연구용 자료에 내 이름 밝히기
    .more = 이 집은 끝난 공개 게임을 연구하는 사람에게 줄 수 있습니다. 그 안에는 누구의 이름도 없으며, 원하면 내 자리 옆에 아이디가 적힙니다. 끄면 그 뒤의 자료에는 나오지 않습니다. 이미 넘겨준 자료는 그대로 남습니다.
page-chat-safe = 이 집에서는 모두 이 말들로 이야기합니다.
page-name-list = 이름을 고르세요
page-name-list-more = 다른 이름

page-hint-away = 알겠어요

## 코치의 화면: 게임 중 힌트와 끝난 게임 복기

page-percent = { $percent }%
page-percent-range = { $low }~{ $high }%
page-chance-ahead = 앞서 있음
page-chance-behind = 뒤처져 있음
page-chance-even = 거의 비슷함
page-points-more = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] 0
  }
page-points-under = 1점 미만
page-points-about = 약 { $points }점
page-points-range = { $low }~{ $high }점
page-mix-often = { $tenths ->
    [never] 거의 두지 않음
    [0] 드물게
    [5] 두 번 중 한 번쯤
    [10] 거의 언제나
    [always] 언제나
   *[other] 10번 중 { $tenths }번쯤
  }
page-coach-place = { $whose ->
    [you] { $shared ->
        [yes] 공동 1위입니다
       *[no] { $place }위입니다
    }
   *[seat] { $shared ->
        [yes] { $name } 님은 공동 1위입니다
       *[no] { $name } 님은 { $place }위입니다
    }
  } ({ $points }점).
page-coach-place-winner = { $count ->
    [1] { $name } 님이 { end-points }으로 이겼습니다.
   *[other] { $name } 님이 { end-points }으로 공동 1위입니다.
  }
page-stairs = { $whose ->
    [you] 내 { $points }점은 어디서 왔을까요?
   *[seat] { $name } 님의 { $points }점은 어디서 왔을까요?
  }
page-stairs-start = { $whose ->
    [you] 나와 같은 자리의 평균
   *[seat] 이런 자리의 평균
  }
page-stairs-luck = 패의 운
    .more = 나누기와 뽑기
page-stairs-others = 다른 사람들의 선택
    .more = 그리고 가려낼 수 없는 나머지
page-stairs-choices = { $whose ->
    [you] 내가 놓친 점수
   *[seat] 놓친 점수
  }
    .more = { $count ->
    [0] 없음
   *[other] 선택 { $count }번
  }
page-stairs-result = { $whose ->
    [you] 내 결과
   *[seat] 결과
  }
page-stairs-off = ±{ $points }
page-curve-of = { $whose ->
    [you] 나의 승률
   *[seat] 승률
  }
page-curve-seat = { $name }: { $chance }
page-curve-story = { $name }: 처음 { $first }, { $step }단계에서 가장 높음({ $most }), 마지막 { $last }.
page-curve-whose = 누구의 복기
page-curve-band = 참값이 있을 만한 곳 (10번 중 9번)
page-curve-gave = { $whose ->
    [you] 내가 놓친 점수
   *[seat] 놓친 점수
  }
page-curve-certain = 여기서부터 확실 →
page-curve-unread = 아직 읽지 않음
page-gave = { $whose ->
    [you] 내가 놓친 점수
   *[seat] 놓친 점수
  }
    .more = 더 나은 답이 지켰을 것만
page-gave-played = { $whose ->
    [you] 내가 둔 것
   *[seat] 실제 선택
  }
page-gave-better = 더 나은 선택
page-gave-another = 다른 답
page-gave-close = 세지 않음
page-gave-see = 이 장면 보기
page-gave-retry = 다시 둬 보기
page-gave-chance = 이길 확률 약 { $percent }%
page-gave-both = { $points } · { $chance }
page-gave-always = 해 본 패 가운데 둘이 갈리는 모든 패에서 더 많은 점수를 얻습니다.
page-gave-beats = 둘이 갈리는 패에서는 10번 중 약 { $tenths }번 더 많은 점수를 얻습니다.
page-gave-wins = 점수를 더 얻지는 못해도 이길 때가 더 많습니다.
page-gave-average = 더 자주는 아니어도 평균으로는 더 많은 점수를 얻습니다.
page-gave-not-counted = 패를 { $tried }번 해 보고 잘하는 사람의 선택도 살펴보았지만, 이쪽이 더 낫다고 확신할 수 없습니다. 아무것도 세지 않습니다.
page-gave-unsure = 판단하기 어려운 것
page-gave-rest = 이 밖에 선택 { $count }번도 세었습니다. 모두 합쳐 { $points }입니다.
page-gave-nothing = { $whose ->
    [you] 놓친 점수가 없습니다.
   *[seat] { $name } 님은 놓친 점수가 없습니다.
  }
    .more = 다른 답보다 뚜렷하게 나쁜 답은 없었습니다. 나머지는 패의 운과 다른 사람들의 선택입니다.
page-sure-clear = 분명함
page-sure-likely = 아마도
page-sure-close = 판단하기 어려움
page-coach-preparing = 코치가 준비하고 있습니다…
    .more = 이 게임의 규칙을 한 번 컴파일합니다. 끝나면 복기가 저절로 시작되며, 그동안 게임을 둘러볼 수 있습니다.
page-coach-stopped = 선택 { $read }번을 읽고 복기가 멈췄습니다.
    .more = 읽은 것은 남아 있습니다.
page-coach-rough = 첫 판단일 뿐입니다. 해 본 패가 적어 범위가 넓고, 실수라고 할 수 있는 것이 적습니다.
page-coach-go-on = 나머지 다시 해 보기
page-coach-back = 복기로 돌아가기
page-coach-board = 이 단계의 판 보기
page-mix-of = { $whose ->
    [you] 내가 골랐습니다.
   *[seat] { $name } 님이 골랐습니다.
  }
    .good = 잘하는 사람이라면 이렇게 골랐을 것입니다.
page-hint-preparing = 코치가 준비하고 있습니다…
    .more = 이 게임의 규칙을 한 번 컴파일합니다. 끝나면 힌트가 저절로 나오니, 기다리지 않고 두어도 됩니다.
page-hint-only = 생각해 볼 답은 하나뿐입니다.
page-hint-verdict = { $even ->
    [1] 답 하나가 돋보입니다.
    [2] 답 두 개가 거의 비슷합니다.
   *[other] 답 세 개가 거의 비슷합니다.
  }
page-hint-ahead = 답 하나가 조금 앞섭니다.
page-hint-often = 코치는 { page-mix-often } 이렇게 둡니다
page-hint-even = 막대가 서로 겹칩니다. 차이가 너무 작아 가려낼 수 없습니다.
page-hint-mix = 아무도 읽지 못하게 코치라면 섞어서 고릅니다.
page-hint-wins = 승률: { $chance }
page-hint-less = { $points } 적음
page-hint-behind = 조금 적음
page-hint-play = 이대로 두기
page-hint-draw = 하나 뽑아 주기
page-hint-laid = 힌트를 놓았습니다. 아직 봉인하지 않았습니다.
page-hint-note = { $games ->
    [0] 숫자 없이 내 자리에서 보이는 것만으로 한 첫 판단입니다.
   *[other] 내 자리에서 보이는 것만으로 { $games }판을 끝까지 둬 보았습니다.
  }
page-coach = 복기
page-coach-of = { $game } 게임 복기
page-coach-none = 복기할 것이 없습니다
page-coach-says = 코치
page-coach-waiting = 코치가 다른 게임을 먼저 보고 있습니다. 이 게임은 대기 중입니다.
page-coach-running = 게임을 읽고 있습니다…
    .more = 읽은 선택: { $choices }번 중 { $read }번. 읽은 것은 벌써 볼 수 있습니다.
    .last = 선택을 모두 읽었습니다. 이제 가장 크게 놓친 선택을 한 번 더 살펴봅니다.
page-coach-progress = 복기하는 중
page-coach-failed = 복기하지 못했습니다.
    .more = 게임은 그대로 남아 있습니다. 코치에게 다시 부탁할 수 있습니다.
page-coach-again = 다시 부탁하기
page-curve = 승률
page-curve-at = { $steps }단계 중 { $step }단계: { $chances }
page-curve-table = 곡선을 표로 보기
page-mix = 이 단계의 선택
page-mix-none = 이 단계에서는 아무도 고를 것이 없었습니다.
page-mix-others = 그 밖에 여럿, 저마다 드물게
page-mix-next = 다음 선택
page-mix-played = 실제
page-mix-best = 최선
page-play-on = 여기서부터 두기
    .more = 이 단계에서 시작하는 새 테이블입니다. 운은 새로 정해지고 다른 자리는 봇이 맡습니다. 끝난 게임은 그대로 남습니다.
page-play-on-seat = 내 자리
page-play-on-bots = 다른 자리
page-play-on-go = 이어서 두기
page-play-on-over = 여기서는 게임이 끝났습니다. 몇 단계 뒤로 가면 이어서 둘 수 있습니다.
page-hint-ask = 힌트
page-hint-title = 코치의 힌트
page-hint-thinking = 코치가 생각하고 있습니다…
page-hint-gain = 이유
page-hint-risk = 위험
page-hints-allowed = 힌트 허용
    .explanation = 게임하는 사람은 누구나 자기 자리에 대해 코치에게 물어볼 수 있습니다.
help-serve-review-effort = 코치가 끝난 게임을 얼마나 깊이 복기할지, 퍼센트로. 100이면 한 판에 1분쯤 걸립니다.
help-serve-compile-ahead = 시작할 때부터 뒤에서 규칙을 컴파일합니다: true 또는 false. 끝날 때까지 코치는 기다리고, 봇은 덜 멀리 봅니다.
help-prepare = 게임 규칙을 지금 컴파일해 힌트, 복기, 강한 봇을 바로 쓸 수 있게 합니다.
help-prepare-games = 이 게임들만. 기본은 모두입니다.
cli-prepare-no-compiler = 규칙을 컴파일할 수 없습니다. Numba가 설치되어 있지 않습니다. 설치: pip install 'caravanserai[fast]'
cli-prepare-there = { $game }: 준비되었습니다.
cli-prepare-progress = { $game }: 컴파일하는 중, { $percent }%
cli-prepare-done = { $game }: 준비되었습니다. { $seconds }초 걸렸습니다.
cli-review-start = 평균
cli-review-luck = 운
cli-review-others = 다른 사람들
cli-review-result = 결과
cli-review-clear = 분명함.
cli-review-likely = 아마도.

## Tables that begin from a position

refusal-staged = 한 사람을 위해 정해진 상황에서 시작한 테이블입니다. 다른 자리는 봇의 것입니다.
refusal-saw-a-hand = 이 게임의 패를 이미 보았으므로 다른 패로 둘 수 없습니다.
page-bot-plays-asleep = 자리를 비운 사이 봇이 자리를 맡고 있습니다.
page-asleep = { $seat } 님이 한동안 답하지 않습니다.
page-asleep-ask = 돌아올 때까지 봇에게 맡기기
page-asleep-asked = { $name } 님이 { $seat } 님의 자리를 돌아올 때까지 봇에게 맡기자고 합니다.
page-asleep-yes = 동의
page-asleep-waits = { $seat } 님의 자리에 봇을 부르자고 했습니다. 이제 { $names } 님이 정합니다.
refusal-not-asleep = 봇을 부를 만큼 오래 답하지 않은 자리가 아닙니다.
refusal-no-hours = 두는 시간을 하나 이상 고르세요.
refusal-no-such-ticket = 그런 신청은 이제 없습니다. 이미 판이 시작되었을 수 있습니다.
refusal-too-many-tickets = 신청이 이미 { $most }개 있습니다. 먼저 하나를 거두세요.
data-tickets = 여러 날에 걸친 판을 위한 신청.
data-holidays = 지난 한 해의 휴가.
refusal-holiday-dates = 휴가는 오늘부터 반년 안에 시작하고, 시작한 뒤에 끝나며, 길어도 { $most }일입니다.
refusal-holiday-days = 한 해에 { $most }일까지 쉴 수 있고, 남은 날이 그보다 적습니다.
refusal-holiday-set = 이미 휴가가 있습니다. 먼저 끝내세요.
page-holiday = 휴가
    .more = 여러 날에 걸친 판을 위한 것입니다. 같은 테이블의 사람들은 언제 돌아오는지 보고, 내 차례 소식은 그때까지 보내지 않습니다.
page-holiday-from = 시작
page-holiday-to = 끝
page-holiday-how = 그동안 내 판은
page-holiday-orders = 맡긴 지시와 시계대로
page-holiday-bot = 봇이 대신 둠
page-holiday-pause = 모두 동의하면 내 시계 멈춤
page-holiday-rated = 레이팅 게임에서 답의 3분의 1보다 많이 봇에게 맡기면 떠난 것으로 봅니다.
page-holiday-why = 이유(원하면)
page-holiday-none = 말하지 않음
page-holiday-travel = 여행
page-holiday-family = 가족
page-holiday-work = 일
page-holiday-rest = 휴식
page-holiday-take = 이 기간에 쉬기
page-holiday-set = { $first } – { $last }
page-holiday-end = 돌아왔습니다
page-holiday-undo = 취소
page-holiday-left = { $days ->
    [0] 한 해 동안 남은 날이 없습니다.
   *[other] 한 해 동안 { $days }일 남았습니다.
  }
page-holiday-at = { $seat } 님은 { $date }까지 휴가입니다.
page-holiday-at-why = { $seat } 님은 { $date }까지 휴가입니다({ $why }).
page-holiday-paused = 그때까지 시계가 멈춥니다.
page-holiday-ask = { $seat } 님이 { $date }까지 시계를 멈추자고 합니다.
page-holiday-waits = 시계를 멈출지는 { $names } 님이 정합니다.
page-play-pace-by-day = 여러 날에 걸쳐
    .more = 두는 시간을 적어 신청하세요. 시간이 겹치는 사람끼리 앉히고, 여섯 시간이 지나면 있는 사람과 봇으로 시작합니다. 답마다 24시간이 있습니다.
page-ticket-hours = 두는 시간 ({ $zone })
page-ticket-night = 밤, 0–6시
page-ticket-morning = 아침, 6–12시
page-ticket-afternoon = 오후, 12–18시
page-ticket-evening = 저녁, 18–24시
page-ticket-leave = 신청하기
page-tickets = 여러 날에 걸친 판 신청
page-ticket-line = { $game }, { $seats }자리, { $hours }
page-ticket-until = { $date }까지
page-ticket-withdraw = 거두기
page-ticket-left = 신청했습니다. 시간이 맞으면 판이 저절로 시작되어 “내 게임”에 나타납니다. 알림은 “나”에서 고를 수 있습니다.
page-table-young = 막 시작한 판입니다
refusal-still-gathering = 막 시작한 판이라 아직 새로 오는 사람에게 자리를 줍니다. 몇 분 뒤에 볼 수 있습니다.
refusal-takeover-never = 이 테이블에서는 아무도 봇 대신 둘 수 없습니다.
refusal-takeover-busy = 다른 사람이 자리를 요청하고 있습니다. 결정될 때까지 기다리세요.
refusal-takeover-declined = 두는 사람들이 원하지 않았습니다. 계속 관전할 수 있습니다.
refusal-takeover-enough = 이 게임에서는 이미 충분히 여러 번 요청했습니다.
refusal-takeover-nobody = 허락할 사람이 없습니다. 봇만 상대하는 게임에서는 방장만 허락할 수 있습니다.
refusal-takeover-gone = 더 결정할 것이 없습니다.
refusal-takeover-not-yours = 결정할 권한이 없습니다.
refusal-daily-once = 오늘의 패는 한 번만 둘 수 있습니다.
refusal-no-such-step = 이 기록은 { $steps }단계입니다. 그런 단계는 없습니다.
refusal-last-step = 이 단계 뒤에는 아무도 고를 것이 없었습니다. 이어서 둘 것이 없습니다.
refusal-bad-stage = 게임에서 나올 수 없는 상황입니다: { $reason }.
verify-given = 정해진 상황에서 시작한 게임입니다: 처음 { $steps }단계는 여기서 둔 것이 아니라 주어진 것입니다.
verify-given-shuffles = 섞기 { $shuffles }번은 상황과 함께 주어졌습니다. 비밀값이 정한 것이 아니므로 확인하지 않습니다.
page-fair-given = 섞기 { $count }번은 시작 상황과 함께 주어진 것이라 확인할 것이 없습니다.

## The coach: hints and reviews

coach-points = { $points }점
coach-odds = { $percent ->
    [certain] 반드시
    [0] 해 본 게임에서는 한 번도 없이
    [100] 해 본 모든 게임에서
   *[other] 100판 중 약 { $percent }판에서
  }
coach-any-gain = 이렇게 시작해 끝까지 둬 본 게임들이 가장 좋게 끝났습니다.
coach-any-risk = 다른 사람들의 선택에 따라 달라질 수 있습니다.
refusal-hints-off = 이 테이블에서는 힌트를 물을 수 없습니다.
refusal-coach-busy = 지금 코치에게 묻는 사람이 많습니다. 잠시 뒤에 다시 물어 주세요.
refusal-coach-failed = 코치가 제때 생각해 내지 못했습니다. 다시 물어 주세요.
refusal-too-many-hints = 힌트를 너무 자주 물었습니다. 잠시 기다려 주세요.
refusal-too-many-reviews = 복기 중인 게임이 많습니다. 몇 분 뒤에 다시 해 주세요.
help-serve-hints-per-minute = 한 사람이 1분 동안 물을 수 있는 힌트 수.
help-review = 끝난 게임을 복기합니다: 점수가 어디서 왔는지, 승률, 그리고 놓친 점수.
help-review-json = 복기 전체를 이 파일에 JSON으로 씁니다.
help-review-seed = 시드가 다르면 다른 패를 상상합니다.
cli-review-progress = 복기하는 중…
cli-review-unfinished = 끝난 게임만 복기할 수 있습니다. 이 기록은 게임이 끝나기 전에 멈춥니다.
cli-review-step = 단계
cli-review-curve = 승률
    .more = 각 승률은 열 번 중 아홉 번 이 범위 안에 있습니다.
cli-review-costly = 놓친 점수
cli-review-none = 없음: 다른 답보다 뚜렷하게 나쁜 답은 없었습니다.
cli-review-cost = { $most ->
    [0] { $seat } 님, { $step }단계: 1점 미만
   *[other] { $seat } 님, { $step }단계: { $least }~{ $most }점
  }
cli-review-played = 둔 수: { $text }
cli-review-better = 더 나은 수: { $text }
cli-review-more = 이 밖에 { $count }개가 더 셈에 들어갑니다. --json에 모두 있습니다.
cli-review-choices = 놓침
cli-review-points = 점수는 어디서 왔을까요?
    .more = 한 자리의 평균에서 결과까지. ±는 열 번 중 아홉 번 맞습니다. 나머지는 다른 사람들의 선택에 넣었습니다.

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = 그런 강의는 없습니다.

page-learn = 배우기
    .intro = 진짜 테이블에서 한 가지씩 배우는 짧은 상황입니다. 게임마다 마지막에는 몇 차례를 직접 둡니다.
    .done = { $count }개 중 { $done }개 끝냄
    .first = 처음이신가요? 5분이면 배웁니다
    .go-on = { $game } 배우기
    .begin = 시작
    .begin-one = “{ $title }” 시작
    .again = 다시 하기
    .again-one = “{ $title }” 다시 하기
    .ticked = 끝냄
    .all = 모든 강의
page-lesson = 강의 { $number }/{ $count }
    .task = 할 일:
    .hint = 힌트 보기
    .answers = 남은 답 { $left }번
    .reached = 잘했습니다
    .missed = 아쉽습니다
    .next = 다음 강의
    .last = 진짜 게임 하기
    .again = 다시 해 보기
    .over = 처음부터
    .close = 강의 숨기기
    .open = 강의

## The balance report

help-lab = 게임을 만드는 사람을 위해: 많은 판이 게임에 대해 말해 주는 것.
help-balance = 실력이 같은 봇끼리 많은 판을 두게 하고, 게임이 공정한지, 어떻게 끝나는지, 무엇이 얼마만 한 값어치인지 보고합니다.
help-balance-edition = 판본 파일. 하나면 기본 판본과, 둘이면 서로, 같은 패로 견줍니다.
help-balance-games = 판본마다 몇 패를 둘지.
help-balance-seats = 자리 수.
help-balance-bot = 모든 자리에서 두는 봇: { $known }.
help-edition = 게임의 기본 판본을 출력합니다. 고쳐 쓰려면: caravanserai lab edition GAME > mine.toml
cli-no-edition = { $game }: 고칠 판본이 없습니다. 이 게임에는 따로 정한 수가 없습니다.
help-compare = 같은 패를 두 판본으로 두고 무엇이 다른지 보여 줍니다. lab balance 보고서를 두 판본으로 씁니다.
help-compare-edition = 판본 파일.
help-compare-other = 견줄 판본. 적지 않으면 기본 판본.
help-sweep = 판본의 한 수를 여러 값으로 바꾸어 같은 분배로 두고, 무엇이 달라지는지 보여 줍니다.
help-sweep-number = 판본 안의 경로로 적은 수: gems.total, salt.values.0.
help-sweep-values = 값: 20,30,40 또는 3-8.
cli-sweep-number = 판본에 “{ $given }”라는 수가 없습니다. 있는 것: { $known }.
cli-sweep-values = “{ $given }”는 값이 아닙니다. 서로 다른 값을 2개에서 { $most }개까지 20,30,40이나 3-8처럼 적으세요.
cli-sweep-edition = { $number } = { $value } 값으로는 판본이 되지 않습니다: { $reason }.
sweep-title = { $game }: { $number }의 효과
sweep-more = 값마다 막대가 하나 있고, 그 위의 선은 100번 중 95번 평균이 있는 곳입니다. 모든 값이 같은 분배를 썼습니다.
help-positions = 봇들의 판이나 기록에서 중요했던 선택을 찾습니다: 코치라면 어떻게 했을지, 그리고 그 까닭.
help-positions-record = 봇들의 판 대신 살펴볼, 끝난 게임의 기록. 여러 번 쓸 수 있습니다.
help-positions-json = 국면들을 이 파일에 JSON으로 씁니다. 하나하나가 수업이기도 합니다.
help-positions-games = 봇들이 둘 판의 수.
help-positions-most = 보여 줄 국면의 최대 수. 가장 많이 놓친 것부터입니다.
help-positions-effort = 코치가 생각하는 정도. 복기 하나를 100으로 하는 퍼센트입니다.
cli-positions-other-game = { $file } 파일은 다른 게임의 기록입니다: { $game }.
positions-title = { $game }: 생각해 볼 국면
positions-summary = 복기한 게임 { $games }판, 보여 준 국면 { $found }개. 승률을 가장 많이 놓친 것부터입니다.
positions-summary-bots = { $bot } 봇끼리 둔 게임 { $games }판, 보여 준 국면 { $found }개. 승률을 가장 많이 놓친 것부터입니다.
positions-game = { $number }번째 판
positions-win = 놓친 승률: { $percent }%p
positions-none = 다른 답보다 뚜렷하게 나쁜 답은 없었습니다.
help-train = 봇들이 많은 판을 두게 하고, 그 판들로 게임의 국면을 판단하는 신경망을 훈련합니다.
help-train-out = 신경망을 이 파일에 씁니다. 판들은 그 옆에 남아, 멈춘 훈련은 이어집니다.
help-train-games = 내다보는 봇들의 판을 몇 개나 배울지.
help-train-quick = 그 전에 빠른 봇들의 판을 몇 개나 배울지. 0은 없음.
help-train-simulations = 봇들이 한 번 답하는 데 시뮬레이션을 몇 번 할지.
help-train-weak = 백 자리 중 몇 자리가 서투르게 둘지: 신경망이 그런 판도 알게 됩니다.
help-train-horizon = 신경망과 함께 탐색이 얼마나 내다볼지, 자리마다의 답으로 셉니다.
help-train-network = 봇들이 이 신경망으로 판단합니다: 다음 세대를 위해.
help-train-policy = 대신 상대의 답을 짐작하는 정책을 훈련합니다. 봇의 탐색이 각 선택으로 돌아온 횟수에서 배웁니다.
help-train-points = 대신 자리가 끝에 얻을 점수를 내다보는 것을 훈련합니다. 사람이 읽기 위한 것이며 신경망과 함께 보관합니다.
cli-no-features = { $game }에는 신경망이 무엇을 보는지가 없어 훈련할 수 없습니다.
cli-no-choices = { $game }에는 { $seats }인 테이블의 선택지에서 정책이 무엇을 보는지가 없어 훈련할 수 없습니다.
cli-no-points = { $game }에는 점수가 무엇에 달렸는지가 없어 점수를 내다보는 것을 훈련할 수 없습니다.
cli-one-of = { $options } 중 하나만 고르세요.
cli-other-recipe = { $folder } 폴더에는 다른 설정의 판들이 있습니다. 지우거나 다른 --out을 고르세요.
cli-bad-network = { $file } 파일은 신경망 파일이 아니거나 손상되었습니다({ $reason }). 다른 파일을 고르세요.
cli-other-network = { $file }의 신경망은 { $game }, { $seats }자리용이거나 더 오래된 규칙의 것입니다.
train-interrupted = 멈췄습니다. 판들은 { $folder }에 남아 있습니다. 같은 명령으로 이어집니다.
train-judge = 판단
train-loss = 로그 손실
train-off = 평균 점수 오차
train-constant = 모든 자리에 같은 확률
train-outlook = 손으로 쓴 전망
train-network = 신경망
train-said = 말한 확률
train-came = 실제
train-positions = 국면
train-guess = 짐작
train-agrees = 탐색과 같음
train-even = 모든 선택을 똑같이
train-quick = 빠른 답
train-policy = 정책
help-gate = 신경망을 쓰는 탐색이 같은 시간에 이 집의 한 수준을 이기는지 재고, 신경망 파일에 적습니다.
help-gate-network = `lab train`이 쓴 신경망 파일.
help-gate-games = 몇 판을 둘지. 통과하려면 400판이 필요합니다.
help-gate-level = 어느 수준과 둘지.
help-gate-against = 이 신경망이 대신할 신경망: 상대 수준이 이것으로 둡니다. 없으면 손으로 쓴 전망으로 둡니다.
help-gate-simulations = 답 하나에 시뮬레이션을 몇 번 할지. 그 수준의 시간이 허락하는 것보다 적을 때만 따릅니다.
gate-passed = 통과: 같은 시간에 신경망이 절반 넘게 이깁니다.
gate-not-passed = 통과하지 못함: 400판을 두어 절반 넘게 이긴다는 것이 95% 확실해야 합니다.
gate-simulations = 시뮬레이션, 신경망과 함께 그리고 없이
cli-one-bot-only = 모든 자리에서 봇 하나가 둡니다. { $given } 대신 하나만 적으세요.
cli-too-many-editions = 판본은 둘까지 견줄 수 있습니다({ $given }개는 안 됩니다). --edition을 줄이세요.
balance-house-edition = 기본 판본
balance-title = { $game }: 균형
balance-summary = { $deals }패, { $seats }자리, 모든 자리에 { $bot } 봇, 시드 { $seed }. 모든 구간은 95%입니다. 전부를 거듭 다시 둔다면 이런 구간 20개 중 19개가 참값을 담습니다.
balance-to = { $low } ~ { $high }
balance-short = 간추리면
    .more = 판들이 뚜렷이 말해 주는 것. ‘뚜렷이’란 우연만으로는 설명하기 어렵다는 뜻입니다.
balance-found-even = 고른 몫보다 뚜렷이 더 이기거나 덜 이기는 자리는 없습니다.
balance-found-uneven = { $which ->
    [more] 고른 몫보다 뚜렷이 더 이기는 자리: { $more }.
    [less] 고른 몫보다 뚜렷이 덜 이기는 자리: { $less }.
   *[both] 고른 몫보다 뚜렷이 더 이기는 자리: { $more }. 뚜렷이 덜 이기는 자리: { $less }.
  }
balance-found-length = 한 판에 평균 { $answers }번 답하고, 승자는 다음 자리보다 { $lead }점 앞섭니다.
balance-found-worth = 게임 중반에 가장 많은 점수와 이어지는 것: { $holding } ({ $points }).
balance-found-no-worth = 게임 중반에 가진 것 가운데 더 많은 점수와 뚜렷이 이어지는 것은 없습니다.
balance-found-change = 변경으로 뚜렷이 달라진 것: { $changes }.
balance-found-no-change = 변경으로 뚜렷이 달라진 것은 없습니다. 판이 많을수록 더 작은 변화도 보입니다.
balance-effects = 변경의 효과
    .more = 모든 패를 두 판본으로, 같은 우연과 같은 봇으로 두고 서로 견주었습니다. 그림은 가운데 0에서 시작하는 변화와 그 구간입니다. 구간에 0이 들어 있으면 우연일 수 있습니다.
balance-what = 항목
balance-change = 변화
balance-verdict = 말로 하면
balance-verdict-more = 뚜렷이 늘어남
balance-verdict-less = 뚜렷이 줄어듦
balance-verdict-unclear = 뚜렷한 변화 없음
balance-effect-points = 한 자리의 점수
balance-effect-lead = 승자의 점수 차
balance-effect-length = 한 판의 답 수
balance-effect-seat = { $seat }번 자리의 승리
balance-effect-worth = 값어치: { $holding }
balance-worths = 무엇이 얼마만 한 값어치일까요?
    .more = { $moment } 자리마다 가진 것을 적어 두었습니다. 각 줄은 다른 조건이 같을 때, 다른 자리들의 평균보다 하나 더 가진 것이 끝의 몇 점과 이어지는지를 말합니다. 이 판들에서 함께 나타난다는 것이지 법칙은 아닙니다. 많이 가진 사람은 잘 두었기 때문일 수도 있습니다.
balance-noted = { $of }판 중 { $games }판에서 적었습니다.
balance-never-noted = 그때까지 간 판이 없습니다.
balance-worth-clear = { $which ->
    [behind] 다른 자리들보다 하나 더 가졌던 자리는 끝에 그만큼 더 뒤처졌습니다: { $points }점.
   *[ahead] 다른 자리들보다 하나 더 가졌던 자리는 끝에 그만큼 더 앞섰습니다: { $points }점.
  }
balance-worth-unclear = 이만한 판으로는 우연과 가릴 수 없습니다.
balance-worth-unknown = 말할 수 있는 것이 없습니다. 모든 자리가 늘 똑같이 가졌거나, 위의 줄들에서 저절로 나옵니다.
balance-axis-less = 점수가 적음
balance-axis-more = 점수가 많음
balance-holding = 하나 더 가진 것
balance-how = 어떻게 알아냈나
    .more = 다시 해 보고 싶은 사람을 위해.
balance-how-text = 모든 자리에서 같은 봇이 두었고, 봇은 그 자리가 알 수 있는 것만 봅니다. 몫과 길이와 변화는 패마다의 평균과 스튜던트 구간이며, 한 패가 한 관측입니다. 값어치는 끝의 점수 차를 다른 자리들의 평균보다 더 가진 것에 보통 최소제곱으로 맞춘 것이고, 구간에서도 한 패가 한 관측입니다. 같은 명령은 같은 보고서를 줍니다.

## The deal of a day

refusal-daily-hidden = 오늘의 패를 아직 두지 않았습니다. 두고 나거나 내일이 되면 보입니다.
refusal-bad-day = { $day }: 날짜가 아닙니다. 2026-11-15처럼 적으세요.
refusal-day-to-come = 아직 오지 않은 날입니다.
page-daily = 오늘의 패
    .more = 하루에 게임마다 한 패. 모두가 같은 카드를 받고 같은 봇을 만납니다. 다른 것은 내가 고르는 것뿐입니다.
page-daily-home = 오늘의 패
    .more = 모두에게 같은 카드와 같은 봇. 기회는 한 번입니다.
page-daily-next = 다음 패까지 { $time }.
    .new = 새 패가 나왔습니다.
page-daily-today = 오늘
page-daily-who = { $seats }자리 · 봇: { $bot }
page-daily-finished = { $finished ->
    [0] 아직 끝낸 사람이 없습니다.
   *[other] { $finished }명이 끝냈습니다.
  }
page-daily-play = 플레이
page-daily-go-on = 이어하기
page-daily-one-try = 기회는 한 번입니다. 플레이를 누르면 시작됩니다.
page-daily-watch = 내 게임 다시 보기
page-daily-hidden = 다른 사람들이 어떻게 두었는지는 끝낸 뒤에 보입니다.
page-daily-left = 봇이 대신 답해서 이번 시도는 세지 않습니다.
page-daily-late = 하루 안에 끝내지 못해서 이번 시도는 세지 않습니다.
page-daily-mine = { $points ->
   *[other] { $points }점
  }, { $of }명 중 { $rank }위
page-daily-results = 결과: { $game }
page-daily-rank = 순위
page-daily-name = 이름
page-daily-points = 점수
page-daily-ahead = 가장 잘한 봇과의 차이
page-daily-beyond = 운을 빼면
    .explanation = 운을 빼면: 같은 패를 둔 모두의 평균({ $mean })보다 더 얻은 점수입니다.
page-daily-choice = 내 게임과 갈라진 곳
page-daily-you = 나
page-daily-parted = { $answer }번째 답: ‘{ $there }’ 대신 ‘{ $here }’
page-daily-same = 똑같이 둠
page-daily-measure = 다른 게임을 견주는 기준
page-daily-replay = { $name } 님의 게임 다시 보기
page-daily-best = 어제의 으뜸
    .none = 어제의 패를 끝낸 사람이 없습니다.
    .none-then = 이 패를 끝낸 사람이 없습니다.
page-daily-best-line = { $name } 님: { $points ->
   *[other] { $points }점
  }
page-daily-best-choice = { $answer }번째 답: { $chosen }
page-daily-best-instead = { $there }명 중 { $same }명이 이렇게 골랐고, 나머지는 대부분: { $instead }
page-daily-best-replay = 보기
page-daily-all = 어제의 모든 결과
    .past = 그날의 모든 결과
page-daily-share = 오늘 결과 공유
    .more = 테이블에서의 순위와, 같은 패를 받은 모든 사람 가운데 얼마나 잘했는지를 낙타로 보여 줍니다. 카드도 점수도 없으니 아무것도 미리 알려 주지 않습니다.
page-daily-past = 지난 날
    .more = 날짜를 고르면 그날 가장 좋았던 플레이와 모두의 결과를 볼 수 있습니다.
    .before = 전날
    .after = 다음 날
    .day = 날짜
page-daily-compare = 다른 사람들은 어떻게 두었을까
page-daily-alone = 아직 견줄 사람이 없습니다.

## 자기 페이지가 없는 게임: 공용 테이블

page-any-turn = { $turns }번 가운데 { $turn }번째 차례
page-any-waiting = { $names } 님을 기다립니다.
page-any-watching = 관전하고 있습니다.
page-any-over = 게임이 끝났습니다.
page-any-sealed = 선택이 봉인되었습니다.
page-any-may-change = 아직 바꿀 수 있습니다.
page-any-ready = 모두 함께 공개합니다.
page-any-seal = 봉인: { $what }
page-any-choose = 먼저 고르세요
page-any-change = 바꾸기
page-any-mat = 고른 것과 그 결과가 여기에 놓입니다.
page-any-nothing = 없음
page-any-nobody = 아무도 가져가지 못합니다
page-any-to = { $seat }: 획득
page-any-shows = { $seat } 님: { $tile }
page-any-showed = 공개: { $tile }
page-any-cancelled = 무효
page-any-choosing = 고르는 중…
page-any-chosen = 골랐습니다
page-any-cloth = 테이블
page-any-rivals = 상대
page-any-hand = 내 패
page-any-hands = 모두의 패
page-any-points = 점수
page-any-points-of = { $points ->
   *[other] 점
  }
page-any-player = 플레이어
page-any-score = 점수표
page-any-so-far = 지금까지의 점수

## 집이 사람에 대해 보관하는 것: 본인이 받는 압축 파일과 이를 알리는 페이지

data-readme =
    이 집이 보관하는 나에 관한 모든 것입니다. 이 파일 말고는 모두 JSON이며 어떤 편집기로도 볼 수 있습니다.
    시각은 UTC입니다. 비밀번호, 패스키, 코드, 쿠키는 들어 있지 않습니다. 집에는 그 해시와 공개된 절반만 있습니다.
data-account = 내가 누구인지: 이름, 언제부터 있었는지, 아이디, 여는 것을 뺀 열쇠, 고른 것.
data-devices = 로그인한 곳: 브라우저와 시스템의 종류, 마지막으로 본 때.
data-friends = 친구, 나에게 청한 사람, 내가 청한 사람, 차단한 사람.
data-games = 끝난 게임과 그 결과. 게임마다 기록의 주소가 있고, 기록에는 모든 수가 있으며 검증할 수 있습니다.
data-running = 지금 앉아 있는 테이블. 그곳에 숨겨진 것은 본인에게도 숨겨져 있습니다.
data-notes = 내 별과 메모.
data-lessons = 목표를 이룬 수업.
data-days = 날마다의 분배를 해 본 기록.
data-ratings = 레이팅 게임마다의 내 레이팅.
data-plays = 복기된 레이팅 게임에서 내 결정이 놓친 승률.
data-news = 소식이 가는 곳. 주소 자체는 무언가를 여는 것이라 넣지 않습니다.
data-notices = 운영진이 나에 대해 정한 것과 내가 한 답.
data-reports = 내가 운영진에게 알린 것.
data-not = 테이블에서 한 말은 여기에 없습니다. 누군가 신고할 때에만 운영진을 위해 적어 둡니다.
data-page-who = 내가 누구인지
data-page-who-guest = 게임을 하는 데 묻는 것은 없습니다. 자리가 그대로 내 것이 되도록 집이 브라우저에 쿠키를 줍니다. 집은 그 쿠키의 해시, 쓰는 이름, 언제부터 있었는지를 보관합니다.
data-page-who-forgotten = { $days ->
    [0] 게임을 한 적이 없는 손님은 스스로 지울 때까지 남습니다.
   *[other] 게임도 열쇠도 친구도 모임도 없는 손님은 { $days }일 뒤에 잊습니다.
  }
data-page-who-keys = 열쇠를 더하면 아이디와 비밀번호를, 또는 패스키를 정합니다. 비밀번호의 해시, 패스키의 공개된 절반, 인쇄한 코드의 해시, 열쇠를 마지막으로 쓴 때를 보관합니다. 메일 주소는 필요하지 않습니다.
data-page-who-mail = 집이 메일을 보내는 곳에서는 원하는 사람이 돌아올 때 쓸 주소를 남깁니다. 지울 때까지 보관하며, 메일로 소식을 받겠다고 한 때 말고는 다른 데에 쓰지 않습니다.
data-page-who-devices = { $days ->
    [0] 기기마다 브라우저와 시스템 두 낱말, 그리고 마지막으로 본 때를 시간 단위로 보관합니다.
   *[other] 기기마다 브라우저와 시스템 두 낱말, 그리고 마지막으로 본 때를 시간 단위로 보관합니다. { $days }일 동안 쓰지 않은 기기는 로그아웃됩니다.
  }
data-page-who-links = 다른 기기로 가는 링크는 { $days }일 동안 한 번 쓸 수 있습니다.
data-page-games = 게임
data-page-games-kept = 끝까지 한 게임은 남습니다. 누가 어떤 이름으로 어디에 앉았는지, 모든 수와 결과입니다. 다른 사람도 함께 한 게임이고, 공정했는지 검증할 수 있습니다.
data-page-games-open = { $hours ->
    [0] 게임이 시작되지 않은 테이블은 열린 채로 남습니다.
   *[other] 게임이 시작되지 않은 테이블은 { $hours }시간 뒤에 닫힙니다.
  }
data-page-games-idle = { $days ->
    [0] 아무도 이어 하지 않는 게임은 그대로 남습니다.
   *[other] 아무도 이어 하지 않는 게임은 { $days }일 뒤에 닫힙니다.
  }
data-page-games-closed = { $days ->
    [0] 닫힌 것은 데이터베이스에 남습니다.
   *[other] 닫힌 것은 { $days }일 뒤에 지워집니다.
  }
data-page-games-tickets = 여러 날에 걸친 판의 신청과 그 시간, 시간대, 레이팅은 판이 시작되거나, 거두거나, { $days }일이 지날 때까지 간직합니다.
data-page-games-holidays = 같은 테이블의 사람들은 휴가 중임을 봅니다. 날을 세기 위해 끝난 뒤 { $days }일 동안 간직합니다.
data-page-games-named = 끝난 공개 게임은 이름 없는 표로 연구자에게 줄 수 있습니다. 설정에서 켠 경우에만 아이디가 적힙니다.
data-page-games-own = 별과 메모는 본인만 봅니다.
data-page-games-ratings = 레이팅과 결정의 손실은 레이팅 게임에서 계산되며 언제든 다시 계산할 수 있습니다. 내 페이지를 볼 수 있는 사람이 이를 보며, 순위표에는 모두에게 페이지를 공개한 사람만 나옵니다.
data-page-talk = 테이블에서 하는 말
data-page-talk-memory = { $hours ->
    [0] 테이블에서 한 말은 적어 두지 않습니다. 새로 들어오는 사람을 위해 마지막 몇 줄이 테이블과 함께 메모리에 있습니다.
   *[other] 테이블에서 한 말은 적어 두지 않습니다. 새로 들어오는 사람을 위해 마지막 몇 줄이 길어야 { $hours }시간 메모리에 있습니다.
  }
data-page-talk-choice = 누구의 말을 들을지 고릅니다. 테이블의 모두, 친구, 또는 아무도. 그러면 집은 나머지를 보내지 않습니다.
data-page-talk-decisions = 운영진이 나에 관해 결정한 것과 나의 답은 내가 있는 동안 남습니다.
data-page-talk-reports = 누군가를 신고하면 신고한 사람이 볼 수 있던 것이 마지막 몇 마디와 함께 운영진에게 갑니다. 결정한 지 { $days }일 뒤에 지워집니다.
data-page-friends = 친구와 내 페이지
data-page-friends-kept = 친구, 차단한 사람, 청한 사람을 보관합니다. 답이 없는 청은 { $days }일 뒤에 없어집니다. 차단된 사람은 그 사실을 모릅니다.
data-page-friends-page = 누가 내 페이지를 볼지 고릅니다. 아무도, 친구, 또는 모두. 친구에게는 지금 있는지 알려 줍니다.
data-page-friends-page-safe = 친구가 내 페이지를 볼지 고릅니다. 모르는 사람은 결코 볼 수 없습니다. 친구에게는 지금 있는지 알려 줍니다.
data-page-news = 소식
data-page-news-kept = 소식을 원하는 사람은 받을 주소를 줍니다. 브라우저 제조사의 푸시 서비스에 있는 이 브라우저의 주소, 채팅의 주소, 또는 메일입니다. 고른 이유와 시간과 함께, 지우거나 기기에서 로그아웃하거나 서비스가 없어졌다고 할 때까지 보관합니다. 보내는 것은 문장 하나, 게임, 링크이며 브라우저로는 암호화해서 보냅니다.
data-page-news-told = 같은 소식을 두 번 보내지 않도록, 알린 것은 { $days }일 동안 기억합니다.
data-page-address = 주소와 로그
data-page-address-kept = 브라우저가 오는 주소는 얼마나 자주 묻는지 세기 위해 메모리에만 있습니다. 마지막으로 온 지 { $hours }시간 뒤에 잊습니다.
data-page-address-logs = 집의 로그에는 주소도 이름도 테이블도 쿠키도 없습니다. 집 앞에 있는 기계가 무엇을 적는지는 집 주인이 알려 줄 수 있습니다.
data-page-address-nobody = 페이지는 다른 곳에서 아무것도 불러오지 않습니다. 다른 누구를 위해 사람을 세지 않으며 광고도 없습니다.
data-page-safe = 어린이를 위한 집
data-page-safe-words = 다른 사람이 읽을 글은 아무도 쓰지 않습니다. 테이블에는 정해진 말이 있고, 이름은 목록에서 고릅니다. 아이디는 본인에게만 보입니다.
data-page-safe-pages = 모르는 사람은 누구의 페이지도 볼 수 없으며, 사람이 쓴 것은 링크가 되지 않습니다.
data-page-yours = 내가 할 수 있는 것
data-page-yours-get = ‘나’ 페이지에서 이 모두를 읽을 수 있는 압축 파일로 받습니다.
data-page-yours-delete = 그곳에서 자신을 지울 수도 있습니다. 이름, 아이디, 열쇠, 기기, 친구, 메모, 내 페이지가 곧바로 사라집니다. 하고 있는 게임의 자리는 봇이 맡습니다. 끝난 게임에서는 ‘어느 상인’이 됩니다. 다른 사람도 함께 한 게임이라 게임은 남습니다.
data-page-yours-handle = 아무도 나인 척하지 못하도록 아이디는 해시로 남아 다른 사람이 가질 수 없습니다.
data-page-yours-backups = 그 전에 만든 백업에는 집 주인이 버릴 때까지 그때의 것이 남아 있습니다.

# -- 저녁 모임과 대회 --
refusal-bad-event = 이렇게는 대회를 열 수 없습니다: { $reason }.
refusal-event-title = 제목은 보이는 글자로 { $most }자까지입니다. 어린이를 위한 집에서는 제목이 없습니다.
refusal-event-account = 계정이 있는 사람만 대회를 열 수 있습니다. 먼저 열쇠를 만드세요.
refusal-too-many-events = 한 사람이 한꺼번에 열 수 있는 대회는 { $most }개까지입니다.
refusal-no-such-event = 그런 대회는 없습니다.
refusal-no-such-round = 이 대회에 그런 라운드나 테이블은 없습니다.
refusal-no-such-entrant = 이 대회에 그런 참가자는 없습니다.
refusal-entries-closed = 참가 신청이 끝났습니다. 시작된 뒤에 늦게 들어올 수 있을지도 모릅니다.
refusal-event-full = 자리가 없습니다. { $most }명까지 참가할 수 있습니다.
refusal-event-too-often = 이 대회에 너무 자주 들어오고 나가서 다시 들어올 수 없습니다.
refusal-event-busy = 지금 이 대회가 너무 바쁩니다. 다시 해 보세요.
refusal-event-not-now = 지금은 이 대회에서 할 수 없습니다: { $reason }.
refusal-event-not-over = 대회가 끝나면 보입니다.
refusal-event-hidden = 이 패는 다른 테이블에서 아직 두고 있습니다. 모두 둘 때까지 보이지 않습니다.
refusal-event-once = 대회의 테이블은 한 번만 둡니다.
refusal-no-cross-table = 대진표는 라운드로 두는 { $most }명까지의 대회에 있습니다.
refusal-no-late-entry = 지금은 이 대회에 들어올 수 없습니다.
refusal-no-more-deals = 이 대회의 패를 모두 시작했거나, 시간이 끝났습니다.
refusal-not-entered = 이 대회에 참가하지 않았습니다.
refusal-not-organiser = 대회를 연 사람만 할 수 있습니다.
data-events = 참가한 저녁 모임과 대회, 그리고 그 기록에서 부르는 이름.
data-page-games-events = 저녁 모임과 대회는 간직합니다. 기록에서는 번호로 부르고, 계정을 지우면 그것이 누구인지 잊습니다.
news-round = 대회의 테이블이 준비되었습니다.

## 모임

page-nav-circles = 모임
page-circle-none = 아직 모임이 없습니다
    .more = 모임은 함께 게임하는 사람들입니다. 친구, 동호회, 학급 모두 좋습니다. 모임을 만들고 링크로 초대하세요. 이름만 있으면 들어올 수 있습니다.
page-circle-new = 모임 만들기
    .name = 모임 이름
    .go = 만들기
page-circle-members = 회원 { $count }명
page-circle-kept-by = 모임지기: { $names }
page-circle-role-keeper = 모임지기
page-circle-you = 나
page-circle-next = 다음 일정: { $when }
page-circle-next-none = 잡힌 일정이 없음
page-circle-lost = 이 모임을 찾을 수 없습니다
    .more = 모임이 끝났거나, 회원이 아니거나, 오래된 링크입니다. 모임지기에게 새 링크를 부탁하세요.
page-circle-join = { $name } 모임의 초대
    .more = 모임은 함께 게임합니다. 회원끼리는 서로의 이름과 누가 오는지 볼 수 있습니다.
    .name = 어떻게 부르면 될까요?
    .go = 들어가기
    .no = 나중에
page-circle-invite = 초대
    .how = 이 링크가 있는 사람은 누구나 이름만으로 들어올 수 있습니다. 보내거나 스캔하게 하세요.
    .label = 모임 링크
    .renew = 새 링크 만들기
    .renewed = 새 링크입니다. 앞의 링크는 더 이상 쓸 수 없습니다.
page-circle-calendar = 달력
    .how = 쓰는 달력에서 이 주소를 구독하세요. 잡힌 일정이 그대로 따라옵니다. 나만의 주소이니 남에게 주지 마세요.
    .label = 내 달력 주소
    .renew = 새 주소 만들기
    .renewed = 새 주소입니다. 쓰는 달력에 다시 넣으세요.
page-circle-more = 더 보기
page-circle-rename = 이름 바꾸기
    .go = 이름 저장
page-circle-leave = 모임 나가기
    .sure = 이 모임에서 나갈까요? 돌아오려면 링크가 있어야 합니다.
page-circle-end = 모임 끝내기
    .sure = 모두에게서 이 모임을 끝낼까요? 회원과 일정은 영영 없어지고, 마친 게임은 남습니다.
page-circle-evening = 다음 일정
    .now = 지금 모이는 중
page-circle-evening-none = 잡힌 일정이 없습니다.
    .keeper = 일정을 잡으세요. 모두가 여기와 자기 달력에서 봅니다.
    .member = 모임지기가 다음 일정을 잡습니다.
page-circle-later = 그다음 일정
page-circle-past = 지난 일정
page-circle-past-in = { $count }명이 왔습니다
page-circle-are-you = 오시나요?
page-circle-in = 갑니다
    .some = { $count }명이 옴
page-circle-perhaps = 아마도
    .some = { $count }명은 아마도
page-circle-out = 이번엔 못 가요
    .some = { $count }명은 못 옴
page-circle-nobody-in = 아직 아무도 답하지 않았습니다.
page-circle-plan = 일정 잡기
    .day = 날짜
    .time = 시간
    .games = 할 게임, 정해졌다면
    .note = 덧붙일 말, 있다면
    .go = 잡기
    .now = 지금
    .change = 바꾼 것 저장
page-circle-change = 바꾸기
page-circle-off = 취소
    .sure = 이 일정을 취소할까요? 답과 함께 없어집니다.
page-circle-mine = 테이블이 준비되었습니다.
    .go = 내 테이블로
page-circle-round = { $number }라운드
page-circle-round-table = 테이블 { $number }
page-circle-round-bot = 봇
page-circle-round-turn = 차례: { $names }
page-circle-state-opening = 여는 중
page-circle-state-open = 여는 중
page-circle-state-playing = 진행 중
page-circle-state-over = 끝남
page-circle-state-closed = 닫힘
page-circle-round-watch = 보기
page-circle-open = 테이블 열기
    .next = 다음 라운드
    .what = 오기로 하고 테이블이 없는 사람은 모두 전과 다른 사람들과 앉습니다. 빈자리는 봇이 채웁니다. 아직 게임 중인 사람은 다음에 앉습니다.
    .free = 온 사람 가운데 { $count }명이 테이블이 없습니다.
    .nobody = 아직 온다고 한 사람이 없습니다. “갑니다”를 누르면 자리를 받습니다.
    .company = 상대
    .company-new = 전과 다른 사람
    .company-again = 같은 사람과 다시
    .game = 게임
    .seats = 테이블마다 자리
    .pace = 속도
page-circle-waiting = 여기 있고 테이블이 없는 사람
page-circle-standings = 순위
    .how = 뒤에 있는 자리마다 1점, 같은 등수마다 반 점입니다. 옆은 얻을 수 있었던 점수의 비율입니다.
page-circle-season = { $year }년 { $quarter }분기
    .which = 시즌
page-circle-games = 게임
page-circle-won = 승
page-circle-day = 모임에서 { $count }명이 했습니다.
page-circle-daily = 모임의 오늘의 패
    .what = 이 모임만의 카드로, 모든 회원에게 같으며 UTC 자정까지입니다. 한 사람에 한 번뿐입니다.
page-circle-export = 모든 것을 파일로 받기
page-circle-people = 회원
page-circle-make-keeper = 모임지기로 세우기
    .sure = { $name } 님을 모임지기로 세울까요? 모임지기는 초대하고, 일정을 잡고, 테이블을 열고, 회원을 내보낼 수 있습니다.
page-circle-make-member = 모임지기에서 내리기
    .sure = { $name } 님을 모임지기에서 내릴까요?
page-circle-remove = 내보내기
    .sure = { $name } 님을 모임에서 내보낼까요? 링크는 새것으로 바뀝니다.
refusal-no-such-circle = 그런 모임이 없거나 오래된 링크입니다. 모임지기에게 새 링크를 부탁하세요.
refusal-no-such-evening = 취소된 일정입니다.
refusal-no-such-member = 이제 모임에 없는 사람입니다.
refusal-keepers-only = 모임지기만 할 수 있습니다.
refusal-last-keeper = 모임에는 모임지기가 있어야 합니다. 먼저 다른 사람을 세우거나 모임을 끝내세요.
refusal-circle-full = 이 모임은 회원이 { $most }명이라 더 받을 수 없습니다.
refusal-too-many-circles = 이미 모임 { $most }곳에 있습니다. 먼저 한 곳에서 나가세요.
refusal-too-many-evenings = 이미 일정 { $most }개가 잡혀 있습니다. 먼저 하나를 취소하세요.
refusal-evening-time = 일정은 지금부터 한 해 안에 시작해야 합니다.
refusal-evening-not-on = 테이블은 일정 한 시간 전부터 시작 열두 시간 뒤까지 열 수 있습니다.
refusal-round-begun = 이미 누군가 이 라운드를 열었습니다. 다시 보세요.
refusal-too-few-in = 오는 사람 모두 이미 테이블에 있습니다. 게임이 끝나기를 기다리거나, 누가 오는지 물어보세요.
data-circles = 들어 있는 모임.
data-evenings = 모임 일정에 답한 것과 마지막으로 있었던 때.
data-page-circles = 모임
data-page-circles-kept = 모임의 이름, 회원, 일정, 누가 오는지, 누가 어느 테이블에 앉았는지를 모임이 끝날 때까지 보관하며, 회원이 모두 볼 수 있습니다. 모임에서 나가면 다가올 일정에 답한 것은 없어집니다.
data-page-circles-here = 일정이 진행되는 동안에는 누가 있는지 모임지기가 볼 수 있도록, 그 페이지를 마지막으로 본 때를 보관합니다.

## Evenings and tournaments

page-event-all = 대회와 모임
    .more = 2인에서 5인 테이블로 즐기는 모임과 대회입니다. 누구나 참가할 수 있고, 빈자리는 봇이 채우며, 아무도 카드를 고르지 않았음을 누구나 확인할 수 있습니다.
page-event-announce = 대회 열기
page-event-none = 예정된 대회가 없습니다.
    .more = 모임이나 대회를 열고 주소를 원하는 사람에게 보내세요.
page-event-list-running = 진행 중
page-event-list-open = 참가 신청
page-event-list-over = 끝난 대회
page-event-missing = 그런 대회가 없습니다.
    .more = 주소가 다 복사되지 않았을 수 있습니다.
page-event-format = 방식
page-event-format-swiss = 스위스
    .explanation = 라운드마다 순위가 가까운 사람과 만납니다.
page-event-format-round-robin = 풀리그
    .explanation = 모두가 모두와 같은 횟수로, 모든 자리에서 만납니다. 최대 60명.
page-event-format-evening = 모임
    .explanation = 라운드마다 새로운 상대를 만나고, 자유롭게 오갑니다.
page-event-format-arena = 아레나
    .explanation = 한 시간 동안 비는 사람은 바로 다음 게임을 합니다.
page-event-format-knock-out = 토너먼트
    .explanation = 테이블마다 절반이 올라가고, 마지막 한 테이블이 남습니다.
page-event-format-alone = 혼자서 봇과
    .explanation = 끝나는 시각까지 아무 때나, 모두가 같은 패를 같은 봇과 둡니다.
page-event-tables-of = { $seats }인 테이블
page-event-rounds = { $rounds }라운드
page-event-deals = 패 { $rounds }개
page-event-within = { $time } 안에
page-event-deal = { $round }번째 패
page-event-deal-of = 패 { $rounds }개 중 { $round }번째
page-event-how-many-deals = 패의 수
page-event-alone-time = 모든 패를 둘 시간
    .hour = 한 시간
    .day = 하루
    .week = 일주일
page-event-alone-bots = 모두의 상대는
page-event-alone-begin = { $round }번째 패 시작
page-event-alone-join = 함께 두기
page-event-alone-waits = 패 { $rounds }개 중 { $round }번째가 기다립니다.
page-event-alone-plays = 패 { $rounds }개 중 { $round }번째를 두고 있습니다.
page-event-alone-done = 모든 패를 두었습니다.
page-event-alone-absent = 시작할 때 페이지가 닫혀 있었습니다. 끝날 때까지 함께 둘 수 있습니다.
page-event-alone-outside = 끝날 때까지 함께 둘 수 있습니다.
page-event-alone-told = 아무도 더 둘 수 없을 때 결과가 공개됩니다.
page-event-minutes = { $minutes }분
page-event-duplicate = 모든 테이블에 같은 패
    .choice = 모든 테이블에 같은 패
    .explanation = 같은 자리에서 같은 카드를 받은 사람끼리 비교하므로 패의 운이 사라집니다.
page-event-title = 제목
    .hint = 목요 모임
page-event-how-many = 라운드
page-event-how-long = 분
page-event-begins = 시작
page-event-bots = 봇
    .fill = 빈자리는
page-event-entered = { $count ->
    [0] 아직 아무도 참가하지 않았습니다.
   *[other] { $count }명이 참가했습니다.
    }
page-event-you-are-in = 참가 중입니다
page-event-round = { $round }라운드
page-event-round-of = { $rounds }라운드 중 { $round }라운드
page-event-running = 진행 중
page-event-opening = 곧 시작합니다
    .more = 참가한 모든 사람의 페이지가 봉인한 것을 엽니다. 길어야 1분입니다.
page-event-opened = 이 페이지는 봉인을 열었습니다. 곧 테이블이 정해집니다.
page-event-called-off = 취소됨
page-event-over = 끝남
page-event-nobody = 어느 상인
page-event-by = 주최: { $name }
page-event-begins-at = { $time } 시작
page-event-bots-fill = 빈자리는 봇이 채웁니다.
page-event-enter = 참가하기
page-event-late = 다음 라운드부터 참가
page-event-withdraw = 대회에서 나가기
    .sure = 나갈까요? 이미 둔 것은 그대로 인정되고, 다음 라운드부터 봇이 자리를 맡습니다.
page-event-stay = 남기
page-event-leave-until = { $time }까지는 오지 않았던 것처럼 나갈 수 있습니다.
page-event-your-table = { $table }번 테이블에서 둡니다.
page-event-your-seat = 내 자리 { $letter }
page-event-to-table = 내 테이블로
page-event-wait-tables = 게임이 끝났습니다. 테이블 { $count }개가 아직 진행 중입니다.
page-event-wait-next = 다음 라운드 자리를 정하고 있습니다.
page-event-you-left = 나갔습니다. 이미 둔 것은 인정됩니다.
page-event-you-removed = 주최자가 내보냈습니다. 이유는 아래에 있습니다.
page-event-you-absent = 시작할 때 페이지가 닫혀 있었습니다. 다음 라운드부터 참가할 수 있습니다.
page-event-look-on = 관전 중입니다.
page-event-until = { $time }까지
page-event-your-result = 내 결과
page-event-place-of = { $count }명 중 { $place }위
page-event-points-made = { $count ->
   *[other] { $points }점
    }
page-event-share-made = 매치 포인트의 { $share }
page-event-how = 진행 방법
page-event-how-same = 같은 카드
    .more = A 자리는 모든 테이블에서 같은 손패를 받습니다.
page-event-how-new = 새 자리, 새 상대
    .more = 라운드가 끝날 때마다 자리와 상대가 바뀝니다.
page-event-how-alone = 나만의 속도로
    .more = 아무도 기다리지 않습니다. 끝날 때까지 원하는 때에 다음 패를 두세요.
page-event-how-compared = 같은 자리와 비교
    .more = 같은 자리에서 더 적게 얻은 사람마다 매치 포인트 1점.
page-event-how-points = 점수
    .more = 뒤에 있는 자리마다 1점, 같은 순위인 자리마다 반 점.
page-event-how-bots = 쉬는 사람 없음
    .more = 봇이 테이블을 채우되, 한 테이블에 되도록 적게 앉습니다.
page-event-entrants = 참가자
    .none = 아직 없습니다. 첫 번째로 참가하세요.
page-event-absent = 시작할 때 없었음
page-event-standings = 순위
    .over = 최종 순위
    .told = 패는 마지막 테이블이 끝나면 공개됩니다.
    .none = 첫 라운드가 아직 끝나지 않았습니다.
page-event-ties-open = 운을 뺀 점수로 정하는 중: 게임 { $games }개 중 { $done }개 분석됨.
page-event-luckless = 운을 빼면 { $share }
page-event-ties = 동점이면 맞대결, 그다음 더 어려운 자리, 그다음 운을 뺀 점수 순입니다.
    .duplicate = 동점이면 맞대결, 그다음 평균 대비 순입니다.
    .alone = 동점이면 평균 대비 순입니다.
page-event-place = 순위
page-event-moved = 이전 라운드와 비교
page-event-player = 참가자
page-event-match-points = 매치 포인트
page-event-points = 점수
page-event-mean = 평균 대비
page-event-played = 라운드
page-event-sum = 합계
page-event-all-lines = { $count }명 모두
page-event-all-tables = 테이블 { $count }개 모두
page-event-tables = 테이블
page-event-table = { $table }번 테이블
page-event-which-round = 볼 라운드
page-event-bot = 봇
page-event-table-playing = 진행 중
page-event-table-over = 끝남
page-event-table-void = 인정 안 함
page-event-table-left = 모두 떠남
page-event-replay = 다시 보기
page-event-open-hands = { $round }라운드를 손패를 펼쳐 보기
page-event-hidden = 이 패가 모든 테이블에서 끝나기 전에는 아무도 다른 테이블을 볼 수 없습니다.
page-event-cross = 대진표
page-event-cross-table = { $table }번 테이블
page-event-seat = 자리 { $letter }
page-event-seal = 아무도 패를 고르지 않습니다
page-event-seal-done = 끝났습니다.
page-event-seal-1 = 집이 비밀을 봉인합니다
    .more = 참가를 받기 전에 봉인했습니다. 지문은 아래에 있습니다.
page-event-seal-2 = 참가자도 저마다 봉인합니다
    .more = 참가할 때 기기가 알아서 합니다. 신경 쓸 것이 없습니다.
page-event-seal-3 = { $time }에 모두 열어 섞습니다
    .more = 패는 그 섞인 값에서 나옵니다. 집도, 마지막 참가자도 고를 수 없습니다.
page-event-seal-4 = 끝나면 누구나 확인할 수 있습니다
    .more = 파일 하나에 모든 테이블의 모든 패가 있습니다.
page-event-fingerprint = 집 비밀의 지문
    .more = 비밀이 한 글자라도 바뀌면 이 줄이 달라집니다.
page-event-rulings = 주최자의 결정
page-event-ruling-removed = 내보냄
page-event-ruling-corrected = 결과 정정
page-event-ruling-voided = 인정 안 함
page-event-ruling-called-off = 취소됨
page-event-ruling-unplayed = 시간 안에 두지 않음
page-event-ruling-lapsed = 참가자가 없어 끝남
page-event-organise = 진행
    .more = 여기서 하는 일은 이유와 함께 대회 기록에 남아 누구나 읽을 수 있습니다.
page-event-do-remove = 참가자 내보내기
page-event-do-correct = 결과 정정
page-event-do-void = 테이블 결과 인정 안 함
page-event-do-call-off = 대회 취소
page-event-reason = 이유
page-event-woven = 라운드마다 한 줄, 자리마다 다른 문양입니다. 카드는 보이지 않으니 공유해도 됩니다.
    .alone = 패마다 한 줄, 자리마다 다른 문양입니다. 카드는 보이지 않으니 공유해도 됩니다.
page-event-share = 그림 공유
page-event-check = 이 기기에서 모든 패 확인
page-event-checked = 모두 맞습니다: 테이블 { $tables }개, 이 기기에서 다시 섞은 { $shuffles }번.
    .secret = 비밀이 처음에 지문을 보여 준 그 비밀이 아닙니다.
    .nonce = 연 값 하나가 봉인한 값과 다릅니다.
    .seal = 파일이 저장된 뒤에 바뀌었습니다.
    .shuffle = { $round }라운드 { $table }번 테이블: 섞은 결과가 섞인 값에서 나온 것과 다릅니다.
page-event-file = 모든 기록 저장
    .more = 기록, 모든 게임, 모든 패가 든 파일입니다. 확인하려면: caravanserai verify 파일.
