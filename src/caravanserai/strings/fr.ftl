# Toutes les phrases que lit une personne, en français. Le terminal et le navigateur lisent ce même fichier.
#
# `.you` se dit quand la personne qui lit est la place dont parle la phrase ; `.you-to`, `.you-owner` et
# `.you-winners` quand elle en est cette partie-là.

## Names and lists

seat-name = Joueur { $number }
seat-you = Vous
you = vous
list-pair = { $first } et { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause } : { $sentence }
game-khiva = Khiva
    .short = Khiva
game-kilim = Kilim
    .short = Kilim
game-samarkand = Le Marché de Samarkand
    .short = Samarkand

## Khiva: its things

khiva-colour = { $colour ->
    [white] blanc
    [blue] bleu
    [green] vert
    [pink] rose
   *[black] noir
  }
khiva-camel = chameau { khiva-colour }
khiva-card = { khiva-colour } { $value }
khiva-carpet = un tapis { khiva-colour } ({ $value })
khiva-city = la ville
khiva-shop = l’échoppe { $shop } chez { $owner }
    .you-owner = votre échoppe { $shop }
khiva-counter = le comptoir chez { $owner }
    .you-owner = votre comptoir

## Khiva: what happened

khiva-deal-began = La donne { $deal } commence.
khiva-cards-dealt = { $seat } reçoit { $cards }.
    .you = Vous recevez { $cards }.
khiva-cards-turned-up = Mises de côté face visible : { $cards }.
khiva-choice-sealed = { $seat } a choisi.
    .you = Vous avez choisi.
khiva-choice-changed = { $seat } a changé d’avis.
    .you = Vous avez changé d’avis.
khiva-cards-revealed = { $seat } joue { $cards }.
    .you = Vous jouez { $cards }.
khiva-cards-given = { $seat } donne { $cards } à { $to }.
    .you = Vous donnez { $cards } à { $to }.
    .you-to = { $seat } vous donne { $cards }.
khiva-card-refused = { $gems ->
    [0] { $seat } voit sa demande rejetée ({ $card }), et la réserve n’a plus de pierre précieuse.
    [one] { $seat } voit sa demande rejetée ({ $card }) et reçoit { $gems } pierre précieuse.
   *[other] { $seat } voit sa demande rejetée ({ $card }) et reçoit { $gems } pierres précieuses.
  }
    .you = { $gems ->
    [0] Votre demande est rejetée ({ $card }), et la réserve n’a plus de pierre précieuse.
    [one] Votre demande est rejetée ({ $card }) et vous recevez { $gems } pierre précieuse.
   *[other] Votre demande est rejetée ({ $card }) et vous recevez { $gems } pierres précieuses.
  }
khiva-camel-won = { $seat } mène le { $camel } avec { $card }.
    .you = Vous menez le { $camel } avec { $card }.
khiva-gems-spent = { $gems ->
    [one] { $seat } dépense { $gems } pierre précieuse.
   *[other] { $seat } dépense { $gems } pierres précieuses.
  }
    .you = { $gems ->
    [one] Vous dépensez { $gems } pierre précieuse.
   *[other] Vous dépensez { $gems } pierres précieuses.
  }
khiva-camel-moved = { $jumped ->
    [0] Le { $camel } quitte { $start } et rejoint { $stop }.
    [one] Le { $camel } quitte { $start } et rejoint { $stop }, avec un saut.
   *[other] Le { $camel } quitte { $start } et rejoint { $stop }, avec { $jumped } sauts.
  }
khiva-gems-gained = { $gems ->
    [one] { $seat } gagne { $gems } pierre précieuse à l’échoppe { $shop }.
   *[other] { $seat } gagne { $gems } pierres précieuses à l’échoppe { $shop }.
  }
    .you = { $gems ->
    [one] Vous gagnez { $gems } pierre précieuse à l’échoppe { $shop }.
   *[other] Vous gagnez { $gems } pierres précieuses à l’échoppe { $shop }.
  }
khiva-carpet-taken = { $seat } prend { $carpet }.
    .you = Vous prenez { $carpet }.
khiva-salt-bought = { $seat } achète le sac de sel de valeur { $value }.
    .you = Vous achetez le sac de sel de valeur { $value }.
khiva-salt-declined = { $seat } renonce au sel.
    .you = Vous renoncez au sel.
khiva-nothing-left = L’échoppe { $shop } n’a plus rien pour { $seat }.
    .you = L’échoppe { $shop } n’a plus rien pour vous.
khiva-teapot-taken = { $seat } décharge le { $camel } : une théière de valeur { $value }.
    .you = Vous déchargez le { $camel } : une théière de valeur { $value }.
khiva-carpets-delivered = { $seat } livre { $carpets }.
    .you = Vous livrez { $carpets }.
khiva-camel-loaded = Le { $camel } est chargé d’une théière de valeur { $teapot }.
khiva-end-triggered = { $pile ->
    [teapots] Il n’y a plus de théière : la partie se termine avec ce tour.
    [carpets] Il n’y a plus de tapis : la partie se termine avec ce tour.
   *[salt] Il n’y a plus de sac de sel : la partie se termine avec ce tour.
  }
khiva-carpets-discarded = { $seat } n’a pas livré { $carpets }.
    .you = Vous n’avez pas livré { $carpets }.
game-ended = { $count ->
    [one] La victoire, avec { end-points } : { $winners }.
   *[other] Une victoire partagée, avec { end-points } : { $winners }.
  }
    .you-winners = Vous gagnez avec { end-points } !

## Khiva: answers and questions

khiva-choose-cards = Jouer { $play } ; donner { $give }.
khiva-spend-gems = { $gems ->
    [0] Ne dépenser aucune pierre précieuse.
    [one] Dépenser { $gems } pierre précieuse.
   *[other] Dépenser { $gems } pierres précieuses.
  }
khiva-take-salt = Acheter le sac de sel.
khiva-take-carpet = Prendre le tapis.
khiva-decline = Renoncer au sel.
khiva-ask-cards = { $each ->
    [one] Quelle carte jouez-vous, et quelle autre donnez-vous à gauche ?
   *[other] Quelles { $each } cartes jouez-vous, et quelles { $each } autres donnez-vous ?
  }
khiva-ask-gems = { $most ->
    [one] Vous menez avec { $card }. Dépenser une pierre précieuse pour aller plus loin (0 ou 1) ?
   *[other] Vous menez avec { $card }. Dépenser des pierres précieuses pour aller plus loin (0 à { $most }) ?
  }
khiva-ask-shop-4 = { $carpet ->
    [yes] Échoppe 4 : le sac de sel de valeur { $salt } pour { $price } pierres précieuses, ou un tapis ?
   *[no] Échoppe 4 : le sac de sel de valeur { $salt } pour { $price } pierres précieuses, ou rien ?
  }

## Khiva: options

khiva-option-city = La ville comme case
    .explanation = Traverser la ville compte-t-il comme une case ?
    .when-empty = seulement si aucun autre chameau ne s’y trouve
    .always = toujours
    .never = jamais, et aucun déplacement ne s’y termine
khiva-option-open-score = Score ouvert
    .explanation = Tout le monde voit-il la valeur des théières et des tapis chez les autres ?
    .off = non, ils sont face cachée
    .on = oui

## Kilim: its things

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

## Kilim: what happened

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
kilim-dominoes-lost = { $count ->
    [one] Personne ne l’a acheté, il est perdu : { $dominoes }.
   *[other] Personne ne les a achetés, ils sont perdus : { $dominoes }.
  }
kilim-day-ended = Le jour { $day } est fini.

## Kilim: answers and questions

kilim-way = { $turn ->
    [0] vers la droite
    [1] vers le bas
    [2] vers la gauche
   *[3] vers le haut
  }
kilim-place-card = Poser { $card }.
kilim-take-back = Reprendre la carte.
kilim-pay-gold = Or { $gold }.
kilim-take-scrap = Garder la { $scrap }.
kilim-take-token = Prendre { $token }.
kilim-at = { $where ->
    [first] sur la première case
    [row] { $across } { $side ->
        [left] à gauche
       *[right] à droite
      } de la première case
    [column] { $down } { $way ->
        [above] au-dessus
       *[below] au-dessous
      } de la première case
   *[both] { $across } { $side ->
        [left] à gauche
       *[right] à droite
      } et { $down } { $way ->
        [above] au-dessus
       *[below] au-dessous
      } de la première case
  }
kilim-weave = Tisser { $at }, { kilim-way }.
kilim-use-scrap = Poser la { $scrap } { $at }.
kilim-weave-perfect = Tisser un domino parfait { $at }, { kilim-way }.
kilim-turn-domino = Faire pivoter le { $domino } : { $at }, { kilim-way }.
kilim-remove-piece = Enlever : { $piece }.
kilim-move-piece = Déplacer { $at } : { $piece }.
kilim-done = Plus rien aujourd’hui.
kilim-ask-card = { $count ->
    [one] En vente : { $prize }. Quelle carte posez-vous ?
   *[other] En vente, d’un seul lot : { $prize }. Quelle carte posez-vous ?
  }
kilim-ask-gold = { $purpose ->
    [offer] Vous avez vu les cartes des autres. Quelle carte Or votre Espion offre-t-il ?
    [scrap-bag] { $winning ->
        [0] Aucune offre ne l’emporte : toute carte Or paie le Sac de Chutes. Laquelle payez-vous ?
       *[other] Le Sac de Chutes coûte plus de { $winning }. Quelle carte Or payez-vous ?
      }
    [artisan] L’Artisane coûte moins de { $winning }. Quelle carte Or payez-vous ?
   *[discard] { $place ->
        [scrap-bag] Vous ne pouvez pas payer le Sac de Chutes (plus de { $winning }). De quelle carte Or vous défaussez-vous ?
       *[artisan] { $winning ->
            [0] Aucune offre ne l’emporte : personne ne peut payer l’Artisane. De quelle carte Or vous défaussez-vous ?
           *[other] Vous ne pouvez pas payer l’Artisane (moins de { $winning }). De quelle carte Or vous défaussez-vous ?
          }
      }
  }
kilim-ask-scrap = Quelle chute gardez-vous ?
kilim-ask-token = Quel jeton prenez-vous ?
kilim-ask-weave = { $left ->
    [0] Où tissez-vous le { $domino } ?
    [one] Où tissez-vous le { $domino } ? Un autre domino suit.
   *[other] Où tissez-vous le { $domino } ? { $left } autres dominos suivent.
  }
kilim-ask-end-of-day = La journée s’achève. Utilisez-vous encore quelque chose ?

## Kilim: options

kilim-option-torn-pairs = Motifs déchirés voisins
    .explanation = Un motif déchiré à côté d’un autre motif déchiré coûte-t-il des points ?
    .count = oui, 3 points chacun
    .cancel = non, ils s’annulent

## Kilim: refusals

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

## Samarkand: its things

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

## Samarkand: what happened

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
samarkand-card-offered = { $seat } met en vente : { $card }.
    .you = Vous mettez en vente : { $card }.
samarkand-bank-offers = La banque met en vente : { $card }.
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
    [one] { $seat } achète { $card } à { $to } pour { $price } dirham.
   *[other] { $seat } achète { $card } à { $to } pour { $price } dirhams.
  }
    .you = { $price ->
    [one] Vous achetez { $card } à { $to } pour { $price } dirham.
   *[other] Vous achetez { $card } à { $to } pour { $price } dirhams.
  }
    .you-to = { $price ->
    [one] { $seat } vous achète { $card } pour { $price } dirham.
   *[other] { $seat } vous achète { $card } pour { $price } dirhams.
  }
samarkand-bought-from-bank = { $price ->
    [one] { $seat } achète { $card } à la banque pour { $price } dirham.
   *[other] { $seat } achète { $card } à la banque pour { $price } dirhams.
  }
    .you = { $price ->
    [one] Vous achetez { $card } à la banque pour { $price } dirham.
   *[other] Vous achetez { $card } à la banque pour { $price } dirhams.
  }
samarkand-camel-bought = { $price ->
    [one] { $seat } achète le chameau de capacité { $capacity } pour { $price } dirham.
   *[other] { $seat } achète le chameau de capacité { $capacity } pour { $price } dirhams.
  }
    .you = { $price ->
    [one] Vous achetez le chameau de capacité { $capacity } pour { $price } dirham.
   *[other] Vous achetez le chameau de capacité { $capacity } pour { $price } dirhams.
  }
samarkand-goods-disputed = Dispute sans le doyen : { $seats } paient { $half } chacun à { $to }, et { $card } quitte la partie.
    .you-to = Dispute sans le doyen : { $seats } vous paient { $half } chacun, et { $card } quitte la partie.
samarkand-disputed-at-bank = Dispute sans le doyen : { $seats } paient { $half } chacun à la banque, et { $card } quitte la partie.
samarkand-camel-disputed = Dispute sans le doyen : { $seats } paient { $half } chacun à la banque, et le chameau retourne dans sa pile.
samarkand-pile-shuffled = Les chameaux sont mélangés.
samarkand-goods-unsold = { $count ->
    [one] Invendue, hors de la partie : { $cards }.
   *[other] Invendues, hors de la partie : { $cards }.
  }
samarkand-market-closed = Le marché est fermé. On charge les chameaux.
samarkand-goods-left = { $seat } laisse : { $cards }.
    .you = Vous laissez : { $cards }.
samarkand-kind-scored = La sorte la plus rare de { $seat } : { $kind }.
    .you = Votre sorte la plus rare : { $kind }.

## Samarkand: answers and questions

samarkand-sell = Vendre { $card }.
samarkand-pass = Passer.
samarkand-stop = Stop pour { $card }.
samarkand-leave-behind = Laisser { $cards }.
samarkand-score-kind = Compter { $kind }.
samarkand-ask-sell = Quelle carte mettez-vous en vente ?
samarkand-ask-stop = Le prix est de { $price } ; vous avez { samarkand-dirhams }. Dites-vous stop ?
samarkand-ask-leave = { $leave ->
    [one] Des marchandises sont sans place : vos chameaux en portent { $places }. Laquelle reste ?
   *[other] Des marchandises sont sans place : vos chameaux en portent { $places }. Lesquelles restent ({ $leave }) ?
  }
samarkand-ask-kind = Également rares : quelle sorte comptez-vous ?

## Samarkand: options

samarkand-option-series = Deux et trois valeurs égales
    .explanation = Combien de points rapportent deux et trois cartes de même valeur ?
    .table = 1 et 2, comme dans la liste
    .example = 2 et 3, comme dans l’exemple détaillé
samarkand-option-closed-goods = Marchandises cachées
    .explanation = Les marchandises achetées sont-elles aussi derrière les paravents ?
    .off = non, tous les voient
    .on = oui

## Samarkand: refusals

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
    [first] première carte : { $kind }
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
    [place-and-kinds] si transporté, avec toutes les sortes
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

## Refusals

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ici ; choisissez parmi : { $known }.
refusal-seat-count = Une table ne peut pas avoir { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } ; choisissez de { $least } à { $most }.
refusal-unknown-option = Il n’y a pas d’option « { $option } » ; choisissez parmi : { $known }.
refusal-option-value = L’option { $option } ne peut pas être « { $value } » ; choisissez parmi : { $known }.
refusal-wrong-chance = Ce mélange est impossible.
refusal-no-such-seat = Personne n’est assis là.
refusal-game-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à vous maintenant.
refusal-unreadable-move = Ce coup est illisible : { $reason }.
refusal-other-question = Cela répond à une autre question que celle qui est posée.
refusal-khiva-card-count = { $each ->
    [one] Choisissez une carte à jouer et une autre carte à donner.
   *[other] Choisissez { $each } cartes à jouer et { $each } autres cartes à donner.
  }
refusal-khiva-card-twice = Une carte ne se choisit qu’une fois : on ne donne pas ce qu’on joue.
refusal-khiva-not-in-hand = Vous n’avez pas { khiva-card } en main.
refusal-khiva-too-many-gems = { $most ->
    [0] Aucune pierre précieuse ne mène ce chameau plus loin ; { $gems }, c’est trop.
    [one] Au plus { $most } pierre précieuse mène ce chameau plus loin ; { $gems }, c’est trop.
   *[other] Au plus { $most } pierres précieuses mènent ce chameau plus loin ; { $gems }, c’est trop.
  }
refusal-khiva-salt-price = Le sel coûte { $price } pierres précieuses ; vous en avez { $gems }.
refusal-khiva-no-carpet = Il ne reste plus de tapis.
refusal-khiva-must-take = Il faut prendre quelque chose ici : le sel ou le tapis.

## The table in a terminal

table-welcome = { $game } à { $seats }. Vous jouez contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
  } ({ $bot }) ; graine { $seed }.
table-option = Option : { $name } — { $value }.
table-turn = Tour { $turn }
table-commands = ? la règle · h aide · b plateau · log journal · q quitter
table-help =
    ?          la clause de la règle qui compte maintenant
    ? { $clause }    cette clause-là
    b          revoir le plateau
    log        ce qui s’est passé jusqu’ici
    q          quitter la table (Ctrl-D aussi)
table-more = Appuyez sur Entrée pour continuer.
table-log-empty = Il ne s’est encore rien passé.
table-left = Vous quittez la table. À bientôt !
table-kept = La partie est dans { $file } ; pour la revoir : caravanserai replay { $file }
table-not-numbers = « { $words } » n’est pas une réponse ici : tapez des numéros, ou h pour l’aide.
table-no-such-choice = Il n’y a pas de { $number } à choisir ; tapez un nombre de { $least } à { $most }.

## Khiva in a terminal

khiva-help = { $each ->
    [one] Tapez le numéro de la carte à jouer, puis celui de la carte à donner : 2 4 joue la 2 et donne la 4.
   *[other] Tapez les deux cartes à jouer, puis les deux à donner : 1 3 2 5 joue 1 et 3 et donne 2 et 5.
  }
    .numbers = Tapez un nombre. L’échoppe 4 et les pierres ne sont demandées que s’il y a un choix à faire.
khiva-head-shop = échoppe { $shop }
khiva-head-brings = { $shop ->
    [1] 1 pierre
    [2] tapis
    [3] 2 pierres
   *[4] sel/tapis
  }
khiva-head-counter = comptoir
khiva-head-seat = chemin
khiva-head-player = joueur
khiva-head-hand = cartes
khiva-head-gems = pierres
khiva-head-teapots = théières
khiva-head-delivered = livrés
khiva-head-undelivered = à livrer
khiva-head-salt = sel
khiva-head-total = total
khiva-head-rank = rang
khiva-load = { khiva-colour } +{ $teapot }
khiva-load-empty = { khiva-colour }
khiva-in-city = En ville (+ théière) : { $camels }
khiva-city-empty = En ville : aucun chameau
khiva-piles = Il reste : théières { $teapots } · tapis { $carpets } · sel { $salt } · pierres { $gems }
khiva-discard = Jouées : { $cards }
khiva-face-up = Mises de côté face visible : { $cards }
khiva-ending = La fin est là : c’est le dernier tour.
khiva-hand = Vos cartes, et où elles mèneraient le chameau maintenant :
khiva-landing = { $gems ->
    [0] { $space }
    [one] avec { $gems } pierre { $space }
   *[other] avec { $gems } pierres { $space }
  }
khiva-choice-salt = le sac de sel de valeur { $salt } (payer { $price } pierres précieuses)
khiva-choice-carpet = le tapis du dessus
khiva-choice-nothing = rien
khiva-sheet = Le score
khiva-tie = { $by ->
    [teapots] Égalité à { end-points } ; le nombre de théières décide : { $seats }.
    [salt] Égalité à { end-points } et en théières ; le meilleur sac de sel décide : { $seats }.
   *[shared] Égalité à { end-points }, en théières et en sel ; le rang est partagé : { $seats }.
  }
khiva-tie-seat = { $teapots ->
    [one] { $seat } a { $teapots } théière, meilleur sel { $salt }
   *[other] { $seat } a { $teapots } théières, meilleur sel { $salt }
  }
    .you = { $teapots ->
    [one] vous avez { $teapots } théière, meilleur sel { $salt }
   *[other] vous avez { $teapots } théières, meilleur sel { $salt }
  }

## The command line

cli-file-missing = Le fichier { $file } n’existe pas ; vérifiez le chemin.
cli-file-directory = { $file } est un dossier ; nommez un fichier.
cli-file-denied = Vous n’avez pas le droit de lire ou d’écrire { $file } ; vérifiez ses permissions.
cli-file-failed = { $file } est inutilisable ({ $reason }) ; choisissez un autre fichier.
cli-file-large = { $file } est trop gros pour un tel fichier ; choisissez un autre fichier.
cli-file-not-text = { $file } n’est pas un fichier texte UTF-8 ; choisissez un autre fichier.
cli-file-exists = { $file } existe déjà et n’est pas écrasé ; choisissez un autre nom.
cli-folder-missing = Le dossier de { $file } n’existe pas ; créez-le d’abord, ou choisissez un autre chemin.
cli-bad-edition = { $reason } — corrigez le fichier d’édition, ou jouez sans --edition.
cli-bad-record = { $file } ne peut pas être rejoué ({ $reason }) ; choisissez un autre enregistrement.
cli-bad-record-step = { $file } ne tient pas à l’étape { $step } ({ $reason }) ; demandez l’enregistrement d’origine.
cli-record-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas terminée.
cli-unknown-clause = Il n’y a pas de clause « { $clause } » ; elles vont de { $first } à { $last }.
cli-unknown-bot = Il n’y a pas de robot « { $bot } » ; choisissez parmi : { $known }.
cli-unknown-language = La langue « { $lang } » n’existe pas ici ; choisissez parmi : { $known }.
cli-option-form = « { $given } » n’est pas une option ; écrivez --option nom=valeur, avec pour nom : { $known }.
cli-not-a-number = « { $given } » n’est pas un nombre entier ; écrivez-le en chiffres.
cli-name-empty = Un nom compte 1 à { $most } lettres ; choisissez un autre --name.
cli-no-such-option = L’option { $option } n’existe pas ; voir --help.
cli-no-such-command = La commande « { $command } » n’existe pas ; choisissez parmi : { $known }.
cli-missing = Il manque { $name } ; voir --help.
cli-no-value = Il faut une valeur après { $option } ; voir --help.
cli-extra = « { $given } » est un argument de trop ; voir --help.
cli-usage = { $reason }

## Help

help-house = Trois jeux de marché aux choix secrets et simultanés.
help-version = Afficher la version et quitter.
help-options = Options
help-commands = Commandes
help-arguments = Arguments
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-help = Afficher cette aide et quitter.
help-lang = La langue : en, fr ou ko.
help-game = Quel jeu : { $known }.
help-play = S’asseoir à une table dans ce terminal, contre des robots.
help-play-seats = Combien de joueurs à la table, vous compris.
help-play-bots = Quels robots : { $known }.
help-play-seed = La même graine et les mêmes réponses donnent la même partie.
help-play-edition = Des données de matériel à la place de l’édition standard.
help-play-option = Une option de table, nom=valeur ; peut être répétée.
help-play-name = Votre nom, pour le score et l’enregistrement.
help-play-record = Garder la partie dans ce fichier, qui ne doit pas encore exister.
help-replay = Raconter à nouveau une partie enregistrée, tour par tour, et la vérifier.
help-replay-file = Un enregistrement, tel que play --record l’écrit.
help-rules = Montrer la règle d’un jeu, ou une de ses clauses.
help-rules-clause = Seulement cette clause, par exemple KH-26.

## Refusals at the table

refusal-no-such-table = Cette table n’existe pas ; vérifiez le lien.
refusal-too-many-tables = Vous pouvez en avoir { $most } ouvertes à la fois : fermez ou finissez d’abord une table.
refusal-bad-nonce = Une part de hasard compte 16 à 64 lettres et chiffres.
refusal-bad-nonce-hash = L’empreinte d’une part de hasard compte 64 chiffres hexadécimaux, en minuscules.
refusal-other-nonce = Ce n’est pas la part dont vous avez donné l’empreinte en vous asseyant.
refusal-nonce-early = Les parts s’ouvrent quand tout le monde est assis.
refusal-nonce-late = Les parts sont déjà ouvertes : celle-ci ne compte plus.
refusal-old-page = Cette page est plus ancienne que la maison : rechargez-la. Un programme donne l’empreinte d’une part, comme le dit docs/fair-cards.md.
refusal-table-starting = La partie va commencer : attendez quelques secondes.
refusal-bad-edition = Cette édition est inutilisable : { $reason }.
refusal-bot-seat = Il n’y a pas de place { $seat } pour un robot à une table de { $seats } ; la première est 0.
refusal-no-seat-for-people = Laissez au moins une place à une personne.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } » ; choisissez parmi : { $known }.
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-no-free-seat = Aucune place n’est libre.
refusal-seat-taken = Cette place est prise.
refusal-nobody-seated = Personne n’est encore assis à cette table.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-started = La partie n’a pas commencé.
refusal-table-started = La partie a commencé.
refusal-table-closed = Cette table a été fermée.
refusal-table-damaged = L’enregistrement de cette table est abîmé : elle ne peut pas être ouverte ; les autres tables ne sont pas touchées. La personne qui tient la maison en est avertie et pourra peut-être la rétablir depuis une sauvegarde.
refusal-table-old-rules = Cette partie a commencé avec d’anciennes règles, et celles d’aujourd’hui ne la permettent pas : elle ne peut pas continuer ici. La personne qui tient la maison en est avertie.
refusal-too-many-changes = Vous avez changé trop souvent (la limite est de { $most }) ; votre dernier choix reste.
refusal-too-busy = Beaucoup d’anciennes parties sont consultées en ce moment ; réessayez dans un instant.
refusal-not-over = La partie n’est pas encore terminée.
refusal-not-your-ask = Cette question s’adresse à une autre place.
refusal-stale-ask = Cette question a reçu sa réponse ; la partie a continué.
refusal-price-passed = Le prix était passé quand votre réponse est arrivée : rien n’a changé.
refusal-no-orders = Ce jeu ne connaît pas de consignes.
refusal-orders-live = À cette table, chacun répond en direct ; les consignes sont pour les tables sans pendule en direct.
refusal-move-id = Un coup porte un identifiant de 1 à { $most } caractères.
refusal-not-saved = Cela n’a pas pu être enregistré, rien n’a donc changé ; réessayez dans un instant.
refusal-server-stopping = La maison ferme un instant ; votre partie est conservée.
refusal-chat-empty = Ce message est vide.
refusal-chat-too-long = Dites-le en { $most } caractères au plus.
refusal-chat-too-fast = Vous écrivez trop vite ; attendez un peu.

## Refusals at the door

refusal-no-person = La maison ne vous connaît pas encore ; prenez d’abord un nom.
refusal-name-length = Un nom compte 1 à { $most } caractères.
refusal-name-letters = Un nom contient une lettre ou un chiffre, et rien d’invisible.
refusal-return-link-dead = { $days ->
    [one] Ce lien a déjà servi ou date de plus d’un jour ; demandez-en un autre sur votre autre appareil.
   *[other] Ce lien a déjà servi ou date de plus de { $days } jours ; demandez-en un autre sur votre autre appareil.
  }
refusal-other-person = Ce navigateur est à quelqu’un d’autre, et rien n’a changé. Pour qu’il soit à { $name }, rouvrez le lien et confirmez-le.
refusal-too-many-guests = Trop d’invités sont venus de votre adresse ; réessayez plus tard.
refusal-too-many-sockets = Vous avez trop de connexions ouvertes (la limite est de { $most }) ; fermez-en une d’abord.
refusal-too-fast = C’était trop rapide ; attendez un peu.
refusal-too-many-handshakes = Trop de connexions de votre part ; attendez une minute.
refusal-too-many-connections = Trop de connexions sont ouvertes ; fermez-en, ou réessayez plus tard.
refusal-request-too-slow = Cette demande a mis trop de temps à arriver ; réessayez.
refusal-headers-too-large = L’en-tête de cette demande est trop long.
refusal-wrong-token = Ces chiffres sont réservés à qui a le jeton.
refusal-name-marks = Un nom porte au plus { $most } signes sur une lettre.
refusal-wrong-origin = Cela vient d’une page qui n’est pas de la maison.
refusal-body-too-large = C’est trop à lire en une fois.
refusal-message-too-large = Un message compte { $most } octets au plus.
refusal-not-json = Envoyez cela en JSON.
refusal-unreadable-body = C’est illisible : { $reason }.
refusal-unreadable-message = Ce message est illisible : { $reason }.
refusal-bad-request = Cette demande est incompréhensible ; la page de l’API dit comment la faire.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-rulebook = Ce livret de règles n’existe pas.
refusal-method-not-allowed = Cette adresse n’accepte pas ce genre de demande.
refusal-broken = Quelque chose s’est cassé dans la maison. Son journal dit quoi, sous { $id }.

## What happens at a table

table-seat-taken = { $name } prend place.
table-bot-seated = Un robot prend place : { $bot }.
table-seat-left = { $name } s’en va.
table-nonces-fixed = Tout le monde est là, et le mélange est fixé ({ $hashes }).
table-nonce-opened = { $seat } a ouvert sa part.
    .you = Vous avez ouvert votre part.
table-game-began = La partie commence.
    .without = La partie commence sans la part de { $names }, qui n’a pas été ouverte à temps.
table-order-given = { $kind ->
    [none] Vous reprenez votre consigne.
   *[some] Vous laissez une consigne.
  }
table-order-lapsed = Votre consigne ne vaut plus.
table-bot-took-over = { $because ->
    [clock] { $seat } a dépassé deux fois son temps : un robot joue jusqu’à son retour.
   *[left] Un robot continue pour { $seat }.
  }
    .you = { $because ->
    [clock] Vous avez dépassé deux fois votre temps : un robot joue jusqu’à votre retour.
   *[left] Un robot continue pour vous.
  }
table-player-returned = { $name } joue de nouveau.
table-seat-taken-over = { $name } joue désormais pour un robot.
table-seat-wished = { $name } demande à jouer pour un robot.
table-wish-answered = { $yes ->
    [yes] { $seat } est d’accord.
   *[no] { $seat } n’est pas d’accord.
  }
    .you = { $yes ->
    [yes] Vous êtes d’accord.
   *[no] Vous n’êtes pas d’accord.
  }
table-wish-ended = { $because ->
    [no] { $name } continue de regarder.
    [time] Tout le monde n’a pas accepté à temps : { $name } continue de regarder.
   *[gone] { $name } ne demande plus la place.
  }
table-clock-answered = { $seat } a dépassé son temps : un robot a donné cette réponse.
    .you = Vous avez dépassé votre temps : un robot a donné cette réponse.
table-server-resumed = { $seconds ->
    [one] La maison a été fermée { $seconds } seconde ; les pendules n’ont pas tourné.
   *[other] La maison a été fermée { $seconds } secondes ; les pendules n’ont pas tourné.
  }
table-rules-corrected = La maison a corrigé les règles de ce jeu depuis le début de la partie ; elle continue avec les nouvelles.
table-secret-shown = Le secret de cette table est révélé : chaque mélange peut maintenant être vérifié.
table-closed = La table a été fermée.
table-rematch-opened = Une table attend la revanche.

## Good-byes

bye-server-stopping = La maison ferme un instant ; votre partie est conservée, et la connexion reviendra.
bye-too-slow = Votre connexion était trop lente pour suivre ; elle va être rétablie.
bye-flood = Trop de messages sont venus de vous ; attendez un peu avant de revenir.
bye-message-too-large = Un de vos messages était trop grand.

## The house on the network

guest-name = Invité { $number }
page-title = Caravanserai
page-what = Une maison ouverte pour trois jeux de marché aux choix secrets et simultanés : Khiva, Kilim et Le Marché de Samarkand.
page-soon = Les tables sont ouvertes aux programmes. La page pour les personnes n’est pas construite ici : `make frontend` s’en charge.
page-api = Comment les programmes parlent à la maison
page-types = Types
serve-open = Caravanserai est ouvert à l’adresse { $address }
serve-closed = Caravanserai est fermé ; toutes les tables sont conservées.
setting-wrong = { $name } ne peut pas être « { $value } » : { $reason }.
setting-unknown = Il n’y a pas de réglage « { $name } » ({ $file }) ; il y a : { $known }.
setting-file = Les réglages de { $file } sont illisibles : { $reason }.
setting-not-an-address = « { $value } » n’est pas l’adresse d’un site ; écrivez-la comme https://games.example.org.
setting-not-a-port = « { $value } » n’est pas un hôte et un port ; écrivez-le comme 127.0.0.1:9100.
data-in-use = Un autre serveur utilise { $folder } ; arrêtez-le, ou choisissez un autre dossier avec --data.
data-failed = { $folder } ne peut pas recevoir les données de la maison : { $reason }.
data-bad-key = { $file } n’est pas une clé de cette maison ; rétablissez-la, ou supprimez-la, et chaque invité recommence.
cannot-listen = La maison ne peut pas ouvrir à l’adresse { $host }, port { $port } : { $reason } ; choisissez-en une autre avec --host ou --port.
help-serve = Ouvrir la maison : jouer dans un navigateur, seul ou à plusieurs.
help-serve-config = Un fichier TOML de réglages, nommés comme les options d’ici. Les options passent avant les variables CARAVANSERAI_…, elles-mêmes avant le fichier.
help-serve-host = L’adresse où écouter ; 0.0.0.0 désigne toutes celles de cette machine.
help-serve-port = Le port ; 0 prend n’importe lequel de libre.
help-serve-data = Le dossier de tout ce qui doit être conservé ; par défaut, celui des données de l’utilisateur.
help-serve-public-url = Comment on atteint la maison, par exemple https://games.example.org ; pour les liens, les cookies et le contrôle d’origine.
help-serve-origins = D’autres sites dont les pages peuvent utiliser la maison, séparés par des virgules.
help-serve-proxies = Les adresses des mandataires que l’on croit sur l’adresse d’un visiteur, séparées par des virgules.
help-serve-browser = Ouvrir l’adresse dans un navigateur, s’il y a un bureau : true ou false.
help-serve-log-level = debug, info, warning ou error.
help-serve-thinkers = Combien de robots réfléchissent en même temps.
help-serve-bot-pause = Les millisecondes qu’un robot attend tout au plus avant de répondre ; 0 : aucune.
help-serve-tables-each = Les tables qu’une personne peut avoir ouvertes.
help-serve-open-hours = Les heures après lesquelles une table est fermée si aucune partie n’a commencé ; 0 : jamais.
help-serve-idle-days = Les jours sans réponse après lesquels une partie inachevée est fermée ; 0 : jamais.
help-serve-closed-days = Les jours après lesquels une table fermée est effacée ; 0 : jamais. Les parties terminées restent.
help-serve-guest-days = Les jours après lesquels la maison oublie un invité qui n’a pas de table ; 0 : jamais. Qui a joué reste.
help-serve-body-limit = Les octets d’une demande, édition comprise.
help-serve-message-limit = Les octets d’un message par socket.
help-serve-requests-per-second = Les demandes d’une adresse, dans la durée ; cinq fois plus d’un coup.
help-serve-messages-per-second = Les messages d’une personne, dans la durée ; trois fois plus d’un coup, et huit fois pour une adresse.
help-serve-chats-per-minute = Combien de fois une personne peut parler.
help-serve-guests-per-hour = Les nouveaux invités d’une adresse.
help-serve-sockets-each = Les connexions d’une personne à une table.
help-serve-sockets-per-address = Les connexions d’une adresse.
help-serve-handshakes-per-minute = Les nouvelles connexions d’une personne à des tables en une minute ; huit fois plus pour une adresse.
help-serve-connections = Les connexions que la maison garde ouvertes en même temps.
help-serve-connections-per-address = De même pour une adresse ; les mandataires de confiance n’ont pas cette limite.
help-serve-header-seconds = Les secondes que peut prendre l’en-tête d’une demande pour arriver.
help-serve-body-seconds = Les secondes que peut prendre le corps d’une demande pour arriver, et pendant lesquelles une connexion peut ne rien lire de sa réponse.
help-serve-idle-seconds = Les secondes qu’une connexion peut rester ouverte après une réponse sans autre demande.
help-serve-reviews-per-hour = Les analyses de parties finies qu’une personne peut demander en une heure.
help-serve-metrics-listen = Une adresse à part pour /metrics, par exemple 127.0.0.1:9100.
help-serve-metrics-token = Qui l’envoie dans « Authorization: Bearer … » voit /metrics à l’adresse de la maison. Sans jeton ni adresse à part, personne ne voit ces chiffres.

## The arena

help-arena = Faire jouer des robots les uns contre les autres, chaque donne de chaque place, et compter.
help-arena-bots = Les robots, séparés par des virgules : { $known }. S’il y en a moins que de places, ils reviennent à tour de rôle.
help-arena-seats = Combien de places à la table ; par défaut une par robot.
help-arena-games = Combien de parties au moins ; une donne commencée est jouée de chaque place.
help-arena-seed = La même graine donne le même match.
help-arena-records = Garder chaque partie dans ce dossier, qui doit être nouveau ou vide.
help-arena-json = Afficher un document JSON.
help-arena-jobs = Combien de processus jouent, par défaut un par cœur ; le résultat est le même.
help-arena-results = Ajouter chaque donne à ce fichier. Le même match reprend là où le fichier s’arrête.
help-arena-report = Écrire le résultat dans ce fichier, comme une page à part, avec des images.
help-ladder = Mesurer la force des robots : chacun contre celui du dessous, à toutes les tailles de table.
help-ladder-bots = Les robots, du plus faible au plus fort ; par défaut ceux qui sont proposés.
help-ladder-seats = Les tailles de table, séparées par des virgules ; par défaut toutes celles du jeu.
help-ladder-games = Combien de parties au moins chaque paire joue à chaque taille de table.
help-ladder-out = Le fichier pour les nombres ; par défaut celui que la maison montre.
help-ladder-results = Chaque donne est gardée dans ce fichier ; l’échelle reprend là où il s’arrête. Par défaut ladder-GAME.jsonl.
help-ratings = Coter tous les robots des matchs que arena et ladder ont gardés.
help-ratings-files = Des fichiers de résultats, tels que arena --results et ladder les écrivent.
cli-range = { $name } va de 1 à { $most } : { $given } ne convient pas ; choisissez un autre nombre.
cli-folder-full = Le dossier { $folder } n’est pas vide ; nommez-en un nouveau pour les enregistrements.
cli-too-many-bots = Trop de robots : { $bots } pour { $seats } places. Nommez moins de robots, ou choisissez plus de --seats.
cli-bot-cannot = { $reason } Choisissez un autre robot.
cli-bad-results = { $file } n’est pas un fichier de résultats (ligne { $line }) ; choisissez un autre fichier.
cli-other-match = { $file } contient un autre match ({ $found }) ; donnez à celui-ci un fichier à lui.
cli-one-bot = Une échelle demande au moins deux robots ; nommez-en d’autres avec --bots.
arena-found = { $game }, { $bots }, { $seats } places, graine { $seed }
arena-continues = { $file } contient déjà { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  } de ce match : il reprend à partir de là.
arena-interrupted = Interrompu. Parties jouées : { $games } sur { $asked }.
arena-interrupted-ladder = Interrompu. Ce qui a été joué est dans { $file } : la même commande reprend à partir de là.
arena-progress = Parties
arena-rate = { $rate } parties/s
arena-games = parties
arena-bot = robot
arena-share = part
arena-interval = 95 %
arena-fair = part égale
arena-points = points
arena-rating = cote
arena-pair = paire
arena-seats = places
arena-to = { $low }–{ $high }
arena-percent = { $number } %
arena-decimal-point = ,
arena-summary = { $games } parties en { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  } de { $game }, { $seats } places, graine { $seed } ; { $shared ->
    [0] aucune victoire partagée
    [one] 1 victoire partagée
   *[other] { $shared } victoires partagées
  } ; { $rate } parties/s
ladder-written = Écrit : { $file }

## The report of a match

report-title = { $game } : robots contre robots
report-summary = { $games } parties en { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  }, { $seats } places, graine { $seed }. Chaque donne a été jouée de chaque place, si bien que sa chance revient à tous. Tous les intervalles sont à 95 %, d’après les différences entre les donnes.
report-wins = Victoires
    .more = Combien de fois ce robot a gagné. Le trait marque la part égale : ce que gagneraient des égaux.
report-matrix = Qui finit devant
    .more = Combien de fois une place du robot de gauche a fini devant une place du robot du haut ; un rang égal compte pour moitié.
report-alone = Un seul robot a joué : il n’y a personne à qui le comparer.
report-ratings = Cotes
    .more = Comme aux échecs : qui a 200 points de plus finit devant environ trois fois sur quatre. 1000 est la moyenne de ceux qui ont été cotés ensemble ; seules les différences comptent.
report-points = Points
    .more = Combien de places de chaque robot ont fini avec tant de points.
report-lengths = Durée d’une partie
    .more = Combien de réponses toutes les places ont données dans une partie.
report-mean = { $number } en moyenne
report-seats = La place compte-t-elle ?
    .more = Combien de fois chaque place a gagné, quel que soit le robot. Le trait marque ce qu’il en serait si la place ne comptait pas.
report-seat = Place { $seat }
report-endings = Ce qui a fini les parties
    .more = Une partie peut avoir plusieurs raisons à la fois.
report-one-ending = Ce jeu n’a qu’une seule façon de finir.
report-ending-teapots = La dernière théière a été prise
report-ending-carpets = Le dernier tapis a été pris
report-ending-salt = Le dernier sac de sel a été acheté
report-empty = Aucune partie n’a été jouée.
report-from = Entre { $low } et { $high }

## Vérifier une partie

help-backup = Copier une maison dans un seul fichier : toutes les tables, personnes et clés. Elle peut rester ouverte.
help-backup-file = Un nouveau fichier. Gardez-le aussi sûrement que la maison : qui l’a peut voir toutes les mains.
help-restore = Remettre une sauvegarde dans un dossier de données vide ; `caravanserai serve` continue ensuite de là.
help-restore-file = Un fichier écrit par `caravanserai backup`.
backup-progress = Copie des tables
backup-nothing = Il n’y a pas encore de maison dans { $folder } : choisissez son dossier avec --data.
backup-failed = La sauvegarde n’a pas été faite : { $reason }.
help-quarantine = Lister les tables d’une maison qui ne peuvent être lues, et pourquoi ; ou leur donner une nouvelle chance.
help-quarantine-release = Réessayer cette table, une fois la maison mise à jour ou le fichier réparé.
quarantine-none = Toutes les tables consultées peuvent être lues.
quarantine-line = { $table } (dans les journaux { $shadow }), depuis { $since } : { $reason }
quarantine-released = { $table } sera réessayée la prochaine fois qu’on la demande.
quarantine-unknown = { $table } n’est pas en quarantaine ; `caravanserai quarantine` donne la liste.
serve-quarantine = { $tables ->
    [one] Une table ne peut être lue et reste fermée
   *[other] { $tables } tables ne peuvent être lues et restent fermées
} ; `caravanserai quarantine` dit lesquelles, et pourquoi.
backup-done = { $file } contient toute la maison ({ $kilobytes } ko).
restore-not-empty = Il y a déjà une maison dans { $folder } ({ $file }) : choisissez un dossier vide avec --data, ou déplacez d’abord ces fichiers.
restore-bad = { $file } n’est pas une sauvegarde utilisable, et rien n’a été remis : { $reason }.
restore-done = La maison est de retour dans { $folder } (sauvée par la version { $version }) : ouvrez-la avec `caravanserai serve`.
help-verify = Vérifier une partie enregistrée : ses coups, son score, ses mélanges et son sceau.
help-verify-file = Une partie, comme une table la donne à la fin, ou comme play --record l’écrit.
verify-moves = { $steps ->
    [one] Une étape a été rejouée : tous les coups sont permis.
   *[other] { $steps } étapes ont été rejouées : tous les coups sont permis.
}
verify-score = Les scores et les rangs sont bien ceux qui sont écrits.
verify-fair = { $shuffles ->
    [one] Le mélange est bien celui que donnent le secret et les nonces, et le secret donne l’empreinte montrée avant la donne.
   *[other] Les { $shuffles } mélanges sont bien ceux que donnent le secret et les nonces, et le secret donne l’empreinte montrée avant la donne.
}
verify-hashed = { $people ->
    [one] Le nonce d’une personne était fixé par son empreinte avant d’être ouvert, et c’est bien lui qui a servi.
   *[other] Les nonces de { $people } personnes étaient fixés par leurs empreintes avant que le premier soit ouvert, et ce sont bien eux qui ont servi.
}
verify-left-out = Le nonce de { $name } n’a pas été ouvert à temps : les mélanges n’en dépendent pas.
verify-nobody = Aucun nonce d’une personne n’entre dans ces mélanges : seule la maison y a eu part.
verify-open-nonces = Les nonces ont été envoyés à découvert, comme dans les anciennes versions de la maison : qui s’asseyait en dernier pouvait choisir le sien.
verify-not-live = La partie ne nomme aucun secret : elle n’a pas été jouée à une table en ligne, ou c’est une donne commune à tous. Ses mélanges ne sont pas vérifiés.
verify-sealed = Le sceau est intact : rien n’a été changé depuis l’écriture.
verify-unsealed = La partie n’a pas de sceau : un autre coup permis ou un autre nom passerait inaperçu.
verify-holds = La partie est authentique.

## The page

page-nav = Pages
page-menu = Menu
page-nav-learn = Apprendre
page-nav-daily = Du jour
page-my-games = Mes parties
    .all = Toutes mes parties
page-my-turn = À vous de jouer
page-my-waiting = On attend les autres
page-my-open = On attend des joueurs
page-my-finished = Terminées
page-my-further = Voir plus
page-my-look = Regarder
page-my-none = Pas encore de partie
    .more = Ce que vous jouez est gardé ici : pour continuer, pour revoir, pour apprendre.
    .play = Choisir un jeu
page-my-none-over = Rien n’est encore terminé. Une partie finie reste ici.
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $seats }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-play-choose = { $game } : qui joue avec vous ?
page-play-seats = Vous et { $bots ->
        [one] un robot
       *[other] { $bots } robots
      }.
page-play-level = Les robots
page-play-clock = Pas de pendule : les robots vous attendent.
page-play-clock-paced = Pas de pendule : les robots vous attendent. Seuls les prix baissent d’eux-mêmes, à quelques secondes d’intervalle.
page-play-begin = Jouer
page-play-change = Choisir qui joue : { $company }
page-play-company = { $name } × { $bots }
page-home = Accueil
page-tools = Outils
page-language = Langue
page-sound = Son
page-settings = Réglages
page-theme = Thème
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-to-light = Passer au clair
page-theme-to-dark = Passer au sombre
page-speed = Animations
page-speed-0 = Aucune
page-speed-1 = Calmes
page-speed-2 = Rapides
page-speed-3 = Très rapides
page-speed-reduced = Votre système demande moins d’animations : rien ne bouge.
page-stills = Sans animation
page-stills-timed = Pas à pas
    .explanation = Chaque étape d’un tour reste affichée un moment, l’une après l’autre. « Continuer » passe à la suivante, Échap à la fin.
page-stills-press = Avec « Continuer »
    .explanation = Chaque étape d’un tour reste affichée jusqu’à ce que vous pressiez « Continuer » ou la barre d’espace ; Échap va à la fin. Là où un prix ne tient que quelques secondes, les étapes s’enchaînent d’elles-mêmes.
page-stills-off = Le résultat d’emblée
    .explanation = Les étapes d’un tour ne sont pas montrées ; le journal les raconte.
page-continue = Continuer
    .key = espace
page-hints = Conseils pour une première partie
page-on = Activé
page-off = Coupé
page-change = Changer
page-close = Fermer
page-back = Retour
page-loading = Un instant…
page-unreachable = La maison est injoignable ; vérifiez votre connexion et réessayez.
page-lost = Rien ici
    .more = Aucun chemin ne mène à cette adresse.
page-welcome = Entrez, asseyez‑vous, jouez.
    .more = Trois jeux de la route de la soie, dans votre navigateur. Sans compte ni formulaire.
page-rules = Règles
page-poster-khiva = Khiva
    .line = Tirez cinq chameaux communs vers chez vous. La plus petite carte l’emporte.
page-poster-kilim = Kilim
    .line = Misez en secret sur des dominos et tissez le plus beau tapis.
page-poster-samarkand = Le Marché de Samarkand
    .line = Le prix baisse. Qui dira « stop » le premier, et paiera ?
page-players = { $players } joueurs
page-minutes = { $minutes } min
page-level = { $level ->
    [1] Léger
    [2] Moyen
   *[3] Profond
  }
page-play-now = Jouer contre des robots
page-play-friends = Jouer entre amis
page-rules-read = Lire les règles
page-open-tables = Tables ouvertes
page-open-table = Ouvrir une table
page-no-open-tables = Aucune table publique n’attend de joueurs. Ouvrez-en une : on la trouvera ici.
page-in-progress = En cours
page-watch-any-time = À regarder librement
page-no-games = Aucune partie publique en ce moment.
page-past = Vos dernières parties
page-nobody-yet = Personne encore
page-join = Rejoindre
page-watch = Regarder
page-seats-free = { $free ->
    [0] Toutes les places sont prises.
    [one] 1 place est libre.
   *[other] { $free } places sont libres.
  }
page-seats-all = { $seats } joueurs
page-resume = Reprendre
page-resume-playing = Votre place est gardée : la partie de { $game } continue.
page-resume-open = Votre table de { $game } attend des joueurs.
page-open-title = Une table entre amis
page-open-now = Ouvrir la table
page-your-name = Votre nom
page-name-hint = ou jouez en invité
page-name-why = Les autres joueurs le voient.
page-keep-name = Garder ce nom
page-no-name-yet = Aucun encore ; vous en recevrez un en vous asseyant.
page-rename = Renommer
page-game = Jeu
page-seats = Places
    .explanation = Vous compris. La partie commence quand la dernière place est prise.
page-bots = Robots
    .explanation = Ils jouent dès le début ; les autres places sont pour des personnes.
page-bot-random = Vagabond
    .called = le Vagabond
    .level = Robot
    .sentence = Joue ce qui lui passe par la tête, au hasard.
page-bot-greedy = Marchandeur
    .called = le Marchandeur
    .level = Robot
    .sentence = Prend ce qui rapporte le plus sur le moment.
page-bot-level1 = Apprenti
    .called = l’Apprenti
    .level = Robot, niveau 1 sur 6
    .sentence = Apprend encore le métier.
page-bot-level2 = Colporteur
    .called = le Colporteur
    .level = Robot, niveau 2 sur 6
    .sentence = Voit l’aubaine, rarement la suite.
page-bot-level3 = Commerçante
    .called = la Commerçante
    .level = Robot, niveau 3 sur 6
    .sentence = Pèse chaque choix ; joue solidement.
page-bot-level4 = Négociant
    .called = le Négociant
    .level = Robot, niveau 4 sur 6
    .sentence = Voit loin et laisse peu passer.
page-bot-level5 = Guide
    .called = le Guide
    .level = Robot, niveau 5 sur 6
    .sentence = Lit la route, et vous aussi.
page-bot-seat = Robot à la place { $seat }
page-bot-next = Le prochain robot
page-bot-rating = Cote { $rating }
    .about = { $rating } ± { $off }
    .interval = Cote { $rating }, très probablement entre { $low } et { $high }
    .none = Pas encore mesuré
page-bot-strengths = Quelle est leur force ?
page-bots-title = Les robots
    .more = Des rivaux pour chaque jeu, de la première leçon au plus fort de la maison. Ils ne savent que ce qu’un joueur à leur place saurait.
page-bots-scale = Comme aux échecs : qui a 200 points de plus finit devant environ trois fois sur quatre. La bande montre où la cote se trouve très probablement (95 %).
page-bots-table = Joueurs à la table
page-bots-none = Ces robots n’ont pas encore été mesurés. La commande ci-dessous le fait.
page-bots-trial = Un court essai : peu de parties, donc des bandes larges.
page-bots-pairs = Chacun contre celui du dessous
    .more = La part des parties que le plus fort a gagnées. Tous deux avaient autant de places : la moitié serait l’égalité.
page-bots-pair = { $upper } contre { $lower }
page-bots-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }
page-bots-share = { $share } %
    .interval = { $low }–{ $high } %
page-bots-command = Mesurez vous-même
page-bot-name = Robot { $number }
page-bot-numbered = { $name } { $number }
page-bot-stands-in = un robot joue
page-clock = Pendule
page-clock-relaxed = Aucune
    .explanation = Chacun prend son temps.
page-clock-paced = Sans hâte
    .exactly = Personne n’a de pendule. Chaque prix tient { $seconds } s, puis le suivant est annoncé.
page-clock-live = En direct
    .explanation = Une réserve de temps pour toute la partie, et un peu plus à chaque réponse.
    .exactly = { $minutes } min chacun pour toute la partie, et { $seconds } s de plus à chaque réponse. Temps écoulé : un robot répond pour vous.
page-clock-bank = Minutes par personne
page-clock-increment = Secondes en plus par réponse
page-clock-pace = Secondes pour chaque prix
    .explanation = Chaque prix est tenu ce temps-là, le même pour tous. Les stops dans ce temps comptent comme le même instant ; ne rien faire, c’est passer. Cela ne prend les minutes de personne.
page-clock-by-day = Au jour le jour
    .explanation = Un délai en heures pour chaque réponse : pour jouer à côté du reste.
    .exactly = { $days ->
        [0] { $hours } h par réponse
        [1] { $rest ->
            [0] Un jour par réponse
           *[other] Un jour et { $rest } h par réponse
          }
       *[other] { $rest ->
            [0] { $days } jours par réponse
           *[other] { $days } jours et { $rest } h par réponse
          }
      } : pour jouer à côté du reste. Temps écoulé : un robot répond pour vous.
page-clock-hours = Heures par réponse
page-from-to = de { $least } à { $most }
page-who = Qui peut venir
page-by-link = Par lien seulement
    .explanation = Seules les personnes qui ont le lien trouvent la table.
page-public = Publique
    .explanation = Elle figure à l’accueil ; chacun peut s’asseoir ou regarder.
page-house-rules = Règles maison
page-as-printed = comme dans le livret
page-waiting-room = La table est mise
page-begins-when-full = La partie commence quand la dernière est prise.
page-starting = La partie va commencer.
page-starting-waits = { $left ->
    [0] Part du mélange encore à ouvrir : { $names }.
    [one] Part du mélange encore à ouvrir : { $names }. On distribue dans une seconde au plus tard.
   *[other] Part du mélange encore à ouvrir : { $names }. On distribue dans { $left } secondes au plus tard.
  }
page-starting-lost = Ce navigateur n’a pas votre part du mélange : vous avez pris place dans un autre. Ouvrez-y la table, ou faites distribuer sans votre part.
page-starting-without = Distribuer sans ma part
page-seat-free = Place libre
page-seat-kept = Place gardée
page-here = À table
page-not-here = Hors ligne
page-sit = S’asseoir
page-sit-here = S’asseoir ici
page-stand = Se lever
page-add-bot = Ajouter un robot
page-start = Commencer
page-start-with-bots = { $free ->
    [one] Commencer en ajoutant 1 robot
   *[other] Commencer en ajoutant { $free } robots
  }
page-close-table = Fermer la table
page-host-starts = L’hôte peut commencer à tout moment ; des robots prennent alors les places libres.
page-invite = Inviter
    .explanation = Envoyez ce lien, ou faites scanner le code. Aucun compte n’est nécessaire.
page-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-more = Plus
page-share = Partager
page-qr = Code QR du lien
page-table = Table
page-table-joining = En route vers la table…
page-table-gone = Cette table n’existe pas
    .more = Vérifiez le lien, ou demandez-en un nouveau.
page-table-damaged = Cette table ne peut pas être ouverte
page-table-closed = Cette table a été fermée
    .more = Elle a été abandonnée, ou personne n’y a joué depuis longtemps.
page-away = À la recherche de la maison…
page-away-more = La connexion est coupée. Votre place et la partie sont gardées.
page-away-restarting = La maison ferme un instant ; la partie est gardée, et la connexion reviendra.
page-away-full = Cette table est ouverte trop de fois chez vous ; fermez une fenêtre et celle-ci continuera.
page-log = Journal
page-chat = Discussion
page-score = Score
page-log-chat = Journal, discussion et score
page-log-empty = Il ne s’est encore rien passé.
page-log-cut = Ce qui précède n’est pas montré.
page-log-turn = tour { $turn }
page-log-turns = { $first ->
    [-1] { $count ->
        [one] { $count } tour
       *[other] { $count } tours
      }
   *[other] { $count ->
        [one] tour { $first }
       *[other] tours { $first } à { $last }
      }
  }
page-log-before = Avant le premier tour
page-log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-log-rule = Règle { $clause }
page-log-rule-more = Dans le livret
page-log-show = Montrer sur le kilim
page-label = { $label } :
page-log-scores = { $name } : { $points }
page-last-turn = Revoir le dernier tour
    .short = Revoir
    .title = Le tour { $turn }, encore une fois
    .title-plain = Le dernier tour, encore une fois
    .more = La table et sa pendule continuent ; votre choix n’est pas touché.
    .once-more = Encore une fois
    .then = Revoir la table à ce tour
    .back = Retour à la table
khiva-log-deal = Donne { $deal }
khiva-log-shown = Les cartes sont révélées
khiva-log-nothing = Personne ne reçoit rien
khiva-log-delivered = { $count ->
    [one] { $seat } livre un tapis
   *[other] { $seat } livre { $count } tapis
  }
    .you = { $count ->
    [one] Vous livrez un tapis
   *[other] Vous livrez { $count } tapis
  }
khiva-log-teapot = { $seat } ramène la théière du chameau { khiva-colour }
    .you = Vous ramenez la théière du chameau { khiva-colour }
khiva-log-salt = { $seat } achète du sel
    .you = Vous achetez du sel
khiva-log-carpet = { $seat } prend un tapis
    .you = Vous prenez un tapis
khiva-log-gems = { $count ->
    [one] { $seat } gagne une pierre
   *[other] { $seat } gagne { $count } pierres
  }
    .you = { $count ->
    [one] Vous gagnez une pierre
   *[other] Vous gagnez { $count } pierres
  }
khiva-log-refused = { $count ->
    [0] La demande de { $seat } est rejetée
    [one] La demande de { $seat } est rejetée : une pierre
   *[other] La demande de { $seat } est rejetée : { $count } pierres
  }
    .you = { $count ->
    [0] Votre demande est rejetée
    [one] Votre demande est rejetée : une pierre
   *[other] Votre demande est rejetée : { $count } pierres
  }
khiva-log-brief = { $what ->
    [delivered] tapis +{ $points }
    [teapot] théière +{ $points }
    [salt] sel +{ $points }
    [carpet] un tapis
    [gems] { $count ->
        [one] 1 pierre
       *[other] { $count } pierres
      }
   *[refused] rejet
  }
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
samarkand-log-open = Le marché est ouvert
samarkand-log-nothing = Rien n’est vendu
samarkand-log-camel = un chameau pour { $capacity }
samarkand-log-bought = { $seat } achète { $what } pour { $price }
    .you = Vous achetez { $what } pour { $price }
samarkand-log-sold = { $what } pour { $price }
samarkand-log-brief = { $value } à { $price }
samarkand-log-disputed = { $what } : dispute
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-phrases = Phrases rapides
page-log-chat-unread = { $count ->
    [one] Journal, discussion et score : { $count } message non lu
   *[other] Journal, discussion et score : { $count } messages non lus
  }
page-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
  }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-ouch = Aïe !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-again = Encore une partie ?
page-mute = Ne plus lire { $name }
page-unmute = Lire à nouveau { $name }
page-chat-empty = Personne n’a encore rien dit. Seuls les joueurs lisent ceci.
page-chat-empty-watching = Personne n’a encore rien dit. Seuls les spectateurs lisent ceci.
page-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
page-you-watch = Vous regardez.
page-take-seat = Jouer à la place de { $name }
page-ask-seat = Demander à jouer pour { $name }
page-asked-seat = Vous avez demandé à jouer pour { $seat } ; la décision revient à { $names }. { $left ->
    [one] Encore une seconde.
   *[other] Encore { $left } secondes.
  }
page-asked-withdraw = Tant pis
page-wish = { $name } demande à jouer pour { $seat }.
    .meaning = Cette personne verrait ses cartes. Il faut l’accord de tous les joueurs.
    .alone = Cette personne verrait ses cartes. Vous jouez contre des robots seulement : c’est à vous de décider.
page-wish-yes = D’accord
page-wish-no = Non
page-wish-waits = Vous êtes d’accord ; la décision revient encore à { $names }.
page-takeover = Qui peut jouer pour un robot
    .explanation = Qui prend la place d’un robot en cours de partie voit ses cartes. Qui a déjà vu une autre main ne le peut jamais.
page-takeover-ask = Si tous les joueurs sont d’accord
page-takeover-open = Toute personne qui regarde
page-takeover-never = Personne
page-bot-plays-clock = Temps écoulé deux fois : un robot garde votre place.
page-late-game-waits = Temps écoulé : un robot a répondu une fois. Seuls des robots attendent : prenez votre temps.
page-late-bot-stays = Temps écoulé : un robot a répondu une fois. À la prochaine, un robot gardera votre place jusqu’à votre retour.
page-bot-plays-left = Un robot joue pour vous.
page-im-back = Je suis de retour
page-leave = Quitter la table
page-your-clock = Votre pendule
page-no-hurry = Sans hâte
page-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
  }
page-end = La partie est finie
end-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
end-of = sur { $count }
end-came = Vous êtes { end-place }.
end-came-level = Vous êtes { end-place } à égalité avec { $others }.
end-won = { $seat } gagne avec { $what }.
    .you = Vous gagnez avec { $what }.
end-won-plain = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
  }
    .you = { $points ->
    [one] Vous gagnez avec { $points } point.
   *[other] Vous gagnez avec { $points } points.
  }
end-shared = { $points ->
    [one] { $winners } partagent la victoire avec { $points } point chacun.
   *[other] { $winners } partagent la victoire avec { $points } points chacun.
  }
    .you = { $points ->
    [one] Vous partagez la victoire avec { $others } : { $points } point chacun.
   *[other] Vous partagez la victoire avec { $others } : { $points } points chacun.
  }
end-gap = { $points ->
    [one] Un point vous sépare ; le plus grand écart, { $name } : { $more }.
   *[other] { $points } points vous séparent ; le plus grand écart, { $name } : { $more }.
  }
    .won = { $points ->
    [one] Vous avez un point d’avance sur { $seat } ; le plus grand écart, { $name } : { $more }.
   *[other] Vous avez { $points } points d’avance sur { $seat } ; le plus grand écart, { $name } : { $more }.
  }
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-sheet = Toute la feuille de score
number-word = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
  }
khiva-share = { $what ->
    [teapots] les théières
    [carpets] les tapis livrés
    [salt] le sel
   *[gems] les pierres
  }
khiva-won-with = { $what ->
    [teapots] { $count ->
        [one] une théière
       *[other] { number-word } théières
      }
    [carpets] { $count ->
        [one] un tapis livré
       *[other] { number-word } tapis livrés
      }
    [salt] { $count ->
        [one] un sac de sel
       *[other] { number-word } sacs de sel
      }
   *[gems] { $count ->
        [one] une pierre précieuse
       *[other] { number-word } pierres précieuses
      }
  }
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
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-rematch-watch = Regarder la revanche
page-new-table = Nouvelle table
page-review = Revoir le plateau
page-results = Résultats
page-record = Télécharger la partie
page-replay = Revoir la partie
page-replay-none = Rien à revoir
page-replay-start = La table au départ.
page-play = Lecture
page-pause = Pause
page-step = Étape
page-seen-by = Vu par
page-seen-watching = Les spectateurs
page-replay-of = { $game } : la partie revue
page-step-back = Étape précédente
page-step-on = Étape suivante
page-step-of = Étape { $step } sur { $steps }
page-seen-open = Toutes les mains ouvertes
page-fair = Vérifier le mélange
    .explanation = Avant la première carte, la maison a montré une empreinte ; le secret derrière elle et la part de chaque place ont décidé de chaque mélange. Le secret étant montré, chacun peut les refaire.
page-fair-hash = Empreinte montrée avant la donne
page-fair-secret = Secret
page-fair-nonces = Parts des places
page-fair-holds = Tous les mélanges étaient honnêtes.
page-fair-broken = Quelque chose ne va pas.
page-fair-hash-noted = L’empreinte est celle que ce navigateur a notée à votre arrivée à la table.
    .not = L’empreinte n’est pas celle que ce navigateur a notée à votre arrivée à la table.
page-fair-hash-shown = La partie enregistrée porte l’empreinte de cette table. (Ce navigateur n’était pas là avant la partie : il n’a pas pu la noter lui-même.)
    .not = La partie enregistrée porte une autre empreinte que cette table.
page-fair-secret-fits = Le secret donne bien cette empreinte : il était fixé avant la première carte.
    .not = Le secret ne donne pas cette empreinte.
page-fair-share-counted = La part ajoutée par ce navigateur est parmi celles qui ont servi.
    .not = La part ouverte par ce navigateur n’a pas servi.
page-fair-share-late = La part de ce navigateur n’entre pas dans les mélanges : sa page n’était pas là pour l’ouvrir au début de la partie.
page-fair-order = Les parts étaient fixées par leurs empreintes avant que la première soit ouverte, et chacune correspond à la sienne.
    .not = Une part ne correspond pas à son empreinte, ou n’était pas fixée avant l’ouverture des parts.
page-fair-hashes-noted = Ces empreintes sont celles que ce navigateur a notées avant d’ouvrir sa propre part.
    .not = Ces empreintes ne sont pas celles que ce navigateur a notées avant d’ouvrir sa propre part.
page-fair-left-out = La part de { $name } n’a pas été ouverte à temps et n’entre pas dans les mélanges.
page-fair-open-shares = Les parts ont été envoyées à découvert, comme dans les anciennes versions de la maison : qui s’asseyait en dernier pouvait choisir la sienne.
page-fair-hash-of-shares = Empreintes des parts
page-fair-shuffles = { $count ->
    [one] Le seul mélange a été refait ici et tombe comme dans la partie enregistrée.
   *[other] Les { $count } mélanges ont été refaits ici et tombent comme dans la partie enregistrée.
  }
    .not = Le mélange { $number } ({ $what ->
        [teapots] théières
        [carpets] tapis
        [torn] dominos déchirés
        [dominoes] dominos d’un jour
        [pile] pile d’un jour
        [kinds] sortes de marchandises
        [bank] cartes de la banque
        [camels] chameaux
        [seats] premier doyen
       *[cards] cartes
      }) n’est pas celui que donnent le secret et les parts.
page-fair-verify = Ce navigateur vérifie le hasard. Pour vérifier que chaque coup était permis et que le score est juste, utilisez la partie téléchargée : caravanserai verify
page-again = Réessayer
page-rules-of = Les règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-none = Aucune clause ne le dit.
page-device = Autre appareil
    .short = Continuez à la même place sur votre téléphone ou un autre ordinateur.
    .explanation = Un lien qui rend l’autre appareil vôtre aussi. Il sert une fois, sous sept jours ; gardez-le pour vous.
page-device-make = Créer un lien
page-device-link = À ouvrir sur l’autre appareil
page-device-done = Bon retour : cet appareil est désormais le vôtre.
page-return = Un lien de retour
page-return-whose = Ce lien est à { $name }, qui vient dans cette maison depuis le { $since }.
page-return-same = Ce navigateur est déjà à { $name }. Rien n’a changé, et le lien sert encore.
page-return-meaning = Si vous êtes { $name }, ce navigateur devient l’un de vos appareils. Si quelqu’un d’autre vous a envoyé le lien, ne l’utilisez pas : cette personne verrait vos cartes et pourrait jouer à votre place.
page-return-yes = Je suis { $name }
page-return-no = Je ne suis pas { $name }
page-return-you = Dans ce navigateur, vous êtes { $you }. { $seats ->
    [0] { "" }
    [one] Vous êtes à une table.
   *[other] Vous êtes à { $seats } tables.
  }
page-return-lose = S’il devient celui de { $name }, il n’est plus celui de { $you } : les places et les parties de { $you } ne s’atteignent plus que d’un autre appareil, ou par un lien de retour de { $you }. Créez-en un d’abord, et gardez‑le.
page-return-make = Créer un lien de retour pour { $you }
page-return-kept = À garder : le chemin du retour pour { $you }
page-return-stay = Rester { $you }
page-return-become = Devenir { $name } sur cet appareil

## Khiva : la page

khiva-page-board = Le plateau
khiva-page-hand = Votre main
khiva-page-hands = Toutes les mains
khiva-page-mat = Vos cartes choisies
khiva-page-goods = Vos biens
khiva-page-rivals = Rivaux, dans le sens horaire depuis votre gauche
khiva-page-piles = Piles
khiva-page-teapots = Théières
khiva-page-carpets-all = Tapis
khiva-page-salt-bags = Sel
khiva-page-gems = Pierres
khiva-page-delivered = Tapis livrés
khiva-page-to-deliver = À livrer
khiva-page-points = { $points ->
    [one] point
   *[other] points
  }
khiva-page-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
khiva-page-choosing = Choisit…
khiva-page-deciding = Réfléchit…
khiva-page-has-sealed = Scellé
khiva-page-play = { $count ->
    [one] Choisissez une carte à jouer.
   *[other] Choisissez { $count } cartes à jouer.
  }
    .hint = La carte la plus basse d’une couleur mène son chameau.
khiva-page-give = { $count ->
    [one] Puis une carte à donner à { $seat }.
   *[other] Puis { $count } cartes à donner à { $seat }.
  }
khiva-page-ready = Sceller votre choix ?
    .hint = Vous pourrez le changer jusqu’à la révélation.
khiva-page-sealed = Votre choix est scellé.
khiva-page-may-change = Vous pouvez encore le changer.
khiva-page-waiting = On attend { $names }.
khiva-page-watching = Vous regardez la partie.
khiva-page-over = La partie est finie.
khiva-page-seal = Sceller
khiva-page-change = Changer
khiva-page-clear = Annuler
khiva-page-close = Fermer
khiva-page-play-ribbon = Jouer
khiva-page-give-ribbon = Donner
khiva-page-play-it = à jouer
khiva-page-give-it = à donner
khiva-page-leads = mène à : { $where }
khiva-page-to = à { $seat }
khiva-page-played = Jouée
khiva-page-nothing = rien
khiva-page-teapot = théière { $value }
khiva-page-brought = tapis { $values }
khiva-page-spend = { $gems ->
    [0] Aucune pierre
    [one] { $gems } pierre
   *[other] { $gems } pierres
  }
khiva-page-salt = Sac de sel de valeur { $value }
    .cost = { $left ->
    [0] pour { $price } pierres ; il ne vous en reste pas
   *[other] pour { $price } pierres ; il vous en reste { $left }
  }
khiva-page-carpet = Le tapis du dessus
    .unseen = on voit sa couleur en le prenant
khiva-page-decline = Renoncer au sel
khiva-page-pile-teapots = Théières restantes : { $left }.
khiva-page-pile-carpets = Tapis restants : { $left }.
khiva-page-pile-salt = { $left ->
    [0] Il ne reste plus de sac de sel.
   *[other] Sacs de sel restants : { $left } ; le premier vaut { $top }.
  }
khiva-page-pile-gems = Pierres précieuses en réserve : { $left }.
khiva-page-near = La fin est proche.
khiva-page-discard = Cartes jouées dans cette donne
khiva-page-deal = Donne { $deal } · tour { $turn }
khiva-page-cards-discard = Jouées
khiva-page-cards-face-up = Mises de côté, face visible
khiva-page-cards-gave = Vous avez donné
khiva-page-cards-got = Vous avez reçu
khiva-page-unseen = { $cards ->
    [one] { $cards } carte est mise de côté, face cachée.
   *[other] { $cards } cartes sont mises de côté, face cachée.
  }
khiva-page-stands = { $turn ->
    [now] Le { $camel } (théière { $teapot }) : { $space }. C’est à lui d’avancer.
   *[no] Le { $camel } (théière { $teapot }) : { $space }.
  }
khiva-page-revealed = Les cartes sont révélées.
khiva-page-hint-play = Une carte mène le chameau de sa couleur d’autant de cases qu’elle indique, vers votre comptoir. Choisissez-en une pour voir où. Seule la carte la plus basse d’une couleur mène ; les autres reçoivent une pierre.
khiva-page-hint-give = Maintenant, la carte que reçoit votre voisin de gauche. Elle pourra être jouée dès le tour suivant.
khiva-page-hint-sealed = Quand tous ont choisi, les cartes sont révélées et les chameaux avancent dans l’ordre de 1 à 5.
khiva-page-hint-gems = Chaque pierre mène le chameau une case plus loin. Les cases occupées par un autre chameau sont sautées et ne comptent pas.
khiva-page-hint-shop = Le sel compte tout de suite. Un tapis ne compte que lorsqu’un chameau de sa couleur atteint votre comptoir.
page-hint-away = Compris
page-goal-khiva = Le but : le plus de points. Théières, tapis livrés et sel comptent leur valeur, chaque pierre 1.
page-goal-kilim = Le but : le kilim qui vaut le plus. Les groupes d’un motif, les plus grands groupes, exactement trois sortes ou les cinq, et un rectangle plein rapportent ; les motifs déchirés coûtent.
page-goal-samarkand = Le but : le plus de points. Parmi les marchandises des autres, la sorte que vous transportez le moins compte ses valeurs ; valeurs égales et bourse pleine rapportent, places vides coûtent.
khiva-page-brings = { $what ->
    [carpet] un tapis
    [salt] sel ou tapis
   *[gems] { $gems ->
        [one] { $gems } pierre
       *[other] { $gems } pierres
      }
  }
khiva-page-counter = comptoir
khiva-page-player = Joueur
khiva-page-total = Total
khiva-page-so-far = Le score jusqu’ici
khiva-page-face-down = { $tokens ->
    [0] –
    [one] { $tokens } face cachée
   *[other] { $tokens } face cachée
  }
khiva-page-sheet-how = Théières, tapis livrés, sacs de sel et un point par pierre précieuse restante.

## Kilim: the page

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
kilim-page-wall-hint = Pressez un kilim pour le voir de près ; ← et → mènent le long du mur.
kilim-page-wall-back = Le kilim précédent
kilim-page-wall-on = Le kilim suivant
kilim-page-look = Regarder de près
kilim-page-artisan = Artisane
    .back = de retour le soir
kilim-page-pouch = Votre bourse
    .secret = personne d’autre ne la voit
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

## The souk in the page

samarkand-page-market = Le souk
samarkand-page-bank = La banque
samarkand-page-elder = Doyen
    .about = Le doyen du souk gagne une dispute.
samarkand-page-prospect = à la fin
    .about = Les points qu’elle peut vous ajouter à la fin, dirhams à part, si elle est transportée. Les sortes qui vous manquent encore sont supposées venir, tant qu’elles le peuvent.
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
    [0] manque · plus rien à venir
   *[other] manque · encore { $cards } à venir
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
samarkand-page-unseen = Vend : pas encore vu
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
samarkand-page-sold-out = Tout est vendu.
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
samarkand-page-sell = Vendre { $card } ?
    .hint = Elle reste face cachée jusqu’à ce que tous aient choisi.
samarkand-page-sell-together = Toutes les cartes sont révélées ensemble.
samarkand-page-selling = Face cachée : { $card }.
samarkand-page-selling-one = Votre carte est face cachée.
samarkand-page-may-change = Prenez-en une autre pour changer.
samarkand-page-stop = Dites stop pour une carte, ou passez.
samarkand-page-stop-live = Touchez une carte pour dire stop. Sans rien faire, vous passez.
samarkand-page-stopping = Vous dites stop à { $price } pour { $card }, scellé.
samarkand-page-passing = Vous passez à { $price }.
samarkand-page-may-still-stop = Vous pouvez encore dire stop pour une carte.
samarkand-page-closing = On ferme…
samarkand-page-cannot-pay = Vous avez { samarkand-dirhams } et ne pouvez pas payer { $price } : un stop coûte une amende de 1.
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
samarkand-page-order-pass-on = Passer jusqu’à ce que quelqu’un achète
samarkand-page-order-down-to = Passer jusqu’au prix de { $price }
samarkand-page-order-stop-at = Stop à { $price } pour { $card }
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

## Les pages du conseiller : conseils à la table, analyses des parties finies

page-percent = { $percent } %
page-percent-range = { $low } à { $high } %
page-chance-ahead = devant
page-chance-behind = derrière
page-chance-even = à peu près égal
page-points-more = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] 0
  }
page-points-under = moins de 1 point
page-points-about = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
  }
page-points-range = { $low } à { $high } points
page-mix-often = { $tenths ->
    [0] rarement
    [1] environ une fois sur 10
    [5] environ une fois sur deux
    [9] presque toujours
    [10] presque toujours
   *[other] environ { $tenths } fois sur 10
  }
page-coach-place = { $whose ->
    [you] { $shared ->
        [yes] Vous partagez la première place
       *[no] { $place ->
            [1] Vous gagnez
           *[other] Vous êtes { $place }e
        }
    }
   *[seat] { $shared ->
        [yes] { $name } partage la première place
       *[no] { $place ->
            [1] { $name } gagne
           *[other] { $name } finit { $place }e
        }
    }
  } { $points ->
    [one] avec { $points } point.
   *[other] avec { $points } points.
  }
page-coach-place-winner = { $count ->
    [one] { $name } gagne avec { end-points }.
   *[other] { $name } partagent la première place avec { end-points } chacun.
  }
page-stairs = { $whose ->
    [you] { $points ->
        [one] D’où vient votre score de { $points } point
       *[other] D’où viennent vos { $points } points
      }
   *[seat] { $points ->
        [one] D’où vient le score de { $name } : { $points } point
       *[other] D’où viennent les { $points } points de { $name }
      }
  }
page-stairs-start = { $whose ->
    [you] Une place comme la vôtre, en moyenne
   *[seat] Une place comme celle-ci, en moyenne
  }
page-stairs-luck = La chance de la donne
    .more = donnes et tirages
page-stairs-others = Les choix des autres
    .more = et ce que l’on ne sait pas distinguer
page-stairs-choices = { $whose ->
    [you] Vos points perdus
   *[seat] Points perdus
  }
    .more = { $count ->
    [0] aucun
    [one] { $count } choix, plus bas
   *[other] { $count } choix, plus bas
  }
page-stairs-result = { $whose ->
    [you] Votre résultat
   *[seat] Le résultat
  }
page-stairs-off = à { $points } près
page-curve-of = { $whose ->
    [you] Vos chances de gagner
   *[seat] Les chances de gagner
  }
page-curve-seat = { $name } : { $chance }
page-curve-story = { $name } : { $first } au départ, au plus haut à l’étape { $step } ({ $most }), { $last } à la fin.
page-curve-whose = L’analyse de
page-curve-band = où se trouve très probablement la vérité (9 fois sur 10)
page-curve-gave = { $whose ->
    [you] vos points perdus
   *[seat] points perdus
  }
page-curve-certain = certain seulement ici →
page-curve-unread = pas encore lu
page-gave = { $whose ->
    [you] Vos points perdus
   *[seat] Points perdus
  }
    .more = seulement ce qu’une meilleure réponse aurait gardé
page-gave-played = { $whose ->
    [you] Vous avez joué
   *[seat] Joué
  }
page-gave-better = Mieux
page-gave-another = Une autre réponse
page-gave-close = moins de 1 point, ou rien
page-gave-see = Voir l’étape
page-gave-retry = Rejouer ce choix
page-gave-beats = Dans les donnes où les deux diffèrent, elle rapporte plus environ { $tenths } fois sur 10.
page-gave-not-counted = { $tried ->
    [one] Nous avons essayé { $tried } donne sans pouvoir les départager. Rien n’est compté.
   *[other] Nous avons essayé { $tried } donnes sans pouvoir les départager. Rien n’est compté.
  }
page-gave-unsure = Trop serré pour le dire
page-gave-smaller = { $count ->
    [one] Un choix plus petit compte aussi, sans être montré ici.
   *[other] { $count } choix plus petits comptent aussi, sans être montrés ici.
  }
page-gave-nothing = { $whose ->
    [you] Vos choix n’ont perdu aucun point.
   *[seat] Les choix de { $name } n’ont perdu aucun point.
  }
    .more = Aucune réponse n’était nettement moins bonne qu’une autre. La chance de la donne et les choix des autres ont fait le reste.
page-sure-clear = net
page-sure-likely = probable
page-sure-close = trop serré pour le dire
page-coach-preparing = Le conseiller se prépare…
    .more = Les règles de ce jeu sont compilées, une fois pour toutes. L’analyse commencera d’elle-même ; la partie peut déjà être parcourue.
page-coach-stopped = { $read ->
    [one] L’analyse s’est arrêtée après { $read } choix.
   *[other] L’analyse s’est arrêtée après { $read } choix.
  }
    .more = Ce qui a été lu reste.
page-coach-rough = Un premier regard seulement : peu de donnes ont été essayées, les fourchettes sont larges et peu de choses peuvent être appelées des erreurs.
page-coach-go-on = Essayer la suite
page-coach-back = Retour à l’analyse
page-coach-board = Voir le plateau à cette étape
page-mix-of = { $whose ->
    [you] Vous avez choisi. Un bon joueur aurait pris :
   *[seat] { $name } a choisi. Un bon joueur aurait pris :
  }
page-hint-preparing = Le conseiller se prépare…
    .more = Les règles de ce jeu sont compilées, une fois pour toutes. L’avis viendra de lui-même ; vous pouvez jouer sans l’attendre.
page-hint-only = Une seule réponse mérite réflexion.
page-hint-verdict = { $even ->
    [1] Une réponse se détache.
    [2] Deux réponses sont à peu près égales.
   *[other] Trois réponses sont à peu près égales.
  }
page-hint-mix = Le conseiller les mélangerait, pour que personne ne vous devine.
page-hint-wins = chances de gagner : { $chance }
page-hint-less = { $points } de moins
page-hint-behind = un peu moins
page-hint-play = Jouer cela
page-hint-draw = Tirer pour moi
page-hint-laid = Le conseil est posé. Rien n’est encore scellé.
page-hint-note = { $games ->
    [0] Un premier regard, sans chiffres, d’après ce que voit votre place et rien de plus.
    [one] D’après ce que voit votre place et rien de plus ; { $games } partie jouée jusqu’au bout.
   *[other] D’après ce que voit votre place et rien de plus ; { $games } parties jouées jusqu’au bout.
  }
page-coach = Analyse
page-coach-of = { $game } : l’analyse
page-coach-none = Rien à analyser
page-coach-says = Le conseiller
page-coach-waiting = Le conseiller regarde d’abord d’autres parties ; celle-ci est dans la file.
page-coach-running = Lecture de la partie…
    .more = Choix lus : { $read } sur { $choices }. Ce qui est là peut déjà être regardé.
page-coach-progress = L’analyse avance
page-coach-failed = Cette analyse n’a pas abouti.
    .more = Rien de la partie n’est perdu. On peut redemander au conseiller.
page-coach-again = Redemander
page-curve = Chances de gagner
page-curve-at = Étape { $step } sur { $steps } : { $chances }
page-curve-table = La courbe en tableau
page-mix = Le choix de cette étape
page-mix-none = Personne n’avait de choix à cette étape.
page-mix-next = Choix suivant
page-mix-played = joué
page-mix-best = meilleur
page-play-on = Jouer la suite d’ici
    .more = Une nouvelle table qui commence à cette étape, avec un nouveau hasard et des robots aux autres places. La partie jouée reste telle quelle.
page-play-on-seat = Votre place
page-play-on-bots = Les autres places
page-play-on-go = Jouer la suite
page-play-on-over = Ici, la partie est finie. Reculez de quelques étapes pour jouer la suite.
page-hint-ask = Conseil
page-hint-title = L’avis du conseiller
page-hint-thinking = Le conseiller réfléchit…
page-hint-gain = Pourquoi
page-hint-risk = Risque
page-hints-allowed = Conseils permis
    .explanation = Chaque joueur peut consulter le conseiller, pour sa propre place.
help-serve-review-effort = Combien le conseiller réfléchit à une partie finie, en pour cent. À 100, une analyse prend environ une minute.
help-serve-compile-ahead = Compiler les règles en arrière-plan dès l’ouverture : true ou false. D’ici là, le conseiller attend et les robots voient moins loin.
help-prepare = Compiler dès maintenant les règles des jeux, pour que conseils, analyses et robots forts soient prêts tout de suite.
help-prepare-games = Seulement ces jeux ; par défaut, tous.
cli-prepare-no-compiler = Impossible de compiler les règles : Numba n’est pas installé. Pour l’installer : pip install 'caravanserai[fast]'
cli-prepare-there = { $game } : prêt.
cli-prepare-progress = { $game } : compilation, { $percent } %
cli-prepare-done = { $game } : prêt, compilé en { $seconds } s.
cli-review-start = Moyenne
cli-review-luck = Chance
cli-review-others = Les autres
cli-review-result = Résultat
cli-review-clear = Net.
cli-review-likely = Probable.

## Tables that begin from a position

refusal-staged = Cette table est partie d’une position, pour une seule personne ; les autres places sont aux robots.
refusal-saw-a-hand = Vous avez déjà vu une main de cette partie : vous ne pouvez pas en jouer une autre.
refusal-takeover-never = À cette table, personne ne remplace un robot.
refusal-takeover-busy = Quelqu’un d’autre demande une place ; attendez que ce soit décidé.
refusal-takeover-declined = Les joueurs ne l’ont pas souhaité ; vous pouvez continuer à regarder.
refusal-takeover-enough = On a assez souvent demandé aux joueurs dans cette partie.
refusal-takeover-nobody = Personne ici ne peut le permettre : contre des robots seulement, c’est à l’hôte de le faire.
refusal-takeover-gone = Il n’y a plus rien à décider.
refusal-takeover-not-yours = Ce n’est pas à vous de décider.
refusal-daily-once = La donne du jour ne se joue qu’une fois.
refusal-no-such-step = Cette étape n’existe pas ; la partie en compte { $steps }.
refusal-last-step = Après cette étape, plus personne n’avait de choix : il n’y a plus rien à jouer.
refusal-bad-stage = Le jeu n’arrive jamais à cette position : { $reason }.
verify-given = { $steps ->
    [one] La partie est partie d’une position : sa première étape était donnée, elle n’a pas été jouée ici.
   *[other] La partie est partie d’une position : ses { $steps } premières étapes étaient données, elles n’ont pas été jouées ici.
}
verify-given-shuffles = { $shuffles ->
    [one] Un mélange était donné avec la position : aucun secret ne l’a décidé, il n’est donc pas vérifié.
   *[other] { $shuffles } mélanges étaient donnés avec la position : aucun secret ne les a décidés, ils ne sont donc pas vérifiés.
}
page-fair-given = { $count ->
    [one] Un mélange était donné avec la position de départ ; il n’y a rien à y vérifier.
   *[other] { $count } mélanges étaient donnés avec la position de départ ; il n’y a rien à y vérifier.
}

## The coach: hints and reviews

coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
coach-odds = { $percent ->
    [0] dans aucune des parties essayées
    [100] dans toutes les parties essayées
   *[other] dans environ { $percent } parties sur 100
  }
coach-any-gain = Parmi les parties que nous avons jouées jusqu’au bout, celles qui commençaient ainsi ont le mieux fini.
coach-any-risk = Ce que les autres choisissent maintenant peut encore tout changer.
coach-khiva-cards-gain = Avec { $cards }, un chameau avance { coach-odds } et s’arrête le plus souvent ici : { $space } ; le tour { $sign ->
    [plus] rapporte environ { coach-points }.
    [minus] coûte environ { coach-points }.
   *[zero] ne rapporte presque rien.
  }
coach-khiva-refused-gain = Avec { $cards }, aucun chameau n’a avancé dans les parties essayées ; une demande rejetée rapporte une pierre précieuse et aucune bonne carte n’est dépensée.
coach-khiva-cards-risk = { $percent ->
    [never] Aucune carte plus basse ne peut venir ; { $to } reçoit { $given }.
    [0] Une carte plus basse reste possible, mais n’a pris le chameau dans aucune des parties essayées ; { $to } reçoit { $given }.
    [100] Une carte plus basse a pris le chameau dans toutes les parties essayées ; { $to } reçoit { $given }.
   *[other] Dans environ { $percent } parties sur 100, une carte plus basse prend le chameau ; { $to } reçoit { $given }.
  }
    .you-to = { $percent ->
    [never] Aucune carte plus basse ne peut venir ; vous recevez { $given }.
    [0] Une carte plus basse reste possible, mais n’a pris le chameau dans aucune des parties essayées ; vous recevez { $given }.
    [100] Une carte plus basse a pris le chameau dans toutes les parties essayées ; vous recevez { $given }.
   *[other] Dans environ { $percent } parties sur 100, une carte plus basse prend le chameau ; vous recevez { $given }.
  }
coach-khiva-gems-gain = { $gems ->
    [0] Le chameau s’arrête ici : { $space }. Les pierres précieuses restent.
    [one] Pour { $gems } pierre précieuse, le chameau continue et s’arrête ici : { $space }.
   *[other] Pour { $gems } pierres précieuses, le chameau continue et s’arrête ici : { $space }.
  }
coach-khiva-gems-risk = { $gems ->
    [0] Il ne reste alors aucune pierre précieuse.
    [one] Il reste alors { $gems } pierre précieuse.
   *[other] Il reste alors { $gems } pierres précieuses.
  }
coach-khiva-salt-gain = Le sel vaut { coach-points }, acquis tout de suite, pour { $price } pierres précieuses.
coach-khiva-carpet-gain = { $gems ->
    [0] Le tapis ne coûte rien.
    [one] Le tapis ne coûte rien : la pierre précieuse reste.
   *[other] Le tapis ne coûte rien : les { $gems } pierres précieuses restent.
  }
coach-khiva-carpet-risk = Il ne compte que si un chameau de sa couleur rentre encore au comptoir.
coach-kilim-card-gain = { $purpose ->
    [scrap-bag] Avec { $card }, la fouille est gagnée { coach-odds }.
    [artisan] Avec { $card }, l’Artisane vient { coach-odds }.
   *[offer] Avec { $card }, le lot est gagné { coach-odds }.
  }
coach-kilim-save-gain = Avec { $card }, rien n’a été gagné dans les parties essayées, mais un meilleur Or reste pour la suite.
coach-kilim-offer-risk = { $percent ->
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
coach-samarkand-sell-gain = À la vente, { $card } trouve preneur { coach-odds }, à un prix d’environ { $price }.
coach-samarkand-unsold-gain = À la vente, { $card } n’a trouvé preneur dans aucune des parties essayées : les meilleures cartes restent pour la suite.
coach-samarkand-sell-risk = { $percent ->
    [0] Quelqu’un reçoit une carte qui lui sert.
    [100] Dans toutes les parties essayées, personne ne l’a achetée et la carte a été perdue.
   *[other] Dans environ { $percent } parties sur 100, personne ne l’achète et la carte est perdue.
  }
coach-samarkand-stop-gain = { $percent ->
    [0] À { $price }, on n’a obtenu { $card } dans aucune des parties essayées.
   *[other] À { $price }, on obtient { $card } { coach-odds }.
  } { $sign ->
    [plus] Cela peut ajouter { coach-points } à la fin.
    [minus] Cela peut coûter { coach-points } à la fin.
   *[zero] En l’état, cela n’ajoute aucun point à la fin.
  }
coach-samarkand-stop-risk = { $percent ->
    [0] Aucune dispute dans les parties essayées ; mais les dirhams sont partis.
    [100] D’autres ont dit stop pour la même carte dans toutes les parties essayées.
   *[other] Dans environ { $percent } parties sur 100, d’autres disent stop pour la même carte.
  }
coach-samarkand-pass-gain = { $price ->
    [0] Rien n’est payé ce tour-ci.
   *[other] À { $price }, tout est moins cher.
  }
coach-samarkand-pass-risk = { $percent ->
    [0] Personne n’a dit stop à ce prix dans les parties essayées.
    [100] Quelqu’un a dit stop à ce prix dans toutes les parties essayées.
   *[other] Dans environ { $percent } parties sur 100, quelqu’un dit stop à ce prix.
  }
coach-samarkand-load-gain = Ainsi, les marchandises qui voyagent rapportent { coach-points }.
coach-samarkand-kind-gain = Comptée ainsi, la sorte « { $kind } » rapporte { coach-points }.
coach-samarkand-load-risk = Ce que font les autres n’y changera rien.
refusal-hints-off = À cette table, personne ne peut demander de conseil.
refusal-coach-busy = Beaucoup interrogent le conseiller en ce moment : réessayez dans un instant.
refusal-too-many-hints = Vous avez demandé beaucoup de conseils : attendez un instant.
refusal-too-many-reviews = Beaucoup de parties sont en cours d’analyse : réessayez dans quelques minutes.
help-serve-hints-per-minute = Conseils qu’une personne peut demander en une minute.
help-review = Analyser une partie terminée : d’où viennent les points, les chances de gagner, et les points perdus.
help-review-json = Écrire toute l’analyse dans ce fichier, en JSON.
help-review-seed = Une autre graine imagine d’autres donnes.
cli-review-progress = Analyse en cours…
cli-review-unfinished = Seule une partie terminée peut être analysée : cet enregistrement s’arrête avant la fin.
cli-review-step = Étape
cli-review-curve = Chances de gagner
    .more = Chaque chance se trouve dans sa fourchette environ neuf fois sur dix.
cli-review-costly = Points perdus
cli-review-none = Rien : aucune réponse n’était nettement moins bonne qu’une autre.
cli-review-cost = { $most ->
    [0] { $seat }, étape { $step } : moins de 1 point
   *[other] { $seat }, étape { $step } : de { $least } à { $most } points
  }
cli-review-played = Joué : { $text }
cli-review-better = Mieux : { $text }
cli-review-choices = Perdus
cli-review-points = D’où viennent les points
    .more = De ce qu’une place obtient en moyenne au résultat. ± vaut neuf fois sur dix ; le reste est compté avec les choix des autres.

## Tables that begin from a position

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = Cette leçon n’existe pas.
lesson-khiva-lowest = La carte la plus basse l’emporte
    .story = Cinq chameaux attendent en ville, chacun avec une théière. À chaque tour, tous jouent en secret une carte et en donnent une autre à gauche. La couleur désigne le chameau. Si plusieurs veulent le même, la carte la plus basse l’obtient, et il avance d’autant de cases vers le comptoir du gagnant.
    .task = Le rose porte la meilleure théière, et d’autres le voudront aussi. Obtenez le chameau rose à ce tour.
    .hint = Vous avez deux cartes roses. Rien ne passe sous un 1.
    .right = Votre 1 était la carte rose la plus basse : le chameau est à vous. Il n’a fait qu’un pas : les petites cartes gagnent, les grandes voyagent.
lesson-khiva-refused = Un refus qui rapporte
    .story = Le chameau noir porte un 7 et se trouve à deux cases du comptoir de votre voisin de gauche, qui viendra sûrement le chercher avec une petite carte. Qui joue la même couleur sans être le plus bas voit sa demande rejetée et reçoit une pierre précieuse.
    .task = Gagnez une pierre grâce à une demande rejetée.
    .hint = Jouez noir. Votre 4 est trop haut pour gagner, et c’est justement l’idée.
    .right = Demande rejetée, et une pierre de plus. Les pierres font avancer les chameaux, achètent le sel, et chacune vaut un point à la fin.
lesson-khiva-landing = À saute-chameau
    .story = Le chameau blanc se repose à votre échoppe 2. Un chameau en marche ne compte pas les cases où s’en trouve un autre : il les saute. Votre comptoir est la cinquième case de votre chemin ; qui y arrive vous laisse sa théière.
    .task = Prenez la théière du chameau vert à ce tour.
    .hint = Depuis la ville, votre chemin compte maintenant quatre cases libres, comptoir compris. Le plateau montre où chaque carte mènerait.
    .right = Quatre pas et un saut : le chameau vert est arrivé. Regardez toujours qui se trouve en chemin.
lesson-khiva-gems = Quelques pas de plus
    .story = Vous avez deux pierres. Quand vous obtenez un chameau, vous pouvez en dépenser : chacune le mène une case plus loin, dans la limite des emplacements de la carte. Un 1 ou un 2 en a deux, un 3 ou un 4 un seul, un 5 aucun. Le chameau vert de votre échoppe 3 est sauté.
    .task = Le chameau blanc porte un 7. Menez-le à votre comptoir à ce tour.
    .hint = Jouez le 2 blanc, puis dépensez les deux pierres : échoppes 1, 2 et 4, puis le comptoir.
    .right = Deux pas pour la carte, deux pour les pierres, un saut, sept points.
lesson-khiva-delivery = Un tapis se livre
    .story = Vous avez pris un tapis blanc à l’échoppe 2. Il ne vaut encore rien : un tapis compte quand un chameau de sa couleur arrive à votre comptoir. Le chameau blanc est à cette même échoppe, à trois cases de chez vous. Le bleu, avec son 6, vous tente à cinq cases.
    .task = Livrez votre tapis blanc à ce tour.
    .hint = Le 3 blanc mène exactement de l’échoppe 2 à votre comptoir.
    .right = Le chameau blanc a apporté sa théière et livré votre tapis : 2 et 4 points d’un seul coup.
lesson-khiva-giving = Ce que l’on donne
    .story = Le chameau noir, avec un 7, est juste devant le comptoir de votre voisin de gauche : n’importe quelle carte noire le ferait arriver. Il n’en a plus pour l’instant. Mais la carte que vous donnez lui revient, et il pourra la jouer au tour suivant.
    .task = Obtenez vous-même le chameau noir, et donnez une carte qui n’aide pas votre voisin.
    .hint = Jouez une carte noire et gardez l’autre. Donnez du blanc ou du vert.
    .right = Vous avez ramené le chameau et privé votre voisin de noir. Chaque carte donnée sera jouée par quelqu’un.
lesson-khiva-finish = La fin d’une partie
    .story = Une partie à deux : chacun joue deux cartes et en donne deux. Elle s’achève au tour où les théières, les tapis ou le sel sont épuisés. Comptent les théières, les tapis livrés, le sel et les pierres ; les tapis non livrés ne valent rien.
    .task = Jouez la partie jusqu’au bout. Gagner est mieux, finir suffit.
    .hint = Les petites cartes gagnent les chameaux, les grandes les ramènent. Vos tapis valent bien un détour.
    .right = Voilà une vraie fin de partie. Vous connaissez Khiva : ouvrez une table et jouez.

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

page-learn = Apprendre à jouer
    .intro = De courtes positions à la vraie table, une idée chacune. Chaque jeu finit par quelques tours à vous.
    .done = { $done } sur { $count }
    .first = Première visite ? Apprenez en 5 minutes
    .go-on = Apprendre { $game }
    .begin = Commencer
    .begin-one = Commencer « { $title } »
    .again = Rejouer
    .again-one = Rejouer « { $title } »
    .ticked = Fait
    .all = Toutes les leçons
page-lesson = Leçon { $number } sur { $count }
    .task = À vous de jouer :
    .hint = Montrer un indice
    .answers = { $left ->
        [one] encore une réponse
       *[other] encore { $left } réponses
      }
    .reached = Bien joué
    .missed = Pas cette fois
    .next = Leçon suivante
    .last = Jouer une vraie partie
    .again = Réessayer
    .over = Recommencer
    .close = Masquer la leçon
    .open = Leçon

## The balance report

help-lab = Pour qui crée des jeux : ce que beaucoup de parties disent d’un jeu.
help-balance = Faire jouer beaucoup de parties entre égaux et dire si le jeu est juste, comment il finit et ce que valent ses éléments.
help-balance-edition = Un fichier d’édition. Un seul est comparé à l’édition de la maison, deux le sont entre eux, sur les mêmes donnes.
help-balance-games = Combien de donnes sont jouées avec chaque édition.
help-balance-seats = Combien de places à la table.
help-balance-bot = Qui joue à toutes les places : { $known }.
cli-one-bot-only = Un seul robot joue à toutes les places ; nommez-en un, et non { $given }.
cli-too-many-editions = On compare deux éditions, pas { $given } ; donnez-en moins avec --edition.
balance-house-edition = l’édition de la maison
balance-title = { $game } : l’équilibre
balance-summary = { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  }, { $seats } places, à toutes les places le robot { $bot }, graine { $seed }. Tous les intervalles sont à 95 % : si l’on rejouait tout encore et encore, 19 intervalles sur 20 contiendraient le vrai nombre.
balance-to = de { $low } à { $high }
balance-short = En bref
    .more = Ce que les parties disent nettement. « Nettement » veut dire que le hasard seul ne l’explique guère.
balance-found-even = Aucune place ne gagne nettement plus ou moins que sa part égale.
balance-found-uneven = { $which ->
    [more] Gagne nettement plus que sa part égale : place { $more }.
    [less] Gagne nettement moins que sa part égale : place { $less }.
   *[both] Gagne nettement plus que sa part égale : place { $more }. Nettement moins : place { $less }.
  }
balance-found-length = Réponses dans une partie, en moyenne : { $answers }. Avance du gagnant sur le suivant, en points : { $lead }.
balance-found-worth = Au milieu de la partie, ce qui va avec le plus de points : { $holding } ({ $points }).
balance-found-no-worth = Rien de ce que l’on avait au milieu de la partie ne va nettement avec plus de points.
balance-found-change = Ce que le changement a nettement déplacé : { $changes }.
balance-found-no-change = Le changement n’a rien déplacé nettement. Davantage de parties montreraient de plus petits effets.
balance-effects = Ce que fait le changement
    .more = Chaque donne a été jouée avec les deux éditions, avec le même hasard et les mêmes robots, et comparée à elle-même. L’image montre le changement et son intervalle, à partir de 0 au milieu ; si l’intervalle contient 0, c’est peut-être le hasard.
balance-what = Quoi
balance-change = Changement
balance-verdict = En mots
balance-verdict-more = nettement plus
balance-verdict-less = nettement moins
balance-verdict-unclear = pas de changement net
balance-effect-points = Points d’une place
balance-effect-lead = Avance du gagnant
balance-effect-length = Réponses dans une partie
balance-effect-seat = Victoires de la place { $seat }
balance-effect-worth = Ce que vaut : { $holding }
balance-worths = Que valent les choses ?
    .more = { $moment } on a noté ce qu’avait chaque place. Chaque ligne dit combien de points à la fin vont avec une chose de plus que les autres n’en avaient en moyenne, le reste étant égal. C’est ce qui va ensemble dans ces parties, non une loi : qui a beaucoup a peut-être aussi bien joué.
balance-moment-khiva = Quand un tiers des théières avait quitté la pile,
balance-moment-kilim = Au milieu du deuxième jour,
balance-moment-samarkand = Après cinq des dix tours,
balance-noted = Noté dans { $games } parties sur { $of }.
balance-never-noted = Aucune partie n’est allée jusque-là.
balance-worth-clear = { $which ->
    [behind] Qui en avait un de plus que les autres a fini plus loin derrière eux, en points : { $points }.
   *[ahead] Qui en avait un de plus que les autres a fini plus loin devant eux, en points : { $points }.
  }
balance-worth-unclear = Avec ce nombre de parties, on ne peut le distinguer du hasard.
balance-worth-unknown = On ne peut rien en dire : toutes les places en avaient toujours autant, ou cela découle des lignes du dessus.
balance-axis-less = moins de points
balance-axis-more = plus de points
balance-holding = Un de plus
balance-khiva-gem = Pierre précieuse
balance-khiva-teapot = Théière
balance-khiva-carpet = Tapis pas encore livré
balance-khiva-delivered = Tapis livré
balance-khiva-salt = Sac de sel
balance-khiva-card = Valeur des cartes en main
balance-kilim-point = Point que le kilim montre déjà
balance-kilim-square = Case du kilim
balance-kilim-torn = Case déchirée à découvert
balance-kilim-gold = Or encore en main
balance-kilim-special = Carte spéciale encore en main
balance-kilim-scrap = Chute gardée
balance-samarkand-dirham = Dirham
balance-samarkand-good = Carte de marchandise achetée
balance-samarkand-value = Valeur des marchandises achetées
balance-samarkand-kind = Sorte différente de marchandise
balance-samarkand-place = Place sur les chameaux
balance-samarkand-hand = Valeur des cartes encore à vendre
balance-how = Comment cela a été trouvé
    .more = Pour qui veut le refaire.
balance-how-text = Le même robot jouait à toutes les places ; il ne voit que ce que sa place peut savoir. Parts, durées et changements sont des moyennes sur les donnes, avec des intervalles de Student ; une donne est une observation. Les valeurs sont les moindres carrés ordinaires de l’avance finale sur ce que l’on avait au-delà de la moyenne des autres, avec des intervalles où une donne est une observation. La même commande donne le même rapport.

## The deal of a day

refusal-daily-hidden = Vous n’avez pas encore joué cette donne du jour : jusque-là, ou jusqu’à demain, elle reste cachée.
refusal-bad-day = { $day } n’est pas un jour ; écrivez-le comme 2026-11-15.
refusal-day-to-come = Ce jour n’est pas encore venu.
page-daily = La donne du jour
    .more = Une donne par jour et par jeu. Tout le monde reçoit les mêmes cartes et rencontre les mêmes robots : seuls vos choix diffèrent.
page-daily-home = La donne du jour
    .more = Les mêmes cartes et les mêmes robots pour tout le monde. Un seul essai.
page-daily-next = Prochaines donnes dans { $time }.
    .new = Il y a de nouvelles donnes.
page-daily-today = Aujourd’hui
page-daily-who = { $seats } places · robots : { $bot }
page-daily-finished = { $finished ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $finished } personnes l’ont terminée.
  }
page-daily-play = Jouer
page-daily-go-on = Continuer
page-daily-watch = Revoir votre partie
page-daily-hidden = Vous verrez ce que les autres en ont fait quand vous aurez terminé.
page-daily-left = Un robot a répondu pour vous : cet essai ne compte pas.
page-daily-late = Vous n’avez pas terminé dans la journée : cet essai ne compte pas.
page-daily-mine = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, rang { $rank } sur { $of }
page-daily-results = Résultats : { $game }
page-daily-rank = Rang
page-daily-name = Nom
page-daily-points = Points
page-daily-ahead = Avance sur le meilleur robot
page-daily-beyond = Sans la chance
    .explanation = Sans la chance : points au-delà de la moyenne de tous ceux qui ont eu la même donne ({ $mean }).
page-daily-choice = Où vos parties se séparent
page-daily-you = vous
page-daily-parted = Réponse { $answer } : « { $here } » au lieu de « { $there } »
page-daily-same = Même jeu
page-daily-measure = La partie à laquelle les autres sont comparées
page-daily-replay = Revoir la partie de { $name }
page-daily-best = Le meilleur d’hier
    .none = Personne n’a terminé la donne d’hier.
page-daily-best-line = { $name } : { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-daily-best-choice = Réponse { $answer } : { $chosen }
page-daily-best-instead = Choisi par { $same } sur { $there } ; la plupart des autres : { $instead }
page-daily-best-replay = Regarder
page-daily-all = Tous les résultats d’hier
page-daily-compare = Voir comment les autres ont joué
page-daily-alone = Personne encore à qui se comparer.

