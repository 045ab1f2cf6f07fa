# Every sentence of Khiva, in French.

## Names and lists

game-khiva = Khiva
    .short = Khiva

## Its things

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
khiva-space = { $place ->
    [city] la ville
    [counter] le comptoir chez { $path }
   *[shop] l’échoppe { $shop } chez { $path }
  }
    .you-path = { $place ->
    [counter] votre comptoir
   *[shop] votre échoppe { $shop }
  }

## What happened

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

## Answers and questions

khiva-choose-cards = Jouer { $play } ; donner { $give }.
    .kind = quelles cartes jouer et donner
khiva-spend-gems = { $gems ->
    [0] Ne dépenser aucune pierre précieuse.
    [one] Dépenser { $gems } pierre précieuse.
   *[other] Dépenser { $gems } pierres précieuses.
  }
    .kind = quand dépenser des gemmes
khiva-take-salt = Acheter le sac de sel.
    .kind = acheter du sel
khiva-take-carpet = Prendre le tapis.
    .kind = prendre un tapis
khiva-decline = Renoncer au sel.
    .kind = quand laisser le sel
khiva-choose-cards-ask = { $each ->
    [one] Quelle carte jouez-vous, et quelle autre donnez-vous à gauche ?
   *[other] Quelles { $each } cartes jouez-vous, et quelles { $each } autres donnez-vous ?
  }
khiva-spend-gems-ask = { $gems ->
    [one] Vous menez avec { $card }. Dépenser une pierre précieuse pour aller plus loin (0 ou 1) ?
   *[other] Vous menez avec { $card }. Dépenser des pierres précieuses pour aller plus loin (0 à { $gems }) ?
  }
khiva-shop4-ask = { $carpet ->
    [yes] Échoppe 4 : le sac de sel de valeur { $salt } pour { $price } pierres précieuses, ou un tapis ?
   *[no] Échoppe 4 : le sac de sel de valeur { $salt } pour { $price } pierres précieuses, ou rien ?
  }

## Options

khiva-option-city = La ville comme case
    .explanation = Traverser la ville compte-t-il comme une case ?
    .when-empty = seulement si aucun autre chameau ne s’y trouve
    .always = toujours
    .never = jamais, et aucun déplacement ne s’y termine
khiva-option-open-score = Score ouvert
    .explanation = Tout le monde voit-il la valeur des théières et des tapis chez les autres ?
    .off = non, ils sont face cachée
    .on = oui

## Refusals

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

## The page

page-poster-khiva = Khiva
    .line = Tirez cinq chameaux communs vers chez vous. La plus petite carte l’emporte.
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
khiva-page-salt = Sel de valeur { $value }
    .cost = { $left ->
    [0] pour { $price } pierres, vos dernières
   *[other] pour { $price } pierres ; il vous en reste { $left }
  }
khiva-page-carpet = Le tapis du dessus
    .unseen = de couleur inconnue
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
page-goal-khiva = Le but : le plus de points. Théières, tapis livrés et sel comptent leur valeur, chaque pierre 1.
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

## The coach: hints and reviews

coach-khiva-cards-gain = Avec { $cards }, un chameau avance { coach-odds } et s’arrête le plus souvent ici : { $space } ; le tour { $sign ->
    [plus] rapporte environ { coach-points }.
    [minus] coûte environ { coach-points }.
   *[zero] ne rapporte presque rien.
  }
coach-khiva-refused-gain = Avec { $cards }, aucun chameau n’a avancé dans les parties essayées ; une demande rejetée rapporte une pierre précieuse et aucune bonne carte n’est dépensée.
coach-khiva-cards-risk = { $percent ->
    [never] Personne d’autre ne peut jouer de carte plus basse ; { $to } reçoit { $given }.
    [0] Un rival peut jouer une carte plus basse, mais n’a gagné avec elle dans aucune des parties essayées ; { $to } reçoit { $given }.
    [100] La carte plus basse d’un rival l’a emporté dans toutes les parties essayées ; { $to } reçoit { $given }.
   *[other] Dans environ { $percent } parties sur 100, la carte plus basse d’un rival l’emporte ; { $to } reçoit { $given }.
  }
    .you-to = { $percent ->
    [never] Personne d’autre ne peut jouer de carte plus basse ; vous recevez { $given }.
    [0] Un rival peut jouer une carte plus basse, mais n’a gagné avec elle dans aucune des parties essayées ; vous recevez { $given }.
    [100] La carte plus basse d’un rival l’a emporté dans toutes les parties essayées ; vous recevez { $given }.
   *[other] Dans environ { $percent } parties sur 100, la carte plus basse d’un rival l’emporte ; vous recevez { $given }.
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

## Lessons: the house says these; the page has its own words below

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

## The balance report

balance-moment-khiva = Quand un tiers des théières avait quitté la pile,
balance-khiva-gem = Pierre précieuse
balance-khiva-teapot = Théière
balance-khiva-carpet = Tapis pas encore livré
balance-khiva-delivered = Tapis livré
balance-khiva-salt = Sac de sel
balance-khiva-card = Valeur des cartes en main
