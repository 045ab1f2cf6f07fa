# Toutes les phrases de Goofspiel, en français.

game-goofspiel = Goofspiel
    .short = Goofspiel
page-poster-goofspiel = Goofspiel
    .line = Treize prix, treize mises. La plus haute l’emporte ; à égalité, personne.
page-goal-goofspiel = But : le plus de points. Chaque prix compte sa valeur pour qui mise seul le plus haut ; chacune de vos cartes ne sert qu’une fois.

## Ce qui s’est passé

goofspiel-prize-turned-up = Tour { $turn } : le prix est le { $prize }.
goofspiel-bid-sealed = { $seat } a misé.
    .you = Vous avez misé.
goofspiel-bid-changed = { $seat } a misé de nouveau.
    .you = Vous avez misé de nouveau.
goofspiel-bid-shown = { $seat } montre le { $card }.
    .you = Vous montrez le { $card }.
goofspiel-prize-taken = { $seat } prend le { $prize } avec le { $card }.
    .you = Vous prenez le { $prize } avec le { $card }.
goofspiel-prize-discarded = Plusieurs misent le { $card } : personne ne prend le { $prize }.

## Réponses et questions

goofspiel-bid = Miser le { $card }.
goofspiel-bid-ask = Quelle carte misez-vous pour le { $prize } ?
goofspiel-bid-brings = { $higher ->
    [0] { $equal ->
        [0] Personne n’a de carte aussi haute : elle prend le { $prize }.
       *[other] Prend le { $prize }, sauf si un rival mise la même : alors personne ne le prend.
      }
    [one] Prend le { $prize }, sauf si un rival mise la seule carte plus haute ou la même.
   *[other] Prend le { $prize }, sauf si un rival mise l’une des { $higher } cartes plus hautes ou la même.
  }
    .short = { $higher ->
    [0] aucune au-dessus
   *[other] { $higher } au-dessus
  }
refusal-goofspiel-not-in-hand = Vous n’avez plus le { $card }.

## La table

goofspiel-zone-prize = Prix
goofspiel-zone-to-come = prix à venir
goofspiel-zone-won = Gagnés
goofspiel-zone-bids-left = Mises restantes
goofspiel-tile-bid = mise { $number }
goofspiel-tile-prize = prix { $number }

## Options

goofspiel-option-cards = Cartes
    .explanation = Combien de cartes chacun a-t-il, et combien de prix y a-t-il ?
    .thirteen = treize
    .ten = dix
    .seven = sept
    .four = quatre
