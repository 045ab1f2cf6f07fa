# Every sentence of Kilim, in French.

## Names and lists

game-kilim = Kilim
    .short = Kilim

## Its things

kilim-face = { $face ->
    [star] étoile
    [hooks] crochets
    [horn] corne de bélier
    [diamond] losange
    [comb] peigne
    [torn] déchiré
   *[perfect] parfait
  }
kilim-first = { $first ->
    [star] étoile
    [hooks] crochets
    [horn] corne de bélier
    [diamond] losange
   *[comb] peigne
  }
kilim-second = { $second ->
    [star] étoile
    [hooks] crochets
    [horn] corne de bélier
    [diamond] losange
   *[comb] peigne
  }
kilim-domino = domino { kilim-first } / { kilim-second }
kilim-double = domino double { kilim-face }
kilim-torn = domino déchiré { kilim-face }
kilim-perfect = domino parfait
kilim-scrap = chute { kilim-face }
kilim-gold = Or { $gold }
kilim-special = { $card ->
    [spy] l’Espion
    [scrap-bag] le Sac de Chutes
   *[artisan] l’Artisane
  }
kilim-token = { $token ->
    [perfect] le jeton Parfait
    [turn] le jeton Pivoter
    [remove] le jeton Enlever
   *[move] le jeton Déplacer
  }

## What happened

kilim-day-began = Le jour { $day } commence.
kilim-domino-turned-up = Dévoilé : { $domino }.
kilim-card-placed = { $seat } a posé une carte.
    .you = Vous avez posé une carte.
kilim-card-changed = { $seat } a posé une autre carte.
    .you = Vous avez posé une autre carte.
kilim-card-taken-back = { $seat } a repris sa carte.
    .you = Vous avez repris votre carte.
kilim-card-revealed = { $seat } dévoile { $card }.
    .you = Vous dévoilez { $card }.
kilim-gold-sealed = { $purpose ->
    [offer] { $seat } a scellé une offre.
    [scrap-bag] { $seat } a scellé une carte Or pour le Sac de Chutes.
   *[artisan] { $seat } a scellé une carte Or pour l’Artisane.
  }
    .you = { $purpose ->
    [offer] Vous avez scellé une offre.
    [scrap-bag] Vous avez scellé une carte Or pour le Sac de Chutes.
   *[artisan] Vous avez scellé une carte Or pour l’Artisane.
  }
kilim-gold-changed = { $seat } a scellé une autre carte Or.
    .you = Vous avez scellé une autre carte Or.
kilim-offer-made = L’Espion de { $seat } offre Or { $gold }.
    .you = Votre Espion offre Or { $gold }.
kilim-offers-cancelled = Les offres égales de { $gold } s’annulent : { $seats }.
kilim-prize-won = { $dominoes ->
    [one] { $seat } remporte le domino avec Or { $gold }.
   *[other] { $seat } remporte { $dominoes } dominos avec Or { $gold }.
  }
    .you = { $dominoes ->
    [one] Vous remportez le domino avec Or { $gold }.
   *[other] Vous remportez { $dominoes } dominos avec Or { $gold }.
  }
kilim-prize-left = { $dominoes ->
    [one] Personne ne gagne ; le domino attend le tour suivant.
   *[other] Personne ne gagne ; { $dominoes } dominos attendent le tour suivant.
  }
kilim-domino-woven = { $seat } tisse le { $domino }.
    .you = Vous tissez le { $domino }.
kilim-gold-paid = { $place ->
    [scrap-bag] { $seat } paie Or { $gold } pour le Sac de Chutes.
   *[artisan] { $seat } paie Or { $gold } pour l’Artisane.
  }
    .you = { $place ->
    [scrap-bag] Vous payez Or { $gold } pour le Sac de Chutes.
   *[artisan] Vous payez Or { $gold } pour l’Artisane.
  }
kilim-gold-discarded = { $place ->
    [scrap-bag] { $seat } n’a rien d’assez haut pour le Sac de Chutes et se défausse d’Or { $gold }.
   *[artisan] { $seat } n’a rien d’assez bas pour l’Artisane et se défausse d’Or { $gold }.
  }
    .you = { $place ->
    [scrap-bag] Vous n’avez rien d’assez haut pour le Sac de Chutes et vous défaussez d’Or { $gold }.
   *[artisan] Vous n’avez rien d’assez bas pour l’Artisane et vous défaussez d’Or { $gold }.
  }
kilim-payment-tied = { $place ->
    [scrap-bag] Égalité au plus haut ({ $gold }) : personne ne fouille le Sac de Chutes.
   *[artisan] Égalité au plus bas ({ $gold }) : personne n’appelle l’Artisane.
  }
kilim-scrap-kept = { $seat } fouille le Sac de Chutes et garde une chute.
    .you = Vous fouillez le Sac de Chutes et gardez une chute.
kilim-scrap-chosen = { $seat } garde la { $scrap }.
    .you = Vous gardez la { $scrap }.
kilim-token-taken = { $seat } prend { $token }.
    .you = Vous prenez { $token }.
kilim-nothing-left = { $place ->
    [scrap-bag] Le Sac de Chutes est vide : rien pour { $seat }.
   *[artisan] Il ne reste aucun jeton : rien pour { $seat }.
  }
    .you = { $place ->
    [scrap-bag] Le Sac de Chutes est vide : rien pour vous.
   *[artisan] Il ne reste aucun jeton : rien pour vous.
  }
kilim-scrap-used = { $seat } pose la { $scrap }.
    .you = Vous posez la { $scrap }.
kilim-perfect-woven = { $seat } tisse un domino parfait.
    .you = Vous tissez un domino parfait.
kilim-domino-turned = { $seat } fait pivoter le { $domino }.
    .you = Vous faites pivoter le { $domino }.
kilim-piece-removed = { $seat } enlève de son kilim : { $piece }.
    .you = Vous enlevez de votre kilim : { $piece }.
kilim-piece-moved = { $seat } déplace dans son kilim : { $piece }.
    .you = Vous déplacez dans votre kilim : { $piece }.
kilim-action-sealed = { $seat } a scellé une action.
    .you = Votre action reste scellée jusqu’à ce que tout le monde ait fini.
kilim-seat-done = { $seat } a fini pour aujourd’hui.
    .you = Vous avez fini pour aujourd’hui.
kilim-dominoes-lost = { $dominoes-count ->
    [one] Personne ne l’a acheté, il est perdu : { $dominoes }.
   *[other] Personne ne les a achetés, ils sont perdus : { $dominoes }.
  }
kilim-day-ended = Le jour { $day } est fini.

## Answers and questions

kilim-way = { $turn ->
    [0] vers la droite
    [1] vers le bas
    [2] vers la gauche
   *[3] vers le haut
  }
kilim-place-card = Poser { $card }.
    .kind = quelle carte poser
kilim-take-back-card = Reprendre la carte.
    .kind = quand reprendre une carte
kilim-pay-gold = Or { $gold }.
    .kind = combien d’or payer
kilim-take-scrap = Garder la { $scrap }.
    .kind = quelle chute garder
kilim-take-token = Prendre { $token }.
    .kind = quel jeton prendre
kilim-at = { $across ->
    [none] { $down ->
        [none] sur la première case
       *[other] { $down-steps } { $down ->
            [above] au-dessus
           *[below] au-dessous
          } de la première case
      }
   *[other] { $down ->
        [none] { $across-steps } { $across ->
            [left] à gauche
           *[right] à droite
          } de la première case
       *[other] { $across-steps } { $across ->
            [left] à gauche
           *[right] à droite
          } et { $down-steps } { $down ->
            [above] au-dessus
           *[below] au-dessous
          } de la première case
      }
  }
kilim-weave = Tisser { kilim-at }, { kilim-way }.
    .kind = où tisser
kilim-use-scrap = Poser la { $scrap } { kilim-at }.
    .kind = où poser les chutes
kilim-weave-perfect = Tisser un domino parfait { kilim-at }, { kilim-way }.
    .kind = où tisser les dominos parfaits
kilim-turn-domino = Faire pivoter le { $domino } : { kilim-at }, { kilim-way }.
    .kind = quand tourner un domino
kilim-remove-piece = Enlever : { $piece }.
    .kind = quand retirer une pièce
kilim-move-piece = Déplacer { kilim-at } : { $piece }.
    .kind = quand déplacer une pièce
kilim-done = Plus rien aujourd’hui.
    .kind = quand s’arrêter pour la journée
kilim-place-card-ask = { $prize-count ->
    [one] En vente : { $prize }. Quelle carte posez-vous ?
   *[other] En vente, d’un seul lot : { $prize }. Quelle carte posez-vous ?
  }
kilim-pay-gold-ask = { $discard ->
    [yes] { $purpose ->
        [scrap-bag] Vous ne pouvez pas payer le Sac de Chutes (plus de { $winning }). De quelle carte Or vous défaussez-vous ?
       *[artisan] { $winning ->
            [0] Aucune offre ne l’emporte : personne ne peut payer l’Artisane. De quelle carte Or vous défaussez-vous ?
           *[other] Vous ne pouvez pas payer l’Artisane (moins de { $winning }). De quelle carte Or vous défaussez-vous ?
          }
      }
   *[no] { $purpose ->
        [offer] Vous avez vu les cartes des autres. Quelle carte Or votre Espion offre-t-il ?
        [scrap-bag] { $winning ->
            [0] Aucune offre ne l’emporte : toute carte Or paie le Sac de Chutes. Laquelle payez-vous ?
           *[other] Le Sac de Chutes coûte plus de { $winning }. Quelle carte Or payez-vous ?
          }
       *[artisan] L’Artisane coûte moins de { $winning }. Quelle carte Or payez-vous ?
      }
  }
kilim-take-scrap-ask = Quelle chute gardez-vous ?
kilim-take-token-ask = Quel jeton prenez-vous ?
kilim-weave-ask = { $left ->
    [0] Où tissez-vous le { $domino } ?
    [one] Où tissez-vous le { $domino } ? Un autre domino suit.
   *[other] Où tissez-vous le { $domino } ? { $left } autres dominos suivent.
  }
kilim-end-of-day-ask = Fin du jour : utilisez-vous encore quelque chose ?

## Options

kilim-option-torn-pairs = Motifs déchirés voisins
    .explanation = Un motif déchiré à côté d’un autre motif déchiré coûte-t-il des points ?
    .count = oui, 3 points chacun
    .cancel = non, ils s’annulent

## Refusals

refusal-kilim-card-gone = { $card ->
    [spy] Vous avez déjà utilisé votre Espion aujourd’hui.
    [scrap-bag] Vous avez déjà utilisé votre Sac de Chutes aujourd’hui.
    [artisan] Vous avez déjà utilisé votre Artisane aujourd’hui.
   *[other] Vous n’avez pas cette carte Or en main.
  }
refusal-kilim-nothing-placed = Vous n’avez posé aucune carte à reprendre.
refusal-kilim-gold-gone = Vous n’avez pas Or { $gold } en main.
refusal-kilim-gold-too-low = Le Sac de Chutes coûte plus de { $winning } : vous avez une carte Or assez haute.
refusal-kilim-gold-too-high = L’Artisane coûte moins de { $winning } : vous avez une carte Or assez basse.
refusal-kilim-no-such-scrap = Cette chute n’est pas dans le sac.
refusal-kilim-token-gone = Ce jeton n’est plus sur le plateau.
refusal-kilim-first-square = Le premier domino d’un kilim n’a qu’une place : tout le reste part de là.
refusal-kilim-square-taken = Il y a déjà quelque chose à cet endroit.
refusal-kilim-not-beside = Un domino doit toucher une case de votre kilim.
refusal-kilim-card-placed = Reprenez d’abord votre carte.
refusal-kilim-no-perfect = Vous ne gardez aucun domino parfait.
refusal-kilim-scrap-not-beside = Une chute couvre une case de votre kilim, ou en touche une.
refusal-kilim-scrap-not-kept = Vous ne gardez pas cette chute.
refusal-kilim-no-token = { $token ->
    [turn] Vous n’avez pas de jeton Pivoter à utiliser.
    [remove] Vous n’avez pas de jeton Enlever à utiliser.
   *[move] Vous n’avez pas de jeton Déplacer à utiliser.
  }
refusal-kilim-not-in-kilim = Cette pièce n’est pas dans votre kilim.
refusal-kilim-cannot-turn = Ce domino ne peut pas pivoter ainsi.
refusal-kilim-scrap-covered = Une autre chute recouvre celle-ci.
refusal-kilim-cannot-move = Cette pièce ne peut pas aller là.

## Kilim in a terminal

kilim-title = Jour { $day } · tour { $turn } sur { $turns } · jetons : { $tokens } · chutes restantes : { $left }
kilim-prize = { $count ->
    [one] En vente :
   *[other] En vente, d’un seul lot :
  }
kilim-token-short = { $token ->
    [perfect] Parfait
    [turn] Pivoter
    [remove] Enlever
   *[move] Déplacer
  }
kilim-special-short = { $card ->
    [spy] Espion
    [scrap-bag] Sac
   *[artisan] Artisane
  }
kilim-kept-scraps = { $count ->
    [one] { $count } chute
   *[other] { $count } chutes
  }
kilim-kept-perfects = { $count ->
    [one] { $count } parfait
   *[other] { $count } parfaits
  }
kilim-choice-gold = Or
kilim-free = Ou d’abord une action libre (f et son numéro) :
kilim-help = Tapez la valeur d’une carte Or, 16 pour l’Espion, 17 pour le Sac de Chutes, 18 pour l’Artisane. Une action libre vient avant : f1, f2 … de la liste, ou en toutes lettres : f scrap-star 1 2.
    .weave = Tapez un numéro de la liste, ou colonne, ligne et sens de la première moitié : 1 -2 0. Sens : 0 droite, 1 bas, 2 gauche, 3 haut. Une action libre vient avant : f1, f2 … de la liste, ou en toutes lettres : f scrap-star 1 2.
    .numbers = Tapez un numéro de la liste. Les actions libres sont f1, f2 … de la liste, ou en toutes lettres : f scrap-star 1 2.
kilim-head-player = joueur
kilim-head-points = points
kilim-head-gold = Or en main
kilim-head-special = spéciales
kilim-head-kept = gardé
kilim-head-rectangle = rectangle
kilim-head-kinds = motifs
kilim-head-groups = groupes
kilim-head-largest = plus grands
kilim-head-torn = déchirés
kilim-head-total = total
kilim-head-squares = cases
kilim-head-rank = rang
kilim-sheet = Le score
kilim-tie = { $by ->
    [squares] Égalité à { end-points } : le plus grand kilim passe devant ({ $seats }).
   *[shared] Égalité à { end-points }, avec des kilims de même taille ({ $seats }) : le rang est partagé.
  }
kilim-tie-seat = { $squares ->
    [one] { $seat } : { $squares } case
   *[other] { $seat } : { $squares } cases
  }
    .you = { $squares ->
    [one] vous : { $squares } case
   *[other] vous : { $squares } cases
  }

## The page

page-poster-kilim = Kilim
    .line = Misez en secret sur des dominos et tissez le plus beau tapis.
kilim-log-day = Jour { $day }
kilim-log-up = En vente : { $domino }
kilim-log-won = { $named ->
    [yes] { $seat } remporte pour { $gold } : { $what }
   *[no] { $seat } remporte { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
      } pour { $gold }
  }
    .you = { $named ->
    [yes] Vous remportez pour { $gold } : { $what }
   *[no] Vous remportez { $dominoes ->
        [one] un domino
       *[other] { $dominoes } dominos
      } pour { $gold }
  }
kilim-log-left = { $dominoes ->
    [one] Personne ne remporte le { $domino }
   *[other] Personne ne gagne ; { $dominoes } dominos attendent
  }
kilim-log-cancelled = { $gold } annulé
kilim-log-scrap = une chute
kilim-share = { $what ->
    [rectangle] le rectangle plein
    [kinds] les sortes de motifs
    [groups] les groupes
    [largest] les plus grands groupes
   *[torn] les motifs déchirés
  }
kilim-won-with = { $what ->
    [rectangle] un rectangle plein
    [kinds] { $count ->
        [5] les cinq motifs
       *[other] { number-word } sortes de motifs, pas plus
      }
    [groups] de grands groupes
    [largest] { $count ->
        [one] le plus grand groupe d’un motif
       *[other] les plus grands groupes de { number-word } motifs
      }
   *[torn] { $count ->
        [0] aucun motif déchiré
       *[other] peu de motifs déchirés
      }
  }

## Khiva : la page

page-goal-kilim = Le but : le kilim qui vaut le plus. Les groupes d’un motif, les plus grands groupes, exactement trois sortes ou les cinq, et un rectangle plein rapportent ; les motifs déchirés coûtent.

## The page

kilim-page-market = Marché
kilim-page-market-all = Marché, jetons et bourse
kilim-page-offers = Cartes sur le marché
kilim-page-hand = Votre main
kilim-page-hands = Toutes les mains
kilim-page-mat = Votre natte
kilim-page-mat-empty = Votre carte ira ici.
kilim-page-rivals = Rivaux, dans le sens horaire depuis votre gauche
kilim-page-weavers = Tisserands
kilim-page-your-kilim = Votre kilim
kilim-page-kilim-of = Le kilim de { $name }
kilim-page-wall = Le mur : tous les kilims à la même échelle
kilim-page-wall-hint = Appuyez sur un kilim pour le voir de près.
    .keys = ← et → passent de l’un à l’autre.
kilim-page-wall-back = Le kilim précédent
kilim-page-wall-on = Le kilim suivant
kilim-page-look = Regarder de près
kilim-page-artisan = Artisane
    .back = de retour le soir
kilim-page-pouch = Votre bourse
    .secret = secrète
kilim-page-token-free = libre
kilim-page-token-at = { $used ->
    [yes] { $name }, utilisé
   *[no] { $name }
  }
kilim-page-scraps-left = { $left ->
    [0] Plus aucune chute dans le sac
    [one] Il reste { $left } chute dans le sac
   *[other] Il reste { $left } chutes dans le sac
  }
kilim-page-day = Jour { $day } sur 3 · tour { $turn } sur { $turns }
kilim-page-turn = tour { $turn } sur { $turns }
kilim-page-day-short = Jour { $day }
kilim-page-pile = { $left ->
    [0] La pile du jour est vide
    [one] Encore { $left } domino dans la pile du jour
   *[other] Encore { $left } dominos dans la pile du jour
  }
kilim-page-on-offer = { $count ->
    [one] En vente : { $prize }.
   *[other] En vente, d’un seul lot : { $prize }.
  }
kilim-page-piled = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos, vendus ensemble
  }
kilim-page-stall-empty = Rien n’est en vente pour l’instant.
kilim-page-last-turn = Dernier tour :
kilim-page-points = { $points ->
    [one] point
   *[other] points
  }
kilim-page-choosing = Choisit…
kilim-page-deciding = Décide…
kilim-page-face-down = face cachée
kilim-page-picked = choisie, pas encore posée
kilim-page-spent = dépensée aujourd’hui
kilim-page-offer = { $how ->
    [out] { $card }, offre de { $gold }, annulée
    [won] { $card }, offre de { $gold }, l’emporte
    [paid] { $card }, avec Or { $gold }
   *[open] { $card }
  }
kilim-page-outcome = { $how ->
    [out] annulée par une offre égale
    [won] l’offre gagnante
   *[open] dévoilée
  }
kilim-page-special = { $card ->
    [spy] Espion
    [scrap-bag] Sac de Chutes
   *[artisan] Artisane
  }
kilim-page-special-left = { $card ->
    [spy] { $left ->
        [yes] Espion encore en main
       *[no] Espion déjà utilisé aujourd’hui
      }
    [scrap-bag] { $left ->
        [yes] Sac de Chutes encore en main
       *[no] Sac de Chutes déjà utilisé aujourd’hui
      }
   *[artisan] { $left ->
        [yes] Artisane encore en main
       *[no] Artisane déjà utilisée aujourd’hui
      }
  }
kilim-page-gold-left = { $count ->
    [one] { $count } carte Or en main
   *[other] { $count } cartes Or en main
  }
kilim-page-gold-in-hand = Cartes Or en main, puis dépensées
kilim-page-kept = Restant et gardé
kilim-page-about-spy = Espion : voyez les cartes des autres, puis choisissez votre offre.
kilim-page-about-scrap-bag = Sac de Chutes : payez plus que l’offre gagnante et gardez une chute.
kilim-page-about-artisan = Artisane : payez moins que l’offre gagnante et prenez un jeton.
kilim-page-about-perfect = Un domino doré à tisser quand vous voulez : il remplit des cases sans montrer de motif.
kilim-page-about-turn = Faites pivoter un domino de votre kilim.
kilim-page-about-remove = Enlevez une pièce de votre kilim ; elle quitte le jeu.
kilim-page-about-move = Déplacez une pièce de votre kilim, sans la pivoter.
kilim-page-about-scrap = Couvrez une case de ce motif, ou remplissez-en une à côté de votre kilim.
kilim-page-about-rectangle = 10 pour un rectangle plein
kilim-page-about-groups = chacun sa taille moins 1
kilim-page-about-largest = 5 chacun · vous : meilleur rival
kilim-page-short-of = { $missing ->
    [0] ni trou, ni coin manquant
    [one] il manque { $missing } case
   *[other] il manque { $missing } cases
  }
kilim-page-kinds-now = { $kinds } ici · juste 3 : 10, tous les 5 : 5
kilim-page-torn-now = { $torn } à découvert · −3 chacun
kilim-page-race = { $motif } : votre plus grand groupe { $mine }, celui du meilleur rival { $best }
kilim-page-rectangle = Rectangle plein
kilim-page-kinds = Sortes de motifs
kilim-page-groups = Groupes
kilim-page-largest = Plus grands groupes
kilim-page-torn = Motifs déchirés
kilim-page-category = Catégorie
kilim-page-total = Total
kilim-page-so-far = Le score jusqu’ici
kilim-page-sheet-how = Rectangle plein 10 ; exactement 3 sortes de motifs 10, les 5 sortes 5 ; chaque groupe sa taille moins 1 ; le plus grand groupe d’un motif 5 ; chaque motif déchiré à découvert −3.
kilim-page-waiting = On attend { $names }.
kilim-page-watching = Vous regardez la partie.
kilim-page-over = La partie est finie.
kilim-page-revealed = Les cartes sont révélées.
kilim-page-choose-card = Choisissez une carte à poser.
kilim-page-place = Poser { $card } ?
    .hint = Vous pouvez en changer jusqu’à la révélation.
kilim-page-placed = Face cachée : { $card }.
kilim-page-placed-one = Votre carte est posée, face cachée.
kilim-page-may-change = Vous pouvez encore en changer, ou la reprendre.
kilim-page-may-change-gold = Vous pouvez encore en changer.
kilim-page-sealed = Scellé : { $card }.
kilim-page-sealed-one = Votre carte Or est scellée.
kilim-page-pay = { $purpose ->
    [offer] Offrir { $card } ?
    [discard] Défausser { $card } ?
   *[pay] Payer { $card } ?
  }
kilim-page-pay-offer = L’offre la plus haute que personne n’égale l’emporte.
kilim-page-pay-scrap-bag = Le plus haut paiement fouille le sac ; en cas d’égalité au plus haut, personne.
kilim-page-pay-artisan = Le plus bas paiement l’appelle ; en cas d’égalité au plus bas, personne.
kilim-page-pay-discard = Vous n’obtenez rien cette fois.
kilim-page-scrap-hint = Personne d’autre ne la voit ; utilisez-la quand vous voulez.
kilim-page-token-hint = Il est à vous jusqu’à la fin du jour.
kilim-page-weave-hint = Il doit toucher une case de votre kilim.
kilim-page-weave-first = Votre premier domino : posez-le comme il vous plaît.
kilim-page-done-hint = Les autres le verront quand tous auront fini ; « Fini » est définitif.
kilim-page-lay-scrap = Posez votre chute.
    .hint = Couvrez une case, ou remplissez-en une à côté du kilim.
kilim-page-lay-perfect = Tissez le domino parfait.
    .hint = Il remplit deux cases et ne montre aucun motif.
kilim-page-lay-turn = Faites pivoter un domino.
    .hint = Choisissez-le sur le métier, puis sa nouvelle position.
kilim-page-lay-remove = Enlevez une pièce.
    .hint = Choisissez-la sur le métier ; elle quitte le jeu.
kilim-page-lay-move = Déplacez une pièce.
    .hint = Choisissez-la sur le métier, puis posez-la ailleurs.
kilim-page-used = utilisé
kilim-page-free = À utiliser :
kilim-page-cancel = Pas maintenant
kilim-page-do = { $what ->
    [place] Poser
    [offer] Offrir
    [discard] Défausser
   *[pay] Payer
  }
kilim-page-change = Changer
kilim-page-take-back = Reprendre
kilim-page-clear = Effacer
kilim-page-done = Fini
kilim-page-close = Fermer
kilim-page-hint-place = La carte Or la plus haute remporte le domino, mais les offres égales s’annulent. Chaque tour vous coûte une carte Or, quoi que vous fassiez. Espion, Sac de Chutes et Artisane : une fois par jour chacun.
kilim-page-hint-free = Avant de poser votre carte, vous pouvez utiliser une chute, un jeton ou un domino parfait.
kilim-page-hint-sealed = Quand toutes les cartes sont posées, elles sont révélées ensemble. D’ici là, vous pouvez changer la vôtre.
kilim-page-hint-offer = Vous avez vu les offres des autres : dépassez la plus haute, ou épargnez votre or avec une petite carte.
kilim-page-hint-scrap-bag = Si vous le pouvez, vous devez payer plus que l’offre gagnante. Qui paie le plus garde une chute : une case qui répare un motif déchiré ou en change un autre.
kilim-page-hint-artisan = Si vous le pouvez, vous devez payer moins que l’offre gagnante. Qui paie le moins prend un jeton.
kilim-page-hint-scrap = Une chute couvre un motif déchiré, change une case, ou comble un vide pour fermer votre rectangle.
kilim-page-hint-token = Parfait vous donne un domino doré à garder. Pivoter, Enlever et Déplacer changent votre kilim jusqu’à la fin du jour.
kilim-page-hint-weave = Des motifs égaux côte à côte forment des groupes. Un rectangle plein vaut 10, exactement trois sortes de motifs 10. Essayez une place pour voir ce qu’elle rapporte.
kilim-page-hint-end-of-day = Dernière chance aujourd’hui : les jetons repartent à la fin du jour, les chutes et dominos parfaits restent à vous.

## Kilim's loom

kilim-loom-picture = { $label } : { $columns } cases sur { $rows }
kilim-loom-picture-empty = { $label } : rien de tissé encore
kilim-loom-confirm = { $kind ->
    [scrap] La poser ici
    [turn] Le pivoter ainsi
    [remove] L’enlever
    [move] Déplacer ici
   *[weave] Tisser ici
  }
kilim-loom-back = Reprendre
kilim-loom-rotate = Pivoter
kilim-loom-swap = Inverser
kilim-loom-larger = Agrandir
kilim-loom-smaller = Réduire
kilim-loom-fit = Tout voir
kilim-loom-hint = { $kind ->
    [scrap] Glissez la chute ou touchez une case marquée : couvrez-en une, ou comblez-en une au bord du kilim.
    [turn] Touchez une case marquée pour voir comment le domino peut se poser ; Pivoter montre la suite.
    [remove] L’enlever du kilim, pour de bon ?
    [move] Glissez la pièce ou touchez une case marquée.
   *[weave] Glissez le domino ou touchez une case marquée ; les flèches du clavier le font aussi.
  }
kilim-loom-pick = Choisissez une pièce de votre kilim.
kilim-loom-hand = La pièce en main : glissez-la sur le métier, touchez-la pour la pivoter
kilim-loom-here = { $total ->
    [one] point ici
   *[other] points ici
  }
kilim-loom-nothing = Rien de gagné, rien de perdu.
kilim-loom-whole = Un déplacement n’indique que la somme.
kilim-loom-category = { $category ->
    [rectangle] Rectangle plein
    [kinds] Sortes de motifs
    [groups] Groupes
    [largest] Plus grands groupes
   *[torn] Motifs déchirés
  }
kilim-loom-change = { $category ->
    [rectangle] rectangle plein { $points }
    [kinds] sortes de motifs { $points }
    [groups] groupes { $points }
    [largest] plus grands groupes { $points }
   *[torn] motifs déchirés { $points }
  }
kilim-loom-total = { $total ->
    [one] { $points } point
   *[other] { $points } points
  }
kilim-loom-sum = { $total } ({ $parts })
kilim-loom-the = { $face ->
    [star] de l’étoile
    [hooks] des crochets
    [horn] de la corne de bélier
    [diamond] du losange
    [comb] du peigne
    [torn] du motif déchiré
   *[perfect] de la case parfaite
  }
kilim-loom-beside = { $side ->
    [above] au-dessus { kilim-loom-the }, ligne { $row }, colonne { $column }
    [below] au-dessous { kilim-loom-the }, ligne { $row }, colonne { $column }
    [left] à gauche { kilim-loom-the }, ligne { $row }, colonne { $column }
    [right] à droite { kilim-loom-the }, ligne { $row }, colonne { $column }
   *[over] à la place { kilim-loom-the }, ligne { $row }, colonne { $column }
  }
kilim-loom-at = ligne { $row }, colonne { $column }
kilim-loom-alone = sur le métier vide
kilim-loom-spot = { $way ->
    [right] { $face } { $where } ; { $other } à droite
    [below] { $face } { $where } ; { $other } au-dessous
    [left] { $face } { $where } ; { $other } à gauche
   *[above] { $face } { $where } ; { $other } au-dessus
  }
kilim-loom-spot-one = { $face } { $where }
kilim-loom-said = { $where } : { $brings }
kilim-loom-mark = Case { $where }, au mieux { $points }
kilim-loom-squares = Cases où elle peut se poser
kilim-loom-best = Meilleures places
kilim-loom-text = Le kilim en liste
kilim-loom-empty = Rien n’est encore tissé.
kilim-loom-covered = { $face } (recouvert : { $by })
kilim-loom-piece = { $first } ligne { $row }, colonne { $column } ; { $second } ligne { $row2 }, colonne { $column2 }
kilim-loom-piece-scrap = { $over ->
    [yes] chute { $face }, par-dessus la ligne { $row }, colonne { $column }
   *[no] chute { $face }, ligne { $row }, colonne { $column }
  }

## The coach: hints and reviews

coach-kilim-card-gain = { $purpose ->
    [scrap-bag] Avec { $card }, la fouille est gagnée { coach-odds }.
    [artisan] Avec { $card }, l’Artisane vient { coach-odds }.
   *[offer] Avec { $card }, le lot est gagné { coach-odds }.
  }
coach-kilim-save-gain = Avec { $card }, rien n’a été gagné dans les parties essayées, mais un meilleur Or reste pour la suite.
coach-kilim-offer-risk = { $percent ->
    [never] Aucune offre égale ne peut venir ; mais l’Or est parti jusqu’à la fin du jour.
    [certain] Une offre égale est déjà là et l’annule, et l’Or est parti jusqu’à la fin du jour.
    [0] Aucune offre égale dans les parties essayées ; mais l’Or est parti jusqu’à la fin du jour.
    [100] Une offre égale l’a annulée dans toutes les parties essayées, et l’Or est parti jusqu’à la fin du jour.
   *[other] Dans environ { $percent } parties sur 100, une offre égale l’annule ; et l’Or est parti jusqu’à la fin du jour.
  }
coach-kilim-special-risk = { $percent ->
    [0] Cela coûte l’Or ; dans les parties essayées, cela a toujours donné quelque chose.
    [100] Cela n’a rien donné dans toutes les parties essayées, et coûte de l’Or quand même.
   *[other] Dans environ { $percent } parties sur 100, cela ne donne rien, et coûte de l’Or quand même.
  }
coach-kilim-weave-gain = { $sign ->
    [plus] À cet endroit, cela ajoute { coach-points } maintenant :
    [minus] À cet endroit, cela coûte { coach-points } maintenant :
   *[zero] À cet endroit, cela n’ajoute rien maintenant :
  } groupes { $groups }, plus grands groupes { $largest }, forme et motifs { $shape }.
coach-kilim-weave-risk = { $torn ->
    [0] Ce qui est posé y reste : les places voisines devront suffire aux prochains dominos.
   *[other] Le motif déchiré coûte { $torn } points tant qu’aucune chute ne le couvre.
  }

## Lessons: the house says these; the page has its own words below

lesson-kilim-offer = L’offre la plus haute
    .story = À chaque tour, un domino est retourné et tous posent une carte en secret. Les cartes Or sont des offres : la plus haute gagne, et les offres égales s’annulent. Une carte jouée ne revient qu’à la fin du jour. Ce que l’on gagne se tisse aussitôt.
    .task = Gagnez le domino et posez-le sur votre métier.
    .hint = Votre rival veut aussi une paire d’étoiles. Offrez 7 ou plus, puis choisissez n’importe quel endroit.
    .right = Le domino est à vous. Une offre haute gagne ; mais chaque carte Or ne sert qu’une fois par jour.
lesson-kilim-weaving = Un rectangle d’étoiles
    .story = Vous avez gagné un second domino. À la fin, chaque groupe de motifs égaux côte à côte compte sa taille moins un, un kilim en rectangle plein 10 points, et le plus grand groupe d’un motif 5. La page montre d’avance ce que rapporte chaque endroit.
    .task = Tissez-le pour que trois étoiles se touchent et que le kilim soit un rectangle plein.
    .hint = Posez-le sous le premier, étoile sous étoile ; ou à côté, sur une ligne, étoile contre étoile.
    .right = Dix-sept points en quatre cases : le rectangle, le groupe, et le plus d’étoiles de tous.
lesson-kilim-spy = L’Espion offre en dernier
    .story = Deux 10 se sont annulés : deux dominos sont maintenant au marché. L’Espion vous laisse choisir votre carte Or quand les autres offres sont ouvertes. Chaque carte spéciale sert une fois par jour.
    .task = Gagnez les deux dominos sans payer plus qu’il ne faut.
    .hint = Posez l’Espion. Quand vous voyez l’offre de votre rival, payez un de plus.
    .right = Un de plus que votre rival, et deux dominos : voilà à quoi sert un espion.
lesson-kilim-kinds = Trois motifs, pas un de plus
    .story = Votre kilim montre exactement trois motifs : 10 points. Les cinq n’en vaudraient que 5. Le domino du marché porte les deux qui vous manquent, et ce qui est gagné doit être tissé.
    .task = Laissez-le à votre rival à ce tour.
    .hint = Posez votre carte Or la plus basse : chaque tour en coûte une de toute façon.
    .right = Un domino peut coûter plus qu’il ne rapporte. Vous voilà sans votre 1, mais avec vos 10 points.
lesson-kilim-scraps = Dans le Sac de Chutes
    .story = La moitié de votre domino est déchirée : 3 points de moins à la fin. Qui pose le Sac de Chutes paie une carte Or plus haute que l’offre gagnante et garde une chute, une seule case. Une chute couvre une case, ou en remplit une vide à côté de votre kilim.
    .task = Procurez-vous une chute et réparez le motif déchiré quand le domino suivant est retourné.
    .hint = Posez le Sac de Chutes, payez plus que l’offre de votre rival, prenez l’étoile et posez-la sur la case déchirée avant votre prochaine carte.
    .right = Le trou est réparé, et avec une étoile, deux étoiles se touchent. Une chute s’utilise avant de poser une carte, et avant de tisser.
lesson-kilim-artisan = La main de l’Artisane
    .story = Votre second domino dépasse et gâche un rectangle. Qui pose l’Artisane paie une carte Or plus basse que l’offre gagnante et prend un jeton pour la journée : Parfait, Pivoter, Enlever ou Déplacer.
    .task = Appelez l’Artisane et faites de votre kilim un rectangle plein.
    .hint = Payez votre 1, prenez Pivoter, et tournez le domino qui pend pour que les quatre cases soient en ligne. Parfait convient aussi : il remplit les deux cases qui manquent.
    .right = Un rectangle plein : 10 points pour votre plus petite carte. Les jetons repartent à la fin du jour.
lesson-kilim-finish = Le dernier soir
    .story = Le troisième jour s’achève : il reste quatre tours, et les cartes de chacun sont connues. Qui compte sait ce qu’un rival peut encore offrir.
    .task = Jouez la partie jusqu’au bout. Gagner est mieux, finir suffit.
    .hint = Ne cassez ni votre rectangle ni vos trois motifs pour un point ; gardez les hautes cartes pour ce qui agrandit vos groupes.
    .right = Votre kilim quitte le métier. Vous connaissez Kilim : ouvrez une table et tissez.

## The balance report

balance-moment-kilim = Au milieu du deuxième jour,
balance-kilim-point = Point que le kilim montre déjà
balance-kilim-square = Case du kilim
balance-kilim-torn = Case déchirée à découvert
balance-kilim-gold = Or encore en main
balance-kilim-special = Carte spéciale encore en main
balance-kilim-scrap = Chute gardée
