# Every sentence of Kilim, in Spanish.

## Names and lists

game-kilim = Kilim
    .short = Kilim

## Its things

kilim-face = { $face ->
    [star] estrella
    [hooks] ganchos
    [horn] cuerno de carnero
    [diamond] rombo
    [comb] peine
    [torn] roto
   *[perfect] perfecto
  }
kilim-first = { $first ->
    [star] estrella
    [hooks] ganchos
    [horn] cuerno de carnero
    [diamond] rombo
   *[comb] peine
  }
kilim-second = { $second ->
    [star] estrella
    [hooks] ganchos
    [horn] cuerno de carnero
    [diamond] rombo
   *[comb] peine
  }
kilim-domino = dominó de { kilim-first } y { kilim-second }
kilim-double = dominó doble de { kilim-face }
kilim-torn = dominó roto de { kilim-face }
kilim-perfect = dominó perfecto
kilim-scrap = retal de { kilim-face }
kilim-gold = Oro { $gold }
kilim-special = { $card ->
    [spy] el Espía
    [scrap-bag] la Bolsa de Retales
   *[artisan] la Artesana
  }
kilim-token = { $token ->
    [perfect] la ficha Perfecto
    [turn] la ficha Girar
    [remove] la ficha Quitar
   *[move] la ficha Mover
  }

## What happened

kilim-day-began = Empieza el día { $day }.
kilim-domino-turned-up = Sale a la venta: { $domino }.
kilim-card-placed = { $seat } ha puesto una carta.
    .you = Has puesto una carta.
kilim-card-changed = { $seat } ha puesto otra carta.
    .you = Has puesto otra carta.
kilim-card-taken-back = { $seat } ha retirado su carta.
    .you = Has retirado tu carta.
kilim-card-revealed = { $seat } muestra { $card }.
    .you = Muestras { $card }.
kilim-gold-sealed = { $purpose ->
    [offer] { $seat } ha sellado una oferta.
    [scrap-bag] { $seat } ha sellado Oro para la Bolsa de Retales.
   *[artisan] { $seat } ha sellado Oro para la Artesana.
  }
    .you = { $purpose ->
    [offer] Has sellado una oferta.
    [scrap-bag] Has sellado Oro para la Bolsa de Retales.
   *[artisan] Has sellado Oro para la Artesana.
  }
kilim-gold-changed = { $seat } ha sellado otro Oro.
    .you = Has sellado otro Oro.
kilim-offer-made = El Espía de { $seat } ofrece Oro { $gold }.
    .you = Tu Espía ofrece Oro { $gold }.
kilim-offers-cancelled = Las ofertas iguales de { $gold } se anulan: { $seats }.
kilim-prize-won = { $dominoes ->
    [one] { $seat } gana el dominó con Oro { $gold }.
   *[other] { $seat } gana { $dominoes } dominós con Oro { $gold }.
  }
    .you = { $dominoes ->
    [one] Ganas el dominó con Oro { $gold }.
   *[other] Ganas { $dominoes } dominós con Oro { $gold }.
  }
kilim-prize-left = { $dominoes ->
    [one] Nadie gana; el dominó espera al próximo turno.
   *[other] Nadie gana; { $dominoes } dominós esperan al próximo turno.
  }
kilim-domino-woven = { $seat } teje el { $domino }.
    .you = Tejes el { $domino }.
kilim-gold-paid = { $place ->
    [scrap-bag] { $seat } paga Oro { $gold } por la Bolsa de Retales.
   *[artisan] { $seat } paga Oro { $gold } por la Artesana.
  }
    .you = { $place ->
    [scrap-bag] Pagas Oro { $gold } por la Bolsa de Retales.
   *[artisan] Pagas Oro { $gold } por la Artesana.
  }
kilim-gold-discarded = { $place ->
    [scrap-bag] { $seat } no tiene nada lo bastante alto para la Bolsa de Retales y descarta Oro { $gold }.
   *[artisan] { $seat } no tiene nada lo bastante bajo para la Artesana y descarta Oro { $gold }.
  }
    .you = { $place ->
    [scrap-bag] No tienes nada lo bastante alto para la Bolsa de Retales y descartas Oro { $gold }.
   *[artisan] No tienes nada lo bastante bajo para la Artesana y descartas Oro { $gold }.
  }
kilim-payment-tied = { $place ->
    [scrap-bag] Empate en el pago más alto ({ $gold }): nadie busca en la Bolsa de Retales.
   *[artisan] Empate en el pago más bajo ({ $gold }): nadie llama a la Artesana.
  }
kilim-scrap-kept = { $seat } busca en la Bolsa de Retales y se queda un retal.
    .you = Buscas en la Bolsa de Retales y te quedas un retal.
kilim-scrap-chosen = { $seat } se queda el { $scrap }.
    .you = Te quedas el { $scrap }.
kilim-token-taken = { $seat } toma { $token }.
    .you = Tomas { $token }.
kilim-nothing-left = { $place ->
    [scrap-bag] La Bolsa de Retales está vacía: nada para { $seat }.
   *[artisan] No quedan fichas: nada para { $seat }.
  }
    .you = { $place ->
    [scrap-bag] La Bolsa de Retales está vacía: nada para ti.
   *[artisan] No quedan fichas: nada para ti.
  }
kilim-scrap-used = { $seat } coloca el { $scrap }.
    .you = Colocas el { $scrap }.
kilim-perfect-woven = { $seat } teje un dominó perfecto.
    .you = Tejes un dominó perfecto.
kilim-domino-turned = { $seat } gira el { $domino }.
    .you = Giras el { $domino }.
kilim-piece-removed = { $seat } quita el { $piece }.
    .you = Quitas el { $piece }.
kilim-piece-moved = { $seat } mueve el { $piece }.
    .you = Mueves el { $piece }.
kilim-action-sealed = { $seat } ha sellado una acción.
    .you = Tu acción queda sellada hasta que todos acaben.
kilim-seat-done = { $seat } ha acabado por hoy.
    .you = Has acabado por hoy.
kilim-dominoes-lost = { $dominoes-count ->
    [one] Nadie lo compró y se pierde: { $dominoes }.
   *[other] Nadie los compró y se pierden: { $dominoes }.
  }
kilim-day-ended = Termina el día { $day }.

## Answers and questions

kilim-way = { $turn ->
    [0] hacia la derecha
    [1] hacia abajo
    [2] hacia la izquierda
   *[3] hacia arriba
  }
kilim-place-card = Poner { $card }.
    .kind = qué carta poner
kilim-take-back-card = Retirar la carta.
    .kind = cuándo retirar una carta
kilim-pay-gold = Oro { $gold }.
    .kind = cuánto oro pagar
kilim-take-scrap = Quedarse el { $scrap }.
    .kind = qué retal quedarse
kilim-take-token = Tomar { $token }.
    .kind = qué ficha tomar
kilim-at = { $across ->
    [none] { $down ->
        [none] en la primera casilla
       *[other] { $down-steps } por { $down ->
            [above] encima
           *[below] debajo
          } de la primera casilla
      }
   *[other] { $down ->
        [none] { $across-steps } a la { $across ->
            [left] izquierda
           *[right] derecha
          } de la primera casilla
       *[other] { $across-steps } a la { $across ->
            [left] izquierda
           *[right] derecha
          } y { $down-steps } por { $down ->
            [above] encima
           *[below] debajo
          } de la primera casilla
      }
  }
kilim-weave = Tejerlo { kilim-at }, { kilim-way }.
    .kind = dónde tejer
kilim-use-scrap = Colocar el { $scrap } { kilim-at }.
    .kind = dónde colocar retales
kilim-weave-perfect = Tejer un dominó perfecto { kilim-at }, { kilim-way }.
    .kind = dónde tejer dominós perfectos
kilim-turn-domino = Girar el { $domino }: { kilim-at }, { kilim-way }.
    .kind = cuándo girar un dominó
kilim-remove-piece = Quitar el { $piece }.
    .kind = cuándo quitar una pieza
kilim-move-piece = Mover el { $piece }: { kilim-at }.
    .kind = cuándo mover una pieza
kilim-done = Nada más por hoy.
    .kind = cuándo parar por hoy
kilim-place-card-ask = { $prize-count ->
    [one] A la venta: { $prize }. ¿Qué carta pones?
   *[other] A la venta, en un solo lote: { $prize }. ¿Qué carta pones?
  }
kilim-pay-gold-ask = { $discard ->
    [yes] { $purpose ->
        [scrap-bag] No puedes pagar la Bolsa de Retales (más de { $winning }). ¿Qué Oro descartas?
       *[artisan] { $winning ->
            [0] Ninguna oferta ganó, así que nadie puede pagar a la Artesana. ¿Qué Oro descartas?
           *[other] No puedes pagar a la Artesana (menos de { $winning }). ¿Qué Oro descartas?
          }
      }
   *[no] { $purpose ->
        [offer] Has visto las cartas de los demás. ¿Qué Oro ofrece tu Espía?
        [scrap-bag] { $winning ->
            [0] Ninguna oferta ganó, así que cualquier Oro paga la Bolsa de Retales. ¿Cuál pagas?
           *[other] La Bolsa de Retales cuesta más de { $winning }. ¿Qué Oro pagas?
          }
       *[artisan] La Artesana cuesta menos de { $winning }. ¿Qué Oro pagas?
      }
  }
kilim-take-scrap-ask = ¿Qué retal te quedas?
kilim-take-token-ask = ¿Qué ficha tomas?
kilim-weave-ask = { $left ->
    [0] ¿Dónde tejes el { $domino }?
    [one] ¿Dónde tejes el { $domino }? Después viene otro dominó.
   *[other] ¿Dónde tejes el { $domino }? Después vienen otros { $left } dominós.
  }
kilim-end-of-day-ask = Se acaba el día. ¿Usas algo antes?

## Options

kilim-option-torn-pairs = Motivos rotos contiguos
    .explanation = ¿Resta puntos un motivo roto junto a otro motivo roto?
    .count = sí, 3 puntos cada uno
    .cancel = no, se anulan entre sí

## Refusals

refusal-kilim-card-gone = { $card ->
    [spy] Ya has usado tu Espía hoy.
    [scrap-bag] Ya has usado tu Bolsa de Retales hoy.
    [artisan] Ya has usado tu Artesana hoy.
   *[other] No tienes esa carta de Oro en la mano.
  }
refusal-kilim-nothing-placed = No has puesto ninguna carta que puedas retirar.
refusal-kilim-gold-gone = No tienes Oro { $gold } en la mano.
refusal-kilim-gold-too-low = La Bolsa de Retales cuesta más de { $winning }: tienes un Oro lo bastante alto.
refusal-kilim-gold-too-high = La Artesana cuesta menos de { $winning }: tienes un Oro lo bastante bajo.
refusal-kilim-no-such-scrap = Ese retal no está en la bolsa.
refusal-kilim-token-gone = Esa ficha ya no está en el tablero.
refusal-kilim-first-square = El primer dominó de un kilim tiene un único sitio: allí empieza todo lo demás.
refusal-kilim-square-taken = Ahí ya hay algo.
refusal-kilim-not-beside = Un dominó debe quedar junto a una casilla de tu kilim.
refusal-kilim-card-placed = Retira primero tu carta.
refusal-kilim-no-perfect = No guardas ningún dominó perfecto.
refusal-kilim-scrap-not-beside = Un retal cubre una casilla de tu kilim o queda junto a una.
refusal-kilim-scrap-not-kept = No guardas ese retal.
refusal-kilim-no-token = { $token ->
    [turn] No tienes una ficha Girar para usar.
    [remove] No tienes una ficha Quitar para usar.
   *[move] No tienes una ficha Mover para usar.
  }
refusal-kilim-not-in-kilim = Esa pieza no está en tu kilim.
refusal-kilim-cannot-turn = Ese dominó no puede girarse así.
refusal-kilim-scrap-covered = Otro retal cubre a este.
refusal-kilim-cannot-move = Esa pieza no puede moverse ahí.

## Kilim in a terminal

kilim-title = Día { $day } · turno { $turn } de { $turns } · fichas: { $tokens } · retales restantes: { $left }
kilim-prize = { $count ->
    [one] A la venta:
   *[other] A la venta, en un solo lote:
  }
kilim-token-short = { $token ->
    [perfect] Perfecto
    [turn] Girar
    [remove] Quitar
   *[move] Mover
  }
kilim-special-short = { $card ->
    [spy] Espía
    [scrap-bag] Bolsa
   *[artisan] Artesana
  }
kilim-kept-scraps = { $count ->
    [one] 1 retal
   *[other] { $count } retales
  }
kilim-kept-perfects = { $count ->
    [one] 1 perfecto
   *[other] { $count } perfectos
  }
kilim-choice-gold = Oro
kilim-free = O antes una acción libre (f y su número):
kilim-help = Escribe el valor de una carta de Oro, 16 para el Espía, 17 para la Bolsa de Retales, 18 para la Artesana. Las acciones libres van antes: f1, f2 … de la lista, o escritas: f scrap-star 1 2.
    .weave = Escribe un número de la lista, o columna, fila y sentido de la primera mitad: 1 -2 0. Sentidos: 0 derecha, 1 abajo, 2 izquierda, 3 arriba. Las acciones libres van antes: f1, f2 … de la lista, o escritas: f scrap-star 1 2.
    .numbers = Escribe un número de la lista. Las acciones libres son f1, f2 … de la lista, o escritas: f scrap-star 1 2.
kilim-head-player = jugador
kilim-head-points = puntos
kilim-head-gold = Oro en mano
kilim-head-special = especiales
kilim-head-kept = guardado
kilim-head-rectangle = rectángulo
kilim-head-kinds = tipos
kilim-head-groups = grupos
kilim-head-largest = mayores
kilim-head-torn = rotos
kilim-head-total = total
kilim-head-squares = casillas
kilim-head-rank = puesto
kilim-sheet = La puntuación
kilim-tie = { $by ->
    [squares] Empate a { end-points }: el kilim más grande va delante ({ $seats }).
   *[shared] Empate a { end-points }, con kilims del mismo tamaño ({ $seats }): comparten el puesto.
  }
kilim-tie-seat = { $squares ->
    [one] { $seat }: 1 casilla
   *[other] { $seat }: { $squares } casillas
  }
    .you = { $squares ->
    [one] tú: 1 casilla
   *[other] tú: { $squares } casillas
  }

## The page

page-poster-kilim = Kilim
    .line = Puja en secreto por dominós y teje la alfombra más bella.
kilim-log-day = Día { $day }
kilim-log-up = A la venta: { $domino }
kilim-log-won = { $named ->
    [yes] { $seat } gana por { $gold }: { $what }
   *[no] { $seat } gana { $dominoes ->
        [one] un dominó
       *[other] { $dominoes } dominós
      } por { $gold }
  }
    .you = { $named ->
    [yes] Ganas por { $gold }: { $what }
   *[no] Ganas { $dominoes ->
        [one] un dominó
       *[other] { $dominoes } dominós
      } por { $gold }
  }
kilim-log-left = { $dominoes ->
    [one] Nadie gana el { $domino }
   *[other] Nadie gana; { $dominoes } dominós esperan
  }
kilim-log-cancelled = { $gold } anulado
kilim-log-scrap = un retal
kilim-share = { $what ->
    [rectangle] rectángulos completos
    [kinds] tipos de motivo
    [groups] grupos
    [largest] grupos mayores
   *[torn] motivos rotos
  }
kilim-won-with = { $what ->
    [rectangle] un rectángulo completo
    [kinds] { $count ->
        [5] los cinco motivos
       *[other] solo { number-word } tipos de motivo
      }
    [groups] grupos grandes
    [largest] { $count ->
        [one] el mayor grupo de un motivo
       *[other] los mayores grupos de { number-word } motivos
      }
   *[torn] { $count ->
        [0] ningún motivo roto
       *[other] pocos motivos rotos
      }
  }

## Khiva: the page

page-goal-kilim = Objetivo: el kilim que más valga. Suman los grupos de un motivo, los grupos mayores, tener justo tres tipos o los cinco, y un rectángulo completo; los motivos rotos restan.

## The page

kilim-page-market = Mercado
kilim-page-market-all = Mercado, fichas y bolsillo
kilim-page-offers = Cartas en el mercado
kilim-page-hand = Tu mano
kilim-page-hands = Todas las manos
kilim-page-mat = Tu tapete
kilim-page-mat-empty = Tu carta va aquí.
kilim-page-rivals = Rivales, en sentido horario desde tu izquierda
kilim-page-weavers = Tejedores
kilim-page-your-kilim = Tu kilim
kilim-page-kilim-of = El kilim de { $name }
kilim-page-wall = La pared: todos los kilims a la misma escala
kilim-page-wall-hint = Pulsa un kilim para verlo de cerca.
    .keys = ← y → recorren la pared.
kilim-page-wall-back = El kilim anterior
kilim-page-wall-on = El kilim siguiente
kilim-page-look = Ver de cerca
kilim-page-artisan = Artesana
    .back = vuelve al anochecer
kilim-page-pouch = Tu bolsillo
    .secret = secreto
kilim-page-token-free = libre
kilim-page-token-at = { $used ->
    [yes] { $name }, usada
   *[no] { $name }
  }
kilim-page-scraps-left = { $left ->
    [0] No quedan retales en la bolsa
    [one] Queda 1 retal en la bolsa
   *[other] Quedan { $left } retales en la bolsa
  }
kilim-page-day = Día { $day } de 3 · turno { $turn } de { $turns }
kilim-page-turn = turno { $turn } de { $turns }
kilim-page-day-short = Día { $day }
kilim-page-pile = { $left ->
    [0] La pila del día está vacía
    [one] 1 dominó más en la pila del día
   *[other] { $left } dominós más en la pila del día
  }
kilim-page-on-offer = { $count ->
    [one] A la venta: { $prize }.
   *[other] A la venta, en un solo lote: { $prize }.
  }
kilim-page-piled = { $count ->
    [one] 1 dominó
   *[other] { $count } dominós, en un solo lote
  }
kilim-page-stall-empty = Ahora no hay nada a la venta.
kilim-page-last-turn = Último turno:
kilim-page-points = { $points ->
    [one] punto
   *[other] puntos
  }
kilim-page-choosing = Elige…
kilim-page-deciding = Decide…
kilim-page-face-down = boca abajo
kilim-page-picked = elegida, aún sin poner
kilim-page-spent = gastada hoy
kilim-page-offer = { $how ->
    [out] { $card }, oferta de { $gold }, anulada
    [won] { $card }, oferta de { $gold }, gana
    [paid] { $card }, con Oro { $gold }
   *[open] { $card }
  }
kilim-page-outcome = { $how ->
    [out] anulada por una oferta igual
    [won] la oferta ganadora
   *[open] revelada
  }
kilim-page-special = { $card ->
    [spy] Espía
    [scrap-bag] Bolsa de Retales
   *[artisan] Artesana
  }
kilim-page-special-left = { $card ->
    [spy] { $left ->
        [yes] Espía aún en mano
       *[no] Espía ya usado hoy
      }
    [scrap-bag] { $left ->
        [yes] Bolsa de Retales aún en mano
       *[no] Bolsa de Retales ya usada hoy
      }
   *[artisan] { $left ->
        [yes] Artesana aún en mano
       *[no] Artesana ya usada hoy
      }
  }
kilim-page-gold-left = { $count ->
    [one] 1 carta de Oro en mano
   *[other] { $count } cartas de Oro en mano
  }
kilim-page-gold-in-hand = Oro en mano, luego gastado
kilim-page-kept = Restante y guardado
kilim-page-about-spy = Espía: mira las cartas de los demás y luego elige tu oferta.
kilim-page-about-scrap-bag = Bolsa de Retales: paga más que la oferta ganadora y quédate un retal.
kilim-page-about-artisan = Artesana: paga menos que la oferta ganadora y toma una ficha.
kilim-page-about-perfect = Un dominó dorado para tejer cuando quieras: llena casillas y no muestra ningún motivo.
kilim-page-about-turn = Gira un dominó de tu kilim.
kilim-page-about-remove = Saca una pieza de tu kilim y de la partida.
kilim-page-about-move = Pon una pieza en otro sitio de tu kilim, sin girarla.
kilim-page-about-scrap = Cubre una casilla con este motivo o llena una junto a tu kilim.
kilim-page-about-rectangle = 10 por un rectángulo completo
kilim-page-about-groups = cada uno, su tamaño menos 1
kilim-page-about-largest = 5 cada uno · tú : mejor rival
kilim-page-short-of = { $missing ->
    [0] no falta ninguna casilla
    [one] falta 1 casilla
   *[other] faltan { $missing } casillas
  }
kilim-page-kinds-now = { $kinds } ahora · justo 3: 10, los 5: 5
kilim-page-torn-now = { $torn } a la vista · −3 cada uno
kilim-page-race = { $motif }: tu grupo mayor { $mine }, el del mejor rival { $best }
kilim-page-rectangle = Rectángulo completo
kilim-page-kinds = Tipos de motivo
kilim-page-groups = Grupos
kilim-page-largest = Grupos mayores
kilim-page-torn = Motivos rotos
kilim-page-category = Categoría
kilim-page-total = Total
kilim-page-so-far = Los puntos hasta ahora
kilim-page-sheet-how = Rectángulo completo 10; justo 3 tipos de motivo 10, los 5 tipos 5; cada grupo, su tamaño menos 1; el mayor grupo de un motivo 5; cada motivo roto a la vista −3.
kilim-page-waiting = Esperando a { $names }.
kilim-page-watching = Estás mirando.
kilim-page-over = La partida ha terminado.
kilim-page-revealed = Se revelan las cartas.
kilim-page-choose-card = Elige una carta para poner.
kilim-page-place = ¿Pones { $card }?
    .hint = Puedes cambiarla hasta que se revele.
kilim-page-placed = Boca abajo: { $card }.
kilim-page-placed-one = Tu carta está boca abajo.
kilim-page-may-change = Aún puedes cambiarla o retirarla.
kilim-page-may-change-gold = Aún puedes cambiarla.
kilim-page-sealed = Sellado: { $card }.
kilim-page-sealed-one = Tu Oro está sellado.
kilim-page-pay = { $purpose ->
    [offer] ¿Ofreces { $card }?
    [discard] ¿Descartas { $card }?
   *[pay] ¿Pagas { $card }?
  }
kilim-page-pay-offer = Gana la oferta más alta que nadie iguale.
kilim-page-pay-scrap-bag = El pago más alto busca en la bolsa; si hay empate en lo más alto, nadie.
kilim-page-pay-artisan = El pago más bajo la llama; si hay empate en lo más bajo, nadie.
kilim-page-pay-discard = Esta vez no consigues nada.
kilim-page-scrap-hint = Solo tú ves cuál; úsalo cuando quieras.
kilim-page-token-hint = Es tuya hasta que acabe el día.
kilim-page-weave-hint = Debe tocar una casilla de tu kilim.
kilim-page-weave-first = Tu primer dominó: colócalo como quieras.
kilim-page-done-hint = Los demás lo verán cuando todos acaben; «Listo» es definitivo.
kilim-page-lay-scrap = Coloca tu retal.
    .hint = Cubre una casilla o llena una junto a tu kilim.
kilim-page-lay-perfect = Teje el dominó perfecto.
    .hint = Llena dos casillas y no muestra ningún motivo.
kilim-page-lay-turn = Gira un dominó.
    .hint = Elígelo en el telar y luego decide cómo queda.
kilim-page-lay-remove = Quita una pieza.
    .hint = Elígela en el telar; sale de la partida.
kilim-page-lay-move = Mueve una pieza.
    .hint = Elígela en el telar y ponla en otro sitio.
kilim-page-used = usada
kilim-page-free = Puedes usar:
kilim-page-cancel = Ahora no
kilim-page-do = { $what ->
    [place] Poner
    [offer] Ofrecer
    [discard] Descartar
   *[pay] Pagar
  }
kilim-page-change = Cambiar
kilim-page-take-back = Retirar
kilim-page-clear = Borrar
kilim-page-done = Listo
kilim-page-close = Cerrar
kilim-page-hint-place = El Oro más alto gana el dominó, pero las ofertas iguales se anulan. Cada turno te cuesta una carta de Oro, hagas lo que hagas. Espía, Bolsa de Retales y Artesana: una vez al día cada uno.
kilim-page-hint-free = Antes de poner tu carta puedes usar un retal, una ficha o un dominó perfecto.
kilim-page-hint-sealed = Cuando están todas las cartas, se revelan a la vez. Hasta entonces puedes cambiar la tuya.
kilim-page-hint-offer = Has visto las ofertas de los demás: supera la más alta o ahorra oro con una carta baja.
kilim-page-hint-scrap-bag = Si puedes, debes pagar más que la oferta ganadora. Quien más paga se queda un retal: una casilla suelta que remienda un motivo roto o cambia cualquier otro.
kilim-page-hint-artisan = Si puedes, debes pagar menos que la oferta ganadora. Quien menos paga toma una ficha.
kilim-page-hint-scrap = Un retal cubre un motivo roto, cambia una casilla o llena un hueco para cerrar tu rectángulo.
kilim-page-hint-token = Perfecto te da un dominó dorado para guardar. Girar, Quitar y Mover cambian tu kilim hasta que acabe el día.
kilim-page-hint-weave = Los motivos iguales que se tocan forman grupos. Un rectángulo completo vale 10; justo tres tipos de motivo, 10. Prueba un sitio para ver qué aporta.
kilim-page-hint-end-of-day = Última ocasión de hoy: las fichas vuelven al acabar el día; los retales y dominós perfectos se quedan contigo.

## Kilim's loom

kilim-loom-picture = { $label }: { $columns } por { $rows } casillas
kilim-loom-picture-empty = { $label }: aún sin tejer
kilim-loom-confirm = { $kind ->
    [scrap] Ponerlo aquí
    [turn] Girarlo así
    [remove] Quitarlo
    [move] Moverlo aquí
   *[weave] Tejer aquí
  }
kilim-loom-back = Retirar
kilim-loom-rotate = Girar
kilim-loom-swap = Invertir
kilim-loom-larger = Ampliar
kilim-loom-smaller = Reducir
kilim-loom-fit = Ver todo
kilim-loom-hint = { $kind ->
    [scrap] Arrastra el retal o toca una casilla marcada: cubre una o llena una junto al kilim.
    [turn] Toca una casilla marcada para ver cómo puede quedar el dominó; Girar muestra la siguiente posición.
    [remove] ¿Lo quitas del kilim para siempre?
    [move] Arrastra la pieza o toca una casilla marcada.
   *[weave] Arrastra el dominó o toca una casilla marcada; también sirven las flechas del teclado.
  }
kilim-loom-pick = Elige una pieza de tu kilim.
kilim-loom-hand = La pieza en tu mano: arrástrala al telar, tócala para girarla
kilim-loom-here = { $total ->
    [one] punto aquí
   *[other] puntos aquí
  }
kilim-loom-nothing = Ni ganas ni pierdes.
kilim-loom-whole = Al mover solo se ve la suma.
kilim-loom-category = { $category ->
    [rectangle] Rectángulo completo
    [kinds] Tipos de motivo
    [groups] Grupos
    [largest] Grupos mayores
   *[torn] Motivos rotos
  }
kilim-loom-change = { $category ->
    [rectangle] rectángulo completo { $points }
    [kinds] tipos de motivo { $points }
    [groups] grupos { $points }
    [largest] grupos mayores { $points }
   *[torn] motivos rotos { $points }
  }
kilim-loom-total = { $total ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
kilim-loom-sum = { $total } ({ $parts })
kilim-loom-the = { $face ->
    [star] de la estrella
    [hooks] de los ganchos
    [horn] del cuerno de carnero
    [diamond] del rombo
    [comb] del peine
    [torn] del motivo roto
   *[perfect] de la casilla perfecta
  }
kilim-loom-beside = { $side ->
    [above] por encima { kilim-loom-the }, fila { $row }, columna { $column }
    [below] por debajo { kilim-loom-the }, fila { $row }, columna { $column }
    [left] a la izquierda { kilim-loom-the }, fila { $row }, columna { $column }
    [right] a la derecha { kilim-loom-the }, fila { $row }, columna { $column }
   *[over] en lugar { kilim-loom-the }, fila { $row }, columna { $column }
  }
kilim-loom-at = fila { $row }, columna { $column }
kilim-loom-alone = en el telar vacío
kilim-loom-spot = { $way ->
    [right] { $face } { $where }; { $other } a su derecha
    [below] { $face } { $where }; { $other } debajo
    [left] { $face } { $where }; { $other } a su izquierda
   *[above] { $face } { $where }; { $other } encima
  }
kilim-loom-spot-one = { $face } { $where }
kilim-loom-said = { $where }: { $brings }
kilim-loom-mark = Casilla { $where }, como mucho { $points }
kilim-loom-squares = Casillas donde puede ir
kilim-loom-best = Mejores sitios
kilim-loom-text = El kilim como lista
kilim-loom-empty = Aún no hay nada tejido.
kilim-loom-covered = { $face } (cubierto: { $by })
kilim-loom-piece = { $first } en fila { $row }, columna { $column }; { $second } en fila { $row2 }, columna { $column2 }
kilim-loom-piece-scrap = { $over ->
    [yes] retal de { $face }, sobre fila { $row }, columna { $column }
   *[no] retal de { $face }, en fila { $row }, columna { $column }
  }

## The coach: hints and reviews

coach-kilim-card-gain = { $purpose ->
    [scrap-bag] Con { $card } la búsqueda se gana { coach-odds }.
    [artisan] Con { $card } la Artesana viene { coach-odds }.
   *[offer] Con { $card } el lote se gana { coach-odds }.
  }
coach-kilim-save-gain = Con { $card } no se ganó nada en las partidas que probamos, pero se guarda mejor Oro para después.
coach-kilim-offer-risk = { $percent ->
    [never] No puede llegar una oferta igual; pero el Oro se va hasta que acabe el día.
    [certain] Ya hay una oferta igual que la anula, y el Oro se va hasta que acabe el día.
    [0] No llegó ninguna oferta igual en las partidas que probamos; pero el Oro se va hasta que acabe el día.
    [100] Una oferta igual la anuló en todas las partidas que probamos, y el Oro se va hasta que acabe el día.
   *[other] En unas { $percent } de cada 100 partidas, una oferta igual la anula; y el Oro se va hasta que acabe el día.
  }
coach-kilim-special-risk = { $percent ->
    [0] Cuesta el Oro; en las partidas que probamos siempre sirvió de algo.
    [100] No sirvió de nada en ninguna de las partidas que probamos, y aun así cuesta Oro.
   *[other] En unas { $percent } de cada 100 partidas no sirve de nada, y aun así cuesta Oro.
  }
coach-kilim-weave-gain = { $sign ->
    [plus] Ahí suma ahora { coach-points }:
    [minus] Ahí resta ahora { coach-points }:
   *[zero] Ahí no suma nada ahora:
  } grupos { $groups }, grupos mayores { $largest }, forma y tipos { $shape }.
coach-kilim-weave-risk = { $torn ->
    [0] Lo tejido se queda: a los próximos dominós les tocarán los sitios de al lado.
   *[other] El motivo roto cuesta { $torn } puntos hasta que un retal lo cubra.
  }

## Lessons: the house says these; the page has its own words below

lesson-kilim-offer = La oferta más alta
    .story = En cada turno sale un dominó, y todos ponen en secreto una carta. Las cartas de Oro son ofertas: gana la más alta, y las iguales se anulan. Cada carta que juegas queda fuera hasta que acabe el día. Lo que ganas lo tejes enseguida.
    .task = Gana el dominó y colócalo en tu telar.
    .hint = Tu rival también quiere un par de estrellas. Ofrece 7 o más y elige cualquier sitio.
    .right = El dominó es tuyo. Una oferta alta gana; pero cada carta de Oro sirve solo una vez al día.
lesson-kilim-weaving = Un rectángulo de estrellas
    .story = Has ganado un segundo dominó. Al final, cada grupo de motivos iguales que se tocan suma su tamaño menos uno, un kilim en rectángulo completo suma 10, y el mayor grupo de un motivo da 5. Antes de elegir, la página muestra qué aporta cada sitio.
    .task = Téjelo de modo que se toquen tres estrellas y el kilim sea un rectángulo completo.
    .hint = Colócalo bajo el primero, estrella con estrella; o a su lado, en línea, estrella con estrella.
    .right = Diecisiete puntos con cuatro casillas: el rectángulo, el grupo y más estrellas que nadie.
lesson-kilim-spy = El Espía ofrece al final
    .story = Dos dieces se anularon, así que ahora hay dos dominós en el mercado. El Espía te deja elegir tu carta de Oro cuando las demás ofertas ya se ven. Cada carta especial se usa una vez al día.
    .task = Gana los dos dominós sin pagar más de lo necesario.
    .hint = Pon el Espía. Cuando veas la oferta de tu rival, paga uno más.
    .right = Uno más que tu rival, y dos dominós: para eso sirve un espía.
lesson-kilim-kinds = Tres tipos y ni uno más
    .story = Tu kilim muestra justo tres motivos: 10 puntos. Los cinco darían solo 5. El dominó del mercado tiene los dos que te faltan, y lo que se gana hay que tejerlo.
    .task = Deja que se lo lleve tu rival en este turno.
    .hint = Pon tu carta de Oro más baja: cada turno cuesta una de todos modos.
    .right = Un dominó puede costar más de lo que aporta. Te has librado de tu 1 y conservas tus 10 puntos.
lesson-kilim-scraps = De la Bolsa de Retales
    .story = La mitad de tu dominó está rota: 3 puntos menos al final. Quien pone la Bolsa de Retales paga una carta de Oro más alta que la oferta ganadora y se queda un retal, una casilla suelta. Un retal cubre cualquier casilla o llena una vacía junto a tu kilim.
    .task = Consigue un retal y remienda con él el motivo roto cuando salga el próximo dominó.
    .hint = Pon la Bolsa de Retales, paga más de lo que ofreció tu rival, toma la estrella y colócala sobre la casilla rota antes de poner tu próxima carta.
    .right = El agujero está remendado, y con una estrella se tocan dos. Los retales se usan antes de poner una carta y antes de tejer.
lesson-kilim-artisan = La mano de la Artesana
    .story = Tu segundo dominó sobresale y estropea un rectángulo. Quien pone la Artesana paga una carta de Oro más baja que la oferta ganadora y toma una ficha para el día: Perfecto, Girar, Quitar o Mover.
    .task = Llama a la Artesana y haz de tu kilim un rectángulo completo.
    .hint = Paga tu 1, toma Girar y gira el dominó que cuelga para que las cuatro casillas queden en línea. Perfecto también vale: llena las dos casillas que faltan.
    .right = Un rectángulo completo: 10 puntos por tu carta más baja. Las fichas vuelven al acabar el día.
lesson-kilim-finish = La última tarde
    .story = El tercer día casi termina: quedan cuatro turnos, y se conocen las cartas de todos. Quien lleva la cuenta sabe qué puede ofrecer aún un rival.
    .task = Juega la partida hasta el final. Ganar es mejor, pero terminar basta.
    .hint = No rompas tu rectángulo ni tus tres tipos por un punto; gasta las cartas altas en lo que une tus grupos.
    .right = Tu kilim sale del telar. Ahora conoces Kilim: abre una mesa y teje.

## The balance report

balance-moment-kilim = A mitad del segundo día,
balance-kilim-point = Punto que el kilim ya muestra
balance-kilim-square = Casilla del kilim
balance-kilim-torn = Casilla rota a la vista
balance-kilim-gold = Oro aún en mano
balance-kilim-special = Carta especial aún en mano
balance-kilim-scrap = Retal guardado
