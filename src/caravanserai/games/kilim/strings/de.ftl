# Every sentence of Kilim, in German.

## Names and lists

game-kilim = Kilim
    .short = Kilim

## Its things

kilim-face = { $face ->
    [star] Stern
    [hooks] Haken
    [horn] Widderhorn
    [diamond] Raute
    [comb] Kamm
    [torn] zerrissen
   *[perfect] makellos
  }
kilim-first = { $first ->
    [star] Stern
    [hooks] Haken
    [horn] Widderhorn
    [diamond] Raute
   *[comb] Kamm
  }
kilim-second = { $second ->
    [star] Stern
    [hooks] Haken
    [horn] Widderhorn
    [diamond] Raute
   *[comb] Kamm
  }
kilim-domino = Domino { kilim-first } / { kilim-second }
kilim-double = Doppeldomino { kilim-face }
kilim-torn = Domino { kilim-face } / zerrissen
kilim-perfect = Makellos-Domino
kilim-scrap = Rest „{ kilim-face }“
kilim-gold = Gold { $gold }
kilim-special = { $card ->
    [spy] Spion
    [scrap-bag] Restebeutel
   *[artisan] Handwerkerin
  }
kilim-token = { $token ->
    [perfect] Marker „Makellos“
    [turn] Marker „Drehen“
    [remove] Marker „Entfernen“
   *[move] Marker „Versetzen“
  }

## What happened

kilim-day-began = Tag { $day } beginnt.
kilim-domino-turned-up = Aufgedeckt: { $domino }.
kilim-card-placed = { $seat } hat eine Karte gelegt.
    .you = Du hast eine Karte gelegt.
kilim-card-changed = { $seat } hat eine andere Karte gelegt.
    .you = Du hast eine andere Karte gelegt.
kilim-card-taken-back = { $seat } hat die Karte zurückgenommen.
    .you = Du hast deine Karte zurückgenommen.
kilim-card-revealed = { $seat } deckt auf: { $card }.
    .you = Du deckst auf: { $card }.
kilim-gold-sealed = { $purpose ->
    [offer] { $seat } hat ein Angebot versiegelt.
    [scrap-bag] { $seat } hat Gold für den Restebeutel versiegelt.
   *[artisan] { $seat } hat Gold für die Handwerkerin versiegelt.
  }
    .you = { $purpose ->
    [offer] Du hast ein Angebot versiegelt.
    [scrap-bag] Du hast Gold für den Restebeutel versiegelt.
   *[artisan] Du hast Gold für die Handwerkerin versiegelt.
  }
kilim-gold-changed = { $seat } hat anderes Gold versiegelt.
    .you = Du hast anderes Gold versiegelt.
kilim-offer-made = Der Spion von { $seat } bietet Gold { $gold }.
    .you = Dein Spion bietet Gold { $gold }.
kilim-offers-cancelled = Gleiche Angebote von { $gold } heben sich auf: { $seats }.
kilim-prize-won = { $dominoes ->
    [one] { $seat } gewinnt das Domino mit Gold { $gold }.
   *[other] { $seat } gewinnt { $dominoes } Dominos mit Gold { $gold }.
  }
    .you = { $dominoes ->
    [one] Du gewinnst das Domino mit Gold { $gold }.
   *[other] Du gewinnst { $dominoes } Dominos mit Gold { $gold }.
  }
kilim-prize-left = { $dominoes ->
    [one] Niemand gewinnt; das Domino wartet auf die nächste Runde.
   *[other] Niemand gewinnt; { $dominoes } Dominos warten auf die nächste Runde.
  }
kilim-domino-woven = { $seat } webt das { $domino }.
    .you = Du webst das { $domino }.
kilim-gold-paid = { $place ->
    [scrap-bag] { $seat } zahlt Gold { $gold } für den Restebeutel.
   *[artisan] { $seat } zahlt Gold { $gold } für die Handwerkerin.
  }
    .you = { $place ->
    [scrap-bag] Du zahlst Gold { $gold } für den Restebeutel.
   *[artisan] Du zahlst Gold { $gold } für die Handwerkerin.
  }
kilim-gold-discarded = { $place ->
    [scrap-bag] { $seat } hat nichts, was hoch genug für den Restebeutel ist, und wirft Gold { $gold } ab.
   *[artisan] { $seat } hat nichts, was niedrig genug für die Handwerkerin ist, und wirft Gold { $gold } ab.
  }
    .you = { $place ->
    [scrap-bag] Du hast nichts, was hoch genug für den Restebeutel ist, und wirfst Gold { $gold } ab.
   *[artisan] Du hast nichts, was niedrig genug für die Handwerkerin ist, und wirfst Gold { $gold } ab.
  }
kilim-payment-tied = { $place ->
    [scrap-bag] Die höchsten Zahlungen sind gleich ({ $gold }): Niemand durchsucht den Restebeutel.
   *[artisan] Die niedrigsten Zahlungen sind gleich ({ $gold }): Niemand ruft die Handwerkerin.
  }
kilim-scrap-kept = { $seat } durchsucht den Restebeutel und behält einen Rest.
    .you = Du durchsuchst den Restebeutel und behältst einen Rest.
kilim-scrap-chosen = { $seat } behält den { $scrap }.
    .you = Du behältst den { $scrap }.
kilim-token-taken = { $seat } nimmt den { $token }.
    .you = Du nimmst den { $token }.
kilim-nothing-left = { $place ->
    [scrap-bag] Der Restebeutel ist leer: { $seat } bekommt nichts.
   *[artisan] Kein Marker ist mehr da: { $seat } bekommt nichts.
  }
    .you = { $place ->
    [scrap-bag] Der Restebeutel ist leer: Du bekommst nichts.
   *[artisan] Kein Marker ist mehr da: Du bekommst nichts.
  }
kilim-scrap-used = { $seat } legt den { $scrap }.
    .you = Du legst den { $scrap }.
kilim-perfect-woven = { $seat } webt ein makelloses Domino.
    .you = Du webst ein makelloses Domino.
kilim-domino-turned = { $seat } dreht das { $domino }.
    .you = Du drehst das { $domino }.
kilim-piece-removed = { $seat } entfernt: { $piece }.
    .you = Du entfernst: { $piece }.
kilim-piece-moved = { $seat } versetzt: { $piece }.
    .you = Du versetzt: { $piece }.
kilim-action-sealed = { $seat } hat eine Aktion versiegelt.
    .you = Deine Aktion ist versiegelt, bis alle fertig sind.
kilim-seat-done = { $seat } ist für heute fertig.
    .you = Du bist für heute fertig.
kilim-dominoes-lost = { $dominoes-count ->
    [one] Niemand hat es gekauft, es ist verloren: { $dominoes }.
   *[other] Niemand hat sie gekauft, sie sind verloren: { $dominoes }.
  }
kilim-day-ended = Tag { $day } ist vorbei.

## Answers and questions

kilim-way = { $turn ->
    [0] nach rechts
    [1] nach unten
    [2] nach links
   *[3] nach oben
  }
kilim-place-card = { $card } legen.
    .kind = welche Karte du legst
kilim-take-back-card = Die Karte zurücknehmen.
    .kind = wann du eine Karte zurücknimmst
kilim-pay-gold = Gold { $gold }.
    .kind = wie viel Gold du zahlst
kilim-take-scrap = Den { $scrap } behalten.
    .kind = welchen Rest du behältst
kilim-take-token = Den { $token } nehmen.
    .kind = welchen Marker du nimmst
kilim-at = { $across ->
    [none] { $down ->
        [none] auf dem ersten Feld
       *[other] { $down-steps } { $down ->
            [above] oberhalb
           *[below] unterhalb
          } vom ersten Feld
      }
   *[other] { $down ->
        [none] { $across-steps } { $across ->
            [left] links
           *[right] rechts
          } vom ersten Feld
       *[other] { $across-steps } { $across ->
            [left] links
           *[right] rechts
          } und { $down-steps } { $down ->
            [above] oberhalb
           *[below] unterhalb
          } vom ersten Feld
      }
  }
kilim-weave = Weben: { kilim-at }, { kilim-way }.
    .kind = wo du webst
kilim-use-scrap = Den { $scrap } legen: { kilim-at }.
    .kind = wohin du Reste legst
kilim-weave-perfect = Ein makelloses Domino weben: { kilim-at }, { kilim-way }.
    .kind = wo du makellose Dominos webst
kilim-turn-domino = Das { $domino } drehen: { kilim-at }, { kilim-way }.
    .kind = wann du ein Domino drehst
kilim-remove-piece = Entfernen: { $piece }.
    .kind = wann du ein Stück entfernst
kilim-move-piece = Versetzen: { $piece }, { kilim-at }.
    .kind = wann du ein Stück versetzt
kilim-done = Für heute nichts mehr.
    .kind = wann du für den Tag aufhörst
kilim-place-card-ask = { $prize-count ->
    [one] Zum Verkauf: { $prize }. Welche Karte legst du?
   *[other] Zum Verkauf: { $prize }. Sie gehen zusammen weg. Welche Karte legst du?
  }
kilim-pay-gold-ask = { $discard ->
    [yes] { $purpose ->
        [scrap-bag] Den Restebeutel (mehr als { $winning }) kannst du nicht zahlen. Welches Gold wirfst du ab?
       *[artisan] { $winning ->
            [0] Kein Angebot hat gewonnen, also kann niemand die Handwerkerin zahlen. Welches Gold wirfst du ab?
           *[other] Die Handwerkerin (weniger als { $winning }) kannst du nicht zahlen. Welches Gold wirfst du ab?
          }
      }
   *[no] { $purpose ->
        [offer] Du hast die Karten der anderen gesehen. Welches Gold bietet dein Spion?
        [scrap-bag] { $winning ->
            [0] Kein Angebot hat gewonnen, also genügt jedes Gold für den Restebeutel. Welches zahlst du?
           *[other] Der Restebeutel kostet mehr als { $winning }. Welches Gold zahlst du?
          }
       *[artisan] Die Handwerkerin kostet weniger als { $winning }. Welches Gold zahlst du?
      }
  }
kilim-take-scrap-ask = Welchen Rest behältst du?
kilim-take-token-ask = Welchen Marker nimmst du?
kilim-weave-ask = { $left ->
    [0] Wo webst du das { $domino }?
    [one] Wo webst du das { $domino }? Ein weiteres Domino folgt.
   *[other] Wo webst du das { $domino }? { $left } weitere Dominos folgen.
  }
kilim-end-of-day-ask = Der Tag ist vorbei. Willst du vorher noch etwas nutzen?

## Options

kilim-option-torn-pairs = Zerrissene Motive nebeneinander
    .explanation = Kostet ein zerrissenes Motiv neben einem anderen zerrissenen Punkte?
    .count = ja, jedes 3 Punkte
    .cancel = nein, sie heben sich auf

## Refusals

refusal-kilim-card-gone = { $card ->
    [spy] Deinen Spion hast du heute schon eingesetzt.
    [scrap-bag] Deinen Restebeutel hast du heute schon eingesetzt.
    [artisan] Deine Handwerkerin hast du heute schon eingesetzt.
   *[other] Diese Goldkarte hast du nicht auf der Hand.
  }
refusal-kilim-nothing-placed = Du hast keine Karte gelegt, die du zurücknehmen könntest.
refusal-kilim-gold-gone = Gold { $gold } hast du nicht auf der Hand.
refusal-kilim-gold-too-low = Der Restebeutel kostet mehr als { $winning }: Du hast Gold, das hoch genug ist.
refusal-kilim-gold-too-high = Die Handwerkerin kostet weniger als { $winning }: Du hast Gold, das niedrig genug ist.
refusal-kilim-no-such-scrap = Dieser Rest ist nicht im Beutel.
refusal-kilim-token-gone = Dieser Marker liegt nicht mehr auf dem Brett.
refusal-kilim-first-square = Für das erste Domino eines Kelims gibt es nur einen Ort: Dort fängt alles an.
refusal-kilim-square-taken = Dort liegt schon etwas.
refusal-kilim-not-beside = Ein Domino muss neben einem Feld deines Kelims liegen.
refusal-kilim-card-placed = Nimm zuerst deine Karte zurück.
refusal-kilim-no-perfect = Du hast kein makelloses Domino aufgehoben.
refusal-kilim-scrap-not-beside = Ein Rest bedeckt ein Feld deines Kelims oder liegt neben einem.
refusal-kilim-scrap-not-kept = Einen solchen Rest hast du nicht.
refusal-kilim-no-token = { $token ->
    [turn] Du hast keinen Marker „Drehen“, den du nutzen könntest.
    [remove] Du hast keinen Marker „Entfernen“, den du nutzen könntest.
   *[move] Du hast keinen Marker „Versetzen“, den du nutzen könntest.
  }
refusal-kilim-not-in-kilim = Dieses Stück liegt nicht in deinem Kelim.
refusal-kilim-cannot-turn = So lässt sich dieses Domino nicht drehen.
refusal-kilim-scrap-covered = Auf diesem Rest liegt ein anderer.
refusal-kilim-cannot-move = Dorthin lässt sich dieses Stück nicht versetzen.

## Kilim in a terminal

kilim-title = Tag { $day } · Runde { $turn } von { $turns } · Marker: { $tokens } · Reste übrig: { $left }
kilim-prize = { $count ->
    [one] Zum Verkauf:
   *[other] Zusammen zum Verkauf:
  }
kilim-token-short = { $token ->
    [perfect] Makellos
    [turn] Drehen
    [remove] Entfernen
   *[move] Versetzen
  }
kilim-special-short = { $card ->
    [spy] Spion
    [scrap-bag] Beutel
   *[artisan] Handwerkerin
  }
kilim-kept-scraps = { $count ->
    [one] 1 Rest
   *[other] { $count } Reste
  }
kilim-kept-perfects = { $count ->
    [one] 1 makelloses
   *[other] { $count } makellose
  }
kilim-choice-gold = Gold
kilim-free = Oder zuerst eine freie Aktion (f und ihre Nummer):
kilim-help = Tippe den Wert einer Goldkarte, 16 für den Spion, 17 für den Restebeutel, 18 für die Handwerkerin. Eine freie Aktion kommt zuerst: f1, f2 … aus der Liste, oder ausgeschrieben: f scrap-star 1 2.
    .weave = Tippe eine Nummer der Liste, oder Spalte, Zeile und Richtung der ersten Hälfte: 1 -2 0. Richtungen: 0 rechts, 1 unten, 2 links, 3 oben. Eine freie Aktion kommt zuerst: f1, f2 … aus der Liste, oder ausgeschrieben: f scrap-star 1 2.
    .numbers = Tippe eine Nummer der Liste. Freie Aktionen sind f1, f2 … aus der Liste, oder ausgeschrieben: f scrap-star 1 2.
kilim-head-player = Spieler
kilim-head-points = Punkte
kilim-head-gold = Gold auf der Hand
kilim-head-special = besondere
kilim-head-kept = behalten
kilim-head-rectangle = Rechteck
kilim-head-kinds = Arten
kilim-head-groups = Gruppen
kilim-head-largest = größte
kilim-head-torn = zerrissen
kilim-head-total = gesamt
kilim-head-squares = Felder
kilim-head-rank = Rang
kilim-sheet = Die Punkte
kilim-tie = { $by ->
    [squares] Gleichstand ({ end-points }): Der größere Kelim liegt vorn ({ $seats }).
   *[shared] Gleichstand ({ end-points }), und die Kelims sind gleich groß ({ $seats }): Der Rang wird geteilt.
  }
kilim-tie-seat = { $squares ->
    [one] { $seat }: 1 Feld
   *[other] { $seat }: { $squares } Felder
  }
    .you = { $squares ->
    [one] du: 1 Feld
   *[other] du: { $squares } Felder
  }

## The page

page-poster-kilim = Kilim
    .line = Biete heimlich auf Dominos und webe den schönsten Teppich.
kilim-log-day = Tag { $day }
kilim-log-up = Zum Verkauf: { $domino }
kilim-log-won = { $named ->
    [yes] { $seat } gewinnt für { $gold }: { $what }
   *[no] { $seat } gewinnt { $dominoes ->
        [one] ein Domino
       *[other] { $dominoes } Dominos
      } für { $gold }
  }
    .you = { $named ->
    [yes] Du gewinnst für { $gold }: { $what }
   *[no] Du gewinnst { $dominoes ->
        [one] ein Domino
       *[other] { $dominoes } Dominos
      } für { $gold }
  }
kilim-log-left = { $dominoes ->
    [one] Niemand gewinnt das { $domino }
   *[other] Niemand gewinnt; { $dominoes } Dominos warten
  }
kilim-log-cancelled = { $gold } aufgehoben
kilim-log-scrap = ein Rest
kilim-share = { $what ->
    [rectangle] volles Rechteck
    [kinds] Motivarten
    [groups] Gruppen
    [largest] größte Gruppen
   *[torn] zerrissene Motive
  }
kilim-won-with = { $what ->
    [rectangle] einem vollen Rechteck
    [kinds] { $count ->
        [5] allen fünf Motiven
       *[other] genau { number-word } Motivarten
      }
    [groups] großen Gruppen
    [largest] { $count ->
        [one] der größten Gruppe eines Motivs
       *[other] den größten Gruppen von { number-word } Motiven
      }
   *[torn] { $count ->
        [0] keinem zerrissenen Motiv
       *[other] wenigen zerrissenen Motiven
      }
  }

## Khiva: the page

page-goal-kilim = Ziel: der wertvollste Kelim. Gruppen eines Motivs, die größten Gruppen, genau drei oder alle fünf Arten und ein volles Rechteck bringen Punkte; zerrissene Motive kosten.

## The page

kilim-page-market = Markt
kilim-page-market-all = Markt, Marker und Tasche
kilim-page-offers = Karten auf dem Markt
kilim-page-hand = Deine Hand
kilim-page-hands = Alle Hände
kilim-page-mat = Deine Auslage
kilim-page-mat-empty = Hier liegt gleich deine Karte.
kilim-page-rivals = Die anderen, im Uhrzeigersinn von links
kilim-page-weavers = Die Weber
kilim-page-your-kilim = Dein Kelim
kilim-page-kilim-of = Der Kelim von { $name }
kilim-page-wall = Die Wand: alle Kelims im selben Maßstab
kilim-page-wall-hint = Tippe auf einen Kelim, um ihn näher anzusehen.
    .keys = Mit ← und → gehst du die Wand entlang.
kilim-page-wall-back = Der Kelim davor
kilim-page-wall-on = Der nächste Kelim
kilim-page-look = Näher ansehen
kilim-page-artisan = Handwerkerin
    .back = am Abend zurück
kilim-page-pouch = Deine Tasche
    .secret = nur du siehst sie
kilim-page-token-free = frei
kilim-page-token-at = { $used ->
    [yes] { $name }, benutzt
   *[no] { $name }
  }
kilim-page-scraps-left = { $left ->
    [0] Keine Reste mehr im Beutel
    [one] Noch 1 Rest im Beutel
   *[other] Noch { $left } Reste im Beutel
  }
kilim-page-day = Tag { $day } von 3 · Runde { $turn } von { $turns }
kilim-page-turn = Runde { $turn } von { $turns }
kilim-page-day-short = Tag { $day }
kilim-page-pile = { $left ->
    [0] Der Stapel des Tages ist leer
    [one] Noch 1 Domino im Stapel des Tages
   *[other] Noch { $left } Dominos im Stapel des Tages
  }
kilim-page-on-offer = { $count ->
    [one] Zum Verkauf: { $prize }.
   *[other] Zusammen zum Verkauf: { $prize }.
  }
kilim-page-piled = { $count ->
    [one] 1 Domino
   *[other] { $count } Dominos, nur zusammen
  }
kilim-page-stall-empty = Gerade wird nichts verkauft.
kilim-page-last-turn = Letzte Runde:
kilim-page-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
kilim-page-choosing = Wählt …
kilim-page-deciding = Überlegt …
kilim-page-face-down = verdeckt
kilim-page-picked = gewählt, noch nicht gelegt
kilim-page-spent = heute ausgegeben
kilim-page-offer = { $how ->
    [out] { $card }, { $gold } geboten, aufgehoben
    [won] { $card }, { $gold } geboten, gewinnt
    [paid] { $card }, mit Gold { $gold }
   *[open] { $card }
  }
kilim-page-outcome = { $how ->
    [out] von einem gleichen Angebot aufgehoben
    [won] das siegreiche Angebot
   *[open] aufgedeckt
  }
kilim-page-special = { $card ->
    [spy] Spion
    [scrap-bag] Restebeutel
   *[artisan] Handwerkerin
  }
kilim-page-special-left = { $card ->
    [spy] { $left ->
        [yes] Spion noch auf der Hand
       *[no] Spion heute schon eingesetzt
      }
    [scrap-bag] { $left ->
        [yes] Restebeutel noch auf der Hand
       *[no] Restebeutel heute schon eingesetzt
      }
   *[artisan] { $left ->
        [yes] Handwerkerin noch auf der Hand
       *[no] Handwerkerin heute schon eingesetzt
      }
  }
kilim-page-gold-left = { $count ->
    [one] Noch 1 Goldkarte
   *[other] Noch { $count } Goldkarten
  }
kilim-page-gold-in-hand = Gold auf der Hand, dann ausgegebenes
kilim-page-kept = Übrig und behalten
kilim-page-about-spy = Spion: Sieh die Karten der anderen und wähle dann dein Angebot.
kilim-page-about-scrap-bag = Restebeutel: Zahle mehr als wer gewinnt und behalte einen Rest.
kilim-page-about-artisan = Handwerkerin: Zahle weniger als wer gewinnt und nimm einen Marker.
kilim-page-about-perfect = Ein goldenes Domino, das du webst, wann du willst: Es füllt Felder und zeigt kein Motiv.
kilim-page-about-turn = Drehe ein Domino deines Kelims.
kilim-page-about-remove = Nimm ein Stück aus deinem Kelim und aus dem Spiel.
kilim-page-about-move = Lege ein Stück an eine andere Stelle deines Kelims, ohne es zu drehen.
kilim-page-about-scrap = Bedecke ein Feld mit diesem Motiv, oder fülle eines neben deinem Kelim.
kilim-page-about-rectangle = 10 für ein volles Rechteck
kilim-page-about-groups = je Größe minus 1
kilim-page-about-largest = je 5 · du : beste andere
kilim-page-short-of = { $missing ->
    [0] keine Lücke, keine fehlende Ecke
    [one] 1 Feld fehlt
   *[other] { $missing } Felder fehlen
  }
kilim-page-kinds-now = jetzt { $kinds } · genau 3: 10, alle 5: 5
kilim-page-torn-now = { $torn } offen · je −3
kilim-page-race = { $motif }: deine größte Gruppe { $mine }, die größte der anderen { $best }
kilim-page-rectangle = Volles Rechteck
kilim-page-kinds = Motivarten
kilim-page-groups = Gruppen
kilim-page-largest = Größte Gruppen
kilim-page-torn = Zerrissene Motive
kilim-page-category = Wofür
kilim-page-total = Gesamt
kilim-page-so-far = Die Punkte bisher
kilim-page-sheet-how = Volles Rechteck 10; genau 3 Motivarten 10, alle 5 Arten 5; jede Gruppe ihre Größe minus 1; die größte Gruppe eines Motivs 5; jedes offene zerrissene Motiv −3.
kilim-page-waiting = Wir warten auf { $names }.
kilim-page-watching = Du schaust zu.
kilim-page-over = Die Partie ist vorbei.
kilim-page-revealed = Die Karten liegen offen.
kilim-page-choose-card = Wähle eine Karte und lege sie.
kilim-page-place = { $card } legen?
    .hint = Bis zum Aufdecken kannst du wechseln.
kilim-page-placed = Verdeckt: { $card }.
kilim-page-placed-one = Deine Karte liegt verdeckt.
kilim-page-may-change = Du kannst sie noch ändern oder zurücknehmen.
kilim-page-may-change-gold = Du kannst es noch ändern.
kilim-page-sealed = Versiegelt: { $card }.
kilim-page-sealed-one = Dein Gold ist versiegelt.
kilim-page-pay = { $purpose ->
    [offer] { $card } bieten?
    [discard] { $card } abwerfen?
   *[pay] { $card } zahlen?
  }
kilim-page-pay-offer = Das höchste Angebot, das niemand sonst macht, gewinnt.
kilim-page-pay-scrap-bag = Wer am meisten zahlt, durchsucht den Beutel; bei Gleichstand niemand.
kilim-page-pay-artisan = Wer am wenigsten zahlt, ruft sie; bei Gleichstand niemand.
kilim-page-pay-discard = Diesmal bekommst du nichts.
kilim-page-scrap-hint = Nur du siehst, welcher; nutze ihn, wann du willst.
kilim-page-token-hint = Er gehört dir, bis der Tag endet.
kilim-page-weave-hint = Es muss ein Feld deines Kelims berühren.
kilim-page-weave-first = Dein erstes Domino: Lege es, wie du magst.
kilim-page-done-hint = Die anderen sehen es, wenn alle fertig sind; „Fertig“ gilt endgültig.
kilim-page-lay-scrap = Lege deinen Rest.
    .hint = Bedecke ein Feld, oder fülle eines neben deinem Kelim.
kilim-page-lay-perfect = Webe das makellose Domino.
    .hint = Es füllt zwei Felder und zeigt kein Motiv.
kilim-page-lay-turn = Drehe ein Domino.
    .hint = Wähle es auf dem Webstuhl, dann seine neue Lage.
kilim-page-lay-remove = Entferne ein Stück.
    .hint = Wähle es auf dem Webstuhl; es kommt aus dem Spiel.
kilim-page-lay-move = Versetze ein Stück.
    .hint = Wähle es auf dem Webstuhl und lege es anderswohin.
kilim-page-used = benutzt
kilim-page-free = Du kannst nutzen:
kilim-page-cancel = Nicht jetzt
kilim-page-do = { $what ->
    [place] Legen
    [offer] Bieten
    [discard] Abwerfen
   *[pay] Zahlen
  }
kilim-page-change = Ändern
kilim-page-take-back = Zurücknehmen
kilim-page-clear = Leeren
kilim-page-done = Fertig
kilim-page-close = Schließen
kilim-page-hint-place = Das höchste Gold gewinnt das Domino, aber gleiche Angebote heben sich auf. Jede Runde kostet dich eine Goldkarte, was du auch tust. Spion, Restebeutel und Handwerkerin: je einmal am Tag.
kilim-page-hint-free = Bevor du deine Karte legst, kannst du einen Rest, einen Marker oder ein makelloses Domino nutzen.
kilim-page-hint-sealed = Wenn alle Karten liegen, werden sie gemeinsam aufgedeckt. Bis dahin kannst du deine ändern.
kilim-page-hint-offer = Du hast die Angebote der anderen gesehen: Überbiete das höchste, oder spare Gold mit einer niedrigen Karte.
kilim-page-hint-scrap-bag = Wenn du kannst, musst du mehr zahlen als das siegreiche Angebot. Wer am meisten zahlt, behält einen Rest: ein einzelnes Feld, das ein zerrissenes Motiv flickt oder ein anderes verändert.
kilim-page-hint-artisan = Wenn du kannst, musst du weniger zahlen als das siegreiche Angebot. Wer am wenigsten zahlt, nimmt einen Marker.
kilim-page-hint-scrap = Ein Rest bedeckt ein zerrissenes Motiv, verändert ein Feld oder füllt eine Lücke in deinem Rechteck.
kilim-page-hint-token = „Makellos“ gibt dir ein goldenes Domino, das du behältst. „Drehen“, „Entfernen“ und „Versetzen“ verändern deinen Kelim, bis der Tag endet.
kilim-page-hint-weave = Gleiche Motive nebeneinander bilden Gruppen. Ein volles Rechteck ist 10 wert, genau drei Motivarten 10. Probiere eine Stelle aus, um zu sehen, was sie bringt.
kilim-page-hint-end-of-day = Letzte Gelegenheit heute: Marker gehen am Ende des Tages zurück, Reste und makellose Dominos bleiben dir.

## Kilim's loom

kilim-loom-picture = { $label }: { $columns } mal { $rows } Felder
kilim-loom-picture-empty = { $label }: noch nichts gewebt
kilim-loom-confirm = { $kind ->
    [scrap] Hier legen
    [turn] So drehen
    [remove] Entfernen
    [move] Hierhin
   *[weave] Hier weben
  }
kilim-loom-back = Zurück
kilim-loom-rotate = Drehen
kilim-loom-swap = Tauschen
kilim-loom-larger = Größer
kilim-loom-smaller = Kleiner
kilim-loom-fit = Alles zeigen
kilim-loom-hint = { $kind ->
    [scrap] Zieh den Rest, oder tippe auf ein markiertes Feld: Bedecke eines, oder fülle eines neben dem Kelim.
    [turn] Tippe auf ein markiertes Feld, um zu sehen, wie das Domino liegen kann; „Drehen“ zeigt die nächste Lage.
    [remove] Aus dem Kelim nehmen, für immer?
    [move] Zieh das Stück, oder tippe auf ein markiertes Feld.
   *[weave] Zieh das Domino, oder tippe auf ein markiertes Feld; Pfeiltasten gehen auch.
  }
kilim-loom-pick = Wähle ein Stück deines Kelims.
kilim-loom-hand = Das Stück in deiner Hand: zieh es auf den Webstuhl, tippe darauf, um es zu drehen
kilim-loom-here = { $total ->
    [one] Punkt hier
   *[other] Punkte hier
  }
kilim-loom-nothing = Nichts gewonnen, nichts verloren.
kilim-loom-whole = Beim Versetzen siehst du nur die Summe.
kilim-loom-category = { $category ->
    [rectangle] Volles Rechteck
    [kinds] Motivarten
    [groups] Gruppen
    [largest] Größte Gruppen
   *[torn] Zerrissene Motive
  }
kilim-loom-change = { $category ->
    [rectangle] volles Rechteck { $points }
    [kinds] Motivarten { $points }
    [groups] Gruppen { $points }
    [largest] größte Gruppen { $points }
   *[torn] zerrissene Motive { $points }
  }
kilim-loom-total = { $total ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
kilim-loom-sum = { $total } ({ $parts })
kilim-loom-the = { $face ->
    [star] dem Stern
    [hooks] den Haken
    [horn] dem Widderhorn
    [diamond] der Raute
    [comb] dem Kamm
    [torn] dem zerrissenen Motiv
   *[perfect] dem makellosen Feld
  }
kilim-loom-beside = { $side ->
    [above] über { kilim-loom-the } in Zeile { $row }, Spalte { $column }
    [below] unter { kilim-loom-the } in Zeile { $row }, Spalte { $column }
    [left] links von { kilim-loom-the } in Zeile { $row }, Spalte { $column }
    [right] rechts von { kilim-loom-the } in Zeile { $row }, Spalte { $column }
   *[over] auf { kilim-loom-the } in Zeile { $row }, Spalte { $column }
  }
kilim-loom-at = Zeile { $row }, Spalte { $column }
kilim-loom-alone = auf dem leeren Webstuhl
kilim-loom-spot = { $way ->
    [right] { $face } { $where }, rechts daneben { $other }
    [below] { $face } { $where }, darunter { $other }
    [left] { $face } { $where }, links daneben { $other }
   *[above] { $face } { $where }, darüber { $other }
  }
kilim-loom-spot-one = { $face } { $where }
kilim-loom-said = { $where }: { $brings }
kilim-loom-mark = Feld { $where }, bestenfalls { $points }
kilim-loom-squares = Felder, auf denen es liegen kann
kilim-loom-best = Beste Stellen
kilim-loom-text = Der Kelim als Liste
kilim-loom-empty = Noch ist nichts gewebt.
kilim-loom-covered = { $face } (bedeckt: { $by })
kilim-loom-piece = { $first } in Zeile { $row }, Spalte { $column }; { $second } in Zeile { $row2 }, Spalte { $column2 }
kilim-loom-piece-scrap = { $over ->
    [yes] Rest „{ $face }“, auf Zeile { $row }, Spalte { $column }
   *[no] Rest „{ $face }“ in Zeile { $row }, Spalte { $column }
  }

## The coach: hints and reviews

coach-kilim-card-gain = { $purpose ->
    [scrap-bag] { $card }: Die Suche gelingt { coach-odds }.
    [artisan] { $card }: Die Handwerkerin kommt { coach-odds }.
   *[offer] { $card }: Der Kauf gelingt { coach-odds }.
  }
coach-kilim-save-gain = { $card }: In unseren Probepartien war damit nichts zu gewinnen, aber besseres Gold bleibt für später.
coach-kilim-offer-risk = { $percent ->
    [never] Ein gleiches Angebot kann nicht kommen; aber das Gold ist weg, bis der Tag endet.
    [certain] Ein gleiches Angebot liegt schon da und hebt es auf, und das Gold ist weg, bis der Tag endet.
    [0] Ein gleiches Angebot kam in unseren Probepartien nicht; aber das Gold ist weg, bis der Tag endet.
    [100] Ein gleiches Angebot hob es in jeder unserer Probepartien auf, und das Gold ist weg, bis der Tag endet.
   *[other] In etwa { $percent } von 100 Partien hebt ein gleiches Angebot es auf; und das Gold ist weg, bis der Tag endet.
  }
coach-kilim-special-risk = { $percent ->
    [0] Es kostet das Gold; in unseren Probepartien kam immer etwas dabei heraus.
    [100] In unseren Probepartien kam nie etwas dabei heraus, und Gold kostet es trotzdem.
   *[other] In etwa { $percent } von 100 Partien kommt nichts dabei heraus, und Gold kostet es trotzdem.
  }
coach-kilim-weave-gain = { $sign ->
    [plus] Dort bringt es jetzt { coach-points }:
    [minus] Dort kostet es jetzt { coach-points }:
   *[zero] Dort bringt es jetzt nichts:
  } Gruppen { $groups }, größte Gruppen { $largest }, Form und Arten { $shape }.
coach-kilim-weave-risk = { $torn ->
    [0] Was dort liegt, bleibt: Für die nächsten Dominos müssen die Stellen daneben genügen.
   *[other] Das zerrissene Motiv kostet { $torn } Punkte, bis ein Rest es bedeckt.
  }

## Lessons: the house says these; the page has its own words below

lesson-kilim-offer = Das höchste Angebot
    .story = In jeder Runde wird ein Domino aufgedeckt, und alle legen heimlich eine Karte. Goldkarten sind Angebote: Das höchste gewinnt, und gleiche Angebote heben sich auf. Jede Karte, die du spielst, ist weg, bis der Tag endet. Was du gewinnst, webst du sofort.
    .task = Gewinne das Domino und lege es auf deinen Webstuhl.
    .hint = Auch dein Gegner will zwei Sterne. Biete 7 oder mehr, dann wähle irgendeine Stelle.
    .right = Das Domino gehört dir. Ein hohes Angebot gewinnt heute; aber jede Goldkarte dient nur einmal am Tag.
lesson-kilim-weaving = Ein Rechteck aus Sternen
    .story = Du hast ein zweites Domino gewonnen. Am Ende zählt jede Gruppe gleicher Motive nebeneinander ihre Größe minus eins, ein Kelim, der ein volles Rechteck ist, bringt 10, und wer die größte Gruppe eines Motivs hat, bekommt 5. Bevor du wählst, zeigt die Seite, was jede Stelle bringt.
    .task = Webe es so, dass drei Sterne sich berühren und der Kelim ein volles Rechteck ist.
    .hint = Lege es unter das erste, Stern unter Stern; oder daneben in eine Reihe, Stern an Stern.
    .right = Siebzehn Punkte mit vier Feldern: das Rechteck, die Gruppe und die meisten Sterne von allen.
lesson-kilim-spy = Der Spion bietet zuletzt
    .story = Zwei Zehner haben sich aufgehoben, darum liegen jetzt zwei Dominos auf dem Markt. Mit dem Spion wählst du deine Goldkarte erst, wenn alle anderen Angebote offen liegen. Jede besondere Karte kannst du einmal am Tag einsetzen.
    .task = Gewinne beide Dominos, und zahle nicht mehr als nötig.
    .hint = Lege den Spion. Wenn du das Angebot deines Gegners siehst, zahle eins mehr.
    .right = Eins mehr als dein Gegner, und zwei Dominos: Dafür hat man einen Spion.
lesson-kilim-kinds = Drei Arten und nicht mehr
    .story = Dein Kelim zeigt genau drei Motive: 10 Punkte. Alle fünf brächten nur 5. Das Domino auf dem Markt hat die zwei, die dir fehlen, und was gewonnen ist, muss gewebt werden.
    .task = Überlass es in dieser Runde deinem Gegner.
    .hint = Lege deine niedrigste Goldkarte: Eine kostet jede Runde sowieso.
    .right = Ein Domino kann mehr kosten, als es bringt. Du bist deine 1 los und hast deine 10 Punkte behalten.
lesson-kilim-scraps = Aus dem Restebeutel
    .story = Eine Hälfte deines Dominos ist zerrissen: am Ende 3 Punkte weniger. Wer den Restebeutel legt, zahlt eine Goldkarte, die höher ist als das siegreiche Angebot, und behält einen Rest, ein einzelnes Feld. Ein Rest bedeckt irgendein Feld, oder er füllt ein leeres neben deinem Kelim.
    .task = Hol dir einen Rest und flicke damit das zerrissene Motiv, wenn das nächste Domino aufgedeckt ist.
    .hint = Lege den Restebeutel, zahle mehr, als dein Gegner geboten hat, nimm den Stern und lege ihn auf das zerrissene Feld, bevor du deine nächste Karte legst.
    .right = Das Loch ist geflickt, und mit dem Stern berühren sich zwei Sterne. Reste kannst du nutzen, bevor du eine Karte legst und bevor du webst.
lesson-kilim-artisan = Die Hand der Handwerkerin
    .story = Dein zweites Domino steht über und verdirbt ein Rechteck. Wer die Handwerkerin legt, zahlt eine Goldkarte, die niedriger ist als das siegreiche Angebot, und nimmt für den Tag einen Marker: „Makellos“, „Drehen“, „Entfernen“ oder „Versetzen“.
    .task = Ruf die Handwerkerin und mach deinen Kelim zu einem vollen Rechteck.
    .hint = Zahle deine 1, nimm „Drehen“ und dreh das Domino, das herunterhängt, so dass alle vier Felder in einer Reihe liegen. „Makellos“ ginge auch: Es füllt die zwei Felder, die fehlen.
    .right = Ein volles Rechteck: 10 Punkte für deine niedrigste Karte. Marker gehen am Ende des Tages zurück.
lesson-kilim-finish = Der letzte Abend
    .story = Der dritte Tag ist fast vorbei: Vier Runden bleiben, und alle Karten sind bekannt. Wer mitzählt, weiß, was ein Gegner noch bieten kann.
    .task = Spiel die Partie zu Ende. Gewinnen ist schöner, aber ankommen genügt.
    .hint = Opfere dein Rechteck oder deine drei Arten nicht für einen Punkt; gib die hohen Karten für das aus, was deine Gruppen verbindet.
    .right = Dein Kelim ist vom Webstuhl. Jetzt kennst du Kilim: Eröffne einen Tisch und webe.

## The balance report

balance-moment-kilim = In der Mitte des zweiten Tages
balance-kilim-point = Punkt, den der Kelim schon zeigt
balance-kilim-square = Feld des Kelims
balance-kilim-torn = Offenes zerrissenes Feld
balance-kilim-gold = Gold noch auf der Hand
balance-kilim-special = Besondere Karte noch auf der Hand
balance-kilim-scrap = Behaltener Rest
