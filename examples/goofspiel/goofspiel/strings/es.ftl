# Every sentence of Goofspiel, in Spanish.

game-goofspiel = Goofspiel
    .short = Goofspiel
page-poster-goofspiel = Goofspiel
    .line = Trece premios, trece pujas. La más alta se lo lleva; si hay empate, nadie.
page-goal-goofspiel = Objetivo: sumar más puntos. Cada premio da su valor a quien puja más alto sin empatar; cada carta tuya sirve una sola vez.

## What happened

goofspiel-prize-turned-up = Turno { $turn }: el premio es el { $prize }.
goofspiel-bid-sealed = { $seat } ha pujado.
    .you = Has pujado.
goofspiel-bid-changed = { $seat } ha cambiado su puja.
    .you = Has cambiado tu puja.
goofspiel-bid-shown = { $seat } muestra el { $card }.
    .you = Muestras el { $card }.
goofspiel-prize-taken = { $seat } se lleva el { $prize } con el { $card }.
    .you = Te llevas el { $prize } con el { $card }.
goofspiel-prize-discarded = Hay varias pujas de { $card }: nadie se lleva el { $prize }.

## Answers and questions

goofspiel-bid = Pujar con el { $card }.
goofspiel-bid-ask = ¿Con qué carta pujas por el { $prize }?
goofspiel-bid-brings = { $higher ->
    [0] { $equal ->
        [0] Nadie tiene una carta tan alta: se lleva el { $prize }.
       *[other] Se lleva el { $prize }, salvo que un rival puje lo mismo: entonces, nadie.
      }
    [one] Se lleva el { $prize }, salvo que un rival puje con la única carta más alta o con una igual.
   *[other] Se lleva el { $prize }, salvo que un rival puje con una de las { $higher } cartas más altas o con una igual.
  }
    .short = { $higher ->
    [0] ninguna mayor
    [one] { $higher } mayor
   *[other] { $higher } mayores
  }
refusal-goofspiel-not-in-hand = Ya no tienes el { $card }.

## The table

goofspiel-zone-prize = Premio
goofspiel-zone-to-come = premios por salir
goofspiel-zone-won = Ganados
goofspiel-zone-bids-left = Pujas restantes
goofspiel-tile-bid = puja { $number }
goofspiel-tile-prize = premio { $number }

## Options

goofspiel-option-cards = Cartas
    .explanation = ¿Cuántas cartas tiene cada uno y cuántos premios hay?
    .thirteen = trece
    .ten = diez
    .seven = siete
    .four = cuatro
