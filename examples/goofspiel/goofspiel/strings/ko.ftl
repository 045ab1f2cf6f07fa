# 구프스피엘의 모든 문장, 한국어.

game-goofspiel = 구프스피엘
    .short = 구프스피엘
page-poster-goofspiel = 구프스피엘
    .line = 상품 열세 장, 입찰 열세 장. 가장 높은 입찰이 가져가고, 같으면 아무도 못 가져갑니다.
page-goal-goofspiel = 목표: 가장 많은 점수. 상품은 혼자 가장 높게 입찰한 사람에게 그 값만큼 점수가 됩니다. 카드는 한 번씩만 쓸 수 있습니다.

## 일어난 일

goofspiel-prize-turned-up = { $turn }번째 차례: 상품은 { $prize }입니다.
goofspiel-bid-sealed = { $seat } 님이 입찰했습니다.
    .you = 입찰했습니다.
goofspiel-bid-changed = { $seat } 님이 다시 입찰했습니다.
    .you = 다시 입찰했습니다.
goofspiel-bid-shown = { $seat } 님의 입찰은 { $card }입니다.
    .you = 내 입찰은 { $card }입니다.
goofspiel-prize-taken = { $seat } 님이 { $card } 카드로 { $prize }점 상품을 가져갑니다.
    .you = { $card } 카드로 { $prize }점 상품을 가져갑니다.
goofspiel-prize-discarded = 여럿이 { $card } 카드를 냈습니다. { $prize }점 상품은 아무도 가져가지 못합니다.

## 답과 질문

goofspiel-bid = { $card } 카드로 입찰하기.
goofspiel-bid-ask = { $prize }점 상품에 어느 카드로 입찰할까요?
goofspiel-bid-brings = { $higher ->
    [0] { $equal ->
        [0] 이만큼 높은 카드를 가진 사람이 없습니다. { $prize }점 상품을 가져갑니다.
       *[other] { $prize }점 상품을 가져갑니다. 상대가 같은 카드를 내면 아무도 못 가져갑니다.
      }
   *[other] 상대가 더 높은 카드 { $higher }장 가운데 하나나 같은 카드를 내지 않으면 { $prize }점 상품을 가져갑니다.
  }
    .short = { $higher ->
    [0] 더 높은 카드 없음
   *[other] 더 높은 카드 { $higher }장
  }
refusal-goofspiel-not-in-hand = { $card } 카드는 이미 없습니다.

## 테이블

goofspiel-zone-prize = 상품
goofspiel-zone-to-come = 남은 상품
goofspiel-zone-won = 얻은 상품
goofspiel-zone-bids-left = 남은 입찰
goofspiel-tile-bid = 입찰 { $number }
goofspiel-tile-prize = 상품 { $number }

## 선택 사항

goofspiel-option-cards = 카드 수
    .explanation = 저마다 카드를 몇 장 갖고, 상품은 몇 장인가요?
    .thirteen = 열세 장
    .ten = 열 장
    .seven = 일곱 장
    .four = 네 장
