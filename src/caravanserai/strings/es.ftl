# Every sentence a person reads, in Spanish. The terminal and the browser use this same file.
#
# `.you` is said instead when the one who reads is the seat of the sentence; `.you-to`, `.you-path` and
# `.you-winners` when the reader is that part of it.

## Names and lists

seat-name = Asiento { $number }
nameless = Un mercader
    .called = un mercader
seat-you = Tú
you = tú
list-pair = { $first } y { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause }: { $sentence }

## What happens in every game

game-ended = { $count ->
    [one] Victoria, con { end-points }: { $winners }.
   *[other] Victoria compartida, con { end-points } cada uno: { $winners }.
  }
    .you-winners = ¡Ganas con { end-points }!

## Refusals

refusal-unknown-game = Aquí no hay ningún juego «{ $game }»; elige uno de estos: { $known }.
refusal-seat-count = Una mesa no puede tener { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
  }; elige de { $least } a { $most }.
refusal-unknown-option = No hay ninguna opción «{ $option }»; elige una de estas: { $known }.
refusal-option-value = La opción { $option } no puede ser «{ $value }»; elige entre: { $known }.
refusal-wrong-chance = Este barajado no es posible.
refusal-no-such-seat = Ahí no se sienta nadie.
refusal-game-over = La partida ha terminado.
refusal-not-asked = Ahora no te toca.
refusal-unreadable-move = Esta jugada no se puede leer: { $reason }.
refusal-other-question = Eso responde a otra pregunta, no a la que se hizo.

## The table in a terminal

table-welcome = { $game } para { $seats }. Juegas contra { $bots ->
    [one] un bot
   *[other] { $bots } bots
  } ({ $bot }); semilla { $seed }.
table-option = Opción: { $name } — { $value }.
table-turn = Turno { $turn }
table-commands = ? la regla · h ayuda · b tablero · log historial · q salir
table-help =
    ?          la cláusula del reglamento que importa ahora
    ? { $clause }    esa cláusula
    b          otra vez el tablero
    log        lo que ha pasado hasta ahora
    q          dejar la mesa (Ctrl-D hace lo mismo)
table-more = Pulsa Intro para seguir.
table-log-empty = Todavía no ha pasado nada.
table-left = Dejas la mesa. ¡Hasta la próxima!
table-kept = El registro está en { $file }; míralo con: caravanserai replay { $file }
table-not-numbers = «{ $words }» no es una respuesta aquí: escribe números, o h para ver la ayuda.
table-no-such-choice = No hay ninguna opción { $number }; escribe un número de { $least } a { $most }.

## A game without a drawing of its own, in a terminal

any-turn = Turno { $turn } de { $turns }
any-zone = { $zone }: { $what }
any-shown = El turno { $turn } mostró: { $tiles }
any-head-player = jugador
any-head-points = puntos
any-head-rank = puesto
any-sheet = Resultado final
any-help = { $most ->
    [one] Escribe 1.
   *[other] Escribe el número de una respuesta, del 1 al { $most }.
  }

## The command line

cli-file-missing = No existe el archivo { $file }; revisa la ruta.
cli-file-directory = { $file } es una carpeta; indica un archivo que esté en ella.
cli-file-denied = No puedes leer ni escribir { $file }; revisa los permisos.
cli-file-failed = { $file } no se puede usar ({ $reason }); elige otro archivo.
cli-file-large = { $file } es demasiado grande para un archivo así; elige otro.
cli-file-not-text = { $file } no es un archivo de texto UTF-8; elige otro.
cli-file-exists = { $file } ya existe y no se sobrescribirá; elige otro nombre.
cli-folder-missing = No hay carpeta para { $file }; créala antes o elige otra ruta.
cli-bad-edition = { $reason } — corrige el archivo de la edición o juega sin --edition.
cli-bad-record = { $file } no se puede repetir ({ $reason }); elige otro registro.
cli-bad-record-step = { $file } no se sostiene en el paso { $step } ({ $reason }); pide el registro original.
cli-bad-event = { $file } no es el evento que se jugó ({ $reason }); pide el archivo original.
cli-record-unfinished = El registro acaba aquí; la partida no se terminó.
cli-unknown-clause = No hay ninguna cláusula «{ $clause }»; van de { $first } a { $last }.
cli-unknown-bot = No hay ningún bot «{ $bot }»; elige uno de estos: { $known }.
cli-unknown-language = Aquí no se habla «{ $lang }»; elige uno de estos idiomas: { $known }.
cli-option-form = «{ $given }» no es una opción; escribe --option nombre=valor, con uno de estos nombres: { $known }.
cli-not-a-number = «{ $given }» no es un número entero; escríbelo con cifras.
cli-name-empty = Un nombre tiene de 1 a { $most } letras; elige otro --name.
cli-no-such-option = No existe la opción { $option }; mira --help.
cli-no-such-command = No existe la orden «{ $command }»; elige una de estas: { $known }.
cli-missing = Falta { $name }; mira --help.
cli-no-value = { $option } necesita un valor detrás; mira --help.
cli-extra = «{ $given }» es un argumento de más; mira --help.
cli-usage = { $reason }

## Help

help-house = Tres juegos de mercado, de elección secreta y simultánea.
help-version = Muestra la versión y termina.
help-version-json = Con --version: en JSON, con las versiones de las reglas.
help-options = Opciones
help-commands = Órdenes
help-arguments = Argumentos
help-default = [por defecto: { $value }]
help-required = [obligatorio]
help-help = Muestra esta ayuda y termina.
help-lang = El idioma: en, de, es, fr o ko.
help-game = Qué juego: { $known }.
help-play = Siéntate a una mesa en esta terminal, contra bots.
help-play-seats = Cuántos asientos, contando el tuyo.
help-play-bots = Qué bots: { $known }.
help-play-seed = La misma semilla y las mismas respuestas dan la misma partida.
help-play-edition = Datos de componentes que sustituyen a la edición estándar.
help-play-option = Una opción de la mesa, como nombre=valor; puede repetirse.
help-play-name = Tu nombre, para el marcador y el registro.
help-play-record = Guarda la partida en este archivo, que no debe existir aún.
help-replay = Vuelve a contar una partida registrada, turno a turno, y compruébala.
help-replay-file = Un registro, tal como lo escribe play --record.
help-rules = Muestra el reglamento de un juego, o una de sus cláusulas.
help-rules-clause = Solo esta cláusula, por ejemplo KH-26.

## Refusals at the table

refusal-no-such-table = Esa mesa no existe; revisa el enlace.
refusal-too-many-tables = Puedes tener como mucho { $most } abiertas a la vez: cierra o termina antes una mesa.
refusal-bad-nonce = Una parte del azar tiene de 16 a 64 letras y cifras.
refusal-bad-nonce-hash = El hash de una parte del azar son 64 cifras hexadecimales en minúsculas.
refusal-bad-offline-game = No se puede aceptar esta partida: { $reason }.
refusal-offline-other-rules = Esta partida se jugó con otra versión de las reglas que la de esta casa, así que aquí no se puede volver a jugar. Se queda en tu dispositivo.
refusal-rated-setting = Una mesa puntuada tiene la edición estándar, reloj, ninguna pista, y nadie entra en lugar de un bot.
refusal-rated-account = Las mesas puntuadas son para cuentas: añade una contraseña o una llave de acceso y la partida contará para ti.
refusal-other-nonce = Esta no es la parte cuyo hash diste al sentarte.
refusal-nonce-early = Las partes se abren cuando todos se han sentado.
refusal-nonce-late = Las partes ya se han abierto: esta ya no cuenta.
refusal-old-page = Esta página es más antigua que la casa: cárgala otra vez. Los programas dan el hash de una parte, como explica docs/fair-cards.md.
refusal-only-at-tables = Quienes comparten un dispositivo solo juegan en mesas; para esto hace falta un dispositivo propio.
refusal-table-starting = La partida está a punto de empezar: espera unos segundos.
refusal-bad-edition = Esta edición no se puede usar: { $reason }.
refusal-bot-seat = No hay asiento { $seat } para un bot en una mesa de { $seats }; el primero es el 0.
refusal-no-seat-for-people = Deja al menos un asiento para una persona.
refusal-unknown-bot = No hay ningún bot «{ $bot }»; elige uno de estos: { $known }.
refusal-bot-not-here = «{ $bot }» solo se ofrece donde ha demostrado ser más fuerte que los demás, y no en una mesa así; elige uno de estos: { $known }.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-no-free-seat = No queda ningún asiento libre.
refusal-seat-taken = Este asiento está ocupado.
refusal-guest-seated = Tu amigo ya está en esta mesa.
refusal-nobody-left = Nadie dejó ese asiento, o tú no juegas aquí.
refusal-nobody-seated = Todavía no hay nadie en esta mesa.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-not-host = Esto solo puede hacerlo el anfitrión de la mesa.
refusal-not-started = La partida no ha empezado.
refusal-table-started = La partida ya ha empezado.
refusal-table-closed = Esta mesa se cerró.
refusal-table-damaged = El registro de esta mesa está dañado y no se puede abrir; las demás mesas siguen bien. Se ha avisado a quien cuida la casa, que quizá pueda recuperarla de una copia de seguridad.
refusal-table-old-rules = Esta partida empezó con reglas más antiguas y no podría haberse jugado con las de hoy, así que aquí no puede continuar. Se ha avisado a quien cuida la casa.
refusal-too-many-changes = Lo has cambiado demasiadas veces (el límite es { $most }); vale tu última elección.
refusal-too-busy = Ahora mismo se consultan muchas partidas antiguas; prueba otra vez dentro de un momento.
refusal-too-many-lookups = Ya estás consultando { $most } partidas antiguas; espera a que lleguen y prueba otra vez.
refusal-not-over = La partida aún no ha terminado.
refusal-not-your-ask = Esta pregunta es para otro asiento.
refusal-stale-ask = Esta pregunta ya tiene respuesta; la partida ha seguido.
refusal-price-passed = El precio ya había pasado cuando llegó tu respuesta, así que nada ha cambiado.
refusal-no-orders = En este juego no hay órdenes anticipadas.
refusal-orders-live = En esta mesa todos responden en vivo; las órdenes anticipadas son para mesas sin reloj en vivo.
refusal-move-id = Una jugada necesita un identificador de 1 a { $most } caracteres visibles.
refusal-busy = En esta mesa pasan muchas cosas a la vez; prueba otra vez.
refusal-not-saved = No se ha podido guardar, así que nada ha cambiado; prueba otra vez dentro de un momento.
refusal-house-updating = La casa se está actualizando y todavía no toda puede hacer esto; prueba otra vez dentro de un minuto. Nada ha cambiado.
refusal-server-stopping = La casa cierra un momento; tu partida se conserva.
refusal-chat-empty = Este mensaje está vacío.
refusal-chat-too-long = Dilo en { $most } caracteres como mucho.
refusal-chat-too-fast = Escribes demasiado deprisa; espera un poco.

## Refusals at the door

refusal-no-person = La casa aún no te conoce; elige antes un nombre.
refusal-name-length = Un nombre tiene de 1 a { $most } caracteres.
refusal-name-letters = Un nombre necesita una letra o una cifra, y nada invisible.
refusal-return-link-dead = { $days ->
    [one] Este enlace ya se ha usado o tiene más de un día; pide uno nuevo en tu otro dispositivo.
   *[other] Este enlace ya se ha usado o tiene más de { $days } días; pide uno nuevo en tu otro dispositivo.
  }
refusal-other-person = Este navegador es de otra persona, y nada ha cambiado. Para que sea de { $name }, abre otra vez el enlace y confírmalo.
refusal-name-from-list = En esta casa los nombres se eligen de una lista.
refusal-name-not-yours = Ese no es tu nombre aquí. Escríbelo tal como está y se borrará todo lo tuyo.
refusal-phrases-only = En esta casa nadie escribe en la mesa: elige una de las frases.
refusal-standard-only = En esta casa se juega con las ediciones de la casa.
refusal-not-named = Quien no tiene nombre en la casa no puede figurar en los datos para la investigación, y en una casa para niños no figura nadie.
refusal-presence-public = En esta casa no se dice a desconocidos quién está.
refusal-profile-public = En esta casa no se muestra a desconocidos la página de nadie.
refusal-too-many-guests = Han llegado demasiados invitados desde tu dirección; prueba más tarde.
refusal-tables-too-fast = Has abierto muchas mesas en poco tiempo; espera unos minutos antes de la siguiente.
refusal-too-many-sockets = Tienes demasiadas conexiones abiertas (el límite es { $most }); cierra antes una.
refusal-too-fast = Demasiado rápido; espera un poco.
refusal-too-many-handshakes = Te has conectado demasiadas veces; espera un minuto.
refusal-too-many-connections = Hay demasiadas conexiones abiertas; cierra algunas o prueba más tarde.
refusal-request-too-slow = Esta petición ha tardado demasiado en llegar; prueba otra vez.
refusal-headers-too-large = La cabecera de esta petición es demasiado larga.
refusal-wrong-token = Estos números son solo para quien tiene el token.
refusal-name-marks = Un nombre lleva como mucho { $most } signos sobre una letra.
refusal-wrong-host = Con la dirección de esta petición (su Host) no se puede formar ningún enlace.
refusal-wrong-origin = Esto viene de una página que no es de la casa.
refusal-body-too-large = Es demasiado para leerlo de una vez.
refusal-message-too-large = Un mensaje tiene { $most } bytes como mucho.
refusal-not-json = Envíalo como JSON.
refusal-unreadable-body = Esto no se puede leer: { $reason }.
refusal-unreadable-message = Este mensaje no se puede leer: { $reason }.
refusal-bad-request = Esta petición no se entiende; la página de la API explica cómo se hace.
refusal-no-such-page = No hay nada en esta dirección.
refusal-no-such-rulebook = Ese reglamento no existe.
refusal-method-not-allowed = Esta dirección no admite peticiones de este tipo.
refusal-broken = Algo se ha roto en la casa. Su diario dice qué, con el número { $id }.

## Refusals about accounts

refusal-handle-length = Un nombre en la casa tiene de { $fewest } a { $most } caracteres.
refusal-handle-letters = Un nombre en la casa lleva letras y cifras; entre ellas puede haber un guion, un punto o un guion bajo.
refusal-handle-mixed = Este nombre mezcla alfabetos con letras parecidas; usa solo uno.
refusal-handle-taken = «{ $handle }» ya está ocupado, o se parece a uno que lo está; elige otro.
refusal-handle-soon = { $days ->
    [one] Tras el primer cambio, el nombre en la casa se puede cambiar una vez al día; aún es pronto.
   *[other] Tras el primer cambio, el nombre en la casa se puede cambiar una vez cada { $days } días; aún es pronto.
  }
refusal-handle-needed = Con una contraseña hace falta un nombre en la casa; elige uno.
refusal-key-first = El nombre en la casa es para quien tiene una llave; añade antes una.
refusal-password-short = { $fewest ->
    [one] Una contraseña necesita al menos una letra.
   *[other] Una contraseña necesita al menos { $fewest } letras; una frase corta está bien.
  }
refusal-password-long = { $most ->
    [one] Una contraseña tiene como mucho una letra.
   *[other] Una contraseña tiene como mucho { $most } letras.
  }
refusal-password-plain = Es demasiado fácil de adivinar: lo mismo una y otra vez, o una serie como 123456789012. Mejor una frase corta.
refusal-wrong-key = No coincide. Revisa el nombre en la casa y la contraseña; nada ha cambiado.
refusal-wrong-password = Esta no es tu contraseña; nada ha cambiado.
refusal-wrong-code = Ningún código coincide con lo escrito, o ya se ha usado; nada ha cambiado.
refusal-passkey-needs-name = Las llaves de acceso necesitan una casa con nombre, y a esta se llega por un número; usa aquí una contraseña.
refusal-passkey-wrong = La llave de acceso no se ha aceptado; nada ha cambiado. Prueba otra vez o usa otra llave.
refusal-proof-needed = Muestra antes una de tus llaves: lo que lleva de vuelta a ti solo lo cambia quien acaba de mostrar una. Nada ha cambiado.
refusal-oidc-off = En esta casa nadie responde por las personas; usa otra llave.
refusal-oidc-away = El servicio que responde por las personas de esta casa no contesta; prueba dentro de un momento o usa otra llave.
refusal-oidc-wrong = No se ha podido confirmar quién eres; nada ha cambiado. Empieza otra vez aquí, en este navegador.
refusal-oidc-denied = Allí no iniciaste sesión; nada ha cambiado. Empieza otra vez o usa otra llave.
refusal-oidc-old = Allí ya tenías la sesión abierta, y eso no es una prueba reciente; cierra allí la sesión y prueba otra vez, o muestra otra llave.
refusal-oidc-taken = Esa llave ya es de otra persona; nada ha cambiado. Si eres tú, entra con ella.
refusal-mail-off = Esta casa no envía correo; usa un código impreso u otro dispositivo.
refusal-mail-wrong = No se puede enviar correo a esta dirección; revísala.
refusal-mail-taken = Esta dirección ya lleva de vuelta a otra persona; quítala antes allí.
refusal-mail-link-dead = Este enlace ya se ha usado o tiene más de media hora; pide otro.
refusal-mail-busy = Hay demasiados correos por enviar; prueba dentro de unos minutos.
refusal-mail-first = Indica antes una dirección de correo, en «Volver por correo».
refusal-address-not-public = Las novedades solo van a direcciones públicas: https, el puerto habitual y ningún usuario en la dirección.
refusal-no-such-zone = Esta zona horaria no se conoce.
refusal-not-a-browser = Esto no es lo que da un navegador al suscribirse.
refusal-too-many-channels = { $most ->
    [one] Las novedades van a un solo sitio como mucho; quítalo antes.
   *[other] Las novedades van a { $most } sitios como mucho; quita antes uno.
  }
refusal-no-such-channel = Las novedades ya no van ahí.
refusal-too-many-letters = No se envían tantos correos; espera una hora o usa otra llave.
refusal-last-key = Es tu única llave: sin ella, solo los dispositivos con la sesión abierta y los códigos impresos llevan de vuelta a ti.
refusal-no-key-yet = Aún no tienes llave: si cierras la sesión aquí, no podrás volver. Añade antes una llave.
refusal-too-many-keys = { $most ->
    [one] Puedes tener una sola llave; quítala antes.
   *[other] Tienes { $most } llaves y no caben más; quita antes una.
  }
refusal-guest-of-somebody = Lo que hiciste aquí pertenece ahora a una cuenta; entra en ella para cambiarlo o borrarlo.
refusal-no-such-key = Esa llave ya no está.
refusal-no-such-device = Ese dispositivo ya no tiene la sesión abierta.
refusal-too-many-attempts = Demasiados intentos; espera unos minutos o usa otra llave.
refusal-keys-busy = En este momento entra mucha gente; prueba otra vez.
refusal-already-friends = Ya está entre tus amigos.
refusal-own-friend = Esa persona eres tú; pídeselo a otra.
refusal-no-such-friend = Ya no hay nadie con ese nombre.
refusal-nobody-there = Ahí no se sienta ninguna persona.
refusal-too-many-asked = Hay { $most } personas que aún no han respondido a tu solicitud; retira antes una.
refusal-too-many-blocked = Has bloqueado a { $most } personas y no caben más; retira antes un bloqueo.
refusal-too-many-friends = Tienes { $most } amigos y no caben más; quita antes uno.
refusal-no-such-profile = Esta página es privada, o nadie tiene ese nombre en la casa.
refusal-note-too-long = Una nota tiene { $most } letras como mucho.
refusal-too-many-notes = Tienes estrellas y notas en { $most } partidas y no caben más; quita antes una.
refusal-banned = { $days ->
    [0] Esta casa está cerrada para ti. La página «Avisos» dice por qué, y allí puedes responder una vez.
    [one] Esta casa está cerrada para ti un día más. La página «Avisos» dice por qué, y allí puedes responder una vez.
   *[other] Esta casa está cerrada para ti { $days } días más. La página «Avisos» dice por qué, y allí puedes responder una vez.
  }
refusal-muted = { $days ->
    [0] Aquí solo puedes usar las frases preparadas. La página «Avisos» dice por qué.
    [one] Solo puedes usar las frases preparadas un día más. La página «Avisos» dice por qué.
   *[other] Solo puedes usar las frases preparadas { $days } días más. La página «Avisos» dice por qué.
  }
refusal-name-given = { $days ->
    [0] Este nombre te lo dio la moderación; se queda.
    [one] Este nombre te lo dio la moderación; mañana puedes elegir otro.
   *[other] Este nombre te lo dio la moderación; dentro de { $days } días puedes elegir otro.
  }
refusal-not-moderator = Esto es para quienes moderan la casa.
refusal-own-report = Esa persona eres tú; nadie se denuncia a sí mismo.
refusal-no-such-report = Esta denuncia ya está resuelta, o no te toca resolverla.
refusal-no-such-notice = No hay nada así a lo que responder.
refusal-answered-already = Ya has respondido; lo leerá quien lleva la casa.
refusal-text-empty = Escribe algo antes.
refusal-text-too-long = { $most ->
    [one] Aquí cabe una letra como mucho.
   *[other] Aquí caben { $most } letras como mucho.
  }
refusal-too-many-reports = Has enviado muchas denuncias en una hora; espera un rato. Si es urgente, deja la mesa y bloquea a esa persona.
refusal-reports-full = Hay más denuncias pendientes de las que se pueden leer; prueba mañana, y bloquea a quien te moleste.

## What happens at a table

table-seat-taken = { $name } se sienta.
table-bot-seated = Un bot toma asiento: { $bot }.
table-seat-left = { $name } se va.
table-seat-kept = { $kept ->
    [yes] Hay un asiento guardado para alguien.
   *[no] Un asiento deja de estar guardado.
  }
table-nonces-fixed = Ya están todos, y el barajado queda fijado ({ $hashes }).
table-nonce-opened = { $seat } ha abierto su parte.
    .you = Has abierto tu parte.
table-game-began = Empieza la partida.
    .without = La partida empieza sin la parte de { $names }, que no se abrió a tiempo.
table-order-given = { $kind ->
    [none] Retiras tu orden anticipada.
   *[some] Dejas una orden anticipada.
  }
table-order-lapsed = Tu orden anticipada ha caducado.
table-bot-took-over = { $because ->
    [clock] { $seat } agotó su tiempo dos veces: un bot sigue hasta que vuelva.
   *[left] Un bot sigue por { $seat }.
  }
    .you = { $because ->
    [clock] Agotaste tu tiempo dos veces: un bot sigue hasta que vuelvas.
   *[left] Un bot sigue por ti.
  }
table-leave-released = A { $seat } no le importa que { $name } se haya ido.
    .you = No te importa que { $name } se haya ido.
table-player-returned = { $name } vuelve a jugar.
table-bot-asked = { $seat } pide un bot en el asiento de { $asleep }, que lleva mucho sin responder.
    .you = Pides un bot en el asiento de { $asleep }, que lleva mucho sin responder.
table-bot-allowed = { $yes ->
    [yes] { $seat } acepta el bot.
   *[no] { $seat } no quiere un bot ahí.
  }
    .you = { $yes ->
    [yes] Aceptas el bot.
   *[no] No quieres un bot ahí.
  }
table-bot-ask-ended = { $because ->
    [no] La mesa sigue esperando.
    [gone] Ya hay respuesta: no hace falta un bot.
   *[time] No todos aceptaron el bot a tiempo.
  }
table-seat-covered = { $seat } lleva mucho sin responder: un bot sigue hasta que vuelva.
    .you = Llevas mucho sin responder: un bot sigue hasta que vuelvas.
table-holiday-began = { $seat } está de vacaciones hasta el { $date }.
    .you = Estás de vacaciones hasta el { $date }.
table-pause-answered = { $yes ->
    [yes] { $seat } acepta esperar a { $name }.
   *[no] { $seat } no quiere esperar a { $name }: el reloj sigue.
  }
    .you = { $yes ->
    [yes] Aceptas esperar a { $name }.
   *[no] No quieres esperar a { $name }: el reloj sigue.
  }
table-holiday-over = { $seat } ha vuelto de sus vacaciones.
    .you = Has vuelto de tus vacaciones.
table-seat-taken-over = { $name } sigue en lugar de un bot.
table-seat-wished = { $name } pide seguir en lugar de un bot.
table-wish-answered = { $yes ->
    [yes] { $seat } acepta.
   *[no] { $seat } no acepta.
  }
    .you = { $yes ->
    [yes] Aceptas.
   *[no] No aceptas.
  }
table-wish-ended = { $because ->
    [no] { $name } sigue mirando.
    [time] No todos aceptaron a tiempo: { $name } sigue mirando.
   *[gone] { $name } ya no pide el asiento.
  }
table-clock-answered = { $seat } agotó su tiempo: un bot dio esta respuesta.
    .you = Agotaste tu tiempo: un bot dio esta respuesta.
table-server-resumed = { $seconds ->
    [one] La casa estuvo cerrada un segundo; los relojes no corrieron.
   *[other] La casa estuvo cerrada { $seconds } segundos; los relojes no corrieron.
  }
table-rules-corrected = La casa ha corregido las reglas de este juego desde que empezó la partida; se sigue con las nuevas.
table-secret-shown = Se muestra el secreto de esta mesa: ya se puede comprobar cada barajado.
table-closed = La mesa se cerró.
table-rematch-opened = Hay una mesa para la revancha.

## Good-byes

bye-server-stopping = La casa cierra un momento; tu partida se conserva y la conexión volverá sola.
bye-elsewhere = Esta máquina de la casa se cierra; te conectas a otra y la partida sigue.
bye-signed-out = La sesión de este dispositivo se cerró.
bye-too-slow = Tu conexión era demasiado lenta para seguir el ritmo; volverá sola.
bye-flood = Han llegado demasiados mensajes tuyos; espera un poco antes de volver a conectarte.
bye-message-too-large = Un mensaje tuyo era demasiado grande.

## The house on the network

guest-name = Invitado { $number }
safe-name = { $second } { $first }
safe-name-first = de las Dunas, del Alba, del Oasis, del Desierto, de Ámbar, de Plata, de Oro, de Índigo, de Azafrán, de Cobre, del Cedro, del Río, de la Luna, de las Estrellas, del Sol, del Viento, del Jardín, de la Nieve, del Valle, de la Montaña
safe-name-second = Camello, Halcón, Zorro, Liebre, Búho, Alondra, Tortuga, Garza, Nutria, Erizo, Pantera, Gacela, Lince, Golondrina, Grulla, Ratón, Ardilla, Delfín, Tejón, Gorrión
page-title = Caravanserai
page-what = Una casa abierta para juegos de mercado, de elección secreta y simultánea: { $games }.
page-soon = Las mesas están abiertas a los programas. La página para personas no está construida aquí: eso lo hace `make frontend`.
page-api = Cómo hablan los programas con la casa
page-types = Tipos
serve-open = Caravanserai está abierto en { $address }
serve-lan = Para otras personas de la misma red: abre una de estas direcciones, o apunta a su código con la cámara de un teléfono.
serve-lan-none = Esta máquina no tiene ninguna dirección a la que otros puedan llegar: ¿está en una red?
serve-lan-plain = Con HTTP simple los navegadores no permiten: instalar la página, jugar sin conexión, recibir novedades mientras nadie mira, las llaves de acceso y copiar o compartir con un toque. Todo lo demás funciona. Quien comparta la red podría leer lo que pasa: juega con gente de confianza, o pon HTTPS delante (docs/deploy.md).
serve-closed = Caravanserai está cerrado; todas las mesas se conservan.
setting-wrong = { $name } no puede ser «{ $value }»: { $reason }.
setting-unknown = No hay ningún ajuste «{ $name }» ({ $file }); los que hay son: { $known }.
setting-file = Los ajustes de { $file } no se pueden leer: { $reason }.
setting-not-an-address = «{ $value }» no es la dirección de un sitio; escríbela como https://games.example.org.
setting-not-a-port = «{ $value }» no es un host con su puerto; escríbelo como 127.0.0.1:9100.
setting-not-a-server = { $name } no es la dirección de un servidor; escríbela como SCHEME://USER:PASSWORD@HOST:PORT, y los signos @ : / ? # [ ] % de una contraseña como %40, %3A, %2F, %3F, %23, %5B, %5D, %25.
data-in-use = Otro servidor usa { $folder }; detenlo o elige otra carpeta con --data.
data-failed = { $folder } no se puede usar para los datos de la casa: { $reason }.
setting-valkey-alone = Valkey lleva las noticias entre los nodos de una casa, y estos comparten una base de datos: indica también --database.
setting-needs = --{ $name } necesita también --{ $other }.
extra-missing = --{ $name } necesita { $library }; instala Caravanserai con su extra «{ $extra }».
secret-failed = No hay ningún secreto en { $file }: { $reason }.
wrong-key = Esta casa tiene otra llave; da a todos los nodos el mismo --key-file.
cluster-missing = Una casa de muchas máquinas necesita { $library }; instala Caravanserai con su extra «cluster».
data-bad-key = { $file } no es una llave de esta casa; recupérala, o quítala y que todos los invitados empiecen de nuevo.
key-file-wrong = { $file } no contiene ninguna llave: hacen falta 32 bytes. Tómala de otro nodo o de una copia de seguridad; para una casa nueva, `head -c 32 /dev/urandom` crea una.
key-file-missing = No existe la llave { $file }; indica su archivo con --key-file. Es la misma en todos los nodos y en todas las copias de seguridad; para una casa nueva, `head -c 32 /dev/urandom` crea una.
cannot-listen = La casa no puede abrir en { $host }, puerto { $port }: { $reason }; elige otro con --host o --port.
help-serve = Abre la casa: juega en un navegador, a solas o con otros.
help-serve-config = Un archivo TOML con ajustes, llamados como las opciones de aquí. Las opciones van antes que las variables CARAVANSERAI_…, y estas antes que el archivo.
help-serve-host = La dirección en la que escuchar; 0.0.0.0 son todas las de esta máquina.
help-serve-port = El puerto; 0 toma cualquiera que esté libre.
help-serve-lan = Para una mesa en casa: escucha en todas las direcciones de esta máquina y muestra cada una con un código QR.
help-serve-data = La carpeta de todo lo que debe conservarse; por defecto, la carpeta de datos del usuario.
help-serve-database = La dirección de un PostgreSQL en lugar de un archivo, para una casa de muchas máquinas.
help-serve-valkey = La dirección del Valkey que lleva las noticias entre los nodos de una casa así.
help-serve-key-file = La llave de la casa, 32 bytes, la misma en todos los nodos; por defecto, una en la carpeta de datos.
help-serve-drain-seconds = Segundos durante los que un nodo que va a detenerse no deja entrar a más gente, antes de que quienes están pasen a otro.
help-serve-public-url = Cómo se llega a la casa, por ejemplo https://games.example.org; para los enlaces, las cookies y el control de origen.
help-serve-oidc-issuer = Un proveedor de OpenID Connect que responde por las personas, por ejemplo el de un club, por su dirección; por defecto, ninguno.
help-serve-oidc-client = Cómo se llama la casa para ese proveedor.
help-serve-oidc-secret-file = Un archivo con el secreto que la casa comparte con ese proveedor; o CARAVANSERAI_OIDC_SECRET.
help-serve-oidc-secret = El secreto que la casa comparte con ese proveedor.
help-serve-oidc-name = Cómo se llama ese proveedor en la página.
help-serve-smtp = Un servidor de correo, por su dirección (smtp o smtps, con usuario pero sin contraseña), para que se pueda volver por correo; por defecto, ninguno.
help-serve-smtp-password-file = Un archivo con la contraseña de ese servidor de correo; o CARAVANSERAI_SMTP_PASSWORD.
help-serve-smtp-password = La contraseña de ese servidor de correo.
help-serve-mail-from = La dirección desde la que la casa envía correo.
help-serve-news-inside = Envía novedades también a direcciones de la propia red de la casa, por ejemplo a un chat. Quien juegue aquí podrá entonces llegar a lo que haya en ella.
help-serve-origins = Otros sitios cuyas páginas pueden usar la casa, separados por comas.
help-serve-proxies = Direcciones de los proxies de confianza sobre la dirección de un visitante, separadas por comas.
help-serve-browser = Abre la dirección en un navegador, si hay escritorio: true o false.
help-serve-log-level = debug, info, warning o error.
help-serve-thinkers = Cuántos bots piensan a la vez.
help-serve-bot-pause = Milisegundos que un bot espera como mucho antes de responder; 0: ninguno.
help-serve-tables-each = Mesas que una persona puede tener abiertas.
help-serve-tables-per-hour = Mesas que una persona puede abrir en una hora, un tercio de ellas de golpe, y ocho veces más desde una dirección.
help-serve-open-hours = Horas tras las que se cierra una mesa si no ha empezado ninguna partida; 0: nunca.
help-serve-idle-days = Días sin respuesta tras los que se cierra una partida sin terminar; 0: nunca.
help-serve-closed-days = Días tras los que se borra una mesa cerrada; 0: nunca. Las partidas terminadas se quedan.
help-serve-guest-days = Días tras los que se olvida a un invitado sin mesa; 0: nunca. Quien ha jugado se queda.
help-serve-keep-devices = Días tras los que se cierra la sesión de un dispositivo que nadie usa; 0: nunca.
help-serve-keep-addresses = Horas tras las que se olvida una dirección que ya no viene; solo está en memoria.
help-serve-keep-chat = Horas tras las que se olvida lo dicho en una mesa; solo está en memoria. 0: con la mesa.
help-serve-safe = Una casa para niños: frases preparadas en vez de texto libre, nombres de una lista, ninguna página pública: true o false.
help-serve-body-limit = Bytes de una petición, incluida una edición.
help-serve-message-limit = Bytes de un mensaje por un socket.
help-serve-requests-per-second = Peticiones de una dirección, con el tiempo; cinco veces más de golpe. Archivos de la página: ocho veces más.
help-serve-messages-per-second = Mensajes de una persona, con el tiempo; tres veces más de golpe, y ocho veces para una dirección.
help-serve-chats-per-minute = Cuántas veces puede hablar una persona.
help-serve-guests-per-hour = Invitados nuevos desde una dirección.
help-serve-sockets-each = Conexiones de una persona a una mesa.
help-serve-sockets-per-address = Conexiones de una dirección.
help-serve-attempts-per-hour = Intentos de entrar como una persona; cuatro veces más desde una dirección.
help-serve-password-memory = Kibibytes de memoria que cuesta cada intento de adivinar una contraseña.
help-serve-handshakes-per-minute = Conexiones nuevas de una persona a mesas en un minuto, y ocho veces más de una dirección.
help-serve-connections = Conexiones que la casa tiene abiertas a la vez.
help-serve-connections-per-address = Lo mismo para una dirección; los proxies de confianza no tienen ese límite.
help-serve-header-seconds = Segundos que puede tardar en llegar la cabecera de una petición.
help-serve-body-seconds = Segundos que puede tardar en llegar el cuerpo de una petición, y que una conexión puede pasar sin leer nada de su respuesta.
help-serve-idle-seconds = Segundos que una conexión puede seguir abierta tras una respuesta sin otra petición.
help-serve-reviews-per-hour = Análisis de partidas terminadas que una persona puede pedir en una hora.
help-serve-metrics-listen = Una dirección propia para /metrics, por ejemplo 127.0.0.1:9100.
help-serve-metrics-token = Quien envíe esto como «Authorization: Bearer …» ve /metrics en la dirección de la casa. Sin token, y sin una dirección propia, nadie ve los números.

## The arena

help-arena = Haz que los bots jueguen muchas partidas entre sí, cada reparto desde cada asiento, y cuenta.
help-arena-bots = Los bots, separados por comas: { $known }. Si son menos que los asientos, se repiten por turno.
help-arena-seats = Cuántos asientos; por defecto, uno por bot.
help-arena-games = El número mínimo de partidas; un reparto empezado se juega desde cada asiento.
help-arena-seed = La misma semilla da el mismo encuentro.
help-arena-records = Guarda cada partida en esta carpeta, que debe ser nueva o estar vacía.
help-arena-json = Imprime un solo documento JSON.
help-arena-jobs = Cuántos procesos juegan; por defecto, uno por núcleo. El resultado es el mismo.
help-arena-results = Añade cada reparto a este archivo. El mismo encuentro sigue donde acaba el archivo.
help-arena-report = Escribe el resultado como página propia, con imágenes, en este archivo.
help-ladder = Mide la fuerza de los bots: cada uno contra el de debajo, en mesas de todos los tamaños.
help-ladder-bots = Los bots, del más débil al más fuerte; por defecto, los que se ofrecen a la gente.
help-ladder-seats = Los tamaños de mesa, separados por comas; por defecto, todos los del juego.
help-ladder-games = Cuántas partidas juega cada pareja, como mínimo, en cada tamaño de mesa.
help-ladder-out = El archivo para los números; por defecto, el que la casa muestra a la gente.
help-ladder-results = Cada reparto se guarda en este archivo; la escala sigue donde acaba. Por defecto, ladder-GAME.jsonl.
help-ratings = Calcula la puntuación de todos los bots de los encuentros que han guardado arena y ladder.
help-ratings-files = Archivos de resultados, tal como los escriben arena --results y ladder.
cli-range = { $name } debe estar entre 1 y { $most }, no { $given }; elige otro número.
cli-folder-full = La carpeta { $folder } no está vacía; indica una nueva para los registros.
cli-too-many-bots = Demasiados bots: { $bots } para { $seats } asientos. Nombra menos bots o elige más --seats.
cli-bot-cannot = { $reason } Elige otro bot.
help-ratings-house = Todas las puntuaciones de las personas otra vez, a partir de las partidas terminadas de una casa.
cli-ratings-of-what = Di qué archivos de resultados, o --house.
rating-rule-who = Qué cuenta
    .more = Las mesas que se abrieron como puntuadas: para cuentas, con la edición estándar, reloj, sin pistas y sin que nadie siga en lugar de un bot. Cada juego tiene sus propias puntuaciones, y las mesas de dos van aparte de las mayores.
rating-rule-scale = Qué significa el número
    .more = La escala es la del ajedrez: con 200 puntos más se queda por delante unas tres veces de cada cuatro. 1000 es la media de los bots de la casa, del nivel 1 al 5. Nueve de cada diez veces la verdad está dentro del ± que sigue al número; mientras este pase de 180, la puntuación es provisional y no está en ninguna clasificación.
rating-rule-place = Cómo cuenta una partida
    .more = Se compara a cada persona con todas las demás de la mesa, por puestos; un puesto compartido cuenta como empate. Ganar a alguien fuerte da más que ganar a alguien débil.
rating-rule-leave = Quien se va
    .more = Irse es el último puesto, haga lo que haga el bot, y también lo es dejar que un bot dé más de un tercio de tus respuestas. Si todos los que siguen jugando te disculpan, la partida no cuenta para ti. En la puntuación sin azar, irse regala la probabilidad de ganar que tenías.
rating-rule-repeat = Los mismos, una y otra vez
    .more = De las partidas de menos de una hora en que las mismas dos personas se encuentran en un día, tres cuentan enteras; la cuarta cuenta la mitad, la quinta un tercio, y así sucesivamente. Las partidas simultáneas comparten su tiempo: la hora empieza donde acabó la última.
rating-rule-bots = Bots
    .more = Los bots tienen la fuerza que se midió, y la conservan. Quien juega partidas puntuadas solo contra bots tiene para ello una puntuación propia, que no dice nada de la otra.
rating-rule-luck = Sin azar
    .more = Las partidas puntuadas se analizan en segundo plano. «Juego» es cuánto de una victoria regaló cada decisión de media, con el margen en que está nueve de cada diez veces. La puntuación sin azar ordena a las personas de una mesa por lo que regalaron sus decisiones, gane quien gane.
rating-rule-seen = Quién la ve
    .more = Quien puede ver tu página ve tus puntuaciones. Lo que te conviene practicar es solo para tus ojos. Todo se deduce de las partidas terminadas y puede calcularse de nuevo en cualquier momento.
ratings-again = { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
 }, { $ratings ->
    [one] { $ratings } puntuación.
   *[other] { $ratings } puntuaciones.
 }
ratings-again-same = Nada ha cambiado.
ratings-again-changed = { $changed ->
    [one] { $changed } puntuación es distinta de la de antes (mayor diferencia: { $points }).
   *[other] { $changed } puntuaciones son distintas de las de antes (mayor diferencia: { $points }).
 }
ratings-again-damaged = { $games ->
    [one] { $games } partida puntuada no se puede leer.
   *[other] { $games } partidas puntuadas no se pueden leer.
 }
help-serve-rated-reviews = Cuántas partidas puntuadas se analizan en una hora sin que nadie lo pida; 0: ninguna.
cli-bad-results = { $file } no es un archivo de resultados (línea { $line }); elige otro.
cli-other-match = { $file } contiene otro encuentro ({ $found }); da a este un archivo propio.
cli-one-bot = Una escala necesita al menos dos bots; nombra más con --bots.
arena-found = { $game }, { $bots }, { $seats } asientos, semilla { $seed }
arena-continues = { $file } ya tiene { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
  } de este encuentro: sigue desde ahí.
arena-interrupted = Interrumpido. Partidas jugadas: { $games } de { $asked }.
arena-interrupted-ladder = Interrumpido. Lo jugado está en { $file }: la misma orden sigue desde ahí.
arena-progress = Partidas
arena-rate = { $rate } partidas/s
arena-games = partidas
arena-bot = bot
arena-share = parte
arena-interval = 95%
arena-fair = parte justa
arena-points = puntos
arena-rating = puntuación
arena-pair = pareja
arena-seats = asientos
arena-to = { $low }–{ $high }
arena-percent = { $number }%
arena-decimal-point = ,
arena-summary = { $games } partidas en { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
  } de { $game }, { $seats } asientos, semilla { $seed }; { $shared ->
    [0] ninguna victoria compartida
    [one] 1 victoria compartida
   *[other] { $shared } victorias compartidas
  }; { $rate } partidas/s
ladder-written = Escrito: { $file }

## The report of a match

report-title = { $game }: bots contra bots
report-summary = { $games } partidas en { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
  }, { $seats } asientos, semilla { $seed }. Cada reparto se jugó desde cada asiento, así que su suerte toca a todos por igual. Todos los intervalos son del 95%, a partir de las diferencias entre repartos.
report-wins = Victorias
    .more = Cuántas veces ganó este bot. La línea marca la parte justa: lo que ganarían entre iguales.
report-matrix = Quién queda por delante
    .more = Cuántas veces un asiento del bot de la izquierda quedó por delante de uno del bot de arriba; los puestos iguales cuentan la mitad.
report-alone = Solo jugó un bot: no hay con quién compararlo.
report-ratings = Puntuaciones
    .more = Como en el ajedrez: quien tiene 200 puntos más queda por delante unas tres veces de cada cuatro. 1000 es la media de los que se puntuaron juntos; solo las diferencias significan algo.
report-points = Puntos
    .more = Cuántos asientos de cada bot acabaron con estos puntos.
report-lengths = Duración de una partida
    .more = Cuántas respuestas dieron entre todos los asientos en una partida.
report-mean = { $number } de media
report-seats = ¿Importa el asiento?
    .more = Cuántas veces ganó cada asiento, se sentara quien se sentara. La línea marca lo que sería si el asiento no importara.
report-seat = Asiento { $seat }
report-endings = Qué puso fin a las partidas
    .more = Una partida puede tener varias razones a la vez.
report-one-ending = Este juego solo tiene una manera de acabar.
report-ending-teapots = Se tomó la última tetera
report-ending-carpets = Se tomó la última alfombra
report-ending-salt = Se compró el último saco de sal
report-empty = No se jugó ninguna partida.
report-from = Entre { $low } y { $high }

## Verifying a record

help-think = Haz que los bots de una casa piensen también en esta máquina; sus nodos la encuentran por su Valkey. De una mesa solo sabe lo que sabe el asiento de un bot.
help-think-thinkers = Posiciones en las que se piensa a la vez; por defecto, una por núcleo.
think-no-valkey = Una máquina que piensa necesita la dirección del Valkey de la casa: indica --valkey.
think-begun = Esta máquina piensa en { $at_once ->
    [one] una posición
   *[other] { $at_once } posiciones
  } a la vez para la casa (Ctrl-C lo termina; no se pierde nada).
think-done = Esta máquina ya no piensa; lo hacen los propios nodos.
help-backup = Copia una casa en un solo archivo: todas las mesas, personas y llaves. Mientras tanto puede seguir abierta.
help-backup-file = Un archivo nuevo. Guárdalo tan bien como la casa: quien lo tenga puede ver todas las manos.
help-restore = Pon una copia de seguridad en una carpeta de datos vacía o en una base de datos vacía; `caravanserai serve` sigue desde ahí.
help-restore-file = Un archivo que escribió `caravanserai backup`.
backup-progress = Copiando las mesas
backup-nothing = En { $folder } todavía no hay ninguna casa: elige su carpeta con --data.
backup-failed = No se hizo la copia de seguridad: { $reason }.
help-quarantine = Enumera las mesas de una casa que no se pueden leer, y por qué; o dales otra oportunidad.
help-quarantine-release = Prueba esta mesa otra vez, después de actualizar la casa o arreglar el archivo.
quarantine-none = Todas las mesas que se han mirado se pueden leer.
quarantine-line = { $table } (en los diarios { $log_name }), desde { $since }: { $reason }
quarantine-released = { $table } se probará otra vez la próxima vez que alguien la pida.
quarantine-unknown = { $table } no está en cuarentena; `caravanserai quarantine` enumera las mesas que lo están.
help-games = Las partidas terminadas de una casa, para quien las estudia.
help-games-export = Escribir las partidas públicas terminadas como tablas: partidas, asientos y pasos. No se nombra a nadie que no lo haya pedido.
help-games-folder = Una carpeta nueva para las tablas.
help-games-since = Partidas que acabaron ese día o después, como 2026-01-31.
help-games-format = jsonl o parquet.
help-games-views = También lo que veía cada asiento al responder; ocupa mucho más.
cli-games-format = No hay formato «{ $format }»; elige uno de estos: { $known }.
cli-games-no-parquet = Parquet necesita pyarrow, que no está instalado: pip install "caravanserai[export]". O elige --format jsonl.
cli-games-since = «{ $given }» no es un día; escríbelo como 2026-01-31.
games-exported = { $games ->
    [one] { $games } partida escrita
   *[other] { $games } partidas escritas
  } en { $folder }.
games-damaged = { $games ->
    [one] { $games } partida no se puede leer y se ha omitido.
   *[other] { $games } partidas no se pueden leer y se han omitido.
  }
help-people = Ayuda a quienes no pueden ayudarse solos: buscar, restablecer, renombrar, unir o borrar personas.
help-people-list = Enumera las cuentas de una casa, las más recientes primero.
help-people-find = Busca personas, también invitados, por una parte de su nombre o de su nombre en la casa.
help-people-reset = Para quien perdió todas sus llaves: todas las llaves y sesiones acaban, y un enlace lleva de vuelta.
help-people-rename = Da otro nombre a alguien; lo que consta en las partidas se queda.
help-people-merge = Lo que hizo un invitado pasa a ser de alguien: el invitado no tiene llave y se queda donde está sentado.
help-people-delete = Borra a alguien para siempre, como podría hacerlo esa persona: el nombre se va, las partidas se quedan.
help-people-who = Un nombre en la casa, o un identificador como el que muestra la lista.
help-people-guest = El identificador de un invitado.
help-people-name = El nombre nuevo.
help-people-text = Una parte de un nombre o de un nombre en la casa.
people-line = { $id }, { $name }, desde { $since }, llaves: { $keys }, dispositivos: { $devices }
people-none = No se encontró a nadie.
help-people-mail = Muestra la dirección de correo que lleva de vuelta a alguien, o quítala.
help-people-mail-clear = Quítala.
people-mail = { $name } puede volver por { $address }.
people-mail-none = { $name } no tiene dirección de correo.
people-mail-cleared = { $address } ya no lleva de vuelta a { $name }.
news-turn = Te toca.
news-begins = La partida ha empezado.
news-over = La partida ha terminado.
news-invited = { $name } te invita a una mesa de { $game }.
  .title = Una invitación
news-friend = { $name } te pide amistad.
  .title = Amigos
news-evening = Hay una velada prevista en { $name }. ¿Te apuntas?
news-event = Ha empezado un evento en el que te inscribiste.
news-test = Las novedades llegan aquí.
  .title = Una prueba
news-waits = { $count ->
    [one] La partida espera a { $names }.
   *[other] La partida espera a: { $names }.
  }
news-mail-subject = { $count ->
    [one] Una novedad de { $house }
   *[other] { $count } novedades de { $house }
  }
news-mail-end = Pediste este correo a { $house }. Aquí eliges qué novedades quieres y dónde: { $link }
mail-confirm-subject = Tu camino de vuelta a { $house }
mail-confirm =
    Hola:

    Esta dirección te llevará de vuelta a { $house } si pierdes tus llaves.
    Si es lo que quieres, abre este enlace en menos de { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }:

    { $link }

    Si no lo has pedido tú, no hagas nada: la dirección no se usará.
mail-return-subject = De vuelta a { $house }
mail-return =
    Hola, { $name }:

    Con este enlace vuelves a ser tú en { $house }. Sirve una vez, durante { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }:

    { $link }

    No se lo des a nadie. Si no lo has pedido tú, no hagas nada: sin él nadie puede entrar.
people-unknown = No hay nadie con el nombre en la casa o el identificador «{ $who }»; `caravanserai people find` busca nombres.
people-reset = Las sesiones de { $name } están cerradas en todas partes. Dale la dirección de tu casa seguida de esto; sirve una vez, durante { $days ->
    [one] un día
   *[other] { $days } días
  }: { $link }
people-renamed = { $was } se llama ahora { $name }.
people-merged = Lo que hizo { $guest } es ahora de { $name }.
people-cannot-merge = { $guest } tiene una llave o un nombre en la casa, o ya pertenece a alguien: nada suyo puede pasar a { $name }.
people-deleted = { $name } ya no está; las partidas se quedan.
help-people-ban = Cierra la casa a alguien, por unos días o para siempre; los bots siguen en sus asientos.
help-people-unban = Vuelve a abrir la casa a quien la tenía cerrada.
help-people-mute = Deja a alguien solo las frases preparadas, por unos días o para siempre.
help-people-unmute = Deja que alguien vuelva a escribir libremente.
help-people-moderators = Enumera a quienes moderan.
help-people-make-moderator = Deja que alguien que tiene una llave mire las denuncias.
help-people-unmake-moderator = Quita a alguien la moderación.
help-people-appeals = Enumera lo que la gente respondió a lo que se decidió sobre ella.
help-people-lift = Retira una decisión; se avisa a la persona.
help-people-uphold = Mantén una decisión tras leer la respuesta; se avisa a la persona.
help-people-days = Por tantos días; sin esto, para siempre.
help-people-why = Lo que la persona lee sobre ello.
help-people-action = El identificador de una decisión, como lo muestra `caravanserai people appeals`.
people-did-ban = { $days ->
    [0] La casa queda cerrada para { $name } para siempre.
    [one] La casa queda cerrada para { $name } por un día.
   *[other] La casa queda cerrada para { $name } por { $days } días.
  }
people-did-mute = { $days ->
    [0] { $name } solo puede usar las frases preparadas, para siempre.
    [one] { $name } solo puede usar las frases preparadas, por un día.
   *[other] { $name } solo puede usar las frases preparadas, por { $days } días.
  }
people-unban = La casa vuelve a estar abierta para { $name }.
people-unmute = { $name } puede volver a escribir libremente.
people-no-ban = La casa no está cerrada para { $name }.
people-no-mute = { $name } ya puede escribir libremente.
people-moderator = { $name } modera desde ahora.
people-unmoderator = { $name } ya no modera.
people-not-moderator = { $name } no modera.
people-moderator-key = { $name } no tiene llave; quien modera necesita una, para que nadie pueda hacerse pasar por esa persona.
people-moderator-line = { $id }, { $name }, desde { $since }
people-no-moderators = Nadie modera esta casa; `caravanserai people make-moderator` lo cambia.
people-appeal = { $id }: { $name }, { $what }, { $day }, por { $by }. Se le dijo: { $text } Respondió: { $answer }
people-no-appeals = Nadie espera una respuesta tuya.
people-no-action = No hay ninguna decisión «{ $id }», o ya se retiró; `caravanserai people appeals` las enumera.
people-lifted = Retirada.
people-upheld = Se mantiene.
people-owner = quien lleva la casa
people-action-dismiss = denuncia sin efecto
people-action-warn = recordatorio
people-action-mute = solo frases preparadas
people-action-rename = otro nombre
people-action-ban = expulsión
serve-quarantine = { $tables ->
    [one] Una mesa no se puede leer y sigue cerrada
   *[other] { $tables } mesas no se pueden leer y siguen cerradas
  }; `caravanserai quarantine` dice cuáles y por qué.
backup-done = { $file } contiene toda la casa ({ $kilobytes } kB).
restore-not-empty = En { $folder } ya hay una casa ({ $file }): elige una carpeta vacía con --data, o aparta antes esos archivos.
restore-bad = { $file } no es una copia de seguridad que se pueda usar, y no se ha recuperado nada: { $reason }.
restore-done = La casa vuelve a estar en { $folder } (guardada por la versión { $version }): ábrela con `caravanserai serve`.
help-move = Copia una casa cerrada a otro sitio, de un archivo a una base de datos o al revés. La antigua se queda como está.
help-move-from = La carpeta de datos de la casa, o la dirección de su PostgreSQL.
help-move-to = Una carpeta vacía, o la dirección de un PostgreSQL vacío.
backup-checking = Comprobando la copia
backup-packing = Empaquetando
restore-unpacking = Desempaquetando
backup-nothing-there = En { $place } todavía no hay ninguna casa.
restore-not-empty-there = En { $place } ya hay una casa: elige una base de datos vacía.
restore-other-key = { $file } es la llave de otra casa: apártala antes, o elige otro archivo con --key-file.
restore-failed = No se ha recuperado nada: { $reason }.
move-failed = La casa no se ha movido: { $reason }.
move-house-open = La casa de { $place } está abierta, y lo que se juega ahora faltaría después: detén todos sus nodos y prueba otra vez tres segundos más tarde.
move-done = La casa de { $source } está ahora también en { $target }: ábrela allí con `caravanserai serve`, y deja de abrir la antigua.
help-verify = Comprueba un registro: sus jugadas, sus puntos, sus barajados y su sello.
help-verify-file = Un registro, como lo da una mesa al acabar la partida o como lo escribe play --record; o el archivo de un evento.
verify-moves = { $steps ->
    [one] Se ha jugado de nuevo un paso: todas las jugadas son legales.
   *[other] Se han jugado de nuevo { $steps } pasos: todas las jugadas son legales.
  }
verify-score = Los puntos y los puestos salen como están escritos.
verify-fair = { $shuffles ->
    [one] El barajado es el que dan el secreto y los nonces, y el secreto da el hash que se mostró antes de repartir.
   *[other] Los { $shuffles } barajados son los que dan el secreto y los nonces, y el secreto da el hash que se mostró antes de repartir.
  }
verify-hashed = { $people ->
    [one] El nonce de una persona quedó fijado por su hash antes de abrirse, y es el que se usó.
   *[other] Los nonces de { $people } personas quedaron fijados por sus hashes antes de que se abriera ninguno, y son los que se usaron.
  }
verify-left-out = El nonce de { $name } no se abrió a tiempo: los barajados no dependen de él.
verify-nobody = En estos barajados no hay ningún nonce de una persona: solo la casa tuvo parte en ellos.
verify-open-nonces = Los nonces se enviaron a la vista, como hacían versiones anteriores de la casa: quien se sentó en último lugar pudo elegir el suyo.
verify-not-live = El registro no nombra ningún secreto: no se jugó en una mesa en vivo, o su reparto es igual para todos. Sus barajados no se comprueban.
verify-sealed = El sello está intacto: nada ha cambiado desde que se escribió.
verify-unsealed = El registro no tiene sello: si se hubiera cambiado una jugada legal o un nombre, nadie podría notarlo.
verify-holds = El registro es correcto.
verify-event-log = { $rows ->
    [one] El historial del evento tiene una línea, y podía estar ahí.
   *[other] El historial del evento tiene { $rows } líneas, y cada una podía estar donde está.
  }
verify-event-tables = { $tables ->
    [one] Se ha jugado de nuevo una mesa: sus jugadas, sus puntos y sus barajados son los de este evento.
   *[other] Se han jugado de nuevo { $tables } mesas: sus jugadas, sus puntos y sus barajados son los de este evento.
  }
verify-event-ruled = Línea { $row }: la organización decidió algo. Motivo dado: { $reason }
verify-event-digest = Compara esto con lo que tienen los demás: { $digest }
verify-event-holds = El evento es correcto.

## The page

page-nav = Páginas
page-menu = Menú
page-nav-learn = Aprender
page-end-event = Volver al evento
page-nav-events = Eventos
page-nav-daily = Del día
page-my-games = Mis partidas
    .all = Todas mis partidas
page-my-turn = Te toca
page-my-waiting = Esperando a otros
page-my-open = Esperando jugadores
page-my-finished = Terminadas
page-my-further = Mostrar más
page-my-play = Jugar
page-my-look = Ver
page-my-none = Aún no hay partidas
    .more = Lo que juegas se guarda aquí: para seguir, para verlo otra vez, para aprender.
    .play = Elige un juego
page-my-none-over = Todavía no hay ninguna terminada. Las partidas acabadas se quedan aquí.
page-past-search = Un nombre o una nota
page-past-game = Juego
    .any = Cualquier juego
page-past-result = Resultado
    .any = Cualquier resultado
    .won = Ganadas
    .lost = No ganadas
page-past-time = Fecha
    .any = Cualquier fecha
    .week = Última semana
    .month = Último mes
    .year = Último año
page-past-starred = Con estrella
page-past-none = No se encontró nada. Prueba con menos palabras, o con cualquier juego y cualquier fecha.
page-past-star = Estrella
page-past-note = Una nota para ti; nadie más la ve.
    .add = Añadir una nota
    .change = Cambiar la nota
    .keep = Guardar
    .leave = Cancelar
page-me = Mis páginas
page-friends = Amigos
page-friends-asking = Te piden amistad
page-friends-yes = Aceptar
page-friends-no = Rechazar
page-friends-here = aquí ahora
page-friends-remove = Quitar
page-friends-block = Bloquear
page-friends-unblock = Desbloquear
page-friends-take-back = Retirar
page-friends-asked = Tus solicitudes
page-friends-blocked = Bloqueados
page-friends-invite-how = En una mesa que espera jugadores puedes invitarlos con un clic.
page-friends-none = Aún no tienes amigos aquí
    .more = Pide amistad a alguien por su nombre en la casa, o desde el chat de una mesa que compartan.
page-friends-nobody = La casa aún no te conoce
    .more = Siéntate una vez a una mesa y te conocerá.
page-friends-ask = Pedir amistad
    .how = Su nombre en la casa
    .go = Pedir
page-friends-asked-now = Solicitud enviada a { $name }, si existe esa persona.
page-friends-block-what = A quien bloqueas no se le dice. La casa no los sienta en la misma mesa, no se oyen y ninguno puede invitar al otro.
page-friends-sure = ¿Quitar a { $name } de tus amigos? Tú también dejarás de estar entre los suyos.
    .block = ¿Bloquear a { $name }?
    .no = No, déjalo
page-friends-ask-news = { $count ->
    [one] Alguien te pide amistad.
   *[other] { $count } personas te piden amistad.
  }
    .go = Ver
page-invited = { $name } te invita a una mesa: { $game }.
    .go = Ir
    .no = Ahora no
page-invite-friends = O invita a un amigo
    .go = Invitar
    .sent = Enviada
    .there = ya está aquí
page-kept = Te guardan un asiento
    .by = Lo guarda { $name }.
    .sit = Sentarme
    .no = No, gracias
page-kept-news = { $name } te guarda un asiento: { $game }.
page-keep = Guardar un asiento
    .free = Liberar el asiento
page-keep-for = Guardar un asiento para
    .explanation = Nadie más lo toma hasta que lo liberes o empieces. Se le avisa enseguida.
page-company = Personas en esta mesa
    .ask = Pedir amistad
    .asked = Solicitud enviada.
    .blocked = Bloqueo activado. No se le dice.
    .release = Disculpar
    .released = No te importa. Si todos los que juegan lo dicen, su marcha no cuenta.
page-report = Denunciar a { $name }
    .go = Denunciar
    .line = Denunciar lo que dijo { $name }
    .kind = ¿De qué se trata?
    .abuse = Palabras que hieren
    .name = Un nombre
    .stalling = Lentitud adrede, o se fue
    .collusion = Dos que juegan juntos
    .other = Otra cosa
    .text = En pocas palabras, si quieres
    .what = La moderación ve lo que tú podías ver aquí: lo último que se dijo en tu sala, y nada de tus cartas. A { $name } no se le dice quién hizo la denuncia.
    .send = Enviar
    .sent = Gracias. La moderación lo mirará.
page-notices = Avisos
page-notices-none = No se ha decidido nada sobre ti
    .more = Si la moderación decide alguna vez algo sobre ti, estará aquí, con el motivo, y podrás responder.
page-notices-news = Se ha decidido algo sobre ti.
    .go = Leerlo
page-notices-reports = Tus denuncias
    .line = { $kind }: { $name }
    .waiting = nadie la ha mirado aún
    .closed = alguien la ha mirado
page-reports-news = { $count ->
    [one] Una denuncia espera a la moderación.
   *[other] { $count } denuncias esperan a la moderación.
  }
    .go = Ver
page-notice-dismiss = Una denuncia sobre ti quedó en nada
page-notice-warn = Un recordatorio
page-notice-mute = Solo frases preparadas
page-notice-rename = Otro nombre
page-notice-ban = La casa está cerrada para ti
page-notice-until = hasta el { $when }
    .good = para siempre
page-notice-lifted = Se retiró.
page-notice-said = Se trata de lo que dijiste:
page-notice-answer = Tu respuesta
    .how = Puedes responder una vez. Quien lleva la casa la lee y decide.
    .send = Enviar la respuesta
    .waiting = Quien lleva la casa aún no ha decidido.
    .stands = Quien lleva la casa la ha leído: se mantiene.
page-moderation = Por mirar
    .rule = Una expulsión necesita dos votos, y el tuyo puede ser «No lo sé».
    .more = Lo que espera no es solo cosa tuya. Nadie tiene que vaciar esta lista esta noche.
page-moderation-count = { $count ->
    [0] No hay nada pendiente.
    [one] Hay una denuncia pendiente.
   *[other] Hay { $count } denuncias pendientes.
  }
page-moderation-done = { $count ->
    [0] No se ha decidido ninguna desde ayer.
    [one] Se ha decidido una desde ayer.
   *[other] Se han decidido { $count } desde ayer.
  }
page-moderation-no = Esta página es para quienes moderan
    .more = Quien lleva la casa dice quién mira las denuncias.
page-case-abuse = Palabras que hieren
page-case-name = Un nombre
page-case-stalling = Lentitud, o se fue
page-case-collusion = ¿Jugaron juntos?
page-case-other = Otra cosa
page-case-about = { $by } sobre { $about }
page-case-running = la partida sigue
page-case-voices = { $count ->
    [one] un voto de expulsión
   *[other] { $count } votos de expulsión
  }
page-case-by = Denunciante: { $name }
    .about = sobre { $name }
    .nobody = Alguien que ya no está
page-case-facts = { $games ->
    [0] Aquí desde { $when }, sin partidas.
    [one] Aquí desde { $when }, una partida.
   *[other] Aquí desde { $when }, { $games } partidas.
  }
page-case-reports = { $reports ->
    [one] Una denuncia hasta ahora.
   *[other] { $reports } denuncias hasta ahora, { $upheld } con consecuencias.
  }
page-case-before = Antes: { $list }
page-case-said = Lo que se dijo
    .seen = Lo que { $name } podía ver, nada más
    .none = Allí no se dijo nada, o la casa lo ha olvidado.
    .hit = Las líneas marcadas son las denunciadas.
    .heard = A quien denuncia le habían llegado { $number } novedades de la partida.
    .watching = { $name } (mirando)
page-case-replay = Ver la partida
    .wait = Mientras la partida sigue, solo se muestra lo que podía ver quien denuncia. El registro se abre al terminar.
page-case-cost = Lo que costaron las elecciones
    .note = Números, no un veredicto
    .how = Del análisis de la partida terminada: lo que habría dado la mejor respuesta, y a quién fue a parar. Un intervalo que cruza la línea del medio significa: puede ser azar.
    .running = La partida sigue; habrá números cuando termine.
    .none = Esta partida aún no tiene análisis.
    .make = Hacer el análisis
    .making = Haciendo el análisis: { $percent }%
    .failed = No se pudo hacer el análisis.
    .dated = Este análisis se hizo antes de que la casa contara a quién favorecía una elección.
    .chance = puede ser azar
    .between = entre { $low } y { $high }
page-case-cost-own = { $weighed ->
    [0] { $name }: ninguna elección tenía otra mejor (de { $choices })
    [one] La probabilidad propia de { $name }, por una elección (de { $choices })
   *[other] La probabilidad propia de { $name }, por { $weighed } elecciones (de { $choices })
  }
page-case-cost-to = Con ello, la de { $name }
page-case-choices = Elección por elección
    .step = Paso { $number }: { $played }
page-judge = ¿Qué ayuda aquí?
page-judge-dismiss = Nada
    .more = La denuncia se cierra, y quien denunció lee que alguien la ha mirado.
page-judge-warn = Recordatorio
    .more = Una frase tuya.
page-judge-mute = Solo frases preparadas
    .more = Sigue jugando; sin texto libre por un tiempo.
page-judge-rename = Otro nombre
    .more = Un nombre neutro, también en la casa; podrá elegir otro dentro de un mes.
page-judge-ban = Fuera unos días
    .more = Necesita un segundo voto.
    .given = Necesita un segundo voto. Ya hay uno: { $days ->
        [one] un día
       *[other] { $days } días
      }.
    .why = El primer voto:
    .mine = Ya has votado; falta que lo haga otra persona.
page-judge-unsure = No lo sé
    .more = Pasa a otra persona, sin dejar marca.
page-judge-days = Por cuánto tiempo
    .day = { $days ->
        [one] Un día
       *[other] { $days } días
      }
page-judge-text = Lo que leerá { $name }
    .what = Con las líneas marcadas, sin el nombre de quien denunció. { $name } puede responder una vez; la respuesta va a quien lleva la casa.
    .needed = Un recordatorio y una expulsión necesitan un motivo en palabras.
page-judge-go = Decidir
    .voice = Tu voto cuenta; falta un segundo.
    .done = Decidido.
    .left = Queda para otra persona.
page-judge-log = Se guarda en el historial: quién decidió, qué y por qué. { $name } puede leer lo que le toca.
page-rated = Puntuada
    .explanation = La partida cuenta para las puntuaciones: para cuentas, con reloj, sin pistas, y nadie sigue en lugar de un bot. Irse es el último puesto.
page-ratings = Puntuaciones
    .more = Lo bien que se juega en las mesas puntuadas, en la escala del ajedrez, con lo que un número puede desviarse.
    .none = En esta casa no se muestra a nadie ante desconocidos, así que no hay clasificaciones.
page-ratings-boards = Clasificaciones
page-ratings-whom = A quién mostrar
    .everybody = Todos
    .friends = Mis amigos
page-ratings-when = A fecha de
    .now = ahora
page-ratings-luck = Cuenta
    .results = por resultados
    .luckless = sin azar
page-ratings-empty = Aún no hay nadie con una puntuación lo bastante segura para mostrarla.
page-ratings-shown = Solo aparecen personas cuya página todos pueden ver, y solo con bastantes partidas; entre amigos, quienes te muestran su página.
page-ratings-played = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
page-ratings-rule = Cómo se calculan las puntuaciones
page-rating-two = Mesas de dos
page-rating-more = Mesas de tres a cinco
page-rating-bots = contra bots
page-rating-provisional = provisional
    .more = Muy pocas partidas para compararla con otras.
page-rating-games = Partidas puntuadas
page-rating-luckless = Sin azar
page-rating-curve = { $games ->
    [one] La puntuación tras { $games } partida: de { $first } a { $last }
   *[other] La puntuación en las últimas { $games } partidas: de { $first } a { $last }
 }
page-rating-play = Juego
    .more = de una victoria que regala cada decisión
    .band = de { $low } a { $high }
page-rating-work = Qué practicar
    .only = solo tú
    .more = Dónde regalaron más tus últimas partidas analizadas, de media por decisión.
    .kind = { $game }: { $kind }
    .other = decisiones
    .count = { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
     }
    .lesson = Lecciones
    .on = Míralo y sigue desde ahí
page-rating-change = Tu puntuación
    .waiting = Se está calculando tu puntuación.
    .less = Una de muchas partidas cortas entre las mismas personas: cuenta menos.
page-profile = Perfil
page-profile-since = en la casa desde { $when }
page-profile-private = Esta página es privada
    .more = O nadie tiene ese nombre en la casa. La casa no dice cuál de las dos cosas es.
page-profile-kept = Partidas llevadas hasta el final, de las últimas cincuenta con otros
    .of = Terminadas { $kept } de { $of }
    .none = Aún ninguna partida con otras personas.
page-profile-played = Partidas jugadas
page-profile-days = Días seguidos del reparto del día
page-profile-lessons = Lecciones hechas
page-profile-shows = Quién ve esta página
    .private = Solo tú
    .friends = Tus amigos
    .public = Todos
    .what = Los demás nunca ven tus estrellas y notas, ni partidas en mesas que no eran públicas.
page-profile-guest = Solo tú ves esta página. Con una llave y un nombre en la casa puedes mostrarla a tus amigos o a todos.
    .safe = Solo tú ves esta página. Con una llave y un nombre en la casa puedes mostrarla a tus amigos.
page-profile-won = { $won } ganadas de { $played }
page-profile-last = Últimas partidas
    .none = Aún ninguna partida pública.
page-profile-rivals = A menudo en la mesa con
page-profile-times = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
page-profile-done = { $count ->
    [one] 1 hecha
   *[other] { $count } hechas
  }
page-place = { $place }.º de { $seats }
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
page-play-pace = Ritmo
page-play-pace-live = En vivo
    .told = En vivo, con bots enseguida. Al principio de la partida, otros que pulsen toman el asiento de un bot.
    .more = Cinco minutos por persona para toda la partida, y 15 s más con cada respuesta. Sin pistas.
page-play-pace-relaxed = Tranquilo
    .told = Empieza enseguida con bots. Al principio de la partida, otros que pulsen toman el asiento de un bot.
page-play-alone = Tú y los bots, nadie más.
page-play-people = Dejar entrar a otros
    .more = Empiezas enseguida con bots. En el primer cuarto de la partida, quien pulse también «Jugar ya» recibe el asiento de un bot; o lo recibes tú en su partida.
page-play-choose = { $game }: ¿con quién juegas?
page-play-seats = Tú y { $bots ->
        [one] un bot
       *[other] { $bots } bots
      }.
page-play-level = Los bots
page-play-clock = Sin reloj: los bots te esperan.
page-play-clock-paced = Sin reloj: los bots te esperan. Eso sí, los precios bajan por sí mismos, uno cada pocos segundos.
page-play-begin = Jugar
page-play-change = Elegir quién juega: { $company }
page-play-company = { $name } × { $bots }
page-home = Inicio
page-tools = Herramientas
page-language = Idioma
page-sound = Sonido
page-settings = Ajustes
page-theme = Tema
page-theme-system = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-contrast = Contraste
page-contrast-system = Como el sistema
page-contrast-high = Alto
page-theme-to-light = Pasar a claro
page-theme-to-dark = Pasar a oscuro
page-speed = Movimiento
page-speed-0 = Ninguno
page-speed-1 = Calmado
page-speed-2 = Rápido
page-speed-3 = Muy rápido
page-speed-reduced = Tu sistema pide menos movimiento, así que nada se mueve.
page-stills = Sin movimiento
page-stills-timed = Paso a paso
    .explanation = Cada paso de un turno se muestra un momento, uno tras otro. «Continuar» pasa enseguida al siguiente; Esc, al final.
page-stills-press = Con «Continuar»
    .explanation = Cada paso de un turno se queda hasta que pulses «Continuar» o la barra espaciadora; Esc lleva al final. Donde un precio dura solo unos segundos, los pasos avanzan solos.
page-stills-off = El resultado de una vez
    .explanation = Los pasos de un turno no se muestran; los cuenta el historial.
page-continue = Continuar
    .key = espacio
page-hints = Pistas para la primera partida
page-on = Sí
page-off = No
page-change = Cambiar
page-close = Cerrar
page-back = Volver
page-loading = Un momento…
page-offline = Jugar sin conexión
page-offline-lead = Contra bots, sin conexión: las reglas de la casa funcionan en este dispositivo, y tus partidas se quedan aquí hasta que las envíes.
page-offline-deals = Tu propio dispositivo reparte las cartas y las conoce todas. Nadie puede dar fe de esa mezcla, así que estas partidas no cuentan para ninguna puntuación ni lista.
page-offline-fetch = Descargar
page-offline-once = Una vez, { NUMBER($size, maximumFractionDigits: 1) } MB; después no hace falta conexión.
page-offline-fetching = Descargando: { NUMBER($here, maximumFractionDigits: 1) } de { NUMBER($size, maximumFractionDigits: 1) } MB
page-offline-failed = No se ha podido descargar todo. Comprueba la conexión y el espacio libre de este dispositivo, y vuelve a intentarlo.
page-offline-absent = Aquí no hay nada que descargar: esta casa se construyó sin ello, o el navegador no puede guardar páginas (hace falta https, y que la ventana no sea privada).
page-offline-starting = Las reglas se están preparando en este dispositivo. Tarda unos segundos, una vez.
page-offline-new = Partida nueva
page-offline-saved = Partidas en este dispositivo
page-offline-none = Todavía no hay partidas. Lo que juegues aquí se guarda hasta que lo borres.
page-offline-remove = Quitar de este dispositivo
page-offline-remove-sure = ¿Quitar lo descargado? Tus partidas se quedan, y puedes descargarlo otra vez.
page-offline-delete = Borrar
page-offline-delete-sure = ¿Borrar esta partida? Solo está en este dispositivo.
page-offline-send = Enviar a la casa
page-offline-sent = Análisis en la casa
page-offline-later = El análisis, una imagen y un clip del último turno llegan cuando la casa tiene esta partida: envíasela.
page-offline-broken = Aquí no se puede jugar: recarga la página o descárgalo todo otra vez.
page-install = Como aplicación
    .more = Está junto a tus otras aplicaciones, se abre al instante y usa toda la pantalla.
    .by-hand = Pulsa «Compartir» y luego «Añadir a pantalla de inicio»: estará junto a tus otras aplicaciones y usará toda la pantalla.
    .do = Instalar
share-won = { $game }: gana { $name }
share-tied = { $game }: empate
share-table = Una mesa de { $game }
share-open = Tienes una invitación: abre el enlace y toma asiento, sin registrarte.
share-seen = Mírala, o abre una mesa propia.
picture-swing = El turno { $turn } de { $turns } fue decisivo: { $name } pasó del { $before } % al { $after } % de probabilidades de ganar.
picture-lead = { $name } tomó la delantera en el turno { $turn } de { $turns } y la mantuvo.
picture-last = { $name } tomó la delantera justo en el último turno.
picture-always = { $name } fue en cabeza del primer turno al último.
picture-tie-break = Igualdad a puntos: el desempate favoreció a { $name }.
picture-level = Empate al final: { $names }.
page-picture = Imagen
page-clip = Clip del último turno
    .making = Se está creando el clip. Tarda lo mismo que dura.
    .failed = No se pudo crear el clip.
    .cannot = Este navegador no puede grabar vídeo. En su lugar hay una imagen de la partida.
    .save = Guardar
page-embed = Para tu propia página
page-embed-open = Caravanserai: ver esta partida en la casa
page-reach-lost = No se llega a la casa. Lo que ves puede ser antiguo; se pondrá al día cuando la casa vuelva.
page-unreachable = No se puede llegar a la casa; revisa tu conexión y prueba otra vez.
    .title = No se llega a la casa
page-lost = Aquí no hay nada
    .more = Ningún camino lleva a esta dirección.
page-welcome = Entra, siéntate, juega.
    .more = Juegos de la Ruta de la Seda, en tu navegador. Sin cuenta ni formularios.
page-rules = Reglas
page-players = { $players } jugadores
page-minutes = { $minutes } min
page-level = { $level ->
    [1] Ligero
    [2] Medio
   *[3] Profundo
  }
page-play-now = Jugar ya
page-play-friends = Jugar con amigos
page-rules-read = Leer las reglas
page-open-tables = Mesas abiertas
page-open-table = Abrir una mesa
page-no-open-tables = Ninguna mesa pública espera jugadores. Abre una y otros la encontrarán aquí.
page-in-progress = En curso
page-no-games = Ahora no se juega ninguna partida pública.
page-in-house = { $people } en la casa
    .friends = { $friends ->
        [one] 1 amigo
       *[other] { $friends } amigos
      }
    .names = Dejan que todos sepan que están aquí.
page-playing-now = { $count ->
    [one] { $count } jugando
   *[other] { $count } jugando
  }
page-lobby-filter = Qué mesas
    .games = Todos los juegos
    .seats = Cualquier tamaño
    .paces = Cualquier ritmo
    .friends = Con amigos
    .strength = De mi nivel
    .all = Mostrar todas
page-lobby-pace-live = En vivo
page-lobby-pace-relaxed = Sin reloj
page-lobby-pace-by-day = Por días
page-lobby-order = Primero los amigos, luego los más fuertes
page-lobby-none = Nada coincide con esta selección.
page-lobby-with = Con { $names }
page-lobby-gone = Ya no está
page-lobby-do = { $what }: { $game }, { $names }
page-lobby-open = { $count ->
    [0] Ninguna mesa espera jugadores.
    [one] 1 mesa espera jugadores.
   *[other] { $count } mesas esperan jugadores.
  }
page-lobby-running = { $count ->
    [0] No se juega ninguna partida.
    [one] Se puede mirar 1 partida.
   *[other] Se pueden mirar { $count } partidas.
  }
page-lobby-friends = Amigos
    .all = Todos los amigos
page-lobby-friend-waits = Espera jugadores: { $game }
page-lobby-friend-plays = Juega a { $game }
page-lobby-friend-here = En la casa
page-past = Tus últimas partidas
page-nobody-yet = Nadie todavía
page-join = Unirme
page-watch = Mirar
page-seats-free = { $free ->
    [0] Todos los asientos están ocupados.
    [one] Queda 1 asiento libre.
   *[other] Quedan { $free } asientos libres.
  }
page-seats-all = { $seats } jugadores
page-resume = Seguir
page-resume-playing = Tu asiento te espera: { $game } sigue.
page-resume-bot = { $game } sigue: un bot juega por ti hasta que vuelvas.
page-resume-banned = Por ahora la casa está cerrada para ti; los bots siguen en tus asientos.
page-resume-open = Tu mesa de { $game } espera jugadores.
page-open-title = Una mesa para amigos
page-open-now = Abrir la mesa
page-your-name = Tu nombre
page-name-hint = o juega como invitado
page-name-why = Lo ven los demás de la mesa.
page-keep-name = Usar este nombre
page-no-name-yet = Ninguno aún; lo recibes al sentarte.
page-rename = Cambiar nombre
page-game = Juego
page-seats = Asientos
    .explanation = Contando el tuyo. La partida empieza cuando se ocupa el último asiento.
page-bots = Bots
    .explanation = Juegan desde el principio; los demás asientos son para personas.
page-here-too = En este dispositivo
    .explanation = Por turnos, con un telón entre jugadas: nadie ve las cartas de otro. Sin reloj, y nunca cuenta para la puntuación.
page-here-name = Nombre de la persona { $number }
page-curtain = Pasa el dispositivo a { $name }
    .more = El telón está bajado. Pulsa cuando lo tengas y nadie más mire.
page-curtain-open = Soy { $name }
page-curtain-wait = El telón está bajado
    .more = A nadie de aquí le toca: la mesa espera a { $names }.
page-curtain-look = Alguien de aquí quiere mirar
page-bot-random = Trotamundos
    .called = el Trotamundos
    .sentence = Juega lo que se le ocurre, al azar.
page-bot-greedy = Regateador
    .called = el Regateador
    .sentence = Toma lo que más da ahora mismo.
page-bot-level1 = Aprendiz
    .called = el Aprendiz
    .sentence = Aún aprende el oficio.
page-bot-level2 = Buhonero
    .called = el Buhonero
    .sentence = Ve la ganga, pocas veces lo que sigue.
page-bot-level3 = Comerciante
    .called = la Comerciante
    .sentence = Sopesa cada elección; juega con solidez.
page-bot-level4 = Mercader
    .called = el Mercader
    .sentence = Ve lejos y deja escapar poco.
page-bot-level5 = Guía
    .called = el Guía
    .sentence = Lee el camino, y te lee a ti.
page-bot-level6 = Jefe de caravana
    .called = el Jefe de caravana
    .sentence = Se toma su tiempo; no perdona nada.
page-bot-only = { $name }: solo para { $seats } jugadores, con los componentes y las opciones de la caja.
page-bot-nowhere = { $name }: no juega a este juego.
page-bot-level = Bot, nivel { $level } de { $levels }
page-bot-seat = Bot en el asiento { $seat }
page-bot-next = El siguiente bot
page-bot-rating = Puntuación { $rating }
    .about = { $rating } ± { $off }
    .interval = Puntuación { $rating }, muy probablemente entre { $low } y { $high }
    .none = Aún sin medir
page-bot-strengths = ¿Qué fuerza tienen?
page-bots-title = Los bots
    .more = Rivales para todos los juegos, de la primera lección al juego más fuerte de la casa. Solo saben lo que sabría un jugador en su asiento.
page-bots-scale = Como en el ajedrez: quien tiene 200 puntos más queda por delante unas tres veces de cada cuatro. La banda muestra dónde está muy probablemente la puntuación (95%).
page-bots-table = Jugadores en la mesa
page-bots-none = Estos bots aún no se han medido. La orden de abajo lo hace.
page-bots-network = En esta mesa el bot más fuerte juega por lo que aprendió de miles de partidas entre bots. Con componentes u opciones propias, juega por reglas escritas a mano.
page-bots-outdated = Con { $seats } jugadores el bot más fuerte juega por reglas escritas a mano: lo que había aprendido era para un reglamento anterior y debe aprenderse de nuevo (caravanserai lab train).
page-bots-trial = Una prueba breve: pocas partidas, así que las bandas son anchas.
page-bots-pairs = Cada uno contra el de debajo
    .more = La parte de las partidas que ganó el más fuerte. Ambos tuvieron el mismo número de asientos, así que la mitad sería igualdad.
page-bots-pair = { $upper } contra { $lower }
page-bots-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
page-bots-share = { $share }%
    .interval = { $low }–{ $high }%
page-bots-master = { $name }: contra { $rival } ganó { $share } ({ $interval }) de { $games }, { $who ->
    [best-response] porque calcula lo que hará { $rival }, con unas { $times } veces más tiempo
   *[master] pensando { $times } veces más
  }. Su puntuación sale solo de ahí; los demás jugaron cada uno contra el de debajo. Solo se ofrece con los componentes y las opciones de la caja, y tarda hasta tres segundos en responder.
page-left = ¿Qué queda por encima del más fuerte?
    .best-response = Contra { $rival }: una búsqueda que sabe cómo eligen sus rivales, con { $times } × su tiempo, ganó { $share } ({ $interval }) de { $games }.
    .master = Contra { $rival }: el mismo bot con { $times } × la reflexión ganó { $share } ({ $interval }) de { $games }.
    .gate = La mitad sería igualdad. Se ofrece un sexto nivel cuando un bot gana al menos el 60% de las partidas, y casi seguro más del 55%; si fueron menos de 200, casi seguro más del 70%.
page-chances = ¿Se cumplen las probabilidades del entrenador?
    .measured = Se compararon con partidas de bots fuertes que no se usaron para ajustarlas (partidas: { $games }). En algunos momentos (en total: { $moments }) se anotó la probabilidad de cada asiento y después si ganó: cada uno es un caso. De media las probabilidades se desviaron en { $off } de cada 100.
    .worst = Los casos se ordenaron en diez tramos según la probabilidad mostrada: 0–10%, 10–20%, etc. De los tramos con al menos { $cases } casos, el más desviado mostraba { $shown } y se cumplió en { $came }.
    .none = En mesas de este tamaño aún no se han comparado las probabilidades del entrenador con bastantes partidas.
    .shown = Mostrado
    .came = Cumplido
    .cases = Casos
    .all = Todos los tramos
page-bots-command = Mídelo tú
page-bot-name = Bot { $number }
page-bot-numbered = { $name } { $number }
page-thinks = está pensando
page-bot-stands-in = juega un bot
page-clock = Reloj
page-clock-relaxed = Ninguno
    .explanation = Cada cual se toma su tiempo.
page-clock-paced = Sin prisa
    .exactly = Nadie tiene reloj. Cada precio dura { $seconds } s, y luego se anuncia el siguiente.
page-clock-live = En vivo
    .explanation = Una reserva de tiempo para toda la partida, y un poco más con cada respuesta.
    .exactly = { $minutes } min por persona para toda la partida, y { $seconds } s más con cada respuesta. Si se acaba tu tiempo, un bot responde por ti.
page-clock-bank = Minutos por jugador
page-clock-increment = Segundos más por respuesta
page-clock-pace = Segundos por precio
    .explanation = Cuánto dura cada precio, igual para todos. Las paradas en ese tiempo cuentan como el mismo momento; no hacer nada es pasar. No gasta los minutos de nadie.
page-clock-by-day = Por días
    .explanation = Unas horas para cada respuesta: una partida junto a todo lo demás.
    .exactly = { $days ->
        [0] { $hours } h para cada respuesta
        [one] { $rest ->
            [0] Un día para cada respuesta
           *[other] Un día y { $rest } h para cada respuesta
          }
       *[other] { $rest ->
            [0] { $days } días para cada respuesta
           *[other] { $days } días y { $rest } h para cada respuesta
          }
      }: una partida junto a todo lo demás. Si se acaba tu tiempo, un bot responde por ti.
page-clock-hours = Horas por respuesta
page-from-to = de { $least } a { $most }
page-who = Quién puede venir
page-by-link = Solo por enlace
    .explanation = Solo encuentra la mesa quien tiene el enlace.
page-public = Pública
    .explanation = Está en la página de inicio; cualquiera puede sentarse o mirar.
page-house-rules = Reglas de la casa
page-as-printed = como está impreso
page-waiting-room = La mesa está puesta
page-begins-when-full = La partida empieza al ocuparse el último.
page-starting = La partida va a empezar.
page-starting-waits = { $left ->
    [0] Faltan por abrir las partes del barajado de: { $names }.
    [one] Faltan por abrir las partes del barajado de: { $names }. Las cartas se reparten dentro de un segundo como mucho.
   *[other] Faltan por abrir las partes del barajado de: { $names }. Las cartas se reparten dentro de { $left } segundos como mucho.
  }
page-starting-lost = Este navegador no tiene tu parte del barajado: te sentaste en otro. Abre allí la mesa, o deja que se reparta sin tu parte.
page-starting-without = Repartir sin mi parte
page-seat-free = Asiento libre
page-seat-kept = Asiento guardado
    .for = Guardado para { $name }
page-here = En la mesa
page-not-here = Sin conexión
page-sit = Sentarme
page-sit-here = Sentarme aquí
page-stand = Levantarme
page-add-bot = Añadir un bot
page-start = Empezar
page-start-with-bots = { $free ->
    [one] Empezar y añadir 1 bot
   *[other] Empezar y añadir { $free } bots
  }
page-close-table = Cerrar la mesa
page-host-starts = El anfitrión puede empezar cuando quiera; los bots toman entonces los asientos libres.
page-invite = Invitar
    .explanation = Envía este enlace, o deja que un teléfono lea el código. No hace falta cuenta.
    .rated = Envía este enlace, o deja que un teléfono lea el código. Para sentarse a una mesa puntuada hace falta una llave (en «Tú»).
page-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-more = Más
page-share = Compartir
page-qr = Código QR del enlace
page-table = Mesa
page-table-joining = Llegando a la mesa…
page-table-gone = Esa mesa no existe
    .more = Revisa el enlace, o pide uno nuevo.
page-table-damaged = Esta mesa no se puede abrir
page-table-closed = Esta mesa se cerró
    .more = Se abandonó, o nadie jugó en ella durante mucho tiempo.
page-away = Buscando la casa…
page-away-more = Ahora mismo no hay conexión. Tu asiento y la partida se conservan.
page-away-restarting = La casa cierra un momento; tu partida se conserva y la conexión volverá sola.
page-away-full = Tienes esta mesa abierta demasiadas veces; cierra una ventana y esta seguirá.
page-log = Historial
page-chat = Chat
page-score = Marcador
page-log-chat = Historial, chat y marcador
page-log-empty = Todavía no ha pasado nada.
page-log-cut = Lo anterior no se muestra.
page-log-turn = turno { $turn }
page-log-turns = { $first ->
    [-1] { $count ->
        [one] 1 turno
       *[other] { $count } turnos
      }
   *[other] { $count ->
        [one] turno { $first }
       *[other] turnos { $first } a { $last }
      }
  }
page-log-before = Antes del primer turno
page-log-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
page-log-rule = Regla { $clause }
page-log-rule-more = En el reglamento
page-log-show = Mostrarlo en el tablero
page-label = { $label }:
page-log-scores = { $name }: { $points }
page-last-turn = Repasar el último turno
    .short = Ver de nuevo
    .title = Turno { $turn }, otra vez
    .title-plain = El último turno, otra vez
    .more = La mesa y su reloj siguen como están; tu elección no se toca.
    .once-more = Otra vez
    .then = Ver la mesa de entonces
    .back = Volver a la mesa
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-phrases = Frases rápidas
page-log-chat-unread = { $count ->
    [one] Historial, chat y marcador: 1 mensaje sin leer
   *[other] Historial, chat y marcador: { $count } mensajes sin leer
  }
page-unread = { $count ->
    [one] 1 mensaje sin leer
   *[other] { $count } mensajes sin leer
  }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice = ¡Buena jugada!
phrase-ouch = ¡Ay!
phrase-thanks = ¡Gracias!
phrase-moment = Un momento, por favor.
phrase-well-played = ¡Bien jugado!
phrase-again = ¿Otra partida?
phrase-good-game = ¡Buena partida!
phrase-thinking = Estoy pensando.
phrase-sorry = ¡Perdón!
phrase-yes = Sí
phrase-no = No
phrase-your-turn = Te toca.
phrase-wow = ¡Vaya!
phrase-bye = ¡Adiós!
page-mute = Silenciar a { $name }
page-unmute = Volver a oír a { $name }
page-chat-empty = Nadie ha dicho nada aún. Esto solo lo leen los jugadores.
page-chat-empty-watching = Nadie ha dicho nada aún. Esto solo lo leen quienes miran.
page-watching = { $count ->
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
  }
page-you-watch = Estás mirando.
page-take-seat = Jugar por { $name }
page-ask-seat = Pedir jugar por { $name }
page-asked-seat = Has pedido jugar por { $seat }; ahora depende de { $names }. { $left ->
    [one] Queda un segundo.
   *[other] Quedan { $left } segundos.
  }
page-asked-withdraw = Dejarlo
page-wish = { $name } pide seguir por { $seat }.
    .meaning = Vería sus cartas. Todos los jugadores deben aceptar.
    .alone = Vería sus cartas. Juegas solo contra bots, así que decides tú.
page-wish-yes = Que juegue
page-wish-no = No
page-wish-waits = Has aceptado; ahora depende de { $names }.
page-takeover = Quién puede relevar a un bot
    .explanation = Quien toma el asiento de un bot ve sus cartas. Nunca puede hacerlo quien haya visto otra mano.
page-takeover-ask = Si todos los jugadores aceptan
page-takeover-open = Cualquiera que mire
page-takeover-never = Nadie
page-bot-plays-clock = Agotaste tu tiempo dos veces: un bot ocupa tu asiento.
page-late-game-waits = Se acabó tu tiempo y un bot respondió una vez. Ahora solo esperan bots: tómate tu tiempo.
page-late-bot-stays = Se acabó tu tiempo y un bot respondió una vez. Si se acaba otra vez, un bot ocupará tu asiento hasta que vuelvas.
page-bot-plays-left = Un bot juega por ti.
page-im-back = He vuelto
page-leave = Dejar la mesa
    .title = ¿Dejar la mesa?
page-leave-home = Guardar mi asiento y salir
    .more = { $clock ->
        [relaxed] Nadie juega por ti: la partida espera tus respuestas.
        [paced] Nadie juega por ti: la partida espera tus respuestas, pero las cuentas atrás siguen.
       *[other] Nadie juega aún por ti, pero tu reloj sigue corriendo.
    }
page-leave-bot = Que un bot juegue por mí
    .more = Los demás siguen, y un bot responde por ti hasta que vuelvas.
    .alone = Un bot responde por ti hasta que vuelvas; pero entonces solo quedan bots, y pronto acaban la partida.
    .daily = Un bot responde por ti, los bots pronto acaban la partida y este intento no cuenta.
    .event = Un bot responde por ti: cero puntos en esta ronda, haga lo que haga con el asiento.
page-leave-stay = Quedarme
page-your-clock = Tu reloj
page-no-hurry = Sin prisa
page-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
  }
page-end = La partida ha terminado
end-place = { $rank }.º
end-of = de { $count }
end-came = Tu puesto: { end-place }.
end-came-level = Compartes el { end-place } puesto con { $others }.
end-won = { $seat } gana con { $what }.
    .you = Ganas con { $what }.
end-won-plain = { $points ->
    [one] { $seat } gana con 1 punto.
   *[other] { $seat } gana con { $points } puntos.
  }
    .you = { $points ->
    [one] Ganas con 1 punto.
   *[other] Ganas con { $points } puntos.
  }
end-shared = { $points ->
    [one] { $winners } comparten la victoria con 1 punto cada uno.
   *[other] { $winners } comparten la victoria con { $points } puntos cada uno.
  }
    .you = { $points ->
    [one] Compartes la victoria con { $others }: 1 punto cada uno.
   *[other] Compartes la victoria con { $others }: { $points } puntos cada uno.
  }
end-gap = { $points ->
    [one] El margen es de un punto; la mayor diferencia está en { $name }: { $more }.
   *[other] El margen es de { $points } puntos; la mayor diferencia está en { $name }: { $more }.
  }
    .won = { $points ->
    [one] Sacas un punto a { $seat }; la mayor diferencia está en { $name }: { $more }.
   *[other] Sacas { $points } puntos a { $seat }; la mayor diferencia está en { $name }: { $more }.
  }
end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
end-sheet = Toda la hoja de puntos
number-word = { $count ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $count }
  }
page-rematch = Revancha
page-rematch-join = Unirme a la revancha
page-rematch-watch = Mirar la revancha
page-new-table = Mesa nueva
page-review = Ver el tablero
page-results = Resultados
page-record = Descargar el registro
page-replay = Repetición
page-replay-none = No hay repetición
page-replay-start = La mesa al empezar.
page-play = Reproducir
page-pause = Pausa
page-step = Paso
page-seen-by = Vista de
page-seen-watching = Espectadores
page-replay-of = { $game }: la partida otra vez
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-step-of = Paso { $step } de { $steps }
page-seen-open = Manos a la vista
page-fair = Comprobar el barajado
    .explanation = Antes de la primera carta la casa mostró un hash; el secreto que hay detrás y las partes de los asientos decidieron cada barajado. Ahora que el secreto está a la vista, cualquiera puede repetirlos.
page-fair-hash = Hash mostrado antes de repartir
page-fair-secret = Secreto
page-fair-nonces = Partes de los asientos
page-fair-holds = Todos los barajados fueron limpios.
page-fair-broken = Algo no encaja.
page-fair-hash-noted = El hash es el que este navegador anotó cuando llegaste a la mesa.
    .not = El hash no es el que este navegador anotó cuando llegaste a la mesa.
page-fair-hash-shown = El registro tiene el hash de esta mesa. (Este navegador no estaba aquí antes de la partida, así que no pudo anotarlo él mismo.)
    .not = El registro tiene un hash distinto al de esta mesa.
page-fair-secret-fits = El secreto da ese hash: estaba fijado antes de la primera carta.
    .not = El secreto no da ese hash.
page-fair-share-counted = La parte que añadió este navegador está entre las que se usaron.
    .not = La parte que abrió este navegador no se usó.
page-fair-share-late = La parte de este navegador no está en los barajados: su página no estaba ahí para abrirla cuando empezó la partida.
page-fair-order = Las partes quedaron fijadas por sus hashes antes de que se abriera ninguna, y cada una encaja con su hash.
    .not = Una parte no encaja con su hash, o no quedó fijada antes de abrirse las partes.
page-fair-hashes-noted = Esos hashes son los que este navegador anotó antes de abrir su propia parte.
    .not = Esos hashes no son los que este navegador anotó antes de abrir su propia parte.
page-fair-left-out = La parte de { $name } no se abrió a tiempo, y no está en los barajados.
page-fair-open-shares = Las partes se enviaron a la vista, como hacían versiones anteriores de la casa: quien se sentó en último lugar pudo elegir la suya.
page-fair-hash-of-shares = Hashes de las partes
page-fair-shuffles = { $count ->
    [one] El único barajado se repitió aquí y salió como en el registro.
   *[other] Los { $count } barajados se repitieron aquí y salieron como en el registro.
  }
    .not = El barajado { $number } ({ $what ->
        [teapots] teteras
        [carpets] alfombras
        [torn] dominós rotos
        [dominoes] los dominós de un día
        [pile] la pila de un día
        [kinds] tipos de mercancías
        [bank] las cartas de la banca
        [camels] camellos
        [seats] el primer decano
       *[cards] cartas
      }) no es el que dan el secreto y las partes.
page-fair-verify = Este navegador comprueba el azar. Para comprobar que cada jugada estaba permitida y que los puntos cuadran, usa el registro descargado: caravanserai verify
page-again = Reintentar
page-rules-of = Las reglas de { $game }
page-rules-search = Buscar en las reglas
page-rules-none = Ninguna cláusula lo menciona.
page-rules-no-game = Ese juego no está en esta casa.
    .games = A los juegos
page-device = Otro dispositivo
    .short = Sigue con el mismo asiento en tu teléfono o en otro equipo.
    .explanation = Un enlace con el que el otro dispositivo pasa a ser también tuyo. Sirve una vez, durante siete días; no se lo des a nadie.
page-device-make = Crear un enlace
page-device-link = Ábrelo en tu otro dispositivo
page-device-done = Hola de nuevo: este dispositivo ya es tuyo.
page-return = Un enlace de vuelta
page-return-whose = Este enlace es de { $name }, que viene a esta casa desde el { $since }.
page-return-same = Este navegador ya es de { $name }. Nada ha cambiado, y el enlace aún sirve.
page-return-meaning = Si eres { $name }, este navegador pasa a ser uno de tus dispositivos. Si el enlace te lo envió otra persona, no lo uses: vería tus cartas y podría jugar por ti.
page-return-yes = Soy { $name }
page-return-no = No soy { $name }
page-return-you = En este navegador eres { $you }. { $seats ->
    [0] { "" }
    [one] Tienes asiento en una mesa.
   *[other] Tienes asiento en { $seats } mesas.
  }
page-return-lose = Si pasa a ser de { $name }, deja de ser de { $you }: a los asientos y partidas de { $you } solo se llegará entonces desde otro dispositivo, o con un enlace de vuelta para { $you }. Crea antes uno y guárdalo.
page-return-make = Crear un enlace de vuelta para { $you }
page-return-kept = Guarda esto: el camino de vuelta a { $you }
page-return-stay = Seguir como { $you }
page-return-become = Ser { $name } en este dispositivo

## You: a name, a handle, keys and devices

page-you = Tú
page-you-open = Llaves y dispositivos
page-you-stay = Sigues como { $name }.
page-you-keep = Conserva lo que es tuyo
    .why = Tus asientos, partidas y lecciones ya son tuyos. Una llave solo te deja volver a ellos, aquí o en otra parte.
page-you-nothing-asked = No se pide ningún correo. Los asientos, los relojes y lo que has sellado se quedan como están.
page-you-stranger = Quien ya estuvo aquí lo encuentra todo donde estaba. Quien no, puede jugar enseguida: la llave puede esperar.
page-you-passkey = Con este dispositivo
    .more = Una llave de acceso: huella, rostro o PIN. Nada que recordar.
page-you-passkey-off = Las llaves de acceso necesitan https y una casa con nombre; aquí basta una contraseña.
page-you-passkey-add = Añadir una llave de acceso
page-you-by-passkey = Con una llave de acceso
page-you-password = Con una contraseña
    .more = Doce letras o más; una frase corta está bien.
page-you-have = Ya tengo una llave
    .more = Entra; lo que hiciste como { $name } viene contigo.
page-you-handle = Nombre en la casa
    .why = El nombre con el que entras. Nadie más aquí tiene uno igual; el nombre en la mesa es otro, y libre. Puedes cambiarlo una vez cuando quieras, después una vez cada treinta días.
page-you-handle-none = Aún ninguno: con él te encuentran tus amigos, y de él sale la dirección de tu página.
page-you-handle-choose = Elegir uno
page-you-handle-after = Se puede cambiar otra vez a partir del { $date }.
page-you-handle-reserved = Un nuevo nombre en la casa. El de ahora queda reservado para ti, y puedes cambiarlo otra vez dentro de treinta días.
page-you-handle-take = Tomar este nombre
page-you-handle-done = Ahora eres @{ $handle }.
page-you-password-field = Contraseña
page-you-password-new = Contraseña nueva
page-you-password-current = Contraseña actual
page-you-password-show = Mostrar la contraseña
page-you-password-enough = { $letters ->
    [one] 1 letra: suficiente. Cuenta la longitud, no los signos.
   *[other] { $letters } letras: suficiente. Cuenta la longitud, no los signos.
  }
page-you-password-missing = { $missing ->
    [one] 1 letra más. Cuenta la longitud, no los signos.
   *[other] { $missing } letras más. Cuenta la longitud, no los signos.
  }
page-you-password-keep = Guardar esta llave
page-you-password-change = Cambiar la contraseña
page-you-password-add = Añadir una contraseña
page-you-sign-in = Entrar
page-you-by-code = Con un código impreso
page-you-by-password = Con nombre y contraseña
page-you-code = Uno de tus códigos impresos
page-you-bring = Traer lo que { $name } hizo en este navegador
page-you-welcome = Hola de nuevo, { $name }.
page-you-kept = La llave está guardada.
page-you-keys = Tus llaves
    .more = Con una llave eres tú en cualquier dispositivo.
page-you-key-password = Contraseña
page-you-key-passkey = Llave de acceso
page-you-key-used = último uso: { $when }
page-you-key-unused = aún sin usar
page-you-key-remove = Quitar
page-you-key-sure = Esta llave ya no dejará entrar a nadie.
page-you-key-last = Es tu única llave. Sin ella, solo los dispositivos con la sesión abierta y los códigos impresos llevan de vuelta a ti.
page-you-key-stay = Conservarla
page-you-key-go = Quitarla
page-you-key-removed = La llave ya no está.
page-proof = Demuestra que eres tú
    .why = Lo que lleva de vuelta a ti solo lo cambia quien muestra una de tus llaves. Se vuelve a pedir al cabo de unos minutos.
page-proof-passkey = Con una llave de acceso
page-proof-password = Tu contraseña
page-proof-show = Seguir
page-proof-code = Un código impreso tuyo, que ya no servirá después
page-proof-by-code = Con un código impreso
page-proof-by-password = Con la contraseña
page-proof-done = Gracias. Sigue con lo que querías.
page-you-oidc = Con { $name }
    .more = { $name } dice quién eres.
page-you-oidc-add = Añadir { $name }
page-you-key-oidc = Avalada
page-you-by-mail = Por correo
page-news = Novedades
  .more = Lo que se te dice cuando no estás mirando: que te toca, o que un amigo te llama.
page-hook = Novedades a un chat nuestro…
page-news-table = El chat de esta mesa
  .more = A quién le toca, que la partida empieza y que ha terminado: lo que puede saber cualquiera que mire, y nada más. Cada mensaje lleva el enlace a esta mesa.
page-news-here = A este navegador
page-news-chat = A un chat
page-news-mail = Por correo, reunidas
page-news-chat-kind = De qué tipo
page-news-chat-address = Su dirección para mensajes entrantes (webhook)
page-news-chat-add = Enviar allí las novedades
page-news-discord = Discord
page-news-slack = Slack
page-news-matrix = Matrix
page-news-json = JSON simple
page-news-denied = Este navegador no permite mensajes de aquí; puedes cambiarlo en sus ajustes.
page-news-no-push = Este navegador no puede recibir avisos: necesita https y, en un iPhone, la página en la pantalla de inicio.
page-news-none = Aún no se ha enviado nada.
page-news-sent = Último envío: { $when }
page-news-failed = { $when }: { $error }
page-news-error-no-answer = allí no contesta nadie.
page-news-error-not-public = esta dirección no es pública.
page-news-error-mail-refused = el servidor de correo lo rechazó.
page-news-error-mail-off = esta casa no envía correo.
page-news-error-status = se rechazó ({ $status }).
page-news-of-table = para una mesa
page-news-test = Probar
page-news-reasons = Avísame
page-news-turn = Mi turno
page-news-begins = Empieza una partida
page-news-over = Termina una partida
page-news-invited = Invitaciones
page-news-friend = Solicitudes de amistad
page-news-evening = Veladas de mis círculos
page-news-event = Mis eventos
page-news-games = De estos juegos
page-news-quiet = Horas de silencio
page-news-from = De
page-news-to = A
page-news-zone = Hora de { $zone }
page-mail = Volver por correo
    .why = Si pierdes todas tus llaves, se envía un enlace a esta dirección. Las novedades solo llegan ahí si lo eliges abajo; no se usa para nada más, y no tienes por qué dar ninguna.
page-mail-add = Añadir una dirección de correo
page-mail-change = Usar otra dirección
page-mail-address = Dirección de correo
page-mail-send = Enviar el enlace
page-mail-sent = Un enlace va de camino a { $address }: ábrelo antes de media hora.
page-mail-waits = { $address } espera a que se abra su enlace.
page-mail-asked = Si { $address } lleva de vuelta a alguien, un enlace va de camino; sirve una vez, durante media hora.
page-mail-sure = ¿Quitar { $address }? Ya no llevaría de vuelta a ti.
page-mail-removed = La dirección ya no lleva de vuelta.
page-mail-confirm = { $address } va a llevar de vuelta a { $name }. Si no eres tú, di que no: la dirección no se usará.
page-mail-yes = Sí, usarla
page-mail-no = No
page-mail-done = Desde ahora esta dirección lleva de vuelta.
page-keys = Llaves
page-to-table = A la mesa
page-proof-none = Ninguna de tus llaves se puede mostrar en este navegador: usa un dispositivo donde se pueda.
page-you-codes = Diez códigos por si acaso
    .why = Si se pierde un dispositivo, uno de estos te deja entrar. Cada uno sirve una vez. Nadie puede volver a mostrarlos, tampoco la casa.
page-you-codes-left = { $left ->
    [one] Queda un código. Los nuevos lo sustituyen.
   *[other] Quedan { $left } códigos. Los nuevos los sustituyen.
  }
page-you-codes-none = En papel, para el día en que se pierda un dispositivo o una contraseña.
page-you-codes-make = Crear diez códigos
page-you-codes-again = Crear diez códigos nuevos
page-you-codes-print = Imprimir
page-you-codes-save = Guardar
page-you-codes-no-copy = Este navegador no deja que la página copie; guarda o imprime los códigos.
page-you-codes-kept = Están en un lugar seguro
page-you-devices = Tus sesiones abiertas
page-you-device = Un dispositivo
page-you-device-here = este dispositivo
page-you-device-seen = última vez: { $when }
page-you-devices-out = Cerrar las demás sesiones
page-you-devices-done = Las demás sesiones están cerradas.
page-you-sign-out = Cerrar sesión
page-you-sign-out-here = Cerrar sesión aquí
page-you-sign-out-guest = No tienes llave: nadie podría volver como { $name }, y los asientos quedarían para los bots. Añade antes una llave, o crea un enlace.
page-you-sign-out-anyway = Cerrar sesión de todos modos
page-you-out = Aquí tu sesión está cerrada.
page-data = Tus datos
    .more = Todo lo que la casa guarda de ti, para leerlo y llevártelo.
page-data-get = Obtener mis datos
page-data-why = Qué se guarda, y por qué
page-delete = Borrarme
    .more = Tu nombre, tu nombre en la casa, llaves, dispositivos, amigos, notas y tu página se van, al momento y para siempre. En las partidas terminadas pasas a ser «un mercader»; se quedan, porque otros también las jugaron.
page-delete-begin = Borrarme…
page-delete-sure = Nadie puede deshacer esto.
page-delete-games = Un bot toma tu asiento en las partidas en curso.
page-delete-name = Escribe tu nombre, { $name }, para confirmarlo
page-delete-yes = Borrar todo lo mío
page-delete-stay = Quedarme
page-delete-done = Ya no estás. La casa no te conoce.
page-privacy = Privacidad
    .more = Qué guarda esta casa, por qué y por cuánto tiempo.
page-hears = A quién oyes en una mesa
    .more = Para todos tus dispositivos. Lo que no quieres oír ni siquiera se te envía.
page-hears-table = A toda la mesa
page-hears-friends = Solo a amigos
page-hears-off = A nadie
page-hears-off-now = Aquí no oyes a nadie, como has elegido.
page-hears-friends-now = Aquí solo oyes a tus amigos, como has elegido.
page-presence = Quién puede saber que estás aquí
    .more = Tus amigos ven quién de ellos está en la casa, y la lista de la primera página nombra a quienes lo desean. Cuánta gente hay se dice en todo caso.
page-presence-everybody = Todos
page-presence-friends = Solo amigos
page-presence-nobody = Nadie
page-named = Nombrarme en los datos para la investigación
    .more = Esta casa puede dar sus partidas públicas terminadas a quien las estudia. En ellas no se nombra a nadie; si quieres, tu nombre en la casa figura junto a tu asiento. Si lo desactivas, los datos posteriores no te nombran; lo que se dio antes se queda donde está.
page-chat-safe = En esta casa todos hablan con estas frases.
page-name-list = Elige un nombre
page-name-list-more = Otros nombres

page-hint-away = Entendido

## The coach's pages: hints at the table, reviews of finished games

page-percent = { $percent }%
page-percent-range = de { $low } a { $high }%
page-chance-ahead = por delante
page-chance-behind = por detrás
page-chance-even = casi igualado
page-points-more = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] 0
  }
page-points-under = menos de 1 punto
page-points-about = { $points ->
    [one] alrededor de 1 punto
   *[other] unos { $points } puntos
  }
page-points-range = de { $low } a { $high } puntos
page-mix-often = { $tenths ->
    [never] casi nunca
    [0] rara vez
    [1] más o menos 1 vez de cada 10
    [5] más o menos la mitad de las veces
    [10] casi siempre
    [always] siempre
   *[other] unas { $tenths } veces de cada 10
  }
page-coach-place = { $whose ->
    [you] { $shared ->
        [yes] Compartes el primer puesto
       *[no] { $place ->
            [1] Ganaste
           *[other] Quedaste en el { $place }.º puesto
        }
    }
   *[seat] { $shared ->
        [yes] { $name } comparte el primer puesto
       *[no] { $place ->
            [1] Ganó { $name }
           *[other] { $name } quedó en el { $place }.º puesto
        }
    }
  } { $points ->
    [one] con 1 punto.
   *[other] con { $points } puntos.
  }
page-coach-place-winner = { $count ->
    [one] { $name } ganó con { end-points }.
   *[other] { $name } comparten el primer puesto con { end-points } cada uno.
  }
page-stairs = { $whose ->
    [you] { $points ->
        [one] De dónde viene tu punto
       *[other] De dónde vienen tus { $points } puntos
      }
   *[seat] { $points ->
        [one] De dónde viene el punto de { $name }
       *[other] De dónde vienen los { $points } puntos de { $name }
      }
  }
page-stairs-start = { $whose ->
    [you] Un asiento como el tuyo, de media
   *[seat] Un asiento como este, de media
  }
page-stairs-luck = Suerte del reparto
    .more = repartos y robos
page-stairs-others = Elecciones de los demás
    .more = y lo que no se puede distinguir
page-stairs-choices = { $whose ->
    [you] Lo que regalaste
   *[seat] Lo que regaló
  }
    .more = { $count ->
    [0] nada
    [one] una elección
   *[other] { $count } elecciones
  }
page-stairs-result = { $whose ->
    [you] Tu resultado
   *[seat] El resultado
  }
page-stairs-off = margen: { $points }
page-curve-of = { $whose ->
    [you] Tu probabilidad de ganar
   *[seat] La probabilidad de ganar
  }
page-curve-seat = { $name }: { $chance }
page-curve-story = { $name }: { $first } al principio, el máximo en el paso { $step } ({ $most }), { $last } al final.
page-curve-whose = El análisis de
page-curve-band = donde está muy probablemente la verdad (9 de 10)
page-curve-gave = { $whose ->
    [you] lo que regalaste
   *[seat] lo que se regaló
  }
page-curve-certain = seguro solo aquí →
page-curve-unread = aún sin leer
page-gave = { $whose ->
    [you] Lo que regalaste
   *[seat] Lo que se regaló
  }
    .more = solo lo que una respuesta mejor habría conservado
page-gave-played = { $whose ->
    [you] Jugaste
   *[seat] Se jugó
  }
page-gave-better = Mejor
page-gave-another = Otra respuesta
page-gave-close = no cuenta
page-gave-see = Mirarlo
page-gave-retry = Jugarlo otra vez
page-gave-chance = más o menos un { $percent }% de la probabilidad de ganar
page-gave-both = { $points } · { $chance }
page-gave-always = En todos los repartos que probamos en que las dos difieren, da más puntos.
page-gave-beats = En los repartos en que las dos difieren, da más puntos { $tenths ->
    [one] más o menos una vez
   *[other] unas { $tenths } veces
  } de cada 10.
page-gave-wins = Da la victoria más a menudo, aunque no más puntos.
page-gave-average = De media da más puntos, aunque no más a menudo.
page-gave-not-counted = { $tried ->
    [one] Probamos un reparto y miramos qué responden los buenos jugadores: no es seguro que esto sea mejor. No se cuenta nada.
   *[other] Probamos { $tried } repartos y miramos qué responden los buenos jugadores: no es seguro que esto sea mejor. No se cuenta nada.
  }
page-gave-unsure = Demasiado justo
page-gave-rest = { $count ->
    [one] Otra elección también cuenta: { $points }.
   *[other] Otras { $count } elecciones también cuentan: { $points } en total.
  }
page-gave-nothing = { $whose ->
    [you] No regalaste nada.
   *[seat] { $name } no regaló nada.
  }
    .more = Ninguna respuesta fue claramente peor que otra. Lo demás fue la suerte del reparto y las elecciones de los demás.
page-sure-clear = claro
page-sure-likely = probable
page-sure-close = demasiado justo para decirlo
page-coach-preparing = El entrenador se prepara…
    .more = Se están compilando las reglas de este juego; solo pasa una vez. El análisis empieza luego solo; la partida ya se puede mirar.
page-coach-stopped = { $read ->
    [one] El análisis se detuvo tras una elección.
   *[other] El análisis se detuvo tras { $read } elecciones.
  }
    .more = Lo leído se queda.
page-coach-rough = Solo una primera mirada: se probaron pocos repartos, así que las bandas son anchas y poco se puede llamar error.
page-coach-go-on = Probar el resto
page-coach-back = Volver al análisis
page-coach-board = Ver el tablero aquí
page-mix-of = { $whose ->
    [you] Elegiste.
   *[seat] { $name } eligió.
  }
    .good = Un buen jugador habría tomado:
page-hint-preparing = El entrenador se prepara…
    .more = Se están compilando las reglas de este juego; solo pasa una vez. El consejo llega luego solo; no hace falta esperar para jugar.
page-hint-only = Solo una respuesta merece pensarse.
page-hint-verdict = { $even ->
    [1] Una respuesta destaca.
    [2] Dos respuestas están casi igualadas.
   *[other] Tres respuestas están casi igualadas.
  }
page-hint-ahead = Una respuesta va un poco por delante.
page-hint-often = el entrenador la juega { page-mix-often }
page-hint-even = Las bandas se cruzan: la diferencia es menor de lo que se puede distinguir.
page-hint-mix = El entrenador las alternaría, para que nadie pueda leerte.
page-hint-wins = probabilidad de ganar: { $chance }
page-hint-less = { $points } menos
page-hint-behind = un poco menos
page-hint-play = Jugar esto
page-hint-draw = Sortea una por mí
page-hint-laid = La pista está puesta. Aún no se ha sellado nada.
page-hint-note = { $games ->
    [0] Una primera mirada, sin números, con lo que tu asiento puede ver y nada más.
    [one] Con lo que tu asiento puede ver y nada más; se jugó una partida hasta el final.
   *[other] Con lo que tu asiento puede ver y nada más; se jugaron { $games } partidas hasta el final.
  }
page-coach = Análisis
page-coach-of = { $game }: el análisis
page-coach-none = No hay análisis
page-coach-says = El entrenador
page-coach-waiting = El entrenador tiene antes otras partidas que mirar; esta está en la cola.
page-coach-running = Leyendo la partida…
    .more = Elecciones leídas: { $read } de { $choices }. Lo que hay ya se puede mirar.
    .last = Todas las elecciones están leídas. Ahora se miran otra vez las más caras.
page-coach-progress = El análisis avanza
page-coach-failed = Este análisis no salió bien.
    .more = La partida está a salvo. Puedes pedírselo otra vez al entrenador.
page-coach-again = Pedir otra vez
page-curve = Probabilidad de ganar
page-curve-at = Paso { $step } de { $steps }: { $chances }
page-curve-table = La curva como tabla
page-mix = La elección en este paso
page-mix-none = En este paso nadie tenía nada que elegir.
page-mix-others = muchas otras, cada una rara vez
page-mix-next = Siguiente elección
page-mix-played = jugada
page-mix-best = mejor
page-play-on = Seguir desde aquí
    .more = Una mesa nueva que empieza en este paso, con suerte nueva y bots en los demás asientos. La partida jugada se queda como está.
page-play-on-seat = Tu asiento
page-play-on-bots = Los demás asientos
page-play-on-go = Seguir jugando
page-play-on-over = Aquí la partida ha terminado. Retrocede unos pasos para seguir jugando.
page-hint-ask = Pista
page-hint-title = El consejo del entrenador
page-hint-thinking = El entrenador está pensando…
page-hint-gain = Por qué
page-hint-risk = Riesgo
page-hints-allowed = Pistas permitidas
    .explanation = Quien juega puede preguntar al entrenador, cada cual para su asiento.
help-serve-review-effort = Cuánto piensa el entrenador en una partida terminada, en porcentaje. Con 100, un análisis tarda alrededor de un minuto.
help-serve-compile-ahead = Compila las reglas en segundo plano desde el principio: true o false. Hasta que estén listas, el entrenador espera y los bots ven menos lejos.
help-prepare = Compila ahora las reglas de los juegos, para que las pistas, los análisis y los bots fuertes estén listos enseguida.
help-prepare-games = Solo estos juegos; por defecto, todos.
cli-prepare-no-compiler = No se pueden compilar las reglas: Numba no está instalado. Instálalo con: pip install 'caravanserai[fast]'
cli-prepare-there = { $game }: listo.
cli-prepare-progress = { $game }: compilando, { $percent }%
cli-prepare-done = { $game }: listo, compilado en { $seconds } s.
cli-review-start = Media
cli-review-luck = Suerte
cli-review-others = Otros
cli-review-result = Resultado
cli-review-clear = Claro.
cli-review-likely = Probable.

## Tables that begin from a position

refusal-staged = Esta mesa empezó desde una posición para una sola persona; los demás asientos son de los bots.
refusal-saw-a-hand = Ya has visto una mano de esta partida, así que no puedes jugar otra.
page-bot-plays-asleep = No estabas: un bot ocupa tu asiento.
page-asleep = { $seat } lleva un rato sin responder.
page-asleep-ask = Que juegue un bot hasta que vuelva
page-asleep-asked = { $name } pide un bot en el asiento de { $seat }, hasta que vuelva.
page-asleep-yes = Aceptar
page-asleep-waits = Has pedido un bot en el asiento de { $seat }. Ahora depende de { $names }.
refusal-not-asleep = Este asiento no lleva tanto tiempo en silencio como para pedir un bot.
refusal-no-hours = Elige al menos una hora del día en la que juegas.
refusal-no-such-ticket = Esa reserva ya no existe; quizá la partida ha empezado.
refusal-too-many-tickets = Ya tienes { $most } reservas; retira antes una.
data-tickets = tus reservas para partidas por días.
data-holidays = cuándo estuviste fuera en el último año.
refusal-holiday-dates = Las vacaciones empiezan hoy o en los próximos seis meses, acaban después de empezar y duran como mucho { $most ->
    [one] un día
   *[other] { $most } días
  }.
refusal-holiday-days = En un año puedes estar fuera { $most ->
    [one] un día
   *[other] { $most } días
  }; te quedan menos.
refusal-holiday-set = Ya tienes unas vacaciones; termínalas antes.
page-holiday = Vacaciones
    .more = Para partidas con horas para cada respuesta. Quienes están en tus mesas ven cuándo vuelves, y los avisos de tu turno esperan hasta entonces.
page-holiday-from = Desde
page-holiday-to = Hasta
page-holiday-how = Tus partidas mientras tanto
page-holiday-orders = Las órdenes y el reloj siguen
page-holiday-bot = Un bot juega por mí
page-holiday-pause = Mi reloj se para donde todos acepten
page-holiday-rated = En una partida puntuada, quien deja que un bot dé más de un tercio de sus respuestas la ha abandonado.
page-holiday-why = Por qué, si quieres
page-holiday-none = Sin motivo
page-holiday-travel = Viaje
page-holiday-family = Familia
page-holiday-work = Trabajo
page-holiday-rest = Descanso
page-holiday-take = Tomar estos días
page-holiday-set = Del { $first } al { $last }
page-holiday-end = He vuelto
page-holiday-undo = Retirarlas
page-holiday-left = { $days ->
    [0] No te queda ningún día en este año.
    [one] Te queda un día en este año.
   *[other] Te quedan { $days } días en este año.
  }
page-holiday-at = { $seat } está de vacaciones hasta el { $date }.
page-holiday-at-why = { $seat } está de vacaciones hasta el { $date } ({ $why }).
page-holiday-paused = El reloj está parado hasta entonces.
page-holiday-ask = { $seat } pide que su reloj se pare hasta el { $date }.
page-holiday-waits = Que el reloj se pare depende de { $names }.
page-play-pace-by-day = Por días
    .more = Deja una reserva con las horas en las que juegas. La casa sienta juntas a personas con horas en común; pasadas seis horas, con quien haya, y bots. Hay 24 horas para cada respuesta.
page-ticket-hours = Cuándo juegas ({ $zone })
page-ticket-night = Madrugada, 0–6
page-ticket-morning = Mañana, 6–12
page-ticket-afternoon = Tarde, 12–18
page-ticket-evening = Noche, 18–24
page-ticket-leave = Dejar una reserva
page-tickets = Reservas para partidas por días
page-ticket-line = { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
  }, a estas horas: { $hours }
page-ticket-until = hasta el { $date }
page-ticket-withdraw = Retirar
page-ticket-left = Tu reserva está hecha. Cuando coincidan las horas, la casa empieza la partida sola: estará en «Mis partidas», y en «Tú» eliges si se te avisa.
page-table-young = Aquí acaba de empezar una partida
refusal-still-gathering = Esta partida acaba de empezar y aún da asientos a quienes llegan. Podrás mirarla dentro de unos minutos.
refusal-takeover-never = En esta mesa nadie sigue en lugar de un bot.
refusal-takeover-busy = Otra persona está pidiendo un asiento; espera a que se decida.
refusal-takeover-declined = Los jugadores no quisieron; puedes seguir mirando.
refusal-takeover-enough = En esta partida ya se ha preguntado bastante a los jugadores.
refusal-takeover-nobody = Aquí no hay nadie que pueda permitirlo; en una mesa solo con bots, decide el anfitrión.
refusal-takeover-gone = Ya no hay nada que decidir.
refusal-takeover-not-yours = Esto no te toca decidirlo.
refusal-daily-once = El reparto de un día se juega una vez.
refusal-no-such-step = Ese paso no existe; el registro tiene { $steps }.
refusal-last-step = Después de este paso nadie tenía ya elección: no queda nada por jugar.
refusal-bad-stage = La partida nunca llega a esta posición: { $reason }.
verify-given = { $steps ->
    [one] La partida empezó desde una posición: su primer paso venía dado, no se jugó aquí.
   *[other] La partida empezó desde una posición: sus primeros { $steps } pasos venían dados, no se jugaron aquí.
  }
verify-given-shuffles = { $shuffles ->
    [one] Un barajado venía dado con la posición: ningún secreto lo decidió, así que no se comprueba.
   *[other] { $shuffles } barajados venían dados con la posición: ningún secreto los decidió, así que no se comprueban.
  }
page-fair-given = { $count ->
    [one] Un barajado venía dado con la posición desde la que empezó esta partida; en él no hay nada que comprobar.
   *[other] { $count } barajados venían dados con la posición desde la que empezó esta partida; en ellos no hay nada que comprobar.
  }

## The coach: hints and reviews

coach-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
coach-odds = { $percent ->
    [certain] con seguridad
    [0] en ninguna de las partidas que probamos
    [100] en todas las partidas que probamos
   *[other] en unas { $percent } de cada 100 partidas
  }
coach-any-gain = De las partidas que seguimos jugando, las que empezaron así salieron mejor.
coach-any-risk = Lo que los demás elijan ahora aún puede cambiarlo.
refusal-hints-off = En esta mesa nadie puede pedir pistas.
refusal-coach-busy = Mucha gente pregunta ahora al entrenador: prueba otra vez dentro de un momento.
refusal-coach-failed = Al entrenador no se le ocurrió nada a tiempo: prueba otra vez.
refusal-too-many-hints = Has pedido muchas pistas: espera un momento.
refusal-too-many-reviews = Se están analizando muchas partidas: prueba dentro de unos minutos.
help-serve-hints-per-minute = Pistas del entrenador que una persona puede pedir en un minuto.
help-review = Analiza una partida terminada: de dónde vinieron los puntos, las probabilidades de ganar y lo que se regaló.
help-review-json = Escribe el análisis completo en este archivo, como JSON.
help-review-seed = Otra semilla imagina otros repartos.
cli-review-progress = Analizando…
cli-review-unfinished = Solo se puede analizar una partida terminada: este registro acaba antes que su partida.
cli-review-step = Paso
cli-review-curve = Probabilidades de ganar
    .more = Cada probabilidad está dentro de su margen unas nueve veces de cada diez.
cli-review-costly = Lo que se regaló
cli-review-none = Nada: ninguna respuesta fue claramente peor que otra.
cli-review-cost = { $most ->
    [0] { $seat }, paso { $step }: menos de 1 punto
   *[other] { $seat }, paso { $step }: de { $least } a { $most } puntos
  }
cli-review-played = Se jugó: { $text }
cli-review-better = Mejor: { $text }
cli-review-more = { $count ->
    [one] Cuenta una más; --json la contiene.
   *[other] Cuentan { $count } más; --json las contiene.
  }
cli-review-choices = Regalado
cli-review-points = De dónde vinieron los puntos
    .more = De lo que un asiento obtiene de media hasta el resultado. ± vale nueve de cada diez veces; lo que sobra está con las elecciones de los demás.

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = Esa lección no existe.

page-learn = Aprende a jugar
    .intro = Posiciones cortas en la mesa de verdad, una cosa cada vez. Cada juego acaba con unos turnos tuyos.
    .done = { $done } de { $count } hechas
    .first = ¿Primera vez? Apréndelo en 5 minutos
    .go-on = Aprender { $game }
    .begin = Empezar
    .begin-one = Empezar «{ $title }»
    .again = Volver a jugar
    .again-one = Jugar «{ $title }» otra vez
    .ticked = Hecha
    .all = Todas las lecciones
page-lesson = Lección { $number } de { $count }
    .task = Tu tarea:
    .hint = Mostrar una pista
    .answers = { $left ->
        [one] queda una respuesta
       *[other] quedan { $left } respuestas
      }
    .reached = Bien hecho
    .missed = Esta vez no
    .next = Siguiente lección
    .last = Jugar una partida de verdad
    .again = Reintentar
    .over = Empezar de nuevo
    .close = Ocultar la lección
    .open = Lección

## The balance report

help-lab = Para quienes hacen juegos: lo que muchas partidas dicen de un juego.
help-balance = Haz que iguales jueguen muchas partidas, e informa de lo justo que es el juego, de cómo acaba y de lo que valen sus cosas.
help-balance-edition = Un archivo de edición. Una se compara con la edición de la casa; dos, entre sí, con los mismos repartos.
help-balance-games = Cuántos repartos se juegan con cada edición.
help-balance-seats = Cuántos asientos.
help-balance-bot = Quién juega en todos los asientos: { $known }.
help-edition = Mostrar la edición de la casa de un juego, para cambiarla: caravanserai lab edition GAME > mine.toml
cli-no-edition = No hay ninguna edición de { $game } que cambiar: no tiene números propios.
help-compare = Jugar los mismos repartos con dos ediciones y mostrar en qué se diferencian: el informe de lab balance, para dos.
help-compare-edition = Un archivo de edición.
help-compare-other = La edición con la que se compara; si no se nombra ninguna, la de la casa.
help-sweep = Jugar los mismos repartos con varios valores de un número de la edición y mostrar qué cambia.
help-sweep-number = El número, por su ruta en la edición: gems.total, salt.values.0.
help-sweep-values = Sus valores: 20,30,40 o 3-8.
cli-sweep-number = La edición no tiene ningún número «{ $given }»; tiene: { $known }.
cli-sweep-values = «{ $given }» no son valores: escribe de 2 a { $most } distintos, como 20,30,40 o 3-8.
cli-sweep-edition = Con { $value } en { $number } no es una edición: { $reason }.
sweep-title = { $game }: qué hace { $number }
sweep-more = Una barra por valor; la línea de encima es donde está la media en 95 de cada 100 casos. Todos los valores tuvieron los mismos repartos.
help-positions = Encontrar decisiones que importaron, en partidas de bots o en registros: qué habría hecho el entrenador, y por qué.
help-positions-record = El registro de una partida terminada, en lugar de partidas de bots; se puede dar varias veces.
help-positions-json = Escribe las posiciones en este archivo, como JSON; cada una es también una lección.
help-positions-games = Cuántas partidas juegan los bots.
help-positions-most = Como mucho tantas posiciones, primero las más caras.
help-positions-effort = Cuánto piensa el entrenador, en tanto por ciento de un análisis.
cli-positions-other-game = { $file } es el registro de otro juego: { $game }.
positions-title = { $game }: posiciones para pensar
positions-summary = { $games ->
    [one] 1 partida analizada
   *[other] { $games } partidas analizadas
  }; posiciones mostradas: { $found }. Primero las que costaron más probabilidad de ganar.
positions-summary-bots = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  } del bot { $bot } contra sí mismo; posiciones mostradas: { $found }. Primero las que costaron más probabilidad de ganar.
positions-game = Partida { $number }
positions-win = Probabilidad de ganar regalada: { $percent } puntos porcentuales
positions-none = Ninguna respuesta fue claramente peor que otra.
help-train = Haz que los bots jueguen muchas partidas, y entrena con ellas una red que juzga las posiciones del juego.
help-train-out = Escribe la red en este archivo. Las partidas se guardan al lado, para que una ejecución detenida pueda seguir.
help-train-games = De cuántas partidas de bots que piensan por adelantado aprende.
help-train-quick = De cuántas partidas de bots rápidos aprende primero; 0 es ninguna.
help-train-simulations = Cuántas simulaciones usan los bots para una respuesta.
help-train-weak = Cuántos asientos de cada cien juegan mal: así la red sabe también en qué acaban esas partidas.
help-train-horizon = Hasta dónde mira una búsqueda con la red, en respuestas de cada asiento.
help-train-network = Los bots juzgan con esta red: para la generación siguiente.
help-train-policy = En su lugar, entrena una política que adivina qué responderán los rivales, según cuántas veces volvió a cada opción la búsqueda de los bots.
help-train-points = En su lugar, entrena lo que prevé los puntos con que acabará un puesto, para que lo lean las personas, y lo guarda con la red.
cli-no-features = { $game } no dice qué ve de él una red, así que no se puede entrenar ninguna.
cli-no-choices = { $game } no dice qué ve una política de las opciones en mesas de { $seats }, así que no se puede entrenar ninguna.
cli-no-points = { $game } no dice de qué dependen sus puntos, así que no se puede entrenar nada que los prevea.
cli-one-of = Elige uno de { $options }, no los dos.
cli-other-recipe = La carpeta { $folder } contiene partidas con otros ajustes: quítala, o elige otro --out.
cli-bad-network = { $file } no es el archivo de una red o está dañado ({ $reason }); elige otro.
cli-other-network = La red de { $file } es para { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
  }, o para una versión anterior de sus reglas.
train-interrupted = Detenido. Las partidas se guardan en { $folder }: la misma orden sigue desde ahí.
train-judge = Juez
train-loss = log-loss
train-off = puntos de error, de media
train-constant = lo mismo para cada asiento
train-outlook = la estimación escrita a mano
train-network = la red
train-said = dicho
train-came = ocurrido
train-positions = posiciones
train-guess = Conjetura
train-agrees = como la búsqueda
train-even = todas las opciones por igual
train-quick = una respuesta rápida
train-policy = la política
help-gate = Mide si una búsqueda con una red gana a un nivel de la casa en el mismo tiempo, y anótalo en el archivo de la red.
help-gate-network = El archivo de la red, tal como lo escribe `lab train`.
help-gate-games = Cuántas partidas; hacen falta 400 para superarlo.
help-gate-level = Contra qué nivel juega: level3, level4, level5.
help-gate-against = La red que esta ha de sustituir: el nivel juega con ella y, si no, con la estimación escrita a mano.
help-gate-simulations = Cuántas simulaciones por respuesta, si son menos de las que permite el tiempo del nivel.
gate-passed = Superado: en el mismo tiempo la red gana más de la mitad de las partidas.
gate-not-passed = No superado: hacen falta 400 partidas, y una parte que sea más de la mitad con un 95% de seguridad.
gate-simulations = Simulaciones, con la red y sin ella
cli-one-bot-only = Un solo bot juega en todos los asientos; nombra uno, no { $given }.
cli-too-many-editions = Se pueden comparar dos ediciones, no { $given }; nombra menos con --edition.
balance-house-edition = la edición de la casa
balance-title = { $game }: el equilibrio
balance-summary = { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
  }, { $seats } asientos, el bot { $bot } en todos los asientos, semilla { $seed }. Todos los intervalos son del 95%: si todo se jugara una y otra vez, 19 de cada 20 intervalos así contendrían el número verdadero.
balance-to = de { $low } a { $high }
balance-short = En resumen
    .more = Lo que las partidas dicen con claridad. «Claramente» significa que el azar por sí solo apenas lo explica.
balance-found-even = Ningún asiento gana claramente más o menos que su parte justa.
balance-found-uneven = { $which ->
    [more] Gana claramente más que su parte justa: asiento { $more }.
    [less] Gana claramente menos que su parte justa: asiento { $less }.
   *[both] Gana claramente más que su parte justa: asiento { $more }. Claramente menos: asiento { $less }.
  }
balance-found-length = Respuestas en una partida, de media: { $answers }. Ventaja de quien gana sobre el siguiente asiento, en puntos: { $lead }.
balance-found-worth = En mitad de la partida, esto va unido a más puntos: { $holding } ({ $points }).
balance-found-no-worth = Nada de lo que se tenía en mitad de la partida va claramente unido a más puntos.
balance-found-change = Lo que el cambio movió claramente: { $changes }.
balance-found-no-change = El cambio no movió nada claramente. Con más partidas se verían cambios menores.
balance-effects = Qué hace el cambio
    .more = Cada reparto se jugó con ambas ediciones, con el mismo azar y los mismos bots, y se comparó consigo mismo. La imagen muestra el cambio con su intervalo, desde el 0 en el medio; donde el intervalo contiene el 0, puede ser azar.
balance-what = Qué
balance-change = Cambio
balance-verdict = En palabras
balance-verdict-more = claramente más
balance-verdict-less = claramente menos
balance-verdict-unclear = ningún cambio claro
balance-effect-points = Puntos de un asiento
balance-effect-lead = Ventaja de quien gana
balance-effect-length = Respuestas en una partida
balance-effect-seat = Victorias del asiento { $seat }
balance-effect-worth = Valor: { $holding }
balance-worths = ¿Cuánto valen las cosas?
    .more = { $moment } se anotó lo que tenía cada asiento. Cada línea dice cuántos puntos al final van unidos a tener una cosa más que los demás de media, siendo igual todo lo otro. Es lo que va unido en estas partidas, no una ley: quien tiene mucho quizá también jugó bien.
balance-noted = Anotado en { $games } de { $of } partidas.
balance-never-noted = Ninguna partida llegó tan lejos.
balance-worth-clear = { $which ->
    [behind] Quien tenía uno más que los demás acabó más por detrás de ellos, en puntos: { $points }.
   *[ahead] Quien tenía uno más que los demás acabó más por delante de ellos, en puntos: { $points }.
  }
balance-worth-unclear = Con estas partidas no se puede distinguir del azar.
balance-worth-unknown = No se puede decir nada: todos los asientos tuvieron siempre lo mismo, o se deduce de las líneas de arriba.
balance-axis-less = menos puntos
balance-axis-more = más puntos
balance-holding = Uno más de
balance-how = Cómo se averiguó
    .more = Para quien quiera repetirlo.
balance-how-text = El mismo bot jugó en todos los asientos, y solo ve lo que su asiento puede saber. Las partes, duraciones y cambios son medias sobre repartos con intervalos de Student; un reparto es una observación. Los valores son mínimos cuadrados ordinarios de la ventaja al final sobre lo que se tenía por encima de la media de los demás, con intervalos que tratan un reparto como una observación. La misma orden da el mismo informe.

## The deal of a day

refusal-daily-hidden = Aún no has jugado el reparto de hoy: queda oculto hasta que lo juegues, o hasta mañana.
refusal-bad-day = { $day } no es un día; escríbelo como 2026-11-15.
refusal-day-to-come = Ese día aún no ha llegado.
page-daily = Reparto del día
    .more = Un reparto al día para cada juego. Todos reciben las mismas cartas y se miden con los mismos bots: la diferencia es lo que eliges.
page-daily-home = El reparto de hoy
    .more = Las mismas cartas y los mismos bots para todos. Un intento.
page-daily-next = Próximos repartos dentro de { $time }.
    .new = Hay repartos nuevos.
page-daily-today = Hoy
page-daily-who = { $seats } asientos · bots: { $bot }
page-daily-finished = { $finished ->
    [0] Nadie lo ha terminado aún.
    [one] Lo ha terminado un jugador.
   *[other] Lo han terminado { $finished } jugadores.
  }
page-daily-play = Jugar
page-daily-go-on = Seguir
page-daily-one-try = Tienes un intento: empieza cuando pulses Jugar.
page-daily-watch = Ver otra vez tu partida
page-daily-hidden = Verás lo que hicieron los demás cuando hayas terminado.
page-daily-left = Un bot respondió por ti: este intento no cuenta.
page-daily-late = No terminaste dentro del día: este intento no cuenta.
page-daily-mine = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, puesto { $rank } de { $of }
page-daily-results = Resultados: { $game }
page-daily-rank = Puesto
page-daily-name = Nombre
page-daily-points = Puntos
page-daily-ahead = Ventaja sobre el mejor bot
page-daily-beyond = Sin azar
    .explanation = Sin azar: puntos por encima de la media de todos los que tuvieron el mismo reparto ({ $mean }).
page-daily-choice = Dónde se separaron las partidas
page-daily-you = tú
page-daily-parted = Respuesta { $answer }: «{ $here }» en vez de «{ $there }»
page-daily-same = Jugó igual
page-daily-measure = La partida con la que se comparan las demás
page-daily-replay = Repetición de { $name }
page-daily-best = Lo mejor de ayer
    .none = Nadie terminó el reparto de ayer.
    .none-then = Nadie terminó este reparto.
page-daily-best-line = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
page-daily-best-choice = Respuesta { $answer }: { $chosen }
page-daily-best-instead = Lo eligieron { $same } de { $there }; la mayoría de los demás: { $instead }
page-daily-best-replay = Verla
page-daily-all = Todos los resultados de ayer
    .past = Todos los resultados de ese día
page-daily-share = Compartir mi día
    .more = Tu puesto en la mesa, y camellos según cómo te fue entre todos los que tuvieron los mismos repartos. Ni cartas ni puntos: no revela nada.
page-daily-past = Días pasados
    .more = Elige un día: sus mejores líneas y los resultados de todos.
    .before = El día anterior
    .after = El día siguiente
    .day = Día
page-daily-compare = Ver cómo lo jugaron otros
page-daily-alone = Aún no hay con quién comparar.

## A game without a page of its own: the general table

page-any-turn = Turno { $turn } de { $turns }
page-any-waiting = Esperando a { $names }.
page-any-watching = Estás mirando.
page-any-over = La partida ha terminado.
page-any-sealed = Tu elección está sellada.
page-any-may-change = Aún puedes cambiarla.
page-any-ready = Todas se muestran a la vez.
page-any-seal = Sellar: { $what }
page-any-choose = Elige primero
page-any-change = Cambiar
page-any-mat = Lo que eliges queda aquí, con lo que da.
page-any-nothing = nada
page-any-nobody = No se lo lleva nadie
page-any-to = Va para: { $seat }
page-any-shows = { $seat }: { $tile }
page-any-showed = mostró: { $tile }
page-any-cancelled = anulado
page-any-choosing = Eligiendo…
page-any-chosen = Ya ha elegido
page-any-cloth = La mesa
page-any-rivals = Rivales
page-any-hand = Tu mano
page-any-hands = Todas las manos
page-any-points = Puntos
page-any-points-of = { $points ->
    [one] punto
   *[other] puntos
  }
page-any-player = Jugador
page-any-score = Marcador
page-any-so-far = Marcador hasta ahora

## What the house keeps of people: the zip that they get, and the page that says so

data-readme =
    Esto es todo lo que la casa guarda de ti. Todos los archivos menos este son JSON, que cualquier editor muestra.
    Las horas están en UTC. Las contraseñas, llaves de acceso, códigos y cookies no están: la casa solo tiene sus hashes y sus mitades públicas.
data-account = quién eres: tu nombre, desde cuándo estás aquí, tus nombres en la casa, tus llaves sin lo que abre, y lo que has elegido.
data-devices = dónde tienes la sesión abierta: el tipo de navegador y de sistema, y cuándo se vio por última vez.
data-friends = tus amigos, quién te pide amistad, a quién la has pedido y a quién has bloqueado.
data-games = tus partidas terminadas, con sus resultados; cada una tiene la dirección de su registro, que contiene todas las jugadas y se puede comprobar.
data-running = las mesas donde tienes asiento ahora. Lo que allí está oculto sigue oculto, también para ti.
data-notes = tus estrellas y notas.
data-lessons = las lecciones cuya meta has alcanzado.
data-days = tus intentos en los repartos del día.
data-ratings = tus puntuaciones tras cada partida puntuada.
data-plays = lo que tus decisiones regalaron en las partidas puntuadas que se analizaron.
data-news = adónde van tus novedades; las direcciones mismas no están, porque abren algo.
data-notices = lo que la moderación decidió sobre ti, y lo que respondiste.
data-reports = lo que contaste a la moderación.
data-not = Lo que se dijo en las mesas no está aquí: solo se escribe donde alguien lo denuncia, para la moderación.
data-page-who = Quién eres
data-page-who-guest = Para jugar no se te pide nada. La casa da a tu navegador una cookie para que tu asiento siga siendo tuyo. Guarda un hash de esa cookie, el nombre que usas y desde cuándo estás aquí.
data-page-who-forgotten = { $days ->
    [0] Un invitado que nunca jugó se guarda hasta que se borra.
    [one] Un invitado sin partida, llave, amigo ni círculo se olvida al cabo de un día.
   *[other] Un invitado sin partida, llave, amigo ni círculo se olvida al cabo de { $days } días.
  }
data-page-who-keys = Quien añade una llave da un nombre en la casa y una contraseña, o una llave de acceso. Se guardan un hash de la contraseña, la mitad pública de la llave de acceso, los hashes de los códigos impresos y cuándo se usó cada llave por última vez. No hace falta correo.
data-page-who-mail = Donde la casa envía correo, quien quiere da una dirección que le permite volver. Se guarda hasta que la quita, y no se usa para nada más que las novedades, si las quiere por correo.
data-page-who-devices = { $days ->
    [0] De cada dispositivo se guardan dos palabras, navegador y sistema, y cuándo se vio por última vez, con precisión de una hora.
    [one] De cada dispositivo se guardan dos palabras, navegador y sistema, y cuándo se vio por última vez, con precisión de una hora. Si no se usa durante un día, su sesión se cierra.
   *[other] De cada dispositivo se guardan dos palabras, navegador y sistema, y cuándo se vio por última vez, con precisión de una hora. Si no se usa durante { $days } días, su sesión se cierra.
  }
data-page-who-links = { $days ->
    [one] Un enlace a otro dispositivo sirve durante un día, una vez.
   *[other] Un enlace a otro dispositivo sirve durante { $days } días, una vez.
  }
data-page-games = Partidas
data-page-games-kept = Una partida jugada hasta el final se queda: quién se sentó dónde y con qué nombre, cada jugada y el resultado. Los demás también la jugaron, y se puede comprobar que fue limpia.
data-page-games-open = { $hours ->
    [0] Una mesa donde no empieza ninguna partida sigue abierta.
    [one] Una mesa donde no empieza ninguna partida se cierra al cabo de una hora.
   *[other] Una mesa donde no empieza ninguna partida se cierra al cabo de { $hours } horas.
  }
data-page-games-idle = { $days ->
    [0] Una partida que nadie sigue se queda como está.
    [one] Una partida que nadie sigue se cierra al cabo de un día.
   *[other] Una partida que nadie sigue se cierra al cabo de { $days } días.
  }
data-page-games-closed = { $days ->
    [0] Lo que se cerró se queda en la base de datos.
    [one] Lo que se cerró se borra al cabo de un día.
   *[other] Lo que se cerró se borra al cabo de { $days } días.
  }
data-page-games-tickets = { $days ->
    [one] Una reserva para una partida por días, con tus horas, zona horaria y puntuación, se guarda hasta que empieza la partida, la retiras o pasa un día.
   *[other] Una reserva para una partida por días, con tus horas, zona horaria y puntuación, se guarda hasta que empieza la partida, la retiras o pasan { $days } días.
  }
data-page-games-holidays = Quienes están en tus mesas ven cuándo estás de vacaciones. Se guarda { $days ->
    [one] un día
   *[other] { $days } días
  } después, para poder contar los días.
data-page-games-named = Las partidas públicas terminadas pueden darse a la investigación como tablas, sin nombres. Tu nombre en la casa figura en ellas solo si lo activaste en tus ajustes.
data-page-games-own = Las estrellas y notas son solo para tus ojos.
data-page-games-ratings = Las puntuaciones y lo que regalaron las decisiones se deducen de las partidas puntuadas, y se calculan de nuevo a partir de ellas en cualquier momento. Las ve quien puede ver tu página; las clasificaciones solo muestran a quienes tienen una página que todos pueden ver.
data-page-talk = Lo que se habla en la mesa
data-page-talk-memory = { $hours ->
    [0] Lo que se dice en una mesa no se escribe. Las últimas líneas están en memoria, para quienes llegan, mientras exista la mesa.
    [one] Lo que se dice en una mesa no se escribe. Las últimas líneas están en memoria, para quienes llegan, durante una hora como mucho.
   *[other] Lo que se dice en una mesa no se escribe. Las últimas líneas están en memoria, para quienes llegan, durante { $hours } horas como mucho.
  }
data-page-talk-choice = Tú eliges a quién oyes: a todos los de la mesa, a tus amigos o a nadie. La casa no te envía entonces lo demás.
data-page-talk-decisions = Lo que la moderación decidió sobre ti, y tu respuesta, se queda mientras estés aquí.
data-page-talk-reports = { $days ->
    [one] Quien denuncia a alguien envía a la moderación lo que podía ver, también las últimas líneas de la charla. Se borra un día después de decidirse.
   *[other] Quien denuncia a alguien envía a la moderación lo que podía ver, también las últimas líneas de la charla. Se borra { $days } días después de decidirse.
  }
data-page-friends = Amigos y tu página
data-page-friends-kept = { $days ->
    [one] Se guardan tus amigos, a quién has bloqueado y a quién has pedido amistad; una solicitud sin respuesta caduca al cabo de un día. A nadie se le dice que está bloqueado.
   *[other] Se guardan tus amigos, a quién has bloqueado y a quién has pedido amistad; una solicitud sin respuesta caduca al cabo de { $days } días. A nadie se le dice que está bloqueado.
  }
data-page-friends-page = Tú eliges quién ve tu página: nadie, tus amigos o todos. A tus amigos la casa les dice si estás aquí.
data-page-friends-page-safe = Tú eliges si tus amigos ven tu página. Los desconocidos nunca la ven. A tus amigos la casa les dice si estás aquí.
data-page-news = Novedades
data-page-news-kept = Quien quiere novedades da una dirección para ellas: la de este navegador en el servicio de avisos de su fabricante, la de un chat o su correo. Se guarda, con los motivos y las horas elegidos, hasta que la quita, cierra la sesión del dispositivo o el servicio dice que ya no existe. Lo que se envía es una frase, el juego y un enlace; a un navegador va cifrado.
data-page-news-told = Para no avisar dos veces de lo mismo, lo ya avisado se recuerda durante { $days ->
    [one] un día.
   *[other] { $days } días.
  }
data-page-address = Direcciones y diarios
data-page-address-kept = { $hours ->
    [one] La dirección desde la que viene tu navegador solo está en memoria, para contar cuántas veces pregunta. Se olvida una hora después de la última vez.
   *[other] La dirección desde la que viene tu navegador solo está en memoria, para contar cuántas veces pregunta. Se olvida { $hours } horas después de la última vez.
  }
data-page-address-logs = El diario de la casa no tiene direcciones, nombres, mesas ni cookies. Lo que escriben las máquinas que están delante de la casa te lo puede decir quien la lleva.
data-page-address-nobody = La página no carga nada de otros sitios. Nadie te rastrea para terceros, y no hay publicidad.
data-page-safe = Una casa para niños
data-page-safe-words = Nadie escribe nada que otros lean: en la mesa hay frases preparadas, y los nombres se eligen de una lista. El nombre en la casa solo lo ve su dueño.
data-page-safe-pages = Ninguna página sobre nadie puede ser vista por desconocidos, y nada de lo que se escribe se convierte en enlace.
data-page-yours = Lo que puedes hacer tú
data-page-yours-get = En la página «Tú» obtienes todo esto como un zip que puedes leer.
data-page-yours-delete = Allí también puedes borrarte. El nombre, el nombre en la casa, las llaves, los dispositivos, los amigos, las notas y tu página desaparecen al momento. Un bot toma tu asiento en las partidas en curso. En las partidas terminadas pasas a ser «un mercader»; se quedan, porque otros también las jugaron.
data-page-yours-handle = Tu nombre en la casa sigue ocupado, como hash, para que nadie pueda hacerse pasar por ti.
data-page-yours-backups = Una copia de seguridad hecha antes conserva lo que tenía, hasta que quien lleva la casa la tire.

# -- evenings and tournaments --
refusal-bad-event = Este evento no se puede anunciar así: { $reason }.
refusal-event-title = Un título tiene como mucho { $most } letras visibles; en una casa para niños no tiene ninguna.
refusal-event-account = Solo quien tiene una cuenta puede anunciar un evento; añade antes una llave.
refusal-too-many-events = Una misma persona puede tener anunciados como mucho { $most } eventos a la vez.
refusal-no-such-event = Ese evento no existe.
refusal-no-such-round = Esa ronda o mesa no existe en este evento.
refusal-no-such-entrant = Nadie se llama así en este evento.
refusal-entries-closed = Las inscripciones están cerradas. Quizá puedas llegar tarde, cuando haya empezado.
refusal-event-full = Ya no queda sitio: pueden participar como mucho { $most } personas.
refusal-event-too-often = Has entrado y salido demasiadas veces de este evento para volver a entrar.
refusal-event-busy = Ahora mismo pasan demasiadas cosas en este evento; prueba otra vez.
refusal-event-not-now = Ahora no se puede hacer esto en este evento: { $reason }.
refusal-event-not-over = Se muestra cuando el evento ha terminado.
refusal-event-hidden = Este reparto aún se juega en otras mesas: queda oculto hasta que todos lo hayan jugado.
refusal-event-once = Una mesa de un evento se juega una vez.
refusal-no-cross-table = Hay tabla cruzada para eventos por rondas de hasta { $most } personas.
refusal-no-late-entry = Ahora no puedes entrar en este evento.
refusal-no-more-deals = Ya has empezado todos los repartos de este evento, o se ha acabado su tiempo.
refusal-not-entered = No estás en este evento.
refusal-not-organiser = Eso solo puede hacerlo quien organiza el evento.
data-events = las veladas y torneos en los que te inscribiste, y cómo te llaman sus historiales.
data-page-games-events = Las veladas y los torneos se guardan. Sus historiales te llaman por un número; que eres tú se olvida cuando borras tu cuenta.
news-round = Tu mesa del evento está lista.

## Circles

page-nav-circles = Círculos
page-circle-none = Aún no hay ningún círculo
    .more = Un círculo es un grupo que juega junto: amigos, un club, una clase. Empieza uno e invita con un enlace; basta un nombre para entrar.
page-circle-new = Empezar un círculo
    .name = Su nombre
    .go = Empezar
page-circle-members = { $count ->
    [one] Un miembro
   *[other] { $count } miembros
  }
page-circle-kept-by = a cargo de { $names }
page-circle-role-keeper = responsable
page-circle-you = tú
page-circle-next = Próxima velada: { $when }
page-circle-next-none = Ninguna velada prevista
page-circle-lost = No se encuentra este círculo
    .more = Se disolvió, no eres miembro o el enlace es antiguo. Pide uno nuevo a un responsable.
page-circle-join = { $name } te invita
    .more = Un círculo juega junto: sus miembros ven los nombres de los demás y quién viene a una velada.
    .name = ¿Qué nombre quieres usar?
    .go = Entrar
    .no = Ahora no
page-circle-invite = Invitar
    .how = Quien tenga este enlace puede entrar; basta un nombre. Envíalo o deja que lo escaneen.
    .label = El enlace del círculo
    .renew = Crear un enlace nuevo
    .renewed = El enlace es nuevo; el anterior no lleva a ninguna parte.
page-circle-calendar = Calendario
    .how = Suscríbete a esta dirección en tu calendario: sigue lo que está previsto. La dirección es solo tuya; no la pases a nadie.
    .label = Dirección de tu calendario
    .renew = Crear una dirección nueva
    .renewed = La dirección es nueva; dásela a tu calendario.
page-circle-more = Más
page-circle-rename = Cambiar nombre
    .go = Guardar el nombre
page-circle-leave = Dejar el círculo
    .sure = ¿Dejar este círculo? Para volver necesitas su enlace.
page-circle-end = Disolver el círculo
    .sure = ¿Disolver este círculo para todos? Los miembros y las veladas se pierden para siempre; las partidas jugadas se quedan.
page-circle-evening = Próxima velada
    .now = La velada está en marcha
page-circle-evening-none = No hay ninguna velada prevista.
    .keeper = Prepara una: todos la ven aquí y en su calendario.
    .member = La próxima la prepara un responsable del círculo.
page-circle-later = Veladas posteriores
page-circle-past = Veladas pasadas
page-circle-past-in = { $count ->
    [0] No vino nadie
    [one] Vino una persona
   *[other] Vinieron { $count }
  }
page-circle-are-you = ¿Te apuntas?
page-circle-in = Me apunto
    .some = { $count ->
        [one] Viene una persona
       *[other] Vienen { $count }
      }
page-circle-perhaps = Quizá
    .some = { $count ->
        [one] Una persona quizá
       *[other] { $count } quizá
      }
page-circle-out = Esta vez no
    .some = { $count ->
        [one] Una persona no viene
       *[other] { $count } no vienen
      }
page-circle-nobody-in = Nadie lo ha dicho aún.
page-circle-plan = Preparar una velada
    .day = Día
    .time = Hora
    .games = Juegos, si ya lo sabes
    .note = Unas palabras, si quieres
    .go = Prepararla
    .now = Ahora
    .change = Guardar el cambio
page-circle-change = Cambiar
page-circle-off = Cancelar
    .sure = ¿Cancelar esta velada? Se va, con todas las respuestas.
page-circle-mine = Tu mesa está lista.
    .go = A tu mesa
page-circle-round = Ronda { $number }
page-circle-round-table = Mesa { $number }
page-circle-round-bot = un bot
page-circle-round-turn = Le toca a { $names }
page-circle-state-opening = se abre
page-circle-state-open = se abre
page-circle-state-playing = en juego
page-circle-state-over = terminada
page-circle-state-closed = cerrada
page-circle-round-watch = Ver
page-circle-open = Abrir mesas
    .next = Siguiente ronda
    .what = Quien se ha apuntado y no está en ninguna mesa recibe un asiento, con gente distinta de la de antes; los bots completan. Quien aún juega se sienta la próxima vez.
    .free = { $count ->
        [0] Todos los apuntados tienen mesa.
        [one] Un apuntado no tiene mesa.
       *[other] { $count } apuntados no tienen mesa.
      }
    .nobody = Nadie ha dicho aún que viene: quien pulse «Me apunto» recibe un asiento.
    .company = Compañía
    .company-new = otra que antes
    .company-again = la misma otra vez
    .game = Juego
    .seats = Asientos por mesa
    .pace = Ritmo
page-circle-waiting = Aquí, sin mesa
page-circle-standings = Clasificación
    .how = Un punto por cada asiento por detrás del tuyo, medio punto por un puesto compartido; al lado, la parte de lo que se podía conseguir.
page-circle-season = Trimestre { $quarter }, { $year }
    .which = Temporada
page-circle-games = Partidas
page-circle-won = Ganadas
page-circle-day = { $count ->
    [0] Nadie del círculo lo ha jugado aún.
    [one] Lo ha jugado una persona del círculo.
   *[other] Lo han jugado { $count } del círculo.
  }
page-circle-daily = El reparto del día del círculo
    .what = Cartas propias de este círculo, las mismas para todos los miembros, hasta medianoche UTC. Un intento cada uno.
page-circle-export = Llevarme todo en un archivo
page-circle-people = Miembros
page-circle-make-keeper = Hacer responsable
    .sure = ¿Hacer responsable a { $name }? Los responsables invitan, preparan veladas, abren mesas y pueden quitar miembros.
page-circle-make-member = Ya no es responsable
    .sure = ¿{ $name } deja de ser responsable?
page-circle-remove = Quitar
    .sure = ¿Quitar a { $name } del círculo? El enlace será entonces otro.
refusal-no-such-circle = Ese círculo no existe, o su enlace es antiguo; pide uno nuevo a un responsable.
refusal-no-such-evening = Esta velada se canceló.
refusal-no-such-member = Esta persona ya no está en el círculo.
refusal-keepers-only = Esto es para los responsables del círculo.
refusal-last-keeper = El círculo necesita un responsable: nombra antes a otra persona, o disuelve el círculo.
refusal-circle-full = Este círculo tiene { $most } miembros y no caben más.
refusal-too-many-circles = Estás en { $most } círculos y no caben más; deja antes uno.
refusal-too-many-evenings = Hay { $most } veladas previstas y no caben más; cancela antes una.
refusal-evening-time = Una velada empieza ahora o en el plazo de un año.
refusal-evening-not-on = Las mesas se abren desde una hora antes de una velada hasta doce horas después de su comienzo.
refusal-round-begun = Alguien ya ha abierto esta ronda; mira otra vez.
refusal-too-few-in = Todos los apuntados tienen mesa; espera a que acabe una partida, o pregunta quién viene.
data-circles = los círculos en los que estás.
data-evenings = lo que respondiste a las veladas de los círculos, y cuándo estuviste.
data-page-circles = Círculos
data-page-circles-kept = De un círculo se guardan su nombre, sus miembros, sus veladas, quién se apunta y quién se sentó a qué mesa, hasta que se disuelve; todo ello lo ven sus miembros. Lo que respondiste a las próximas veladas se va cuando lo dejas.
data-page-circles-here = Mientras dura una velada se guarda cuándo miraste su página por última vez, para que los responsables vean quién está.

## Evenings and tournaments

page-event-all = Eventos
    .more = Veladas y torneos, para mesas de dos a cinco. Cualquiera puede inscribirse; los bots completan lo que falta, y todos pueden comprobar que nadie eligió las cartas.
page-event-announce = Anunciar un evento
page-event-none = No hay nada anunciado.
    .more = Anuncia una velada o un torneo y envía su dirección a quien quieras.
page-event-list-running = Ahora
page-event-list-open = Para inscribirse
page-event-list-over = Terminados
page-event-missing = Ese evento no existe.
    .more = Quizá no se copió su dirección entera.
page-event-format = Formato
page-event-format-swiss = Suizo
    .explanation = En cada ronda te encuentras con quienes van cerca de ti.
page-event-format-round-robin = Todos contra todos
    .explanation = Todos se encuentran con todos las mismas veces, desde cada asiento. Hasta 60 personas.
page-event-format-evening = Velada
    .explanation = Compañía nueva en cada ronda; ven y vete cuando quieras.
page-event-format-arena = Arena
    .explanation = Durante una hora, quien está libre vuelve a jugar enseguida.
page-event-format-knock-out = Eliminatorias
    .explanation = La mitad de cada mesa sigue adelante, hasta que queda una sola mesa.
page-event-format-alone = A solas contra bots
    .explanation = Todos juegan los mismos repartos contra los mismos bots, cuando quieran hasta el final.
page-event-tables-of = mesas de { $seats }
page-event-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
    }
page-event-deals = { $rounds ->
    [one] un reparto
   *[other] { $rounds } repartos
    }
page-event-within = en { $time } como máximo
page-event-deal = Reparto { $round }
page-event-deal-of = Reparto { $round } de { $rounds }
page-event-how-many-deals = Repartos
page-event-alone-time = Tiempo para todos los repartos
    .hour = una hora
    .day = un día
    .week = una semana
page-event-alone-bots = Todos juegan contra
page-event-alone-begin = Empezar el reparto { $round }
page-event-alone-join = Jugar también
page-event-alone-waits = El reparto { $round } de { $rounds } te espera.
page-event-alone-plays = Estás jugando el reparto { $round } de { $rounds }.
page-event-alone-done = Has jugado todos los repartos.
page-event-alone-absent = Tu página estaba cerrada cuando empezó. Puedes jugar hasta el final del evento.
page-event-alone-outside = Puedes jugar hasta el final.
page-event-alone-told = Los resultados se dicen cuando ya nadie puede jugar.
page-event-minutes = { $minutes } minutos
page-event-duplicate = el mismo reparto en todas las mesas
    .choice = El mismo reparto en todas las mesas
    .explanation = Se compara a cada cual con quienes tuvieron el mismo asiento y las mismas cartas: la suerte del reparto desaparece.
page-event-title = Título
    .hint = Velada del jueves
page-event-how-many = Rondas
page-event-how-long = Minutos
page-event-begins = Empieza
page-event-bots = Bots
    .fill = Asientos libres para
page-event-entered = { $count ->
    [0] Aún no se ha inscrito nadie.
    [one] Se ha inscrito una persona.
   *[other] Se han inscrito { $count }.
    }
page-event-you-are-in = Estás dentro
page-event-round = Ronda { $round }
page-event-round-of = Ronda { $round } de { $rounds }
page-event-running = En marcha
page-event-opening = Va a empezar
    .more = Las páginas de los inscritos abren lo que prometieron. Tarda un minuto como mucho.
page-event-opened = Tu página ha abierto lo que prometió. Ahora vienen las mesas.
page-event-called-off = Cancelado
page-event-over = Terminado
page-event-nobody = un mercader
page-event-by = anunciado por { $name }
page-event-begins-at = Empieza: { $time }
page-event-bots-fill = Los bots completan lo que falta.
page-event-enter = Inscribirme
page-event-late = Entrar desde la próxima ronda
page-event-withdraw = Dejar el evento
    .sure = ¿Quieres irte? Lo jugado cuenta; tu lugar es de un bot desde la próxima ronda.
page-event-stay = Quedarme
page-event-leave-until = Hasta las { $time } puedes irte como si nunca hubieras venido.
page-event-your-table = Juegas en la mesa { $table }.
page-event-your-seat = eres el asiento { $letter }
page-event-to-table = A mi mesa
page-event-wait-tables = { $count ->
    [one] Tu partida ha terminado; una mesa aún juega.
   *[other] Tu partida ha terminado; { $count } mesas aún juegan.
    }
page-event-wait-next = Se prepara la próxima ronda.
page-event-you-left = Te has ido. Lo jugado cuenta.
page-event-you-removed = La organización te ha retirado; el motivo está abajo.
page-event-you-absent = Tu página estaba cerrada cuando empezó. Puedes entrar desde la próxima ronda.
page-event-look-on = Estás mirando.
page-event-until = Hasta { $time }
page-event-your-result = Tu resultado
page-event-place-of = { $place } de { $count }
page-event-points-made = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
    }
page-event-share-made = { $share } de los puntos de duelo
page-event-how = Cómo va
page-event-how-same = Las mismas cartas
    .more = El asiento A recibe la misma mano en todas las mesas.
page-event-how-new = Otro asiento, otros rivales
    .more = Después de cada ronda te mueves: otro asiento, otra gente.
page-event-how-alone = A tu ritmo
    .more = Nadie te espera. Ven por el siguiente reparto cuando quieras, hasta el final.
page-event-how-compared = Comparado con tu asiento
    .more = Un punto de duelo por cada persona que sacó menos del mismo asiento.
page-event-how-points = Puntos
    .more = Uno por cada asiento por detrás de ti, medio por cada asiento que comparte tu puesto.
page-event-how-bots = Nadie descansa
    .more = Los bots completan las mesas, los menos posibles en cada una.
page-event-entrants = Inscritos
    .none = Nadie aún. Abre tú la lista.
page-event-absent = no estaba al empezar
page-event-standings = Clasificación
    .over = Clasificación final
    .told = Un reparto se cuenta cuando lo ha jugado la última mesa.
    .none = La primera ronda aún no ha terminado.
page-event-ties-open = Por decidir con los puntos sin suerte (partidas analizadas: { $done } de { $games }).
page-event-luckless = { $share } sin suerte
page-event-ties = Empates: enfrentamiento directo, luego quién tuvo los asientos más difíciles, luego los puntos sin suerte.
    .duplicate = Empates: enfrentamiento directo, luego respecto a la media.
    .alone = Empates: respecto a la media.
page-event-place = Puesto
page-event-moved = Cambio desde la ronda anterior
page-event-player = Jugador
page-event-match-points = Puntos de duelo
page-event-points = Puntos
page-event-mean = Respecto a la media
page-event-played = Rondas
page-event-sum = Suma
page-event-all-lines = Los { $count }
page-event-all-tables = Las { $count } mesas
page-event-tables = Mesas
page-event-table = Mesa { $table }
page-event-which-round = Ronda que mirar
page-event-bot = Bot
page-event-table-playing = en juego
page-event-table-over = terminada
page-event-table-void = no cuenta
page-event-table-left = abandonada
page-event-replay = Repetición
page-event-open-hands = Ronda { $round } con las manos abiertas
page-event-hidden = Nadie ve otra mesa hasta que este reparto haya terminado en todas.
page-event-cross = Tabla cruzada
page-event-cross-table = mesa { $table }
page-event-seat = asiento { $letter }
page-event-seal = Nadie elige los repartos
page-event-seal-done = Hecho.
page-event-seal-1 = La casa sella su secreto
    .more = Hecho antes de que nadie se inscribiera. Su huella está abajo.
page-event-seal-2 = Cada inscrito sella también uno
    .more = Tu dispositivo lo hace cuando te inscribes. No tienes que pensar en nada.
page-event-seal-3 = A las { $time } se abren y se mezclan todos
    .more = Los repartos salen de la mezcla. La casa no puede elegirlos, ni tampoco quien llega en último lugar.
page-event-seal-4 = Después cualquiera puede comprobarlo
    .more = Un solo archivo contiene todos los repartos de todas las mesas.
page-event-fingerprint = Huella del secreto de la casa
    .more = Si luego se cambiara una letra del secreto, esta línea sería otra.
page-event-rulings = Lo que decidió la organización
page-event-ruling-removed = Baja
page-event-ruling-corrected = Resultado corregido
page-event-ruling-voided = No cuenta
page-event-ruling-called-off = Cancelado
page-event-ruling-unplayed = No jugado a tiempo
page-event-ruling-lapsed = Terminado sin jugadores
page-event-organise = Organizar
    .more = Lo que haces aquí queda en el historial del evento con su motivo, a la vista de todos.
page-event-do-remove = Retirar a alguien
page-event-do-correct = Corregir un resultado
page-event-do-void = Una mesa no cuenta
page-event-do-call-off = Cancelar el evento
page-event-reason = Motivo
page-event-woven = Una columna por ronda, con el motivo de tu asiento. No muestra cartas, así que puedes compartirlo.
    .alone = Una columna por reparto, con el motivo de tu asiento. No muestra cartas, así que puedes compartirlo.
page-event-share = Compartir la imagen
page-event-check = Comprobar todos los repartos en este dispositivo
page-event-checked = Todo es correcto: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
    }, { $shuffles } barajados repetidos en este dispositivo.
    .secret = El secreto no es aquel cuya huella se mostró.
    .nonce = Un nonce no es el que se prometió.
    .seal = El archivo se cambió después de escribirse.
    .shuffle = Ronda { $round }, mesa { $table }: un barajado no es el que da la mezcla.
page-event-file = Guardar todos los registros
    .more = Un archivo con el historial, todas las partidas y todos los repartos. Para comprobarlo: caravanserai verify ARCHIVO.
