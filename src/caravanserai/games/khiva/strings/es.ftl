# Every sentence of Khiva, in Spanish.

## Names and lists

game-khiva = Khiva
    .short = Khiva

## Its things

khiva-colour = { $colour ->
    [white] blanco
    [blue] azul
    [green] verde
    [pink] rosa
   *[black] negro
  }
khiva-camel = camello { khiva-colour }
khiva-card = { khiva-colour } { $value }
khiva-carpet = una alfombra de color { khiva-colour } ({ $value })
khiva-space = { $place ->
    [city] la ciudad
    [counter] el mostrador de { $path }
   *[shop] la tienda { $shop } de { $path }
  }
    .you-path = { $place ->
    [counter] tu mostrador
   *[shop] tu tienda { $shop }
  }

## What happened

khiva-deal-began = Empieza el reparto { $deal }.
khiva-cards-dealt = { $seat } recibe { $cards }.
    .you = Recibes { $cards }.
khiva-cards-turned-up = Apartadas boca arriba: { $cards }.
khiva-choice-sealed = { $seat } ya ha elegido.
    .you = Ya has elegido.
khiva-choice-changed = { $seat } ha cambiado su elección.
    .you = Has cambiado tu elección.
khiva-cards-revealed = { $seat } juega { $cards }.
    .you = Juegas { $cards }.
khiva-cards-given = { $seat } da { $cards } a { $to }.
    .you = Das { $cards } a { $to }.
    .you-to = { $seat } te da { $cards }.
khiva-card-refused = { $gems ->
    [0] A { $seat } le rechazan { $card }, y no quedan gemas para compensarlo.
    [one] A { $seat } le rechazan { $card } y recibe 1 gema.
   *[other] A { $seat } le rechazan { $card } y recibe { $gems } gemas.
  }
    .you = { $gems ->
    [0] Te rechazan { $card }, y no quedan gemas para compensarlo.
    [one] Te rechazan { $card } y recibes 1 gema.
   *[other] Te rechazan { $card } y recibes { $gems } gemas.
  }
khiva-camel-won = { $seat } guía al { $camel } con { $card }.
    .you = Guías al { $camel } con { $card }.
khiva-gems-spent = { $gems ->
    [one] { $seat } gasta 1 gema.
   *[other] { $seat } gasta { $gems } gemas.
  }
    .you = { $gems ->
    [one] Gastas 1 gema.
   *[other] Gastas { $gems } gemas.
  }
khiva-camel-moved = { $jumped ->
    [0] El { $camel } va desde { $start } hasta { $stop }.
    [one] El { $camel } va desde { $start } hasta { $stop }, con un salto.
   *[other] El { $camel } va desde { $start } hasta { $stop }, con { $jumped } saltos.
  }
khiva-gems-gained = { $gems ->
    [one] { $seat } gana 1 gema en la tienda { $shop }.
   *[other] { $seat } gana { $gems } gemas en la tienda { $shop }.
  }
    .you = { $gems ->
    [one] Ganas 1 gema en la tienda { $shop }.
   *[other] Ganas { $gems } gemas en la tienda { $shop }.
  }
khiva-carpet-taken = { $seat } toma { $carpet }.
    .you = Tomas { $carpet }.
khiva-salt-bought = { $seat } compra el saco de sal de valor { $value }.
    .you = Compras el saco de sal de valor { $value }.
khiva-salt-declined = { $seat } renuncia a la sal.
    .you = Renuncias a la sal.
khiva-nothing-left = A la tienda { $shop } no le queda nada para { $seat }.
    .you = A la tienda { $shop } no le queda nada para ti.
khiva-teapot-taken = { $seat } descarga el { $camel }: una tetera de valor { $value }.
    .you = Descargas el { $camel }: una tetera de valor { $value }.
khiva-carpets-delivered = { $seat } entrega { $carpets }.
    .you = Entregas { $carpets }.
khiva-camel-loaded = El { $camel } carga una tetera de valor { $teapot }.
khiva-end-triggered = { $pile ->
    [teapots] No quedan teteras: la partida termina con este turno.
    [carpets] No quedan alfombras: la partida termina con este turno.
   *[salt] No quedan sacos de sal: la partida termina con este turno.
  }
khiva-carpets-discarded = { $seat } no llegó a entregar { $carpets }.
    .you = No llegaste a entregar { $carpets }.

## Answers and questions

khiva-choose-cards = Jugar { $play }; dar { $give }.
    .kind = qué cartas jugar y dar
khiva-spend-gems = { $gems ->
    [0] No gastar gemas.
    [one] Gastar 1 gema.
   *[other] Gastar { $gems } gemas.
  }
    .kind = cuándo gastar gemas
khiva-take-salt = Comprar el saco de sal.
    .kind = comprar sal
khiva-take-carpet = Tomar la alfombra.
    .kind = tomar una alfombra
khiva-decline = Renunciar a la sal.
    .kind = cuándo renunciar a la sal
khiva-choose-cards-ask = { $each ->
    [one] ¿Qué carta juegas y qué otra das a tu izquierda?
   *[other] ¿Qué { $each } cartas juegas y qué otras { $each } das?
  }
khiva-spend-gems-ask = { $gems ->
    [one] Guías con { $card }. ¿Gastas una gema para llegar más lejos (0 o 1)?
   *[other] Guías con { $card }. ¿Gastas gemas para llegar más lejos (de 0 a { $gems })?
  }
khiva-shop4-ask = { $carpet ->
    [yes] Tienda 4: ¿el saco de sal de valor { $salt } por { $price } gemas, o una alfombra?
   *[no] Tienda 4: ¿el saco de sal de valor { $salt } por { $price } gemas, o nada?
  }

## Options

khiva-option-city = La ciudad como paso
    .explanation = ¿Cruzar la ciudad cuenta como un paso?
    .when-empty = solo si no hay otro camello en ella
    .always = siempre
    .never = nunca, y ningún movimiento termina allí
khiva-option-open-score = Puntos a la vista
    .explanation = ¿Ven todos el valor de las teteras y alfombras en los tableros ajenos?
    .off = no, están boca abajo
    .on = sí

## Refusals

refusal-khiva-card-count = { $each ->
    [one] Elige una carta para jugar y otra para dar.
   *[other] Elige { $each } cartas para jugar y otras { $each } para dar.
  }
refusal-khiva-card-twice = Una carta solo se elige una vez: no puedes dar lo que juegas.
refusal-khiva-not-in-hand = No tienes { khiva-card } en la mano.
refusal-khiva-too-many-gems = { $most ->
    [0] Ninguna gema lleva más lejos a este camello; no puedes gastar { $gems }.
    [one] Como mucho 1 gema lleva más lejos a este camello; no puedes gastar { $gems }.
   *[other] Como mucho { $most } gemas llevan más lejos a este camello; no puedes gastar { $gems }.
  }
refusal-khiva-salt-price = La sal cuesta { $price } gemas; tienes { $gems }.
refusal-khiva-no-carpet = No quedan alfombras.
refusal-khiva-must-take = Aquí tienes que tomar algo: la sal o la alfombra.

## Khiva in a terminal

khiva-help = { $each ->
    [one] Escribe el número de la carta que juegas y luego el de la que das: 2 4 juega la 2 y da la 4.
   *[other] Escribe las dos cartas que juegas y luego las dos que das: 1 3 2 5 juega 1 y 3 y da 2 y 5.
  }
    .numbers = Escribe un número. La tienda 4 y las gemas solo se preguntan cuando hay algo que decidir.
khiva-head-shop = tienda { $shop }
khiva-head-brings = { $shop ->
    [1] 1 gema
    [2] alfombra
    [3] 2 gemas
   *[4] sal/alfombra
  }
khiva-head-counter = mostrador
khiva-head-seat = camino
khiva-head-player = jugador
khiva-head-hand = cartas
khiva-head-gems = gemas
khiva-head-teapots = teteras
khiva-head-delivered = entregadas
khiva-head-undelivered = por entregar
khiva-head-salt = sal
khiva-head-total = total
khiva-head-rank = puesto
khiva-load = { khiva-colour } +{ $teapot }
khiva-load-empty = { khiva-colour }
khiva-in-city = En la ciudad (+ tetera): { $camels }
khiva-city-empty = En la ciudad: ningún camello
khiva-piles = Quedan: teteras { $teapots } · alfombras { $carpets } · sal { $salt } · gemas { $gems }
khiva-discard = Jugadas: { $cards }
khiva-face-up = Apartadas boca arriba: { $cards }
khiva-ending = Llega el final: este es el último turno.
khiva-hand = Tus cartas, y adónde llevarían ahora al camello:
khiva-landing = { $gems ->
    [0] { $space }
    [one] con 1 gema { $space }
   *[other] con { $gems } gemas { $space }
  }
khiva-choice-salt = el saco de sal de valor { $salt } (paga { $price } gemas)
khiva-choice-carpet = la alfombra de encima
khiva-choice-nothing = nada
khiva-sheet = La puntuación
khiva-tie = { $by ->
    [teapots] Empate a { end-points }; decide el número de teteras: { $seats }.
    [salt] Empate a { end-points } y en teteras; decide el mejor saco de sal: { $seats }.
   *[shared] Empate a { end-points }, en teteras y en sal; comparten el puesto: { $seats }.
  }
khiva-tie-seat = { $teapots ->
    [one] { $seat } tiene 1 tetera, mejor sal { $salt }
   *[other] { $seat } tiene { $teapots } teteras, mejor sal { $salt }
  }
    .you = { $teapots ->
    [one] tú tienes 1 tetera, mejor sal { $salt }
   *[other] tú tienes { $teapots } teteras, mejor sal { $salt }
  }

## The page

page-poster-khiva = Khiva
    .line = Cinco camellos compartidos: llévalos a casa. Gana la carta más baja.
khiva-log-deal = Reparto { $deal }
khiva-log-shown = Se revelan las cartas
khiva-log-nothing = Nadie recibe nada
khiva-log-delivered = { $count ->
    [one] { $seat } entrega una alfombra
   *[other] { $seat } entrega { $count } alfombras
  }
    .you = { $count ->
    [one] Entregas una alfombra
   *[other] Entregas { $count } alfombras
  }
khiva-log-teapot = { $seat } se lleva la tetera del camello { khiva-colour }
    .you = Te llevas la tetera del camello { khiva-colour }
khiva-log-salt = { $seat } compra sal
    .you = Compras sal
khiva-log-carpet = { $seat } toma una alfombra
    .you = Tomas una alfombra
khiva-log-gems = { $count ->
    [one] { $seat } gana una gema
   *[other] { $seat } gana { $count } gemas
  }
    .you = { $count ->
    [one] Ganas una gema
   *[other] Ganas { $count } gemas
  }
khiva-log-refused = { $count ->
    [0] Rechazo para { $seat }
    [one] Rechazo para { $seat }: recibe una gema
   *[other] Rechazo para { $seat }: recibe { $count } gemas
  }
    .you = { $count ->
    [0] Te rechazan
    [one] Te rechazan y recibes una gema
   *[other] Te rechazan y recibes { $count } gemas
  }
khiva-log-brief = { $what ->
    [delivered] alfombras +{ $points }
    [teapot] tetera +{ $points }
    [salt] sal +{ $points }
    [carpet] una alfombra
    [gems] { $count ->
        [one] 1 gema
       *[other] { $count } gemas
      }
   *[refused] rechazo
  }
khiva-share = { $what ->
    [teapots] teteras
    [carpets] alfombras entregadas
    [salt] sal
   *[gems] gemas
  }
khiva-won-with = { $what ->
    [teapots] { $count ->
        [one] una tetera
       *[other] { number-word } teteras
      }
    [carpets] { $count ->
        [one] una alfombra entregada
       *[other] { number-word } alfombras entregadas
      }
    [salt] { $count ->
        [one] un saco de sal
       *[other] { number-word } sacos de sal
      }
   *[gems] { $count ->
        [one] una gema
       *[other] { number-word } gemas
      }
  }

## The page

khiva-page-board = El tablero
khiva-page-hand = Tu mano
khiva-page-hands = Todas las manos
khiva-page-mat = Tu tapete
khiva-page-goods = Tus bienes
khiva-page-rivals = Rivales, en sentido horario desde tu izquierda
khiva-page-piles = Pilas
khiva-page-teapots = Teteras
khiva-page-carpets-all = Alfombras
khiva-page-salt-bags = Sal
khiva-page-gems = Gemas
khiva-page-delivered = Alfombras entregadas
khiva-page-to-deliver = Por entregar
khiva-page-points = { $points ->
    [one] punto
   *[other] puntos
  }
khiva-page-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
khiva-page-choosing = Elige…
khiva-page-deciding = Decide…
khiva-page-has-sealed = Sellado
khiva-page-play = { $count ->
    [one] Elige una carta para jugar.
   *[other] Elige { $count } cartas para jugar.
  }
    .hint = La carta más baja de un color guía a su camello.
khiva-page-give = { $count ->
    [one] Ahora una carta para { $seat }.
   *[other] Ahora { $count } cartas para { $seat }.
  }
khiva-page-ready = ¿Sellas tu elección?
    .hint = Puedes cambiarla hasta que se revele.
khiva-page-sealed = Tu elección está sellada.
khiva-page-may-change = Aún puedes cambiarla.
khiva-page-waiting = Esperando a { $names }.
khiva-page-watching = Estás mirando.
khiva-page-over = La partida ha terminado.
khiva-page-seal = Sellar
khiva-page-change = Cambiar
khiva-page-clear = Borrar
khiva-page-close = Cerrar
khiva-page-play-ribbon = Jugar
khiva-page-give-ribbon = Dar
khiva-page-play-it = para jugar
khiva-page-give-it = para dar
khiva-page-leads = llega hasta { $where }
khiva-page-to = a { $seat }
khiva-page-played = Jugada
khiva-page-nothing = nada
khiva-page-teapot = tetera { $value }
khiva-page-brought = alfombra { $values }
khiva-page-spend = { $gems ->
    [0] Sin gemas
    [one] 1 gema
   *[other] { $gems } gemas
  }
khiva-page-salt = Saco de sal de valor { $value }
    .cost = { $left ->
    [0] por { $price } gemas, las últimas
    [one] por { $price } gemas; te queda 1
   *[other] por { $price } gemas; te quedan { $left }
  }
khiva-page-carpet = La alfombra de encima
    .unseen = verás su color al tomarla
khiva-page-decline = Renunciar a la sal
khiva-page-pile-teapots = Teteras restantes: { $left }.
khiva-page-pile-carpets = Alfombras restantes: { $left }.
khiva-page-pile-salt = { $left ->
    [0] No quedan sacos de sal.
   *[other] Sacos de sal restantes: { $left }; el de encima vale { $top }.
  }
khiva-page-pile-gems = Gemas en la reserva: { $left }.
khiva-page-near = El final está cerca.
khiva-page-discard = Cartas jugadas en este reparto
khiva-page-deal = Reparto { $deal } · turno { $turn }
khiva-page-cards-discard = Jugadas
khiva-page-cards-face-up = Apartadas, boca arriba
khiva-page-cards-gave = Has dado
khiva-page-cards-got = Has recibido
khiva-page-unseen = { $cards ->
    [one] Hay 1 carta apartada, boca abajo.
   *[other] Hay { $cards } cartas apartadas, boca abajo.
  }
khiva-page-stands = { $turn ->
    [now] El { $camel } (tetera { $teapot }) está en { $space }. Le toca avanzar.
   *[no] El { $camel } (tetera { $teapot }) está en { $space }.
  }
khiva-page-revealed = Se revelan las cartas.
khiva-page-hint-play = Una carta guía al camello de su color tantas casillas como indica, hacia tu mostrador. Elige una para ver hasta dónde. Solo guía la carta más baja de un color; las demás reciben una gema.
khiva-page-hint-give = Ahora, la carta que recibe tu vecino de la izquierda. Podrá jugarla a partir del próximo turno.
khiva-page-hint-sealed = Cuando todos hayan elegido, se revelan las cartas y los camellos avanzan en orden, del 1 al 5.
khiva-page-hint-gems = Cada gema lleva al camello una casilla más allá. Las casillas con otro camello se saltan y no cuentan.
khiva-page-hint-shop = La sal cuenta enseguida. Una alfombra solo cuenta cuando un camello de su color llega a tu mostrador.
page-goal-khiva = Objetivo: sumar más puntos. Teteras, alfombras entregadas y sal cuentan su valor; cada gema, 1.
khiva-page-brings = { $what ->
    [carpet] una alfombra
    [salt] sal o alfombra
   *[gems] { $gems ->
        [one] { $gems } gema
       *[other] { $gems } gemas
      }
  }
khiva-page-counter = mostrador
khiva-page-player = Jugador
khiva-page-total = Total
khiva-page-so-far = Los puntos hasta ahora
khiva-page-face-down = { $tokens ->
    [0] –
    [one] 1 boca abajo
   *[other] { $tokens } boca abajo
  }
khiva-page-sheet-how = Teteras, alfombras entregadas, sacos de sal y un punto por cada gema que quede.

## The coach: hints and reviews

coach-khiva-cards-gain = Con { $cards } un camello avanza { coach-odds }, normalmente hasta { $space }; el turno { $sign ->
    [plus] aporta cerca de { coach-points }.
    [minus] cuesta cerca de { coach-points }.
   *[zero] no aporta casi nada.
  }
coach-khiva-refused-gain = Con { $cards } ningún camello avanzó en las partidas que probamos; una carta rechazada da una gema, y no se gasta ninguna buena.
coach-khiva-cards-risk = { $percent ->
    [never] Nadie más puede jugar una carta más baja; { $to } recibe { $given }.
    [0] Un rival puede jugar una carta más baja, pero no ganó con ella en ninguna de las partidas que probamos; { $to } recibe { $given }.
    [100] La carta más baja de un rival ganó en todas las partidas que probamos; { $to } recibe { $given }.
   *[other] En unas { $percent } de cada 100 partidas gana la carta más baja de un rival; { $to } recibe { $given }.
  }
    .you-to = { $percent ->
    [never] Nadie más puede jugar una carta más baja; tú recibes { $given }.
    [0] Un rival puede jugar una carta más baja, pero no ganó con ella en ninguna de las partidas que probamos; tú recibes { $given }.
    [100] La carta más baja de un rival ganó en todas las partidas que probamos; tú recibes { $given }.
   *[other] En unas { $percent } de cada 100 partidas gana la carta más baja de un rival; tú recibes { $given }.
  }
coach-khiva-gems-gain = { $gems ->
    [0] El camello se queda en { $space }, y las gemas se guardan.
    [one] Por 1 gema, el camello sigue hasta { $space }.
   *[other] Por { $gems } gemas, el camello sigue hasta { $space }.
  }
coach-khiva-gems-risk = { $gems ->
    [0] Después no queda ninguna gema.
    [one] Después queda 1 gema.
   *[other] Después quedan { $gems } gemas.
  }
coach-khiva-salt-gain = La sal vale { coach-points }, seguros desde ya, por { $price } gemas.
coach-khiva-carpet-gain = { $gems ->
    [0] La alfombra no cuesta nada.
    [one] La alfombra no cuesta nada: la gema se guarda.
   *[other] La alfombra no cuesta nada: se guardan las { $gems } gemas.
  }
coach-khiva-carpet-risk = Solo cuenta si un camello de su color aún llega a casa.

## Lessons: the house says these; the page has its own words below

lesson-khiva-lowest = Gana la carta más baja
    .story = Cinco camellos esperan en la ciudad, cada uno con una tetera. En cada turno, todos juegan en secreto una carta y dan otra a su izquierda. El color de la carta nombra un camello. Si varios quieren el mismo, se lo lleva la carta más baja, y el camello avanza esas casillas hacia el mostrador de quien ganó.
    .task = El rosa lleva la mejor tetera, y alguien más lo querrá. Gana el camello rosa en este turno.
    .hint = Tienes dos cartas rosas. Nada es más bajo que un 1.
    .right = Tu 1 era la carta rosa más baja: el camello es tuyo. Solo ha dado un paso: las cartas bajas ganan, las altas viajan.
lesson-khiva-refused = Un no que da fruto
    .story = El camello negro lleva un 7 y está a dos casillas del mostrador de tu vecino de la izquierda. Seguro que irá a buscarlo con una carta baja. Quien juega el mismo color sin ser el más bajo ve rechazada su carta, y a cambio recibe una gema.
    .task = Consigue una gema gracias a un rechazo.
    .hint = Juega negro. Tu 4 es demasiado alto para ganar, y de eso se trata.
    .right = Rechazo, y una gema más. Las gemas llevan más lejos a los camellos, compran sal, y cada una que te quede al final es un punto.
lesson-khiva-landing = Saltar por encima
    .story = El camello blanco descansa en tu tienda 2. Un camello en marcha no cuenta las casillas donde hay otro: las salta. Tu mostrador es la quinta casilla de tu camino; el camello que llega allí te deja su tetera.
    .task = Llévate la tetera del camello verde en este turno.
    .hint = Desde la ciudad, tu camino tiene ahora cuatro casillas libres, contando el mostrador. Las líneas del tablero muestran adónde llegaría cada carta.
    .right = Cuatro pasos y un salto: el camello verde ha llegado a casa. Mira siempre quién está en el camino.
lesson-khiva-gems = Unos pasos más
    .story = Tienes dos gemas. Cuando ganas un camello puedes gastarlas: cada una lo lleva una casilla más allá, hasta tantas como huecos tenga la carta. Un 1 o un 2 tiene dos huecos; un 3 o un 4, uno; un 5, ninguno. El camello verde de tu tienda 3 se salta.
    .task = El camello blanco lleva un 7. Tráelo hasta tu mostrador en este turno.
    .hint = Juega el blanco 2 y gasta las dos gemas: tiendas 1, 2 y 4, y luego el mostrador.
    .right = Dos pasos de la carta, dos de las gemas, un salto y siete puntos.
lesson-khiva-delivery = Las alfombras se entregan
    .story = Tomaste una alfombra blanca en la tienda 2. Por ahora no vale nada: las alfombras cuentan cuando un camello de su color llega a tu mostrador. El camello blanco está en esa misma tienda, a tres casillas de casa. El azul, con su 6, te tienta a cinco casillas.
    .task = Entrega tu alfombra blanca en este turno.
    .hint = El blanco 3 va justo de la tienda 2 a tu mostrador.
    .right = El camello blanco trajo su tetera y entregó tu alfombra: 2 y 4 puntos de una vez.
lesson-khiva-giving = Lo que das
    .story = El camello negro, con un 7, está justo delante del mostrador de tu vecino de la izquierda: cualquier carta negra lo llevaría a casa. Ahora no le queda ninguna. Pero la carta que das va a parar a su mano, y en el próximo turno podrá jugarla.
    .task = Gana tú el camello negro, y da una carta que no ayude a tu vecino.
    .hint = Juega una carta negra y guarda la otra. Da blanco o verde.
    .right = Alejaste el camello y dejaste a tu vecino sin negro. Cada carta que das es una carta que alguien jugará.
lesson-khiva-finish = El final de una partida
    .story = Una partida a dos: cada uno juega dos cartas y da dos. Termina al acabar el turno en que se agotan las teteras, las alfombras o la sal. Cuentan las teteras, las alfombras entregadas, la sal y las gemas; las alfombras sin entregar, no.
    .task = Juega la partida hasta el final. Ganar es mejor, pero terminar basta.
    .hint = Las cartas bajas ganan camellos, las altas los traen a casa. Por tus alfombras vale la pena un rodeo.
    .right = Ya has vivido un final de partida completo. Ahora conoces Khiva: abre una mesa y juega.

## The balance report

balance-moment-khiva = Cuando un tercio de las teteras había salido de la pila,
balance-khiva-gem = Gema
balance-khiva-teapot = Tetera
balance-khiva-carpet = Alfombra aún sin entregar
balance-khiva-delivered = Alfombra entregada
balance-khiva-salt = Saco de sal
balance-khiva-card = Valor de las cartas en mano
