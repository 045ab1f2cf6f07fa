# Every sentence of The Market of Samarkand, in Spanish.

## Names and lists

game-samarkand = El Mercado de Samarcanda
    .short = Samarcanda

## Its things

samarkand-kind = { $kind ->
    [carpets] alfombras
    [spices] especias
    [fruits] frutas
    [jewels] joyas
   *[clothes] ropa
  }
samarkand-card = { samarkand-kind } { $value }
samarkand-the-camel = el camello
samarkand-dirhams = { $dirhams ->
    [one] { $dirhams } dírham
   *[other] { $dirhams } dírhams
  }

## What happened

samarkand-kind-drawn = { $seat } vende { $kind } y tiene { samarkand-dirhams }.
    .you = Vendes { $kind } y tienes { samarkand-dirhams }.
samarkand-elder-drawn = Primer decano del zoco: { $seat }.
    .you = Eres el primer decano del zoco.
samarkand-turn-began = Turno { $turn }. Decano del zoco: { $elder }.
    .you-elder = Turno { $turn }. Eres el decano del zoco.
samarkand-camel-turned-up = { $left ->
    [0] Sale un camello de capacidad { $capacity }, el último.
   *[other] Sale un camello de capacidad { $capacity }.
  }
samarkand-answer-sealed = { $purpose ->
    [sale] { $seat } ha elegido una carta para vender.
    [price] { $seat } ha respondido.
    [leave] { $seat } ha cargado sus camellos.
   *[kind] { $seat } ha elegido un tipo.
  }
    .you = { $purpose ->
    [sale] Has elegido una carta para vender.
    [price] Has respondido.
    [leave] Has cargado tus camellos.
   *[kind] Has elegido un tipo.
  }
samarkand-answer-changed = { $purpose ->
    [sale] { $seat } ha elegido otra carta para vender.
    [price] { $seat } ha cambiado su respuesta.
    [leave] { $seat } ha cargado de nuevo sus camellos.
   *[kind] { $seat } ha elegido otro tipo.
  }
    .you = { $purpose ->
    [sale] Has elegido otra carta para vender.
    [price] Has cambiado tu respuesta.
    [leave] Has cargado de nuevo tus camellos.
   *[kind] Has elegido otro tipo.
  }
samarkand-card-offered = { $seller } pone a la venta { $card }.
    .you-seller = Pones a la venta { $card }.
    .no-seller = La banca pone a la venta { $card }.
samarkand-price-called = El precio es { $price }.
samarkand-stopped = { $seat } dice «alto» en { $price } por { $card }.
    .you = Dices «alto» en { $price } por { $card }.
samarkand-could-not-pay = { $paid ->
    [0] { $seat } no puede pagar ni { $price } ni la multa.
   *[other] { $seat } no puede pagar { $price }: la banca cobra una multa de { $paid }.
  }
    .you = { $paid ->
    [0] No puedes pagar ni { $price } ni la multa.
   *[other] No puedes pagar { $price }: la banca cobra una multa de { $paid }.
  }
samarkand-dispute-won = Disputa por { $card }: { $seat } es el decano y compra. No paga nada: { $others }.
    .you = Disputa por { $card }: eres el decano y compras. No paga nada: { $others }.
samarkand-goods-bought = { $price ->
    [one] { $seat } compra { $card } a { $seller } por { $price } dírham.
   *[other] { $seat } compra { $card } a { $seller } por { $price } dírhams.
  }
    .you = { $price ->
    [one] Compras { $card } a { $seller } por { $price } dírham.
   *[other] Compras { $card } a { $seller } por { $price } dírhams.
  }
    .you-seller = { $price ->
    [one] { $seat } te compra { $card } por { $price } dírham.
   *[other] { $seat } te compra { $card } por { $price } dírhams.
  }
    .no-seller = { $price ->
    [one] { $seat } compra { $card } a la banca por { $price } dírham.
   *[other] { $seat } compra { $card } a la banca por { $price } dírhams.
  }
    .you-no-seller = { $price ->
    [one] Compras { $card } a la banca por { $price } dírham.
   *[other] Compras { $card } a la banca por { $price } dírhams.
  }
samarkand-camel-bought = { $price ->
    [one] { $seat } compra el camello de capacidad { $capacity } por { $price } dírham.
   *[other] { $seat } compra el camello de capacidad { $capacity } por { $price } dírhams.
  }
    .you = { $price ->
    [one] Compras el camello de capacidad { $capacity } por { $price } dírham.
   *[other] Compras el camello de capacidad { $capacity } por { $price } dírhams.
  }
samarkand-dispute-lost = Disputa sin el decano: cada uno paga { $half } a { $seller } ({ $seats }), y la carta { $card } sale de la partida.
    .you-seller = Disputa sin el decano: cada uno te paga { $half } ({ $seats }), y la carta { $card } sale de la partida.
    .no-seller = { $card-name ->
    [camel] Disputa sin el decano: cada uno paga { $half } a la banca ({ $seats }), y el camello vuelve a su pila.
   *[other] Disputa sin el decano: cada uno paga { $half } a la banca ({ $seats }), y la carta { $card } sale de la partida.
  }
samarkand-pile-shuffled = Se barajan los camellos.
samarkand-goods-unsold = { $cards-count ->
    [one] Sin vender, sale de la partida: { $cards }.
   *[other] Sin vender, salen de la partida: { $cards }.
  }
samarkand-market-closed = El mercado ha cerrado. Se cargan los camellos.
samarkand-goods-left = { $seat } deja atrás { $cards }.
    .you = Dejas atrás { $cards }.
samarkand-kind-scored = El tipo más escaso de { $seat }: { $kind }.
    .you = Tu tipo más escaso: { $kind }.

## Answers and questions

samarkand-sell = Vender { $card }.
    .kind = qué carta vender
samarkand-pass = Pasar.
    .kind = cuándo dejar bajar el precio
samarkand-stop = Parar por { $card }.
    .kind = cuándo parar el precio
samarkand-leave-behind = Dejar atrás { $cards }.
    .kind = qué dejar atrás
samarkand-score-kind = Puntuar { $kind }.
    .kind = qué tipo puntuar
samarkand-sell-ask = ¿Qué carta pones a la venta?
samarkand-stop-ask = El precio es { $price }; tienes { samarkand-dirhams }. ¿Paras?
samarkand-leave-behind-ask = { $leave ->
    [one] Tienes mercancías sin plaza: tus camellos llevan { $places }. ¿Cuál se queda?
   *[other] Tienes mercancías sin plaza: tus camellos llevan { $places }. ¿Qué { $leave } se quedan?
  }
samarkand-score-kind-ask = Igual de escasos: ¿qué tipo puntúas?

## Options

samarkand-option-series = Dos y tres valores iguales
    .explanation = ¿Cuántos puntos dan dos y tres cartas del mismo valor?
    .table = 1 y 2, como en la lista
    .example = 2 y 3, como en el ejemplo detallado
samarkand-option-closed-goods = Mercancías ocultas
    .explanation = ¿Las mercancías compradas también se ocultan tras los biombos?
    .off = no, todos las ven
    .on = sí

## Refusals

refusal-samarkand-not-in-hand = No tienes { samarkand-card } en la mano.
refusal-samarkand-own-goods = Nadie puede comprar sus propias mercancías.
refusal-samarkand-no-camel = Ahora no hay ningún camello a la venta.
refusal-samarkand-not-on-offer = No puedes parar por { samarkand-card }: ahora no está a la venta.
refusal-samarkand-leave-count = { $leave ->
    [one] Debe quedarse exactamente una carta.
   *[other] Deben quedarse exactamente { $leave } cartas.
  }
refusal-samarkand-not-yours = No tienes tantas cartas { samarkand-card }.
refusal-samarkand-not-rarest = Este no es uno de tus tipos más escasos: { samarkand-kind }.
refusal-samarkand-order-no-market = Las órdenes anticipadas son para un mercado abierto: espera a que las cartas estén a la venta.
refusal-samarkand-order-price-gone = Ese precio ya pasó: la cuenta va por { $price }.

## Samarkand in a terminal

samarkand-title = Turno { $turn } de { $turns } · decano: { $elder }
samarkand-title-price = precio { $price }
samarkand-camel-up = Camello de capacidad { $capacity } · { $left } más en la pila
samarkand-no-camel-up = Ningún camello a la venta · { $left } en la pila
samarkand-bank-line = { $cards ->
    [one] La banca: { $kind } · queda 1 carta
   *[other] La banca: { $kind } · quedan { $cards } cartas
  }
samarkand-unseen = aún sin ver
samarkand-hand-line = Tu mano: { $cards }
samarkand-purse-line = Tu bolsa: { samarkand-dirhams } · tus camellos: { $camels }
samarkand-prospect = { $brings ->
    [completes] { $kind }: lo que faltaba
    [first] { $kind }: primera carta
    [rarest] tu tipo más escaso
    [alike] { $alike } de valor { $value }
    [place] llena una plaza
    [carries] { $room ->
        [one] lleva 1 mercancía sin plaza
       *[other] lleva { $room } mercancías sin plaza
      }
    [room] { $kinds ->
        [1] sitio para { $kind }
       *[other] sitio para { $room } más
      }
    [breaks] ya no sería el más escaso
    [nothing] no aporta nada
   *[not-rarest] no es el más escaso
  }
samarkand-prospect-needs = { $needs ->
    [place] falta una plaza
    [kinds] con todos los tipos
    [place-and-kinds] si se carga, con todos los tipos
   *[instead] en lugar de otra
  }
samarkand-prospect-empty = { $empty ->
    [one] queda una plaza vacía
   *[other] quedan { $empty } plazas vacías
  }
samarkand-shopping = Lista de compras: { $kinds } · { $places }
samarkand-missing = { $cards ->
    [0] sin { samarkand-kind }, nada por salir
   *[other] sin { samarkand-kind }, { $cards } por salir
  }
samarkand-free = { $over ->
    [0] { $free ->
        [0] ninguna plaza libre
        [one] 1 plaza libre
       *[other] { $free } plazas libres
      }
    [one] 1 mercancía sin plaza
   *[other] { $over } mercancías sin plaza
  }
samarkand-warning = { $count ->
    [1] { $kind ->
       *[other] Aún sin { samarkand-kind }.
      }
   *[other] Aún te falta: { $kinds }.
  }
    .why = { $points ->
    [one] Sin una carta de cada tipo, tu tipo más escaso no puntúa: hay 1 punto en juego.
   *[other] Sin una carta de cada tipo, tu tipo más escaso no puntúa: hay hasta { $points } puntos en juego.
  }
samarkand-choice-too-dear = demasiado caro para ti: multa de 1
samarkand-choice-camel = el camello de capacidad { $capacity }
samarkand-choice-points = { end-points }: tipo más escaso { $rarest }, valores iguales { $series }
samarkand-help = Escribe el valor de la carta.
    .stop = Escribe el número de la carta para parar por ella, 0 para pasar.
    .leave = Escribe un número de la lista, el mejor va primero; o escribe lo que se queda: spices-1 jewels-2.
    .kind = Escribe un número de la lista.
samarkand-head-player = jugador
samarkand-head-sells = vende
samarkand-head-hand = mano
samarkand-head-goods = mercancías
samarkand-head-camels = camellos
samarkand-head-rank = puesto
samarkand-head-wealth = riqueza
samarkand-head-rarest = más escaso
samarkand-head-series = valores iguales
samarkand-head-empty = plazas vacías
samarkand-head-total = total
samarkand-sheet = La puntuación
samarkand-tie = { $by ->
    [dirhams] Empate a { end-points }: va delante quien es más rico ({ $seats }).
   *[shared] Empate a { end-points } y en riqueza ({ $seats }): comparten el puesto.
  }
samarkand-tie-seat = { $seat }: { samarkand-dirhams }
    .you = tú: { samarkand-dirhams }

## The page

page-poster-samarkand = El Mercado de Samarcanda
    .line = El precio baja. ¿Quién dirá «¡alto!» primero… y pagará?
samarkand-log-open = El mercado está abierto
samarkand-log-nothing = No se vende nada
samarkand-log-camel = un camello de capacidad { $capacity }
samarkand-log-bought = { $seat } compra { $what } por { $price }
    .you = Compras { $what } por { $price }
samarkand-log-sold = { $what } por { $price }
samarkand-log-brief = { $value } por { $price }
samarkand-log-disputed = { $what }: disputa
samarkand-share = { $what ->
    [wealth] riqueza
    [rarest] tipos más escasos
    [series] valores iguales
   *[empty] plazas vacías
  }
samarkand-won-with = { $what ->
    [wealth] { $count ->
        [1] la bolsa más llena
       *[other] una bolsa bien llena
      }
    [rarest] { samarkand-kind } de gran valor
    [series] valores iguales
   *[empty] { $count ->
        [0] ninguna plaza vacía
       *[other] pocas plazas vacías
      }
  }

## Khiva: the page

page-goal-samarkand = Objetivo: sumar más puntos. De los tipos de los demás, el que menos lleves suma sus valores; también los valores iguales y el dinero; las plazas vacías restan.

## The souk in the page

samarkand-page-market = El zoco
samarkand-page-bank = La banca
samarkand-page-elder = Decano
    .about = El decano del zoco gana las disputas.
samarkand-page-badges = Qué dicen los números
    .most = Borde dorado: nada más de lo que está en venta te da más.
samarkand-page-prospect = al final
    .about = Los puntos que puede darte al final, dírhams aparte, si se carga. Se supone que los tipos que te faltan llegarán, mientras puedan.
samarkand-page-expected = { $count ->
    [0] apenas cambia nada
    [one] cerca de { $points } punto al final
   *[other] cerca de { $points } puntos al final
  }
    .about = Con ella, a este precio, acabas con unos tantos puntos más, o menos, que si no compras nada más en este turno: cuentan el sitio y los dírhams, y ±0 apenas cambia nada. Según partidas de bots; una sola partida varía mucho más.
samarkand-page-turn-ends = fin del turno
samarkand-page-rung-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }
samarkand-page-left-at = { $left ->
    [one] queda { $left } a { $price }
   *[other] quedan { $left } a { $price }
  }
samarkand-page-shopping = Lista de compras
samarkand-page-shopping-later = Una carta de cada tipo salvo el tuyo: sin ella, tu tipo más escaso no puntúa. Quién vende qué se ve al mostrar las primeras cartas.
samarkand-page-had = { $cards ->
    [one] 1 carta: { $values }
   *[other] { $cards } cartas: { $values }
  }
samarkand-page-missing = { $cards ->
    [0] falta · nada por salir
   *[other] falta · { $cards } por salir
  }
samarkand-page-places-title = Plazas
samarkand-page-places-free = { $free } de { $places } libres
samarkand-page-places-over = { $over ->
    [one] 1 mercancía sin plaza
   *[other] { $over } mercancías sin plaza
  }
samarkand-page-places-full = Para otra mercancía hace falta otro camello, o una se quedará al final.
samarkand-page-too-dear = Muy caro
    .about = No puedes pagarlo: quien para de todos modos paga una multa de 1 y no se lleva nada.
samarkand-page-rug = { $seller }: { $card }
samarkand-page-rug-empty = { $seller }: sin carta
samarkand-page-rug-offer = precio { $price }
samarkand-page-your-stop = tu parada, sellada
samarkand-page-stop-shout = ¡Alto!
samarkand-page-for = { $card } por { $price }
samarkand-page-you-sell = La vendes tú
samarkand-page-face-down = boca abajo
samarkand-page-chosen = Ha elegido una carta
samarkand-page-choosing = Elige…
samarkand-page-camel = un camello para { $places ->
    [one] 1 mercancía
   *[other] { $places } mercancías
  }
samarkand-page-camel-none = ningún camello a la venta
samarkand-page-places = { $places ->
    [one] 1 plaza
   *[other] { $places } plazas
  }
samarkand-page-pile = { $left ->
    [0] No hay más camellos
    [one] 1 camello más
   *[other] { $left } camellos más
  }
samarkand-page-no-price = No se anuncia ningún precio.
samarkand-page-price = El precio es { $price }.
samarkand-page-camels = { $camels ->
    [one] 1 camello
   *[other] { $camels } camellos
  }
samarkand-page-goods-of = Mercancías de { $name }
samarkand-page-goods-closed = { $goods ->
    [one] 1 mercancía, oculta
   *[other] { $goods } mercancías, ocultas
  }
samarkand-page-unseen = Vende: ?
samarkand-page-rivals = Rivales, en sentido horario desde tu izquierda
samarkand-page-merchants = Mercaderes
samarkand-page-screen = Tras tu biombo
samarkand-page-purse = Bolsa
samarkand-page-dirhams-in-hand = dírhams
samarkand-page-left-after = { $left ->
    [one] queda { $left } si paras en { $price }
   *[other] quedan { $left } si paras en { $price }
  }
samarkand-page-no-camels = Aún ninguno: las mercancías sin plaza se quedan al final.
samarkand-page-goods = Mercancías
samarkand-page-to-sell = Por vender
samarkand-page-turns-left = { $turns ->
    [one] 1 carta
   *[other] { $turns } cartas
  }
samarkand-page-hand = Tu mano
samarkand-page-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, hay { $count }
  }
samarkand-page-last-offered = Tu última carta está a la venta.
samarkand-page-sold-out = Nada más por vender.
samarkand-page-hands = Todas las manos
samarkand-page-stamp-sold = Para { $seat } por { $price }
    .you = Tuyo por { $price }
samarkand-page-stamp-elder = El decano, { $seat }, se lo lleva por { $price }. No paga nada: { $others }.
    .you = Tú, el decano, te lo llevas por { $price }. No paga nada: { $others }.
samarkand-page-stamp-dispute = { $what ->
    [camel] Disputa: { $half } cada uno ({ $seats }), y el camello vuelve a su pila.
   *[goods] Disputa: { $half } cada uno ({ $seats }), y la carta se pierde.
  }
samarkand-page-stamp-broke = { $seat } paró en { $price } y no pudo pagar.
    .you = Paraste en { $price } y no pudiste pagar.
samarkand-page-stamp-unsold = Sin vender
samarkand-page-turn-short = Turno { $turn } de { $turns }
samarkand-page-turn-price = Turno { $turn } · precio { $price }
samarkand-page-turn = Turno { $turn } de { $turns }
samarkand-page-waiting = Esperando a { $names }.
samarkand-page-watching = Estás mirando.
samarkand-page-over = La partida ha terminado.
samarkand-page-revealed = Las cartas están en los puestos.
samarkand-page-nothing-for-you = Deciden los demás.
samarkand-page-sell = ¿Vendes { $card }?
    .hint = Queda boca abajo hasta que todos elijan.
samarkand-page-sell-together = Todas las cartas se revelan a la vez.
samarkand-page-selling = Boca abajo: { $card }.
samarkand-page-selling-one = Tu carta está boca abajo.
samarkand-page-may-change = Elige otra carta para cambiarla.
samarkand-page-stop = Di «alto» o pasa.
samarkand-page-stop-live = Toca una carta para parar. Si no haces nada, pasas.
samarkand-page-stopping = Paras en { $price } por { $card }, sellado.
samarkand-page-passing = Pasas en { $price }.
samarkand-page-may-still-stop = Aún puedes parar por una carta.
samarkand-page-closing = Cerrando…
samarkand-page-cannot-pay = Con { samarkand-dirhams }, parar en { $price } cuesta una multa de 1, si lo tienes.
samarkand-page-if-elder = Eres el decano: lo compras, pare quien pare.
samarkand-page-if-rival-elder = Si { $elder }, el decano, también para, compra el decano.
samarkand-page-if-half = { $what ->
    [camel] Si otros también paran por él, cada uno paga { $half } y el camello vuelve a su pila.
   *[goods] Si otros también paran por ella, cada uno paga { $half } y la carta se pierde.
  }
samarkand-page-pass = Pasar
samarkand-page-take-back = Retirar
samarkand-page-sell-now = Vender
samarkand-page-leave-now = Dejarlas
samarkand-page-sealed = Sellado; aún puedes cambiarlo.
samarkand-page-loading = Carga tus camellos
samarkand-page-best-ways = Las mejores formas de cargar
samarkand-page-best = la mejor
samarkand-page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
samarkand-page-load-points = más escaso { $rarest }, valores iguales { $series }
samarkand-page-stays = Se queda:
samarkand-page-or-pick = { $leave ->
    [one] O elige la que se queda:
   *[other] O elige las { $leave } que se quedan:
  }
samarkand-page-load-now = Así tus mercancías dan { samarkand-page-points }.
samarkand-page-load-unlisted = Permitido, pero no está entre las mejores.
samarkand-page-leave-picked = { $picked } de { $leave } elegidas.
samarkand-page-kind-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
samarkand-page-order = Orden anticipada
    .about = Responde por ti a los próximos precios. Nadie más la ve. Caduca cuando cambian las cartas a la venta y al acabar el turno.
samarkand-page-order-leave = Orden…
samarkand-page-order-change = Cambiar
samarkand-page-order-cancel = Retirar
samarkand-pass-on = Pasar hasta que alguien compre
samarkand-pass-down-to = Pasar hasta el precio { $price }
samarkand-stop-at = Parar en { $price } por { $card }
samarkand-page-order-down = Pasar hasta el precio
samarkand-page-order-stop = Parar en
samarkand-page-order-price = Precio
samarkand-page-order-card = Carta
samarkand-page-order-not = Ahora no
samarkand-page-order-give = Dar la orden
samarkand-page-category = Categoría
samarkand-page-wealth = Riqueza
samarkand-page-rarest = Tipo más escaso
samarkand-page-series = Valores iguales
samarkand-page-empty = Plazas vacías
samarkand-page-total = Total
samarkand-page-wealth-how = { samarkand-dirhams }, puesto { $rank }
samarkand-page-counts = cuenta
samarkand-page-series-how = { $cards } × { $value }: { $points }
samarkand-page-empty-how = plazas llenas: { $goods } de { $places }
samarkand-page-sheet-later = Los puntos se cuentan al final.
samarkand-page-sheet-how = { $seats ->
    [3] Riqueza: 3 para el más rico, 1 para el segundo. El tipo del que menos tienes: la suma de sus valores, y nada si te falta un tipo. Dos o más cartas del mismo valor también dan puntos. Cada plaza vacía en tus camellos: −2.
   *[other] Riqueza: 5 para el más rico, luego 3 y 1. El tipo del que menos tienes: la suma de sus valores, y nada si te falta un tipo. Dos o más cartas del mismo valor también dan puntos. Cada plaza vacía en tus camellos: −2.
  }
samarkand-page-hint-sell = Pon una carta en tu puesto: quien la compre te paga. Al final cuenta el tipo del que menos tengas, así que reúne un poco de todo.
samarkand-page-hint-sealed = Cuando todos hayan elegido, se muestran las cartas a la vez y el precio empieza a bajar desde 10.
samarkand-page-hint-stop-live = El precio baja solo. Toca una carta para parar por ella; si esperas, se abarata o se la lleva otro. Dos por una carta: se la lleva el decano, o ambos pagan la mitad por nada. Los camellos llevan tus mercancías.
samarkand-page-hint-stop = Toca una carta para parar por ella, o pasa: el precio baja cuando todos han respondido. Dos por una carta: se la lleva el decano, o ambos pagan la mitad por nada. Los camellos llevan tus mercancías.
samarkand-page-hint-leave = Tus camellos no pueden con todo. La mejor forma está marcada; vale cualquier otra que deje el mismo número.
samarkand-page-hint-kind = Tienes igual de pocas cartas de estos tipos. Cuenta uno de ellos, con la suma de sus valores.

## The coach: hints and reviews

coach-samarkand-sell-gain = A la venta, { $card } encuentra comprador { coach-odds }, a un precio cercano a { $price }.
coach-samarkand-unsold-gain = Nadie compró { $card } en las partidas que probamos: las cartas mejores se guardan para después.
coach-samarkand-sell-risk = { $percent ->
    [0] Alguien consigue una carta que le sirve.
    [100] En todas las partidas que probamos nadie la compró, y se perdió.
   *[other] En unas { $percent } de cada 100 partidas nadie la compra, y se pierde.
  }
coach-samarkand-stop-gain = { $percent ->
    [never] A { $price }, no hay dinero para { $card }.
    [0] A { $price }, no se consiguió { $card } en ninguna de las partidas que probamos.
   *[other] A { $price }, se consigue { $card } { coach-odds }.
  } { $sign ->
    [plus] Puede sumar { coach-points } al final.
    [minus] Puede restar { coach-points } al final.
    [better] Contando lo que cuesta, puede sumar { coach-points } al final.
    [worse] Contando lo que cuesta, puede restar { coach-points } al final.
    [even] Contando lo que cuesta, apenas cambia nada al final.
   *[zero] Tal como está todo, no suma puntos al final.
  }
coach-samarkand-stop-risk = { $percent ->
    [unpaid] Quien no puede pagar no se lleva nada y paga a la banca una multa de 1, si lo tiene.
    [never] Ninguna disputa puede quitarla; pero los dírhams se van.
    [0] No hubo ninguna disputa en las partidas que probamos; pero los dírhams se van.
    [100] Otros pararon por la misma carta en todas las partidas que probamos.
   *[other] En unas { $percent } de cada 100 partidas, otros paran por la misma carta.
  }
coach-samarkand-pass-gain = { $price ->
    [0] No se paga nada en este turno.
   *[other] A { $price } todo es más barato.
  }
coach-samarkand-pass-risk = { $percent ->
    [never] Nadie más puede parar a este precio.
    [0] Nadie paró a este precio en las partidas que probamos.
    [100] Alguien paró a este precio en todas las partidas que probamos.
   *[other] En unas { $percent } de cada 100 partidas, alguien para a este precio.
  }
coach-samarkand-load-gain = { $points ->
    [0] Así, las mercancías que viajan no puntúan.
   *[other] Así, las mercancías que viajan dan { coach-points }.
  }
coach-samarkand-kind-gain = Puntuar { $kind } da así { coach-points }.
coach-samarkand-load-risk = Nada de lo que hagan los demás lo cambiará.

## Lessons: the house says these; the page has its own words below

lesson-samarkand-selling = ¿Qué quieren los demás?
    .story = Vendes frutas y compras lo que venden los demás. En cada turno, todos ponen en secreto una carta a la venta; luego el precio baja desde 10. Es el mismo para todas las cartas: el primero que dice «alto» para el precio y compra, y el dinero va a quien vende.
    .task = Pon a la venta una carta que alguien te compre por 9 dírhams.
    .hint = A 9 solo tu mejor carta encuentra comprador. Pon tu 7 y deja bajar el precio.
    .right = Nueve dírhams para tu bolsa. Lo bueno se vende pronto; pero puntúa para quien lo compra.
lesson-samarkand-stopping = No tan pronto
    .story = La banca vende ropa de valor 7, y el precio es 8. Baja uno cada vez que nadie para. A tu vecino de la derecha le gusta la ropa, pero es ahorrador: en 5 pararía.
    .task = Compra la ropa por 6.
    .hint = Pasa en 8 y en 7; luego toca la ropa.
    .right = Un paso más y habría volado. Esperar abarata las cosas, hasta que otro no espera.
lesson-samarkand-elder = El derecho del decano
    .story = Este turno eres el decano. Tu vecino de la izquierda parará por la ropa a este precio. Cuando varios paran por una carta en el mismo momento y el decano está entre ellos, la compra el decano y los demás no pagan nada.
    .task = Compra la ropa a pesar de tu vecino.
    .hint = Di «alto» por la ropa tú también. Eres el decano.
    .right = Dos paradas a la vez, y se la llevó el decano: tú. El próximo turno, el decano será tu vecino de la izquierda.
lesson-samarkand-dispute = Cuando dos se pelean
    .story = El decano está a tu derecha. Tu vecino de la izquierda está a punto de parar por la ropa. Si dos paran por la misma carta y el decano no está entre ellos, la carta sale de la partida y cada uno paga la mitad del precio, por nada.
    .task = Compra a este precio, sin disputa, algo que valga la pena a tu vecino de la izquierda.
    .hint = Sus especias valen 5, y no puede comprar las suyas.
    .right = Mientras tu vecino miraba la ropa, le compraste las especias. La mejor carta suele ser la que nadie más quiere en ese momento.
lesson-samarkand-camel = ¿Quién va a llevarlo?
    .story = Has comprado tres mercancías y no tienes camello. Al final solo cuenta lo que llevan tus camellos, y cada plaza vacía cuesta 2 puntos. Hay a la venta un camello para tres, el precio es 2, y tu vecino de la izquierda le ha echado el ojo.
    .task = Compra el camello.
    .hint = Di «alto» ahora por el camello. En 1 sería de tu vecino.
    .right = Tres mercancías, tres plazas: nada se queda y nada va vacío.
lesson-samarkand-loading = Cargar para el viaje
    .story = El mercado ha cerrado. Tienes diez mercancías y nueve plazas, así que una se queda. De los tipos que no son el tuyo, aquel del que menos llevas cuenta la suma de sus valores; además, los valores iguales de cualquier tipo dan puntos.
    .task = Deja la carta que menos te cueste y elige el tipo que más cuente.
    .hint = La página marca la mejor forma. En tus alfombras hay un 7 y un 5: guárdalas. Luego haz que cuenten las alfombras.
    .right = Una carta floja menos, y cuenta tu mejor tipo. Cargar bien vale tanto como comprar bien.
lesson-samarkand-finish = El último turno
    .story = Es el décimo turno y han salido las últimas cartas. Tienes 14 dírhams, ocho mercancías y plazas para seis. Tener más dírhams que nadie da 3 puntos; ser segundo, 1.
    .task = Juega la partida hasta el final. Ganar es mejor, pero terminar basta.
    .hint = Un camello para tres llevaría todas tus mercancías; pero su precio cuenta, y una plaza vacía también. Espera a un precio bajo y vigila a tus vecinos.
    .right = La caravana está en camino. Ahora conoces el mercado: abre una mesa y comercia.

## The balance report

balance-moment-samarkand = Después de cinco de los diez turnos,
balance-samarkand-dirham = Dírham
balance-samarkand-good = Carta de mercancía comprada
balance-samarkand-value = Valor de las mercancías compradas
balance-samarkand-kind = Tipo distinto de mercancía
balance-samarkand-place = Plaza en los camellos
balance-samarkand-hand = Valor de las cartas por vender
