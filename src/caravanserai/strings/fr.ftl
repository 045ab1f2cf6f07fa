# Toutes les phrases que lit une personne, en français. Le terminal et le navigateur lisent ce même fichier.
#
# `.you` se dit quand la personne qui lit est la place dont parle la phrase ; `.you-to`, `.you-path` et
# `.you-winners` quand elle en est cette partie-là.

## Names and lists

seat-name = Joueur { $number }
nameless = Un marchand
    .called = un marchand
seat-you = Vous
you = vous
list-pair = { $first } et { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause } : { $sentence }

## What happens in every game

game-ended = { $count ->
    [one] La victoire, avec { end-points } : { $winners }.
   *[other] Une victoire partagée, avec { end-points } : { $winners }.
  }
    .you-winners = Vous gagnez avec { end-points } !

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

## Un jeu sans dessin à lui, dans un terminal

any-turn = Tour { $turn } sur { $turns }
any-zone = { $zone } : { $what }
any-shown = Le tour { $turn } a montré : { $tiles }
any-head-player = joueur
any-head-points = points
any-head-rank = rang
any-sheet = Score final
any-help = { $most ->
    [one] Tapez 1.
   *[other] Tapez le numéro d’une réponse, de 1 à { $most }.
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
cli-bad-event = { $file } n’est pas l’événement qui a été joué ({ $reason }) ; demandez le fichier d’origine.
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
help-version-json = Avec --version : en JSON, avec les versions des règles.
help-options = Options
help-commands = Commandes
help-arguments = Arguments
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-help = Afficher cette aide et quitter.
help-lang = La langue : en, de, es, fr ou ko.
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
refusal-bad-offline-game = Cette partie ne peut pas être acceptée : { $reason }.
refusal-offline-other-rules = Cette partie a été jouée avec une autre version des règles que celle de cette maison : elle ne peut pas être rejouée ici. Elle reste sur votre appareil.
refusal-rated-setting = Une table cotée se joue avec l’édition standard, une pendule, sans indices, et personne n’y remplace un robot.
refusal-rated-account = Les tables cotées sont pour les comptes : ajoutez un mot de passe ou une clé d’accès, et la partie comptera pour vous.
refusal-other-nonce = Ce n’est pas la part dont vous avez donné l’empreinte en vous asseyant.
refusal-nonce-early = Les parts s’ouvrent quand tout le monde est assis.
refusal-nonce-late = Les parts sont déjà ouvertes : celle-ci ne compte plus.
refusal-old-page = Cette page est plus ancienne que la maison : rechargez-la. Un programme donne l’empreinte d’une part, comme le dit docs/fair-cards.md.
refusal-only-at-tables = Sur un appareil partagé, on joue seulement aux tables ; pour cela, il faut un appareil à soi.
refusal-table-starting = La partie va commencer : attendez quelques secondes.
refusal-bad-edition = Cette édition est inutilisable : { $reason }.
refusal-bot-seat = Il n’y a pas de place { $seat } pour un robot à une table de { $seats } ; la première est 0.
refusal-no-seat-for-people = Laissez au moins une place à une personne.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } » ; choisissez parmi : { $known }.
refusal-bot-not-here = « { $bot } » n’est proposé que là où il s’est montré plus fort que tous les autres, et non à une telle table ; choisissez parmi : { $known }.
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-no-free-seat = Aucune place n’est libre.
refusal-seat-taken = Cette place est prise.
refusal-guest-seated = Votre ami est déjà à cette table.
refusal-nobody-left = Personne n’a quitté cette place, ou vous ne jouez pas ici.
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
refusal-too-many-lookups = Vous consultez déjà { $most } anciennes parties ; attendez qu’elles soient là, puis réessayez.
refusal-not-over = La partie n’est pas encore terminée.
refusal-not-your-ask = Cette question s’adresse à une autre place.
refusal-stale-ask = Cette question a reçu sa réponse ; la partie a continué.
refusal-price-passed = Le prix était passé quand votre réponse est arrivée : rien n’a changé.
refusal-no-orders = Ce jeu ne connaît pas de consignes.
refusal-orders-live = À cette table, chacun répond en direct ; les consignes sont pour les tables sans pendule en direct.
refusal-move-id = Un coup porte un identifiant de 1 à { $most } caractères visibles.
refusal-busy = Beaucoup de choses se passent en même temps à cette table ; réessayez.
refusal-not-saved = Cela n’a pas pu être enregistré, rien n’a donc changé ; réessayez dans un instant.
refusal-house-updating = La maison est en cours de mise à jour et ne sait pas encore partout faire cela ; réessayez dans une minute. Rien n’a changé.
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
refusal-name-from-list = Dans cette maison les noms se choisissent dans une liste.
refusal-name-not-yours = Ce n’est pas votre nom ici. Tapez-le tel quel, et tout ce qui est à vous s’en va.
refusal-phrases-only = Dans cette maison on n’écrit pas à table : choisissez une des phrases.
refusal-standard-only = Dans cette maison on joue avec les éditions de la maison.
refusal-not-named = Sans identifiant, on ne peut être nommé dans les données pour la recherche ; dans une maison pour enfants, personne ne l’est.
refusal-presence-public = Dans cette maison, les inconnus ne savent pas qui est là.
refusal-profile-public = Dans cette maison aucune page n’est montrée aux inconnus.
refusal-too-many-guests = Trop d’invités sont venus de votre adresse ; réessayez plus tard.
refusal-tables-too-fast = Vous avez ouvert beaucoup de tables en peu de temps ; attendez quelques minutes avant la suivante.
refusal-too-many-sockets = Vous avez trop de connexions ouvertes (la limite est de { $most }) ; fermez-en une d’abord.
refusal-too-fast = C’était trop rapide ; attendez un peu.
refusal-too-many-handshakes = Trop de connexions de votre part ; attendez une minute.
refusal-too-many-connections = Trop de connexions sont ouvertes ; fermez-en, ou réessayez plus tard.
refusal-request-too-slow = Cette demande a mis trop de temps à arriver ; réessayez.
refusal-headers-too-large = L’en-tête de cette demande est trop long.
refusal-wrong-token = Ces chiffres sont réservés à qui a le jeton.
refusal-name-marks = Un nom porte au plus { $most } signes sur une lettre.
refusal-wrong-host = L’adresse de cette requête (son Host) ne peut servir à faire un lien.
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

## Refusals about accounts

refusal-handle-length = Un identifiant compte { $fewest } à { $most } caractères.
refusal-handle-letters = Un identifiant contient des lettres et des chiffres ; entre eux, un trait d’union, un point ou un tiret bas.
refusal-handle-mixed = Cet identifiant mélange des écritures dont les lettres se ressemblent ; n’en gardez qu’une.
refusal-handle-taken = « { $handle } » est pris, ou ressemble à un identifiant qui l’est ; choisissez-en un autre.
refusal-handle-soon = { $days ->
    [one] Après le premier changement, un identifiant se change une fois par jour ; c’est trop tôt.
   *[other] Après le premier changement, un identifiant se change une fois tous les { $days } jours ; c’est trop tôt.
  }
refusal-handle-needed = Un mot de passe va avec un identifiant ; choisissez-en un.
refusal-key-first = Un identifiant est réservé à qui a une clé ; ajoutez d’abord une clé.
refusal-password-short = { $fewest ->
    [one] Un mot de passe compte au moins une lettre.
   *[other] Un mot de passe compte au moins { $fewest } lettres ; une phrase courte convient.
  }
refusal-password-long = { $most ->
    [one] Un mot de passe compte au plus une lettre.
   *[other] Un mot de passe compte au plus { $most } lettres.
  }
refusal-password-plain = Cela se devine trop facilement : toujours la même chose, ou une suite comme 123456789012. Une phrase courte vaut mieux.
refusal-wrong-key = Cela ne correspond pas. Vérifiez l’identifiant et le mot de passe ; rien n’a changé.
refusal-wrong-password = Ce n’est pas votre mot de passe ; rien n’a changé.
refusal-wrong-code = Aucun code ne correspond, ou il a déjà servi ; rien n’a changé.
refusal-passkey-needs-name = Les clés d’accès demandent une maison qui a un nom, et celle-ci s’atteint par un numéro ; prenez ici un mot de passe.
refusal-passkey-wrong = Cette clé d’accès n’a pas été acceptée ; rien n’a changé. Réessayez, ou prenez une autre clé.
refusal-proof-needed = Montrez d’abord une de vos clés : ce qui ramène à vous ne change que pour qui vient d’en montrer une. Rien n’a changé.
refusal-oidc-off = Personne ne répond des gens dans cette maison ; prenez une autre clé.
refusal-oidc-away = Le service qui répond des gens de cette maison ne répond pas ; réessayez dans un instant, ou prenez une autre clé.
refusal-oidc-wrong = Personne n’a pu répondre de vous ; rien n’a changé. Recommencez ici, dans ce navigateur.
refusal-oidc-denied = Vous ne vous êtes pas connecté là-bas ; rien n’a changé. Recommencez, ou prenez une autre clé.
refusal-oidc-old = Vous étiez déjà connecté là-bas, ce n’est pas une preuve récente ; déconnectez-vous là-bas et réessayez, ou montrez une autre clé.
refusal-oidc-taken = C’est déjà la clé de quelqu’un d’autre ; rien n’a changé. Connectez-vous avec elle, si c’est vous.
refusal-mail-off = Cette maison n’envoie pas de courriel ; prenez un code imprimé ou un autre appareil.
refusal-mail-wrong = Aucun courriel ne peut partir vers cette adresse ; vérifiez-la.
refusal-mail-taken = Cette adresse ramène déjà à quelqu’un d’autre ; retirez-la d’abord là-bas.
refusal-mail-link-dead = Ce lien a servi, ou date de plus d’une demi-heure ; demandez-en un autre.
refusal-mail-busy = Trop de courriels attendent de partir ; réessayez dans quelques minutes.
refusal-mail-first = Donnez d’abord une adresse, sous « Revenir par courriel ».
refusal-address-not-public = Les nouvelles ne vont qu’à des adresses publiques : https, le port habituel, sans utilisateur dans l’adresse.
refusal-no-such-zone = Ce fuseau horaire n’est pas connu.
refusal-not-a-browser = Ce n’est pas ce que donne un navigateur quand il s’abonne.
refusal-too-many-channels = { $most ->
    [one] Les nouvelles vont à un endroit au plus ; retirez-le d’abord.
   *[other] Les nouvelles vont à { $most } endroits au plus ; retirez-en un d’abord.
  }
refusal-no-such-channel = Les nouvelles n’y vont plus.
refusal-too-many-letters = Autant de courriels ne partent pas ; attendez une heure, ou prenez une autre clé.
refusal-last-key = C’est votre seule clé : sans elle, seuls les appareils connectés et les codes imprimés ramènent à vous.
refusal-no-key-yet = Vous n’avez pas encore de clé : qui se déconnecte ici ne peut pas revenir. Ajoutez d’abord une clé.
refusal-too-many-keys = { $most ->
    [one] Vous ne pouvez avoir qu’une clé ; enlevez-la d’abord.
   *[other] Vous avez { $most } clés, et le maximum est atteint ; enlevez-en une d’abord.
  }
refusal-guest-of-somebody = Ce que vous avez fait ici appartient désormais à un compte ; connectez-vous à lui pour le modifier ou le supprimer.
refusal-no-such-key = Cette clé n’existe plus.
refusal-no-such-device = Cet appareil n’est plus connecté.
refusal-too-many-attempts = Trop d’essais ; attendez quelques minutes, ou prenez une autre clé.
refusal-keys-busy = Beaucoup de gens se connectent en ce moment ; réessayez.
refusal-already-friends = Vous êtes déjà amis.
refusal-own-friend = C’est vous ; demandez à quelqu’un d’autre.
refusal-no-such-friend = Il n’y a plus personne sous ce nom.
refusal-nobody-there = Aucune personne n’occupe cette place.
refusal-too-many-asked = Vous avez demandé à { $most } personnes qui n’ont pas encore répondu ; retirez d’abord une de ces demandes.
refusal-too-many-blocked = Vous avez bloqué { $most } personnes, et il n’y a pas de place pour plus ; débloquez-en une d’abord.
refusal-too-many-friends = Vous avez { $most } amis, et il n’y a pas de place pour plus ; retirez-en un d’abord.
refusal-no-such-profile = Cette page est privée, ou personne n’a cet identifiant.
refusal-note-too-long = Une note a au plus { $most } lettres.
refusal-too-many-notes = Vous gardez des étoiles et des notes sur { $most } parties, et il n’y a pas de place pour plus ; retirez-en une d’abord.
refusal-banned = { $days ->
    [0] Cette maison vous est fermée. La page « Avis » dit pourquoi, et vous pouvez y répondre une fois.
    [one] Cette maison vous est fermée encore un jour. La page « Avis » dit pourquoi, et vous pouvez y répondre une fois.
   *[other] Cette maison vous est fermée encore { $days } jours. La page « Avis » dit pourquoi, et vous pouvez y répondre une fois.
  }
refusal-muted = { $days ->
    [0] Vous ne pouvez employer ici que les phrases toutes faites. La page « Avis » dit pourquoi.
    [one] Encore un jour, vous ne pouvez employer que les phrases toutes faites. La page « Avis » dit pourquoi.
   *[other] Encore { $days } jours, vous ne pouvez employer que les phrases toutes faites. La page « Avis » dit pourquoi.
  }
refusal-name-given = { $days ->
    [0] Ce nom vient de l’équipe de modération ; il reste.
    [one] Ce nom vient de l’équipe de modération ; vous pourrez en choisir un autre demain.
   *[other] Ce nom vient de l’équipe de modération ; vous pourrez en choisir un autre dans { $days } jours.
  }
refusal-not-moderator = Ceci est réservé à l’équipe de modération de la maison.
refusal-own-report = C’est vous ; on ne se signale pas soi-même.
refusal-no-such-report = Ce signalement est réglé, ou ce n’est pas à vous d’en décider.
refusal-no-such-notice = Il n’y a rien de tel à quoi répondre.
refusal-answered-already = Vous avez déjà répondu ; le propriétaire lit votre réponse.
refusal-text-empty = Écrivez d’abord quelque chose.
refusal-text-too-long = { $most ->
    [one] Une seule lettre tient ici.
   *[other] Au plus { $most } lettres tiennent ici.
  }
refusal-too-many-reports = Vous avez beaucoup signalé en une heure ; attendez un peu. Si c’est urgent, quittez la table et bloquez la personne.
refusal-reports-full = Plus de signalements attendent qu’on ne peut en lire ; réessayez demain, et bloquez qui vous dérange.

## What happens at a table

table-seat-taken = { $name } prend place.
table-bot-seated = Un robot prend place : { $bot }.
table-seat-left = { $name } s’en va.
table-seat-kept = { $kept ->
    [yes] Une place est gardée pour quelqu’un.
   *[no] Une place n’est plus gardée.
  }
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
table-leave-released = { $seat } ne s’oppose pas au départ de { $name }.
    .you = Vous ne vous opposez pas au départ de { $name }.
table-player-returned = { $name } joue de nouveau.
table-bot-asked = { $seat } demande un robot à la place de { $asleep }, qui ne répond plus depuis longtemps.
    .you = Vous demandez un robot à la place de { $asleep }, qui ne répond plus depuis longtemps.
table-bot-allowed = { $yes ->
    [yes] { $seat } est d’accord pour le robot.
   *[no] { $seat } ne veut pas de robot à cette place.
  }
    .you = { $yes ->
    [yes] Vous êtes d’accord pour le robot.
   *[no] Vous ne voulez pas de robot à cette place.
  }
table-bot-ask-ended = { $because ->
    [no] La table continue d’attendre.
    [gone] La réponse est là : pas besoin de robot.
   *[time] Tout le monde n’a pas accepté un robot à temps.
  }
table-seat-covered = { $seat } ne répond plus depuis longtemps : un robot joue jusqu’à son retour.
    .you = Vous ne répondez plus depuis longtemps : un robot joue jusqu’à votre retour.
table-holiday-began = { $seat } est en vacances jusqu’au { $date }.
    .you = Vous êtes en vacances jusqu’au { $date }.
table-pause-answered = { $yes ->
    [yes] { $seat } accepte d’attendre { $name }.
   *[no] { $seat } ne veut pas attendre { $name } : la pendule continue.
  }
    .you = { $yes ->
    [yes] Vous acceptez d’attendre { $name }.
   *[no] Vous ne voulez pas attendre { $name } : la pendule continue.
  }
table-holiday-over = { $seat } est de retour de vacances.
    .you = Vous êtes de retour de vacances.
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
bye-elsewhere = Cette machine de la maison ferme ; une autre vous accueille, et la partie continue.
bye-signed-out = Cet appareil a été déconnecté.
bye-too-slow = Votre connexion était trop lente pour suivre ; elle va être rétablie.
bye-flood = Trop de messages sont venus de vous ; attendez un peu avant de revenir.
bye-message-too-large = Un de vos messages était trop grand.

## The house on the network

guest-name = Invité { $number }
safe-name = { $second } { $first }
safe-name-first = des dunes, de l’aube, de l’oasis, du désert, d’ambre, d’argent, d’or, d’indigo, de safran, de cuivre, du cèdre, du fleuve, de la lune, des étoiles, du soleil, du matin, du soir, du vent, du jardin, des neiges
safe-name-second = Chameau, Faucon, Renard, Lièvre, Hibou, Merle, Tortue, Héron, Loutre, Hérisson, Panthère, Gazelle, Lynx, Cigogne, Grue, Souris, Écureuil, Dauphin, Blaireau, Moineau
page-title = Caravanserai
page-what = Une maison ouverte pour des jeux de marché aux choix secrets et simultanés : { $games }.
page-soon = Les tables sont ouvertes aux programmes. La page pour les personnes n’est pas construite ici : `make frontend` s’en charge.
page-api = Comment les programmes parlent à la maison
page-types = Types
serve-open = Caravanserai est ouvert à l’adresse { $address }
serve-lan = Pour les autres du même réseau : ouvrez une de ces adresses, ou visez son code avec l’appareil photo d’un téléphone.
serve-lan-none = Cette machine n’a aucune adresse que d’autres puissent joindre : est-elle sur un réseau ?
serve-lan-plain = En HTTP simple, les navigateurs ne permettent pas : d’installer la page, de jouer hors ligne, d’annoncer des nouvelles quand personne ne regarde, d’utiliser des clés d’accès (passkeys) ni de copier ou de partager d’un geste. Tout le reste marche. Qui partage le réseau pourrait lire : jouez entre gens de confiance, ou placez HTTPS devant (docs/deploy.md).
serve-closed = Caravanserai est fermé ; toutes les tables sont conservées.
setting-wrong = { $name } ne peut pas être « { $value } » : { $reason }.
setting-unknown = Il n’y a pas de réglage « { $name } » ({ $file }) ; il y a : { $known }.
setting-file = Les réglages de { $file } sont illisibles : { $reason }.
setting-not-an-address = « { $value } » n’est pas l’adresse d’un site ; écrivez-la comme https://games.example.org.
setting-not-a-port = « { $value } » n’est pas un hôte et un port ; écrivez-le comme 127.0.0.1:9100.
setting-not-a-server = { $name } n’est pas l’adresse d’un serveur ; écrivez NOM:MOT-DE-PASSE@HÔTE:PORT après le protocole, et les signes @ : / ? # [ ] % d’un mot de passe comme %40, %3A, %2F, %3F, %23, %5B, %5D, %25.
data-in-use = Un autre serveur utilise { $folder } ; arrêtez-le, ou choisissez un autre dossier avec --data.
data-failed = { $folder } ne peut pas recevoir les données de la maison : { $reason }.
setting-valkey-alone = Valkey porte les nouvelles entre les nœuds d’une maison, qui partagent une base de données : donnez aussi --database.
setting-needs = --{ $name } demande aussi --{ $other }.
extra-missing = --{ $name } a besoin de { $library } ; installez Caravanserai avec son extra « { $extra } ».
secret-failed = Il n’y a pas de secret dans { $file } : { $reason }.
wrong-key = Cette maison a une autre clé ; donnez le même --key-file à chaque nœud.
cluster-missing = Une maison de plusieurs machines a besoin de { $library } ; installez Caravanserai avec son extra « cluster ».
data-bad-key = { $file } n’est pas une clé de cette maison ; rétablissez-la, ou supprimez-la, et chaque invité recommence.
key-file-wrong = { $file } ne contient pas de clé : il faut 32 octets. Prenez-la d’un autre nœud ou d’une sauvegarde ; pour une nouvelle maison, `head -c 32 /dev/urandom` en fait une.
key-file-missing = Il n’y a pas de clé { $file } ; nommez son fichier avec --key-file. Elle est la même sur chaque nœud et dans chaque sauvegarde ; pour une nouvelle maison, `head -c 32 /dev/urandom` en fait une.
cannot-listen = La maison ne peut pas ouvrir à l’adresse { $host }, port { $port } : { $reason } ; choisissez-en une autre avec --host ou --port.
help-serve = Ouvrir la maison : jouer dans un navigateur, seul ou à plusieurs.
help-serve-config = Un fichier TOML de réglages, nommés comme les options d’ici. Les options passent avant les variables CARAVANSERAI_…, elles-mêmes avant le fichier.
help-serve-host = L’adresse où écouter ; 0.0.0.0 désigne toutes celles de cette machine.
help-serve-port = Le port ; 0 prend n’importe lequel de libre.
help-serve-lan = Pour une table à la maison : écouter à toutes les adresses de cette machine, et montrer chacune avec un code QR.
help-serve-data = Le dossier de tout ce qui doit être conservé ; par défaut, celui des données de l’utilisateur.
help-serve-database = L’adresse d’un PostgreSQL au lieu d’un fichier, pour une maison de plusieurs machines.
help-serve-valkey = L’adresse du Valkey qui porte les nouvelles entre les nœuds d’une telle maison.
help-serve-key-file = La clé de la maison, 32 octets, la même pour chaque nœud ; par défaut, celle du dossier de données.
help-serve-drain-seconds = Les secondes pendant lesquelles un nœud qui doit s’arrêter ne reçoit plus personne, avant que ceux qui y sont passent à un autre.
help-serve-public-url = Comment on atteint la maison, par exemple https://games.example.org ; pour les liens, les cookies et le contrôle d’origine.
help-serve-oidc-issuer = L’adresse d’un fournisseur OpenID Connect qui répond des gens, par exemple celui d’un club ; aucun par défaut.
help-serve-oidc-client = Le nom de la maison chez ce fournisseur.
help-serve-oidc-secret-file = Un fichier avec le secret que la maison partage avec ce fournisseur ; ou CARAVANSERAI_OIDC_SECRET.
help-serve-oidc-secret = Le secret que la maison partage avec ce fournisseur.
help-serve-oidc-name = Le nom de ce fournisseur sur la page.
help-serve-smtp = Un serveur de courrier, par son adresse, pour revenir par courriel ; aucun par défaut.
help-serve-smtp-password-file = Un fichier avec le mot de passe chez ce serveur de courrier ; ou CARAVANSERAI_SMTP_PASSWORD.
help-serve-smtp-password = Le mot de passe chez ce serveur de courrier.
help-serve-mail-from = L’adresse d’où vient le courrier de la maison.
help-serve-news-inside = Envoyer aussi des nouvelles à des adresses du réseau de la maison, comme une messagerie qui s’y trouve. Qui joue ici peut alors atteindre ce qui s’y trouve.
help-serve-origins = D’autres sites dont les pages peuvent utiliser la maison, séparés par des virgules.
help-serve-proxies = Les adresses des mandataires que l’on croit sur l’adresse d’un visiteur, séparées par des virgules.
help-serve-browser = Ouvrir l’adresse dans un navigateur, s’il y a un bureau : true ou false.
help-serve-log-level = debug, info, warning ou error.
help-serve-thinkers = Combien de robots réfléchissent en même temps.
help-serve-bot-pause = Les millisecondes qu’un robot attend tout au plus avant de répondre ; 0 : aucune.
help-serve-tables-each = Les tables qu’une personne peut avoir ouvertes.
help-serve-tables-per-hour = Les tables qu’une personne peut ouvrir en une heure, dont un tiers d’un coup ; huit fois plus pour une adresse.
help-serve-open-hours = Les heures après lesquelles une table est fermée si aucune partie n’a commencé ; 0 : jamais.
help-serve-idle-days = Les jours sans réponse après lesquels une partie inachevée est fermée ; 0 : jamais.
help-serve-closed-days = Les jours après lesquels une table fermée est effacée ; 0 : jamais. Les parties terminées restent.
help-serve-guest-days = Les jours après lesquels la maison oublie un invité qui n’a pas de table ; 0 : jamais. Qui a joué reste.
help-serve-keep-devices = Les jours après lesquels un appareil dont personne ne s’est servi est déconnecté ; 0 : jamais.
help-serve-keep-addresses = Les heures après lesquelles une adresse qui ne vient plus est oubliée ; elle n’est qu’en mémoire.
help-serve-keep-chat = Les heures après lesquelles ce qui s’est dit à une table est oublié ; ce n’est qu’en mémoire. 0 : avec la table.
help-serve-safe = Une maison pour enfants : des phrases toutes faites au lieu de texte, des noms pris dans une liste, pas de pages publiques : true ou false.
help-serve-body-limit = Les octets d’une demande, édition comprise.
help-serve-message-limit = Les octets d’un message par socket.
help-serve-requests-per-second = Les demandes d’une adresse, dans la durée ; cinq fois plus d’un coup. Fichiers de la page : huit fois plus.
help-serve-messages-per-second = Les messages d’une personne, dans la durée ; trois fois plus d’un coup, et huit fois pour une adresse.
help-serve-chats-per-minute = Combien de fois une personne peut parler.
help-serve-guests-per-hour = Les nouveaux invités d’une adresse.
help-serve-sockets-each = Les connexions d’une personne à une table.
help-serve-sockets-per-address = Les connexions d’une adresse.
help-serve-attempts-per-hour = Les essais de connexion pour une personne ; quatre fois plus pour une adresse.
help-serve-password-memory = La mémoire, en kibioctets, que coûte un seul essai de mot de passe.
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
help-ratings-house = Toutes les cotes des personnes, recalculées depuis les parties finies d’une maison.
cli-ratings-of-what = Dites quels fichiers de résultats, ou --house.
rating-rule-who = Ce qui compte
    .more = Les tables ouvertes comme cotées : pour les comptes, avec l’édition standard, une pendule, sans conseils, et personne qui remplace un robot. Chaque jeu a ses propres cotes, les tables de deux à part des plus grandes.
rating-rule-scale = Ce que le nombre veut dire
    .more = L’échelle est celle des échecs : 200 points de plus finissent devant environ trois fois sur quatre. 1000 est la moyenne des robots de la maison, du niveau 1 au niveau 5. Neuf fois sur dix la vérité se trouve dans le ± derrière le nombre ; tant qu’il dépasse 180, la cote est provisoire et ne figure à aucun palmarès.
rating-rule-place = Comment une partie compte
    .more = Chacun est comparé à chacun des autres à la table, par places ; une place partagée vaut une partie nulle. Battre quelqu’un de fort rapporte plus que battre quelqu’un de faible.
rating-rule-leave = Qui s’en va
    .more = Partir, c’est la dernière place, quoi que le robot en fasse, tout comme laisser un robot donner plus d’un tiers de vos réponses. Si tous ceux qui continuent vous laissent partir, la partie ne compte pas pour vous. Sans la chance, partir coûte les chances de gagner que vous aviez.
rating-rule-repeat = Toujours les mêmes
    .more = Des parties de moins d’une heure où les deux mêmes personnes se rencontrent en un jour, trois comptent en entier ; la quatrième compte pour la moitié, la cinquième pour un tiers, et ainsi de suite. Des parties menées de front se partagent le temps : l’heure commence à la fin de la précédente.
rating-rule-bots = Robots
    .more = Les robots ont la force qui a été mesurée, et la gardent. Qui joue des parties cotées contre les seuls robots a pour cela une cote à part, qui ne dit rien de l’autre.
rating-rule-luck = Sans la chance
    .more = Les parties cotées sont analysées en arrière-plan. « Jeu » dit quelle part d’une victoire une décision a coûtée en moyenne, avec l’intervalle où elle se trouve neuf fois sur dix. La cote sans la chance classe les personnes d’une table par ce que leurs décisions ont coûté, qui que ce soit qui ait gagné.
rating-rule-seen = Qui le voit
    .more = Qui peut voir votre page voit vos cotes. Ce qu’il faut travailler n’est que pour vos yeux. Tout découle des parties finies et peut être recalculé à tout moment.
ratings-again = { $games ->
    [one] { $games } partie cotée
   *[other] { $games } parties cotées
 }, { $ratings ->
    [one] { $ratings } cote.
   *[other] { $ratings } cotes.
 }
ratings-again-same = Rien n’a changé.
ratings-again-changed = { $changed ->
    [one] { $changed } cote n’est plus la même (écart le plus grand : { $points }).
   *[other] { $changed } cotes ne sont plus les mêmes (écart le plus grand : { $points }).
 }
ratings-again-damaged = { $games ->
    [one] { $games } partie cotée est illisible.
   *[other] { $games } parties cotées sont illisibles.
 }
help-serve-rated-reviews = Combien de parties cotées sont analysées en une heure sans que personne le demande ; 0 : aucune.
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
  } ({ $game }), { $seats } places, graine { $seed } ; { $shared ->
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

help-think = Laisser les bots d’une maison réfléchir aussi sur cette machine ; ses nœuds la trouvent par leur Valkey. Elle n’apprend d’une table que ce que sait la place du bot.
help-think-thinkers = Positions étudiées en même temps ; par défaut, une par cœur.
think-no-valkey = Une machine qui réfléchit a besoin de l’adresse du Valkey de la maison : donnez --valkey.
think-begun = Cette machine étudie { $at_once ->
    [one] une position
   *[other] { $at_once } positions
  } à la fois pour la maison (Ctrl-C y met fin ; rien n’est perdu).
think-done = Cette machine ne réfléchit plus ; les nœuds le font eux-mêmes.
help-backup = Copier une maison dans un seul fichier : toutes les tables, personnes et clés. Elle peut rester ouverte.
help-backup-file = Un nouveau fichier. Gardez-le aussi sûrement que la maison : qui l’a peut voir toutes les mains.
help-restore = Remettre une sauvegarde dans un dossier de données ou une base de données vides ; `caravanserai serve` continue ensuite de là.
help-restore-file = Un fichier écrit par `caravanserai backup`.
backup-progress = Copie des tables
backup-nothing = Il n’y a pas encore de maison dans { $folder } : choisissez son dossier avec --data.
backup-failed = La sauvegarde n’a pas été faite : { $reason }.
help-quarantine = Lister les tables d’une maison qui ne peuvent être lues, et pourquoi ; ou leur donner une nouvelle chance.
help-quarantine-release = Réessayer cette table, une fois la maison mise à jour ou le fichier réparé.
quarantine-none = Toutes les tables consultées peuvent être lues.
quarantine-line = { $table } (dans les journaux { $log_name }), depuis { $since } : { $reason }
quarantine-released = { $table } sera réessayée la prochaine fois qu’on la demande.
quarantine-unknown = { $table } n’est pas en quarantaine ; `caravanserai quarantine` donne la liste.
help-games = Les parties terminées d’une maison, pour qui les étudie.
help-games-export = Écrire les parties publiques terminées sous forme de tableaux : parties, places et étapes. Personne n’est nommé sans l’avoir demandé.
help-games-folder = Un nouveau dossier pour les tableaux.
help-games-since = Les parties terminées ce jour ou après, comme 2026-01-31.
help-games-format = jsonl ou parquet.
help-games-views = Aussi ce que chaque place voyait en répondant ; cela prend bien plus de place.
cli-games-format = Il n’y a pas de format « { $format } » ; choisissez parmi : { $known }.
cli-games-no-parquet = Parquet demande pyarrow, qui n’est pas installé : pip install "caravanserai[export]". Ou choisissez --format jsonl.
cli-games-since = « { $given } » n’est pas un jour ; écrivez-le comme 2026-01-31.
games-exported = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
  } dans { $folder }.
games-damaged = { $games ->
    [one] { $games } partie illisible a été laissée de côté.
   *[other] { $games } parties illisibles ont été laissées de côté.
  }
help-people = Aider qui ne peut s’aider : chercher, réinitialiser, renommer, réunir ou supprimer des personnes.
help-people-list = Lister les comptes d’une maison, les plus récents d’abord.
help-people-find = Chercher des personnes, invités compris, par une partie du nom ou de l’identifiant.
help-people-reset = Pour qui a perdu toutes ses clés : clés et appareils prennent fin, et un seul lien ramène.
help-people-rename = Donner un autre nom à quelqu’un ; ce qui est dans les parties y reste.
help-people-merge = Donner à quelqu’un ce qu’un invité a fait : l’invité n’a pas de clé, et garde sa place.
help-people-delete = Effacer quelqu’un pour toujours, comme il le ferait lui-même : le nom s’en va, les parties restent.
help-people-who = Un identifiant, ou un numéro tel que la liste le montre.
help-people-guest = Le numéro d’un invité.
help-people-name = Le nouveau nom.
help-people-text = Une partie d’un nom ou d’un identifiant.
people-line = { $id }, { $name }, depuis le { $since }, clés : { $keys }, appareils : { $devices }
people-none = Personne n’a été trouvé.
help-people-mail = Montrer l’adresse de courriel qui ramène à quelqu’un, ou la retirer.
help-people-mail-clear = La retirer.
people-mail = { $name } peut revenir par { $address }.
people-mail-none = { $name } n’a pas d’adresse de courriel.
people-mail-cleared = { $address } ne ramène plus à { $name }.
news-turn = C’est à vous de jouer.
news-begins = La partie a commencé.
news-over = La partie est finie.
news-invited = { $name } vous invite à une table : { $game }.
  .title = Une invitation
news-friend = { $name } aimerait être de vos amis.
  .title = Amis
news-evening = Une soirée de { $name } est prévue. Serez-vous là ?
news-event = Un événement où vous êtes inscrit a commencé.
news-test = Les nouvelles arrivent ici.
  .title = Un essai
news-waits = { $count ->
    [one] La partie attend { $names }.
   *[other] La partie attend : { $names }.
  }
news-mail-subject = { $count ->
    [one] Une nouvelle de { $house }
   *[other] { $count } nouvelles de { $house }
  }
news-mail-end = Vous avez demandé ce courriel à { $house }. Quelles nouvelles, et où, se choisit ici : { $link }
mail-confirm-subject = Votre chemin de retour vers { $house }
mail-confirm =
    Bonjour,

    cette adresse doit vous ramener à { $house }, si vous perdez vos clés.
    Si c’est bien ce que vous voulez, ouvrez ce lien avant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } :

    { $link }

    Si vous n’avez rien demandé, ne faites rien : l’adresse ne servira pas.
mail-return-subject = Retour vers { $house }
mail-return =
    Bonjour { $name },

    avec ce lien, vous êtes de nouveau vous-même à { $house }. Il sert une fois, pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } :

    { $link }

    Ne le donnez à personne. Si vous n’avez rien demandé, ne faites rien : sans lui, personne n’entre.
people-unknown = Personne n’a l’identifiant ou le numéro « { $who } » ; `caravanserai people find` cherche les noms.
people-reset = { $name } n’est plus connecté nulle part. Donnez-lui l’adresse de votre maison suivie de ceci ; cela sert une fois, pendant { $days ->
    [one] un jour
   *[other] { $days } jours
  } : { $link }
people-renamed = { $was } s’appelle maintenant { $name }.
people-merged = Ce que { $guest } a fait est maintenant à { $name }.
people-cannot-merge = { $guest } a une clé ou un identifiant, ou appartient déjà à quelqu’un : rien ne peut passer à { $name }.
people-deleted = { $name } n’est plus là ; les parties restent.
help-people-ban = Fermer la maison à quelqu’un, pour quelques jours ou pour toujours ; des robots jouent à ses places.
help-people-unban = Rouvrir la maison à une personne exclue.
help-people-mute = Ne laisser à quelqu’un que les phrases toutes faites, quelques jours ou pour toujours.
help-people-unmute = Laisser de nouveau quelqu’un écrire librement.
help-people-moderators = Lister l’équipe de modération.
help-people-make-moderator = Laisser une personne qui a une clé lire les signalements.
help-people-unmake-moderator = Retirer quelqu’un de l’équipe de modération.
help-people-appeals = Lister ce qu’on a répondu aux décisions.
help-people-lift = Annuler une décision ; la personne l’apprend.
help-people-uphold = Maintenir une décision après lecture de la réponse ; la personne l’apprend.
help-people-days = Pour tant de jours ; sinon, pour toujours.
help-people-why = Ce que la personne lit à ce sujet.
help-people-action = Le numéro d’une décision, tel que `caravanserai people appeals` le montre.
people-did-ban = { $days ->
    [0] La maison est fermée à { $name } pour toujours.
    [one] La maison est fermée à { $name } pour un jour.
   *[other] La maison est fermée à { $name } pour { $days } jours.
  }
people-did-mute = { $days ->
    [0] { $name } n’a plus que les phrases toutes faites, pour toujours.
    [one] { $name } n’a que les phrases toutes faites, pour un jour.
   *[other] { $name } n’a que les phrases toutes faites, pour { $days } jours.
  }
people-unban = La maison est de nouveau ouverte à { $name }.
people-unmute = { $name } peut de nouveau écrire librement.
people-no-ban = La maison n’est pas fermée à { $name }.
people-no-mute = { $name } peut déjà écrire librement.
people-moderator = { $name } fait maintenant partie de l’équipe de modération.
people-unmoderator = { $name } ne fait plus partie de l’équipe de modération.
people-not-moderator = { $name } ne fait pas partie de l’équipe de modération.
people-moderator-key = { $name } n’a pas de clé ; il en faut une pour modérer, afin que personne ne prenne sa place.
people-moderator-line = { $id }, { $name }, depuis le { $since }
people-no-moderators = Personne ne modère cette maison ; `caravanserai people make-moderator` y remédie.
people-appeal = { $id } : { $name }, { $what }, { $day }, par { $by }. Dit : { $text } Réponse : { $answer }
people-no-appeals = Personne n’attend votre réponse.
people-no-action = Il n’y a pas de décision « { $id } », ou elle est déjà annulée ; `caravanserai people appeals` les liste.
people-lifted = Annulée.
people-upheld = Maintenue.
people-owner = le propriétaire
people-action-dismiss = signalement sans suite
people-action-warn = rappel
people-action-mute = phrases toutes faites
people-action-rename = autre nom
people-action-ban = maison fermée
serve-quarantine = { $tables ->
    [one] Une table ne peut être lue et reste fermée
   *[other] { $tables } tables ne peuvent être lues et restent fermées
  } ; `caravanserai quarantine` dit lesquelles, et pourquoi.
backup-done = { $file } contient toute la maison ({ $kilobytes } ko).
restore-not-empty = Il y a déjà une maison dans { $folder } ({ $file }) : choisissez un dossier vide avec --data, ou déplacez d’abord ces fichiers.
restore-bad = { $file } n’est pas une sauvegarde utilisable, et rien n’a été remis : { $reason }.
restore-done = La maison est de retour dans { $folder } (sauvée par la version { $version }) : ouvrez-la avec `caravanserai serve`.
help-move = Copier une maison fermée ailleurs, d’un fichier vers une base de données ou l’inverse. L’ancienne reste telle quelle.
help-move-from = Le dossier de données de la maison, ou l’adresse de son PostgreSQL.
help-move-to = Un dossier vide, ou l’adresse d’un PostgreSQL vide.
backup-checking = Vérification de la copie
backup-packing = Compression
restore-unpacking = Décompression
backup-nothing-there = Il n’y a pas encore de maison dans { $place }.
restore-not-empty-there = Il y a déjà une maison dans { $place } : choisissez une base de données vide.
restore-other-key = { $file } est la clé d’une autre maison : déplacez-la d’abord, ou choisissez un autre fichier avec --key-file.
restore-failed = Rien n’a été remis : { $reason }.
move-failed = La maison n’a pas été déplacée : { $reason }.
move-house-open = La maison dans { $place } est ouverte, et ce qui s’y joue manquerait ensuite : arrêtez tous ses nœuds, puis réessayez trois secondes plus tard.
move-done = La maison de { $source } est maintenant aussi dans { $target } : ouvrez-la là avec `caravanserai serve`, et n’ouvrez plus l’ancienne.
help-verify = Vérifier une partie enregistrée : ses coups, son score, ses mélanges et son sceau.
help-verify-file = Une partie, comme une table la donne à la fin, ou comme play --record l’écrit ; ou le fichier d’un événement.
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
verify-event-log = { $rows ->
    [one] Le journal de l’événement a une ligne, et elle y est à sa place.
   *[other] Le journal de l’événement a { $rows } lignes, et chacune pouvait venir là où elle est.
  }
verify-event-tables = { $tables ->
    [one] Une table a été rejouée : ses coups, son score et ses mélanges sont ceux de cet événement.
   *[other] { $tables } tables ont été rejouées : leurs coups, scores et mélanges sont ceux de cet événement.
  }
verify-event-ruled = Ligne { $row } : une décision de l’organisation. Raison donnée : { $reason }
verify-event-digest = À comparer avec ce qu’ont les autres : { $digest }
verify-event-holds = L’événement est authentique.

## The page

page-nav = Pages
page-menu = Menu
page-nav-learn = Apprendre
page-end-event = Retour à l’événement
page-nav-events = Événements
page-nav-daily = Du jour
page-my-games = Mes parties
    .all = Toutes mes parties
page-my-turn = À vous de jouer
page-my-waiting = On attend les autres
page-my-open = On attend des joueurs
page-my-finished = Terminées
page-my-further = Voir plus
page-my-play = Jouer
page-my-look = Regarder
page-my-none = Pas encore de partie
    .more = Ce que vous jouez est gardé ici : pour continuer, pour revoir, pour apprendre.
    .play = Choisir un jeu
page-my-none-over = Rien n’est encore terminé. Une partie finie reste ici.
page-past-search = Un nom ou une note
page-past-game = Jeu
    .any = Tous les jeux
page-past-result = Résultat
    .any = Tous les résultats
    .won = Gagnées
    .lost = Non gagnées
page-past-time = Période
    .any = Toutes les dates
    .week = Dernière semaine
    .month = Dernier mois
    .year = Dernière année
page-past-starred = Étoilées
page-past-none = Rien n’a été trouvé. Essayez moins de mots, ou tous les jeux et toutes les dates.
page-past-star = Étoile
page-past-note = Une note pour vous ; personne d’autre ne la voit.
    .add = Ajouter une note
    .change = Changer la note
    .keep = Garder
    .leave = Annuler
page-me = Mes pages
page-friends = Amis
page-friends-asking = On vous demande en ami
page-friends-yes = Accepter
page-friends-no = Refuser
page-friends-here = ici en ce moment
page-friends-remove = Retirer
page-friends-block = Bloquer
page-friends-unblock = Débloquer
page-friends-take-back = Retirer la demande
page-friends-asked = Vous avez demandé
page-friends-blocked = Bloqués
page-friends-invite-how = À une table qui attend des joueurs, vous les invitez d’un clic.
page-friends-none = Pas encore d’amis ici
    .more = Demandez à quelqu’un par son identifiant, ou depuis la discussion d’une table commune.
page-friends-nobody = La maison ne vous connaît pas encore
    .more = Prenez place une fois à une table, et elle vous connaîtra.
page-friends-ask = Demander à quelqu’un
    .how = Son identifiant
    .go = Demander
page-friends-asked-now = La demande est envoyée à { $name }, si cette personne existe.
page-friends-block-what = La personne bloquée n’en sait rien. La maison ne vous place pas ensemble, vous ne vous entendez pas, et aucun ne peut inviter l’autre.
page-friends-sure = Retirer { $name } de vos amis ? Vous ne serez plus parmi les siens non plus.
    .block = Bloquer { $name } ?
    .no = Non, laisser ainsi
page-friends-ask-news = { $count ->
    [one] Quelqu’un vous demande en ami.
   *[other] { $count } personnes vous demandent en ami.
  }
    .go = Regarder
page-invited = { $name } vous invite à une table : { $game }.
    .go = Y aller
    .no = Pas maintenant
page-invite-friends = Ou invitez un ami
    .go = Inviter
    .sent = Invité
    .there = est à cette table
page-kept = Une place vous est gardée
    .by = { $name } la garde.
    .sit = S’asseoir
    .no = Non merci
page-kept-news = { $name } vous garde une place : { $game }.
page-keep = Garder une place
    .free = Libérer la place
page-keep-for = Garder une place pour
    .explanation = Personne d’autre ne la prend tant que vous ne la libérez pas ou ne commencez pas. Vos amis l’apprennent aussitôt.
page-company = Les gens à cette table
    .ask = Demander en ami
    .asked = Demandé.
    .blocked = Bloqué. Personne ne l’apprend.
    .release = Laisser partir
    .released = Vous ne vous y opposez pas. Si tous ceux qui jouent le disent, ce départ ne compte pas.
page-report = Signaler { $name }
    .go = Signaler
    .line = Signaler ce que { $name } a dit
    .kind = De quoi s’agit-il ?
    .abuse = Des mots blessants
    .name = Un nom
    .stalling = Lenteur voulue ou départ
    .collusion = Deux qui jouent ensemble
    .other = Autre chose
    .text = En quelques mots, si vous voulez
    .what = L’équipe de modération voit ce que vous pouviez voir ici : les derniers propos de votre salle, et rien de vos cartes. { $name } n’apprend pas qui a signalé.
    .send = Envoyer
    .sent = Merci. Quelqu’un de l’équipe regardera.
page-notices = Avis
page-notices-none = Rien n’a été décidé à votre sujet
    .more = Si une décision vous concerne un jour, elle sera ici, avec la raison, et vous pourrez répondre.
page-notices-news = Une décision vous concerne.
    .go = La lire
page-notices-reports = Ce que vous avez signalé
    .line = { $kind } : { $name }
    .waiting = personne n’a encore regardé
    .closed = quelqu’un a regardé
page-reports-news = { $count ->
    [one] Un signalement attend la modération.
   *[other] { $count } signalements attendent la modération.
  }
    .go = Regarder
page-notice-dismiss = Un signalement à votre sujet est resté sans suite
page-notice-warn = Un rappel
page-notice-mute = Phrases toutes faites seulement
page-notice-rename = Un autre nom
page-notice-ban = La maison vous est fermée
page-notice-until = jusqu’au { $when }
    .good = pour toujours
page-notice-lifted = C’est annulé.
page-notice-said = Il s’agit de ce que vous avez dit :
page-notice-answer = Votre réponse
    .how = Vous pouvez répondre une fois. Le propriétaire de la maison lit et décide.
    .send = Envoyer la réponse
    .waiting = Le propriétaire n’a pas encore décidé.
    .stands = Le propriétaire l’a lue : la décision reste.
page-moderation = À regarder
    .rule = Une exclusion demande deux voix, et la vôtre peut être « je ne sais pas ».
    .more = Ce qui attend n’est pas à vous seul. Personne ne doit vider cette liste ce soir.
page-moderation-count = { $count ->
    [0] Rien n’attend.
    [one] Un signalement attend.
   *[other] { $count } signalements attendent.
  }
page-moderation-done = { $count ->
    [0] Rien n’a été décidé depuis hier.
    [one] Un a été réglé depuis hier.
   *[other] { $count } ont été réglés depuis hier.
  }
page-moderation-no = Cette page est pour l’équipe de modération
    .more = Le propriétaire de la maison dit qui regarde les signalements.
page-case-abuse = Des mots blessants
page-case-name = Un nom
page-case-stalling = Lenteur ou départ
page-case-collusion = Joué ensemble ?
page-case-other = Autre chose
page-case-about = { $by } au sujet de { $about }
page-case-running = partie en cours
page-case-voices = { $count ->
    [one] une voix pour une exclusion
   *[other] { $count } voix pour une exclusion
  }
page-case-by = { $name } signale
    .about = au sujet de { $name }
    .nobody = Quelqu’un qui n’est plus là
page-case-facts = { $games ->
    [0] Ici depuis { $when }, aucune partie.
    [one] Ici depuis { $when }, une partie.
   *[other] Ici depuis { $when }, { $games } parties.
  }
page-case-reports = { $reports ->
    [one] Un signalement jusqu’ici.
   *[other] { $reports } signalements jusqu’ici, { $upheld } avec une suite.
  }
page-case-before = Avant : { $list }
page-case-said = Ce qui a été dit
    .seen = Ce que { $name } pouvait voir, rien de plus
    .none = Rien n’a été dit là, ou la maison l’a oublié.
    .hit = Les lignes marquées sont celles du signalement.
    .heard = La personne avait entendu { $number } nouvelles de la partie.
    .watching = { $name } (spectateur)
page-case-replay = Regarder la partie
    .wait = Tant que la partie dure, on ne montre que ce que la personne pouvait voir. Le récit s’ouvre quand elle est finie.
page-case-cost = Ce que les choix ont coûté
    .note = Des nombres, pas un verdict
    .how = D’après l’analyse de la partie finie : ce que la meilleure réponse aurait apporté, et à qui cela est allé. Un intervalle qui coupe la ligne du milieu veut dire : cela peut être le hasard.
    .running = La partie dure encore ; il y aura des nombres à la fin.
    .none = Cette partie n’a pas encore d’analyse.
    .make = Faire l’analyse
    .making = L’analyse se fait : { $percent } %
    .failed = L’analyse n’a pas pu être faite.
    .dated = Cette analyse date d’avant que la maison compte à qui un choix profite.
    .chance = peut être le hasard
    .between = entre { $low } et { $high }
page-case-cost-own = { $weighed ->
    [0] { $name } : aucun choix n’en avait un meilleur (sur { $choices })
    [one] La chance de { $name }, par un choix (sur { $choices })
   *[other] La chance de { $name }, par { $weighed } choix (sur { $choices })
  }
page-case-cost-to = La chance de { $name }, par là
page-case-choices = Choix par choix
    .step = Étape { $number } : { $played }
page-judge = Qu’est-ce qui aide ici ?
page-judge-dismiss = Rien
    .more = Le signalement est clos, et la personne lit que quelqu’un a regardé.
page-judge-warn = Rappeler
    .more = Une phrase de vous.
page-judge-mute = Phrases toutes faites seulement
    .more = Joue encore ; plus de texte libre pour un temps.
page-judge-rename = Un autre nom
    .more = Un nom et un identifiant neutres ; nouveau choix dans un mois.
page-judge-ban = Absent quelques jours
    .more = Demande une deuxième voix.
    .given = Demande une deuxième voix. Une est donnée : { $days ->
        [one] un jour
       *[other] { $days } jours
      }.
    .why = La première voix :
    .mine = Vous l’avez dit ; quelqu’un d’autre doit le dire aussi.
page-judge-unsure = Je ne sais pas
    .more = Passe à quelqu’un d’autre, sans trace.
page-judge-days = Pour combien de temps
    .day = { $days ->
        [one] Un jour
       *[other] { $days } jours
      }
page-judge-text = Ce que { $name } lira
    .what = Avec les lignes marquées, sans le nom de qui a signalé. { $name } peut répondre une fois ; la réponse va au propriétaire.
    .needed = Un rappel et une exclusion demandent une raison écrite.
page-judge-go = Décider
    .voice = Votre voix est comptée ; il en faut une deuxième.
    .done = C’est décidé.
    .left = Laissé à quelqu’un d’autre.
page-judge-log = Gardé au journal : qui a décidé quoi, et pourquoi. { $name } peut lire ce qui la concerne.
page-rated = Cotée
    .explanation = La partie compte pour les cotes : pour les comptes, avec une pendule, sans conseils, et personne ne remplace un robot. Partir, c’est la dernière place.
page-ratings = Cotes
    .more = Comment on joue aux tables cotées, sur l’échelle des échecs, avec la marge d’erreur.
    .none = Dans cette maison personne n’est montré aux inconnus : il n’y a pas de palmarès.
page-ratings-boards = Palmarès
page-ratings-whom = Qui montrer
    .everybody = Tout le monde
    .friends = Mes amis
page-ratings-when = À la date de
    .now = maintenant
page-ratings-luck = Compté
    .results = par résultats
    .luckless = sans la chance
page-ratings-empty = Personne encore dont la cote soit assez sûre pour être montrée.
page-ratings-shown = Seules figurent les personnes dont la page est visible de tous, et après assez de parties ; parmi les amis, ceux qui vous montrent leur page.
page-ratings-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
page-ratings-rule = Comment les cotes sont comptées
page-rating-two = Tables de deux
page-rating-more = Tables de trois à cinq
page-rating-bots = contre les robots
page-rating-provisional = provisoire
    .more = Trop peu de parties pour la comparer à d’autres.
page-rating-games = Parties cotées
page-rating-luckless = Sans la chance
page-rating-curve = { $games ->
    [one] La cote après { $games } partie : de { $first } à { $last }
   *[other] La cote sur les { $games } dernières parties : de { $first } à { $last }
 }
page-rating-play = Jeu
    .more = d’une victoire perdue par décision
    .band = de { $low } à { $high }
page-rating-work = À travailler
    .only = vous seul
    .more = Là où vos dernières parties analysées ont le plus perdu, en moyenne par décision.
    .kind = { $game } : { $kind }
    .other = décisions
    .count = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
     }
    .lesson = Leçons
    .on = Regarder et reprendre de là
page-rating-change = Votre cote
    .waiting = Votre cote est en cours de calcul.
    .less = Une parmi beaucoup de parties courtes entre les mêmes : elle compte moins.
page-profile = Profil
page-profile-since = dans la maison depuis { $when }
page-profile-private = Cette page est privée
    .more = Ou personne n’a cet identifiant. La maison ne dit pas lequel des deux.
page-profile-kept = Parties menées à terme, sur les cinquante dernières avec d’autres
    .of = Terminées : { $kept } sur { $of }
    .none = Pas encore de partie avec d’autres.
page-profile-played = Parties jouées
page-profile-days = Jours de suite de la donne du jour
page-profile-lessons = Leçons réussies
page-profile-shows = Qui voit cette page
    .private = Vous seul
    .friends = Vos amis
    .public = Tout le monde
    .what = Les autres ne voient jamais vos étoiles et vos notes, ni les parties à des tables qui n’étaient pas publiques.
page-profile-guest = Vous seul voyez cette page. Avec une clé et un identifiant, vous pouvez la montrer à vos amis ou à tous.
    .safe = Vous seul voyez cette page. Avec une clé et un identifiant, vous pouvez la montrer à vos amis.
page-profile-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  } sur { $played }
page-profile-last = Dernières parties
    .none = Pas encore de partie publique.
page-profile-rivals = Souvent à table avec
page-profile-times = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
page-profile-done = { $count ->
    [one] { $count } réussie
   *[other] { $count } réussies
  }
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $seats }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-play-pace = Rythme
page-play-pace-live = En direct
    .told = En direct, tout de suite avec des robots. En début de partie, qui clique aussi prend la place d’un robot.
    .more = Cinq minutes chacun pour toute la partie, et 15 s de plus à chaque réponse. Pas de conseils.
page-play-pace-relaxed = Tranquille
    .told = Commence tout de suite avec des robots. En début de partie, qui clique aussi prend la place d’un robot.
page-play-alone = Vous et des robots, personne d’autre.
page-play-people = Laisser venir du monde
    .more = Vous commencez tout de suite avec des robots. Dans le premier quart de la partie, qui clique aussi sur « Jouer maintenant » reçoit la place d’un robot ; ou vous, dans la sienne.
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
page-contrast = Contraste
page-contrast-system = Comme le système
page-contrast-high = Élevé
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
page-off = Désactivé
page-change = Changer
page-close = Fermer
page-back = Retour
page-loading = Un instant…
page-offline = Jouer hors ligne
page-offline-lead = Contre des bots, sans connexion : les règles de la maison tournent sur cet appareil, et vos parties y restent jusqu’à ce que vous les envoyiez.
page-offline-deals = C’est votre appareil qui distribue les cartes et qui les connaît toutes. Personne ne peut se porter garant de ce mélange : ces parties ne comptent pour aucun classement ni aucune liste.
page-offline-fetch = Télécharger
page-offline-once = Une fois, { NUMBER($size, maximumFractionDigits: 1) } Mo ; ensuite, aucune connexion n’est nécessaire.
page-offline-fetching = Téléchargement : { NUMBER($here, maximumFractionDigits: 1) } sur { NUMBER($size, maximumFractionDigits: 1) } Mo
page-offline-failed = Tout n’a pas pu être téléchargé. Vérifiez la connexion et l’espace libre sur cet appareil, puis réessayez.
page-offline-absent = Il n’y a rien à télécharger ici : cette maison a été construite sans cela, ou le navigateur ne peut pas garder de pages (il faut https, et pas de fenêtre privée).
page-offline-starting = Les règles se mettent en place sur cet appareil. Cela prend quelques secondes, une fois.
page-offline-new = Nouvelle partie
page-offline-saved = Parties sur cet appareil
page-offline-none = Pas encore de partie. Ce que vous jouez ici est gardé jusqu’à ce que vous le supprimiez.
page-offline-remove = Retirer de cet appareil
page-offline-remove-sure = Retirer ce qui a été téléchargé ? Vos parties restent, et vous pourrez le télécharger à nouveau.
page-offline-delete = Supprimer
page-offline-delete-sure = Supprimer cette partie ? Elle n’est que sur cet appareil.
page-offline-send = Envoyer à la maison
page-offline-sent = Analyse par la maison
page-offline-later = L’analyse, une image et un clip du dernier tour viennent dès que la maison a cette partie : envoyez-la-lui.
page-offline-broken = On ne peut pas jouer ici : rechargez la page, ou téléchargez tout à nouveau.
page-install = Comme application
    .more = Elle se range avec vos autres applications, s’ouvre aussitôt et prend tout l’écran.
    .by-hand = Touchez « Partager », puis « Sur l’écran d’accueil » : elle se range avec vos autres applications et prend tout l’écran.
    .do = Installer
share-won = { $game } : { $name } a gagné
share-tied = { $game } : égalité
share-table = Une table : { $game }
share-open = Vous êtes invité : ouvrez le lien et prenez place, sans inscription.
share-seen = Regardez-la, ou ouvrez votre propre table.
picture-swing = Le tour { $turn } sur { $turns } a tout décidé : { $name } passe de { $before } % à { $after } % de chances de gagner.
picture-lead = { $name } a pris la tête au tour { $turn } sur { $turns } et l’a gardée.
picture-last = { $name } n’a pris la tête qu’au dernier tour.
picture-always = { $name } a mené du premier tour au dernier.
picture-tie-break = Égalité aux points : le départage a souri à { $name }.
picture-level = { $names } ont fini à égalité.
page-picture = Image
page-clip = Clip du dernier tour
    .making = Le clip est en préparation. Cela prend le temps qu’il dure.
    .failed = Le clip n’a pas pu être créé.
    .cannot = Ce navigateur ne sait pas enregistrer de vidéo. Il y a une image de la partie à la place.
    .save = Enregistrer
page-embed = Pour votre propre page
page-embed-open = Caravanserai : voir cette partie dans la maison
page-reach-lost = La maison est hors de portée. Ce que vous voyez date peut-être ; tout reprend dès qu’elle répond.
page-unreachable = La maison est injoignable ; vérifiez votre connexion et réessayez.
    .title = La maison est hors de portée
page-lost = Rien ici
    .more = Aucun chemin ne mène à cette adresse.
page-welcome = Entrez, asseyez‑vous, jouez.
    .more = Des jeux de la route de la soie, dans votre navigateur. Sans compte ni formulaire.
page-rules = Règles
page-players = { $players } joueurs
page-minutes = { $minutes } min
page-level = { $level ->
    [1] Léger
    [2] Moyen
   *[3] Profond
  }
page-play-now = Jouer maintenant
page-play-friends = Jouer entre amis
page-rules-read = Lire les règles
page-open-tables = Tables ouvertes
page-open-table = Ouvrir une table
page-no-open-tables = Aucune table publique n’attend de joueurs. Ouvrez-en une : on la trouvera ici.
page-in-progress = En cours
page-no-games = Aucune partie publique en ce moment.
page-in-house = { $people } dans la maison
    .friends = { $friends ->
        [one] 1 ami
       *[other] { $friends } amis
      }
    .names = Ceux-ci laissent savoir à tous qu’ils sont là.
page-playing-now = { $count ->
    [one] { $count } joue
   *[other] { $count } jouent
  }
page-lobby-filter = Quelles tables
    .games = Tous les jeux
    .seats = Toute taille
    .paces = Tout rythme
    .friends = Avec des amis
    .strength = Près de mon niveau
    .all = Tout montrer
page-lobby-pace-live = En direct
page-lobby-pace-relaxed = Sans pendule
page-lobby-pace-by-day = Au jour le jour
page-lobby-order = Les amis d’abord, puis les plus forts
page-lobby-none = Rien ne correspond à ce choix.
page-lobby-with = Avec { $names }
page-lobby-gone = Plus là
page-lobby-do = { $what } : { $game }, { $names }
page-lobby-open = { $count ->
    [0] Aucune table n’attend de joueurs.
    [one] 1 table attend des joueurs.
   *[other] { $count } tables attendent des joueurs.
  }
page-lobby-running = { $count ->
    [0] Aucune partie n’est en cours.
    [one] 1 partie peut être regardée.
   *[other] { $count } parties peuvent être regardées.
  }
page-lobby-friends = Amis
    .all = Tous les amis
page-lobby-friend-waits = Attend des joueurs : { $game }
page-lobby-friend-plays = Joue : { $game }
page-lobby-friend-here = Dans la maison
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
page-resume-playing = { $game } : votre place est gardée, et la partie continue.
page-resume-bot = { $game } : un robot joue pour vous jusqu’à votre retour.
page-resume-banned = La maison vous est fermée pour l’instant ; des robots jouent à vos places.
page-resume-open = { $game } : votre table attend des joueurs.
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
page-here-too = Sur cet appareil
    .explanation = L’un après l’autre, avec un rideau entre les tours : personne ne voit les cartes d’un autre. Sans pendule, et jamais cotée.
page-here-name = Nom de la personne { $number }
page-curtain = Passez l’appareil à { $name }
    .more = Le rideau est baissé. Appuyez quand vous l’avez en main et que personne d’autre ne regarde.
page-curtain-open = Je suis { $name }
page-curtain-wait = Le rideau est baissé
    .more = Personne ici n’est attendu : la table attend { $names }.
page-curtain-look = Quelqu’un ici veut regarder
page-bot-random = Vagabond
    .called = le Vagabond
    .sentence = Joue ce qui lui passe par la tête, au hasard.
page-bot-greedy = Marchandeur
    .called = le Marchandeur
    .sentence = Prend ce qui rapporte le plus sur le moment.
page-bot-level1 = Apprenti
    .called = l’Apprenti
    .sentence = Apprend encore le métier.
page-bot-level2 = Colporteur
    .called = le Colporteur
    .sentence = Voit l’aubaine, rarement la suite.
page-bot-level3 = Commerçante
    .called = la Commerçante
    .sentence = Pèse chaque choix ; joue solidement.
page-bot-level4 = Négociant
    .called = le Négociant
    .sentence = Voit loin et laisse peu passer.
page-bot-level5 = Guide
    .called = le Guide
    .sentence = Lit la route, et vous aussi.
page-bot-level6 = Maître caravanier
    .called = le Maître caravanier
    .sentence = Prend son temps ; ne pardonne rien.
page-bot-only = { $name } : seulement à { $seats } joueurs, avec le matériel et les options de la boîte.
page-bot-nowhere = { $name } : ne joue pas à ce jeu.
page-bot-level = Robot, niveau { $level } sur { $levels }
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
page-bots-network = À cette table, le robot le plus fort joue d’après ce qu’il a appris de milliers de parties entre robots. Avec un matériel ou des options à vous, il joue d’après des règles écrites à la main.
page-bots-outdated = À { $seats } joueurs, le robot le plus fort joue d’après des règles écrites à la main : ce qu’il avait appris valait pour d’anciennes règles du jeu et doit être réappris (caravanserai lab train).
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
page-bots-master = { $name } : contre { $rival }, il a gagné { $share } ({ $interval }) sur { $games }, { $who ->
    [best-response] parce qu’il calcule ce que fera { $rival }, en y mettant environ { $times } fois plus de temps
   *[master] en réfléchissant { $times } fois plus
  }. Sa cote n’est tirée que de là ; les autres ont chacun joué celui du dessous. Il n’est proposé qu’avec le matériel et les options de la boîte, et met jusqu’à trois secondes à répondre.
page-left = Que reste-t-il au-dessus du plus fort ?
    .best-response = Contre { $rival } : une recherche qui sait comment ses rivaux choisissent, avec { $times } × leur temps, a gagné { $share } ({ $interval }) sur { $games }.
    .master = Contre { $rival } : le même robot avec { $times } × la réflexion a gagné { $share } ({ $interval }) sur { $games }.
    .gate = La moitié serait l’égalité. Un sixième niveau est proposé là où un robot gagne au moins 60 % des parties, et presque sûrement plus de 55 % ; s’il y en a eu moins de 200, presque sûrement plus de 70 %.
page-chances = Les chances du conseiller se réalisent-elles ?
    .measured = Elles ont été confrontées à des parties de robots forts qui n’ont servi à aucun réglage (parties : { $games }). À certains moments (en tout : { $moments }), la chance de chaque place a été notée, puis si elle a gagné : chaque fois un cas. En moyenne, l’écart est de { $off } sur 100.
    .worst = Les cas ont été rangés en dix selon la chance affichée : 0–10 %, 10–20 %, etc. Parmi les dixièmes de { $cases } cas ou plus, le plus éloigné était affiché { $shown } et s’est réalisé dans { $came } des cas.
    .none = À des tables de cette taille, les chances du conseiller n’ont pas encore été confrontées à assez de parties.
    .shown = Affiché
    .came = Réalisé
    .cases = Cas
    .all = Tous les dixièmes
page-bots-command = Mesurez vous-même
page-bot-name = Robot { $number }
page-bot-numbered = { $name } { $number }
page-thinks = réfléchit
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
    .for = Place gardée pour { $name }
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
    .rated = Envoyez ce lien, ou faites scanner le code. À une table cotée, il faut une clé pour s’asseoir (sous « Vous »).
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
page-log-show = Montrer sur le plateau
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
phrase-good-game = Belle partie !
phrase-thinking = Je réfléchis.
phrase-sorry = Pardon !
phrase-yes = Oui
phrase-no = Non
phrase-your-turn = C’est à vous.
phrase-wow = Oh là là !
phrase-bye = Au revoir !
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
page-ask-seat = Jouer pour { $name } ?
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
    .title = Quitter la table ?
page-leave-home = Garder ma place et sortir
    .more = { $clock ->
        [relaxed] Personne ne joue pour vous : la partie attend vos réponses.
        [paced] Personne ne joue pour vous : la partie attend vos réponses, mais les comptes à rebours continuent.
       *[other] Personne ne joue encore pour vous, mais votre pendule tourne.
    }
page-leave-bot = Laisser un robot jouer pour moi
    .more = Les autres continuent, et un robot répond pour vous jusqu’à votre retour.
    .alone = Un robot répond pour vous jusqu’à votre retour ; mais il ne reste alors que des robots, et ils finissent vite la partie.
    .daily = Un robot répond pour vous, les robots finissent vite la partie, et cet essai ne compte pas.
    .event = Un bot répond pour vous : aucun point dans cette ronde, quoi qu’il fasse de la place.
page-leave-stay = Rester
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
page-seen-open = Mains ouvertes
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
page-rules-of = { $game } : les règles
page-rules-search = Chercher dans les règles
page-rules-none = Aucune clause ne le dit.
page-rules-no-game = Il n’y a pas de jeu de ce nom dans cette maison.
    .games = Vers les jeux
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

## You: a name, a handle, keys and devices

page-you = Vous
page-you-open = Clés et appareils
page-you-stay = Vous restez { $name }.
page-you-keep = Gardez ce qui est à vous
    .why = Vos places, vos parties et vos leçons sont déjà à vous. Une clé sert seulement à y revenir, ici ou ailleurs.
page-you-nothing-asked = Aucune adresse n’est demandée. Places, pendules et choix scellés restent ce qu’ils sont.
page-you-stranger = Qui est déjà venu retrouve tout à sa place. Les autres peuvent jouer tout de suite : la clé attendra.
page-you-passkey = Avec cet appareil
    .more = Une clé d’accès : empreinte, visage ou code. Rien à retenir.
page-you-passkey-off = Les clés d’accès demandent https et une maison qui a un nom ; ici, un mot de passe suffit.
page-you-passkey-add = Ajouter une clé d’accès
page-you-by-passkey = Avec une clé d’accès
page-you-password = Avec un mot de passe
    .more = Douze lettres ou plus ; une phrase courte convient.
page-you-have = J’ai déjà une clé
    .more = Connectez-vous ; ce que vous avez fait comme { $name } vous suit.
page-you-handle = Identifiant
    .why = Le nom de votre connexion. Personne ici n’en a un semblable ; le nom à la table est un autre, et il est libre. Vous pouvez le changer une fois à tout moment, ensuite une fois tous les trente jours.
page-you-handle-none = Pas encore : vos amis vous trouvent par lui, et votre page en tire son adresse.
page-you-handle-choose = En choisir un
page-you-handle-after = Il pourra changer à partir du { $date }.
page-you-handle-reserved = Un nouvel identifiant. L’actuel vous reste réservé, et le prochain changement sera possible après trente jours.
page-you-handle-take = Prendre cet identifiant
page-you-handle-done = Vous êtes maintenant @{ $handle }.
page-you-password-field = Mot de passe
page-you-password-new = Nouveau mot de passe
page-you-password-current = Mot de passe actuel
page-you-password-show = Montrer le mot de passe
page-you-password-enough = { $letters ->
    [one] 1 lettre : c’est assez. La longueur compte, pas les signes.
   *[other] { $letters } lettres : c’est assez. La longueur compte, pas les signes.
  }
page-you-password-missing = { $missing ->
    [one] Encore 1 lettre. La longueur compte, pas les signes.
   *[other] Encore { $missing } lettres. La longueur compte, pas les signes.
  }
page-you-password-keep = Garder cette clé
page-you-password-change = Changer le mot de passe
page-you-password-add = Ajouter un mot de passe
page-you-sign-in = Se connecter
page-you-by-code = Avec un code imprimé
page-you-by-password = Avec identifiant et mot de passe
page-you-code = Un de vos codes imprimés
page-you-bring = Emporter ce que { $name } a fait dans ce navigateur
page-you-welcome = Content de vous revoir, { $name }.
page-you-kept = La clé est gardée.
page-you-keys = Vos clés
    .more = Avec une clé, vous êtes vous-même sur chaque appareil.
page-you-key-password = Mot de passe
page-you-key-passkey = Clé d’accès
page-you-key-used = dernier usage : { $when }
page-you-key-unused = pas encore utilisée
page-you-key-remove = Enlever
page-you-key-sure = Cette clé ne laissera plus entrer personne.
page-you-key-last = C’est votre seule clé. Sans elle, seuls les appareils connectés et les codes imprimés ramènent à vous.
page-you-key-stay = La garder
page-you-key-go = L’enlever
page-you-key-removed = La clé n’est plus là.
page-proof = Montrez que c’est vous
    .why = Ce qui ramène à vous ne change que pour qui montre une de vos clés. On la redemande après quelques minutes.
page-proof-passkey = Avec une clé d’accès
page-proof-password = Votre mot de passe
page-proof-show = Continuer
page-proof-code = Un de vos codes imprimés, qui ne servira plus
page-proof-by-code = Avec un code imprimé
page-proof-by-password = Avec le mot de passe
page-proof-done = Merci. Reprenez maintenant ce que vous vouliez faire.
page-you-oidc = Avec { $name }
    .more = { $name } dit qui vous êtes.
page-you-oidc-add = Ajouter { $name }
page-you-key-oidc = Garantie
page-you-by-mail = Par courriel
page-news = Nouvelles
  .more = Ce qu’on vous dit quand vous ne regardez pas : c’est à vous, ou un ami vous demande.
page-hook = Nouvelles vers notre messagerie…
page-news-table = La messagerie de cette table
  .more = À qui de jouer, le début et la fin de la partie : ce que peut savoir toute personne qui regarde, et rien d’autre. Chaque message contient le lien de cette table.
page-news-here = Vers ce navigateur
page-news-chat = Vers une messagerie
page-news-mail = Par courriel, groupées
page-news-chat-kind = De quel genre
page-news-chat-address = Son adresse pour messages entrants (webhook)
page-news-chat-add = Y envoyer les nouvelles
page-news-discord = Discord
page-news-slack = Slack
page-news-matrix = Matrix
page-news-json = JSON simple
page-news-denied = Ce navigateur ne permet pas de messages d’ici ; ses réglages le peuvent.
page-news-no-push = Ce navigateur ne peut rien recevoir : il faut https, et sur iPhone la page sur l’écran d’accueil.
page-news-none = Rien n’a encore été envoyé.
page-news-sent = Dernier envoi : { $when }
page-news-failed = { $when } : { $error }
page-news-error-no-answer = personne n’y répond.
page-news-error-not-public = cette adresse n’est pas publique.
page-news-error-mail-refused = le serveur de courrier a refusé.
page-news-error-mail-off = cette maison n’envoie pas de courriel.
page-news-error-status = c’est refusé ({ $status }).
page-news-of-table = pour une table
page-news-test = Essayer
page-news-reasons = Me dire
page-news-turn = Mon tour
page-news-begins = Une partie commence
page-news-over = Une partie est finie
page-news-invited = Invitations
page-news-friend = Demandes d’amis
page-news-evening = Soirées de mes cercles
page-news-event = Mes événements
page-news-games = De ces jeux
page-news-quiet = Heures calmes
page-news-from = De
page-news-to = À
page-news-zone = À l’heure de { $zone }
page-mail = Revenir par courriel
    .why = Si vous perdez toutes vos clés, un lien part vers cette adresse. Des nouvelles n’y vont que si vous le choisissez plus bas ; elle ne sert à rien d’autre, et rien ne vous oblige à en donner une.
page-mail-add = Ajouter une adresse de courriel
page-mail-change = Prendre une autre adresse
page-mail-address = Adresse de courriel
page-mail-send = Envoyer le lien
page-mail-sent = Un lien part vers { $address } : ouvrez-le avant une demi-heure.
page-mail-waits = { $address } attend que son lien soit ouvert.
page-mail-asked = Si { $address } ramène à quelqu’un, un lien est en route ; il sert une fois, pendant une demi-heure.
page-mail-sure = Retirer { $address } ? Cette adresse ne mènerait plus à vous.
page-mail-removed = L’adresse ne ramène plus à vous.
page-mail-confirm = { $address } doit ramener à { $name }. Si ce n’est pas vous, dites non : l’adresse ne servira pas.
page-mail-yes = Oui, s’en servir
page-mail-no = Non
page-mail-done = Cette adresse ramène désormais à son compte.
page-keys = Clés
page-to-table = À la table
page-proof-none = Aucune de vos clés ne peut se montrer dans ce navigateur : prenez un appareil où c’est possible.
page-you-codes = Dix codes pour les mauvais jours
    .why = Si un appareil est perdu, un de ces codes vous fait entrer. Chacun sert une fois. Personne ne peut les remontrer, pas même la maison.
page-you-codes-left = { $left ->
    [one] Il reste un code. De nouveaux codes le remplacent.
   *[other] Il reste { $left } codes. De nouveaux codes les remplacent.
  }
page-you-codes-none = Sur papier, pour le jour où un appareil ou un mot de passe est perdu.
page-you-codes-make = Faire dix codes
page-you-codes-again = Faire dix nouveaux codes
page-you-codes-print = Imprimer
page-you-codes-save = Enregistrer
page-you-codes-no-copy = Ce navigateur ne laisse pas la page copier ; enregistrez ou imprimez les codes.
page-you-codes-kept = Ils sont en lieu sûr
page-you-devices = Où vous êtes connecté
page-you-device = Un appareil
page-you-device-here = cet appareil
page-you-device-seen = vu la dernière fois : { $when }
page-you-devices-out = Se déconnecter partout ailleurs
page-you-devices-done = Tous les autres appareils sont déconnectés.
page-you-sign-out = Déconnecter
page-you-sign-out-here = Se déconnecter ici
page-you-sign-out-guest = Vous n’avez pas de clé : personne ne pourrait revenir comme { $name }, et ses places iraient aux robots. Ajoutez d’abord une clé, ou faites un lien.
page-you-sign-out-anyway = Se déconnecter quand même
page-you-out = Vous êtes déconnecté ici.
page-data = Vos données
    .more = Tout ce que la maison garde de vous, à lire et à emporter.
page-data-get = Recevoir mes données
page-data-why = Ce qui est gardé, et pourquoi
page-delete = M’effacer
    .more = Votre nom, identifiant, clés, appareils, amis, notes et votre page s’en vont, aussitôt et pour toujours. Dans les parties terminées vous devenez « un marchand » ; elles restent, car d’autres les ont jouées aussi.
page-delete-begin = M’effacer…
page-delete-sure = Personne ne peut revenir là-dessus.
page-delete-games = Un robot prend votre place dans les parties en cours.
page-delete-name = Tapez votre nom, { $name }, pour confirmer
page-delete-yes = Effacer tout ce qui est à moi
page-delete-stay = Rester
page-delete-done = Vous êtes parti. La maison ne vous connaît plus.
page-privacy = Vie privée
    .more = Ce que cette maison garde, pourquoi, et combien de temps.
page-hears = Qui vous entendez à table
    .more = Pour tous vos appareils. Ce que vous ne voulez pas entendre ne vous est même pas envoyé.
page-hears-table = Tout le monde
page-hears-friends = Les amis seulement
page-hears-off = Personne
page-hears-off-now = Vous n’entendez personne ici, comme vous l’avez choisi.
page-hears-friends-now = Vous n’entendez que vos amis ici, comme vous l’avez choisi.
page-presence = Qui peut savoir que vous êtes là
    .more = Vos amis voient lesquels d’entre eux sont dans la maison, et la liste de la première page nomme ceux qui le veulent. Le nombre de présents est dit dans tous les cas.
page-presence-everybody = Tout le monde
page-presence-friends = Les amis seulement
page-presence-nobody = Personne
page-named = Me nommer dans les données pour la recherche
    .more = Cette maison peut donner ses parties publiques terminées à celles et ceux qui les étudient. Personne n’y est nommé ; si vous le voulez, votre identifiant figure à côté de votre place. Une fois désactivé, les données suivantes ne vous nomment plus ; ce qui a été donné avant reste où il est.
page-chat-safe = Dans cette maison tout le monde parle avec ces phrases.
page-name-list = Choisissez un nom
page-name-list-more = D’autres noms

page-hint-away = Compris

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
page-points-range = { $high ->
    [one] { $low } à { $high } point
   *[other] { $low } à { $high } points
  }
page-mix-often = { $tenths ->
    [never] presque jamais
    [0] rarement
    [1] environ une fois sur 10
    [5] environ une fois sur deux
    [10] presque toujours
    [always] toujours
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
    [you] En moyenne à votre place
   *[seat] En moyenne à cette place
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
    [one] { $count } choix
   *[other] { $count } choix
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
page-gave-close = non compté
page-gave-see = Voir l’étape
page-gave-retry = Rejouer ce choix
page-gave-chance = environ { $percent } % des chances de gagner
page-gave-both = { $points } · { $chance }
page-gave-always = Dans toutes les donnes essayées où les deux diffèrent, elle rapporte plus.
page-gave-beats = Dans les donnes où les deux diffèrent, elle rapporte plus environ { $tenths } fois sur 10.
page-gave-wins = Elle fait gagner plus souvent, sans rapporter plus de points.
page-gave-average = Elle rapporte plus en moyenne, mais pas plus souvent.
page-gave-not-counted = { $tried ->
    [one] Nous avons essayé { $tried } donne et regardé ce que répondent les bons joueurs : il n’est pas sûr que ce soit mieux. Rien n’est compté.
   *[other] Nous avons essayé { $tried } donnes et regardé ce que répondent les bons joueurs : il n’est pas sûr que ce soit mieux. Rien n’est compté.
  }
page-gave-unsure = Trop serré pour le dire
page-gave-rest = { $count ->
    [one] Un autre choix compte aussi : { $points }.
   *[other] { $count } autres choix comptent aussi : { $points } en tout.
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
page-coach-board = Voir le plateau
page-mix-of = { $whose ->
    [you] Vous avez choisi.
   *[seat] { $name } a choisi.
  }
    .good = Un bon joueur aurait pris :
page-hint-preparing = Le conseiller se prépare…
    .more = Les règles de ce jeu sont compilées, une fois pour toutes. L’avis viendra de lui-même ; vous pouvez jouer sans l’attendre.
page-hint-only = Une seule réponse mérite réflexion.
page-hint-verdict = { $even ->
    [1] Une réponse se détache.
    [2] Deux réponses sont à peu près égales.
   *[other] Trois réponses sont à peu près égales.
  }
page-hint-ahead = Une réponse a un peu d’avance.
page-hint-often = le conseiller la joue { page-mix-often }
page-hint-even = Les bandes se recouvrent : la différence est trop petite pour la mesurer.
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
    .last = Tous les choix sont lus. Les plus coûteux sont regardés encore une fois.
page-coach-progress = L’analyse avance
page-coach-failed = Cette analyse n’a pas abouti.
    .more = Rien de la partie n’est perdu. On peut redemander au conseiller.
page-coach-again = Redemander
page-curve = Chances de gagner
page-curve-at = Étape { $step } sur { $steps } : { $chances }
page-curve-table = La courbe en tableau
page-mix = Le choix de cette étape
page-mix-none = Personne n’avait de choix à cette étape.
page-mix-others = beaucoup d’autres, chacune rarement
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
page-bot-plays-asleep = Vous étiez ailleurs : un robot garde votre place.
page-asleep = { $seat } ne répond plus depuis un moment.
page-asleep-ask = Laisser jouer un robot jusqu’à son retour
page-asleep-asked = { $name } demande un robot à la place de { $seat }, jusqu’à son retour.
page-asleep-yes = D’accord
page-asleep-waits = Vous avez demandé un robot à la place de { $seat }. À { $names } de décider.
refusal-not-asleep = Cette place n’est pas silencieuse depuis assez longtemps pour demander un robot.
refusal-no-hours = Choisissez au moins une heure de la journée où vous jouez.
refusal-no-such-ticket = Ce billet n’existe plus ; la partie a peut-être commencé.
refusal-too-many-tickets = Vous avez déjà { $most } billets ; reprenez-en un d’abord.
data-tickets = vos billets pour des parties au jour le jour.
data-holidays = vos absences depuis un an.
refusal-holiday-dates = Des vacances commencent aujourd’hui ou d’ici six mois, finissent après leur début, et durent au plus { $most ->
    [one] un jour
   *[other] { $most } jours
  }.
refusal-holiday-days = En un an vous pouvez vous absenter { $most ->
    [one] un jour
   *[other] { $most } jours
  } ; il en reste moins.
refusal-holiday-set = Vous avez déjà des vacances ; mettez-y fin d’abord.
page-holiday = Vacances
    .more = Pour les parties au jour le jour. À vos tables on voit quand vous revenez, et les nouvelles de votre tour attendent jusque-là.
page-holiday-from = Du
page-holiday-to = Jusqu’au
page-holiday-how = Vos parties pendant ce temps
page-holiday-orders = Consignes et pendule continuent
page-holiday-bot = Un robot joue pour moi
page-holiday-pause = Ma pendule s’arrête si tous sont d’accord
page-holiday-rated = Dans une partie classée, qui laisse un robot donner plus d’un tiers de ses réponses l’a quittée.
page-holiday-why = Pourquoi, si vous voulez
page-holiday-none = Sans raison
page-holiday-travel = Voyage
page-holiday-family = Famille
page-holiday-work = Travail
page-holiday-rest = Repos
page-holiday-take = Prendre ces jours
page-holiday-set = Du { $first } jusqu’au { $last }
page-holiday-end = Je suis de retour
page-holiday-undo = Y renoncer
page-holiday-left = { $days ->
    [0] Il ne vous reste aucun jour sur un an.
    [one] Il vous reste { $days } jour sur un an.
   *[other] Il vous reste { $days } jours sur un an.
  }
page-holiday-at = { $seat } est en vacances jusqu’au { $date }.
page-holiday-at-why = { $seat } est en vacances jusqu’au { $date } ({ $why }).
page-holiday-paused = La pendule est arrêtée jusque-là.
page-holiday-ask = { $seat } demande que sa pendule s’arrête jusqu’au { $date }.
page-holiday-waits = L’arrêt de la pendule dépend de { $names }.
page-play-pace-by-day = Au jour le jour
    .more = Laissez un billet avec les heures où vous jouez. La maison réunit ceux dont les heures se croisent ; après six heures, avec qui est là, et des robots. Chaque réponse a 24 heures.
page-ticket-hours = Quand vous jouez ({ $zone })
page-ticket-night = Nuit, 0–6 h
page-ticket-morning = Matin, 6–12 h
page-ticket-afternoon = Après-midi, 12–18 h
page-ticket-evening = Soir, 18–24 h
page-ticket-leave = Laisser un billet
page-tickets = Billets pour des parties au jour le jour
page-ticket-line = { $game }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
  }, à { $hours }
page-ticket-until = jusqu’au { $date }
page-ticket-withdraw = Reprendre
page-ticket-left = Votre billet est laissé. Quand les heures se croisent, la maison commence la partie d’elle-même : elle se trouve alors sous « Mes parties », et sous « Vous » vous choisissez si l’on vous prévient.
page-table-young = Une partie vient de commencer ici
refusal-still-gathering = Cette partie vient de commencer et donne encore des places à qui arrive. Vous pourrez la regarder dans quelques minutes.
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
    [certain] à coup sûr
    [0] dans aucune des parties essayées
    [100] dans toutes les parties essayées
   *[other] dans environ { $percent } parties sur 100
  }
coach-any-gain = Parmi les parties que nous avons jouées jusqu’au bout, celles qui commençaient ainsi ont le mieux fini.
coach-any-risk = Ce que les autres choisissent maintenant peut encore tout changer.
refusal-hints-off = À cette table, personne ne peut demander de conseil.
refusal-coach-busy = Beaucoup interrogent le conseiller en ce moment : réessayez dans un instant.
refusal-coach-failed = Le conseiller n’a rien trouvé à temps : réessayez.
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
    [one] { $seat }, étape { $step } : de { $least } à { $most } point
   *[other] { $seat }, étape { $step } : de { $least } à { $most } points
  }
cli-review-played = Joué : { $text }
cli-review-better = Mieux : { $text }
cli-review-more = { $count ->
    [one] Une autre compte aussi ; --json la donne.
   *[other] { $count } autres comptent aussi ; --json les donne.
  }
cli-review-choices = Perdus
cli-review-points = D’où viennent les points
    .more = De ce qu’une place obtient en moyenne au résultat. ± vaut neuf fois sur dix ; le reste est compté avec les choix des autres.

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = Cette leçon n’existe pas.

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
help-edition = Afficher l’édition de la maison d’un jeu, pour la modifier : caravanserai lab edition GAME > mine.toml
cli-no-edition = Aucune édition à modifier : { $game } n’a pas de nombres à lui.
help-compare = Jouer les mêmes donnes avec deux éditions et montrer ce qui diffère : le rapport de lab balance, pour deux.
help-compare-edition = Un fichier d’édition.
help-compare-other = Celle à laquelle on la compare ; à défaut, l’édition de la maison.
help-sweep = Jouer les mêmes donnes avec plusieurs valeurs d’un nombre de l’édition, et montrer ce qu’il change.
help-sweep-number = Le nombre, par son chemin dans l’édition : gems.total, salt.values.0.
help-sweep-values = Ses valeurs : 20,30,40 ou 3-8.
cli-sweep-number = L’édition n’a pas de nombre « { $given } » ; elle a : { $known }.
cli-sweep-values = « { $given } » ne sont pas des valeurs : écrivez-en de 2 à { $most } différentes, comme 20,30,40 ou 3-8.
cli-sweep-edition = Avec { $value } pour { $number }, ce n’est pas une édition : { $reason }.
sweep-title = { $game } : ce que change { $number }
sweep-more = Une barre par valeur ; le trait dessus est là où se trouve la moyenne dans 95 cas sur 100. Toutes les valeurs ont eu les mêmes donnes.
help-positions = Trouver les choix qui ont compté, dans des parties de robots ou des enregistrements : ce que le coach aurait fait, et pourquoi.
help-positions-record = L’enregistrement d’une partie terminée, au lieu de parties de robots ; peut être donné plusieurs fois.
help-positions-json = Écrire les positions dans ce fichier, en JSON ; chacune est aussi une leçon.
help-positions-games = Combien de parties jouent les robots.
help-positions-most = Au plus tant de positions, les plus coûteuses d’abord.
help-positions-effort = Combien le coach réfléchit, en pour cent d’une analyse.
cli-positions-other-game = { $file } est l’enregistrement d’un autre jeu : { $game }.
positions-title = { $game } : des positions à méditer
positions-summary = { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
  } ; positions montrées : { $found }. D’abord celles qui ont coûté le plus de chances de gagner.
positions-summary-bots = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } du robot { $bot } contre lui-même ; positions montrées : { $found }. D’abord celles qui ont coûté le plus de chances de gagner.
positions-game = Partie { $number }
positions-win = Chances de gagner perdues : { $percent } points de pourcentage
positions-none = Aucune réponse n’était nettement moins bonne qu’une autre.
help-train = Faire jouer beaucoup de parties à des robots et entraîner sur elles un réseau qui juge les positions du jeu.
help-train-out = Écrire le réseau dans ce fichier. Les parties restent à côté : une exécution arrêtée reprend là où elle en était.
help-train-games = De combien de parties de robots qui réfléchissent il apprend.
help-train-quick = De combien de parties de robots rapides il apprend d’abord ; 0 pour aucune.
help-train-simulations = Combien de simulations les robots font pour une réponse.
help-train-weak = Combien de places sur cent jouent mal : le réseau sait alors aussi ce que deviennent de telles parties.
help-train-horizon = Jusqu’où une recherche voit avec le réseau, en réponses par place.
help-train-network = Les robots jugent par ce réseau : pour la génération suivante.
help-train-policy = Entraîner plutôt une politique qui devine ce que répondront les rivaux, d’après le nombre de fois où la recherche des robots est revenue à chaque choix.
help-train-points = Entraîner plutôt ce qui prévoit les points d’une place à la fin, pour que des personnes le lisent, et le garder avec le réseau.
cli-no-features = { $game } ne dit pas ce qu’un réseau en voit : on ne peut pas en entraîner.
cli-no-choices = { $game } ne dit pas ce qu’une politique voit des choix aux tables de { $seats } : on ne peut donc pas en entraîner.
cli-no-points = { $game } ne dit pas de quoi dépendent ses points : on ne peut rien entraîner qui les prévoie.
cli-one-of = Choisissez l’un de { $options }, pas les deux.
cli-other-recipe = Le dossier { $folder } contient des parties d’autres réglages : supprimez-le ou choisissez un autre --out.
cli-bad-network = { $file } n’est pas le fichier d’un réseau, ou il est abîmé ({ $reason }) ; choisissez un autre fichier.
cli-other-network = Le réseau de { $file } est pour { $game } à { $seats ->
    [one] 1 place
   *[other] { $seats } places
  }, ou pour une version plus ancienne de ses règles.
train-interrupted = Arrêté. Les parties sont gardées dans { $folder } : la même commande reprend de là.
train-judge = Juge
train-loss = perte logarithmique
train-off = points d’écart, en moyenne
train-constant = la même chance pour chaque place
train-outlook = l’estimation écrite à la main
train-network = le réseau
train-said = annoncé
train-came = arrivé
train-positions = positions
train-guess = Estimation
train-agrees = comme la recherche
train-even = tous les choix à égalité
train-quick = une réponse rapide
train-policy = la politique
help-gate = Mesurer si une recherche avec un réseau bat un niveau de la maison dans le même temps, et le noter dans le fichier du réseau.
help-gate-network = Le fichier du réseau, tel que `lab train` l’écrit.
help-gate-games = Combien de parties ; il en faut 400 pour réussir.
help-gate-level = Contre quel niveau il joue.
help-gate-against = Le réseau que celui-ci doit remplacer : le niveau joue d’après lui, et sinon d’après l’estimation écrite à la main.
help-gate-simulations = Combien de simulations par réponse, si c’est moins que ne le permet le temps du niveau.
gate-passed = Réussi : dans le même temps, le réseau gagne plus de la moitié des parties.
gate-not-passed = Échoué : il faut 400 parties, et une part qui dépasse sûrement la moitié (95 %).
gate-simulations = Simulations, avec le réseau et sans
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
page-daily-one-try = Un seul essai : il commence quand vous appuyez sur Jouer.
page-daily-watch = Revoir votre partie
page-daily-hidden = Vous verrez ce que les autres en ont fait quand vous aurez terminé.
page-daily-left = Un robot a répondu pour vous : cet essai ne compte pas.
page-daily-late = Vous n’avez pas terminé dans la journée : cet essai ne compte pas.
page-daily-mine = { $points ->
    [one] { $points } point
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
    .none-then = Personne n’a terminé cette donne.
page-daily-best-line = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-daily-best-choice = Réponse { $answer } : { $chosen }
page-daily-best-instead = Choisi par { $same } sur { $there } ; la plupart des autres : { $instead }
page-daily-best-replay = Regarder
page-daily-all = Tous les résultats d’hier
    .past = Tous les résultats de ce jour
page-daily-share = Partager ma journée
    .more = Votre place à la table, et des chameaux pour votre rang parmi tous ceux qui ont eu les mêmes donnes. Ni cartes ni points : rien n’est dévoilé.
page-daily-past = Jours passés
    .more = Choisissez un jour : ses meilleures parties et les résultats de tous.
    .before = La veille
    .after = Le lendemain
    .day = Jour
page-daily-compare = Voir comment les autres ont joué
page-daily-alone = Personne encore à qui se comparer.

## Un jeu sans page à lui : la table générale

page-any-turn = Tour { $turn } sur { $turns }
page-any-waiting = On attend { $names }.
page-any-watching = Vous regardez.
page-any-over = La partie est finie.
page-any-sealed = Votre choix est scellé.
page-any-may-change = Vous pouvez encore le changer.
page-any-ready = Tout est montré en même temps.
page-any-seal = Sceller : { $what }
page-any-choose = Choisissez d’abord
page-any-change = Changer
page-any-mat = Ce que vous prenez se pose ici, avec ce que cela apporte.
page-any-nothing = rien
page-any-nobody = Personne ne le prend
page-any-to = Pour : { $seat }
page-any-shows = { $seat } : { $tile }
page-any-showed = a montré : { $tile }
page-any-cancelled = annulé
page-any-choosing = Choisit…
page-any-chosen = A choisi
page-any-cloth = La table
page-any-rivals = Rivaux
page-any-hand = Votre main
page-any-hands = Toutes les mains
page-any-points = Points
page-any-points-of = { $points ->
    [one] point
   *[other] points
  }
page-any-player = Joueur
page-any-score = Score
page-any-so-far = Score jusqu’ici

## Ce que la maison garde des personnes : l’archive qu’elles reçoivent, et la page qui le dit

data-readme =
    Voici tout ce que la maison garde de vous. Chaque fichier sauf celui-ci est en JSON, que tout éditeur montre.
    Les heures sont en UTC. Mots de passe, clés d’accès, codes et cookies n’y sont pas : la maison n’en a que des empreintes et des moitiés publiques.
data-account = qui vous êtes : votre nom, depuis quand vous êtes là, vos identifiants, vos clés sans ce qui ouvre, et ce que vous avez choisi.
data-devices = où vous êtes connecté : le genre de navigateur et de système, et quand il a été vu pour la dernière fois.
data-friends = vos amis, qui vous demande, à qui vous avez demandé, qui vous avez bloqué.
data-games = vos parties terminées, avec leurs résultats ; chacune a l’adresse de son enregistrement, qui contient chaque coup et se vérifie.
data-running = les tables où vous êtes assis. Ce qui y est caché le reste, pour vous aussi.
data-notes = vos étoiles et vos notes.
data-lessons = les leçons dont vous avez atteint le but.
data-days = vos essais aux donnes des jours.
data-ratings = vos cotes après chaque partie cotée.
data-plays = ce que vos décisions ont coûté dans les parties cotées qui ont été analysées.
data-news = où vont vos nouvelles ; les adresses elles-mêmes n’y sont pas, car elles ouvrent quelque chose.
data-notices = ce que l’équipe de modération a décidé à votre sujet, et ce que vous avez répondu.
data-reports = ce que vous avez dit à l’équipe de modération.
data-not = Ce qui s’est dit aux tables n’est pas ici : ce n’est écrit que si quelqu’un le signale, pour l’équipe de modération.
data-page-who = Qui vous êtes
data-page-who-guest = Pour jouer, on ne vous demande rien. La maison donne un cookie à votre navigateur pour que votre place reste à vous. Elle garde une empreinte de ce cookie, le nom que vous portez, et depuis quand vous êtes là.
data-page-who-forgotten = { $days ->
    [0] Un invité qui n’a jamais joué est gardé jusqu’à ce qu’il s’efface lui-même.
    [one] Un invité sans partie, sans clé, sans ami et sans cercle est oublié après un jour.
   *[other] Un invité sans partie, sans clé, sans ami et sans cercle est oublié après { $days } jours.
  }
data-page-who-keys = Qui ajoute une clé donne un identifiant et un mot de passe, ou une clé d’accès. Sont gardés une empreinte du mot de passe, la moitié publique de la clé d’accès, des empreintes des codes imprimés, et la dernière utilisation de chaque clé. Aucune adresse électronique n’est nécessaire.
data-page-who-mail = Là où la maison envoie du courriel, qui veut donne une adresse qui ramène à soi. Elle est gardée jusqu’à ce qu’on la retire, et ne sert à rien d’autre qu’aux nouvelles, si on les veut par courriel.
data-page-who-devices = { $days ->
    [0] De chaque appareil on garde deux mots, navigateur et système, et quand il a été vu pour la dernière fois, à l’heure près.
    [one] De chaque appareil on garde deux mots, navigateur et système, et quand il a été vu pour la dernière fois, à l’heure près. Celui qui n’a pas servi pendant un jour est déconnecté.
   *[other] De chaque appareil on garde deux mots, navigateur et système, et quand il a été vu pour la dernière fois, à l’heure près. Celui qui n’a pas servi pendant { $days } jours est déconnecté.
  }
data-page-who-links = { $days ->
    [one] Un lien vers un autre appareil marche un jour, une fois.
   *[other] Un lien vers un autre appareil marche { $days } jours, une fois.
  }
data-page-games = Parties
data-page-games-kept = Une partie jouée jusqu’au bout reste : qui était assis où sous quel nom, chaque coup et le résultat. Les autres l’ont jouée aussi, et l’on peut vérifier qu’elle était juste.
data-page-games-open = { $hours ->
    [0] Une table où aucune partie ne commence reste ouverte.
    [one] Une table où aucune partie ne commence est fermée après une heure.
   *[other] Une table où aucune partie ne commence est fermée après { $hours } heures.
  }
data-page-games-idle = { $days ->
    [0] Une partie que personne ne continue reste telle quelle.
    [one] Une partie que personne ne continue est fermée après un jour.
   *[other] Une partie que personne ne continue est fermée après { $days } jours.
  }
data-page-games-closed = { $days ->
    [0] Ce qui a été fermé reste dans la base de données.
    [one] Ce qui a été fermé est effacé après un jour.
   *[other] Ce qui a été fermé est effacé après { $days } jours.
  }
data-page-games-tickets = { $days ->
    [one] Un billet pour une partie au jour le jour, avec vos heures, votre fuseau horaire et votre cote, est gardé jusqu’au début de la partie, jusqu’à ce que vous le repreniez, ou un jour.
   *[other] Un billet pour une partie au jour le jour, avec vos heures, votre fuseau horaire et votre cote, est gardé jusqu’au début de la partie, jusqu’à ce que vous le repreniez, ou { $days } jours.
  }
data-page-games-holidays = À vos tables on voit que vous êtes en vacances. C’est gardé { $days ->
    [one] un jour
   *[other] { $days } jours
  } ensuite, pour compter les jours.
data-page-games-named = Les parties publiques terminées peuvent être données à la recherche sous forme de tableaux, sans noms. Votre identifiant n’y figure que si vous l’avez activé dans vos réglages.
data-page-games-own = Étoiles et notes ne sont que pour vos yeux.
data-page-games-ratings = Les cotes et le coût des décisions découlent des parties cotées, et peuvent en être recalculés à tout moment. Qui peut voir votre page les voit ; les palmarès ne montrent que les pages visibles de tout le monde.
data-page-talk = Paroles à table
data-page-talk-memory = { $hours ->
    [0] Ce qui se dit à une table n’est pas écrit. Les dernières lignes sont en mémoire, pour qui arrive, aussi longtemps que la table.
    [one] Ce qui se dit à une table n’est pas écrit. Les dernières lignes sont en mémoire, pour qui arrive, une heure au plus.
   *[other] Ce qui se dit à une table n’est pas écrit. Les dernières lignes sont en mémoire, pour qui arrive, { $hours } heures au plus.
  }
data-page-talk-choice = Vous choisissez qui vous entendez : tout le monde à la table, vos amis, ou personne. La maison ne vous envoie alors pas le reste.
data-page-talk-decisions = Ce que la modération a décidé à votre sujet, et votre réponse, restent tant que vous êtes là.
data-page-talk-reports = { $days ->
    [one] Qui signale quelqu’un envoie à l’équipe de modération ce qu’il pouvait voir lui-même, dont les dernières paroles. C’est effacé un jour après la décision.
   *[other] Qui signale quelqu’un envoie à l’équipe de modération ce qu’il pouvait voir lui-même, dont les dernières paroles. C’est effacé { $days } jours après la décision.
  }
data-page-friends = Amis et votre page
data-page-friends-kept = { $days ->
    [one] Sont gardés vos amis, qui vous avez bloqué, et à qui vous avez demandé ; une demande sans réponse ne compte plus après un jour. Personne n’apprend qu’il est bloqué.
   *[other] Sont gardés vos amis, qui vous avez bloqué, et à qui vous avez demandé ; une demande sans réponse ne compte plus après { $days } jours. Personne n’apprend qu’il est bloqué.
  }
data-page-friends-page = Vous choisissez qui voit votre page : personne, les amis, ou tout le monde. À vos amis la maison dit si vous êtes là.
data-page-friends-page-safe = Vous choisissez si vos amis voient votre page. Les inconnus jamais. À vos amis la maison dit si vous êtes là.
data-page-news = Nouvelles
data-page-news-kept = Qui veut des nouvelles donne une adresse : celle de ce navigateur auprès du service de son fabricant, celle d’une messagerie, ou son courriel. Elle est gardée, avec les raisons et les heures choisies, jusqu’à ce qu’on la retire, qu’on déconnecte l’appareil ou que le service la dise disparue. Ce qui part est une phrase, le jeu et un lien ; vers un navigateur, c’est chiffré.
data-page-news-told = Pour ne rien dire deux fois, la maison se souvient { $days ->
    [one] un jour
   *[other] { $days } jours
  } de ce qui a été dit.
data-page-address = Adresses et journaux
data-page-address-kept = { $hours ->
    [one] L’adresse d’où vient votre navigateur n’est qu’en mémoire, pour compter combien de fois il demande. Elle est oubliée une heure après sa dernière venue.
   *[other] L’adresse d’où vient votre navigateur n’est qu’en mémoire, pour compter combien de fois il demande. Elle est oubliée { $hours } heures après sa dernière venue.
  }
data-page-address-logs = Le journal de la maison n’a ni adresses, ni noms, ni tables, ni cookies. Ce qu’écrivent les machines placées devant la maison, son propriétaire peut vous le dire.
data-page-address-nobody = La page ne charge rien d’ailleurs. Personne ne vous compte pour quelqu’un d’autre, et il n’y a pas de publicité.
data-page-safe = Une maison pour enfants
data-page-safe-words = Personne n’écrit rien que d’autres lisent : à table il y a des phrases toutes faites, et les noms se choisissent dans une liste. Les identifiants ne sont montrés qu’à qui les porte.
data-page-safe-pages = Aucune page sur quelqu’un n’est visible pour les inconnus, et rien de ce que les gens écrivent ne devient un lien.
data-page-yours = Ce que vous pouvez faire
data-page-yours-get = À la page « Vous » vous recevez tout cela dans une archive que vous pouvez lire.
data-page-yours-delete = Vous pouvez aussi vous y effacer. Nom, identifiant, clés, appareils, amis, notes et votre page s’en vont aussitôt. Un robot prend votre place dans les parties en cours. Dans les parties terminées vous devenez « un marchand » ; elles restent, car d’autres les ont jouées aussi.
data-page-yours-handle = Votre identifiant reste pris, sous forme d’empreinte, pour que personne ne se fasse passer pour vous.
data-page-yours-backups = Une sauvegarde faite auparavant contient encore ce qu’elle contenait, jusqu’à ce que le propriétaire de la maison la jette.

# -- soirées et tournois --
refusal-bad-event = Cet événement ne peut pas être annoncé ainsi : { $reason }.
refusal-event-title = Un titre a au plus { $most } lettres visibles ; dans une maison pour enfants il n’y en a pas.
refusal-event-account = Seul qui a un compte peut annoncer un événement ; donnez-vous d’abord une clé.
refusal-too-many-events = Au plus { $most } événements d’une même personne peuvent être annoncés à la fois.
refusal-no-such-event = Cet événement n’existe pas.
refusal-no-such-round = Cette ronde ou cette table n’existe pas dans cet événement.
refusal-no-such-entrant = Personne ne s’appelle ainsi dans cet événement.
refusal-entries-closed = Les inscriptions sont closes. Vous pourrez peut-être arriver plus tard, quand il aura commencé.
refusal-event-full = Il n’y a plus de place : au plus { $most } personnes peuvent participer.
refusal-event-too-often = Trop d’allées et venues de votre part dans cet événement pour revenir encore.
refusal-event-busy = Il se passe trop de choses dans cet événement ; réessayez.
refusal-event-not-now = Cela ne peut pas se faire maintenant dans cet événement : { $reason }.
refusal-event-not-over = Cela se montre quand l’événement est fini.
refusal-event-hidden = Cette donne se joue encore à d’autres tables : elle reste cachée jusqu’à ce que toutes l’aient jouée.
refusal-event-once = Une table d’un événement se joue une seule fois.
refusal-no-cross-table = Il y a une grille croisée pour les événements joués en rondes, jusqu’à { $most } personnes.
refusal-no-late-entry = Vous ne pouvez pas rejoindre cet événement maintenant.
refusal-no-more-deals = Vous avez commencé toutes les donnes de cet événement, ou son temps est écoulé.
refusal-not-entered = Vous ne participez pas à cet événement.
refusal-not-organiser = Seul qui organise l’événement peut le faire.
data-events = les soirées et tournois où vous êtes entré, et comment leurs journaux vous appellent.
data-page-games-events = Les soirées et tournois sont gardés. Leurs journaux vous désignent par un numéro ; que c’est vous s’oublie quand vous supprimez votre compte.
news-round = Votre table de l’événement est prête.

## Cercles

page-nav-circles = Cercles
page-circle-none = Pas encore de cercle
    .more = Un cercle est un groupe qui joue ensemble : des amis, un club, une classe. Ouvrez-en un et invitez par un lien ; un nom suffit pour entrer.
page-circle-new = Ouvrir un cercle
    .name = Son nom
    .go = Ouvrir
page-circle-members = { $count ->
    [one] Un membre
   *[other] { $count } membres
  }
page-circle-kept-by = tenu par { $names }
page-circle-role-keeper = responsable
page-circle-you = vous
page-circle-next = Prochaine soirée : { $when }
page-circle-next-none = Aucune soirée prévue
page-circle-lost = Ce cercle est introuvable
    .more = Il a été fermé, vous n’en êtes pas membre, ou le lien est ancien. Demandez un nouveau lien à un responsable.
page-circle-join = { $name } vous invite
    .more = Un cercle joue ensemble : ses membres voient les noms des autres et qui vient à une soirée.
    .name = Comment voulez-vous qu’on vous appelle ?
    .go = Entrer
    .no = Pas maintenant
page-circle-invite = Inviter
    .how = Qui a ce lien peut entrer ; un nom suffit. Envoyez-le ou faites-le scanner.
    .label = Le lien du cercle
    .renew = Faire un nouveau lien
    .renewed = Le lien est nouveau ; l’ancien ne mène plus nulle part.
page-circle-calendar = Agenda
    .how = Abonnez votre agenda à cette adresse : elle suit ce qui est prévu. L’adresse n’est qu’à vous ; ne la donnez pas.
    .label = Adresse de votre agenda
    .renew = Faire une nouvelle adresse
    .renewed = L’adresse est nouvelle ; donnez-la à votre agenda.
page-circle-more = Plus
page-circle-rename = Renommer
    .go = Garder ce nom
page-circle-leave = Quitter le cercle
    .sure = Quitter ce cercle ? Pour revenir il vous faudra son lien.
page-circle-end = Fermer le cercle
    .sure = Fermer ce cercle pour tous ? Membres et soirées disparaissent pour de bon ; les parties jouées restent.
page-circle-evening = Prochaine soirée
    .now = La soirée a lieu
page-circle-evening-none = Aucune soirée n’est prévue.
    .keeper = Prévoyez-en une : tous la voient ici et dans leur agenda.
    .member = Un responsable du cercle prévoit la prochaine.
page-circle-later = Soirées suivantes
page-circle-past = Soirées passées
page-circle-past-in = { $count ->
    [0] Personne n’en était
    [one] Une personne en était
   *[other] { $count } en étaient
  }
page-circle-are-you = En êtes-vous ?
page-circle-in = J’en suis
    .some = { $count ->
        [one] Une personne en est
       *[other] { $count } en sont
      }
page-circle-perhaps = Peut-être
    .some = { $count ->
        [one] Une peut-être
       *[other] { $count } peut-être
      }
page-circle-out = Pas cette fois
    .some = { $count ->
        [one] Une ne vient pas
       *[other] { $count } ne viennent pas
      }
page-circle-nobody-in = Personne ne s’est encore annoncé.
page-circle-plan = Prévoir une soirée
    .day = Jour
    .time = Heure
    .games = Jeux, si vous le savez déjà
    .note = Un mot à ce sujet, si vous voulez
    .go = Prévoir
    .now = Maintenant
    .change = Garder ce changement
page-circle-change = Modifier
page-circle-off = Annuler
    .sure = Annuler cette soirée ? Elle disparaît, avec toutes les réponses.
page-circle-mine = Votre table est prête.
    .go = À votre table
page-circle-round = Tour { $number }
page-circle-round-table = Table { $number }
page-circle-round-bot = un robot
page-circle-round-turn = À { $names } de jouer
page-circle-state-opening = s’ouvre
page-circle-state-open = s’ouvre
page-circle-state-playing = joue
page-circle-state-over = finie
page-circle-state-closed = fermée
page-circle-round-watch = Regarder
page-circle-open = Ouvrir les tables
    .next = Tour suivant
    .what = Tous ceux qui en sont et n’ont pas de table reçoivent une place, avec d’autres qu’avant ; des robots complètent. Qui joue encore sera placé au tour d’après.
    .free = { $count ->
        [0] Tous ceux qui en sont ont une table.
        [one] Une personne qui en est n’a pas de table.
       *[other] { $count } qui en sont n’ont pas de table.
      }
    .nobody = Personne n’a encore dit en être : qui choisit « J’en suis » reçoit une place.
    .company = Compagnie
    .company-new = une autre qu’avant
    .company-again = la même, en revanche
    .game = Jeu
    .seats = Places par table
    .pace = Rythme
page-circle-waiting = Ici, sans table
page-circle-standings = Classement
    .how = Un point pour chaque place derrière la vôtre, un demi-point pour une place partagée ; à côté, la part de ce qui pouvait être gagné.
page-circle-season = Trimestre { $quarter }, { $year }
    .which = Saison
page-circle-games = Parties
page-circle-won = Gagnées
page-circle-day = { $count ->
    [0] Personne du cercle ne l’a encore jouée.
    [one] Une personne du cercle l’a jouée.
   *[other] { $count } du cercle l’ont jouée.
  }
page-circle-daily = La donne du jour du cercle
    .what = Des cartes propres à ce cercle, les mêmes pour tous ses membres, jusqu’à minuit UTC. Un essai chacun.
page-circle-export = Tout emporter dans un fichier
page-circle-people = Membres
page-circle-make-keeper = Nommer responsable
    .sure = Faire de { $name } un responsable ? Les responsables invitent, prévoient, ouvrent les tables et peuvent retirer des membres.
page-circle-make-member = N’est plus responsable
    .sure = { $name } ne doit plus être responsable ?
page-circle-remove = Retirer
    .sure = Retirer { $name } du cercle ? Le lien changera.
refusal-no-such-circle = Il n’y a pas de tel cercle, ou son lien est ancien ; demandez-en un nouveau à un responsable.
refusal-no-such-evening = Cette soirée a été annulée.
refusal-no-such-member = Cette personne n’est plus dans le cercle.
refusal-keepers-only = Ceci est réservé aux responsables du cercle.
refusal-last-keeper = Il faut un responsable au cercle : nommez d’abord quelqu’un d’autre, ou fermez le cercle.
refusal-circle-full = Ce cercle a { $most } membres, et il n’y a pas de place pour plus.
refusal-too-many-circles = Vous êtes dans { $most } cercles, et il n’y a pas de place pour plus ; quittez-en un d’abord.
refusal-too-many-evenings = { $most } soirées sont prévues, et il n’y a pas de place pour plus ; annulez-en une d’abord.
refusal-evening-time = Une soirée commence maintenant ou d’ici un an.
refusal-evening-not-on = Les tables s’ouvrent d’une heure avant une soirée jusqu’à douze heures après son début.
refusal-round-begun = Quelqu’un a déjà ouvert ce tour ; regardez à nouveau.
refusal-too-few-in = Tous ceux qui en sont ont une table ; attendez la fin d’une partie, ou demandez qui vient.
data-circles = les cercles dont vous êtes.
data-evenings = ce que vous avez répondu aux soirées de cercles, et quand vous y étiez.
data-page-circles = Cercles
data-page-circles-kept = D’un cercle sont gardés son nom, ses membres, ses soirées, qui en est et qui était à quelle table, jusqu’à ce qu’il ferme ; ses membres voient tout cela. Vos réponses aux soirées à venir partent quand vous le quittez.
data-page-circles-here = Pendant une soirée, on garde quand vous avez regardé sa page pour la dernière fois, pour que ses responsables voient qui est là.

## Evenings and tournaments

page-event-all = Événements
    .more = Soirées et tournois, à des tables de deux à cinq. Tout le monde peut s’inscrire ; des bots complètent les tables, et chacun peut vérifier que personne n’a choisi les cartes.
page-event-announce = Annoncer un événement
page-event-none = Rien n’est annoncé.
    .more = Annoncez une soirée ou un tournoi et envoyez son adresse à qui vous voulez.
page-event-list-running = En ce moment
page-event-list-open = Inscriptions ouvertes
page-event-list-over = Terminés
page-event-missing = Cet événement n’existe pas.
    .more = L’adresse n’a peut-être pas été copiée en entier.
page-event-format = Formule
page-event-format-swiss = Système suisse
    .explanation = À chaque ronde, vous rencontrez des gens classés près de vous.
page-event-format-round-robin = Toutes rondes
    .explanation = Chacun rencontre chacun aussi souvent, de chaque place. Jusqu’à 60 personnes.
page-event-format-evening = Soirée
    .explanation = Une nouvelle compagnie à chaque ronde ; on va et vient comme on veut.
page-event-format-arena = Arène
    .explanation = Pendant une heure, qui est libre rejoue aussitôt.
page-event-format-knock-out = Élimination
    .explanation = La moitié de chaque table continue, jusqu’à la dernière table.
page-event-format-alone = Seul contre les bots
    .explanation = Chacun joue les mêmes donnes contre les mêmes bots, quand il veut jusqu’à la fin.
page-event-tables-of = tables de { $seats }
page-event-rounds = { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
    }
page-event-deals = { $rounds ->
    [one] une donne
   *[other] { $rounds } donnes
    }
page-event-within = en { $time }
page-event-deal = Donne { $round }
page-event-deal-of = Donne { $round } sur { $rounds }
page-event-how-many-deals = Donnes
page-event-alone-time = Temps pour toutes les donnes
    .hour = une heure
    .day = un jour
    .week = une semaine
page-event-alone-bots = Tous jouent contre
page-event-alone-begin = Commencer la donne { $round }
page-event-alone-join = Jouer aussi
page-event-alone-waits = La donne { $round } sur { $rounds } vous attend.
page-event-alone-plays = Vous jouez la donne { $round } sur { $rounds }.
page-event-alone-done = Vous avez joué toutes les donnes.
page-event-alone-absent = Votre page était fermée au début. Vous pouvez jouer jusqu’à la fin.
page-event-alone-outside = Vous pouvez jouer jusqu’à la fin.
page-event-alone-told = Les résultats sont révélés quand plus personne ne peut jouer.
page-event-minutes = { $minutes } minutes
page-event-duplicate = la même donne à chaque table
    .choice = La même donne à chaque table
    .explanation = Chacun est comparé à ceux qui avaient la même place et les mêmes cartes : la chance de la donne disparaît.
page-event-title = Titre
    .hint = Soirée du jeudi
page-event-how-many = Rondes
page-event-how-long = Minutes
page-event-begins = Début
page-event-bots = Bots
    .fill = Places libres pour
page-event-entered = { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] Une personne s’est inscrite.
   *[other] { $count } personnes se sont inscrites.
    }
page-event-you-are-in = Vous êtes inscrit
page-event-round = Ronde { $round }
page-event-round-of = Ronde { $round } sur { $rounds }
page-event-running = En cours
page-event-opening = Ça va commencer
    .more = Les pages des inscrits ouvrent ce qu’elles avaient scellé. Cela prend une minute au plus.
page-event-opened = Votre page a ouvert ce qu’elle avait scellé. Les tables arrivent.
page-event-called-off = Annulé
page-event-over = Terminé
page-event-nobody = un marchand
page-event-by = annoncé par { $name }
page-event-begins-at = Début { $time }
page-event-bots-fill = Des bots complètent les tables.
page-event-enter = S’inscrire
page-event-late = Jouer dès la prochaine ronde
page-event-withdraw = Quitter l’événement
    .sure = Voulez-vous partir ? Ce que vous avez joué compte ; un bot prend votre place dès la prochaine ronde.
page-event-stay = Rester
page-event-leave-until = Jusqu’à { $time }, vous pouvez partir comme si vous n’étiez jamais venu.
page-event-your-table = Vous jouez à la table { $table }.
page-event-your-seat = vous êtes à la place { $letter }
page-event-to-table = À ma table
page-event-wait-tables = { $count ->
    [one] Votre partie est finie ; une table joue encore.
   *[other] Votre partie est finie ; { $count } tables jouent encore.
    }
page-event-wait-next = La prochaine ronde se met en place.
page-event-you-left = Vous êtes parti. Ce que vous avez joué compte.
page-event-you-removed = L’organisateur vous a retiré ; le motif est ci-dessous.
page-event-you-absent = Votre page était fermée au début. Vous pouvez jouer dès la prochaine ronde.
page-event-look-on = Vous regardez.
page-event-until = Jusqu’à { $time }
page-event-your-result = Votre résultat
page-event-place-of = { $place } sur { $count }
page-event-points-made = { $count ->
    [one] { $points } point
   *[other] { $points } points
    }
page-event-share-made = { $share } des points de comparaison
page-event-how = Comment ça se passe
page-event-how-same = Les mêmes cartes
    .more = La place A reçoit la même main à toutes les tables.
page-event-how-new = Nouvelle place, nouveaux rivaux
    .more = Après chaque ronde vous changez : une autre place, d’autres gens.
page-event-how-alone = À votre rythme
    .more = Personne ne vous attend. Venez pour la donne suivante quand vous voulez, jusqu’à la fin.
page-event-how-compared = Comparé à votre place
    .more = Un point de comparaison pour chacun qui a fait moins de la même place.
page-event-how-points = Points
    .more = Un pour chaque place derrière vous, un demi pour chaque place à égalité.
page-event-how-bots = Personne n’attend
    .more = Des bots complètent les tables, le moins possible à chacune.
page-event-entrants = Inscrits
    .none = Personne encore. Soyez le premier.
page-event-absent = absent au début
page-event-standings = Classement
    .over = Classement final
    .told = Une donne est révélée quand la dernière table l’a jouée.
    .none = La première ronde n’est pas finie.
page-event-ties-open = À départager par les points sans la chance (parties analysées : { $done } sur { $games }).
page-event-luckless = { $share } sans la chance
page-event-ties = Égalités : rencontres directes, puis les places les plus difficiles, puis les points sans la chance.
    .duplicate = Égalités : rencontres directes, puis par rapport à la moyenne.
    .alone = Égalités : par rapport à la moyenne.
page-event-place = Rang
page-event-moved = Évolution depuis la ronde d’avant
page-event-player = Joueur
page-event-match-points = Points de comparaison
page-event-points = Points
page-event-mean = Contre la moyenne
page-event-played = Rondes
page-event-sum = Somme
page-event-all-lines = Tous les { $count }
page-event-all-tables = Les { $count } tables
page-event-tables = Tables
page-event-table = Table { $table }
page-event-which-round = Ronde à regarder
page-event-bot = Bot
page-event-table-playing = en jeu
page-event-table-over = finie
page-event-table-void = ne compte pas
page-event-table-left = quittée
page-event-replay = Revoir
page-event-open-hands = Ronde { $round } avec les mains ouvertes
page-event-hidden = Personne ne voit une autre table avant que cette donne soit finie partout.
page-event-cross = Grille
page-event-cross-table = table { $table }
page-event-seat = place { $letter }
page-event-seal = Personne ne choisit les donnes
page-event-seal-done = Fait.
page-event-seal-1 = La maison scelle son secret
    .more = C’était fait avant la première inscription. Son empreinte est ci-dessous.
page-event-seal-2 = Chaque inscrit en scelle un aussi
    .more = Votre appareil le fait quand vous vous inscrivez. Vous n’avez à penser à rien.
page-event-seal-3 = À { $time } tout est ouvert et mélangé
    .more = Les donnes sortent du mélange. Ni la maison ni le dernier inscrit ne peuvent les choisir.
page-event-seal-4 = Ensuite chacun peut vérifier
    .more = Un fichier contient toutes les donnes de toutes les tables.
page-event-fingerprint = Empreinte du secret de la maison
    .more = Si une seule lettre du secret changeait, cette ligne serait tout autre.
page-event-rulings = Décisions de l’organisateur
page-event-ruling-removed = Retiré
page-event-ruling-corrected = Résultat corrigé
page-event-ruling-voided = Ne compte pas
page-event-ruling-called-off = Annulé
page-event-ruling-unplayed = Pas jouée à temps
page-event-ruling-lapsed = Terminé faute de joueurs
page-event-organise = Organiser
    .more = Ce que vous faites ici figure avec son motif dans le journal de l’événement, lisible par tous.
page-event-do-remove = Retirer quelqu’un
page-event-do-correct = Corriger un résultat
page-event-do-void = Une table ne compte pas
page-event-do-call-off = Annuler l’événement
page-event-reason = Motif
page-event-woven = Une colonne par ronde, avec le motif de votre place. Aucune carte n’y paraît : vous pouvez la partager.
    .alone = Une colonne par donne, avec le motif de votre place. Aucune carte n’y paraît : vous pouvez la partager.
page-event-share = Partager l’image
page-event-check = Vérifier toutes les donnes sur cet appareil
page-event-checked = Tout concorde : { $tables ->
    [one] une table
   *[other] { $tables } tables
    }, { $shuffles } mélanges refaits sur cet appareil.
    .secret = Le secret n’est pas celui dont l’empreinte était affichée.
    .nonce = Un nombre révélé n’est pas celui qui avait été scellé.
    .seal = Le fichier a été modifié après avoir été écrit.
    .shuffle = Ronde { $round }, table { $table } : un mélange n’est pas celui qui sort du mélange commun.
page-event-file = Enregistrer toutes les parties
    .more = Un fichier avec le journal, chaque partie et chaque donne. Pour le vérifier : caravanserai verify FICHIER.
