# Every sentence of The Market of Samarkand, in German.

## Names and lists

game-samarkand = Der Markt von Samarkand
    .short = Samarkand

## Its things

samarkand-kind = { $kind ->
    [carpets] Teppiche
    [spices] Gewürze
    [fruits] Früchte
    [jewels] Schmuck
   *[clothes] Kleider
  }
samarkand-card = { samarkand-kind } { $value }
samarkand-the-camel = das Kamel
samarkand-dirhams = { $dirhams ->
    [one] { $dirhams } Dirham
   *[other] { $dirhams } Dirham
  }

## What happened

samarkand-kind-drawn = { $seat } verkauft { $kind } und hat { samarkand-dirhams }.
    .you = Du verkaufst { $kind } und hast { samarkand-dirhams }.
samarkand-elder-drawn = Zuerst ist { $seat } Ältester des Suks.
    .you = Zuerst bist du Ältester des Suks.
samarkand-turn-began = Runde { $turn }. Ältester des Suks: { $elder }.
    .you-elder = Runde { $turn }. Du bist Ältester des Suks.
samarkand-camel-turned-up = Aufgedeckt: ein Kamel für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  }{ $left ->
    [0] , das letzte.
   *[other] .
  }
samarkand-answer-sealed = { $purpose ->
    [sale] { $seat } hat eine Karte zum Verkauf gewählt.
    [price] { $seat } hat geantwortet.
    [leave] { $seat } hat die Kamele beladen.
   *[kind] { $seat } hat eine Sorte gewählt.
  }
    .you = { $purpose ->
    [sale] Du hast eine Karte zum Verkauf gewählt.
    [price] Du hast geantwortet.
    [leave] Du hast deine Kamele beladen.
   *[kind] Du hast eine Sorte gewählt.
  }
samarkand-answer-changed = { $purpose ->
    [sale] { $seat } hat eine andere Karte zum Verkauf gewählt.
    [price] { $seat } hat die Antwort geändert.
    [leave] { $seat } hat die Kamele neu beladen.
   *[kind] { $seat } hat eine andere Sorte gewählt.
  }
    .you = { $purpose ->
    [sale] Du hast eine andere Karte zum Verkauf gewählt.
    [price] Du hast deine Antwort geändert.
    [leave] Du hast deine Kamele neu beladen.
   *[kind] Du hast eine andere Sorte gewählt.
  }
samarkand-card-offered = { $seller } bietet { $card } an.
    .you-seller = Du bietest { $card } an.
    .no-seller = Die Bank bietet { $card } an.
samarkand-price-called = Der Preis ist { $price }.
samarkand-stopped = { $seat } sagt Halt bei { $price } für { $card }.
    .you = Du sagst Halt bei { $price } für { $card }.
samarkand-could-not-pay = { $paid ->
    [0] { $seat } kann weder { $price } noch die Strafe zahlen.
   *[other] { $seat } kann { $price } nicht zahlen: Die Bank nimmt eine Strafe von { $paid }.
  }
    .you = { $paid ->
    [0] Du kannst weder { $price } noch die Strafe zahlen.
   *[other] Du kannst { $price } nicht zahlen: Die Bank nimmt eine Strafe von { $paid }.
  }
samarkand-dispute-won = Streit um { $card }: { $seat } ist Ältester und kauft. Nichts zahlen: { $others }.
    .you = Streit um { $card }: Du bist Ältester und kaufst. Nichts zahlen: { $others }.
samarkand-goods-bought = { $price ->
    [one] { $seat } kauft { $card } von { $seller } für { $price } Dirham.
   *[other] { $seat } kauft { $card } von { $seller } für { $price } Dirham.
  }
    .you = { $price ->
    [one] Du kaufst { $card } von { $seller } für { $price } Dirham.
   *[other] Du kaufst { $card } von { $seller } für { $price } Dirham.
  }
    .you-seller = { $price ->
    [one] { $seat } kauft { $card } von dir für { $price } Dirham.
   *[other] { $seat } kauft { $card } von dir für { $price } Dirham.
  }
    .no-seller = { $price ->
    [one] { $seat } kauft { $card } von der Bank für { $price } Dirham.
   *[other] { $seat } kauft { $card } von der Bank für { $price } Dirham.
  }
    .you-no-seller = { $price ->
    [one] Du kaufst { $card } von der Bank für { $price } Dirham.
   *[other] Du kaufst { $card } von der Bank für { $price } Dirham.
  }
samarkand-camel-bought = { $seat } kauft das Kamel für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  } und zahlt { $price } Dirham.
    .you = Du kaufst das Kamel für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  } und zahlst { $price } Dirham.
samarkand-dispute-lost = Streit ohne den Ältesten: Je { $half } an { $seller } zahlen { $seats }, und { $card } kommt aus dem Spiel.
    .you-seller = Streit ohne den Ältesten: Je { $half } an dich zahlen { $seats }, und { $card } kommt aus dem Spiel.
    .no-seller = { $card-name ->
    [camel] Streit ohne den Ältesten: Je { $half } an die Bank zahlen { $seats }, und das Kamel kommt zurück in seinen Stapel.
   *[other] Streit ohne den Ältesten: Je { $half } an die Bank zahlen { $seats }, und { $card } kommt aus dem Spiel.
  }
samarkand-pile-shuffled = Die Kamele werden gemischt.
samarkand-goods-unsold = { $cards-count ->
    [one] Nicht verkauft und aus dem Spiel: { $cards }.
   *[other] Nicht verkauft und aus dem Spiel: { $cards }.
  }
samarkand-market-closed = Der Markt ist geschlossen. Die Kamele werden beladen.
samarkand-goods-left = { $seat } lässt zurück: { $cards }.
    .you = Du lässt zurück: { $cards }.
samarkand-kind-scored = Die seltenste Sorte von { $seat }: { $kind }.
    .you = Deine seltenste Sorte: { $kind }.

## Answers and questions

samarkand-sell = { $card } verkaufen.
    .kind = welche Karte du verkaufst
samarkand-pass = Passen.
    .kind = wann du einen Preis weiter fallen lässt
samarkand-stop = Halt für { $card }.
    .kind = wann du Halt sagst
samarkand-leave-behind = Zurücklassen: { $cards }.
    .kind = was du zurücklässt
samarkand-score-kind = { $kind } werten.
    .kind = welche Sorte du wertest
samarkand-sell-ask = Welche Karte bietest du an?
samarkand-stop-ask = Der Preis ist { $price }; du hast { samarkand-dirhams }. Sagst du Halt?
samarkand-leave-behind-ask = { $leave ->
    [one] Du hast mehr Waren, als deine Kamele tragen ({ $places }). Welche bleibt zurück?
   *[other] Du hast mehr Waren, als deine Kamele tragen ({ $places }). Welche { $leave } bleiben zurück?
  }
samarkand-score-kind-ask = Gleich selten: Welche Sorte wertest du?

## Options

samarkand-option-series = Zwei und drei gleiche Werte
    .explanation = Wie viele Punkte bringen zwei und drei Karten mit gleichem Wert?
    .table = 1 und 2, wie in der Liste
    .example = 2 und 3, wie im Beispiel
samarkand-option-closed-goods = Verdeckte Waren
    .explanation = Sind auch gekaufte Waren hinter den Sichtschirmen verborgen?
    .off = nein, alle sehen sie
    .on = ja

## Refusals

refusal-samarkand-not-in-hand = { samarkand-card } hast du nicht auf der Hand.
refusal-samarkand-own-goods = Niemand darf die eigenen Waren kaufen.
refusal-samarkand-no-camel = Gerade steht kein Kamel zum Verkauf.
refusal-samarkand-not-on-offer = Für { samarkand-card } kannst du nicht Halt sagen: Das steht gerade nicht zum Verkauf.
refusal-samarkand-leave-count = { $leave ->
    [one] Genau eine Karte bleibt zurück.
   *[other] Genau { $leave } Karten bleiben zurück.
  }
refusal-samarkand-not-yours = So oft hast du { samarkand-card } nicht.
refusal-samarkand-not-rarest = Das ist keine deiner seltensten Sorten: { samarkand-kind }.
refusal-samarkand-order-no-market = Aufträge gelten für einen offenen Markt: Warte, bis die Karten zum Verkauf liegen.
refusal-samarkand-order-price-gone = Dieser Preis ist vorbei: Gezählt wird schon { $price }.

## Samarkand in a terminal

samarkand-title = Runde { $turn } von { $turns } · Ältester: { $elder }
samarkand-title-price = Preis { $price }
samarkand-camel-up = Kamel für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  } · noch { $left } im Stapel
samarkand-no-camel-up = Kein Kamel liegt offen · { $left } im Stapel
samarkand-bank-line = { $cards ->
    [one] Die Bank: { $kind } · noch 1 Karte
   *[other] Die Bank: { $kind } · noch { $cards } Karten
  }
samarkand-unseen = noch nicht gesehen
samarkand-hand-line = Deine Hand: { $cards }
samarkand-purse-line = Deine Börse: { samarkand-dirhams } · deine Kamele: { $camels }
samarkand-prospect = { $brings ->
    [completes] macht die Sorten voll
    [first] { $kind }: 1. Karte
    [rarest] deine seltenste Sorte
    [alike] { $alike } mit Wert { $value }
    [place] füllt einen Platz
    [carries] { $room ->
        [one] trägt 1 Ware ohne Platz
       *[other] trägt { $room } Waren ohne Platz
      }
    [room] { $kinds ->
        [1] Platz für { $kind }
       *[other] Platz für { $room ->
            [one] 1 Ware mehr
           *[other] { $room } Waren mehr
          }
      }
    [breaks] dann nicht mehr die seltenste
    [nothing] bringt nichts
   *[not-rarest] nicht deine seltenste
  }
samarkand-prospect-needs = { $needs ->
    [place] braucht einen Platz
    [kinds] mit allen Sorten
    [place-and-kinds] wenn getragen, mit allen Sorten
   *[instead] anstelle einer anderen
  }
samarkand-prospect-empty = { $empty ->
    [one] ein Platz bleibt leer
   *[other] { $empty } Plätze bleiben leer
  }
samarkand-shopping = Einkaufsliste: { $kinds } · { $places }
samarkand-missing = { $cards ->
    [0] { samarkand-kind }: fehlt, kommt nicht mehr
   *[other] { samarkand-kind }: fehlt, noch { $cards } zu haben
  }
samarkand-free = { $over ->
    [0] { $free ->
        [0] kein Platz ist frei
        [one] 1 Platz ist frei
       *[other] { $free } Plätze sind frei
      }
    [one] 1 Ware hat keinen Platz
   *[other] { $over } Waren haben keinen Platz
  }
samarkand-warning = { $count ->
    [1] { $kind ->
        [jewels] Noch kein Schmuck.
       *[other] Noch keine { samarkand-kind }.
      }
   *[other] Es fehlen noch: { $kinds }.
  }
    .why = { $points ->
    [one] Ohne eine Karte von jeder Sorte zählt deine seltenste Sorte nichts: 1 Punkt steht auf dem Spiel.
   *[other] Ohne eine Karte von jeder Sorte zählt deine seltenste Sorte nichts: Bis zu { $points } Punkte stehen auf dem Spiel.
  }
samarkand-choice-too-dear = zu teuer für dich: 1 Dirham Strafe
samarkand-choice-camel = das Kamel für { $capacity ->
    [one] 1 Ware
   *[other] { $capacity } Waren
  }
samarkand-choice-points = { end-points }: seltenste Sorte { $rarest }, gleiche Werte { $series }
samarkand-help = Tippe den Wert der Karte.
    .stop = Tippe die Nummer der Karte, für die du Halt sagst, 0 zum Passen.
    .leave = Tippe eine Nummer der Liste, das Beste steht oben; oder schreib aus, was zurückbleibt: spices-1 jewels-2.
    .kind = Tippe eine Nummer der Liste.
samarkand-head-player = Spieler
samarkand-head-sells = verkauft
samarkand-head-hand = Hand
samarkand-head-goods = Waren
samarkand-head-camels = Kamele
samarkand-head-rank = Rang
samarkand-head-wealth = Reichtum
samarkand-head-rarest = seltenste Sorte
samarkand-head-series = gleiche Werte
samarkand-head-empty = leere Plätze
samarkand-head-total = gesamt
samarkand-sheet = Die Punkte
samarkand-tie = { $by ->
    [dirhams] Gleichstand ({ end-points }): Wer reicher ist, liegt vorn ({ $seats }).
   *[shared] Gleichstand ({ end-points }), und gleich reich ({ $seats }): Der Rang wird geteilt.
  }
samarkand-tie-seat = { $seat }: { samarkand-dirhams }
    .you = du: { samarkand-dirhams }

## The page

page-poster-samarkand = Der Markt von Samarkand
    .line = Der Preis fällt. Wer sagt zuerst „Halt“ und zahlt?
samarkand-log-open = Der Markt ist offen
samarkand-log-nothing = Nichts wird verkauft
samarkand-log-camel = ein Kamel mit { $capacity ->
    [one] 1 Platz
   *[other] { $capacity } Plätzen
  }
samarkand-log-bought = { $seat } kauft { $what } für { $price }
    .you = Du kaufst { $what } für { $price }
samarkand-log-sold = { $what } für { $price }
samarkand-log-brief = { $value } für { $price }
samarkand-log-disputed = { $what }: Streit
samarkand-share = { $what ->
    [wealth] Reichtum
    [rarest] seltenste Sorten
    [series] gleiche Werte
   *[empty] leere Plätze
  }
samarkand-won-with = { $what ->
    [wealth] { $count ->
        [1] der vollsten Börse
       *[other] einer vollen Börse
      }
    [rarest] der wertvollen Sorte { samarkand-kind }
    [series] gleichen Werten
   *[empty] { $count ->
        [0] keinem leeren Platz
       *[other] wenigen leeren Plätzen
      }
  }

## Khiva: the page

page-goal-samarkand = Ziel: die meisten Punkte. Von den Sorten der anderen zählt deine kleinste mit ihren Werten; gleiche Werte und Geld zählen auch, leere Plätze auf Kamelen kosten.

## The souk in the page

samarkand-page-market = Der Suk
samarkand-page-bank = Die Bank
samarkand-page-elder = Ältester
    .about = Der Älteste des Suks gewinnt einen Streit.
samarkand-page-badges = Was die Zahlen sagen
    .most = Goldener Rand: Nichts anderes im Angebot bringt dir mehr.
samarkand-page-prospect = am Ende
    .about = Die Punkte, die die Karte dir am Ende bringen kann, falls sie getragen wird; Dirham sind nicht mitgezählt. Angenommen ist, dass Sorten, die dir fehlen, noch kommen, solange das möglich ist.
samarkand-page-expected = { $count ->
    [0] macht wenig Unterschied
    [one] etwa { $points } Punkt am Ende
   *[other] etwa { $points } Punkte am Ende
  }
    .about = Um etwa so viele Punkte endest du damit zu diesem Preis besser oder schlechter, als wenn du in dieser Runde nichts mehr kaufst: Platz und Dirham sind mitgezählt, ±0 macht wenig Unterschied. Aus Partien von Bots; eine einzelne Partie schwankt weit stärker.
samarkand-page-turn-ends = die Runde endet
samarkand-page-rung-left = { $left } übrig
samarkand-page-left-at = { $left } übrig bei { $price }
samarkand-page-shopping = Einkaufsliste
samarkand-page-shopping-later = Eine Karte von jeder Sorte außer deiner eigenen: Sonst zählt deine seltenste Sorte nichts. Wer was verkauft, zeigt sich mit den ersten Karten.
samarkand-page-had = { $cards ->
    [one] 1 Karte: { $values }
   *[other] { $cards } Karten: { $values }
  }
samarkand-page-missing = { $cards ->
    [0] fehlt · kommt nicht mehr
   *[other] fehlt · noch { $cards } zu haben
  }
samarkand-page-places-title = Plätze
samarkand-page-places-free = { $free } von { $places } frei
samarkand-page-places-over = { $over ->
    [one] 1 Ware hat keinen Platz
   *[other] { $over } Waren haben keinen Platz
  }
samarkand-page-places-full = Für eine weitere Ware brauchst du ein weiteres Kamel, sonst bleibt am Ende eine zurück.
samarkand-page-too-dear = Zu teuer
    .about = Das kannst du nicht zahlen: Wer trotzdem Halt sagt, zahlt 1 Dirham Strafe und bekommt nichts.
samarkand-page-rug = { $seller }: { $card }
samarkand-page-rug-empty = { $seller }: keine Karte
samarkand-page-rug-offer = Preis { $price }
samarkand-page-your-stop = dein Halt, versiegelt
samarkand-page-stop-shout = Halt!
samarkand-page-for = { $card } für { $price }
samarkand-page-you-sell = Das verkaufst du
samarkand-page-face-down = verdeckt
samarkand-page-chosen = Hat eine Karte gewählt
samarkand-page-choosing = Wählt …
samarkand-page-camel = ein Kamel für { $places ->
    [one] 1 Ware
   *[other] { $places } Waren
  }
samarkand-page-camel-none = kein Kamel liegt offen
samarkand-page-places = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  }
samarkand-page-pile = { $left ->
    [0] Keine Kamele mehr
    [one] Noch 1 Kamel
   *[other] Noch { $left } Kamele
  }
samarkand-page-no-price = Gerade gilt kein Preis.
samarkand-page-price = Der Preis ist { $price }.
samarkand-page-camels = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
  }
samarkand-page-goods-of = Waren von { $name }
samarkand-page-goods-closed = { $goods ->
    [one] 1 Warenkarte, verdeckt
   *[other] { $goods } Warenkarten, verdeckt
  }
samarkand-page-unseen = Verkauft: ?
samarkand-page-rivals = Die anderen, im Uhrzeigersinn von links
samarkand-page-merchants = Die Händler
samarkand-page-screen = Hinter deinem Sichtschirm
samarkand-page-purse = Börse
samarkand-page-dirhams-in-hand = Dirham
samarkand-page-left-after = { $left } übrig mit Halt bei { $price }
samarkand-page-no-camels = Noch keine: Waren ohne Platz bleiben am Ende zurück.
samarkand-page-goods = Waren
samarkand-page-to-sell = Noch zu verkaufen
samarkand-page-turns-left = { $turns ->
    [one] 1 Karte
   *[other] { $turns } Karten
  }
samarkand-page-hand = Deine Hand
samarkand-page-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count }-mal
  }
samarkand-page-last-offered = Deine letzte Karte steht zum Verkauf.
samarkand-page-sold-out = Ausverkauft.
samarkand-page-hands = Alle Hände
samarkand-page-stamp-sold = An { $seat } für { $price }
    .you = Deins für { $price }
samarkand-page-stamp-elder = { $seat } ist Ältester und bekommt es für { $price }. Nichts zahlen: { $others }.
    .you = Du bist Ältester und bekommst es für { $price }. Nichts zahlen: { $others }.
samarkand-page-stamp-dispute = { $what ->
    [camel] Streit: Je { $half } zahlen { $seats }, das Kamel geht zurück.
   *[goods] Streit: Je { $half } zahlen { $seats }, die Karte ist weg.
  }
samarkand-page-stamp-broke = { $seat } sagte Halt bei { $price } und konnte nicht zahlen.
    .you = Du sagtest Halt bei { $price } und konntest nicht zahlen.
samarkand-page-stamp-unsold = Unverkauft
samarkand-page-turn-short = Runde { $turn } von { $turns }
samarkand-page-turn-price = Runde { $turn } · Preis { $price }
samarkand-page-turn = Runde { $turn } von { $turns }
samarkand-page-waiting = Wir warten auf { $names }.
samarkand-page-watching = Du schaust zu.
samarkand-page-over = Die Partie ist vorbei.
samarkand-page-revealed = Die Karten liegen aus.
samarkand-page-nothing-for-you = Die anderen entscheiden.
samarkand-page-sell = { $card } verkaufen?
    .hint = Verdeckt, bis alle gewählt haben.
samarkand-page-sell-together = Alle Karten werden gemeinsam aufgedeckt.
samarkand-page-selling = Verdeckt: { $card }.
samarkand-page-selling-one = Deine Karte liegt verdeckt.
samarkand-page-may-change = Nimm eine andere, um zu wechseln.
samarkand-page-stop = Sag Halt, oder passe.
samarkand-page-stop-live = Tippe auf eine Karte, um Halt zu sagen. Tust du nichts, passt du.
samarkand-page-stopping = Halt bei { $price } für { $card }, versiegelt.
samarkand-page-passing = Du passt bei { $price }.
samarkand-page-may-still-stop = Du kannst noch für eine Karte Halt sagen.
samarkand-page-closing = Gleich Schluss …
samarkand-page-cannot-pay = Du hast { samarkand-dirhams } und kannst { $price } nicht zahlen: Ein Halt kostet 1 Dirham Strafe, wenn du ihn hast.
samarkand-page-if-elder = Du bist Ältester: Du kaufst, wer auch sonst noch Halt sagt.
samarkand-page-if-rival-elder = Sagt auch { $elder } Halt, kauft der Älteste.
samarkand-page-if-half = { $what ->
    [camel] Sagen andere auch Halt, zahlt jeder { $half }, und das Kamel geht zurück.
   *[goods] Sagen andere auch Halt, zahlt jeder { $half }, und die Karte ist weg.
  }
samarkand-page-pass = Passen
samarkand-page-take-back = Zurücknehmen
samarkand-page-sell-now = Verkaufen
samarkand-page-leave-now = Zurücklassen
samarkand-page-sealed = Versiegelt; du kannst es noch ändern.
samarkand-page-loading = Belade deine Kamele
samarkand-page-best-ways = So lädst du am besten
samarkand-page-best = am besten
samarkand-page-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
samarkand-page-load-points = seltenste Sorte { $rarest }, gleiche Werte { $series }
samarkand-page-stays = Bleibt:
samarkand-page-or-pick = { $leave ->
    [one] Oder wähle, was zurückbleibt:
   *[other] Oder wähle die { $leave }, die zurückbleiben:
  }
samarkand-page-load-now = So bringen deine Waren { samarkand-page-points }.
samarkand-page-load-unlisted = Erlaubt, aber nicht unter den besten.
samarkand-page-leave-picked = { $picked } von { $leave } gewählt.
samarkand-page-kind-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
samarkand-page-order = Auftrag
    .about = Er antwortet für dich bei den kommenden Preisen. Niemand sonst sieht ihn. Er verfällt, wenn sich die Karten im Verkauf ändern und wenn die Runde endet.
samarkand-page-order-leave = Auftrag …
samarkand-page-order-change = Ändern
samarkand-page-order-cancel = Zurücknehmen
samarkand-pass-on = Passen, bis jemand kauft
samarkand-pass-down-to = Passen, bis der Preis { $price } ist
samarkand-stop-at = Halt bei { $price } für { $card }
samarkand-page-order-down = Passen bis zum Preis
samarkand-page-order-stop = Halt bei
samarkand-page-order-price = Preis
samarkand-page-order-card = Karte
samarkand-page-order-not = Nicht jetzt
samarkand-page-order-give = Auftrag geben
samarkand-page-category = Wofür
samarkand-page-wealth = Reichtum
samarkand-page-rarest = Seltenste Sorte
samarkand-page-series = Gleiche Werte
samarkand-page-empty = Leere Plätze
samarkand-page-total = Gesamt
samarkand-page-wealth-how = { samarkand-dirhams }, Rang { $rank }
samarkand-page-counts = zählt
samarkand-page-series-how = { $cards } × { $value }: { $points }
samarkand-page-empty-how = { $goods } von { $places } Plätzen gefüllt
samarkand-page-sheet-later = Die Punkte werden am Ende gezählt.
samarkand-page-sheet-how = { $seats ->
    [3] Reichtum: 3 für den reichsten Händler, 1 für den zweiten. Die Sorte, von der du am wenigsten hast: die Summe ihrer Werte, und nichts, wenn dir eine Sorte fehlt. Auch zwei und mehr Karten mit gleichem Wert bringen Punkte. Jeder leere Platz auf deinen Kamelen: −2.
   *[other] Reichtum: 5 für den reichsten Händler, dann 3 und 1. Die Sorte, von der du am wenigsten hast: die Summe ihrer Werte, und nichts, wenn dir eine Sorte fehlt. Auch zwei und mehr Karten mit gleichem Wert bringen Punkte. Jeder leere Platz auf deinen Kamelen: −2.
  }
samarkand-page-hint-sell = Leg eine Karte aus: Wer sie kauft, zahlt dir. Am Ende zählt die Sorte, von der du am wenigsten hast, also sammle von jeder etwas.
samarkand-page-hint-sealed = Wenn alle gewählt haben, werden die Karten gemeinsam gezeigt, und der Preis beginnt von 10 an zu fallen.
samarkand-page-hint-stop-live = Der Preis fällt von selbst. Tippe auf eine Karte, um für sie Halt zu sagen; wartest du, wird sie billiger, oder jemand nimmt sie. Zwei bei einer Karte: Der Älteste bekommt sie, oder beide zahlen die Hälfte für nichts. Kamele tragen deine Waren.
samarkand-page-hint-stop = Tippe auf eine Karte, um für sie Halt zu sagen, oder passe: Der Preis fällt, wenn alle geantwortet haben. Zwei bei einer Karte: Der Älteste bekommt sie, oder beide zahlen die Hälfte für nichts. Kamele tragen deine Waren.
samarkand-page-hint-leave = Deine Kamele können nicht alles tragen. Das Beste ist markiert; erlaubt ist alles, was gleich viel zurücklässt.
samarkand-page-hint-kind = Von diesen Sorten hast du gleich wenig. Eine davon zählt, mit der Summe ihrer Werte.

## The coach: hints and reviews

coach-samarkand-sell-gain = { $card } findet { coach-odds } einen Käufer, zu einem Preis von etwa { $price }.
coach-samarkand-unsold-gain = { $card } kaufte in unseren Probepartien niemand: So bleiben bessere Karten für später.
coach-samarkand-sell-risk = { $percent ->
    [0] Jemand bekommt eine Karte, die er brauchen kann.
    [100] In jeder unserer Probepartien kaufte sie niemand, und sie war verloren.
   *[other] In etwa { $percent } von 100 Partien kauft sie niemand, und sie ist verloren.
  }
coach-samarkand-stop-gain = { $percent ->
    [never] Bei { $price }: Für { $card } reicht das Geld nicht.
    [0] Bei { $price }: In keiner unserer Probepartien gelang der Kauf ({ $card }).
   *[other] Bei { $price }: Der Kauf ({ $card }) gelingt { coach-odds }.
  } { $sign ->
    [plus] Am Ende kann das { coach-points } bringen.
    [minus] Am Ende kann das { coach-points } kosten.
    [better] Mit dem Preis verrechnet kann das am Ende { coach-points } bringen.
    [worse] Mit dem Preis verrechnet kann das am Ende { coach-points } kosten.
    [even] Mit dem Preis verrechnet macht das am Ende wenig Unterschied.
   *[zero] Wie es steht, bringt das am Ende keine Punkte.
  }
coach-samarkand-stop-risk = { $percent ->
    [unpaid] Wer nicht zahlen kann, bekommt nichts und zahlt der Bank 1 Dirham Strafe, falls noch so viel da ist.
    [never] Kein Streit kann dazwischenkommen; aber die Dirham sind weg.
    [0] In unseren Probepartien gab es keinen Streit; aber die Dirham sind weg.
    [100] In jeder unserer Probepartien sagten andere für dieselbe Karte Halt.
   *[other] In etwa { $percent } von 100 Partien sagen andere für dieselbe Karte Halt.
  }
coach-samarkand-pass-gain = { $price ->
    [0] In dieser Runde wird nichts gezahlt.
   *[other] Bei { $price } ist alles billiger.
  }
coach-samarkand-pass-risk = { $percent ->
    [never] Niemand sonst kann bei diesem Preis Halt sagen.
    [0] In unseren Probepartien sagte bei diesem Preis niemand Halt.
    [100] In jeder unserer Probepartien sagte bei diesem Preis jemand Halt.
   *[other] In etwa { $percent } von 100 Partien sagt bei diesem Preis jemand Halt.
  }
coach-samarkand-load-gain = { $points ->
    [0] So bringen die Waren, die mitreisen, nichts.
   *[other] So bringen die Waren, die mitreisen, { coach-points }.
  }
coach-samarkand-kind-gain = Gewertet wird { $kind }: Das bringt { coach-points }.
coach-samarkand-load-risk = Nichts, was andere tun, ändert daran noch etwas.

## Lessons: the house says these; the page has its own words below

lesson-samarkand-selling = Was wollen die anderen?
    .story = Du verkaufst Früchte und kaufst, was andere verkaufen. In jeder Runde bieten alle heimlich eine Karte an; dann fällt der Preis von 10 an. Er ist für jede Karte derselbe: Wer zuerst Halt sagt, kauft, und das Geld bekommt, wer verkauft.
    .task = Biete eine Karte an, die dir jemand für 9 Dirham abkauft.
    .hint = Bei 9 findet nur deine beste Karte einen Käufer. Biete deine 7 an und lass den Preis fallen.
    .right = Neun Dirham für deine Börse. Gute Waren gehen früh weg; aber die Punkte bringen sie dem Käufer.
lesson-samarkand-stopping = Nicht zu früh
    .story = Die Bank verkauft Kleider mit Wert 7, und der Preis ist 8. Er fällt jedes Mal um eins, wenn niemand Halt sagt. Dein rechter Nachbar mag Kleider, ist aber sparsam: Bei 5 würde er Halt sagen.
    .task = Kaufe die Kleider für 6.
    .hint = Passe bei 8 und bei 7; dann tippe auf die Kleider.
    .right = Einen Schritt später wären sie weg gewesen. Wer wartet, kauft billiger, bis ein anderer nicht mehr wartet.
lesson-samarkand-elder = Das Recht des Ältesten
    .story = In dieser Runde bist du der Älteste. Dein linker Nachbar wird bei diesem Preis für die Kleider Halt sagen. Sagen mehrere im selben Moment für eine Karte Halt und ist der Älteste dabei, kauft sie der Älteste, und die anderen zahlen nichts.
    .task = Kaufe die Kleider, deinem Nachbarn zum Trotz.
    .hint = Sag jetzt auch für die Kleider Halt. Du bist der Älteste.
    .right = Ihr habt beide Halt gesagt, und der Älteste hat sie bekommen. In der nächsten Runde ist es dein linker Nachbar.
lesson-samarkand-dispute = Wenn zwei sich streiten
    .story = Der Älteste sitzt rechts von dir. Dein linker Nachbar will gerade für die Kleider Halt sagen. Sagen zwei für dieselbe Karte Halt und ist der Älteste nicht dabei, kommt die Karte aus dem Spiel, und jeder zahlt den halben Preis, für nichts.
    .task = Kaufe bei diesem Preis deinem linken Nachbarn etwas Gutes ab, ohne Streit.
    .hint = Seine Gewürze haben Wert 5, und seine eigenen Waren kann er nicht kaufen.
    .right = Während dein Nachbar auf die Kleider sah, hast du seine Gewürze gekauft. Die beste Karte ist oft die, die gerade sonst niemand will.
lesson-samarkand-camel = Wer soll das tragen?
    .story = Du hast drei Waren gekauft und kein Kamel. Am Ende zählt nur, was deine Kamele tragen, und jeder leere Platz kostet 2 Punkte. Ein Kamel für drei steht zum Verkauf, der Preis ist 2, und dein linker Nachbar hat ein Auge darauf.
    .task = Kaufe das Kamel.
    .hint = Sag jetzt für das Kamel Halt. Bei 1 bekäme es dein Nachbar.
    .right = Drei Waren, drei Plätze: Nichts bleibt zurück, und nichts ist leer.
lesson-samarkand-loading = Beladen für die Reise
    .story = Der Markt ist geschlossen. Du hast zehn Waren und neun Plätze, also bleibt eine zurück. Von den Sorten, die nicht deine sind, zählt die, von der du am wenigsten trägst, mit der Summe ihrer Werte; außerdem bringen gleiche Werte Punkte, gleich welcher Sorte.
    .task = Lass die Karte zurück, die dich am wenigsten kostet, und wähle die Sorte, die am meisten zählt.
    .hint = Die Seite markiert das Beste. Unter deinen Teppichen sind 7 und 5: Behalte sie. Dann lass die Teppiche zählen.
    .right = Eine schwache Karte weniger, und deine beste Sorte zählt. Gut laden ist so viel wert wie gut kaufen.
lesson-samarkand-finish = Die letzte Runde
    .story = Es ist die zehnte Runde, und die letzten Karten liegen aus. Du hast 14 Dirham, acht Waren und Plätze für sechs. Die meisten Dirham bringen 3 Punkte, die zweitmeisten 1.
    .task = Spiel die Partie zu Ende. Gewinnen ist schöner, aber ankommen genügt.
    .hint = Ein Kamel für drei trüge alle deine Waren; aber sein Preis zählt, und ein leerer Platz auch. Warte auf einen niedrigen Preis und behalte deine Nachbarn im Auge.
    .right = Die Karawane ist unterwegs. Jetzt kennst du den Markt: Eröffne einen Tisch und handle.

## The balance report

balance-moment-samarkand = Nach fünf der zehn Runden
balance-samarkand-dirham = Dirham
balance-samarkand-good = Gekaufte Warenkarte
balance-samarkand-value = Wert der gekauften Waren
balance-samarkand-kind = Verschiedene Warensorte
balance-samarkand-place = Platz auf den Kamelen
balance-samarkand-hand = Wert der noch nicht verkauften Karten
