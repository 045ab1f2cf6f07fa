# Every sentence of Kilim, in Korean.

## Names and lists

game-kilim = 킬림
    .short = 킬림

## Its things

kilim-face = { $face ->
    [star] 별
    [hooks] 갈고리
    [horn] 양뿔
    [diamond] 마름모
    [comb] 빗
    [torn] 찢어짐
   *[perfect] 완벽
  }
kilim-first = { $first ->
    [star] 별
    [hooks] 갈고리
    [horn] 양뿔
    [diamond] 마름모
   *[comb] 빗
  }
kilim-second = { $second ->
    [star] 별
    [hooks] 갈고리
    [horn] 양뿔
    [diamond] 마름모
   *[comb] 빗
  }
kilim-domino = { kilim-first }{ "\u2060" }·{ "\u2060" }{ kilim-second } 도미노
kilim-double = { kilim-face } 쌍도미노
kilim-torn = 찢어진 { kilim-face } 도미노
kilim-perfect = 완벽한 도미노
kilim-scrap = { kilim-face } 자투리
kilim-gold = 금화 { $gold } 카드
kilim-special = { $card ->
    [spy] 염탐꾼 카드
    [scrap-bag] 자투리 자루 카드
   *[artisan] 장인 카드
  }
kilim-token = { $token ->
    [perfect] 완벽 토큰
    [turn] 돌리기 토큰
    [remove] 빼기 토큰
   *[move] 옮기기 토큰
  }

## What happened

kilim-day-began = { $day }일째가 시작되었습니다.
kilim-domino-turned-up = 공개: { $domino }.
kilim-card-placed = { $seat } 님이 카드를 놓았습니다.
    .you = 카드를 놓았습니다.
kilim-card-changed = { $seat } 님이 다른 카드를 놓았습니다.
    .you = 다른 카드를 놓았습니다.
kilim-card-taken-back = { $seat } 님이 카드를 도로 가져갔습니다.
    .you = 카드를 도로 가져왔습니다.
kilim-card-revealed = { $seat } 님의 { $card }가 공개되었습니다.
    .you = 내 { $card }가 공개되었습니다.
kilim-gold-sealed = { $purpose ->
    [offer] { $seat } 님이 입찰을 봉인했습니다.
    [scrap-bag] { $seat } 님이 자투리 자루에 낼 금화를 봉인했습니다.
   *[artisan] { $seat } 님이 장인에게 낼 금화를 봉인했습니다.
  }
    .you = { $purpose ->
    [offer] 입찰을 봉인했습니다.
    [scrap-bag] 자투리 자루에 낼 금화를 봉인했습니다.
   *[artisan] 장인에게 낼 금화를 봉인했습니다.
  }
kilim-gold-changed = { $seat } 님이 봉인한 금화를 바꿨습니다.
    .you = 봉인한 금화를 바꿨습니다.
kilim-offer-made = { $seat } 님의 염탐꾼이 금화 { $gold } 카드로 입찰했습니다.
    .you = 내 염탐꾼이 금화 { $gold } 카드로 입찰했습니다.
kilim-offers-cancelled = 같은 입찰({ $gold })은 서로 취소됩니다: { $seats }.
kilim-prize-won = { $dominoes ->
    [1] { $seat } 님이 금화 { $gold } 카드로 도미노를 얻었습니다.
   *[other] { $seat } 님이 금화 { $gold } 카드로 도미노 { $dominoes }개를 얻었습니다.
  }
    .you = { $dominoes ->
    [1] 금화 { $gold } 카드로 도미노를 얻었습니다.
   *[other] 금화 { $gold } 카드로 도미노 { $dominoes }개를 얻었습니다.
  }
kilim-prize-left = 낙찰자가 없어 도미노 { $dominoes }개가 다음 차례로 넘어갑니다.
kilim-domino-woven = { $seat } 님이 { $domino }를 짰습니다.
    .you = { $domino }를 짰습니다.
kilim-gold-paid = { $place ->
    [scrap-bag] { $seat } 님이 자투리 자루에 금화 { $gold } 카드를 냈습니다.
   *[artisan] { $seat } 님이 장인에게 금화 { $gold } 카드를 냈습니다.
  }
    .you = { $place ->
    [scrap-bag] 자투리 자루에 금화 { $gold } 카드를 냈습니다.
   *[artisan] 장인에게 금화 { $gold } 카드를 냈습니다.
  }
kilim-gold-discarded = { $place ->
    [scrap-bag] { $seat } 님은 자투리 자루에 낼 만큼 높은 금화가 없어 금화 { $gold } 카드를 버렸습니다.
   *[artisan] { $seat } 님은 장인에게 낼 만큼 낮은 금화가 없어 금화 { $gold } 카드를 버렸습니다.
  }
    .you = { $place ->
    [scrap-bag] 자투리 자루에 낼 만큼 높은 금화가 없어 금화 { $gold } 카드를 버렸습니다.
   *[artisan] 장인에게 낼 만큼 낮은 금화가 없어 금화 { $gold } 카드를 버렸습니다.
  }
kilim-payment-tied = { $place ->
    [scrap-bag] 가장 높은 금액이 같아서({ $gold }) 아무도 자투리 자루를 뒤지지 못합니다.
   *[artisan] 가장 낮은 금액이 같아서({ $gold }) 아무도 장인을 부르지 못합니다.
  }
kilim-scrap-kept = { $seat } 님이 자투리 자루를 뒤져 자투리 하나를 챙겼습니다.
    .you = 자투리 자루를 뒤져 자투리 하나를 챙겼습니다.
kilim-scrap-chosen = { $seat } 님이 { $scrap }를 챙겼습니다.
    .you = { $scrap }를 챙겼습니다.
kilim-token-taken = { $seat } 님이 { $token }을 가져갔습니다.
    .you = { $token }을 가져왔습니다.
kilim-nothing-left = { $place ->
    [scrap-bag] 자투리 자루가 비어 { $seat } 님은 아무것도 얻지 못합니다.
   *[artisan] 남은 토큰이 없어 { $seat } 님은 아무것도 얻지 못합니다.
  }
    .you = { $place ->
    [scrap-bag] 자투리 자루가 비어 아무것도 얻지 못합니다.
   *[artisan] 남은 토큰이 없어 아무것도 얻지 못합니다.
  }
kilim-scrap-used = { $seat } 님이 { $scrap }를 놓았습니다.
    .you = { $scrap }를 놓았습니다.
kilim-perfect-woven = { $seat } 님이 완벽한 도미노를 짰습니다.
    .you = 완벽한 도미노를 짰습니다.
kilim-domino-turned = { $seat } 님이 { $domino }를 돌렸습니다.
    .you = { $domino }를 돌렸습니다.
kilim-piece-removed = { $seat } 님이 { $piece }를 뺐습니다.
    .you = { $piece }를 뺐습니다.
kilim-piece-moved = { $seat } 님이 { $piece }를 옮겼습니다.
    .you = { $piece }를 옮겼습니다.
kilim-action-sealed = { $seat } 님이 행동을 봉인했습니다.
    .you = 모두 마칠 때까지 행동이 봉인됩니다.
kilim-seat-done = { $seat } 님이 하루를 마쳤습니다.
    .you = 하루를 마쳤습니다.
kilim-dominoes-lost = { $dominoes-count ->
    [1] 아무도 사지 않아 사라진 도미노: { $dominoes }.
   *[other] 아무도 사지 않아 사라진 도미노들: { $dominoes }.
  }
kilim-day-ended = { $day }일째가 끝났습니다.

## Answers and questions

kilim-way = { $turn ->
    [0] 오른쪽으로
    [1] 아래로
    [2] 왼쪽으로
   *[3] 위로
  }
kilim-place-card = { $card } 놓기.
    .kind = 놓을 카드 고르기
kilim-take-back-card = 카드 도로 가져오기.
    .kind = 카드를 거둘 때
kilim-pay-gold = 금화 { $gold }.
    .kind = 낼 금의 양
kilim-take-scrap = { $scrap } 챙기기.
    .kind = 남길 자투리 고르기
kilim-take-token = { $token } 가져오기.
    .kind = 가져올 토큰 고르기
kilim-at = { $across ->
    [none] { $down ->
        [none] 첫 칸
       *[other] 첫 칸에서 { $down ->
            [above] 위
           *[below] 아래
          }로 { $down-steps }칸
      }
   *[other] { $down ->
        [none] 첫 칸에서 { $across ->
            [left] 왼쪽
           *[right] 오른쪽
          }으로 { $across-steps }칸
       *[other] 첫 칸에서 { $across ->
            [left] 왼쪽
           *[right] 오른쪽
          }으로 { $across-steps }칸, { $down ->
            [above] 위
           *[below] 아래
          }로 { $down-steps }칸
      }
  }
kilim-weave = { kilim-at } 자리에 { kilim-way } 짜기.
    .kind = 짤 자리 고르기
kilim-use-scrap = { $scrap }를 { kilim-at } 자리에 놓기.
    .kind = 자투리를 놓을 자리
kilim-weave-perfect = 완벽한 도미노를 { kilim-at } 자리에 { kilim-way } 짜기.
    .kind = 완벽한 도미노를 짤 자리
kilim-turn-domino = { $domino } 돌리기: { kilim-at } 자리에서 { kilim-way }.
    .kind = 도미노를 돌릴 때
kilim-remove-piece = { $piece } 빼기.
    .kind = 조각을 뺄 때
kilim-move-piece = { $piece }를 { kilim-at } 자리로 옮기기.
    .kind = 조각을 옮길 때
kilim-done = 오늘은 이만.
    .kind = 하루를 마칠 때
kilim-place-card-ask = { $prize-count ->
    [1] 경매: { $prize }. 어느 카드를 놓을까요?
   *[other] 한꺼번에 경매: { $prize }. 어느 카드를 놓을까요?
  }
kilim-pay-gold-ask = { $discard ->
    [yes] { $purpose ->
        [scrap-bag] 자투리 자루에 낼 금화({ $winning }보다 높은 것)가 없습니다. 어느 금화를 버릴까요?
       *[artisan] { $winning ->
            [0] 낙찰된 입찰이 없어 아무도 장인을 부를 수 없습니다. 어느 금화를 버릴까요?
           *[other] 장인에게 낼 금화({ $winning }보다 낮은 것)가 없습니다. 어느 금화를 버릴까요?
          }
      }
   *[no] { $purpose ->
        [offer] 다른 사람의 카드를 보았습니다. 염탐꾼이 어느 금화로 입찰할까요?
        [scrap-bag] { $winning ->
            [0] 낙찰된 입찰이 없어 자투리 자루에는 어느 금화든 낼 수 있습니다. 어느 금화를 낼까요?
           *[other] 자투리 자루에는 { $winning }보다 높은 금화를 냅니다. 어느 금화를 낼까요?
          }
       *[artisan] 장인에게는 { $winning }보다 낮은 금화를 냅니다. 어느 금화를 낼까요?
      }
  }
kilim-take-scrap-ask = 어느 자투리를 챙길까요?
kilim-take-token-ask = 어느 토큰을 가져올까요?
kilim-weave-ask = { $left ->
    [0] { $domino }를 어디에 짤까요?
    [1] { $domino }를 어디에 짤까요? 도미노가 하나 더 있습니다.
   *[other] { $domino }를 어디에 짤까요? 도미노가 { $left }개 더 있습니다.
  }
kilim-end-of-day-ask = 하루가 끝나 갑니다. 더 쓸 것이 있나요?

## Options

kilim-option-torn-pairs = 맞닿은 찢어진 문양
    .explanation = 찢어진 문양이 다른 찢어진 문양과 맞닿아도 감점하나요?
    .count = 예, 하나에 3점씩
    .cancel = 아니요, 서로 상쇄됩니다

## Refusals

refusal-kilim-card-gone = { $card ->
    [spy] 오늘은 염탐꾼을 이미 썼습니다.
    [scrap-bag] 오늘은 자투리 자루를 이미 썼습니다.
    [artisan] 오늘은 장인을 이미 썼습니다.
   *[other] 이 금화 카드는 손에 없습니다.
  }
refusal-kilim-nothing-placed = 도로 가져올 카드를 놓지 않았습니다.
refusal-kilim-gold-gone = 금화 { $gold } 카드는 손에 없습니다.
refusal-kilim-gold-too-low = 자투리 자루에는 { $winning }보다 높은 금화를 내야 하고, 그런 금화가 있습니다.
refusal-kilim-gold-too-high = 장인에게는 { $winning }보다 낮은 금화를 내야 하고, 그런 금화가 있습니다.
refusal-kilim-no-such-scrap = 이 자투리는 자루에 없습니다.
refusal-kilim-token-gone = 이 토큰은 이제 판 위에 없습니다.
refusal-kilim-first-square = 킬림의 첫 도미노는 자리가 하나뿐입니다. 나머지는 모두 거기서 시작합니다.
refusal-kilim-square-taken = 그곳에는 이미 무언가 놓여 있습니다.
refusal-kilim-not-beside = 도미노는 킬림의 칸과 맞닿아야 합니다.
refusal-kilim-card-placed = 먼저 카드를 도로 가져오세요.
refusal-kilim-no-perfect = 챙겨 둔 완벽한 도미노가 없습니다.
refusal-kilim-scrap-not-beside = 자투리는 킬림의 칸을 덮거나 칸과 맞닿아야 합니다.
refusal-kilim-scrap-not-kept = 그런 자투리를 챙겨 두지 않았습니다.
refusal-kilim-no-token = { $token ->
    [turn] 쓸 수 있는 돌리기 토큰이 없습니다.
    [remove] 쓸 수 있는 빼기 토큰이 없습니다.
   *[move] 쓸 수 있는 옮기기 토큰이 없습니다.
  }
refusal-kilim-not-in-kilim = 이 조각은 내 킬림에 없습니다.
refusal-kilim-cannot-turn = 이 도미노는 그렇게 돌릴 수 없습니다.
refusal-kilim-scrap-covered = 이 자투리 위에 다른 자투리가 있습니다.
refusal-kilim-cannot-move = 이 조각은 그곳으로 옮길 수 없습니다.

## Kilim in a terminal

kilim-title = { $day }일째 · { $turns }차례 중 { $turn }번째 · 토큰: { $tokens } · 남은 자투리: { $left }
kilim-prize = { $count ->
    [1] 경매:
   *[other] 한꺼번에 경매:
  }
kilim-token-short = { $token ->
    [perfect] 완벽
    [turn] 돌리기
    [remove] 빼기
   *[move] 옮기기
  }
kilim-special-short = { $card ->
    [spy] 염탐꾼
    [scrap-bag] 자루
   *[artisan] 장인
  }
kilim-kept-scraps = 자투리 { $count }개
kilim-kept-perfects = 완벽 { $count }개
kilim-choice-gold = 금화
kilim-free = 먼저 자유 행동을 할 수도 있습니다(f와 번호):
kilim-help = 금화 카드의 값을 입력하세요. 염탐꾼은 16, 자투리 자루는 17, 장인은 18입니다. 자유 행동은 그 전에 합니다: 목록의 f1, f2 … 또는 풀어 써서 f scrap-star 1 2.
    .weave = 목록의 번호를 입력하거나, 첫째 칸의 열과 행과 방향을 입력하세요: 1 -2 0. 방향은 0 오른쪽, 1 아래, 2 왼쪽, 3 위입니다. 자유 행동은 그 전에 합니다: 목록의 f1, f2 … 또는 풀어 써서 f scrap-star 1 2.
    .numbers = 목록의 번호를 입력하세요. 자유 행동은 목록의 f1, f2 … 또는 풀어 써서 f scrap-star 1 2.
kilim-head-player = 플레이어
kilim-head-points = 점수
kilim-head-gold = 손의 금화
kilim-head-special = 특수
kilim-head-kept = 챙긴 것
kilim-head-rectangle = 직사각형
kilim-head-kinds = 문양 종류
kilim-head-groups = 무리
kilim-head-largest = 최대 무리
kilim-head-torn = 찢어짐
kilim-head-total = 합계
kilim-head-squares = 칸
kilim-head-rank = 순위
kilim-sheet = 점수
kilim-tie = { $by ->
    [squares] { end-points } 동점: 더 큰 킬림이 앞섭니다({ $seats }).
   *[shared] { end-points } 동점이고 킬림의 크기도 같습니다({ $seats }): 순위가 같습니다.
  }
kilim-tie-seat = { $seat } 님 { $squares }칸
    .you = 나 { $squares }칸

## The page

page-poster-kilim = 킬림
    .line = 비밀 입찰로 도미노를 얻어 가장 멋진 양탄자를 짜세요.
kilim-log-day = { $day }일째
kilim-log-up = 경매: { $domino }
kilim-log-won = { $named ->
    [yes] { $seat } 님이 { $gold }에 낙찰: { $what }
   *[no] { $seat } 님이 { $gold }에 도미노 { $dominoes }개 낙찰
  }
    .you = { $named ->
    [yes] 내가 { $gold }에 낙찰: { $what }
   *[no] 내가 { $gold }에 도미노 { $dominoes }개 낙찰
  }
kilim-log-left = { $dominoes ->
    [1] { $domino }를 아무도 얻지 못했습니다
   *[other] 아무도 얻지 못해 도미노 { $dominoes }개가 남았습니다
  }
kilim-log-cancelled = { $gold } 취소
kilim-log-scrap = 자투리
kilim-share = { $what ->
    [rectangle] 꽉 찬 직사각형
    [kinds] 문양 종류
    [groups] 무리
    [largest] 가장 큰 무리
   *[torn] 찢어진 문양
  }
kilim-won-with = { $what ->
    [rectangle] 꽉 찬 직사각형으로
    [kinds] { $count ->
        [5] 다섯 문양을 모두 모아
       *[other] 문양 { number-word } 가지만으로
      }
    [groups] 큰 무리들로
    [largest] { number-word } 문양에서 가장 큰 무리를 지어
   *[torn] { $count ->
        [0] 찢어진 문양 하나 없이
       *[other] 찢어진 문양을 줄여
      }
  }

## 킬림: 화면

page-goal-kilim = 목표: 가장 값진 킬림. 같은 문양의 무리, 가장 큰 무리, 딱 세 종류나 다섯 종류 전부, 꽉 찬 직사각형이 점수가 되고, 찢어진 문양은 점수를 깎습니다.

## The page

kilim-page-market = 장터
kilim-page-market-all = 장터, 토큰, 주머니
kilim-page-offers = 장터의 카드
kilim-page-hand = 내 손패
kilim-page-hands = 모든 손패
kilim-page-mat = 내 깔개
kilim-page-mat-empty = 카드를 여기에 놓습니다.
kilim-page-rivals = 왼쪽부터 시계 방향으로 상대들
kilim-page-weavers = 직공들
kilim-page-your-kilim = 내 킬림
kilim-page-kilim-of = { $name } 님의 킬림
kilim-page-wall = 벽: 모든 킬림을 같은 크기로
kilim-page-wall-hint = 킬림을 누르면 가까이 볼 수 있습니다.
    .keys = ←와 →로 옆 킬림을 봅니다.
kilim-page-wall-back = 앞의 킬림
kilim-page-wall-on = 다음 킬림
kilim-page-look = 크게 보기
kilim-page-artisan = 장인
    .back = 해가 지면 반납
kilim-page-pouch = 내 주머니
    .secret = 나만 봅니다
kilim-page-token-free = 남음
kilim-page-token-at = { $used ->
    [yes] { $name }, 사용함
   *[no] { $name }
  }
kilim-page-scraps-left = { $left ->
    [0] 자루에 남은 자투리가 없습니다
   *[other] 자루에 남은 자투리 { $left }개
  }
kilim-page-day = 3일 중 { $day }일째 · { $turns }차례 중 { $turn }번째
kilim-page-turn = { $turns }차례 중 { $turn }번째
kilim-page-day-short = { $day }일째
kilim-page-pile = { $left ->
    [0] 오늘의 더미가 비었습니다
   *[other] 오늘의 더미에 남은 도미노 { $left }개
  }
kilim-page-on-offer = { $count ->
    [one] 나온 것: { $prize }.
   *[other] 함께 나온 것: { $prize }.
  }
kilim-page-piled = { $count ->
    [1] 도미노 { $count }개
   *[other] 도미노 { $count }개를 한꺼번에 팝니다
  }
kilim-page-stall-empty = 지금은 나온 것이 없습니다.
kilim-page-last-turn = 지난 차례:
kilim-page-points = { $points ->
   *[other] 점
  }
kilim-page-choosing = 고르는 중…
kilim-page-deciding = 결정하는 중…
kilim-page-face-down = 엎어 놓음
kilim-page-picked = 골랐지만 아직 놓지 않음
kilim-page-spent = 오늘 사용함
kilim-page-offer = { $how ->
    [out] { $card }, 입찰 { $gold }, 취소됨
    [won] { $card }, 입찰 { $gold }, 낙찰
    [paid] { $card }, 금화 { $gold }
   *[open] { $card }
  }
kilim-page-outcome = { $how ->
    [out] 같은 입찰과 함께 취소됨
    [won] 낙찰된 입찰
   *[open] 공개됨
  }
kilim-page-special = { $card ->
    [spy] 염탐꾼
    [scrap-bag] 자투리 자루
   *[artisan] 장인
  }
kilim-page-special-left = { $card ->
    [spy] { $left ->
        [yes] 염탐꾼이 손에 있음
       *[no] 염탐꾼을 오늘 사용함
      }
    [scrap-bag] { $left ->
        [yes] 자투리 자루가 손에 있음
       *[no] 자투리 자루를 오늘 사용함
      }
   *[artisan] { $left ->
        [yes] 장인이 손에 있음
       *[no] 장인을 오늘 사용함
      }
  }
kilim-page-gold-left = 남은 금화 카드 { $count }장
kilim-page-gold-in-hand = 손에 있는 금화, 그다음 쓴 금화
kilim-page-kept = 남은 것과 챙긴 것
kilim-page-about-spy = 염탐꾼: 다른 사람의 카드를 보고 나서 입찰을 고릅니다.
kilim-page-about-scrap-bag = 자투리 자루: 낙찰가보다 많이 내고 자투리를 챙깁니다.
kilim-page-about-artisan = 장인: 낙찰가보다 적게 내고 토큰을 가져옵니다.
kilim-page-about-perfect = 언제든 짤 수 있는 황금 도미노: 칸을 채우지만 문양은 없습니다.
kilim-page-about-turn = 킬림의 도미노 하나를 돌립니다.
kilim-page-about-remove = 킬림의 조각 하나를 게임에서 뺍니다.
kilim-page-about-move = 킬림의 조각 하나를 돌리지 않고 옮깁니다.
kilim-page-about-scrap = 이 문양으로 칸을 덮거나, 킬림 옆의 칸을 채웁니다.
kilim-page-about-rectangle = 꽉 찬 직사각형 10점
kilim-page-about-groups = 무리마다 크기 빼기 1
kilim-page-about-largest = 하나에 5점 · 나 : 최고 상대
kilim-page-short-of = { $missing ->
    [0] 빈틈도 빠진 모서리도 없음
   *[other] { $missing }칸 모자람
  }
kilim-page-kinds-now = 지금 { $kinds }종 · 딱 3종 10점, 5종 모두 5점
kilim-page-torn-now = 드러난 것 { $torn }개 · 하나에 −3
kilim-page-race = { $motif }: 내 최대 무리 { $mine }, 최고 상대 { $best }
kilim-page-rectangle = 꽉 찬 직사각형
kilim-page-kinds = 문양 종류
kilim-page-groups = 무리
kilim-page-largest = 최대 무리
kilim-page-torn = 찢어진 문양
kilim-page-category = 항목
kilim-page-total = 합계
kilim-page-so-far = 지금까지의 점수
kilim-page-sheet-how = 꽉 찬 직사각형 10점; 문양이 딱 3종이면 10점, 5종 모두면 5점; 무리마다 크기 빼기 1점; 문양별 최대 무리 5점; 드러난 찢어진 문양마다 −3점.
kilim-page-waiting = { $names } 님을 기다리는 중입니다.
kilim-page-watching = 관전 중입니다.
kilim-page-over = 게임이 끝났습니다.
kilim-page-revealed = 카드가 공개되었습니다.
kilim-page-choose-card = 놓을 카드를 고르세요.
kilim-page-place = { $card }를 놓을까요?
    .hint = 공개될 때까지 바꿀 수 있습니다.
kilim-page-placed = 엎어 놓은 카드: { $card }.
kilim-page-placed-one = 카드를 엎어 놓았습니다.
kilim-page-may-change = 아직 바꾸거나 도로 가져올 수 있습니다.
kilim-page-may-change-gold = 아직 바꿀 수 있습니다.
kilim-page-sealed = 봉인한 카드: { $card }.
kilim-page-sealed-one = 금화를 봉인했습니다.
kilim-page-pay = { $purpose ->
    [offer] { $card }로 입찰할까요?
    [discard] { $card }를 버릴까요?
   *[pay] { $card }를 낼까요?
  }
kilim-page-pay-offer = 아무와도 같지 않은 가장 높은 입찰이 낙찰됩니다.
kilim-page-pay-scrap-bag = 가장 많이 낸 사람이 자루를 뒤집니다. 최고액이 같으면 아무도 얻지 못합니다.
kilim-page-pay-artisan = 가장 적게 낸 사람이 장인을 부릅니다. 최저액이 같으면 아무도 얻지 못합니다.
kilim-page-pay-discard = 이번에는 아무것도 얻지 못합니다.
kilim-page-scrap-hint = 어느 것인지는 나만 압니다. 언제든 쓸 수 있습니다.
kilim-page-token-hint = 하루가 끝날 때까지 쓸 수 있습니다.
kilim-page-weave-hint = 킬림의 칸과 맞닿아야 합니다.
kilim-page-weave-first = 첫 도미노입니다. 마음대로 놓으세요.
kilim-page-done-hint = 모두 마치면 함께 공개됩니다. 마치면 되돌릴 수 없습니다.
kilim-page-lay-scrap = 자투리를 놓으세요.
    .hint = 칸을 덮거나 킬림 옆의 칸을 채웁니다.
kilim-page-lay-perfect = 완벽한 도미노를 짜세요.
    .hint = 두 칸을 채우며 문양은 없습니다.
kilim-page-lay-turn = 도미노를 돌리세요.
    .hint = 베틀에서 고른 다음 어떻게 놓을지 정하세요.
kilim-page-lay-remove = 조각을 빼세요.
    .hint = 베틀에서 고르면 게임에서 빠집니다.
kilim-page-lay-move = 조각을 옮기세요.
    .hint = 베틀에서 고른 다음 다른 곳에 놓으세요.
kilim-page-used = 사용함
kilim-page-free = 쓸 수 있는 것:
kilim-page-cancel = 나중에
kilim-page-do = { $what ->
    [place] 놓기
    [offer] 입찰하기
    [discard] 버리기
   *[pay] 내기
  }
kilim-page-change = 바꾸기
kilim-page-take-back = 도로 가져오기
kilim-page-clear = 취소
kilim-page-done = 마치기
kilim-page-close = 닫기
kilim-page-hint-place = 가장 높은 금화가 도미노를 얻지만, 같은 입찰은 서로 취소됩니다. 무엇을 하든 차례마다 금화 한 장이 듭니다. 염탐꾼, 자투리 자루, 장인은 하루에 한 번씩 쓸 수 있습니다.
kilim-page-hint-free = 카드를 놓기 전에 자투리, 토큰, 완벽한 도미노를 쓸 수 있습니다.
kilim-page-hint-sealed = 모든 카드가 놓이면 함께 공개됩니다. 그때까지 내 카드를 바꿀 수 있습니다.
kilim-page-hint-offer = 다른 사람의 입찰을 보았습니다. 가장 높은 입찰을 넘거나, 낮은 카드로 금화를 아끼세요.
kilim-page-hint-scrap-bag = 낼 수 있으면 낙찰가보다 많이 내야 합니다. 가장 많이 낸 사람이 자투리를 챙깁니다. 자투리는 찢어진 문양을 고치거나 다른 칸을 바꾸는 한 칸짜리 조각입니다.
kilim-page-hint-artisan = 낼 수 있으면 낙찰가보다 적게 내야 합니다. 가장 적게 낸 사람이 토큰을 가져옵니다.
kilim-page-hint-scrap = 자투리는 찢어진 문양을 덮거나, 칸을 바꾸거나, 빈틈을 메워 직사각형을 완성합니다.
kilim-page-hint-token = 완벽은 챙겨 둘 황금 도미노를 줍니다. 돌리기, 빼기, 옮기기는 하루가 끝날 때까지 킬림을 바꿉니다.
kilim-page-hint-weave = 같은 문양이 맞닿으면 무리가 됩니다. 꽉 찬 직사각형은 10점, 문양이 딱 세 종류면 10점입니다. 자리를 골라 보면 얻을 점수가 보입니다.
kilim-page-hint-end-of-day = 오늘의 마지막 기회입니다. 토큰은 하루가 끝나면 반납하고, 자투리와 완벽한 도미노는 계속 갖습니다.

## Kilim's loom

kilim-loom-picture = { $label }: 가로 { $columns }칸, 세로 { $rows }칸
kilim-loom-picture-empty = { $label }: 아직 짠 것이 없음
kilim-loom-confirm = { $kind ->
    [scrap] 여기에 놓기
    [turn] 이렇게 돌리기
    [remove] 빼기
    [move] 여기로 옮기기
   *[weave] 여기에 짜기
  }
kilim-loom-back = 되돌리기
kilim-loom-rotate = 돌리기
kilim-loom-swap = 맞바꾸기
kilim-loom-larger = 확대
kilim-loom-smaller = 축소
kilim-loom-fit = 전체 보기
kilim-loom-hint = { $kind ->
    [scrap] 자투리를 끌어다 놓거나 표시된 칸을 누르세요. 칸을 덮거나 킬림 옆의 빈칸을 채웁니다.
    [turn] 표시된 칸을 누르면 도미노를 어떻게 놓을 수 있는지 보입니다. 돌리기를 누르면 다음 방법이 보입니다.
    [remove] 킬림에서 아주 뺄까요?
    [move] 조각을 끌어다 놓거나 표시된 칸을 누르세요.
   *[weave] 도미노를 끌어다 놓거나 표시된 칸을 누르세요. 화살표 키로도 됩니다.
  }
kilim-loom-pick = 킬림에서 조각을 고르세요.
kilim-loom-hand = 손에 든 조각: 베틀로 끌어다 놓고, 누르면 돌아갑니다
kilim-loom-here = { $total ->
   *[other] 점 (이 자리)
  }
kilim-loom-nothing = 얻는 것도 잃는 것도 없습니다.
kilim-loom-whole = 옮길 때는 합계만 보입니다.
kilim-loom-category = { $category ->
    [rectangle] 꽉 찬 직사각형
    [kinds] 문양 종류
    [groups] 무리
    [largest] 최대 무리
   *[torn] 찢어진 문양
  }
kilim-loom-change = { $category ->
    [rectangle] 꽉 찬 직사각형 { $points }
    [kinds] 문양 종류 { $points }
    [groups] 무리 { $points }
    [largest] 최대 무리 { $points }
   *[torn] 찢어진 문양 { $points }
  }
kilim-loom-total = { $total ->
   *[other] { $points }점
  }
kilim-loom-sum = { $total } ({ $parts })
kilim-loom-the = { $face ->
    [star] 별
    [hooks] 갈고리
    [horn] 양뿔
    [diamond] 마름모
    [comb] 빗
    [torn] 찢어진 문양
   *[perfect] 완벽한 칸
  }
kilim-loom-beside = { $side ->
    [above] { $row }행 { $column }열 { kilim-loom-the } 위
    [below] { $row }행 { $column }열 { kilim-loom-the } 아래
    [left] { $row }행 { $column }열 { kilim-loom-the } 왼쪽
    [right] { $row }행 { $column }열 { kilim-loom-the } 오른쪽
   *[over] { $row }행 { $column }열 { kilim-loom-the } 덮기
  }
kilim-loom-at = { $row }행 { $column }열
kilim-loom-alone = 빈 베틀
kilim-loom-spot = { $way ->
    [right] { $where }: { $face }, 그 오른쪽에 { $other }
    [below] { $where }: { $face }, 그 아래에 { $other }
    [left] { $where }: { $face }, 그 왼쪽에 { $other }
   *[above] { $where }: { $face }, 그 위에 { $other }
  }
kilim-loom-spot-one = { $where }: { $face }
kilim-loom-said = { $where } – { $brings }
kilim-loom-mark = 칸: { $where }, 많으면 { $points }
kilim-loom-squares = 놓을 수 있는 칸
kilim-loom-best = 가장 좋은 자리
kilim-loom-text = 목록으로 보는 킬림
kilim-loom-empty = 아직 짠 것이 없습니다.
kilim-loom-covered = { $face } (덮임: { $by })
kilim-loom-piece = { $row }행 { $column }열 { $first }, { $row2 }행 { $column2 }열 { $second }
kilim-loom-piece-scrap = { $over ->
    [yes] { $row }행 { $column }열 위에 { $face } 자투리
   *[no] { $row }행 { $column }열 { $face } 자투리
  }

## The coach: hints and reviews

coach-kilim-card-gain = { $purpose ->
    [scrap-bag] { $card }로 { coach-odds } 자루를 뒤집니다.
    [artisan] { $card }로 { coach-odds } 장인을 부릅니다.
   *[offer] { $card }로 { coach-odds } 도미노를 얻습니다.
  }
coach-kilim-save-gain = { $card }로는 해 본 게임에서 아무것도 얻지 못했지만, 더 좋은 금화를 아껴 둡니다.
coach-kilim-offer-risk = { $percent ->
    [never] 같은 값은 나올 수 없지만, 쓴 금화는 하루가 끝날 때까지 돌아오지 않습니다.
    [certain] 같은 값이 이미 놓여 있어 취소되고, 쓴 금화는 하루가 끝날 때까지 돌아오지 않습니다.
    [0] 해 본 게임에서는 같은 값이 나오지 않았지만, 쓴 금화는 하루가 끝날 때까지 돌아오지 않습니다.
    [100] 해 본 모든 게임에서 같은 값이 나와 취소되었고, 쓴 금화는 하루가 끝날 때까지 돌아오지 않습니다.
   *[other] 100판 중 약 { $percent }판에서 같은 값이 나와 취소됩니다. 쓴 금화는 하루가 끝날 때까지 돌아오지 않습니다.
  }
coach-kilim-special-risk = { $percent ->
    [0] 금화가 듭니다. 해 본 게임에서는 늘 무언가를 얻었습니다.
    [100] 해 본 모든 게임에서 아무것도 얻지 못하고 금화만 들었습니다.
   *[other] 100판 중 약 { $percent }판에서는 아무것도 얻지 못하고 금화만 듭니다.
  }
coach-kilim-weave-gain = 그 자리는 지금 { $sign ->
    [plus] { coach-points }을 더합니다:
    [minus] { coach-points }을 깎습니다:
   *[zero] 더하는 점수가 없습니다:
  } 무리 { $groups }, 최대 무리 { $largest }, 모양과 문양 종류 { $shape }.
coach-kilim-weave-risk = { $torn ->
    [0] 한번 놓으면 그대로 있으니, 다음 도미노는 그 옆자리로 해결해야 합니다.
   *[other] 찢어진 문양은 자투리로 덮을 때까지 { $torn }점을 깎습니다.
  }

## Lessons: the house says these; the page has its own words below

lesson-kilim-offer = 가장 높은 입찰
    .story = 차례마다 도미노 하나가 펼쳐지고 모두가 몰래 카드 한 장을 놓습니다. 금화 카드는 입찰입니다: 가장 높은 입찰이 이기고, 같은 입찰은 서로 취소됩니다. 낸 카드는 그날이 끝날 때까지 쓸 수 없습니다. 얻은 도미노는 바로 짭니다.
    .task = 도미노를 얻어 베틀에 놓으세요.
    .hint = 상대도 별 한 쌍을 원합니다. 7 이상을 내고, 아무 자리나 고르세요.
    .right = 도미노를 얻었습니다. 높은 입찰이 이기지만, 금화 카드는 하루에 한 번씩만 쓸 수 있습니다.
lesson-kilim-weaving = 별로 짠 직사각형
    .story = 두 번째 도미노를 얻었습니다. 끝에 같은 문양이 이웃한 무리는 크기에서 1을 뺀 만큼, 꽉 찬 직사각형 킬림은 10점, 어떤 문양의 가장 큰 무리는 5점입니다. 자리마다 몇 점인지 미리 보입니다.
    .task = 별 세 개가 맞닿고 킬림이 꽉 찬 직사각형이 되도록 짜세요.
    .hint = 첫 도미노 아래에 별 밑에 별이 오게 놓거나, 한 줄로 별과 별이 닿게 놓으세요.
    .right = 네 칸으로 17점입니다: 직사각형, 무리, 그리고 가장 많은 별.
lesson-kilim-spy = 염탐꾼은 마지막에 입찰합니다
    .story = 10 두 장이 서로 취소되어 장터에 도미노가 두 개 있습니다. 염탐꾼을 놓으면 다른 입찰이 모두 공개된 뒤에 금화 카드를 고릅니다. 특수 카드는 각각 하루에 한 번 쓸 수 있습니다.
    .task = 필요한 만큼만 내고 도미노 두 개를 모두 얻으세요.
    .hint = 염탐꾼을 놓으세요. 상대의 입찰이 보이면 하나 더 높게 내세요.
    .right = 상대보다 하나 더 내고 도미노 두 개: 염탐꾼은 이럴 때 씁니다.
lesson-kilim-kinds = 세 가지 문양까지만
    .story = 내 킬림에는 문양이 꼭 세 가지라 10점입니다. 다섯 가지를 모두 갖춰도 5점뿐입니다. 장터의 도미노에는 나에게 없는 두 문양이 있고, 얻은 도미노는 반드시 짜야 합니다.
    .task = 이번에는 상대가 가져가게 두세요.
    .hint = 가장 낮은 금화 카드를 놓으세요. 어차피 차례마다 한 장을 씁니다.
    .right = 얻는 것보다 잃는 것이 많은 도미노도 있습니다. 1을 쓰고 10점을 지켰습니다.
lesson-kilim-scraps = 자투리 자루에서
    .story = 도미노의 한쪽이 찢어졌습니다. 끝에 3점을 잃습니다. 자투리 자루를 놓으면 낙찰된 입찰보다 높은 금화 카드를 내고 한 칸짜리 자투리를 챙깁니다. 자투리는 아무 칸이나 덮거나 킬림 옆 빈칸을 채웁니다.
    .task = 자투리를 얻어, 다음 도미노가 펼쳐지면 찢어진 문양을 고치세요.
    .hint = 자투리 자루를 놓고, 상대의 입찰보다 높게 내고, 별을 고른 다음, 다음 카드를 놓기 전에 찢어진 칸에 올리세요.
    .right = 찢어진 곳을 고쳤고, 별이라면 별 두 개가 맞닿습니다. 자투리는 카드를 놓기 전, 그리고 짜기 전에 쓸 수 있습니다.
lesson-kilim-artisan = 장인의 손길
    .story = 두 번째 도미노가 튀어나와 직사각형을 망칩니다. 장인을 놓으면 낙찰된 입찰보다 낮은 금화 카드를 내고 그날 쓸 토큰 하나를 고릅니다: 완벽, 돌리기, 빼기, 옮기기.
    .task = 장인을 불러 킬림을 꽉 찬 직사각형으로 만드세요.
    .hint = 1을 내고 돌리기를 골라, 아래로 늘어진 도미노를 돌려 네 칸을 한 줄로 만드세요. 완벽도 됩니다. 모자란 두 칸을 채웁니다.
    .right = 가장 낮은 카드로 꽉 찬 직사각형 10점을 얻었습니다. 토큰은 하루가 끝나면 돌아갑니다.
lesson-kilim-finish = 마지막 저녁
    .story = 셋째 날이 거의 끝났습니다: 네 차례가 남았고, 모두의 카드를 알 수 있습니다. 세어 보면 상대가 얼마까지 낼 수 있는지 보입니다.
    .task = 게임을 끝까지 해 보세요. 이기면 더 좋지만 끝내기만 해도 됩니다.
    .hint = 1점 때문에 직사각형이나 세 가지 문양을 깨지 마세요. 높은 카드는 무리를 키우는 데 쓰세요.
    .right = 킬림이 완성되었습니다. 이제 킬림을 다 배웠습니다. 테이블을 열고 짜 보세요.

## The balance report

balance-moment-kilim = 둘째 날 중간에
balance-kilim-point = 킬림에 이미 보이는 점수
balance-kilim-square = 킬림의 칸
balance-kilim-torn = 덮이지 않은 찢어진 칸
balance-kilim-gold = 손에 남은 금화
balance-kilim-special = 손에 남은 특수 카드
balance-kilim-scrap = 간직한 자투리
