# Every sentence of Khiva, in German.

## Names and lists

game-khiva = Khiva
    .short = Khiva

## Its things

khiva-colour = { $colour ->
    [white] Weiß
    [blue] Blau
    [green] Grün
    [pink] Rosa
   *[black] Schwarz
  }
khiva-camel = Kamel in { khiva-colour }
khiva-card = { khiva-colour } { $value }
khiva-carpet = einen Teppich in { khiva-colour } ({ $value })
khiva-space = { $place ->
    [city] Stadt
    [counter] Kontor von { $path }
   *[shop] Laden { $shop } von { $path }
  }
    .you-path = { $place ->
    [counter] dein Kontor
   *[shop] dein Laden { $shop }
  }

## What happened

khiva-deal-began = Durchgang { $deal } beginnt.
khiva-cards-dealt = { $seat } bekommt { $cards }.
    .you = Du bekommst { $cards }.
khiva-cards-turned-up = Offen beiseitegelegt: { $cards }.
khiva-choice-sealed = { $seat } hat gewählt.
    .you = Du hast gewählt.
khiva-choice-changed = { $seat } hat neu gewählt.
    .you = Du hast neu gewählt.
khiva-cards-revealed = { $seat } spielt { $cards }.
    .you = Du spielst { $cards }.
khiva-cards-given = { $seat } gibt { $cards } an { $to } weiter.
    .you = Du gibst { $cards } an { $to } weiter.
    .you-to = { $seat } gibt { $cards } an dich weiter.
khiva-card-refused = { $gems ->
    [0] { $seat } wird mit { $card } abgewiesen, und zum Trost ist kein Edelstein mehr da.
    [one] { $seat } wird mit { $card } abgewiesen und bekommt 1 Edelstein.
   *[other] { $seat } wird mit { $card } abgewiesen und bekommt { $gems } Edelsteine.
  }
    .you = { $gems ->
    [0] Du wirst mit { $card } abgewiesen, und zum Trost ist kein Edelstein mehr da.
    [one] Du wirst mit { $card } abgewiesen und bekommst 1 Edelstein.
   *[other] Du wirst mit { $card } abgewiesen und bekommst { $gems } Edelsteine.
  }
khiva-camel-won = { $seat } führt das { $camel } mit { $card }.
    .you = Du führst das { $camel } mit { $card }.
khiva-gems-spent = { $gems ->
    [one] { $seat } gibt 1 Edelstein aus.
   *[other] { $seat } gibt { $gems } Edelsteine aus.
  }
    .you = { $gems ->
    [one] Du gibst 1 Edelstein aus.
   *[other] Du gibst { $gems } Edelsteine aus.
  }
khiva-camel-moved = { $jumped ->
    [0] Das { $camel } zieht: { $start } → { $stop }.
    [one] Das { $camel } zieht: { $start } → { $stop }, mit einem Sprung.
   *[other] Das { $camel } zieht: { $start } → { $stop }, mit { $jumped } Sprüngen.
  }
khiva-gems-gained = { $gems ->
    [one] { $seat } erhält 1 Edelstein in Laden { $shop }.
   *[other] { $seat } erhält { $gems } Edelsteine in Laden { $shop }.
  }
    .you = { $gems ->
    [one] Du erhältst 1 Edelstein in Laden { $shop }.
   *[other] Du erhältst { $gems } Edelsteine in Laden { $shop }.
  }
khiva-carpet-taken = { $seat } nimmt { $carpet }.
    .you = Du nimmst { $carpet }.
khiva-salt-bought = { $seat } kauft den Salzsack mit Wert { $value }.
    .you = Du kaufst den Salzsack mit Wert { $value }.
khiva-salt-declined = { $seat } verzichtet auf das Salz.
    .you = Du verzichtest auf das Salz.
khiva-nothing-left = In Laden { $shop } gibt es für { $seat } nichts mehr.
    .you = In Laden { $shop } gibt es für dich nichts mehr.
khiva-teapot-taken = { $seat } entlädt das { $camel }: eine Teekanne mit Wert { $value }.
    .you = Du entlädst das { $camel }: eine Teekanne mit Wert { $value }.
khiva-carpets-delivered = { $seat } liefert { $carpets }.
    .you = Du lieferst { $carpets }.
khiva-camel-loaded = Das { $camel } trägt nun eine Teekanne mit Wert { $teapot }.
khiva-end-triggered = { $pile ->
    [teapots] Die letzte Teekanne ist weg: Mit dieser Runde endet die Partie.
    [carpets] Der letzte Teppich ist weg: Mit dieser Runde endet die Partie.
   *[salt] Der letzte Salzsack ist weg: Mit dieser Runde endet die Partie.
  }
khiva-carpets-discarded = { $seat } hat { $carpets } nie geliefert.
    .you = Du hast { $carpets } nie geliefert.

## Answers and questions

khiva-choose-cards = { $play } spielen, { $give } weitergeben.
    .kind = welche Karten du spielst und weitergibst
khiva-spend-gems = { $gems ->
    [0] Keinen Edelstein ausgeben.
    [one] 1 Edelstein ausgeben.
   *[other] { $gems } Edelsteine ausgeben.
  }
    .kind = wann du Edelsteine ausgibst
khiva-take-salt = Den Salzsack kaufen.
    .kind = wann du Salz kaufst
khiva-take-carpet = Den Teppich nehmen.
    .kind = wann du einen Teppich nimmst
khiva-decline = Auf das Salz verzichten.
    .kind = wann du auf Salz verzichtest
khiva-choose-cards-ask = { $each ->
    [one] Welche Karte spielst du, und welche andere gibst du nach links weiter?
   *[other] Welche { $each } Karten spielst du, und welche { $each } anderen gibst du weiter?
  }
khiva-spend-gems-ask = { $gems ->
    [one] Du führst mit { $card }. Willst du einen Edelstein ausgeben, um weiter zu kommen (0 oder 1)?
   *[other] Du führst mit { $card }. Willst du Edelsteine ausgeben, um weiter zu kommen (0 bis { $gems })?
  }
khiva-shop4-ask = { $carpet ->
    [yes] Laden 4: den Salzsack mit Wert { $salt } für { $price } Edelsteine, oder einen Teppich?
   *[no] Laden 4: den Salzsack mit Wert { $salt } für { $price } Edelsteine, oder nichts?
  }

## Options

khiva-option-city = Die Stadt als Schritt
    .explanation = Zählt der Weg durch die Stadt als Schritt?
    .when-empty = nur, wenn kein anderes Kamel dort steht
    .always = immer
    .never = nie, und kein Zug endet dort
khiva-option-open-score = Offene Punkte
    .explanation = Sehen alle, was Teekannen und Teppiche der anderen wert sind?
    .off = nein, sie liegen verdeckt
    .on = ja

## Refusals

refusal-khiva-card-count = { $each ->
    [one] Wähle eine Karte zum Spielen und eine andere zum Weitergeben.
   *[other] Wähle { $each } Karten zum Spielen und { $each } andere zum Weitergeben.
  }
refusal-khiva-card-twice = Jede Karte geht nur einmal: Was du spielst, kannst du nicht weitergeben.
refusal-khiva-not-in-hand = { khiva-card } hast du nicht auf der Hand.
refusal-khiva-too-many-gems = { $most ->
    [0] Dieses Kamel bringt kein Edelstein weiter; { $gems } kannst du nicht ausgeben.
    [one] Dieses Kamel bringt höchstens 1 Edelstein weiter; { $gems } kannst du nicht ausgeben.
   *[other] Dieses Kamel bringen höchstens { $most } Edelsteine weiter; { $gems } kannst du nicht ausgeben.
  }
refusal-khiva-salt-price = Salz kostet { $price } Edelsteine; du hast { $gems }.
refusal-khiva-no-carpet = Es ist kein Teppich mehr da.
refusal-khiva-must-take = Hier musst du etwas nehmen: das Salz oder den Teppich.

## Khiva in a terminal

khiva-help = { $each ->
    [one] Tippe die Nummer der Karte, die du spielst, dann die der Karte, die du weitergibst: 2 4 spielt Karte 2 und gibt Karte 4 weiter.
   *[other] Tippe die zwei Karten, die du spielst, dann die zwei, die du weitergibst: 1 3 2 5 spielt 1 und 3 und gibt 2 und 5 weiter.
  }
    .numbers = Tippe eine Zahl. Nach Laden 4 und Edelsteinen wirst du nur gefragt, wenn es etwas zu entscheiden gibt.
khiva-head-shop = Laden { $shop }
khiva-head-brings = { $shop ->
    [1] 1 Edelstein
    [2] Teppich
    [3] 2 Edelsteine
   *[4] Salz/Teppich
  }
khiva-head-counter = Kontor
khiva-head-seat = Weg von
khiva-head-player = Spieler
khiva-head-hand = Karten
khiva-head-gems = Edelsteine
khiva-head-teapots = Teekannen
khiva-head-delivered = geliefert
khiva-head-undelivered = zu liefern
khiva-head-salt = Salz
khiva-head-total = gesamt
khiva-head-rank = Rang
khiva-load = { khiva-colour } +{ $teapot }
khiva-load-empty = { khiva-colour }
khiva-in-city = In der Stadt (+ Teekanne): { $camels }
khiva-city-empty = In der Stadt: kein Kamel
khiva-piles = Übrig: Teekannen { $teapots } · Teppiche { $carpets } · Salz { $salt } · Edelsteine { $gems }
khiva-discard = Gespielt: { $cards }
khiva-face-up = Offen beiseitegelegt: { $cards }
khiva-ending = Das Ende ist da: Dies ist die letzte Runde.
khiva-hand = Deine Karten, und wohin sie das Kamel von hier aus führen würden:
khiva-landing = { $gems ->
    [0] { $space }
    [one] mit 1 Edelstein { $space }
   *[other] mit { $gems } Edelsteinen { $space }
  }
khiva-choice-salt = der Salzsack mit Wert { $salt } (kostet { $price } Edelsteine)
khiva-choice-carpet = der oberste Teppich
khiva-choice-nothing = nichts
khiva-sheet = Die Punkte
khiva-tie = { $by ->
    [teapots] Gleichstand ({ end-points }); es entscheidet die Zahl der Teekannen: { $seats }.
    [salt] Gleichstand ({ end-points }), auch bei den Teekannen; es entscheidet der beste Salzsack: { $seats }.
   *[shared] Gleichstand ({ end-points }), auch bei Teekannen und Salz; der Rang wird geteilt: { $seats }.
  }
khiva-tie-seat = { $teapots ->
    [one] { $seat } hat 1 Teekanne, bestes Salz { $salt }
   *[other] { $seat } hat { $teapots } Teekannen, bestes Salz { $salt }
  }
    .you = { $teapots ->
    [one] du hast 1 Teekanne, bestes Salz { $salt }
   *[other] du hast { $teapots } Teekannen, bestes Salz { $salt }
  }

## The page

page-poster-khiva = Khiva
    .line = Fünf Kamele, an denen alle ziehen. Die niedrigste Karte gewinnt.
khiva-log-deal = Durchgang { $deal }
khiva-log-shown = Die Karten werden aufgedeckt
khiva-log-nothing = Niemand bekommt etwas
khiva-log-delivered = { $count ->
    [one] { $seat } liefert einen Teppich
   *[other] { $seat } liefert { $count } Teppiche
  }
    .you = { $count ->
    [one] Du lieferst einen Teppich
   *[other] Du lieferst { $count } Teppiche
  }
khiva-log-teapot = { $seat } bringt die Teekanne vom Kamel in { khiva-colour } heim
    .you = Du bringst die Teekanne vom Kamel in { khiva-colour } heim
khiva-log-salt = { $seat } kauft Salz
    .you = Du kaufst Salz
khiva-log-carpet = { $seat } nimmt einen Teppich
    .you = Du nimmst einen Teppich
khiva-log-gems = { $count ->
    [one] { $seat } erhält einen Edelstein
   *[other] { $seat } erhält { $count } Edelsteine
  }
    .you = { $count ->
    [one] Du erhältst einen Edelstein
   *[other] Du erhältst { $count } Edelsteine
  }
khiva-log-refused = { $count ->
    [0] { $seat } wird abgewiesen
    [one] { $seat } wird abgewiesen und bekommt einen Edelstein
   *[other] { $seat } wird abgewiesen und bekommt { $count } Edelsteine
  }
    .you = { $count ->
    [0] Du wirst abgewiesen
    [one] Du wirst abgewiesen und bekommst einen Edelstein
   *[other] Du wirst abgewiesen und bekommst { $count } Edelsteine
  }
khiva-log-brief = { $what ->
    [delivered] Teppiche +{ $points }
    [teapot] Teekanne +{ $points }
    [salt] Salz +{ $points }
    [carpet] ein Teppich
    [gems] { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
      }
   *[refused] abgewiesen
  }
khiva-share = { $what ->
    [teapots] Teekannen
    [carpets] gelieferte Teppiche
    [salt] Salz
   *[gems] Edelsteine
  }
khiva-won-with = { $what ->
    [teapots] { $count ->
        [one] einer Teekanne
       *[other] { number-word } Teekannen
      }
    [carpets] { $count ->
        [one] einem gelieferten Teppich
       *[other] { number-word } gelieferten Teppichen
      }
    [salt] { $count ->
        [one] einem Sack Salz
       *[other] { number-word } Säcken Salz
      }
   *[gems] { $count ->
        [one] einem Edelstein
       *[other] { number-word } Edelsteinen
      }
  }

## The page

khiva-page-board = Das Spielbrett
khiva-page-hand = Deine Hand
khiva-page-hands = Alle Hände
khiva-page-mat = Deine Auslage
khiva-page-goods = Deine Waren
khiva-page-rivals = Die anderen, im Uhrzeigersinn von links
khiva-page-piles = Stapel
khiva-page-teapots = Teekannen
khiva-page-carpets-all = Teppiche
khiva-page-salt-bags = Salz
khiva-page-gems = Edelsteine
khiva-page-delivered = Gelieferte Teppiche
khiva-page-to-deliver = Zu liefern
khiva-page-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
khiva-page-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
khiva-page-choosing = Wählt…
khiva-page-deciding = Überlegt …
khiva-page-has-sealed = Versiegelt
khiva-page-play = { $count ->
    [one] Wähle eine Karte zum Spielen.
   *[other] Wähle { $count } Karten zum Spielen.
  }
    .hint = Die niedrigste Karte einer Farbe führt deren Kamel.
khiva-page-give = { $count ->
    [one] Nun eine Karte für { $seat }.
   *[other] Nun { $count } Karten für { $seat }.
  }
khiva-page-ready = Wahl versiegeln?
    .hint = Bis zum Aufdecken kannst du sie ändern.
khiva-page-sealed = Deine Wahl ist versiegelt.
khiva-page-may-change = Du kannst sie noch ändern.
khiva-page-waiting = Wir warten auf { $names }.
khiva-page-watching = Du schaust zu.
khiva-page-over = Die Partie ist vorbei.
khiva-page-seal = Versiegeln
khiva-page-change = Ändern
khiva-page-clear = Leeren
khiva-page-close = Schließen
khiva-page-play-ribbon = Legen
khiva-page-give-ribbon = Geben
khiva-page-play-it = zum Spielen
khiva-page-give-it = zum Weitergeben
khiva-page-leads = Ziel: { $where }
khiva-page-to = an { $seat }
khiva-page-played = Gespielt
khiva-page-nothing = nichts
khiva-page-teapot = Teekanne { $value }
khiva-page-brought = Teppich { $values }
khiva-page-spend = { $gems ->
    [0] Kein Edelstein
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
  }
khiva-page-salt = Salzsack mit Wert { $value }
    .cost = { $left ->
    [0] für { $price } Edelsteine; dir bleibt keiner
   *[other] für { $price } Edelsteine; dir bleiben { $left }
  }
khiva-page-carpet = Der oberste Teppich
    .unseen = seine Farbe siehst du, wenn du ihn nimmst
khiva-page-decline = Kein Salz
khiva-page-pile-teapots = Teekannen übrig: { $left }.
khiva-page-pile-carpets = Teppiche übrig: { $left }.
khiva-page-pile-salt = { $left ->
    [0] Kein Salzsack ist mehr übrig.
   *[other] Salzsäcke übrig: { $left }, der oberste mit Wert { $top }.
  }
khiva-page-pile-gems = Edelsteine im Vorrat: { $left }.
khiva-page-near = Das Ende ist nah.
khiva-page-discard = In diesem Durchgang gespielt
khiva-page-deal = Durchgang { $deal } · Runde { $turn }
khiva-page-cards-discard = Gespielt
khiva-page-cards-face-up = Offen beiseitegelegt
khiva-page-cards-gave = Weitergegeben
khiva-page-cards-got = Bekommen
khiva-page-unseen = { $cards ->
    [one] 1 Karte liegt ungesehen beiseite.
   *[other] { $cards } Karten liegen ungesehen beiseite.
  }
khiva-page-stands = { $turn ->
    [now] Das { $camel } (Teekanne { $teapot }) zieht jetzt. Es steht hier: { $space }.
   *[no] Das { $camel } (Teekanne { $teapot }) steht hier: { $space }.
  }
khiva-page-revealed = Die Karten liegen offen.
khiva-page-hint-play = Eine Karte führt das Kamel ihrer Farbe so viele Felder weit, wie sie zeigt, auf dein Kontor zu. Wähle eine, um zu sehen, wohin. Nur die niedrigste Karte einer Farbe führt; die anderen bekommen einen Edelstein.
khiva-page-hint-give = Nun die Karte für deinen linken Nachbarn. Sie kann ab der nächsten Runde gespielt werden.
khiva-page-hint-sealed = Wenn alle gewählt haben, werden die Karten aufgedeckt, und die Kamele ziehen in der Reihenfolge 1 bis 5.
khiva-page-hint-gems = Jeder Edelstein bringt das Kamel ein Feld weiter. Felder mit einem anderen Kamel werden übersprungen und zählen nicht.
khiva-page-hint-shop = Salz zählt sofort. Ein Teppich zählt erst, wenn ein Kamel seiner Farbe dein Kontor erreicht.
page-goal-khiva = Ziel: die meisten Punkte. Teekannen, gelieferte Teppiche und Salz zählen ihren Wert, jeder Edelstein 1.
khiva-page-brings = { $what ->
    [carpet] ein Teppich
    [salt] Salz oder Teppich
   *[gems] { $gems ->
        [one] { $gems } Edelstein
       *[other] { $gems } Edelsteine
      }
  }
khiva-page-counter = Kontor
khiva-page-player = Spieler
khiva-page-total = Gesamt
khiva-page-so-far = Die Punkte bisher
khiva-page-face-down = { $tokens ->
    [0] –
    [one] 1 verdeckt
   *[other] { $tokens } verdeckt
  }
khiva-page-sheet-how = Teekannen, gelieferte Teppiche, Salzsäcke und ein Punkt für jeden übrigen Edelstein.

## The coach: hints and reviews

coach-khiva-cards-gain = Mit { $cards } zieht ein Kamel { coach-odds }, meist hierhin: { $space }. Die Runde { $sign ->
    [plus] bringt etwa { coach-points }.
    [minus] kostet etwa { coach-points }.
   *[zero] bringt so gut wie nichts.
  }
coach-khiva-refused-gain = Mit { $cards } zog in unseren Probepartien kein Kamel; wer abgewiesen wird, bekommt einen Edelstein, und eine gute Karte ist nicht verbraucht.
coach-khiva-cards-risk = { $percent ->
    [never] Niemand sonst kann niedriger spielen; { $to } bekommt { $given }.
    [0] Andere könnten niedriger spielen, gewannen damit aber in keiner unserer Probepartien; { $to } bekommt { $given }.
    [100] Eine niedrigere Karte von anderen gewann in jeder unserer Probepartien; { $to } bekommt { $given }.
   *[other] In etwa { $percent } von 100 Partien gewinnt eine niedrigere Karte von anderen; { $to } bekommt { $given }.
  }
    .you-to = { $percent ->
    [never] Niemand sonst kann niedriger spielen; du bekommst { $given }.
    [0] Andere könnten niedriger spielen, gewannen damit aber in keiner unserer Probepartien; du bekommst { $given }.
    [100] Eine niedrigere Karte von anderen gewann in jeder unserer Probepartien; du bekommst { $given }.
   *[other] In etwa { $percent } von 100 Partien gewinnt eine niedrigere Karte von anderen; du bekommst { $given }.
  }
coach-khiva-gems-gain = { $gems ->
    [0] Das Kamel hält hier: { $space }. Die Edelsteine sind gespart.
    [one] Für 1 Edelstein kommt das Kamel weiter, bis hierhin: { $space }.
   *[other] Für { $gems } Edelsteine kommt das Kamel weiter, bis hierhin: { $space }.
  }
coach-khiva-gems-risk = { $gems ->
    [0] Dann bleibt kein Edelstein übrig.
    [one] Dann bleibt 1 Edelstein übrig.
   *[other] Dann bleiben { $gems } Edelsteine übrig.
  }
coach-khiva-salt-gain = Das Salz bringt { coach-points }, sofort und sicher, für { $price } Edelsteine.
coach-khiva-carpet-gain = { $gems ->
    [0] Der Teppich kostet nichts.
    [one] Der Teppich kostet nichts: Der Edelstein bleibt.
   *[other] Der Teppich kostet nichts: Alle { $gems } Edelsteine bleiben.
  }
coach-khiva-carpet-risk = Er zählt nur, wenn noch ein Kamel seiner Farbe heimkommt.

## Lessons: the house says these; the page has its own words below

lesson-khiva-lowest = Die niedrigste Karte gewinnt
    .story = Fünf Kamele warten in der Stadt, jedes mit einer Teekanne. In jeder Runde spielen alle heimlich eine Karte und geben eine andere nach links weiter. Die Farbe einer Karte nennt ein Kamel. Wollen mehrere dasselbe Kamel, bekommt es die niedrigste Karte, und es geht so viele Felder auf das Kontor des Gewinners zu.
    .task = Rosa trägt die beste Teekanne, und du wirst nicht allein sein. Gewinne in dieser Runde das rosa Kamel.
    .hint = Du hast zwei rosa Karten. Eine 1 kann niemand unterbieten.
    .right = Deine 1 war die niedrigste rosa Karte, also gehört das Kamel dir. Es ging nur ein Feld weit: Niedrige Karten gewinnen, hohe kommen weit.
lesson-khiva-refused = Ein Nein, das sich lohnt
    .story = Das schwarze Kamel trägt eine 7 und steht zwei Felder vor dem Kontor deines linken Nachbarn. Der holt es sich bestimmt, mit einer niedrigen Karte. Wer dieselbe Farbe spielt und nicht am niedrigsten liegt, wird abgewiesen und bekommt dafür einen Edelstein.
    .task = Lass dich abweisen und hol dir so einen Edelstein.
    .hint = Spiel Schwarz. Deine 4 ist zu hoch, um zu gewinnen, und genau darum geht es.
    .right = Abgewiesen, und um einen Edelstein reicher. Edelsteine bringen Kamele weiter, kaufen Salz, und jeder, der am Ende übrig ist, zählt einen Punkt.
lesson-khiva-landing = Mit einem Sprung voraus
    .story = Das weiße Kamel ruht auf deinem Laden 2. Ein Kamel, das zieht, zählt Felder nicht mit, auf denen ein anderes steht: Es überspringt sie. Dein Kontor ist das fünfte Feld deines Weges; ein Kamel, das dort ankommt, lässt dir seine Teekanne.
    .task = Hol dir in dieser Runde die Teekanne des grünen Kamels.
    .hint = Von der Stadt aus hat dein Weg jetzt vier freie Felder, das Kontor mitgezählt. Die Linien auf dem Brett zeigen, wohin jede Karte führen würde.
    .right = Vier Schritte und ein Sprung: Das grüne Kamel ist daheim. Schau immer, wer auf dem Weg steht.
lesson-khiva-gems = Ein paar Schritte mehr
    .story = Du hast zwei Edelsteine. Gewinnst du ein Kamel, kannst du welche ausgeben: Jeder bringt es ein Feld weiter, höchstens so viele, wie die Karte Fassungen hat. Eine 1 oder 2 hat zwei Fassungen, eine 3 oder 4 eine, eine 5 keine. Das grüne Kamel auf deinem Laden 3 wird übersprungen.
    .task = Das weiße Kamel trägt eine 7. Bring es in dieser Runde in dein Kontor.
    .hint = Spiel Weiß 2 und gib dann beide Edelsteine aus: Läden 1, 2 und 4, dann das Kontor.
    .right = Zwei Schritte von der Karte, zwei von den Edelsteinen, ein Sprung, sieben Punkte.
lesson-khiva-delivery = Teppiche wollen geliefert sein
    .story = In Laden 2 hast du einen weißen Teppich genommen. Noch ist er nichts wert: Teppiche zählen, wenn ein Kamel ihrer Farbe dein Kontor erreicht. Das weiße Kamel steht auf ebendiesem Laden, drei Felder von daheim. Das blaue mit seiner 6 lockt, fünf Felder weit weg.
    .task = Liefere in dieser Runde deinen weißen Teppich.
    .hint = Weiß 3 führt genau von Laden 2 in dein Kontor.
    .right = Das weiße Kamel brachte seine Teekanne und lieferte zugleich deinen Teppich: 2 und 4 Punkte in einem Zug.
lesson-khiva-giving = Was du weitergibst
    .story = Das schwarze Kamel mit einer 7 steht direkt vor dem Kontor deines linken Nachbarn: Jede schwarze Karte brächte es heim. Im Moment hat er keine. Aber er bekommt die Karte, die du weitergibst, und kann sie in der nächsten Runde spielen.
    .task = Gewinne das schwarze Kamel selbst, und gib eine Karte weiter, die deinem Nachbarn nicht hilft.
    .hint = Spiel eine schwarze Karte und behalte die andere. Gib Weiß oder Grün weiter.
    .right = Du hast das Kamel zurückgeholt und deinem Nachbarn kein Schwarz in die Hand gegeben. Jede Karte, die du weitergibst, spielt irgendwann jemand.
lesson-khiva-finish = Das Ende einer Partie
    .story = Eine Partie zu zweit: Jeder spielt zwei Karten und gibt zwei weiter. Sie endet, wenn Teekannen, Teppiche oder Salz ausgehen, nach der Runde, in der das geschieht. Teekannen, gelieferte Teppiche, Salz und Edelsteine zählen; Teppiche, die nicht geliefert sind, zählen nicht.
    .task = Spiel die Partie zu Ende. Gewinnen ist schöner, aber ankommen genügt.
    .hint = Niedrige Karten gewinnen Kamele, hohe bringen sie heim. Für Teppiche, die du hast, lohnt sich ein Umweg.
    .right = Das war das ganze Ende einer Partie. Jetzt kennst du Khiva: Eröffne einen Tisch und spiel.

## The balance report

balance-moment-khiva = Als ein Drittel der Teekannen vom Stapel war,
balance-khiva-gem = Edelstein
balance-khiva-teapot = Teekanne
balance-khiva-carpet = Teppich, noch nicht geliefert
balance-khiva-delivered = Gelieferter Teppich
balance-khiva-salt = Salzsack
balance-khiva-card = Wert der Handkarten
