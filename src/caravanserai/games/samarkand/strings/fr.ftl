# Every sentence of The Market of Samarkand, in French.

## Names and lists

game-samarkand = Le Marché de Samarkand
    .short = Samarkand

## Its things

samarkand-kind = { $kind ->
    [carpets] tapis
    [spices] épices
    [fruits] fruits
    [jewels] bijoux
   *[clothes] vêtements
  }
samarkand-card = { samarkand-kind } { $value }
samarkand-the-camel = le chameau
samarkand-dirhams = { $dirhams ->
    [one] { $dirhams } dirham
   *[other] { $dirhams } dirhams
  }

## What happened

samarkand-kind-drawn = { $seat } vend : { $kind }, et a { samarkand-dirhams }.
    .you = Vous vendez : { $kind }, et avez { samarkand-dirhams }.
samarkand-elder-drawn = Premier doyen du souk : { $seat }.
    .you = Vous êtes le premier doyen du souk.
samarkand-turn-began = Tour { $turn }. Doyen du souk : { $elder }.
    .you-elder = Tour { $turn }. Vous êtes le doyen du souk.
samarkand-camel-turned-up = { $left ->
    [0] Un chameau de capacité { $capacity } est retourné, le dernier.
   *[other] Un chameau de capacité { $capacity } est retourné.
  }
samarkand-answer-sealed = { $purpose ->
    [sale] { $seat } a choisi une carte à vendre.
    [price] { $seat } a répondu.
    [leave] { $seat } a chargé ses chameaux.
   *[kind] { $seat } a choisi une sorte.
  }
    .you = { $purpose ->
    [sale] Vous avez choisi une carte à vendre.
    [price] Vous avez répondu.
    [leave] Vous avez chargé vos chameaux.
   *[kind] Vous avez choisi une sorte.
  }
samarkand-answer-changed = { $purpose ->
    [sale] { $seat } a choisi une autre carte à vendre.
    [price] { $seat } a changé de réponse.
    [leave] { $seat } a rechargé ses chameaux.
   *[kind] { $seat } a choisi une autre sorte.
  }
    .you = { $purpose ->
    [sale] Vous avez choisi une autre carte à vendre.
    [price] Vous avez changé de réponse.
    [leave] Vous avez rechargé vos chameaux.
   *[kind] Vous avez choisi une autre sorte.
  }
samarkand-card-offered = { $seller } met en vente : { $card }.
    .you-seller = Vous mettez en vente : { $card }.
    .no-seller = La banque met en vente : { $card }.
samarkand-price-called = Le prix est de { $price }.
samarkand-stopped = { $seat } dit stop à { $price } pour { $card }.
    .you = Vous dites stop à { $price } pour { $card }.
samarkand-could-not-pay = { $paid ->
    [0] { $seat } ne peut payer ni { $price } ni l’amende.
   *[other] { $seat } ne peut pas payer { $price } : la banque prend une amende de { $paid }.
  }
    .you = { $paid ->
    [0] Vous ne pouvez payer ni { $price } ni l’amende.
   *[other] Vous ne pouvez pas payer { $price } : la banque prend une amende de { $paid }.
  }
samarkand-dispute-won = Dispute pour { $card } : { $seat }, le doyen, achète. Sans payer : { $others }.
    .you = Dispute pour { $card } : vous êtes le doyen et achetez. Sans payer : { $others }.
samarkand-goods-bought = { $price ->
    [one] { $seat } achète la carte { $card } à { $seller } pour { $price } dirham.
   *[other] { $seat } achète la carte { $card } à { $seller } pour { $price } dirhams.
  }
    .you = { $price ->
    [one] Vous achetez la carte { $card } à { $seller } pour { $price } dirham.
   *[other] Vous achetez la carte { $card } à { $seller } pour { $price } dirhams.
  }
    .you-seller = { $price ->
    [one] { $seat } vous achète la carte { $card } pour { $price } dirham.
   *[other] { $seat } vous achète la carte { $card } pour { $price } dirhams.
  }
    .no-seller = { $price ->
    [one] { $seat } achète la carte { $card } à la banque pour { $price } dirham.
   *[other] { $seat } achète la carte { $card } à la banque pour { $price } dirhams.
  }
    .you-no-seller = { $price ->
    [one] Vous achetez la carte { $card } à la banque pour { $price } dirham.
   *[other] Vous achetez la carte { $card } à la banque pour { $price } dirhams.
  }
samarkand-camel-bought = { $price ->
    [one] { $seat } achète le chameau de capacité { $capacity } pour { $price } dirham.
   *[other] { $seat } achète le chameau de capacité { $capacity } pour { $price } dirhams.
  }
    .you = { $price ->
    [one] Vous achetez le chameau de capacité { $capacity } pour { $price } dirham.
   *[other] Vous achetez le chameau de capacité { $capacity } pour { $price } dirhams.
  }
samarkand-dispute-lost = Dispute sans le doyen : { $seats } paient { $half } chacun à { $seller }, et la carte { $card } quitte la partie.
    .you-seller = Dispute sans le doyen : { $seats } vous paient { $half } chacun, et la carte { $card } quitte la partie.
    .no-seller = { $card-name ->
    [camel] Dispute sans le doyen : { $seats } paient { $half } chacun à la banque, et le chameau retourne dans sa pile.
   *[other] Dispute sans le doyen : { $seats } paient { $half } chacun à la banque, et la carte { $card } quitte la partie.
  }
samarkand-pile-shuffled = Les chameaux sont mélangés.
samarkand-goods-unsold = { $cards-count ->
    [one] Invendue, hors de la partie : { $cards }.
   *[other] Invendues, hors de la partie : { $cards }.
  }
samarkand-market-closed = Le marché est fermé. On charge les chameaux.
samarkand-goods-left = { $seat } laisse : { $cards }.
    .you = Vous laissez : { $cards }.
samarkand-kind-scored = La sorte la plus rare de { $seat } : { $kind }.
    .you = Votre sorte la plus rare : { $kind }.

## Answers and questions

samarkand-sell = Vendre la carte { $card }.
    .kind = quelle carte vendre
samarkand-pass = Passer.
    .kind = quand laisser baisser le prix
samarkand-stop = Stop pour { $card }.
    .kind = quand arrêter le prix
samarkand-leave-behind = Laisser : { $cards }.
    .kind = quoi laisser derrière soi
samarkand-score-kind = Compter { $kind }.
    .kind = quelle sorte compter
samarkand-sell-ask = Quelle carte mettez-vous en vente ?
samarkand-stop-ask = Le prix est de { $price } ; vous avez { samarkand-dirhams }. Dites-vous stop ?
samarkand-leave-behind-ask = { $leave ->
    [one] Des marchandises sont sans place : vos chameaux en portent { $places }. Laquelle reste ?
   *[other] Des marchandises sont sans place : vos chameaux en portent { $places }. Lesquelles restent ({ $leave }) ?
  }
samarkand-score-kind-ask = Également rares : quelle sorte comptez-vous ?

## Options

samarkand-option-series = Deux et trois valeurs égales
    .explanation = Combien de points rapportent deux et trois cartes de même valeur ?
    .table = 1 et 2, comme dans la liste
    .example = 2 et 3, comme dans l’exemple détaillé
samarkand-option-closed-goods = Marchandises cachées
    .explanation = Les marchandises achetées sont-elles aussi derrière les paravents ?
    .off = non, tous les voient
    .on = oui

## Refusals

refusal-samarkand-not-in-hand = Vous n’avez pas { samarkand-card } en main.
refusal-samarkand-own-goods = Personne ne peut acheter ses propres marchandises.
refusal-samarkand-no-camel = Aucun chameau n’est en vente.
refusal-samarkand-not-on-offer = La carte { samarkand-card } n’est pas en vente.
refusal-samarkand-leave-count = { $leave ->
    [one] Une seule carte reste, ni plus ni moins.
   *[other] { $leave } cartes restent, ni plus ni moins.
  }
refusal-samarkand-not-yours = Vous n’avez pas autant de cartes { samarkand-card }.
refusal-samarkand-not-rarest = Cette sorte n’est pas parmi vos plus rares : { samarkand-kind }.
refusal-samarkand-order-no-market = Une consigne est pour un marché ouvert : attendez que les cartes soient en vente.
refusal-samarkand-order-price-gone = Ce prix est déjà passé : le compte en est à { $price }.

## Samarkand in a terminal

samarkand-title = Tour { $turn } sur { $turns } · doyen : { $elder }
samarkand-title-price = prix { $price }
samarkand-camel-up = Chameau de capacité { $capacity } · encore { $left } dans la pile
samarkand-no-camel-up = Aucun chameau en vente · { $left } dans la pile
samarkand-bank-line = { $cards ->
    [one] La banque : { $kind } · { $cards } carte restante
   *[other] La banque : { $kind } · { $cards } cartes restantes
  }
samarkand-unseen = pas encore vu
samarkand-hand-line = Votre main : { $cards }
samarkand-purse-line = Votre bourse : { samarkand-dirhams } · vos chameaux : { $camels }
samarkand-prospect = { $brings ->
    [completes] complète vos { $kind }
    [first] { $kind } : 1re carte
    [rarest] votre sorte la plus rare
    [alike] { $alike } de valeur { $value }
    [place] remplit une place
    [carries] { $room ->
        [one] porte 1 marchandise sans place
       *[other] porte { $room } marchandises sans place
      }
    [room] { $kinds ->
        [1] de la place : { $kind }
       *[other] de la place pour { $room }
      }
    [breaks] ne serait plus la plus rare
    [nothing] ne rapporte rien
   *[not-rarest] pas la plus rare
  }
samarkand-prospect-needs = { $needs ->
    [place] manque une place
    [kinds] avec toutes les sortes
    [place-and-kinds] si portée, avec toutes les sortes
   *[instead] à la place d’une autre
  }
samarkand-prospect-empty = { $empty ->
    [one] une place reste vide
   *[other] { $empty } places restent vides
  }
samarkand-shopping = Liste d’achats : { $kinds } · { $places }
samarkand-missing = { $cards ->
    [0] { samarkand-kind } : manque, plus rien à venir
   *[other] { samarkand-kind } : manque, encore { $cards } à venir
  }
samarkand-free = { $over ->
    [0] { $free ->
        [0] aucune place libre
        [one] 1 place libre
       *[other] { $free } places libres
      }
    [one] 1 marchandise sans place
   *[other] { $over } marchandises sans place
  }
samarkand-warning = { $count ->
    [1] { $kind ->
        [spices] Pas encore d’épices.
       *[other] Pas encore de { samarkand-kind }.
      }
   *[other] Il manque encore : { $kinds }.
  }
    .why = { $points ->
    [one] Sans une carte de chaque sorte, votre sorte la plus rare ne rapporte rien : { $points } point est en jeu.
   *[other] Sans une carte de chaque sorte, votre sorte la plus rare ne rapporte rien : jusqu’à { $points } points sont en jeu.
  }
samarkand-choice-too-dear = trop cher pour vous : amende de 1
samarkand-choice-camel = le chameau de capacité { $capacity }
samarkand-choice-points = { end-points } : sorte la plus rare { $rarest }, valeurs égales { $series }
samarkand-help = Tapez la valeur de la carte.
    .stop = Tapez le numéro de la carte pour dire stop, 0 pour passer.
    .leave = Tapez un numéro de la liste, le meilleur vient en premier ; ou écrivez ce qui reste : spices-1 jewels-2.
    .kind = Tapez un numéro de la liste.
samarkand-head-player = joueur
samarkand-head-sells = vend
samarkand-head-hand = main
samarkand-head-goods = marchandises
samarkand-head-camels = chameaux
samarkand-head-rank = rang
samarkand-head-wealth = richesse
samarkand-head-rarest = la plus rare
samarkand-head-series = valeurs égales
samarkand-head-empty = places vides
samarkand-head-total = total
samarkand-sheet = Le score
samarkand-tie = { $by ->
    [dirhams] Égalité à { end-points } : le plus riche passe devant ({ $seats }).
   *[shared] Égalité à { end-points }, et à richesse égale ({ $seats }) : le rang est partagé.
  }
samarkand-tie-seat = { $seat } : { samarkand-dirhams }
    .you = vous : { samarkand-dirhams }

## The page

page-poster-samarkand = Le Marché de Samarkand
    .line = Le prix baisse. Qui dira « stop » le premier, et paiera ?
samarkand-log-open = Le marché est ouvert
samarkand-log-nothing = Rien n’est vendu
samarkand-log-camel = un chameau de capacité { $capacity }
samarkand-log-bought = { $seat } achète à { $price } : { $what }
    .you = Vous achetez à { $price } : { $what }
samarkand-log-sold = { $what } pour { $price }
samarkand-log-brief = { $value } à { $price }
samarkand-log-disputed = { $what } : dispute
samarkand-share = { $what ->
    [wealth] la richesse
    [rarest] la sorte la plus rare
    [series] les valeurs égales
   *[empty] les places vides
  }
samarkand-won-with = { $what ->
    [wealth] { $count ->
        [1] la bourse la mieux garnie
       *[other] une bourse bien garnie
      }
    [rarest] des marchandises rares de grande valeur ({ samarkand-kind })
    [series] des valeurs égales
   *[empty] { $count ->
        [0] aucune place vide
       *[other] peu de places vides
      }
  }

## Khiva : la page

page-goal-samarkand = Le but : le plus de points. Parmi les sortes des autres, celle que vous transportez le moins rapporte la somme de ses valeurs ; valeurs égales et bourse pleine rapportent aussi, places vides coûtent.

## The souk in the page

samarkand-page-market = Le souk
samarkand-page-bank = La banque
samarkand-page-elder = Doyen
    .about = Le doyen du souk gagne une dispute.
samarkand-page-badges = Ce que disent les nombres
    .most = Bord doré : rien d’autre en vente ne vous apporte davantage.
samarkand-page-prospect = à la fin
    .about = Les points qu’elle peut vous ajouter à la fin, dirhams à part, si elle est transportée. Les sortes qui vous manquent encore sont supposées venir, tant qu’elles le peuvent.
samarkand-page-expected = { $count ->
    [0] ne change guère
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
  }
    .about = À ce prix, vous finissez avec elle à peu près tant de points plus haut ou plus bas que si vous n’achetez plus rien ce tour-ci : sa place et ses dirhams sont comptés, et ±0 ne change guère. D’après des parties de robots ; une seule partie varie bien davantage.
samarkand-page-turn-ends = fin du tour
samarkand-page-rung-left = reste { $left }
samarkand-page-left-at = reste { $left } à { $price }
samarkand-page-shopping = Liste d’achats
samarkand-page-shopping-later = Une carte de chaque sorte, sauf la vôtre : sans cela, votre sorte la plus rare ne rapporte rien. On voit qui vend quoi quand les premières cartes sont montrées.
samarkand-page-had = { $cards ->
    [one] { $cards } carte : { $values }
   *[other] { $cards } cartes : { $values }
  }
samarkand-page-missing = { $cards ->
    [0] manque · rien à venir
   *[other] manque · { $cards } à venir
  }
samarkand-page-places-title = Places
samarkand-page-places-free = { $free } sur { $places } libres
samarkand-page-places-over = { $over ->
    [one] { $over } marchandise sans place
   *[other] { $over } marchandises sans place
  }
samarkand-page-places-full = Pour une marchandise de plus il faut un chameau, ou l’une d’elles reste à la fin.
samarkand-page-too-dear = Trop cher
    .about = Vous ne pouvez pas payer : qui dit stop malgré tout paie une amende de 1 et n’a rien.
samarkand-page-rug = { $seller } : { $card }
samarkand-page-rug-empty = { $seller } : pas de carte
samarkand-page-rug-offer = prix { $price }
samarkand-page-your-stop = votre stop, scellé
samarkand-page-stop-shout = Stop !
samarkand-page-for = { $card } pour { $price }
samarkand-page-you-sell = Vous la vendez
samarkand-page-face-down = face cachée
samarkand-page-chosen = A choisi une carte
samarkand-page-choosing = Choisit…
samarkand-page-camel = { $places ->
    [one] un chameau pour { $places } marchandise
   *[other] un chameau pour { $places } marchandises
  }
samarkand-page-camel-none = aucun chameau en vente
samarkand-page-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
  }
samarkand-page-pile = { $left ->
    [0] Plus de chameaux
    [one] Encore 1 chameau
   *[other] Encore { $left } chameaux
  }
samarkand-page-no-price = Aucun prix n’est annoncé.
samarkand-page-price = Le prix est de { $price }.
samarkand-page-camels = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
  }
samarkand-page-goods-of = Marchandises de { $name }
samarkand-page-goods-closed = { $goods ->
    [one] { $goods } marchandise, cachée
   *[other] { $goods } marchandises, cachées
  }
samarkand-page-unseen = Vend : inconnu
samarkand-page-rivals = Rivaux, dans le sens horaire depuis votre gauche
samarkand-page-merchants = Marchands
samarkand-page-screen = Derrière votre paravent
samarkand-page-purse = Bourse
samarkand-page-dirhams-in-hand = dirhams
samarkand-page-left-after = reste { $left } si vous dites stop à { $price }
samarkand-page-no-camels = Aucun encore : sans place, les marchandises restent là à la fin.
samarkand-page-goods = Marchandises
samarkand-page-to-sell = Encore à vendre
samarkand-page-turns-left = { $turns ->
    [one] { $turns } carte
   *[other] { $turns } cartes
  }
samarkand-page-hand = Votre main
samarkand-page-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } fois
  }
samarkand-page-last-offered = Votre dernière carte est en vente.
samarkand-page-sold-out = Plus rien à vendre.
samarkand-page-hands = Toutes les mains
samarkand-page-stamp-sold = Vendu à { $seat } pour { $price }
    .you = À vous pour { $price }
samarkand-page-stamp-elder = Le doyen, { $seat }, l’achète pour { $price }. Sans payer : { $others }.
    .you = Vous, le doyen, l’achetez pour { $price }. Sans payer : { $others }.
samarkand-page-stamp-dispute = { $what ->
    [camel] Dispute : { $half } chacun pour { $seats }, le chameau retourne dans la pile.
   *[goods] Dispute : { $half } chacun pour { $seats }, la carte est perdue.
  }
samarkand-page-stamp-broke = { $seat } a dit stop à { $price } et n’a pas pu payer.
    .you = Vous avez dit stop à { $price } et n’avez pas pu payer.
samarkand-page-stamp-unsold = Invendu
samarkand-page-turn-short = Tour { $turn } sur { $turns }
samarkand-page-turn-price = Tour { $turn } · prix { $price }
samarkand-page-turn = Tour { $turn } sur { $turns }
samarkand-page-waiting = On attend { $names }.
samarkand-page-watching = Vous regardez la partie.
samarkand-page-over = La partie est finie.
samarkand-page-revealed = Les cartes sont sur les tapis.
samarkand-page-nothing-for-you = Aux autres de décider.
samarkand-page-sell = Vendre la carte { $card } ?
    .hint = Elle reste face cachée jusqu’à ce que tous aient choisi.
samarkand-page-sell-together = Toutes les cartes sont révélées ensemble.
samarkand-page-selling = Face cachée : { $card }.
samarkand-page-selling-one = Votre carte est face cachée.
samarkand-page-may-change = Prenez-en une autre pour changer.
samarkand-page-stop = Dites stop ou passez.
samarkand-page-stop-live = Touchez une carte pour dire stop. Sans rien faire, vous passez.
samarkand-page-stopping = Vous dites stop à { $price } pour { $card }, scellé.
samarkand-page-passing = Vous passez à { $price }.
samarkand-page-may-still-stop = Vous pouvez encore dire stop pour une carte.
samarkand-page-closing = On ferme…
samarkand-page-cannot-pay = Avec { samarkand-dirhams }, un stop à { $price } coûte 1 d’amende, si vous l’avez.
samarkand-page-if-elder = Vous êtes le doyen : vous l’achetez, même si d’autres disent stop.
samarkand-page-if-rival-elder = Si { $elder }, le doyen, dit stop aussi, c’est le doyen qui achète.
samarkand-page-if-half = { $what ->
    [camel] Si d’autres disent stop aussi, chacun paie { $half } et le chameau retourne dans la pile.
   *[goods] Si d’autres disent stop aussi, chacun paie { $half } et la carte est perdue.
  }
samarkand-page-pass = Passer
samarkand-page-take-back = Reprendre
samarkand-page-sell-now = Vendre
samarkand-page-leave-now = Les laisser
samarkand-page-sealed = Scellé ; vous pouvez encore changer.
samarkand-page-loading = Chargez vos chameaux
samarkand-page-best-ways = Les meilleures façons de charger
samarkand-page-best = le mieux
samarkand-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
samarkand-page-load-points = la plus rare { $rarest }, valeurs égales { $series }
samarkand-page-stays = Reste :
samarkand-page-or-pick = { $leave ->
    [one] Ou choisissez celle qui reste :
   *[other] Ou choisissez les { $leave } qui restent :
  }
samarkand-page-load-now = Ainsi vos marchandises rapportent { samarkand-page-points }.
samarkand-page-load-unlisted = Permis, mais pas parmi les meilleures façons.
samarkand-page-leave-picked = { $picked } sur { $leave } choisies.
samarkand-page-kind-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
samarkand-page-order = Consigne
    .about = On répond pour vous aux prix suivants. Personne d’autre ne la voit. Elle tombe quand les cartes en vente changent et à la fin du tour.
samarkand-page-order-leave = Consigne…
samarkand-page-order-change = Changer
samarkand-page-order-cancel = Reprendre
samarkand-pass-on = Passer jusqu’à ce que quelqu’un achète
samarkand-pass-down-to = Passer jusqu’au prix de { $price }
samarkand-stop-at = Stop à { $price } pour { $card }
samarkand-page-order-down = Passer jusqu’au prix de
samarkand-page-order-stop = Stop à
samarkand-page-order-price = Prix
samarkand-page-order-card = Carte
samarkand-page-order-not = Pas maintenant
samarkand-page-order-give = Donner la consigne
samarkand-page-category = Catégorie
samarkand-page-wealth = Richesse
samarkand-page-rarest = La plus rare
samarkand-page-series = Valeurs égales
samarkand-page-empty = Places vides
samarkand-page-total = Total
samarkand-page-wealth-how = { samarkand-dirhams }, rang { $rank }
samarkand-page-counts = compte
samarkand-page-series-how = { $cards } × { $value } : { $points }
samarkand-page-empty-how = places remplies : { $goods } sur { $places }
samarkand-page-sheet-later = Les points se comptent à la fin.
samarkand-page-sheet-how = { $seats ->
    [3] Richesse : 3 au plus riche, 1 au deuxième. La sorte dont vous avez le moins : la somme de ses valeurs, et rien s’il vous en manque une. Deux cartes ou plus de même valeur rapportent aussi. Chaque place vide sur vos chameaux : −2.
   *[other] Richesse : 5 au plus riche, puis 3 et 1. La sorte dont vous avez le moins : la somme de ses valeurs, et rien s’il vous en manque une. Deux cartes ou plus de même valeur rapportent aussi. Chaque place vide sur vos chameaux : −2.
  }
samarkand-page-hint-sell = Posez une carte sur votre tapis : qui l’achète vous paie. À la fin compte la sorte dont vous avez le moins : prenez un peu de chacune.
samarkand-page-hint-sealed = Quand tous ont choisi, les cartes sont révélées et le prix commence à baisser depuis 10.
samarkand-page-hint-stop-live = Le prix baisse tout seul. Touchez une carte pour dire stop ; attendez, et elle sera moins chère, ou prise. À deux sur une carte : le doyen l’a, ou chacun paie la moitié pour rien. Les chameaux portent vos marchandises.
samarkand-page-hint-stop = Touchez une carte pour dire stop, ou passez : le prix baisse quand tous ont répondu. À deux sur une carte : le doyen l’a, ou chacun paie la moitié pour rien. Les chameaux portent vos marchandises.
samarkand-page-hint-leave = Vos chameaux ne peuvent pas tout porter. La meilleure façon est marquée ; toute autre qui en laisse autant est permise.
samarkand-page-hint-kind = Vous avez aussi peu de cartes de chacune de ces sortes. Une seule compte, avec la somme de ses valeurs.

## The coach: hints and reviews

coach-samarkand-sell-gain = À la vente, { $card } trouve preneur { coach-odds }, à un prix d’environ { $price }.
coach-samarkand-unsold-gain = À la vente, { $card } n’a trouvé preneur dans aucune des parties essayées : les meilleures cartes restent pour la suite.
coach-samarkand-sell-risk = { $percent ->
    [0] Quelqu’un reçoit une carte qui lui sert.
    [100] Dans toutes les parties essayées, personne ne l’a achetée et la carte a été perdue.
   *[other] Dans environ { $percent } parties sur 100, personne ne l’achète et la carte est perdue.
  }
coach-samarkand-stop-gain = { $percent ->
    [never] À { $price }, l’argent manque pour { $card }.
    [0] À { $price }, on n’a obtenu { $card } dans aucune des parties essayées.
   *[other] À { $price }, on obtient { $card } { coach-odds }.
  } { $sign ->
    [plus] Cela peut ajouter { coach-points } à la fin.
    [minus] Cela peut coûter { coach-points } à la fin.
    [better] Prix compris, cela peut ajouter { coach-points } à la fin.
    [worse] Prix compris, cela peut coûter { coach-points } à la fin.
    [even] Prix compris, cela ne change guère la fin.
   *[zero] En l’état, cela n’ajoute aucun point à la fin.
  }
coach-samarkand-stop-risk = { $percent ->
    [unpaid] Qui ne peut pas payer n’obtient rien et paie une amende de 1 à la banque, s’il le peut.
    [never] Aucune dispute ne peut l’enlever ; mais les dirhams sont partis.
    [0] Aucune dispute dans les parties essayées ; mais les dirhams sont partis.
    [100] D’autres ont dit stop pour la même carte dans toutes les parties essayées.
   *[other] Dans environ { $percent } parties sur 100, d’autres disent stop pour la même carte.
  }
coach-samarkand-pass-gain = { $price ->
    [0] Rien n’est payé ce tour-ci.
   *[other] À { $price }, tout est moins cher.
  }
coach-samarkand-pass-risk = { $percent ->
    [never] Personne d’autre ne peut dire stop à ce prix.
    [0] Personne n’a dit stop à ce prix dans les parties essayées.
    [100] Quelqu’un a dit stop à ce prix dans toutes les parties essayées.
   *[other] Dans environ { $percent } parties sur 100, quelqu’un dit stop à ce prix.
  }
coach-samarkand-load-gain = { $points ->
    [0] Ainsi, les marchandises qui voyagent ne rapportent rien.
   *[other] Ainsi, les marchandises qui voyagent rapportent { coach-points }.
  }
coach-samarkand-kind-gain = Comptée ainsi, la sorte « { $kind } » rapporte { coach-points }.
coach-samarkand-load-risk = Ce que font les autres n’y changera rien.

## Lessons: the house says these; the page has its own words below

lesson-samarkand-selling = Que veulent les autres ?
    .story = Vous vendez des fruits et achetez ce que vendent les autres. À chaque tour, tous mettent en secret une carte en vente ; puis le prix baisse depuis 10. Il est le même pour toutes : le premier qui dit stop achète, et l’argent va au vendeur.
    .task = Mettez en vente une carte que l’on vous achète 9 dirhams.
    .hint = À 9, seule votre meilleure carte trouve preneur. Proposez votre 7 et laissez le prix baisser.
    .right = Neuf dirhams dans votre bourse. Les bonnes marchandises partent tôt ; mais elles rapportent à l’acheteur.
lesson-samarkand-stopping = Pas trop tôt
    .story = La banque vend des vêtements de valeur 7, et le prix est à 8. Il baisse d’un chaque fois que personne ne dit stop. Votre voisin de droite aime les vêtements, mais il est économe : à 5, il dirait stop.
    .task = Achetez les vêtements pour 6.
    .hint = Passez à 8 et à 7 ; puis touchez les vêtements.
    .right = Un pas de plus et ils étaient partis. Attendre fait baisser le prix, jusqu’à ce qu’un autre n’attende plus.
lesson-samarkand-elder = Le droit du doyen
    .story = Vous êtes le doyen à ce tour. Votre voisin de gauche dira stop pour les vêtements à ce prix. Quand plusieurs disent stop pour la même carte au même moment et que le doyen en est, c’est lui qui achète ; les autres ne paient rien.
    .task = Achetez les vêtements malgré votre voisin.
    .hint = Dites stop pour les vêtements, vous aussi. Vous êtes le doyen.
    .right = Vous avez dit stop tous les deux, et le doyen les a eus. Au tour suivant, le doyen sera votre voisin de gauche.
lesson-samarkand-dispute = Quand deux se disputent
    .story = Le doyen est à votre droite. Votre voisin de gauche va dire stop pour les vêtements. Si deux disent stop pour la même carte sans le doyen, la carte quitte le jeu et chacun paie la moitié du prix, pour rien.
    .task = Achetez à ce prix, sans dispute, quelque chose qui en vaille la peine à votre voisin de gauche.
    .hint = Ses épices valent 5, et il ne peut pas acheter les siennes.
    .right = Pendant que votre voisin regardait les vêtements, vous avez acheté ses épices. La meilleure carte est souvent celle que personne d’autre ne veut à cet instant.
lesson-samarkand-camel = Qui va porter tout cela ?
    .story = Vous avez acheté trois marchandises et n’avez pas de chameau. À la fin, seul ce que portent vos chameaux compte, et chaque place vide coûte 2 points. Un chameau pour trois est en vente, le prix est à 2, et votre voisin de gauche le regarde.
    .task = Achetez le chameau.
    .hint = Dites stop pour le chameau maintenant. À 1, il serait à votre voisin.
    .right = Trois marchandises, trois places : rien ne reste, rien n’est vide.
lesson-samarkand-loading = Charger pour la route
    .story = Le marché est fermé. Vous avez dix marchandises et neuf places : une reste ici. Parmi les sortes qui ne sont pas la vôtre, celle dont vous portez le moins compte avec la somme de ses valeurs ; de plus, des valeurs égales, de toutes sortes, rapportent des points.
    .task = Laissez la carte qui vous coûte le moins, et choisissez la sorte qui compte le plus.
    .hint = La page marque la meilleure façon. Vos tapis comptent un 7 et un 5 : gardez-les. Puis faites compter les tapis.
    .right = Une carte faible de moins, et votre meilleure sorte compte. Bien charger vaut autant que bien acheter.
lesson-samarkand-finish = Le dernier tour
    .story = C’est le dixième tour, et les dernières cartes sont en vente. Vous avez 14 dirhams, huit marchandises et six places. Le plus de dirhams rapporte 3 points, le deuxième 1.
    .task = Jouez la partie jusqu’au bout. Gagner est mieux, finir suffit.
    .hint = Un chameau pour trois porterait tout ; mais son prix et une place vide coûtent aussi. Attendez un prix bas, et surveillez vos voisins.
    .right = La caravane est en route. Vous connaissez le marché : ouvrez une table et commercez.

## The balance report

balance-moment-samarkand = Après cinq des dix tours,
balance-samarkand-dirham = Dirham
balance-samarkand-good = Carte de marchandise achetée
balance-samarkand-value = Valeur des marchandises achetées
balance-samarkand-kind = Sorte différente de marchandise
balance-samarkand-place = Place sur les chameaux
balance-samarkand-hand = Valeur des cartes encore à vendre
