# Every sentence of The Market of Samarkand, in Korean.

## Names and lists

game-samarkand = 사마르칸트 시장
    .short = 사마르칸트

## Its things

samarkand-kind = { $kind ->
    [carpets] 양탄자
    [spices] 향신료
    [fruits] 과일
    [jewels] 보석
   *[clothes] 옷
  }
samarkand-card = { samarkand-kind } { $value } 카드
samarkand-the-camel = 낙타
samarkand-dirhams = { $dirhams }디르함

## What happened

samarkand-kind-drawn = { $seat } 님이 파는 상품: { $kind }, 가진 돈: { samarkand-dirhams }.
    .you = 내가 파는 상품: { $kind }, 가진 돈: { samarkand-dirhams }.
samarkand-elder-drawn = { $seat } 님이 시장의 첫 장로입니다.
    .you = 내가 시장의 첫 장로입니다.
samarkand-turn-began = { $turn }번째 차례. 시장의 장로: { $elder } 님.
    .you-elder = { $turn }번째 차례. 내가 시장의 장로입니다.
samarkand-camel-turned-up = { $left ->
    [0] 적재량 { $capacity } 낙타가 공개되었습니다. 마지막 낙타입니다.
   *[other] 적재량 { $capacity } 낙타가 공개되었습니다.
  }
samarkand-answer-sealed = { $purpose ->
    [sale] { $seat } 님이 팔 카드를 골랐습니다.
    [price] { $seat } 님이 답했습니다.
    [leave] { $seat } 님이 낙타에 짐을 실었습니다.
   *[kind] { $seat } 님이 종류를 골랐습니다.
  }
    .you = { $purpose ->
    [sale] 팔 카드를 골랐습니다.
    [price] 답했습니다.
    [leave] 낙타에 짐을 실었습니다.
   *[kind] 종류를 골랐습니다.
  }
samarkand-answer-changed = { $purpose ->
    [sale] { $seat } 님이 팔 카드를 다시 골랐습니다.
    [price] { $seat } 님이 답을 바꿨습니다.
    [leave] { $seat } 님이 짐을 다시 실었습니다.
   *[kind] { $seat } 님이 종류를 다시 골랐습니다.
  }
    .you = { $purpose ->
    [sale] 팔 카드를 다시 골랐습니다.
    [price] 답을 바꿨습니다.
    [leave] 짐을 다시 실었습니다.
   *[kind] 종류를 다시 골랐습니다.
  }
samarkand-card-offered = { $seller } 님이 { $card }를 내놓았습니다.
    .you-seller = 내가 { $card }를 내놓았습니다.
    .no-seller = 은행이 { $card }를 내놓았습니다.
samarkand-price-called = 가격은 { $price }입니다.
samarkand-stopped = { $seat } 님이 { $price }에서 { $card }를 가리키며 정지를 외쳤습니다.
    .you = 내가 { $price }에서 { $card }를 가리키며 정지를 외쳤습니다.
samarkand-could-not-pay = { $paid ->
    [0] { $seat } 님은 가격 { $price }만큼 낼 수 없고, 벌금 낼 돈도 없습니다.
   *[other] { $seat } 님은 가격 { $price }만큼 낼 수 없어 은행에 벌금 { $paid }디르함을 냈습니다.
  }
    .you = { $paid ->
    [0] 가격 { $price }만큼 낼 수 없고, 벌금 낼 돈도 없습니다.
   *[other] 가격 { $price }만큼 낼 수 없어 은행에 벌금 { $paid }디르함을 냈습니다.
  }
samarkand-dispute-won = { $card }를 두고 다툼: 장로인 { $seat } 님이 삽니다. 내지 않는 사람: { $others }.
    .you = { $card }를 두고 다툼: 장로인 내가 삽니다. 내지 않는 사람: { $others }.
samarkand-goods-bought = { $seat } 님이 { $seller } 님에게서 { $card }를 { $price }디르함에 샀습니다.
    .you = 내가 { $seller } 님에게서 { $card }를 { $price }디르함에 샀습니다.
    .you-seller = { $seat } 님이 나에게서 { $card }를 { $price }디르함에 샀습니다.
    .no-seller = { $seat } 님이 은행에서 { $card }를 { $price }디르함에 샀습니다.
    .you-no-seller = 내가 은행에서 { $card }를 { $price }디르함에 샀습니다.
samarkand-camel-bought = { $seat } 님이 적재량 { $capacity } 낙타를 { $price }디르함에 샀습니다.
    .you = 내가 적재량 { $capacity } 낙타를 { $price }디르함에 샀습니다.
samarkand-dispute-lost = 장로 없는 다툼: 다툰 사람({ $seats })이 { $seller } 님에게 { $half }디르함씩 내고, { $card }는 게임에서 빠집니다.
    .you-seller = 장로 없는 다툼: 다툰 사람({ $seats })이 나에게 { $half }디르함씩 내고, { $card }는 게임에서 빠집니다.
    .no-seller = { $card-name ->
    [camel] 장로 없는 다툼: 다툰 사람({ $seats })이 은행에 { $half }디르함씩 내고, 낙타는 더미로 돌아갑니다.
   *[other] 장로 없는 다툼: 다툰 사람({ $seats })이 은행에 { $half }디르함씩 내고, { $card }는 게임에서 빠집니다.
  }
samarkand-pile-shuffled = 낙타 더미를 섞었습니다.
samarkand-goods-unsold = { $cards-count ->
    [1] 팔리지 않아 게임에서 빠진 상품: { $cards }.
   *[other] 팔리지 않아 게임에서 빠진 상품들: { $cards }.
  }
samarkand-market-closed = 시장이 닫혔습니다. 낙타에 짐을 싣습니다.
samarkand-goods-left = { $seat } 님이 두고 가는 상품: { $cards }.
    .you = 내가 두고 가는 상품: { $cards }.
samarkand-kind-scored = { $seat } 님의 가장 드문 종류: { $kind }.
    .you = 나의 가장 드문 종류: { $kind }.

## Answers and questions

samarkand-sell = { $card } 팔기.
    .kind = 팔 카드 고르기
samarkand-pass = 넘기기.
    .kind = 값이 더 내리게 둘 때
samarkand-stop = { $card }를 가리키며 정지.
    .kind = 값을 멈출 때
samarkand-leave-behind = { $cards } 두고 가기.
    .kind = 두고 갈 물건 고르기
samarkand-score-kind = { $kind } 점수 받기.
    .kind = 점수 낼 종류 고르기
samarkand-sell-ask = 어느 카드를 내놓을까요?
samarkand-stop-ask = 가격은 { $price }, 가진 돈은 { samarkand-dirhams }입니다. 정지할까요?
samarkand-leave-behind-ask = { $leave ->
    [1] 자리 없는 상품이 있습니다. 낙타는 { $places }장을 나릅니다. 어느 한 장을 두고 갈까요?
   *[other] 자리 없는 상품이 있습니다. 낙타는 { $places }장을 나릅니다. 어느 { $leave }장을 두고 갈까요?
  }
samarkand-score-kind-ask = 똑같이 드뭅니다. 어느 종류로 점수를 받을까요?

## Options

samarkand-option-series = 같은 값 두 장과 세 장
    .explanation = 같은 값 두 장과 세 장은 몇 점인가요?
    .table = 1점과 2점, 목록대로
    .example = 2점과 3점, 계산 예대로
samarkand-option-closed-goods = 상품 가리기
    .explanation = 산 상품도 가림막 뒤에 두나요?
    .off = 아니요, 모두 봅니다
    .on = 예

## Refusals

refusal-samarkand-not-in-hand = { samarkand-card }는 손에 없습니다.
refusal-samarkand-own-goods = 자기 상품은 살 수 없습니다.
refusal-samarkand-no-camel = 지금은 파는 낙타가 없습니다.
refusal-samarkand-not-on-offer = { samarkand-card }는 지금 팔지 않습니다.
refusal-samarkand-leave-count = { $leave ->
    [1] 꼭 한 장을 두고 갑니다.
   *[other] 꼭 { $leave }장을 두고 갑니다.
  }
refusal-samarkand-not-yours = { samarkand-card }가 그만큼 없습니다.
refusal-samarkand-not-rarest = 가장 드문 종류가 아닙니다: { samarkand-kind }.
refusal-samarkand-order-no-market = 예약 주문은 시장이 열려 있을 때만 할 수 있습니다. 카드가 나올 때까지 기다려 주세요.
refusal-samarkand-order-price-gone = 그 가격은 이미 지나갔습니다. 지금 가격은 { $price }입니다.

## Samarkand in a terminal

samarkand-title = { $turn }/{ $turns }번째 차례 · 장로: { $elder }
samarkand-title-price = 가격 { $price }
samarkand-camel-up = 적재량 { $capacity } 낙타 · 더미에 { $left }장 더
samarkand-no-camel-up = 공개된 낙타 없음 · 더미에 { $left }장
samarkand-bank-line = 은행: { $kind } · 남은 카드 { $cards }장
samarkand-unseen = 아직 모름
samarkand-hand-line = 내 손패: { $cards }
samarkand-purse-line = 내 지갑: { samarkand-dirhams } · 내 낙타: { $camels }
samarkand-prospect = { $brings ->
    [completes] { $kind }까지 모두 갖춤
    [first] 첫 { $kind }
    [rarest] 가장 드문 종류
    [alike] 값 { $value }짜리 { $alike }장
    [place] 빈자리를 채움
    [carries] 자리 없는 상품 { $room }개를 실음
    [room] { $kinds ->
        [1] { $kind } 실을 자리
       *[other] 상품 { $room }개 실을 자리
      }
    [breaks] 더는 가장 드물지 않음
    [nothing] 점수 없음
   *[not-rarest] 가장 드문 종류 아님
  }
samarkand-prospect-needs = { $needs ->
    [place] 자리 필요
    [kinds] 모든 종류를 갖추면
    [place-and-kinds] 싣고 모든 종류를 갖추면
   *[instead] 다른 상품 대신
  }
samarkand-prospect-empty = 빈자리 { $empty }곳이 남음
samarkand-shopping = 장보기 목록: { $kinds } · { $places }
samarkand-missing = { $cards ->
    [0] { samarkand-kind } 없음, 더 나오지 않음
   *[other] { samarkand-kind } 없음, { $cards }장 남음
  }
samarkand-free = { $over ->
    [0] { $free ->
        [0] 빈자리 없음
       *[other] 빈자리 { $free }곳
      }
   *[other] 자리 없는 상품 { $over }개
  }
samarkand-warning = { $count ->
    [1] { $kind ->
        [carpets] 아직 { samarkand-kind }가 없습니다.
        [spices] 아직 { samarkand-kind }가 없습니다.
       *[other] 아직 { samarkand-kind }이 없습니다.
      }
   *[other] 아직 없는 종류: { $kinds }.
  }
    .why = 종류마다 한 장씩 없으면 가장 드문 종류는 점수가 되지 않습니다. 최대 { $points }점이 걸려 있습니다.
samarkand-choice-too-dear = 돈이 모자람: 벌금 1
samarkand-choice-camel = 적재량 { $capacity } 낙타
samarkand-choice-points = { end-points }: 가장 드문 종류 { $rarest }, 같은 값 { $series }
samarkand-help = 카드의 값을 입력하세요.
    .stop = 정지하려면 카드의 번호를, 넘기려면 0을 입력하세요.
    .leave = 목록의 번호를 입력하세요. 첫째가 가장 좋습니다. 또는 두고 갈 상품을 풀어 쓰세요: spices-1 jewels-2.
    .kind = 목록의 번호를 입력하세요.
samarkand-head-player = 플레이어
samarkand-head-sells = 파는 상품
samarkand-head-hand = 손패
samarkand-head-goods = 상품
samarkand-head-camels = 낙타
samarkand-head-rank = 순위
samarkand-head-wealth = 재산
samarkand-head-rarest = 가장 드문 종류
samarkand-head-series = 같은 값
samarkand-head-empty = 빈자리
samarkand-head-total = 합계
samarkand-sheet = 점수
samarkand-tie = { $by ->
    [dirhams] { end-points } 동점: 더 부유한 쪽이 앞섭니다({ $seats }).
   *[shared] { end-points } 동점이고 돈도 같습니다({ $seats }): 순위가 같습니다.
  }
samarkand-tie-seat = { $seat } 님 { samarkand-dirhams }
    .you = 나 { samarkand-dirhams }

## The page

page-poster-samarkand = 사마르칸트 시장
    .line = 값이 내려갑니다. 누가 먼저 “정지”를 외치고 값을 낼까요?
samarkand-log-open = 시장이 열렸습니다
samarkand-log-nothing = 아무것도 팔리지 않았습니다
samarkand-log-camel = 적재량 { $capacity } 낙타
samarkand-log-bought = { $seat } 님이 { $what }를 { $price }에 샀습니다
    .you = 내가 { $what }를 { $price }에 샀습니다
samarkand-log-sold = { $what } { $price }
samarkand-log-brief = { $value } → { $price }
samarkand-log-disputed = { $what }: 다툼
samarkand-share = { $what ->
    [wealth] 재산
    [rarest] 가장 드문 종류
    [series] 같은 값
   *[empty] 빈자리
  }
samarkand-won-with = { $what ->
    [wealth] { $count ->
        [1] 가장 두둑한 지갑으로
       *[other] 두둑한 지갑으로
      }
    [rarest] 값진 { samarkand-kind } 카드로
    [series] 같은 값의 카드로
   *[empty] { $count ->
        [0] 빈자리 하나 없이
       *[other] 빈자리를 줄여
      }
  }

## 사마르칸트 시장: 화면

page-goal-samarkand = 목표: 가장 많은 점수. 남의 상품 가운데 가장 적게 실은 종류의 값이 점수가 됩니다. 같은 값과 두둑한 지갑은 더해지고, 낙타의 빈자리는 깎입니다.

## The souk in the page

samarkand-page-market = 시장
samarkand-page-bank = 은행
samarkand-page-elder = 장로
    .about = 시장의 장로는 다툼에서 이깁니다.
samarkand-page-badges = 숫자의 뜻
    .most = 금색 테두리: 나와 있는 것 가운데 이보다 많은 점수를 주는 것은 없습니다.
samarkand-page-prospect = 끝날 때
    .about = 실을 수 있다면 게임이 끝날 때 더할 수 있는 점수이며, 디르함은 빼고 셉니다. 아직 없는 종류는 나올 수 있는 한 나온다고 봅니다.
samarkand-page-expected = { $count ->
    [0] 큰 차이 없음
   *[other] 끝에 약 { $points }점
  }
    .about = 이 가격에 사면 이번 차례에 더 사지 않을 때보다 끝에 대략 이만큼 점수가 오르거나 내립니다. 자리와 디르함까지 셈한 값이며, ±0은 큰 차이가 없다는 뜻입니다. 봇들의 판에서 얻은 평균이고, 한 판의 결과는 훨씬 더 크게 달라집니다.
samarkand-page-turn-ends = 차례 끝
samarkand-page-rung-left = { $left } 남음
samarkand-page-left-at = { $price }에 사면 { $left } 남음
samarkand-page-shopping = 장보기 목록
samarkand-page-shopping-later = 내가 파는 것을 뺀 모든 종류가 한 장씩 필요합니다. 하나라도 없으면 가장 드문 종류는 점수가 되지 않습니다. 첫 카드가 공개되면 누가 무엇을 파는지 보입니다.
samarkand-page-had = { $cards }장: { $values }
samarkand-page-missing = { $cards ->
    [0] 없음 · 더 나오지 않음
   *[other] 없음 · { $cards }장 남음
  }
samarkand-page-places-title = 자리
samarkand-page-places-free = { $places }곳 중 { $free }곳 빔
samarkand-page-places-over = 자리 없는 상품 { $over }개
samarkand-page-places-full = 상품을 더 사면 낙타도 더 필요합니다. 없으면 마지막에 하나를 두고 갑니다.
samarkand-page-too-dear = 돈이 모자람
    .about = 이 값을 낼 수 없습니다. 그래도 정지하면 벌금 1을 내고 아무것도 얻지 못합니다.
samarkand-page-rug = { $seller }: { $card }
samarkand-page-rug-empty = { $seller }: 카드 없음
samarkand-page-rug-offer = 가격 { $price }
samarkand-page-your-stop = 내 정지, 봉인됨
samarkand-page-stop-shout = 정지!
samarkand-page-for = { $card }, 가격 { $price }
samarkand-page-you-sell = 내가 파는 카드
samarkand-page-face-down = 뒷면
samarkand-page-chosen = 카드를 골랐습니다
samarkand-page-choosing = 고르는 중…
samarkand-page-camel = 적재량 { $places } 낙타
samarkand-page-camel-none = 나온 낙타 없음
samarkand-page-places = { $places }자리
samarkand-page-pile = { $left ->
    [0] 남은 낙타 없음
   *[other] 남은 낙타 { $left }마리
  }
samarkand-page-no-price = 부른 가격이 없습니다.
samarkand-page-price = 가격은 { $price }입니다.
samarkand-page-camels = 낙타 { $camels }마리
samarkand-page-goods-of = { $name } 님의 상품
samarkand-page-goods-closed = 가려진 상품 { $goods }장
samarkand-page-unseen = 파는 상품: 아직 모름
samarkand-page-rivals = 왼쪽부터 시계 방향으로 상대들
samarkand-page-merchants = 상인들
samarkand-page-screen = 내 가림막 뒤
samarkand-page-purse = 지갑
samarkand-page-dirhams-in-hand = 디르함
samarkand-page-left-after = { $price }에 사면 { $left } 남음
samarkand-page-no-camels = 아직 없습니다. 자리가 없는 상품은 끝에 두고 갑니다.
samarkand-page-goods = 상품
samarkand-page-to-sell = 팔 카드
samarkand-page-turns-left = { $turns }장
samarkand-page-hand = 내 손패
samarkand-page-hand-card = { $count ->
    [1] { $card }
   *[other] { $card } { $count }장
  }
samarkand-page-last-offered = 마지막 카드를 내놓았습니다.
samarkand-page-sold-out = 더 팔 카드가 없습니다.
samarkand-page-hands = 모든 손패
samarkand-page-stamp-sold = { $seat } 님이 { $price }에 삼
    .you = 내가 { $price }에 삼
samarkand-page-stamp-elder = 장로인 { $seat } 님이 { $price }에 가져갑니다. 내지 않는 사람: { $others }.
    .you = 장로인 내가 { $price }에 가져갑니다. 내지 않는 사람: { $others }.
samarkand-page-stamp-dispute = { $what ->
    [camel] 다툼: 다툰 사람({ $seats })이 각자 { $half }씩 내고, 낙타는 더미로 돌아갑니다.
   *[goods] 다툼: 다툰 사람({ $seats })이 각자 { $half }씩 내고, 카드는 게임에서 빠집니다.
  }
samarkand-page-stamp-broke = { $seat } 님이 { $price }에 정지했지만 낼 수 없었습니다.
    .you = 내가 { $price }에 정지했지만 낼 수 없었습니다.
samarkand-page-stamp-unsold = 팔리지 않음
samarkand-page-turn-short = 차례 { $turn }/{ $turns }
samarkand-page-turn-price = 차례 { $turn } · 값 { $price }
samarkand-page-turn = { $turns }번 중 { $turn }번째 차례
samarkand-page-waiting = { $names } 님을 기다리는 중입니다.
samarkand-page-watching = 관전 중입니다.
samarkand-page-over = 게임이 끝났습니다.
samarkand-page-revealed = 카드가 깔개에 나왔습니다.
samarkand-page-nothing-for-you = 다른 사람들이 결정합니다.
samarkand-page-sell = { $card }를 팔까요?
    .hint = 모두가 고를 때까지 뒷면으로 놓입니다.
samarkand-page-sell-together = 모든 카드가 함께 공개됩니다.
samarkand-page-selling = 뒷면: { $card }.
samarkand-page-selling-one = 내 카드가 뒷면으로 놓였습니다.
samarkand-page-may-change = 다른 카드를 고르면 바뀝니다.
samarkand-page-stop = 카드를 골라 정지하거나 넘기세요.
samarkand-page-stop-live = 카드를 누르면 정지합니다. 가만히 있으면 넘깁니다.
samarkand-page-stopping = { $price }에 정지: { $card }. 봉인했습니다.
samarkand-page-passing = { $price }에 넘깁니다.
samarkand-page-may-still-stop = 아직 정지할 수 있습니다.
samarkand-page-closing = 닫는 중…
samarkand-page-cannot-pay = { samarkand-dirhams }으로는 { $price }디르함을 낼 수 없고, 정지하면 가진 것이 있을 때 벌금이 1디르함입니다.
samarkand-page-if-elder = 내가 장로입니다. 누가 함께 정지해도 내가 삽니다.
samarkand-page-if-rival-elder = 장로인 { $elder } 님이 함께 정지하면 장로가 삽니다.
samarkand-page-if-half = { $what ->
    [camel] 다른 사람도 정지하면 각자 { $half }씩 내고 낙타는 더미로 돌아갑니다.
   *[goods] 다른 사람도 정지하면 각자 { $half }씩 내고 카드는 빠집니다.
  }
samarkand-page-pass = 넘기기
samarkand-page-take-back = 도로 가져오기
samarkand-page-sell-now = 팔기
samarkand-page-leave-now = 두고 가기
samarkand-page-sealed = 봉인했습니다. 아직 바꿀 수 있습니다.
samarkand-page-loading = 낙타에 짐을 실으세요
samarkand-page-best-ways = 가장 좋은 방법들
samarkand-page-best = 가장 좋음
samarkand-page-points = { $points }점
samarkand-page-load-points = 가장 드문 종류 { $rarest }, 같은 값 { $series }
samarkand-page-stays = 두고 감:
samarkand-page-or-pick = 또는 두고 갈 { $leave }장을 고르세요:
samarkand-page-load-now = 이러면 상품이 { samarkand-page-points }입니다.
samarkand-page-load-unlisted = 할 수 있지만 가장 좋은 방법은 아닙니다.
samarkand-page-leave-picked = { $leave }장 중 { $picked }장을 골랐습니다.
samarkand-page-kind-cards = { $cards }장
samarkand-page-order = 예약 주문
    .about = 다음 가격들에서 대신 답합니다. 다른 사람은 볼 수 없습니다. 나온 카드가 바뀌거나 차례가 끝나면 사라집니다.
samarkand-page-order-leave = 예약…
samarkand-page-order-change = 바꾸기
samarkand-page-order-cancel = 취소하기
samarkand-pass-on = 누가 살 때까지 넘기기
samarkand-pass-down-to = 가격 { $price }까지 넘기기
samarkand-stop-at = { $price }에 정지: { $card }
samarkand-page-order-down = 이 가격이 될 때까지 넘기기:
samarkand-page-order-stop = 정지할 가격과 카드:
samarkand-page-order-price = 가격
samarkand-page-order-card = 카드
samarkand-page-order-not = 나중에
samarkand-page-order-give = 예약하기
samarkand-page-category = 항목
samarkand-page-wealth = 재산
samarkand-page-rarest = 가장 드문 종류
samarkand-page-series = 같은 값
samarkand-page-empty = 빈자리
samarkand-page-total = 합계
samarkand-page-wealth-how = { samarkand-dirhams }, { $rank }위
samarkand-page-counts = 셈
samarkand-page-series-how = { $value } × { $cards }장: { $points }
samarkand-page-empty-how = 자리 { $places }곳 중 { $goods }곳 채움
samarkand-page-sheet-later = 점수는 끝에 셉니다.
samarkand-page-sheet-how = { $seats ->
    [3] 재산: 가장 부자 3점, 둘째 1점. 가장 적게 가진 종류: 그 값의 합, 없는 종류가 있으면 0점. 같은 값이 두 장 이상이면 점수가 더 있습니다. 낙타의 빈자리마다 −2점.
   *[other] 재산: 가장 부자 5점, 다음은 3점과 1점. 가장 적게 가진 종류: 그 값의 합, 없는 종류가 있으면 0점. 같은 값이 두 장 이상이면 점수가 더 있습니다. 낙타의 빈자리마다 −2점.
  }
samarkand-page-hint-sell = 카드 한 장을 깔개에 내놓으세요. 사는 사람이 내게 돈을 냅니다. 끝에는 가장 적게 가진 종류가 점수가 되니 골고루 모으세요.
samarkand-page-hint-sealed = 모두가 고르면 카드가 함께 공개되고, 가격이 10부터 내려갑니다.
samarkand-page-hint-stop-live = 가격은 저절로 내려갑니다. 카드를 누르면 정지합니다. 기다리면 싸지거나 누가 가져갑니다. 둘이 한 카드를 고르면 장로가 갖거나, 각자 절반을 내고 아무것도 얻지 못합니다. 낙타가 상품을 나릅니다.
samarkand-page-hint-stop = 카드를 눌러 정지하거나 넘기세요. 모두가 답하면 가격이 내려갑니다. 둘이 한 카드를 고르면 장로가 갖거나, 각자 절반을 내고 아무것도 얻지 못합니다. 낙타가 상품을 나릅니다.
samarkand-page-hint-leave = 낙타에 다 실을 수 없습니다. 가장 좋은 방법이 표시되어 있고, 같은 수를 두고 간다면 다른 방법도 됩니다.
samarkand-page-hint-kind = 이 종류들을 똑같이 적게 가졌습니다. 그중 하나만 그 값의 합으로 셉니다.

## The coach: hints and reviews

coach-samarkand-sell-gain = { $card }는 { coach-odds } 팔리고, 값은 약 { $price }입니다.
coach-samarkand-unsold-gain = { $card }는 해 본 게임에서 팔리지 않았지만, 더 좋은 카드를 아껴 둡니다.
coach-samarkand-sell-risk = { $percent ->
    [0] 누군가 쓸모 있는 카드를 얻게 됩니다.
    [100] 해 본 모든 게임에서 아무도 사지 않아 카드를 잃었습니다.
   *[other] 100판 중 약 { $percent }판에서는 아무도 사지 않아 카드를 잃습니다.
  }
coach-samarkand-stop-gain = { $percent ->
    [never] 값 { $price }에는 돈이 모자라 { $card }를 살 수 없습니다.
    [0] 값 { $price }에 { $card }를 얻은 적은 해 본 게임에서 한 번도 없습니다.
   *[other] 값 { $price }에 { $card }를 { coach-odds } 얻습니다.
  } { $sign ->
    [plus] 끝에 { coach-points }을 더할 수 있습니다.
    [minus] 끝에 { coach-points }을 잃을 수 있습니다.
    [better] 값까지 셈하면 끝에 { coach-points }을 더할 수 있습니다.
    [worse] 값까지 셈하면 끝에 { coach-points }을 잃을 수 있습니다.
    [even] 값까지 셈하면 끝에 큰 차이가 없습니다.
   *[zero] 지금대로라면 끝에 더해지는 점수가 없습니다.
  }
coach-samarkand-stop-risk = { $percent ->
    [unpaid] 값을 낼 수 없으면 얻는 것 없이, 돈이 있으면 은행에 벌금 1디르함을 냅니다.
    [never] 다툼으로 빼앗길 일은 없지만 돈이 나갑니다.
    [0] 해 본 게임에서는 다툼이 없었지만 돈이 나갑니다.
    [100] 해 본 모든 게임에서 다른 사람도 같은 카드에서 정지했습니다.
   *[other] 100판 중 약 { $percent }판에서는 다른 사람도 같은 카드에서 정지합니다.
  }
coach-samarkand-pass-gain = { $price ->
    [0] 이번 차례에는 돈을 쓰지 않습니다.
   *[other] 다음 값 { $price }에서는 모두 더 쌉니다.
  }
coach-samarkand-pass-risk = { $percent ->
    [never] 다른 사람은 이 값에 정지할 수 없습니다.
    [0] 해 본 게임에서는 이 값에 정지한 사람이 없었습니다.
    [100] 해 본 모든 게임에서 누군가 이 값에 정지했습니다.
   *[other] 100판 중 약 { $percent }판에서는 누군가 이 값에 정지합니다.
  }
coach-samarkand-load-gain = { $points ->
    [0] 이렇게 실은 상품은 점수가 되지 않습니다.
   *[other] 이렇게 실은 상품은 { coach-points }이 됩니다.
  }
coach-samarkand-kind-gain = { $kind } 상품으로 세면 { coach-points }이 됩니다.
coach-samarkand-load-risk = 다른 사람이 무엇을 해도 바뀌지 않습니다.

## Lessons: the house says these; the page has its own words below

lesson-samarkand-selling = 남들은 무엇을 원할까요
    .story = 과일을 팔고, 남들이 파는 것을 삽니다. 차례마다 모두가 몰래 카드 한 장을 내놓고, 가격이 10부터 내려갑니다. 가격은 모든 카드에 같습니다: 먼저 정지한 사람이 사고, 돈은 판 사람에게 갑니다.
    .task = 누군가 9디르함에 사 갈 카드를 내놓으세요.
    .hint = 9에는 가장 좋은 카드만 팔립니다. 7을 내놓고 가격이 내려가기를 기다리세요.
    .right = 지갑에 9디르함이 들어왔습니다. 좋은 상품은 일찍 팔리지만, 산 사람에게 점수가 됩니다.
lesson-samarkand-stopping = 너무 이르지 않게
    .story = 은행이 값 7짜리 옷을 팔고, 가격은 8입니다. 아무도 정지하지 않으면 하나씩 내려갑니다. 오른쪽 이웃은 옷을 좋아하지만 알뜰해서, 5가 되면 정지할 것입니다.
    .task = 옷을 6에 사세요.
    .hint = 8과 7에서는 넘기고, 그다음 옷을 누르세요.
    .right = 한 번만 더 기다렸으면 놓쳤을 것입니다. 기다리면 싸지지만, 다른 사람도 기다려 주는 동안만입니다.
lesson-samarkand-elder = 장로의 권리
    .story = 이번 차례에는 내가 장로입니다. 왼쪽 이웃이 이 가격에 옷을 보고 정지할 것입니다. 여럿이 같은 순간에 같은 카드를 고르고 그중에 장로가 있으면, 장로가 사고 나머지는 내지 않습니다.
    .task = 이웃이 있어도 옷을 사세요.
    .hint = 지금 옷에 정지하세요. 내가 장로입니다.
    .right = 둘 다 정지했고 장로가 샀습니다. 다음 차례에는 왼쪽 이웃이 장로입니다.
lesson-samarkand-dispute = 둘이 다투면
    .story = 장로는 오른쪽에 있습니다. 왼쪽 이웃이 옷을 보고 정지하려 합니다. 장로 없이 둘이 같은 카드에 정지하면, 카드는 게임에서 나가고 각자 가격의 절반을 헛되이 냅니다.
    .task = 이 가격에 다툼 없이, 왼쪽 이웃에게서 쓸 만한 것을 사세요.
    .hint = 이웃의 향신료는 값이 5이고, 자기 것은 살 수 없습니다.
    .right = 이웃이 옷을 보는 동안 향신료를 샀습니다. 지금 아무도 원하지 않는 카드가 흔히 가장 좋습니다.
lesson-samarkand-camel = 누가 나를까요
    .story = 상품을 셋 샀지만 낙타가 없습니다. 끝에는 낙타가 나르는 것만 세고, 빈자리는 하나에 2점을 잃습니다. 셋을 나르는 낙타가 나와 있고 가격은 2이며, 왼쪽 이웃이 눈여겨봅니다.
    .task = 낙타를 사세요.
    .hint = 지금 낙타에 정지하세요. 1이 되면 이웃의 것입니다.
    .right = 상품 셋에 자리 셋: 두고 갈 것도, 빈자리도 없습니다.
lesson-samarkand-loading = 길 떠날 짐 싣기
    .story = 시장이 닫혔습니다. 상품은 열, 자리는 아홉이라 하나를 두고 갑니다. 내 것이 아닌 종류 가운데 가장 적게 나르는 종류가 그 값의 합으로 셉니다. 또 종류와 상관없이 값이 같은 카드가 점수가 됩니다.
    .task = 가장 덜 아까운 카드를 두고 가고, 가장 크게 셀 종류를 고르세요.
    .hint = 가장 좋은 방법이 표시되어 있습니다. 양탄자에는 7과 5가 있으니 지키세요. 그다음 양탄자를 세세요.
    .right = 약한 카드 하나를 덜고 가장 좋은 종류를 셌습니다. 잘 싣는 것은 잘 사는 것만큼 중요합니다.
lesson-samarkand-finish = 마지막 차례
    .story = 열째 차례이고 마지막 카드들이 나와 있습니다. 14디르함, 상품 여덟, 자리 여섯이 있습니다. 디르함이 가장 많으면 3점, 둘째면 1점입니다.
    .task = 게임을 끝까지 해 보세요. 이기면 더 좋지만 끝내기만 해도 됩니다.
    .hint = 셋을 나르는 낙타면 모두 실을 수 있지만, 값과 빈자리도 생각하세요. 낮은 가격을 기다리며 이웃을 살피세요.
    .right = 대상이 길을 떠났습니다. 이제 시장을 다 배웠습니다. 테이블을 열고 거래하세요.

## The balance report

balance-moment-samarkand = 열 차례 중 다섯 차례가 끝났을 때
balance-samarkand-dirham = 디르함
balance-samarkand-good = 산 상품 카드
balance-samarkand-value = 산 상품의 값
balance-samarkand-kind = 서로 다른 상품 종류
balance-samarkand-place = 낙타의 자리
balance-samarkand-hand = 팔 카드의 값
