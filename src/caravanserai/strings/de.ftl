# Every sentence a person reads, in German. The terminal and the browser use this same file.
#
# `.you` is said instead when the one who reads is the seat of the sentence; `.you-to`, `.you-path` and
# `.you-winners` when the reader is that part of it.
#
# Names of bots have no article here, and who is gone is “jemand”: so they fit in every case of a sentence.

## Names and lists

seat-name = Platz { $number }
nameless = Jemand
    .called = jemand
seat-you = Du
you = du
list-pair = { $first } und { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause }: { $sentence }

## What happens in every game

game-ended = { $count ->
    [one] Sieg ({ end-points }): { $winners }.
   *[other] Geteilter Sieg (je { end-points }): { $winners }.
  }
    .you-winners = Du gewinnst: { end-points }!

## Refusals

refusal-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht; zur Wahl stehen: { $known }.
refusal-seat-count = Ein Tisch kann nicht { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  } haben; möglich sind { $least } bis { $most }.
refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht; zur Wahl stehen: { $known }.
refusal-option-value = Die Option { $option } kann nicht „{ $value }“ sein; zur Wahl stehen: { $known }.
refusal-wrong-chance = So kann nicht gemischt worden sein.
refusal-no-such-seat = Dort sitzt niemand.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-asked = Du bist gerade nicht dran.
refusal-unreadable-move = Dieser Zug ist nicht lesbar: { $reason }.
refusal-other-question = Das beantwortet eine andere Frage als die gestellte.

## The table in a terminal

table-welcome = { $game } zu { $seats }. Du spielst gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
  } ({ $bot }); Startwert { $seed }.
table-option = Option: { $name } – { $value }.
table-turn = Runde { $turn }
table-commands = ? Regel · h Hilfe · b Spielplan · log Verlauf · q aufstehen
table-help =
    ?          die Klausel der Regeln, um die es gerade geht
    ? { $clause }    diese Klausel
    b          den Spielplan noch einmal zeigen
    log        was bisher geschehen ist
    q          den Tisch verlassen (Strg-D geht auch)
table-more = Weiter mit der Eingabetaste.
table-log-empty = Noch ist nichts geschehen.
table-left = Du verlässt den Tisch. Bis zum nächsten Mal!
table-kept = Die Aufzeichnung liegt in { $file }; ansehen mit: caravanserai replay { $file }
table-not-numbers = „{ $words }“ ist hier keine Antwort: Gib Zahlen ein, oder h für Hilfe.
table-no-such-choice = { $number } steht nicht zur Wahl; gib eine Zahl von { $least } bis { $most } ein.

## A game without a drawing of its own, in a terminal

any-turn = Runde { $turn } von { $turns }
any-zone = { $zone }: { $what }
any-shown = Aufgedeckt in Runde { $turn }: { $tiles }
any-head-player = Spieler
any-head-points = Punkte
any-head-rank = Rang
any-sheet = Endstand
any-help = { $most ->
    [one] Gib 1 ein.
   *[other] Gib die Nummer einer Antwort ein, von 1 bis { $most }.
  }

## The command line

cli-file-missing = Die Datei { $file } gibt es nicht; prüfe den Pfad.
cli-file-directory = { $file } ist ein Ordner; nenne eine Datei darin.
cli-file-denied = Du darfst { $file } nicht lesen oder schreiben; prüfe die Rechte.
cli-file-failed = { $file } lässt sich nicht verwenden ({ $reason }); wähle eine andere Datei.
cli-file-large = { $file } ist zu groß für eine solche Datei; wähle eine andere.
cli-file-not-text = { $file } ist keine Textdatei in UTF-8; wähle eine andere Datei.
cli-file-exists = { $file } ist schon da und wird nicht überschrieben; wähle einen anderen Namen.
cli-folder-missing = Den Ordner für { $file } gibt es nicht; lege ihn erst an, oder wähle einen anderen Pfad.
cli-bad-edition = { $reason } – berichtige die Datei der Ausgabe, oder spiele ohne --edition.
cli-bad-record = { $file } lässt sich nicht wiedergeben ({ $reason }); wähle eine andere Aufzeichnung.
cli-bad-record-step = { $file } stimmt in Schritt { $step } nicht ({ $reason }); bitte um die ursprüngliche Aufzeichnung.
cli-bad-event = { $file } ist nicht das Turnier, das gespielt wurde ({ $reason }); bitte um die ursprüngliche Datei.
cli-record-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
cli-unknown-clause = Eine Klausel „{ $clause }“ gibt es nicht; sie gehen von { $first } bis { $last }.
cli-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
cli-unknown-language = Die Sprache „{ $lang }“ gibt es hier nicht; zur Wahl stehen: { $known }.
cli-option-form = „{ $given }“ ist keine Option; schreibe --option Name=Wert, mit einem dieser Namen: { $known }.
cli-not-a-number = „{ $given }“ ist keine ganze Zahl; schreibe sie mit Ziffern.
cli-name-empty = Ein Name hat 1 bis { $most } Buchstaben; wähle ein anderes --name.
cli-no-such-option = Die Option { $option } gibt es nicht; siehe --help.
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht; zur Wahl stehen: { $known }.
cli-missing = { $name } fehlt; siehe --help.
cli-no-value = Nach { $option } muss ein Wert stehen; siehe --help.
cli-extra = „{ $given }“ ist ein Argument zu viel; siehe --help.
cli-usage = { $reason }

## Help

help-house = Drei Marktspiele, in denen alle geheim und zugleich wählen.
help-version = Die Version zeigen und enden.
help-version-json = Mit --version: als JSON, mit den Versionen der Regeln.
help-options = Optionen
help-commands = Befehle
help-arguments = Argumente
help-default = [Vorgabe: { $value }]
help-required = [nötig]
help-help = Diese Hilfe zeigen und enden.
help-lang = Die Sprache: en, de, es, fr oder ko.
help-game = Welches Spiel: { $known }.
help-play = Sich in diesem Terminal an einen Tisch setzen, gegen Bots.
help-play-seats = Wie viele Plätze, deiner eingeschlossen.
help-play-bots = Welche Bots: { $known }.
help-play-seed = Gleicher Startwert und gleiche Antworten geben die gleiche Partie.
help-play-edition = Daten des Spielmaterials anstelle der Standardausgabe.
help-play-option = Eine Option des Tisches als Name=Wert; mehrmals möglich.
help-play-name = Dein Name, für den Punktestand und die Aufzeichnung.
help-play-record = Die Partie in dieser Datei aufheben, die es noch nicht geben darf.
help-replay = Eine aufgezeichnete Partie noch einmal erzählen, Runde für Runde, und sie prüfen.
help-replay-file = Eine Aufzeichnung, wie play --record sie schreibt.
help-rules = Die Regeln eines Spiels zeigen, oder eine Klausel daraus.
help-rules-clause = Nur diese Klausel, etwa KH-26.

## Refusals at the table

refusal-no-such-table = Diesen Tisch gibt es nicht; prüfe den Link.
refusal-too-many-tables = Du kannst höchstens { $most } zugleich offen haben: Schließe erst einen Tisch, oder spiele ihn zu Ende.
refusal-bad-nonce = Ein Anteil am Zufall besteht aus 16 bis 64 Buchstaben und Ziffern.
refusal-bad-nonce-hash = Der Hash eines Anteils am Zufall besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
refusal-bad-offline-game = Dieses Spiel kann nicht angenommen werden: { $reason }.
refusal-offline-other-rules = Dieses Spiel wurde nach einer anderen Fassung der Regeln gespielt, als dieses Haus sie hat, und kann hier nicht nachgespielt werden. Es bleibt auf deinem Gerät.
refusal-rated-setting = Ein gewerteter Tisch hat die Standardausgabe, eine Uhr, keine Tipps, und niemand springt für einen Bot ein.
refusal-rated-account = Gewertete Tische sind für Konten: Lege ein Passwort oder einen Passkey an, dann zählt die Partie für dich.
refusal-other-nonce = Das ist nicht der Anteil, dessen Hash du beim Hinsetzen angegeben hast.
refusal-nonce-early = Die Anteile werden geöffnet, sobald alle sitzen.
refusal-nonce-late = Die Anteile sind schon offen: Dieser zählt nicht mehr.
refusal-old-page = Diese Seite ist älter als das Haus: Lade sie neu. Programme geben den Hash eines Anteils an, wie docs/fair-cards.md es sagt.
refusal-only-at-tables = Wer sich ein Gerät teilt, spielt dort nur an Tischen; hierfür braucht es ein eigenes Gerät.
refusal-table-starting = Die Partie beginnt gleich: Warte ein paar Sekunden.
refusal-bad-edition = Diese Ausgabe lässt sich nicht verwenden: { $reason }.
refusal-bot-seat = An einem Tisch zu { $seats } gibt es keinen Platz { $seat } für einen Bot; der erste ist 0.
refusal-no-seat-for-people = Lass mindestens einen Platz für einen Menschen frei.
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
refusal-bot-not-here = „{ $bot }“ gibt es nur, wo er sich als stärker als alle anderen erwiesen hat, und nicht an einem solchen Tisch; zur Wahl stehen: { $known }.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-no-free-seat = Kein Platz ist frei.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-guest-seated = Dein Freund sitzt schon an diesem Tisch.
refusal-nobody-left = Niemand hat diesen Platz verlassen, oder du spielst hier nicht mit.
refusal-nobody-seated = An diesem Tisch sitzt noch niemand.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-not-host = Das kann nur der Gastgeber des Tisches.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-table-started = Die Partie hat begonnen.
refusal-table-closed = Dieser Tisch wurde geschlossen.
refusal-table-damaged = Die Aufzeichnung dieses Tisches ist beschädigt, darum lässt er sich nicht öffnen; andere Tische sind nicht betroffen. Wer das Haus betreibt, weiß Bescheid und kann ihn vielleicht aus einer Sicherung zurückholen.
refusal-table-old-rules = Diese Partie begann unter älteren Regeln und wäre unter den heutigen nicht möglich, darum kann sie hier nicht weitergehen. Wer das Haus betreibt, weiß Bescheid.
refusal-too-many-changes = Du hast zu oft geändert (die Grenze ist { $most }); deine letzte Wahl gilt.
refusal-too-busy = Gerade werden viele alte Partien nachgeschlagen; versuche es gleich noch einmal.
refusal-too-many-lookups = Du schlägst schon { $most } alte Partien nach; warte, bis sie da sind, und versuche es dann noch einmal.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-your-ask = Diese Frage gilt einem anderen Platz.
refusal-stale-ask = Diese Frage ist beantwortet; die Partie ist weitergegangen.
refusal-price-passed = Der Preis war schon vorbei, als deine Antwort ankam; nichts hat sich geändert.
refusal-no-orders = Dieses Spiel kennt keine Aufträge.
refusal-orders-live = An diesem Tisch antworten alle live; Aufträge sind für Tische ohne Live-Uhr.
refusal-move-id = Ein Zug braucht eine Kennung aus 1 bis { $most } sichtbaren Zeichen.
refusal-busy = An diesem Tisch geschieht gerade vieles zugleich; versuche es noch einmal.
refusal-not-saved = Das ließ sich nicht speichern, also hat sich nichts geändert; versuche es gleich noch einmal.
refusal-house-updating = Das Haus wird gerade erneuert und kann das noch nicht überall; versuche es in einer Minute noch einmal. Nichts hat sich geändert.
refusal-server-stopping = Das Haus schließt für einen Augenblick; deine Partie bleibt erhalten.
refusal-chat-empty = In dieser Nachricht steht nichts.
refusal-chat-too-long = Sag es in höchstens { $most } Zeichen.
refusal-chat-too-fast = Du schreibst zu schnell; warte ein wenig.

## Refusals at the door

refusal-no-person = Das Haus kennt dich noch nicht; gib dir erst einen Namen.
refusal-name-length = Ein Name hat 1 bis { $most } Zeichen.
refusal-name-letters = Ein Name braucht einen Buchstaben oder eine Ziffer, und nichts Unsichtbares.
refusal-return-link-dead = { $days ->
    [one] Dieser Link wurde schon benutzt oder ist älter als einen Tag; hol dir auf deinem anderen Gerät einen neuen.
   *[other] Dieser Link wurde schon benutzt oder ist älter als { $days } Tage; hol dir auf deinem anderen Gerät einen neuen.
  }
refusal-other-person = Dieser Browser gehört jemand anderem, und nichts wurde geändert. Soll er { $name } gehören, öffne den Link noch einmal und bestätige es.
refusal-name-from-list = In diesem Haus wählt man Namen aus einer Liste.
refusal-name-not-yours = So heißt du hier nicht. Gib den Namen genau so ein, wie er dasteht, dann wird alles von dir gelöscht.
refusal-phrases-only = In diesem Haus schreibt am Tisch niemand frei: Wähle einen der Sätze.
refusal-standard-only = In diesem Haus spielt man mit den Ausgaben des Hauses.
refusal-not-named = Wer keinen Namen im Haus hat, kann in Daten für die Forschung nicht genannt werden, und in einem Haus für Kinder wird es niemand.
refusal-presence-public = In diesem Haus erfahren Fremde nicht, wer da ist.
refusal-profile-public = In diesem Haus sehen Fremde von niemandem die Seite.
refusal-too-many-guests = Von deiner Adresse kamen zu viele Gäste; versuche es später noch einmal.
refusal-tables-too-fast = Du hast in kurzer Zeit viele Tische eröffnet; warte ein paar Minuten bis zum nächsten.
refusal-too-many-sockets = Du hast zu viele Verbindungen offen (die Grenze ist { $most }); schließe erst eine.
refusal-too-fast = Das war zu schnell; warte ein wenig.
refusal-too-many-handshakes = Du hast dich zu oft verbunden; warte eine Minute.
refusal-too-many-connections = Zu viele Verbindungen sind offen; schließe einige, oder versuche es später noch einmal.
refusal-request-too-slow = Diese Anfrage kam zu langsam an; versuche es noch einmal.
refusal-headers-too-large = Der Kopf dieser Anfrage ist zu lang.
refusal-wrong-token = Diese Zahlen sieht nur, wer das Token hat.
refusal-name-marks = In einem Namen hat ein Buchstabe höchstens { $most } Zusatzzeichen.
refusal-wrong-host = Aus der Adresse in dieser Anfrage (Host) lässt sich kein Link machen.
refusal-wrong-origin = Das kommt von einer Seite, die nicht zum Haus gehört.
refusal-body-too-large = Das ist zu viel auf einmal.
refusal-message-too-large = Eine Nachricht hat höchstens { $most } Bytes.
refusal-not-json = Sende das als JSON.
refusal-unreadable-body = Das ist nicht lesbar: { $reason }.
refusal-unreadable-message = Diese Nachricht ist nicht lesbar: { $reason }.
refusal-bad-request = Diese Anfrage ist nicht verständlich; die Seite der API sagt, wie sie lautet.
refusal-no-such-page = An dieser Adresse ist nichts.
refusal-no-such-rulebook = Diese Regeln gibt es nicht.
refusal-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
refusal-broken = Im Haus ist etwas kaputtgegangen. Sein Protokoll sagt was, unter { $id }.

## Refusals about accounts

refusal-handle-length = Ein Name im Haus hat { $fewest } bis { $most } Zeichen.
refusal-handle-letters = Ein Name im Haus hat Buchstaben und Ziffern; dazwischen dürfen Bindestrich, Punkt oder Unterstrich stehen.
refusal-handle-mixed = Dieser Name mischt Schriften, deren Buchstaben sich gleichen; nimm nur eine davon.
refusal-handle-taken = „{ $handle }“ ist vergeben oder sieht einem vergebenen Namen ähnlich; wähle einen anderen.
refusal-handle-soon = { $days ->
    [one] Nach dem ersten Mal lässt sich der Name im Haus einmal am Tag ändern; dafür ist es zu früh.
   *[other] Nach dem ersten Mal lässt sich der Name im Haus alle { $days } Tage ändern; dafür ist es zu früh.
  }
refusal-handle-needed = Zu einem Passwort gehört ein Name im Haus; wähle einen.
refusal-key-first = Einen Namen im Haus bekommt, wer einen Schlüssel hat; lege erst einen an.
refusal-password-short = { $fewest ->
    [one] Ein Passwort braucht mindestens einen Buchstaben.
   *[other] Ein Passwort braucht mindestens { $fewest } Buchstaben; ein kurzer Satz ist gut.
  }
refusal-password-long = { $most ->
    [one] Ein Passwort hat höchstens einen Buchstaben.
   *[other] Ein Passwort hat höchstens { $most } Buchstaben.
  }
refusal-password-plain = Das ist zu leicht zu erraten: immer wieder dasselbe, oder eine Reihe wie 123456789012. Besser ist ein kurzer Satz.
refusal-wrong-key = Das passt nicht. Sieh dir Namen und Passwort noch einmal an; nichts wurde geändert.
refusal-wrong-password = Das ist nicht dein Passwort; nichts wurde geändert.
refusal-wrong-code = Dazu passt kein Code, oder er ist verbraucht; nichts wurde geändert.
refusal-passkey-needs-name = Passkeys brauchen ein Haus mit einem Namen, und dieses erreicht man über eine Nummer; nimm hier ein Passwort.
refusal-passkey-wrong = Dieser Passkey wurde nicht angenommen; nichts wurde geändert. Versuche es noch einmal, oder nimm einen anderen Schlüssel.
refusal-proof-needed = Zeige erst einen deiner Schlüssel: Was zu dir zurückführt, ändert nur, wer gerade einen gezeigt hat. Nichts wurde geändert.
refusal-oidc-off = In diesem Haus bürgt niemand für andere; nimm einen anderen Schlüssel.
refusal-oidc-away = Der Dienst, der für die Leute dieses Hauses bürgt, antwortet nicht; versuche es gleich noch einmal, oder nimm einen anderen Schlüssel.
refusal-oidc-wrong = Niemand konnte für dich bürgen; nichts wurde geändert. Fang hier noch einmal an, in diesem Browser.
refusal-oidc-denied = Du wurdest dort nicht angemeldet; nichts wurde geändert. Fang noch einmal an, oder nimm einen anderen Schlüssel.
refusal-oidc-old = Du warst dort schon angemeldet, das ist kein frischer Beweis; melde dich dort ab und versuche es noch einmal, oder zeige einen anderen Schlüssel.
refusal-oidc-taken = Dieser Schlüssel gehört schon jemand anderem; nichts wurde geändert. Melde dich damit an, wenn du das bist.
refusal-mail-off = Dieses Haus verschickt keine E-Mails; nimm einen gedruckten Code oder ein anderes Gerät.
refusal-mail-wrong = An diese Adresse lässt sich nichts schicken; sieh sie dir noch einmal an.
refusal-mail-taken = Diese Adresse führt schon zu jemand anderem zurück; nimm sie erst dort weg.
refusal-mail-link-dead = Dieser Link wurde benutzt oder ist älter als eine halbe Stunde; hol dir einen neuen.
refusal-mail-busy = Zu viele E-Mails warten auf den Versand; versuche es in ein paar Minuten noch einmal.
refusal-mail-first = Gib erst eine E-Mail-Adresse an, unter „Zurück per E-Mail“.
refusal-address-not-public = Neuigkeiten gehen nur an öffentliche Adressen: https, der übliche Port, kein Benutzer in der Adresse.
refusal-no-such-zone = Diese Zeitzone ist nicht bekannt.
refusal-not-a-browser = Das ist nicht, was ein Browser beim Abonnieren angibt.
refusal-too-many-channels = { $most ->
    [one] Neuigkeiten gehen an höchstens einen Ort; nimm ihn erst weg.
   *[other] Neuigkeiten gehen an höchstens { $most } Orte; nimm erst einen weg.
  }
refusal-no-such-channel = Dorthin gehen keine Neuigkeiten mehr.
refusal-too-many-letters = So viele E-Mails werden nicht verschickt; warte eine Stunde, oder nimm einen anderen Schlüssel.
refusal-last-key = Das ist dein einziger Schlüssel: Ohne ihn führen nur angemeldete Geräte und gedruckte Codes zu dir zurück.
refusal-no-key-yet = Du hast noch keinen Schlüssel: Wer sich hier abmeldet, kann nicht zurückkommen. Lege erst einen an.
refusal-too-many-keys = { $most ->
    [one] Du kannst nur einen Schlüssel haben; entferne ihn erst.
   *[other] Du hast { $most } Schlüssel, mehr gehen nicht; entferne erst einen.
  }
refusal-guest-of-somebody = Was du hier getan hast, gehört jetzt zu einem Konto; melde dich dort an, um es zu ändern oder zu löschen.
refusal-no-such-key = Diesen Schlüssel gibt es nicht mehr.
refusal-no-such-device = Dieses Gerät ist nicht mehr angemeldet.
refusal-too-many-attempts = Das waren zu viele Versuche; warte ein paar Minuten, oder nimm einen anderen Schlüssel.
refusal-keys-busy = Gerade melden sich viele an; versuche es noch einmal.
refusal-already-friends = Ihr seid schon Freunde.
refusal-own-friend = Das bist du; frag jemand anderen.
refusal-no-such-friend = Unter diesem Namen ist niemand mehr da.
refusal-nobody-there = Dort sitzt kein Mensch.
refusal-too-many-asked = Du hast { $most } Leute gefragt, die noch nicht geantwortet haben; nimm erst eine Anfrage zurück.
refusal-too-many-blocked = Du hast { $most } Leute gesperrt, mehr gehen nicht; hebe erst eine Sperre auf.
refusal-too-many-friends = Du hast { $most } Freunde, mehr gehen nicht; entferne erst einen.
refusal-no-such-profile = Diese Seite ist privat, oder niemand hat diesen Namen.
refusal-note-too-long = Eine Notiz hat höchstens { $most } Buchstaben.
refusal-too-many-notes = Du hast Sterne und Notizen zu { $most } Partien, mehr gehen nicht; entferne erst welche.
refusal-banned = { $days ->
    [0] Dieses Haus ist für dich geschlossen. Die Seite „Mitteilungen“ sagt warum, und du kannst dort einmal antworten.
    [one] Dieses Haus ist für dich noch einen Tag geschlossen. Die Seite „Mitteilungen“ sagt warum, und du kannst dort einmal antworten.
   *[other] Dieses Haus ist für dich noch { $days } Tage geschlossen. Die Seite „Mitteilungen“ sagt warum, und du kannst dort einmal antworten.
  }
refusal-muted = { $days ->
    [0] Du kannst hier nur die festen Sätze verwenden. Die Seite „Mitteilungen“ sagt warum.
    [one] Du kannst noch einen Tag lang nur die festen Sätze verwenden. Die Seite „Mitteilungen“ sagt warum.
   *[other] Du kannst noch { $days } Tage lang nur die festen Sätze verwenden. Die Seite „Mitteilungen“ sagt warum.
  }
refusal-name-given = { $days ->
    [0] Diesen Namen hat dir die Moderation gegeben; er bleibt.
    [one] Diesen Namen hat dir die Moderation gegeben; morgen kannst du einen anderen wählen.
   *[other] Diesen Namen hat dir die Moderation gegeben; in { $days } Tagen kannst du einen anderen wählen.
  }
refusal-not-moderator = Das ist der Moderation des Hauses vorbehalten.
refusal-own-report = Das bist du; niemand meldet sich selbst.
refusal-no-such-report = Über diese Meldung ist entschieden, oder sie ist nicht deine Sache.
refusal-no-such-notice = Hier gibt es nichts zu beantworten.
refusal-answered-already = Du hast schon geantwortet; wer das Haus betreibt, liest es.
refusal-text-empty = Schreib erst etwas.
refusal-text-too-long = { $most ->
    [one] Hier passt höchstens ein Buchstabe hin.
   *[other] Hier passen höchstens { $most } Buchstaben hin.
  }
refusal-too-many-reports = Du hast in einer Stunde viel gemeldet; warte eine Weile. Wenn es eilt, verlass den Tisch und sperre die Person.
refusal-reports-full = Es warten mehr Meldungen, als die Moderation lesen kann; versuche es morgen noch einmal, und sperre, wer dich stört.

## What happens at a table

table-seat-taken = { $name } setzt sich.
table-bot-seated = Ein Bot setzt sich: { $bot }.
table-seat-left = { $name } geht.
table-seat-kept = { $kept ->
    [yes] Ein Platz wird für jemanden freigehalten.
   *[no] Ein Platz wird nicht mehr freigehalten.
  }
table-nonces-fixed = Alle sind da, und das Mischen steht fest ({ $hashes }).
table-nonce-opened = { $seat } hat den eigenen Anteil geöffnet.
    .you = Du hast deinen Anteil geöffnet.
table-game-began = Die Partie beginnt.
    .without = Die Partie beginnt ohne den Anteil von { $names }: Er wurde nicht rechtzeitig geöffnet.
table-order-given = { $kind ->
    [none] Du nimmst deinen Auftrag zurück.
   *[some] Du hinterlässt einen Auftrag.
  }
table-order-lapsed = Dein Auftrag ist verfallen.
table-bot-took-over = { $because ->
    [clock] { $seat } hat zweimal die Zeit überschritten: Bis zur Rückkehr spielt ein Bot.
   *[left] Ein Bot spielt weiter für { $seat }.
  }
    .you = { $because ->
    [clock] Deine Zeit ist zweimal abgelaufen: Ein Bot spielt, bis du zurück bist.
   *[left] Ein Bot spielt für dich weiter.
  }
table-leave-released = { $seat } hat nichts dagegen, dass { $name } gegangen ist.
    .you = Du hast nichts dagegen, dass { $name } gegangen ist.
table-player-returned = { $name } spielt wieder mit.
table-bot-asked = { $seat } bittet um einen Bot. Schon lange ohne Antwort: { $asleep }.
    .you = Du bittest um einen Bot. Schon lange ohne Antwort: { $asleep }.
table-bot-allowed = { $yes ->
    [yes] { $seat } ist mit dem Bot einverstanden.
   *[no] { $seat } möchte dort keinen Bot.
  }
    .you = { $yes ->
    [yes] Du bist mit dem Bot einverstanden.
   *[no] Du möchtest dort keinen Bot.
  }
table-bot-ask-ended = { $because ->
    [no] Der Tisch wartet weiter.
    [gone] Die Antwort ist da: Es braucht keinen Bot.
   *[time] Nicht alle haben dem Bot rechtzeitig zugestimmt.
  }
table-seat-covered = { $seat } hat lange nicht geantwortet: Bis zur Rückkehr spielt ein Bot.
    .you = Du hast lange nicht geantwortet: Ein Bot spielt, bis du zurück bist.
table-holiday-began = { $seat } hat Urlaub bis { $date }.
    .you = Du hast Urlaub bis { $date }.
table-pause-answered = { $yes ->
    [yes] { $seat } ist bereit, auf { $name } zu warten.
   *[no] { $seat } möchte nicht auf { $name } warten: Die Uhr läuft weiter.
  }
    .you = { $yes ->
    [yes] Du bist bereit, auf { $name } zu warten.
   *[no] Du möchtest nicht auf { $name } warten: Die Uhr läuft weiter.
  }
table-holiday-over = { $seat } ist aus dem Urlaub zurück.
    .you = Du bist aus dem Urlaub zurück.
table-seat-taken-over = { $name } spielt für einen Bot weiter.
table-seat-wished = { $name } möchte für einen Bot weiterspielen.
table-wish-answered = { $yes ->
    [yes] { $seat } stimmt zu.
   *[no] { $seat } stimmt nicht zu.
  }
    .you = { $yes ->
    [yes] Du stimmst zu.
   *[no] Du stimmst nicht zu.
  }
table-wish-ended = { $because ->
    [no] { $name } sieht weiter zu.
    [time] Nicht alle haben rechtzeitig zugestimmt: { $name } sieht weiter zu.
   *[gone] { $name } möchte den Platz nicht mehr.
  }
table-clock-answered = { $seat } hat die Zeit überschritten: Diese Antwort gab ein Bot.
    .you = Deine Zeit ist abgelaufen: Diese Antwort gab ein Bot.
table-server-resumed = { $seconds ->
    [one] Das Haus war eine Sekunde lang geschlossen; die Uhren standen still.
   *[other] Das Haus war { $seconds } Sekunden lang geschlossen; die Uhren standen still.
  }
table-rules-corrected = Seit dem Beginn der Partie hat das Haus die Regeln dieses Spiels berichtigt; sie geht nach den neuen weiter.
table-secret-shown = Das Geheimnis dieses Tisches ist offen: Jetzt lässt sich jedes Mischen prüfen.
table-closed = Der Tisch wurde geschlossen.
table-rematch-opened = Ein Tisch für die Revanche ist offen.

## Good-byes

bye-server-stopping = Das Haus schließt für einen Augenblick; deine Partie bleibt erhalten, und du wirst wieder verbunden.
bye-elsewhere = Dieser Rechner des Hauses schließt; du wirst mit einem anderen verbunden, und die Partie geht weiter.
bye-signed-out = Dieses Gerät wurde abgemeldet.
bye-too-slow = Deine Verbindung kam nicht mehr mit; du wirst wieder verbunden.
bye-flood = Von dir kamen zu viele Nachrichten; warte ein wenig, bevor du dich wieder verbindest.
bye-message-too-large = Eine Nachricht von dir war zu groß.

## The house on the network

guest-name = Gast { $number }
safe-name = { $first }-{ $second }
safe-name-first = Dünen, Morgen, Oasen, Wüsten, Bernstein, Silber, Gold, Indigo, Safran, Kupfer, Zedern, Fluss, Mond, Sternen, Sonnen, Abend, Wind, Garten, Schnee, Seiden
safe-name-second = Kamel, Falke, Fuchs, Hase, Eule, Lerche, Schildkröte, Reiher, Otter, Igel, Panther, Gazelle, Luchs, Schwalbe, Kranich, Maus, Eichhörnchen, Delfin, Dachs, Spatz
page-title = Caravanserai
page-what = Ein offenes Haus für Marktspiele, in denen alle geheim und zugleich wählen: { $games }.
page-soon = Die Tische stehen Programmen offen. Die Seite für Menschen ist hier nicht gebaut: Das macht `make frontend`.
page-api = Wie Programme mit dem Haus sprechen
page-types = Typen
serve-open = Caravanserai ist offen unter { $address }
serve-lan = Für andere im selben Netz: eine dieser Adressen öffnen, oder die Kamera eines Telefons auf den Code richten.
serve-lan-none = Dieser Rechner hat keine Adresse, die andere erreichen könnten: Ist er in einem Netz?
serve-lan-plain = Über einfaches HTTP erlauben Browser nicht: die Seite zu installieren, offline zu spielen, Neuigkeiten, wenn niemand hinsieht, Passkeys, und Kopieren oder Teilen mit einem Druck. Alles andere geht. Wer im selben Netz ist, könnte mitlesen: Spiele mit Leuten, denen du vertraust, oder stelle HTTPS davor (docs/deploy.md).
serve-closed = Caravanserai ist geschlossen; alle Tische bleiben erhalten.
setting-wrong = { $name } kann nicht „{ $value }“ sein: { $reason }.
setting-unknown = Eine Einstellung „{ $name }“ gibt es nicht ({ $file }); es gibt: { $known }.
setting-file = Die Einstellungen in { $file } sind nicht lesbar: { $reason }.
setting-not-an-address = „{ $value }“ ist keine Adresse einer Website; schreibe sie wie https://games.example.org.
setting-not-a-port = „{ $value }“ ist kein Rechner mit Port; schreibe es wie 127.0.0.1:9100.
setting-not-a-server = { $name } ist keine Adresse eines Servers; schreibe sie als SCHEMA://BENUTZER:PASSWORT@RECHNER:PORT, und die Zeichen @ : / ? # [ ] % eines Passworts als %40, %3A, %2F, %3F, %23, %5B, %5D, %25.
data-in-use = Ein anderer Server benutzt { $folder }; halte ihn an, oder wähle mit --data einen anderen Ordner.
data-failed = { $folder } taugt nicht für die Daten des Hauses: { $reason }.
setting-valkey-alone = Valkey trägt Neues zwischen den Knoten eines Hauses, die sich eine Datenbank teilen: Gib auch --database an.
setting-needs = --{ $name } braucht auch --{ $other }.
extra-missing = --{ $name } braucht { $library }; installiere Caravanserai mit dem Extra „{ $extra }“.
secret-failed = In { $file } ist kein Geheimnis: { $reason }.
wrong-key = Dieses Haus hat einen anderen Schlüssel; gib jedem Knoten dasselbe --key-file.
cluster-missing = Ein Haus aus mehreren Rechnern braucht { $library }; installiere Caravanserai mit dem Extra „cluster“.
data-bad-key = { $file } ist kein Schlüssel dieses Hauses; stelle ihn wieder her, oder entferne ihn, und alle Gäste fangen neu an.
key-file-wrong = In { $file } ist kein Schlüssel: Nötig sind 32 Bytes. Nimm ihn von einem anderen Knoten oder aus einer Sicherung; für ein neues Haus macht `head -c 32 /dev/urandom` einen.
key-file-missing = Den Schlüssel { $file } gibt es nicht; nenne seine Datei mit --key-file. Er ist auf jedem Knoten und in jeder Sicherung derselbe; für ein neues Haus macht `head -c 32 /dev/urandom` einen.
cannot-listen = Das Haus kann unter { $host }, Port { $port } nicht öffnen: { $reason }; wähle mit --host oder --port etwas anderes.
help-serve = Das Haus öffnen: im Browser spielen, allein oder mit anderen.
help-serve-config = Eine TOML-Datei mit Einstellungen, benannt wie die Optionen hier. Optionen gehen vor CARAVANSERAI_…-Variablen, diese vor der Datei.
help-serve-host = Die Adresse, an der das Haus lauscht; 0.0.0.0 sind alle Adressen dieses Rechners.
help-serve-port = Der Port; 0 nimmt irgendeinen freien.
help-serve-lan = Für einen Tisch zu Hause: an allen Adressen dieses Rechners lauschen, und jede mit einem QR-Code zeigen.
help-serve-data = Der Ordner für alles, was bleiben muss; sonst der Datenordner des Benutzers.
help-serve-database = Die Adresse eines PostgreSQL anstelle einer Datei, für ein Haus aus mehreren Rechnern.
help-serve-valkey = Die Adresse des Valkey, das zwischen den Knoten eines solchen Hauses Neues trägt.
help-serve-key-file = Der Schlüssel des Hauses, 32 Bytes, für jeden Knoten derselbe; sonst einer im Datenordner.
help-serve-drain-seconds = Sekunden, in denen ein Knoten, der anhalten soll, niemanden mehr einlässt, bevor alle zu einem anderen gehen.
help-serve-public-url = Wie man das Haus erreicht, etwa https://games.example.org; für Links, Cookies und die Prüfung der Herkunft.
help-serve-oidc-issuer = Ein Anbieter von OpenID Connect, der für Leute bürgt, etwa der eines Vereins, mit seiner Adresse; sonst keiner.
help-serve-oidc-client = Wie das Haus bei diesem Anbieter heißt.
help-serve-oidc-secret-file = Eine Datei mit dem Geheimnis, das sich das Haus mit diesem Anbieter teilt; oder CARAVANSERAI_OIDC_SECRET.
help-serve-oidc-secret = Das Geheimnis, das sich das Haus mit diesem Anbieter teilt.
help-serve-oidc-name = Wie dieser Anbieter auf der Seite heißt.
help-serve-smtp = Ein Mailserver mit seiner Adresse (smtp oder smtps, mit Benutzer, aber ohne Passwort), damit man per E-Mail zurückkommen kann; sonst keiner.
help-serve-smtp-password-file = Eine Datei mit dem Passwort bei diesem Mailserver; oder CARAVANSERAI_SMTP_PASSWORD.
help-serve-smtp-password = Das Passwort bei diesem Mailserver.
help-serve-mail-from = Die Adresse, von der E-Mails des Hauses kommen.
help-serve-news-inside = Neuigkeiten auch an Adressen im eigenen Netz des Hauses senden, etwa an einen Chat dort. Wer hier spielt, kann dann erreichen, was darin ist.
help-serve-origins = Andere Websites, deren Seiten das Haus benutzen dürfen, mit Kommas getrennt.
help-serve-proxies = Adressen von Proxys, denen man die Adresse eines Besuchers glaubt, mit Kommas getrennt.
help-serve-browser = Die Adresse in einem Browser öffnen, wo es eine Arbeitsfläche gibt: true oder false.
help-serve-log-level = debug, info, warning oder error.
help-serve-thinkers = Wie viele Bots zugleich nachdenken.
help-serve-bot-pause = Millisekunden, die ein Bot vor seiner Antwort höchstens wartet; 0: keine.
help-serve-tables-each = Tische, die eine Person offen haben darf.
help-serve-tables-per-hour = Tische, die eine Person in einer Stunde eröffnen darf, ein Drittel davon auf einmal; achtmal so viele von einer Adresse.
help-serve-open-hours = Stunden, nach denen ein Tisch geschlossen wird, an dem keine Partie begonnen hat; 0: nie.
help-serve-idle-days = Tage ohne Antwort, nach denen eine unfertige Partie geschlossen wird; 0: nie.
help-serve-closed-days = Tage, nach denen ein geschlossener Tisch gelöscht wird; 0: nie. Beendete Partien bleiben.
help-serve-guest-days = Tage, nach denen ein Gast ohne Tisch vergessen wird; 0: nie. Wer gespielt hat, bleibt.
help-serve-keep-devices = Tage, nach denen ein unbenutztes Gerät abgemeldet wird; 0: nie.
help-serve-keep-addresses = Stunden, nach denen eine Adresse vergessen wird, von der niemand mehr kommt; sie steht nur im Speicher.
help-serve-keep-chat = Stunden, nach denen vergessen wird, was an einem Tisch gesagt wurde; es steht nur im Speicher. 0: mit dem Tisch.
help-serve-safe = Ein Haus für Kinder: feste Sätze statt getippter Worte, Namen aus einer Liste, keine öffentlichen Seiten: true oder false.
help-serve-body-limit = Bytes einer Anfrage, eine Ausgabe eingeschlossen.
help-serve-message-limit = Bytes einer Nachricht über einen Socket.
help-serve-requests-per-second = Anfragen einer Adresse auf Dauer; auf einmal fünfmal so viele. Dateien der Seite: achtmal so viele.
help-serve-messages-per-second = Nachrichten einer Person auf Dauer; auf einmal dreimal so viele, und achtmal so viele von einer Adresse.
help-serve-chats-per-minute = Wie oft eine Person sprechen darf.
help-serve-guests-per-hour = Neue Gäste von einer Adresse.
help-serve-sockets-each = Verbindungen einer Person zu einem Tisch.
help-serve-sockets-per-address = Verbindungen einer Adresse.
help-serve-attempts-per-hour = Versuche, sich als eine Person anzumelden; viermal so viele von einer Adresse.
help-serve-password-memory = Kibibytes Speicher, die ein einziger Versuch mit einem Passwort kostet.
help-serve-handshakes-per-minute = Neue Verbindungen einer Person zu Tischen in einer Minute; achtmal so viele von einer Adresse.
help-serve-connections = Verbindungen, die das Haus zugleich offen hat.
help-serve-connections-per-address = Dasselbe für eine Adresse; vertraute Proxys haben keine solche Grenze.
help-serve-header-seconds = Sekunden, die der Kopf einer Anfrage bis zur Ankunft brauchen darf.
help-serve-body-seconds = Sekunden, die der Inhalt einer Anfrage bis zur Ankunft brauchen darf, und die eine Verbindung verstreichen lassen darf, ohne von ihrer Antwort zu lesen.
help-serve-idle-seconds = Sekunden, die eine Verbindung nach einer Antwort ohne weitere Anfrage offen bleiben darf.
help-serve-reviews-per-hour = Analysen beendeter Partien, um die eine Person in einer Stunde bitten darf.
help-serve-metrics-listen = Eine eigene Adresse für /metrics, etwa 127.0.0.1:9100.
help-serve-metrics-token = Wer dies als „Authorization: Bearer …“ sendet, sieht /metrics an der Adresse des Hauses. Ohne Token und ohne eigene Adresse sieht niemand die Zahlen.

## The arena

help-arena = Bots viele Partien gegeneinander spielen lassen, jede Austeilung von jedem Platz aus, und zählen.
help-arena-bots = Die Bots, mit Kommas getrennt: { $known }. Sind es weniger als Plätze, kommen sie reihum wieder.
help-arena-seats = Wie viele Plätze; sonst einer für jeden Bot.
help-arena-games = Wie viele Partien mindestens; eine begonnene Austeilung wird von jedem Platz aus gespielt.
help-arena-seed = Gleicher Startwert gibt den gleichen Wettkampf.
help-arena-records = Jede Partie in diesem Ordner aufheben, der neu oder leer sein muss.
help-arena-json = Ein einziges JSON-Dokument ausgeben.
help-arena-jobs = Wie viele Prozesse spielen, sonst einer je Kern; das Ergebnis ist dasselbe.
help-arena-results = Jede Austeilung an diese Datei anhängen. Derselbe Wettkampf geht weiter, wo die Datei endet.
help-arena-report = Das Ergebnis als eigene Seite mit Bildern in diese Datei schreiben.
help-ladder = Messen, wie stark die Bots sind: jeder gegen den unter ihm, an jeder Tischgröße.
help-ladder-bots = Die Bots, vom schwächsten zum stärksten; sonst die, die Menschen angeboten werden.
help-ladder-seats = Die Tischgrößen, mit Kommas getrennt; sonst alle, die das Spiel hat.
help-ladder-games = Wie viele Partien jedes Paar an jeder Tischgröße mindestens spielt.
help-ladder-out = Die Datei für die Zahlen; sonst die, die das Haus den Leuten zeigt.
help-ladder-results = In dieser Datei bleibt jede Austeilung; die Leiter geht weiter, wo sie endet. Sonst ladder-SPIEL.jsonl.
help-ratings = Alle Bots aus den Wettkämpfen werten, die arena und ladder aufgehoben haben.
help-ratings-files = Dateien mit Ergebnissen, wie arena --results und ladder sie schreiben.
cli-range = { $name } muss 1 bis { $most } sein, nicht { $given }; wähle eine andere Zahl.
cli-folder-full = Der Ordner { $folder } ist nicht leer; nenne einen neuen für die Aufzeichnungen.
cli-too-many-bots = Zu viele Bots: { $bots } für { $seats } Plätze. Nenne weniger Bots, oder wähle mehr --seats.
cli-bot-cannot = { $reason } Wähle einen anderen Bot.
help-ratings-house = Alle Wertungen von Menschen noch einmal, aus den beendeten Partien eines Hauses.
cli-ratings-of-what = Nenne Dateien mit Ergebnissen, oder --house.
rating-rule-who = Was zählt
    .more = Tische, die als gewertet eröffnet wurden: für Konten, mit der Standardausgabe, mit Uhr, ohne Tipps, und ohne dass jemand für einen Bot weiterspielt. Jedes Spiel hat eigene Wertungen, Tische zu zweit getrennt von größeren.
rating-rule-scale = Was die Zahl bedeutet
    .more = Die Skala ist die des Schachs: Wer 200 Punkte mehr hat, liegt etwa drei von vier Malen vorn. 1000 ist das Mittel der Bots des Hauses von Stufe 1 bis 5. In neun von zehn Fällen liegt die Wahrheit innerhalb des ± hinter der Zahl; ist das mehr als 180, ist die Wertung vorläufig und steht in keiner Rangliste.
rating-rule-place = Wie eine Partie zählt
    .more = Alle am Tisch werden nach ihren Plätzen miteinander verglichen; geteilte Plätze zählen als Unentschieden. Ein Sieg über starke Spieler bringt mehr als einer über schwache.
rating-rule-leave = Wer geht
    .more = Wer geht, wird Letzter, was auch immer der Bot daraus macht; ebenso, wer mehr als ein Drittel der Antworten einem Bot überlässt. Lassen dich alle gehen, die weiterspielen, zählt die Partie für dich nicht. Ohne Glück gerechnet verschenkt, wer geht, die Siegchance, die noch da war.
rating-rule-repeat = Immer wieder dieselben
    .more = Treffen sich dieselben zwei an einem Tag in Partien unter einer Stunde, zählen drei davon ganz; die vierte zählt halb, die fünfte ein Drittel, und so weiter. Partien nebeneinander teilen sich ihre Zeit: Die Stunde beginnt, wo die letzte endete.
rating-rule-bots = Bots
    .more = Bots haben die Stärke, die gemessen wurde, und behalten sie. Wer gewertete Partien nur gegen Bots spielt, hat dafür eine eigene Wertung, die über die andere nichts sagt.
rating-rule-luck = Ohne Glück
    .more = Gewertete Partien werden im Hintergrund analysiert. „Spiel“ sagt, wie viel von einem Sieg eine Entscheidung im Schnitt verschenkt hat, mit dem Bereich, in dem das neun von zehn Malen liegt. Die Wertung ohne Glück ordnet die Leute am Tisch danach, was ihre Entscheidungen verschenkt haben, wer auch immer gewonnen hat.
rating-rule-seen = Wer das sieht
    .more = Wer deine Seite sehen darf, sieht deine Wertungen. Woran du arbeiten kannst, siehst nur du. Alles folgt aus beendeten Partien und lässt sich jederzeit neu ausrechnen.
ratings-again = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
 }, { $ratings ->
    [one] { $ratings } Wertung.
   *[other] { $ratings } Wertungen.
 }
ratings-again-same = Nichts hat sich geändert.
ratings-again-changed = { $changed ->
    [one] { $changed } Wertung ist anders als zuvor (größter Abstand: { $points }).
   *[other] { $changed } Wertungen sind anders als zuvor (größter Abstand: { $points }).
 }
ratings-again-damaged = { $games ->
    [one] { $games } gewertete Partie ist nicht lesbar.
   *[other] { $games } gewertete Partien sind nicht lesbar.
 }
help-serve-rated-reviews = Wie viele gewertete Partien in einer Stunde ungefragt analysiert werden; 0: keine.
cli-bad-results = { $file } ist keine Datei mit Ergebnissen (Zeile { $line }); wähle eine andere Datei.
cli-other-match = In { $file } steht ein anderer Wettkampf ({ $found }); gib diesem eine eigene Datei.
cli-one-bot = Eine Leiter braucht mindestens zwei Bots; nenne mehr mit --bots.
arena-found = { $game }, { $bots }, { $seats } Plätze, Startwert { $seed }
arena-continues = { $file } hat schon { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
  } dieses Wettkampfs: Von dort geht es weiter.
arena-interrupted = Unterbrochen. Gespielte Partien: { $games } von { $asked }.
arena-interrupted-ladder = Unterbrochen. Was gespielt wurde, steht in { $file }: Derselbe Befehl macht dort weiter.
arena-progress = Partien
arena-rate = { $rate } Partien/s
arena-games = Partien
arena-bot = Bot
arena-share = Anteil
arena-interval = 95 %
arena-fair = gerechter Anteil
arena-points = Punkte
arena-rating = Wertung
arena-pair = Paar
arena-seats = Plätze
arena-to = { $low }–{ $high }
arena-percent = { $number } %
arena-decimal-point = ,
arena-summary = { $games } Partien in { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
  } von { $game }, { $seats } Plätze, Startwert { $seed }; { $shared ->
    [0] kein geteilter Sieg
    [one] 1 geteilter Sieg
   *[other] { $shared } geteilte Siege
  }; { $rate } Partien/s
ladder-written = Geschrieben: { $file }

## The report of a match

report-title = { $game }: Bots gegen Bots
report-summary = { $games } Partien in { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
  }, { $seats } Plätze, Startwert { $seed }. Jede Austeilung wurde von jedem Platz aus gespielt, ihr Glück trifft also alle gleich. Alle Intervalle sind 95 %, aus den Unterschieden zwischen den Austeilungen.
report-wins = Siege
    .more = Wie oft dieser Bot gewonnen hat. Der Strich zeigt den gerechten Anteil: was Gleiche gewinnen würden.
report-matrix = Wer vorn liegt
    .more = Wie oft ein Platz des Bots links vor einem Platz des Bots oben lag; gleiche Ränge zählen halb.
report-alone = Nur ein Bot hat gespielt: Es gibt niemanden zum Vergleichen.
report-ratings = Wertungen
    .more = Wie im Schach: Wer 200 Punkte mehr hat, liegt etwa drei von vier Malen vorn. 1000 ist das Mittel aller, die zusammen gewertet wurden; nur Unterschiede bedeuten etwas.
report-points = Punkte
    .more = Wie viele Plätze jedes Bots mit so vielen Punkten endeten.
report-lengths = Länge einer Partie
    .more = Wie viele Antworten alle Plätze zusammen in einer Partie gaben.
report-mean = { $number } im Schnitt
report-seats = Kommt es auf den Platz an?
    .more = Wie oft jeder Platz gewann, wer auch immer dort saß. Der Strich zeigt, wie es wäre, wenn der Platz egal wäre.
report-seat = Platz { $seat }
report-endings = Was die Partien beendete
    .more = Eine Partie kann mehrere Gründe zugleich haben.
report-one-ending = Dieses Spiel endet nur auf eine Weise.
report-ending-teapots = Die letzte Teekanne wurde genommen
report-ending-carpets = Der letzte Teppich wurde genommen
report-ending-salt = Der letzte Salzsack wurde gekauft
report-empty = Es wurde keine Partie gespielt.
report-from = Zwischen { $low } und { $high }

## Verifying a record

help-think = Die Bots eines Hauses auch auf diesem Rechner denken lassen; die Knoten finden ihn über ihr Valkey. Von einem Tisch erfährt er nur, was der Platz eines Bots weiß.
help-think-thinkers = Stellungen, über die zugleich nachgedacht wird; sonst eine je Kern.
think-no-valkey = Ein Rechner, der mitdenkt, braucht die Adresse des Valkey des Hauses: Gib --valkey an.
think-begun = Dieser Rechner denkt für das Haus über { $at_once ->
    [one] eine Stellung
   *[other] { $at_once } Stellungen
 } zugleich nach (Strg-C beendet es; nichts geht verloren).
think-done = Dieser Rechner denkt nicht mehr mit; das tun die Knoten selbst.
help-backup = Ein Haus in eine einzige Datei kopieren: alle Tische, Leute und Schlüssel. Es darf dabei offen bleiben.
help-backup-file = Eine neue Datei. Bewahre sie so sicher auf wie das Haus: Wer sie hat, sieht jede Hand.
help-restore = Eine Sicherung in einen leeren Datenordner oder eine leere Datenbank legen; `caravanserai serve` macht dann dort weiter.
help-restore-file = Eine Datei, die `caravanserai backup` geschrieben hat.
backup-progress = Tische werden kopiert
backup-nothing = In { $folder } ist noch kein Haus: Wähle seinen Ordner mit --data.
backup-failed = Die Sicherung wurde nicht gemacht: { $reason }.
help-quarantine = Die Tische eines Hauses auflisten, die nicht lesbar sind, und warum; oder es noch einmal mit ihnen versuchen.
help-quarantine-release = Es mit diesem Tisch noch einmal versuchen, nachdem das Haus erneuert oder die Datei geflickt wurde.
quarantine-none = Alle Tische, nach denen gesehen wurde, sind lesbar.
quarantine-line = { $table } (in Protokollen { $log_name }), seit { $since }: { $reason }
quarantine-released = Mit { $table } wird es noch einmal versucht, wenn wieder jemand danach fragt.
quarantine-unknown = { $table } ist nicht in Quarantäne; `caravanserai quarantine` listet auf, welche es sind.
help-games = Die beendeten Partien eines Hauses, für alle, die sie untersuchen.
help-games-export = Die beendeten öffentlichen Partien als Tabellen schreiben: Partien, Plätze und Schritte. Niemand wird genannt, der es nicht wollte.
help-games-folder = Ein neuer Ordner für die Tabellen.
help-games-since = Partien, die an diesem Tag oder später endeten, etwa 2026-01-31.
help-games-format = jsonl oder parquet.
help-games-views = Auch, was jeder Platz sah, als er antwortete; das braucht viel mehr Raum.
cli-games-format = Es gibt kein Format „{ $format }“; wähle eines von: { $known }.
cli-games-no-parquet = Parquet braucht pyarrow, das nicht installiert ist: pip install "caravanserai[export]". Oder wähle --format jsonl.
cli-games-since = „{ $given }“ ist kein Tag; schreibe ihn wie 2026-01-31.
games-exported = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } nach { $folder } geschrieben.
games-damaged = { $games ->
    [one] { $games } Partie ist nicht lesbar und wurde ausgelassen.
   *[other] { $games } Partien sind nicht lesbar und wurden ausgelassen.
  }
help-people = Leuten helfen, die sich nicht selbst helfen können: sie finden, zurücksetzen, umbenennen, zusammenführen oder löschen.
help-people-list = Die Konten eines Hauses auflisten, das neueste zuerst.
help-people-find = Leute finden, auch Gäste, nach einem Teil ihres Namens.
help-people-reset = Für jemanden, der alle Schlüssel verloren hat: Alle Schlüssel und Geräte enden, und ein Link führt zurück.
help-people-rename = Jemandem einen anderen Namen geben; was in Partien steht, bleibt.
help-people-merge = Jemandem geben, was ein Gast getan hat: Der Gast hat keinen Schlüssel, und bleibt, wo er sitzt.
help-people-delete = Jemanden endgültig löschen, wie es die Person selbst könnte: Der Name geht, Partien bleiben.
help-people-who = Ein Name im Haus, oder eine Kennung, wie die Liste sie zeigt.
help-people-guest = Die Kennung eines Gastes.
help-people-name = Der neue Name.
help-people-text = Ein Teil eines Namens, am Tisch oder im Haus.
people-line = { $id }, { $name }, seit { $since }, Schlüssel: { $keys }, Geräte: { $devices }
people-none = Niemand gefunden.
help-people-mail = Die E-Mail-Adresse zeigen, die zu jemandem zurückführt, oder sie wegnehmen.
help-people-mail-clear = Sie wegnehmen.
people-mail = { $name } kann über { $address } zurückkommen.
people-mail-none = { $name } hat keine E-Mail-Adresse.
people-mail-cleared = { $address } führt nicht mehr zu { $name } zurück.
news-turn = Du bist dran.
news-begins = Die Partie hat begonnen.
news-over = Die Partie ist zu Ende.
news-invited = { $name } bittet dich an einen Tisch: { $game }.
  .title = Eine Einladung
news-friend = { $name } möchte mit dir befreundet sein.
  .title = Freunde
news-evening = Ein Abend ist geplant: { $name }. Bist du dabei?
news-event = Ein Turnier, an dem du teilnimmst, hat begonnen.
news-test = Neuigkeiten kommen hier an.
  .title = Ein Versuch
news-waits = { $count ->
    [one] Die Partie wartet auf { $names }.
   *[other] Die Partie wartet auf: { $names }.
  }
news-mail-subject = { $count ->
    [one] Neues von { $house }
   *[other] { $count } Neuigkeiten von { $house }
  }
news-mail-end = Du hast { $house } um diese E-Mail gebeten. Welche Neuigkeiten du willst, und wohin, wählst du hier: { $link }
mail-confirm-subject = Dein Weg zurück zu { $house }
mail-confirm =
    Hallo,

    diese Adresse soll dich zu { $house } zurückführen, falls du deine Schlüssel verlierst.
    Wenn du das möchtest, öffne diesen Link innerhalb von { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }:

    { $link }

    Wenn du nicht darum gebeten hast, tu nichts: Dann wird die Adresse nicht verwendet.
mail-return-subject = Zurück zu { $house }
mail-return =
    Hallo { $name },

    mit diesem Link bist du bei { $house } wieder du selbst. Er gilt einmal, für { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }:

    { $link }

    Gib ihn niemandem. Wenn du nicht darum gebeten hast, tu nichts: Ohne ihn kommt niemand herein.
people-unknown = Es gibt niemanden mit dem Namen im Haus oder der Kennung „{ $who }“; `caravanserai people find` sucht nach Namen.
people-reset = { $name } ist überall abgemeldet. Gib der Person die Adresse deines Hauses mit diesem Zusatz dahinter; er gilt einmal, für { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }: { $link }
people-renamed = { $was } heißt jetzt { $name }.
people-merged = Was { $guest } getan hat, gehört jetzt { $name }.
people-cannot-merge = { $guest } hat einen Schlüssel oder einen Namen im Haus oder gehört schon zu jemandem: Nichts davon kann { $name } gehören.
people-deleted = { $name } ist fort; Partien bleiben.
help-people-ban = Das Haus für jemanden schließen, für einige Tage oder für immer; auf den Plätzen spielen Bots weiter.
help-people-unban = Das Haus für jemanden wieder öffnen.
help-people-mute = Jemandem nur die festen Sätze lassen, für einige Tage oder für immer.
help-people-unmute = Jemanden wieder frei schreiben lassen.
help-people-moderators = Auflisten, wer moderiert.
help-people-make-moderator = Jemanden mit einem Schlüssel Meldungen ansehen lassen.
help-people-unmake-moderator = Jemandem die Moderation wieder nehmen.
help-people-appeals = Auflisten, was Leute auf Entscheide über sie geantwortet haben.
help-people-lift = Einen Entscheid zurücknehmen; die Person erfährt es.
help-people-uphold = Einen Entscheid nach dem Lesen der Antwort stehen lassen; die Person erfährt es.
help-people-days = Für so viele Tage; ohne Angabe für immer.
help-people-why = Was die Person darüber liest.
help-people-action = Die Kennung eines Entscheids, wie `caravanserai people appeals` sie zeigt.
people-did-ban = { $days ->
    [0] Das Haus ist für { $name } auf Dauer geschlossen.
    [one] Das Haus ist für { $name } einen Tag lang geschlossen.
   *[other] Das Haus ist für { $name } { $days } Tage lang geschlossen.
  }
people-did-mute = { $days ->
    [0] { $name } kann auf Dauer nur die festen Sätze verwenden.
    [one] { $name } kann einen Tag lang nur die festen Sätze verwenden.
   *[other] { $name } kann { $days } Tage lang nur die festen Sätze verwenden.
  }
people-unban = Das Haus ist für { $name } wieder offen.
people-unmute = { $name } kann wieder frei schreiben.
people-no-ban = Das Haus ist für { $name } nicht geschlossen.
people-no-mute = { $name } kann schon frei schreiben.
people-moderator = { $name } gehört jetzt zur Moderation.
people-unmoderator = { $name } gehört nicht mehr zur Moderation.
people-not-moderator = { $name } gehört nicht zur Moderation.
people-moderator-key = { $name } hat keinen Schlüssel; wer moderiert, braucht einen, damit sich niemand dafür ausgeben kann.
people-moderator-line = { $id }, { $name }, seit { $since }
people-no-moderators = Niemand moderiert dieses Haus; `caravanserai people make-moderator` ändert das.
people-appeal = { $id }: { $name }, { $what }, { $day }, durch { $by }. Gesagt: { $text } Geantwortet: { $answer }
people-no-appeals = Niemand wartet auf eine Antwort von dir.
people-no-action = Einen Entscheid „{ $id }“ gibt es nicht, oder er wurde schon zurückgenommen; `caravanserai people appeals` listet sie auf.
people-lifted = Zurückgenommen.
people-upheld = Es bleibt dabei.
people-owner = Betreiber
people-action-dismiss = eine Meldung verworfen
people-action-warn = ermahnt
people-action-mute = nur feste Sätze
people-action-rename = umbenannt
people-action-ban = ausgeschlossen
serve-quarantine = { $tables ->
    [one] Ein Tisch ist nicht lesbar und bleibt geschlossen
   *[other] { $tables } Tische sind nicht lesbar und bleiben geschlossen
 }; `caravanserai quarantine` sagt mehr.
backup-done = { $file } enthält das ganze Haus ({ $kilobytes } kB).
restore-not-empty = In { $folder } ist schon ein Haus ({ $file }): Wähle mit --data einen leeren Ordner, oder schaffe diese Dateien erst weg.
restore-bad = { $file } ist keine brauchbare Sicherung, und nichts wurde zurückgeholt: { $reason }.
restore-done = Das Haus ist wieder in { $folder } (gesichert von Version { $version }): Öffne es mit `caravanserai serve`.
help-move = Ein geschlossenes Haus an einen anderen Ort kopieren, von einer Datei in eine Datenbank oder zurück. Das alte bleibt, wie es ist.
help-move-from = Der Datenordner des Hauses, oder die Adresse seines PostgreSQL.
help-move-to = Ein leerer Ordner, oder die Adresse eines leeren PostgreSQL.
backup-checking = Die Kopie wird geprüft
backup-packing = Packen
restore-unpacking = Auspacken
backup-nothing-there = In { $place } ist noch kein Haus.
restore-not-empty-there = In { $place } ist schon ein Haus: Wähle eine leere Datenbank.
restore-other-key = { $file } ist der Schlüssel eines anderen Hauses: Schaffe ihn erst weg, oder wähle mit --key-file eine andere Datei.
restore-failed = Nichts wurde zurückgeholt: { $reason }.
move-failed = Das Haus ist nicht umgezogen: { $reason }.
move-house-open = Das Haus in { $place } ist offen, und was jetzt gespielt wird, würde danach fehlen: Halte alle Knoten an, und versuche es drei Sekunden später noch einmal.
move-done = Das Haus aus { $source } ist nun auch in { $target }: Öffne es dort mit `caravanserai serve`, und das alte nicht mehr.
help-verify = Eine Aufzeichnung prüfen: ihre Züge, ihren Punktestand, ihr Mischen und ihr Siegel.
help-verify-file = Eine Aufzeichnung, wie ein Tisch sie nach der Partie gibt oder play --record sie schreibt; oder die Datei eines Turniers.
verify-moves = { $steps ->
    [one] Ein Schritt wurde nachgespielt: Jeder Zug ist erlaubt.
   *[other] { $steps } Schritte wurden nachgespielt: Jeder Zug ist erlaubt.
 }
verify-score = Punkte und Ränge kommen heraus, wie sie geschrieben stehen.
verify-fair = { $shuffles ->
    [one] Gemischt wurde, wie Geheimnis und Anteile es ergeben, und das Geheimnis ergibt den Hash, der vor dem Austeilen gezeigt wurde.
   *[other] Gemischt wurde { $shuffles }-mal, immer so, wie Geheimnis und Anteile es ergeben, und das Geheimnis ergibt den Hash, der vor dem Austeilen gezeigt wurde.
 }
verify-hashed = { $people ->
    [one] Der Anteil einer Person stand durch seinen Hash fest, bevor er geöffnet wurde, und er ist es, der verwendet wurde.
   *[other] Die Anteile von { $people } Personen standen durch ihre Hashes fest, bevor einer davon geöffnet wurde, und sie sind es, die verwendet wurden.
 }
verify-left-out = Der Anteil von { $name } wurde nicht rechtzeitig geöffnet: Das Mischen hängt nicht davon ab.
verify-nobody = In diesem Mischen steckt kein Anteil eines Menschen: Nur das Haus hatte damit zu tun.
verify-open-nonces = Die Anteile wurden offen gesendet, wie bei älteren Versionen des Hauses: Wer sich zuletzt setzte, konnte seinen wählen.
verify-not-live = Die Aufzeichnung nennt kein Geheimnis: Sie stammt nicht von einem Live-Tisch, oder ihre Austeilung ist für alle gleich. Das Mischen wird nicht geprüft.
verify-sealed = Das Siegel ist heil: Seit dem Schreiben wurde nichts geändert.
verify-unsealed = Die Aufzeichnung hat kein Siegel: Wäre ein erlaubter Zug oder ein Name geändert worden, könnte es niemand merken.
verify-holds = Die Aufzeichnung stimmt.
verify-event-log = { $rows ->
    [one] Das Protokoll des Turniers hat eine Zeile, und sie durfte dort stehen.
   *[other] Das Protokoll des Turniers hat { $rows } Zeilen, und jede durfte dort stehen, wo sie steht.
 }
verify-event-tables = { $tables ->
    [one] Ein Tisch wurde nachgespielt: Züge, Punkte und Mischen sind die dieses Turniers.
   *[other] { $tables } Tische wurden nachgespielt: Züge, Punkte und Mischen sind die dieses Turniers.
 }
verify-event-ruled = Zeile { $row }: Die Leitung hat etwas entschieden. Angegebener Grund: { $reason }
verify-event-digest = Vergleiche dies mit dem, was andere haben: { $digest }
verify-event-holds = Das Turnier stimmt.

## The page

page-nav = Seiten
page-menu = Menü
page-nav-learn = Lernen
page-end-event = Zurück zum Turnier
page-nav-events = Turniere
page-nav-daily = Täglich
page-my-games = Meine Partien
    .all = Alle meine Partien
page-my-turn = Du bist dran
page-my-waiting = Andere sind dran
page-my-open = Wartet auf Spieler
page-my-finished = Beendet
page-my-further = Mehr zeigen
page-my-play = Spielen
page-my-look = Ansehen
page-my-none = Noch keine Partien
    .more = Was du spielst, bleibt hier: zum Weiterspielen, Wiedersehen und Lernen.
    .play = Ein Spiel wählen
page-my-none-over = Noch ist nichts beendet. Was zu Ende gespielt ist, bleibt hier.
page-past-search = Ein Name oder eine Notiz
page-past-game = Spiel
    .any = Alle Spiele
page-past-result = Ergebnis
    .any = Alle Ergebnisse
    .won = Gewonnen
    .lost = Nicht gewonnen
page-past-time = Zeit
    .any = Egal wann
    .week = Letzte Woche
    .month = Letzter Monat
    .year = Letztes Jahr
page-past-starred = Mit Stern
page-past-none = Nichts gefunden. Versuche weniger Wörter, oder alle Spiele und jede Zeit.
page-past-star = Stern
page-past-note = Eine Notiz für dich; sonst sieht sie niemand.
    .add = Notiz hinzufügen
    .change = Notiz ändern
    .keep = Speichern
    .leave = Abbrechen
page-me = Meine Seiten
page-friends = Freunde
page-friends-asking = Wollen Freunde werden
page-friends-yes = Annehmen
page-friends-no = Ablehnen
page-friends-here = gerade da
page-friends-remove = Entfernen
page-friends-block = Sperren
page-friends-unblock = Entsperren
page-friends-take-back = Zurücknehmen
page-friends-asked = Von dir gefragt
page-friends-blocked = Gesperrt
page-friends-invite-how = An einen Tisch, der auf Spieler wartet, kannst du sie mit einem Klick einladen.
page-friends-none = Noch keine Freunde hier
    .more = Frag jemanden über den Namen im Haus, oder im Chat an einem gemeinsamen Tisch.
page-friends-nobody = Noch kennt dich hier niemand
    .more = Setz dich einmal an einen Tisch, und das Haus kennt dich.
page-friends-ask = Jemanden fragen
    .how = Name im Haus
    .go = Fragen
page-friends-asked-now = { $name } wird gefragt, falls es so jemanden gibt.
page-friends-block-what = Wer gesperrt ist, erfährt es nicht. Das Haus setzt euch nicht zusammen, ihr hört einander nicht, und keiner kann den anderen einladen.
page-friends-sure = { $name } aus deinen Freunden entfernen? Du gehörst dann auch dort nicht mehr dazu.
    .block = { $name } sperren?
    .no = Nein, so lassen
page-friends-ask-news = { $count ->
    [one] Jemand möchte mit dir befreundet sein.
   *[other] { $count } Leute möchten mit dir befreundet sein.
  }
    .go = Ansehen
page-invited = { $name } lädt dich an einen Tisch ein: { $game }.
    .go = Hingehen
    .no = Jetzt nicht
page-invite-friends = Oder lade Freunde ein
    .go = Einladen
    .sent = Eingeladen
    .there = sitzt hier
page-kept = Ein Platz ist für dich frei
    .by = { $name } hält ihn frei.
    .sit = Hinsetzen
    .no = Nein, danke
page-kept-news = { $name } hält dir einen Platz frei: { $game }.
page-keep = Platz freihalten
    .free = Platz freigeben
page-keep-for = Einen Platz freihalten für
    .explanation = Niemand sonst nimmt ihn, bis du ihn freigibst oder anfängst. Die Person erfährt es sofort.
page-company = Leute an diesem Tisch
    .ask = Als Freund anfragen
    .asked = Gefragt.
    .blocked = Gesperrt. Die Person erfährt es nicht.
    .release = Gehen lassen
    .released = Dir macht es nichts aus. Sagen das alle, die spielen, zählt das Gehen nicht.
page-report = { $name } melden
    .go = Melden
    .line = Melden, was { $name } gesagt hat
    .kind = Worum geht es?
    .abuse = Worte, die verletzen
    .name = Ein Name
    .stalling = Spielt auf Zeit, oder ging
    .collusion = Zwei spielen zusammen
    .other = Etwas anderes
    .text = In wenigen Worten, wenn du magst
    .what = Die Moderation sieht, was du hier sehen konntest: das zuletzt Gesagte in deinem Raum, und nichts von deinen Karten. { $name } erfährt nicht, von wem die Meldung kommt.
    .send = Senden
    .sent = Danke. Die Moderation sieht es sich an.
page-notices = Mitteilungen
page-notices-none = Über dich wurde nichts entschieden
    .more = Entscheidet die Moderation je etwas über dich, steht es hier, mit dem Grund, und du kannst antworten.
page-notices-news = Über dich wurde etwas entschieden.
    .go = Lesen
page-notices-reports = Was du gemeldet hast
    .line = { $kind }: { $name }
    .waiting = noch nicht angesehen
    .closed = angesehen
page-reports-news = { $count ->
    [one] Eine Meldung wartet auf die Moderation.
   *[other] { $count } Meldungen warten auf die Moderation.
  }
    .go = Ansehen
page-notice-dismiss = Eine Meldung über dich blieb ohne Folgen
page-notice-warn = Eine Ermahnung
page-notice-mute = Nur feste Sätze
page-notice-rename = Ein anderer Name
page-notice-ban = Das Haus ist für dich geschlossen
page-notice-until = bis { $when }
    .good = auf Dauer
page-notice-lifted = Zurückgenommen.
page-notice-said = Es geht um das, was du gesagt hast:
page-notice-answer = Deine Antwort
    .how = Du kannst einmal antworten. Wer das Haus betreibt, liest es und entscheidet.
    .send = Antwort senden
    .waiting = Noch ist darüber nicht entschieden.
    .stands = Deine Antwort wurde gelesen: Es bleibt dabei.
page-moderation = Zu prüfen
    .rule = Ein Ausschluss braucht zwei Stimmen, und deine darf „Ich weiß nicht“ sein.
    .more = Was wartet, ist nicht deine Sache allein. Niemand muss diese Liste heute Abend leeren.
page-moderation-count = { $count ->
    [0] Nichts wartet.
    [one] Eine Meldung wartet.
   *[other] { $count } Meldungen warten.
  }
page-moderation-done = { $count ->
    [0] Seit gestern wurde nichts entschieden.
    [one] Seit gestern wurde eine entschieden.
   *[other] Seit gestern wurden { $count } entschieden.
  }
page-moderation-no = Diese Seite ist für die Moderation
    .more = Wer das Haus betreibt, bestimmt, wer Meldungen ansieht.
page-case-abuse = Worte, die verletzen
page-case-name = Ein Name
page-case-stalling = Auf Zeit, oder gegangen
page-case-collusion = Zusammengespielt?
page-case-other = Etwas anderes
page-case-about = { $by } über { $about }
page-case-running = Partie läuft
page-case-voices = { $count ->
    [one] eine Stimme für einen Ausschluss
   *[other] { $count } Stimmen für einen Ausschluss
  }
page-case-by = { $name } meldet
    .about = über { $name }
    .nobody = Jemand, der nicht mehr da ist
page-case-facts = { $games ->
    [0] Hier seit { $when }, keine Partien.
    [one] Hier seit { $when }, eine Partie.
   *[other] Hier seit { $when }, { $games } Partien.
  }
page-case-reports = { $reports ->
    [one] Bisher eine Meldung.
   *[other] Bisher { $reports } Meldungen, { $upheld } mit Folgen.
  }
page-case-before = Zuvor: { $list }
page-case-said = Was gesagt wurde
    .seen = Was { $name } sehen konnte, mehr nicht
    .none = Dort wurde nichts gesagt, oder das Haus hat es vergessen.
    .hit = Markiert sind die gemeldeten Zeilen.
    .heard = Bis zur Meldung waren { $number } Stände der Partie zu sehen.
    .watching = { $name } (sieht zu)
page-case-replay = Partie ansehen
    .wait = Solange die Partie läuft, wird nur gezeigt, was bei der Meldung zu sehen war. Danach öffnet sich die Aufzeichnung.
page-case-cost = Was die Entscheidungen kosteten
    .note = Zahlen, kein Urteil
    .how = Aus der Analyse der beendeten Partie: was die bessere Antwort gebracht hätte, und wem es stattdessen zufiel. Kreuzt ein Intervall die Mittellinie, heißt das: Es könnte Zufall sein.
    .running = Die Partie läuft noch; Zahlen gibt es danach.
    .none = Diese Partie hat noch keine Analyse.
    .make = Analyse machen
    .making = Die Analyse läuft: { $percent } %
    .failed = Die Analyse ist nicht gelungen.
    .dated = Bei dieser Analyse zählte das Haus noch nicht, wem eine Entscheidung nützte.
    .chance = könnte Zufall sein
    .between = zwischen { $low } und { $high }
page-case-cost-own = { $weighed ->
    [0] { $name }: keine Entscheidung hatte eine bessere (von { $choices })
    [one] Eigene Chance von { $name }, durch eine Entscheidung (von { $choices })
   *[other] Eigene Chance von { $name }, durch { $weighed } Entscheidungen (von { $choices })
  }
page-case-cost-to = Dadurch die Chance von { $name }
page-case-choices = Entscheidung für Entscheidung
    .step = Schritt { $number }: { $played }
page-judge = Was hilft hier?
page-judge-dismiss = Nichts
    .more = Die Meldung wird geschlossen, und wer gemeldet hat, liest, dass sie angesehen wurde.
page-judge-warn = Ermahnen
    .more = Ein Satz von dir.
page-judge-mute = Nur feste Sätze
    .more = Spielt weiter; freier Text ist eine Weile aus.
page-judge-rename = Anderer Name
    .more = Ein neutraler Name, auch im Haus; in einem Monat ist die Wahl wieder frei.
page-judge-ban = Einige Tage fort
    .more = Braucht eine zweite Stimme.
    .given = Braucht eine zweite Stimme. Eine ist da: { $days ->
        [one] ein Tag
       *[other] { $days } Tage
      }.
    .why = Die erste Stimme:
    .mine = Du hast es gesagt; jemand anderes muss es auch.
page-judge-unsure = Ich weiß nicht
    .more = Geht ohne Vermerk an jemand anderen.
page-judge-days = Wie lange
    .day = { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
      }
page-judge-text = Was { $name } lesen wird
    .what = Mit den markierten Zeilen, ohne zu sagen, wer gemeldet hat. { $name } kann einmal antworten; das liest, wer das Haus betreibt.
    .needed = Eine Ermahnung und ein Ausschluss brauchen einen Grund in Worten.
page-judge-go = Entscheiden
    .voice = Deine Stimme zählt; eine zweite ist nötig.
    .done = Entschieden.
    .left = Jemand anderem überlassen.
page-judge-log = Bleibt im Protokoll: wer was entschieden hat, und warum. Was { $name } betrifft, kann { $name } lesen.
page-rated = Gewertet
    .explanation = Die Partie zählt für Wertungen: für Konten, mit Uhr, ohne Tipps, und niemand spielt für einen Bot weiter. Wer geht, wird Letzter.
page-ratings = Wertungen
    .more = Wie gut die Leute an gewerteten Tischen spielen, auf der Skala des Schachs, und wie ungenau die Zahl ist.
    .none = In diesem Haus wird niemand Fremden gezeigt, darum gibt es keine Ranglisten.
page-ratings-boards = Ranglisten
page-ratings-whom = Wen zeigen
    .everybody = Alle
    .friends = Meine Freunde
page-ratings-when = Stand
    .now = jetzt
page-ratings-luck = Gezählt
    .results = nach Ergebnissen
    .luckless = ohne Glück
page-ratings-empty = Noch ist hier niemand, dessen Wertung sicher genug ist.
page-ratings-shown = Hier steht nur, wessen Seite alle sehen dürfen, und erst nach genug Partien; unter Freunden, wer dir die eigene Seite zeigt.
page-ratings-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
page-ratings-rule = Wie gewertet wird
page-rating-two = Tische zu zweit
page-rating-more = Tische zu dritt bis zu fünft
page-rating-bots = gegen Bots
page-rating-provisional = vorläufig
    .more = Zu wenige Partien, um sie mit anderen zu vergleichen.
page-rating-games = Gewertete Partien
page-rating-luckless = Ohne Glück
page-rating-curve = { $games ->
    [one] Die Wertung nach { $games } Partie: von { $first } auf { $last }
   *[other] Die Wertung über die letzten { $games } Partien: von { $first } auf { $last }
 }
page-rating-play = Spiel
    .more = eines Siegs verschenkt je Entscheidung
    .band = { $low } bis { $high }
page-rating-work = Daran arbeiten
    .only = nur für dich
    .more = Wo deine analysierten Partien zuletzt am meisten verschenkten, im Schnitt je Entscheidung.
    .kind = { $game }: { $kind }
    .other = Entscheidungen
    .count = { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
     }
    .lesson = Lektionen
    .on = Ansehen und von dort weiterspielen
page-rating-change = Deine Wertung
    .waiting = Deine Wertung wird ausgerechnet.
    .less = Eine von vielen kurzen Partien mit denselben Leuten: Sie zählt weniger.
page-profile = Profil
page-profile-since = im Haus seit { $when }
page-profile-private = Diese Seite ist privat
    .more = Oder niemand hat diesen Namen. Welches von beiden, sagt das Haus nicht.
page-profile-kept = Zu Ende gespielt, von den letzten fünfzig mit anderen
    .of = { $kept } von { $of } beendet
    .none = Noch keine Partie mit anderen Menschen.
page-profile-played = Gespielte Partien
page-profile-days = Partien des Tages in Folge
page-profile-lessons = Fertige Lektionen
page-profile-shows = Wer diese Seite sieht
    .private = Nur du
    .friends = Deine Freunde
    .public = Alle
    .what = Deine Sterne und Notizen sehen andere nie, und auch keine Partien an Tischen, die nicht öffentlich waren.
page-profile-guest = Diese Seite siehst nur du. Mit einem Schlüssel und einem Namen im Haus kannst du sie Freunden zeigen, oder allen.
    .safe = Diese Seite siehst nur du. Mit einem Schlüssel und einem Namen im Haus kannst du sie Freunden zeigen.
page-profile-won = { $won } von { $played } gewonnen
page-profile-last = Letzte Partien
    .none = Noch keine öffentliche Partie.
page-profile-rivals = Oft am Tisch mit
page-profile-times = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
page-profile-done = { $count ->
    [one] 1 fertig
   *[other] { $count } fertig
  }
page-place = { $place }. von { $seats }
page-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
page-play-pace = Tempo
page-play-pace-live = Live
    .told = Live, sofort mit Bots. Früh in der Partie bekommen andere, die auch drücken, den Platz eines Bots.
    .more = Je fünf Minuten für die ganze Partie, und 15 s mehr mit jeder Antwort. Keine Tipps.
page-play-pace-relaxed = Entspannt
    .told = Beginnt sofort mit Bots. Früh in der Partie bekommen andere, die auch drücken, den Platz eines Bots.
page-play-alone = Du und Bots, sonst niemand.
page-play-people = Für andere öffnen
    .more = Du fängst sofort mit Bots an. Wer im ersten Viertel der Partie auch „Jetzt spielen“ drückt, bekommt den Platz eines Bots; oder du einen an einem anderen Tisch.
page-play-choose = { $game }: Wer spielt mit?
page-play-seats = Du und { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
      }.
page-play-level = Die Bots
page-play-clock = Keine Uhr: Die Bots warten auf dich.
page-play-clock-paced = Keine Uhr: Die Bots warten auf dich. Nur die Preise fallen von selbst, alle paar Sekunden einer.
page-play-begin = Spielen
page-play-change = Wählen, wer mitspielt: { $company }
page-play-company = { $name } × { $bots }
page-home = Start
page-tools = Werkzeuge
page-language = Sprache
page-sound = Ton
page-settings = Einstellungen
page-theme = Farben
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-contrast = Kontrast
page-contrast-system = Wie das System
page-contrast-high = Hoch
page-theme-to-light = Hell einstellen
page-theme-to-dark = Dunkel einstellen
page-speed = Bewegung
page-speed-0 = Keine
page-speed-1 = Ruhig
page-speed-2 = Flott
page-speed-3 = Sehr flott
page-speed-reduced = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.
page-stills = Ohne Bewegung
page-stills-timed = Schritt für Schritt
    .explanation = Jeder Schritt einer Runde ist einen Augenblick zu sehen, einer nach dem anderen. „Weiter“ geht sofort weiter, Esc bis ans Ende.
page-stills-press = Mit „Weiter“
    .explanation = Jeder Schritt einer Runde bleibt stehen, bis du „Weiter“ oder die Leertaste drückst; Esc geht bis ans Ende. Wo ein Preis nur Sekunden lang gilt, gehen die Schritte von selbst weiter.
page-stills-off = Gleich das Ergebnis
    .explanation = Die Schritte einer Runde werden nicht gezeigt; der Verlauf erzählt sie.
page-continue = Weiter
    .key = Leertaste
page-hints = Tipps für die erste Partie
page-on = An
page-off = Aus
page-change = Ändern
page-close = Schließen
page-back = Zurück
page-loading = Einen Moment …
page-offline = Offline spielen
page-offline-lead = Gegen Bots, ohne Verbindung: Die Regeln des Hauses laufen auf diesem Gerät, und deine Spiele bleiben hier, bis du sie schickst.
page-offline-deals = Dein eigenes Gerät teilt die Karten aus und kennt sie alle. Für dieses Mischen kann niemand bürgen, darum zählen diese Spiele für keine Wertung und keine Liste.
page-offline-fetch = Laden
page-offline-once = Einmal { NUMBER($size, maximumFractionDigits: 1) } MB; danach braucht es keine Verbindung.
page-offline-fetching = Lädt: { NUMBER($here, maximumFractionDigits: 1) } von { NUMBER($size, maximumFractionDigits: 1) } MB
page-offline-failed = Nicht alles konnte geladen werden. Prüfe die Verbindung und den freien Speicher auf diesem Gerät und versuche es noch einmal.
page-offline-absent = Hier gibt es nichts zu laden: Dieses Haus wurde ohne das gebaut, oder der Browser kann keine Seiten behalten (dafür braucht es https und kein privates Fenster).
page-offline-starting = Die Regeln werden auf diesem Gerät eingerichtet. Das dauert einmal ein paar Sekunden.
page-offline-new = Neues Spiel
page-offline-saved = Spiele auf diesem Gerät
page-offline-none = Noch keine Spiele. Was du hier spielst, bleibt, bis du es löschst.
page-offline-remove = Von diesem Gerät entfernen
page-offline-remove-sure = Das Geladene entfernen? Deine Spiele bleiben, und du kannst es wieder laden.
page-offline-delete = Löschen
page-offline-delete-sure = Dieses Spiel löschen? Es ist nur auf diesem Gerät.
page-offline-send = Ans Haus schicken
page-offline-sent = Analyse im Haus
page-offline-later = Analyse, Bild und Clip der letzten Runde gibt es, sobald das Haus diese Partie hat: Schick sie ihm.
page-offline-broken = Hier kann nicht gespielt werden: Lade die Seite neu, oder lade alles noch einmal herunter.
page-install = Als App
    .more = Sie steht neben deinen anderen Apps, öffnet sich sofort und nutzt den ganzen Bildschirm.
    .by-hand = Drücke „Teilen“, dann „Zum Home-Bildschirm“: Sie steht dann neben deinen anderen Apps und nutzt den ganzen Bildschirm.
    .do = Installieren
share-won = { $game }: { $name } hat gewonnen
share-tied = { $game }: unentschieden
share-table = Ein Tisch { $game }
share-open = Du bist eingeladen: Öffne den Link und setz dich, ganz ohne Anmeldung.
share-seen = Sieh es dir an, oder eröffne einen eigenen Tisch.
picture-swing = Runde { $turn } von { $turns } hat entschieden: { $name } kam von { $before } % auf { $after } % Siegchance.
picture-lead = { $name } ging in Runde { $turn } von { $turns } in Führung und blieb vorn.
picture-last = { $name } ging erst in der letzten Runde in Führung.
picture-always = { $name } führte von der ersten bis zur letzten Runde.
picture-tie-break = Gleich viele Punkte: Der Gleichstand entschied für { $name }.
picture-level = Am Ende lagen { $names } gleichauf.
page-picture = Bild
page-clip = Clip der letzten Runde
    .making = Der Clip entsteht. Das dauert so lange wie er selbst.
    .failed = Der Clip ist nicht gelungen.
    .cannot = Dieser Browser kann kein Video aufnehmen. Dafür gibt es ein Bild der Partie.
    .save = Speichern
page-embed = Für deine eigene Seite
page-embed-open = Caravanserai: diese Partie im Haus ansehen
page-reach-lost = Das Haus ist nicht erreichbar. Was du siehst, ist vielleicht alt; es geht von selbst weiter, wenn das Haus wieder da ist.
page-unreachable = Das Haus ist nicht erreichbar; prüfe deine Verbindung und versuche es noch einmal.
    .title = Das Haus ist nicht erreichbar
page-lost = Hier ist nichts
    .more = Zu dieser Adresse führt kein Weg.
page-welcome = Komm herein, setz dich, spiel.
    .more = Spiele der Seidenstraße, in deinem Browser. Kein Konto, kein Formular.
page-rules = Regeln
page-players = { $players } Spieler
page-minutes = { $minutes } min
page-level = { $level ->
    [1] Leicht
    [2] Mittel
   *[3] Knifflig
  }
page-play-now = Jetzt spielen
page-play-friends = Mit Freunden spielen
page-rules-read = Regeln lesen
page-open-tables = Offene Tische
page-open-table = Tisch eröffnen
page-no-open-tables = Gerade wartet kein öffentlicher Tisch auf Spieler. Eröffne einen, und andere finden ihn hier.
page-in-progress = Im Gange
page-no-games = Gerade läuft keine öffentliche Partie.
page-in-house = { $people } im Haus
    .friends = { $friends ->
        [one] 1 Freund
       *[other] { $friends } Freunde
      }
    .names = Sie zeigen allen, dass sie da sind.
page-playing-now = { $count ->
    [one] { $count } spielt
   *[other] { $count } spielen
  }
page-lobby-filter = Welche Tische
    .games = Alle Spiele
    .seats = Jede Größe
    .paces = Jedes Tempo
    .friends = Mit Freunden
    .strength = Etwa meine Stärke
    .all = Alle zeigen
page-lobby-pace-live = Live
page-lobby-pace-relaxed = Ohne Uhr
page-lobby-pace-by-day = Tageweise
page-lobby-order = Freunde zuerst, dann die Stärksten
page-lobby-none = Zu dieser Auswahl passt nichts.
page-lobby-with = Mit { $names }
page-lobby-gone = Nicht mehr da
page-lobby-do = { $what }: { $game }, { $names }
page-lobby-open = { $count ->
    [0] Kein Tisch wartet auf Spieler.
    [one] 1 Tisch wartet auf Spieler.
   *[other] { $count } Tische warten auf Spieler.
  }
page-lobby-running = { $count ->
    [0] Gerade läuft keine Partie.
    [one] Bei 1 Partie kannst du zusehen.
   *[other] Bei { $count } Partien kannst du zusehen.
  }
page-lobby-friends = Freunde
    .all = Alle Freunde
page-lobby-friend-waits = Wartet auf Spieler: { $game }
page-lobby-friend-plays = Spielt { $game }
page-lobby-friend-here = Im Haus
page-past = Deine letzten Partien
page-nobody-yet = Noch niemand
page-join = Mitspielen
page-watch = Zusehen
page-seats-free = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
page-seats-all = { $seats } Spieler
page-resume = Weiterspielen
page-resume-playing = Dein Platz ist dir sicher: { $game } geht weiter.
page-resume-bot = { $game } geht weiter: Ein Bot spielt für dich, bis du zurück bist.
page-resume-banned = Das Haus ist für dich im Moment geschlossen; auf deinen Plätzen spielen Bots weiter.
page-resume-open = Dein Tisch wartet auf Spieler: { $game }.
page-open-title = Ein Tisch für Freunde
page-open-now = Tisch eröffnen
page-your-name = Dein Name
page-name-hint = oder spiel als Gast
page-name-why = Die anderen am Tisch sehen ihn.
page-keep-name = Namen behalten
page-no-name-yet = Noch keiner; du bekommst einen, wenn du dich setzt.
page-rename = Umbenennen
page-game = Spiel
page-seats = Plätze
    .explanation = Mit dir. Die Partie beginnt, wenn der letzte Platz besetzt ist.
page-bots = Bots
    .explanation = Sie spielen von Anfang an mit; die anderen Plätze sind für Menschen.
page-here-too = An diesem Gerät
    .explanation = Nacheinander, mit einem Vorhang zwischen den Zügen: Niemand sieht fremde Karten. Ohne Uhr, und nie für die Wertung.
page-here-name = Name von Person { $number }
page-curtain = Gib das Gerät an { $name }
    .more = Der Vorhang ist zu. Drücke, wenn du das Gerät hast und niemand sonst hinsieht.
page-curtain-open = Ich bin { $name }
page-curtain-wait = Der Vorhang ist zu
    .more = Hier ist niemand gefragt: Der Tisch wartet auf { $names }.
page-curtain-look = Jemand hier möchte hinsehen
page-bot-random = Wanderer
    .called = Wanderer
    .sentence = Spielt aufs Geratewohl, was gerade einfällt.
page-bot-greedy = Feilscher
    .called = Feilscher
    .sentence = Nimmt, was jetzt am meisten bringt.
page-bot-level1 = Lehrling
    .called = Lehrling
    .sentence = Lernt das Handwerk noch.
page-bot-level2 = Krämer
    .called = Krämer
    .sentence = Sieht das Schnäppchen, selten was folgt.
page-bot-level3 = Händler
    .called = Händler
    .sentence = Wägt jede Wahl ab; spielt solide.
page-bot-level4 = Kaufmann
    .called = Kaufmann
    .sentence = Denkt voraus und lässt wenig liegen.
page-bot-level5 = Kundschafter
    .called = Kundschafter
    .sentence = Liest den Weg – und dich.
page-bot-level6 = Karawanenführer
    .called = Karawanenführer
    .sentence = Nimmt sich Zeit; verzeiht nichts.
page-bot-only = { $name }: nur für { $seats } Personen, mit dem Material und den Optionen der Schachtel.
page-bot-nowhere = { $name }: spielt bei diesem Spiel nicht mit.
page-bot-level = Bot, Stufe { $level } von { $levels }
page-bot-seat = Bot auf Platz { $seat }
page-bot-next = Der nächste Bot
page-bot-rating = Wertung { $rating }
    .about = { $rating } ± { $off }
    .interval = Wertung { $rating }, höchstwahrscheinlich zwischen { $low } und { $high }
    .none = Noch nicht gemessen
page-bot-strengths = Wie stark sind sie?
page-bots-title = Die Bots
    .more = Gegner für jedes Spiel, von der ersten Lektion bis zum stärksten Spiel des Hauses. Sie wissen nur, was ein Spieler auf ihrem Platz wüsste.
page-bots-scale = Wie im Schach: Wer 200 Punkte mehr hat, liegt etwa drei von vier Malen vorn. Das Band zeigt, wo die Wertung höchstwahrscheinlich liegt (95 %).
page-bots-table = Spieler am Tisch
page-bots-none = Diese Bots wurden noch nicht gemessen. Der Befehl unten tut es.
page-bots-network = An diesem Tisch spielt der stärkste Bot nach dem, was er aus Tausenden Partien von Bots gelernt hat. Mit eigenem Material oder eigenen Optionen spielt er nach handgeschriebenen Regeln.
page-bots-outdated = Bei { $seats } Spielern spielt der stärkste Bot nach handgeschriebenen Regeln: Was er gelernt hatte, galt für ältere Spielregeln und muss neu gelernt werden (caravanserai lab train).
page-bots-trial = Ein kurzer Versuch: wenige Partien, darum breite Bänder.
page-bots-pairs = Jeder gegen den darunter
    .more = Der Anteil der Partien, die der Stärkere gewann. Beide hatten gleich viele Plätze; die Hälfte wäre ausgeglichen.
page-bots-pair = { $upper } gegen { $lower }
page-bots-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
page-bots-share = { $share } %
    .interval = { $low }–{ $high } %
page-bots-master = { $name }: Gegen { $rival } gewann er { $share } ({ $interval }) von { $games }, { $who ->
    [best-response] weil er sich ausrechnet, was { $rival } tun wird, in etwa { $times }-mal so viel Zeit
   *[master] mit { $times }-mal so viel Nachdenken
  }. Nur daraus ist seine Wertung berechnet; die anderen spielten jeweils gegen den darunter. Es gibt ihn nur mit dem Material und den Optionen der Schachtel, und er braucht bis zu drei Sekunden für eine Antwort.
page-left = Was bleibt über dem Stärksten?
    .best-response = Gegen { $rival }: Eine Suche, die weiß, wie ihre Gegner wählen, gewann mit dem { $times }-Fachen ihrer Zeit { $share } ({ $interval }) von { $games }.
    .master = Gegen { $rival }: Derselbe Bot gewann mit { $times }-mal so viel Nachdenken { $share } ({ $interval }) von { $games }.
    .gate = Die Hälfte wäre ausgeglichen. Eine sechste Stufe gibt es, wo ein Bot mindestens 60 % der Partien gewinnt, und fast sicher mehr als 55 %; waren es weniger als 200, fast sicher mehr als 70 %.
page-chances = Treffen die Chancen des Trainers ein?
    .measured = Sie wurden an Partien starker Bots geprüft, an denen nichts angepasst worden war (Partien: { $games }). In manchen Momenten (zusammen: { $moments }) wurde die Chance jedes Platzes notiert und später, ob er gewann: jedes Mal ein Fall. Im Schnitt lagen die Chancen um { $off } von 100 daneben.
    .worst = Die Fälle wurden nach der gezeigten Chance in zehn Teile sortiert, 0–10 %, 10–20 % und so weiter. Von den Zehnteln mit mindestens { $cases } Fällen lag jenes am weitesten daneben, das { $shown } zeigte und in { $came } eintraf.
    .none = An Tischen dieser Größe wurden die Chancen des Trainers noch nicht an genug Partien geprüft.
    .shown = Gezeigt
    .came = Eingetroffen
    .cases = Fälle
    .all = Alle Zehntel
page-bots-command = Miss es selbst
page-bot-name = Bot { $number }
page-bot-numbered = { $name } { $number }
page-thinks = denkt nach
page-bot-stands-in = ein Bot spielt
page-clock = Uhr
page-clock-relaxed = Keine
    .explanation = Alle nehmen sich die Zeit, die sie brauchen.
page-clock-paced = Gemächlich
    .exactly = Niemand hat eine Uhr. Jeder Preis gilt { $seconds } s lang, dann wird der nächste gerufen.
page-clock-live = Live
    .explanation = Ein Zeitvorrat für die ganze Partie, und ein wenig mehr mit jeder Antwort.
    .exactly = Je { $minutes } min für die ganze Partie, und { $seconds } s mehr mit jeder Antwort. Läuft deine Zeit ab, antwortet ein Bot für dich.
page-clock-bank = Minuten je Spieler
page-clock-increment = Sekunden mehr je Antwort
page-clock-pace = Sekunden je Preis
    .explanation = Wie lange jeder Preis gilt, für alle gleich. Halte in dieser Zeit gelten als derselbe Moment; nichts tun heißt passen. Es kostet niemanden Minuten.
page-clock-by-day = Tageweise
    .explanation = Einige Stunden für jede Antwort: für eine Partie neben allem anderen.
    .exactly = { $days ->
        [0] { $hours } h für jede Antwort
        [one] { $rest ->
            [0] Ein Tag für jede Antwort
           *[other] Ein Tag und { $rest } h für jede Antwort
          }
       *[other] { $rest ->
            [0] { $days } Tage für jede Antwort
           *[other] { $days } Tage und { $rest } h für jede Antwort
          }
      }: für eine Partie neben allem anderen. Läuft deine Zeit ab, antwortet ein Bot für dich.
page-clock-hours = Stunden für jede Antwort
page-from-to = { $least } bis { $most }
page-who = Wer kommen darf
page-by-link = Nur per Link
    .explanation = Den Tisch findet nur, wer den Link hat.
page-public = Öffentlich
    .explanation = Er steht auf der Startseite; alle dürfen sich setzen oder zusehen.
page-house-rules = Hausregeln
page-as-printed = wie gedruckt
page-waiting-room = Der Tisch ist gedeckt
page-begins-when-full = Die Partie beginnt, wenn der letzte besetzt ist.
page-starting = Die Partie beginnt gleich.
page-starting-waits = { $left ->
    [0] Noch nicht geöffnet ist der Anteil am Mischen von: { $names }.
    [one] Noch nicht geöffnet ist der Anteil am Mischen von: { $names }. Ausgeteilt wird in spätestens einer Sekunde.
   *[other] Noch nicht geöffnet ist der Anteil am Mischen von: { $names }. Ausgeteilt wird in spätestens { $left } Sekunden.
  }
page-starting-lost = Dieser Browser hat deinen Anteil am Mischen nicht: Du hast dich in einem anderen gesetzt. Öffne den Tisch dort, oder lass ohne deinen Anteil austeilen.
page-starting-without = Ohne meinen Anteil austeilen
page-seat-free = Freier Platz
page-seat-kept = Freigehalten
    .for = Freigehalten für { $name }
page-here = Am Tisch
page-not-here = Offline
page-sit = Hinsetzen
page-sit-here = Hier hinsetzen
page-stand = Aufstehen
page-add-bot = Bot dazusetzen
page-start = Anfangen
page-start-with-bots = { $free ->
    [one] Mit 1 Bot anfangen
   *[other] Mit { $free } Bots anfangen
  }
page-close-table = Tisch schließen
page-host-starts = Der Gastgeber kann jederzeit anfangen; freie Plätze nehmen dann Bots.
page-invite = Einladen
    .explanation = Schick diesen Link, oder lass ein Telefon den Code scannen. Ein Konto braucht es nicht.
    .rated = Schick diesen Link, oder lass ein Telefon den Code scannen. Wer sich an einen gewerteten Tisch setzt, braucht einen Schlüssel (unter „Du“).
page-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-more = Mehr
page-share = Teilen
page-qr = QR-Code des Links
page-table = Tisch
page-table-joining = Auf dem Weg zum Tisch …
page-table-gone = Diesen Tisch gibt es nicht
    .more = Prüfe den Link, oder bitte um einen neuen.
page-table-damaged = Dieser Tisch lässt sich nicht öffnen
page-table-closed = Dieser Tisch wurde geschlossen
    .more = Er wurde aufgegeben, oder lange hat niemand daran gespielt.
page-away = Das Haus wird gesucht …
page-away-more = Du bist gerade nicht verbunden. Dein Platz und die Partie bleiben erhalten.
page-away-restarting = Das Haus schließt für einen Augenblick; deine Partie bleibt erhalten, und du wirst wieder verbunden.
page-away-full = Du hast diesen Tisch zu oft offen; schließe ein Fenster, dann geht es hier weiter.
page-log = Verlauf
page-chat = Chat
page-score = Punkte
page-log-chat = Verlauf, Chat und Punkte
page-log-empty = Noch ist nichts geschehen.
page-log-cut = Was vorher geschah, wird nicht gezeigt.
page-log-turn = Runde { $turn }
page-log-turns = { $first ->
    [-1] { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
      }
   *[other] { $count ->
        [one] Runde { $first }
       *[other] Runde { $first } bis { $last }
      }
  }
page-log-before = Vor der ersten Runde
page-log-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
page-log-rule = Regel { $clause }
page-log-rule-more = In den Regeln
page-log-show = Auf dem Spielplan zeigen
page-label = { $label }:
page-log-scores = { $name }: { $points }
page-last-turn = Letzte Runde noch einmal
    .short = Noch einmal
    .title = Runde { $turn }, noch einmal
    .title-plain = Die letzte Runde, noch einmal
    .more = Tisch und Uhr laufen weiter; deine Wahl bleibt unberührt.
    .once-more = Noch einmal
    .then = Den Tisch von damals sehen
    .back = Zurück zum Tisch
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-phrases = Schnelle Sätze
page-log-chat-unread = { $count ->
    [one] Verlauf, Chat und Punkte: 1 ungelesene Nachricht
   *[other] Verlauf, Chat und Punkte: { $count } ungelesene Nachrichten
  }
page-unread = { $count ->
    [one] 1 ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
  }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-good-game = Schöne Partie!
phrase-thinking = Ich denke nach.
phrase-sorry = Entschuldigung!
phrase-yes = Ja
phrase-no = Nein
phrase-your-turn = Du bist dran.
phrase-wow = Wow!
phrase-bye = Tschüss!
page-mute = { $name } stumm schalten
page-unmute = { $name } wieder hören
page-chat-empty = Noch hat niemand etwas gesagt. Nur die Spieler können das hier lesen.
page-chat-empty-watching = Noch hat niemand etwas gesagt. Nur wer zusieht, kann das hier lesen.
page-watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
  }
page-you-watch = Du siehst zu.
page-take-seat = Für { $name } spielen
page-ask-seat = Für { $name } spielen?
page-asked-seat = Du möchtest für { $seat } spielen; jetzt liegt es an { $names }. { $left ->
    [one] Noch eine Sekunde.
   *[other] Noch { $left } Sekunden.
  }
page-asked-withdraw = Doch nicht
page-wish = { $name } möchte für { $seat } weiterspielen.
    .meaning = Dabei werden die Karten des Bots sichtbar. Alle Spieler müssen zustimmen.
    .alone = Dabei werden die Karten des Bots sichtbar. Du spielst nur gegen Bots, also entscheidest du.
page-wish-yes = Mitspielen lassen
page-wish-no = Nein
page-wish-waits = Du hast zugestimmt; jetzt liegt es an { $names }.
page-takeover = Wer für einen Bot weiterspielen darf
    .explanation = Wer den Platz eines Bots übernimmt, sieht seine Karten. Wer schon eine andere Hand gesehen hat, darf es nie.
page-takeover-ask = Wenn alle Spieler zustimmen
page-takeover-open = Alle, die zusehen
page-takeover-never = Niemand
page-bot-plays-clock = Deine Zeit ist zweimal abgelaufen: Ein Bot hält deinen Platz.
page-late-game-waits = Deine Zeit ist abgelaufen, und ein Bot hat einmal geantwortet. Jetzt warten nur Bots: Nimm dir Zeit.
page-late-bot-stays = Deine Zeit ist abgelaufen, und ein Bot hat einmal geantwortet. Läuft sie noch einmal ab, hält ein Bot deinen Platz, bis du zurück bist.
page-bot-plays-left = Ein Bot spielt für dich.
page-im-back = Ich bin zurück
page-leave = Tisch verlassen
    .title = Den Tisch verlassen?
page-leave-home = Platz behalten, zur Startseite
    .more = { $clock ->
        [relaxed] Niemand spielt für dich: Die Partie wartet auf deine Antworten.
        [paced] Niemand spielt für dich: Die Partie wartet auf deine Antworten, aber fallende Preise laufen weiter.
       *[other] Noch spielt niemand für dich, aber deine Uhr läuft weiter.
    }
page-leave-bot = Einen Bot für mich spielen lassen
    .more = Die anderen spielen weiter, und ein Bot antwortet für dich, bis du zurückkommst.
    .alone = Ein Bot antwortet für dich, bis du zurückkommst; aber dann sind nur noch Bots da, und die sind bald fertig.
    .daily = Ein Bot antwortet für dich, die Bots sind bald fertig, und dieser Versuch zählt nicht.
    .event = Ein Bot antwortet für dich: keine Punkte in dieser Runde, was auch immer er daraus macht.
page-leave-stay = Bleiben
page-your-clock = Deine Uhr
page-no-hurry = Keine Eile
page-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
  }
page-end = Die Partie ist zu Ende
end-place = { $rank }.
end-of = von { $count }
end-came = Du wirst { end-place }
end-came-level = Du teilst den { end-place } Platz mit { $others }.
end-won = { $seat } gewinnt mit { $what }.
    .you = Du gewinnst mit { $what }.
end-won-plain = { $points ->
    [one] { $seat } gewinnt mit 1 Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
  }
    .you = { $points ->
    [one] Du gewinnst mit 1 Punkt.
   *[other] Du gewinnst mit { $points } Punkten.
  }
end-shared = { $points ->
    [one] { $winners } teilen sich den Sieg mit je 1 Punkt.
   *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten.
  }
    .you = { $points ->
    [one] Du teilst dir den Sieg mit { $others }: je 1 Punkt.
   *[other] Du teilst dir den Sieg mit { $others }: je { $points } Punkte.
  }
end-gap = { $points ->
    [one] Ein Punkt liegt zwischen euch; der größte Unterschied: { $name } ({ $more }).
   *[other] { $points } Punkte liegen zwischen euch; der größte Unterschied: { $name } ({ $more }).
  }
    .won = { $points ->
    [one] Du liegst einen Punkt vor { $seat }; der größte Unterschied: { $name } ({ $more }).
   *[other] Du liegst { $points } Punkte vor { $seat }; der größte Unterschied: { $name } ({ $more }).
  }
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
end-sheet = Die ganze Abrechnung
number-word = { $count ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
  }
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-rematch-watch = Revanche ansehen
page-new-table = Neuer Tisch
page-review = Spielplan ansehen
page-results = Ergebnisse
page-record = Aufzeichnung laden
page-replay = Wiedergabe
page-replay-none = Keine Wiedergabe
page-replay-start = Der Tisch zu Beginn.
page-play = Abspielen
page-pause = Pause
page-step = Schritt
page-seen-by = Gesehen von
page-seen-watching = Zuschauer
page-replay-of = { $game }: die Partie noch einmal
page-step-back = Ein Schritt zurück
page-step-on = Ein Schritt weiter
page-step-of = Schritt { $step } von { $steps }
page-seen-open = Alle Hände offen
page-fair = Das Mischen prüfen
    .explanation = Vor der ersten Karte hat das Haus einen Hash gezeigt; das Geheimnis dahinter und die Anteile der Plätze haben jedes Mischen bestimmt. Jetzt ist das Geheimnis offen, und alle können es nachrechnen.
page-fair-hash = Hash vor dem Austeilen
page-fair-secret = Geheimnis
page-fair-nonces = Anteile der Plätze
page-fair-holds = Es wurde immer ehrlich gemischt.
page-fair-broken = Etwas passt nicht.
page-fair-hash-noted = Es ist der Hash, den dieser Browser sich notiert hat, als du an den Tisch kamst.
    .not = Es ist nicht der Hash, den dieser Browser sich notiert hat, als du an den Tisch kamst.
page-fair-hash-shown = Die Aufzeichnung hat den Hash dieses Tisches. (Dieser Browser war vor der Partie nicht da und konnte ihn nicht selbst notieren.)
    .not = Die Aufzeichnung hat einen anderen Hash als dieser Tisch.
page-fair-secret-fits = Das Geheimnis ergibt diesen Hash: Es stand vor der ersten Karte fest.
    .not = Das Geheimnis ergibt diesen Hash nicht.
page-fair-share-counted = Der Anteil dieses Browsers ist unter denen, die verwendet wurden.
    .not = Der Anteil, den dieser Browser geöffnet hat, wurde nicht verwendet.
page-fair-share-late = Der Anteil dieses Browsers steckt nicht im Mischen: Als die Partie begann, war seine Seite nicht da, um ihn zu öffnen.
page-fair-order = Die Anteile standen durch ihre Hashes fest, bevor einer davon geöffnet wurde, und jeder passt zu seinem Hash.
    .not = Ein Anteil passt nicht zu seinem Hash, oder stand nicht fest, bevor die Anteile geöffnet wurden.
page-fair-hashes-noted = Es sind die Hashes, die dieser Browser sich notiert hat, bevor er seinen eigenen Anteil öffnete.
    .not = Es sind nicht die Hashes, die dieser Browser sich notiert hat, bevor er seinen eigenen Anteil öffnete.
page-fair-left-out = Der Anteil von { $name } wurde nicht rechtzeitig geöffnet und steckt nicht im Mischen.
page-fair-open-shares = Die Anteile wurden offen gesendet, wie bei älteren Versionen des Hauses: Wer sich zuletzt setzte, konnte seinen wählen.
page-fair-hash-of-shares = Hashes der Anteile
page-fair-shuffles = { $count ->
    [one] Gemischt wurde einmal; hier wiederholt, fiel es aus wie in der Aufzeichnung.
   *[other] Gemischt wurde { $count }-mal; hier wiederholt, fiel alles aus wie in der Aufzeichnung.
  }
    .not = Mischen { $number } ({ $what ->
        [teapots] Teekannen
        [carpets] Teppiche
        [torn] zerrissene Dominos
        [dominoes] Dominos eines Tages
        [pile] Stapel eines Tages
        [kinds] Warenarten
        [bank] Karten der Bank
        [camels] Kamele
        [seats] der erste Älteste
       *[cards] Karten
      }) ist nicht das, was Geheimnis und Anteile ergeben.
page-fair-verify = Dieser Browser prüft den Zufall. Ob jeder Zug erlaubt war und die Punkte stimmen, prüfst du mit der geladenen Aufzeichnung: caravanserai verify
page-again = Erneut versuchen
page-rules-of = Die Regeln: { $game }
page-rules-search = In den Regeln suchen
page-rules-none = Davon spricht keine Klausel.
page-rules-no-game = Dieses Spiel gibt es in diesem Haus nicht.
    .games = Zu den Spielen
page-device = Ein anderes Gerät
    .short = Mach mit demselben Platz auf dem Telefon oder einem anderen Rechner weiter.
    .explanation = Ein Link, mit dem auch das andere Gerät deines wird. Er gilt einmal, innerhalb von sieben Tagen; behalte ihn für dich.
page-device-make = Link machen
page-device-link = Öffne das auf deinem anderen Gerät
page-device-done = Willkommen zurück: Dieses Gerät ist jetzt deines.
page-return = Ein Link zurück
page-return-whose = Dieser Link gehört { $name }, in diesem Haus seit { $since }.
page-return-same = Dieser Browser gehört schon { $name }. Nichts wurde geändert, und der Link gilt noch.
page-return-meaning = Wenn du { $name } bist, wird dieser Browser eines deiner Geräte. Hat dir jemand anderes den Link geschickt, benutze ihn nicht: Diese Person sähe deine Karten und könnte für dich spielen.
page-return-yes = Ich bin { $name }
page-return-no = Ich bin nicht { $name }
page-return-you = In diesem Browser bist du { $you }. { $seats ->
    [0] { "" }
    [one] Du sitzt an einem Tisch.
   *[other] Du sitzt an { $seats } Tischen.
  }
page-return-lose = Gehört er { $name }, gehört er nicht mehr { $you }: Die Plätze und Partien von { $you } sind dann nur noch von einem anderen Gerät aus erreichbar, oder mit einem Link zurück zu { $you }. Mach erst einen, und heb ihn auf.
page-return-make = Link zurück zu { $you } machen
page-return-kept = Heb das auf: der Weg zurück zu { $you }
page-return-stay = { $you } bleiben
page-return-become = Auf diesem Gerät { $name } werden

## You: a name, a handle, keys and devices

page-you = Du
page-you-open = Schlüssel und Geräte
page-you-stay = Du bleibst { $name }.
page-you-keep = Behalte, was dir gehört
    .why = Deine Plätze, Partien und Lektionen gehören dir schon. Ein Schlüssel lässt dich nur zu ihnen zurückkommen, hier oder anderswo.
page-you-nothing-asked = Nach einer E-Mail-Adresse fragt niemand. Plätze, Uhren und was du versiegelt hast, bleiben, wie sie sind.
page-you-stranger = Wer schon einmal hier war, findet alles, wo es war. Wer nicht, kann sofort spielen: Ein Schlüssel hat Zeit.
page-you-passkey = Mit diesem Gerät
    .more = Ein Passkey: Fingerabdruck, Gesicht oder PIN. Nichts zu merken.
page-you-passkey-off = Passkeys brauchen https und ein Haus mit einem Namen; hier tut es ein Passwort.
page-you-passkey-add = Passkey anlegen
page-you-by-passkey = Mit einem Passkey
page-you-password = Mit einem Passwort
    .more = Zwölf Buchstaben oder mehr; ein kurzer Satz ist gut.
page-you-have = Ich habe schon einen Schlüssel
    .more = Melde dich an; was du als { $name } getan hast, kommt mit.
page-you-handle = Name im Haus
    .why = Der Name, mit dem du dich anmeldest. Niemand sonst hier hat so einen; der Name am Tisch ist ein anderer, und frei. Einmal kannst du ihn jederzeit ändern, danach alle dreißig Tage.
page-you-handle-none = Noch keiner: Freunde finden dich damit, und deine Seite hat davon ihre Adresse.
page-you-handle-choose = Einen wählen
page-you-handle-after = Ab { $date } lässt er sich wieder ändern.
page-you-handle-reserved = Ein neuer Name im Haus. Der jetzige bleibt für dich reserviert, und nach dreißig Tagen kannst du ihn wieder ändern.
page-you-handle-take = Diesen Namen nehmen
page-you-handle-done = Du bist jetzt @{ $handle }.
page-you-password-field = Passwort
page-you-password-new = Neues Passwort
page-you-password-current = Bisheriges Passwort
page-you-password-show = Passwort zeigen
page-you-password-enough = { $letters ->
    [one] 1 Buchstabe: lang genug. Länge zählt, nicht Sonderzeichen.
   *[other] { $letters } Buchstaben: lang genug. Länge zählt, nicht Sonderzeichen.
  }
page-you-password-missing = { $missing ->
    [one] Noch 1 Buchstabe. Länge zählt, nicht Sonderzeichen.
   *[other] Noch { $missing } Buchstaben. Länge zählt, nicht Sonderzeichen.
  }
page-you-password-keep = Schlüssel behalten
page-you-password-change = Passwort ändern
page-you-password-add = Passwort anlegen
page-you-sign-in = Anmelden
page-you-by-code = Mit einem gedruckten Code
page-you-by-password = Mit Name und Passwort
page-you-code = Einer deiner gedruckten Codes
page-you-bring = Mitbringen, was { $name } in diesem Browser getan hat
page-you-welcome = Willkommen zurück, { $name }.
page-you-kept = Der Schlüssel ist angelegt.
page-you-keys = Deine Schlüssel
    .more = Mit einem Schlüssel bist du auf jedem Gerät du selbst.
page-you-key-password = Passwort
page-you-key-passkey = Passkey
page-you-key-used = zuletzt benutzt: { $when }
page-you-key-unused = noch nicht benutzt
page-you-key-remove = Entfernen
page-you-key-sure = Dieser Schlüssel lässt dann niemanden mehr herein.
page-you-key-last = Das ist dein einziger Schlüssel. Ohne ihn führen nur angemeldete Geräte und gedruckte Codes zu dir zurück.
page-you-key-stay = Behalten
page-you-key-go = Entfernen
page-you-key-removed = Der Schlüssel ist weg.
page-proof = Zeig, dass du es bist
    .why = Was zu dir zurückführt, ändert nur, wer einen deiner Schlüssel zeigt. Nach ein paar Minuten wird wieder gefragt.
page-proof-passkey = Mit einem Passkey
page-proof-password = Dein Passwort
page-proof-show = Weiter
page-proof-code = Einer deiner gedruckten Codes, der danach nicht mehr gilt
page-proof-by-code = Mit einem gedruckten Code
page-proof-by-password = Mit dem Passwort
page-proof-done = Danke. Mach jetzt weiter mit dem, was du wolltest.
page-you-oidc = Mit { $name }
    .more = { $name } sagt, wer du bist.
page-you-oidc-add = { $name } hinzufügen
page-you-key-oidc = Verbürgt
page-you-by-mail = Per E-Mail
page-news = Neuigkeiten
  .more = Was du erfährst, wenn du nicht hinsiehst: dass du dran bist, oder dass ein Freund nach dir fragt.
page-hook = Neuigkeiten an unseren Chat …
page-news-table = Der Chat zu diesem Tisch
  .more = Wer dran ist, dass die Partie beginnt und dass sie zu Ende ist: was alle wissen dürfen, die zusehen, und sonst nichts. In jeder Nachricht steht der Link zu diesem Tisch.
page-news-here = An diesen Browser
page-news-chat = An einen Chat
page-news-mail = Per E-Mail, gesammelt
page-news-chat-kind = Welche Art
page-news-chat-address = Seine Adresse für eingehende Nachrichten (Webhook)
page-news-chat-add = Dorthin senden
page-news-discord = Discord
page-news-slack = Slack
page-news-matrix = Matrix
page-news-json = Einfaches JSON
page-news-denied = Dieser Browser erlaubt keine Nachrichten von hier; in seinen Einstellungen geht es.
page-news-no-push = Diesem Browser lässt sich nichts mitteilen: Er braucht https, und auf einem iPhone die Seite auf dem Home-Bildschirm.
page-news-none = Noch wurde nichts gesendet.
page-news-sent = Zuletzt gesendet: { $when }
page-news-failed = { $when }: { $error }
page-news-error-no-answer = Dort antwortet niemand.
page-news-error-not-public = Diese Adresse ist nicht öffentlich.
page-news-error-mail-refused = Der Mailserver hat es abgelehnt.
page-news-error-mail-off = Dieses Haus verschickt keine E-Mails.
page-news-error-status = Es wurde abgelehnt ({ $status }).
page-news-of-table = für einen Tisch
page-news-test = Testen
page-news-reasons = Sag mir
page-news-turn = Ich bin dran
page-news-begins = Eine Partie beginnt
page-news-over = Eine Partie ist zu Ende
page-news-invited = Einladungen
page-news-friend = Freundschaftsanfragen
page-news-evening = Abende meiner Kreise
page-news-event = Meine Turniere
page-news-games = Von diesen Spielen
page-news-quiet = Ruhezeit
page-news-from = Von
page-news-to = Bis
page-news-zone = In der Zeit von { $zone }
page-mail = Zurück per E-Mail
    .why = Solltest du alle Schlüssel verlieren, geht ein Link an diese Adresse. Neuigkeiten kommen nur dorthin, wenn du es unten so wählst; sonst dient sie zu nichts, und du musst keine angeben.
page-mail-add = E-Mail-Adresse angeben
page-mail-change = Andere Adresse nehmen
page-mail-address = E-Mail-Adresse
page-mail-send = Link senden
page-mail-sent = Ein Link ist unterwegs an { $address }: Öffne ihn innerhalb einer halben Stunde.
page-mail-waits = { $address } wartet darauf, dass der Link geöffnet wird.
page-mail-asked = Führt { $address } zu jemandem zurück, ist ein Link unterwegs; er gilt einmal, eine halbe Stunde lang.
page-mail-sure = { $address } entfernen? Sie würde nicht mehr zu dir zurückführen.
page-mail-removed = Die Adresse führt nicht mehr zurück.
page-mail-confirm = { $address } soll zu { $name } zurückführen. Wenn du das nicht bist, sag Nein: Dann wird die Adresse nicht verwendet.
page-mail-yes = Ja, verwenden
page-mail-no = Nein
page-mail-done = Von nun an führt diese Adresse zurück.
page-keys = Schlüssel
page-to-table = Zum Tisch
page-proof-none = In diesem Browser lässt sich keiner deiner Schlüssel zeigen: Nimm ein Gerät, auf dem es geht.
page-you-codes = Zehn Codes für schlechte Tage
    .why = Geht ein Gerät verloren, lässt dich einer davon herein. Jeder gilt einmal. Noch einmal zeigen kann sie niemand, auch das Haus nicht.
page-you-codes-left = { $left ->
    [one] Ein Code ist übrig. Neue ersetzen ihn.
   *[other] { $left } Codes sind übrig. Neue ersetzen sie.
  }
page-you-codes-none = Auf Papier, für den Tag, an dem ein Gerät oder ein Passwort verloren geht.
page-you-codes-make = Zehn Codes machen
page-you-codes-again = Zehn neue Codes machen
page-you-codes-print = Drucken
page-you-codes-save = Speichern
page-you-codes-no-copy = Dieser Browser lässt die Seite nicht kopieren; speichere oder drucke die Codes.
page-you-codes-kept = Sie sind gut aufgehoben
page-you-devices = Wo du angemeldet bist
page-you-device = Ein Gerät
page-you-device-here = dieses Gerät
page-you-device-seen = zuletzt gesehen: { $when }
page-you-devices-out = Überall sonst abmelden
page-you-devices-done = Alle anderen Geräte sind abgemeldet.
page-you-sign-out = Abmelden
page-you-sign-out-here = Hier abmelden
page-you-sign-out-guest = Du hast keinen Schlüssel: Niemand könnte als { $name } zurückkommen, und die Plätze blieben Bots überlassen. Lege erst einen Schlüssel an, oder mach einen Link.
page-you-sign-out-anyway = Trotzdem abmelden
page-you-out = Du bist hier abgemeldet.
page-data = Deine Daten
    .more = Alles, was das Haus von dir aufhebt, zum Lesen und Mitnehmen.
page-data-get = Meine Daten holen
page-data-why = Was bleibt, und warum
page-delete = Mich löschen
    .more = Dein Name, dein Name im Haus, Schlüssel, Geräte, Freunde, Notizen und deine Seite gehen, sofort und für immer. In beendeten Partien wirst du zu „jemand“; sie bleiben, weil andere sie auch gespielt haben.
page-delete-begin = Mich löschen …
page-delete-sure = Das kann niemand rückgängig machen.
page-delete-games = In laufenden Partien übernimmt ein Bot deinen Platz.
page-delete-name = Gib zur Sicherheit deinen Namen ein: { $name }
page-delete-yes = Alles von mir löschen
page-delete-stay = Bleiben
page-delete-done = Du bist fort. Das Haus kennt dich nicht mehr.
page-privacy = Datenschutz
    .more = Was dieses Haus aufhebt, warum, und wie lange.
page-hears = Wen du am Tisch hörst
    .more = Für alle deine Geräte. Was du nicht hören willst, wird dir gar nicht erst gesendet.
page-hears-table = Alle dort
page-hears-friends = Nur Freunde
page-hears-off = Niemanden
page-hears-off-now = Du hörst hier niemanden, wie du es gewählt hast.
page-hears-friends-now = Du hörst hier nur Freunde, wie du es gewählt hast.
page-presence = Wer wissen darf, dass du da bist
    .more = Deine Freunde sehen, wer von ihnen im Haus ist, und die Liste auf der Startseite nennt alle, die es wollen. Wie viele da sind, steht in jedem Fall dort.
page-presence-everybody = Alle
page-presence-friends = Nur Freunde
page-presence-nobody = Niemand
page-named = In Daten für die Forschung meinen Namen nennen
    .more = Dieses Haus darf seine beendeten öffentlichen Partien an Leute geben, die sie untersuchen. Niemand wird darin genannt; wenn du willst, steht dein Name im Haus bei deinem Platz. Schaltest du es aus, nennen dich spätere Daten nicht; was vorher weitergegeben wurde, bleibt, wo es ist.
page-chat-safe = In diesem Haus sprechen alle mit diesen Sätzen.
page-name-list = Wähle einen Namen
page-name-list-more = Andere Namen

page-hint-away = Verstanden

## The coach's pages: hints at the table, reviews of finished games

page-percent = { $percent } %
page-percent-range = { $low } bis { $high } %
page-chance-ahead = vorn
page-chance-behind = hinten
page-chance-even = etwa gleichauf
page-points-more = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] 0
  }
page-points-under = unter 1 Punkt
page-points-about = { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
  }
page-points-range = { $low } bis { $high } Punkte
page-mix-often = { $tenths ->
    [never] fast nie
    [0] selten
    [1] in etwa 1 von 10 Fällen
    [5] etwa jedes zweite Mal
    [10] fast immer
    [always] immer
   *[other] in etwa { $tenths } von 10 Fällen
  }
page-coach-place = { $whose ->
    [you] { $shared ->
        [yes] Du teilst den ersten Platz
       *[no] { $place ->
            [1] Du hast gewonnen
           *[other] Du bist { $place }. geworden
        }
    }
   *[seat] { $shared ->
        [yes] { $name } teilt den ersten Platz
       *[no] { $place ->
            [1] { $name } hat gewonnen
           *[other] { $name } ist { $place }. geworden
        }
    }
  } { $points ->
    [one] (1 Punkt).
   *[other] ({ $points } Punkte).
  }
page-coach-place-winner = { $count ->
    [one] { $name } hat gewonnen ({ end-points }).
   *[other] { $name } teilen den ersten Platz (je { end-points }).
  }
page-stairs = { $whose ->
    [you] { $points ->
        [one] Woher dein Punkt kommt
       *[other] Woher deine { $points } Punkte kommen
      }
   *[seat] { $points ->
        [one] Woher der eine Punkt von { $name } kommt
       *[other] Woher die { $points } Punkte von { $name } kommen
      }
  }
page-stairs-start = { $whose ->
    [you] Ein Platz wie deiner, im Schnitt
   *[seat] Ein Platz wie dieser, im Schnitt
  }
page-stairs-luck = Kartenglück
    .more = Austeilen und Ziehen
page-stairs-others = Die Wahl der anderen
    .more = und was sich nicht trennen lässt
page-stairs-choices = { $whose ->
    [you] Was du verschenkt hast
   *[seat] Was verschenkt wurde
  }
    .more = { $count ->
    [0] nichts
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  }
page-stairs-result = { $whose ->
    [you] Dein Ergebnis
   *[seat] Das Ergebnis
  }
page-stairs-off = ± { $points }
page-curve-of = { $whose ->
    [you] Deine Siegchance
   *[seat] Die Siegchance
  }
page-curve-seat = { $name }: { $chance }
page-curve-story = { $name }: { $first } am Anfang, am höchsten in Schritt { $step } ({ $most }), { $last } am Ende.
page-curve-whose = Wessen Analyse
page-curve-band = wo die Wahrheit höchstwahrscheinlich liegt (9 von 10)
page-curve-gave = { $whose ->
    [you] was du verschenkt hast
   *[seat] was verschenkt wurde
  }
page-curve-certain = erst hier gewiss →
page-curve-unread = noch nicht gelesen
page-gave = { $whose ->
    [you] Was du verschenkt hast
   *[seat] Was verschenkt wurde
  }
    .more = nur, was eine bessere Antwort behalten hätte
page-gave-played = { $whose ->
    [you] Du hast gespielt
   *[seat] Gespielt
  }
page-gave-better = Besser
page-gave-another = Eine andere Antwort
page-gave-close = nicht gezählt
page-gave-see = Ansehen
page-gave-retry = Noch einmal spielen
page-gave-chance = etwa { $percent } % der Gewinnchance
page-gave-both = { $points } · { $chance }
page-gave-always = In jeder Austeilung, die wir versucht haben und in der sich beide unterscheiden, bringt sie mehr Punkte.
page-gave-beats = Wo sich beide unterscheiden, bringt sie in { $tenths ->
    [one] etwa einem
   *[other] etwa { $tenths }
  } von 10 Fällen mehr Punkte.
page-gave-wins = Sie bringt öfter den Sieg, wenn auch nicht mehr Punkte.
page-gave-average = Sie bringt im Schnitt mehr Punkte, wenn auch nicht öfter.
page-gave-not-counted = { $tried ->
    [one] Wir haben eine Austeilung versucht und gefragt, wie gute Spieler antworten: Dass dies besser ist, ist nicht sicher. Nichts wird gezählt.
   *[other] Wir haben { $tried } Austeilungen versucht und gefragt, wie gute Spieler antworten: Dass dies besser ist, ist nicht sicher. Nichts wird gezählt.
  }
page-gave-unsure = Zu knapp für ein Urteil
page-gave-rest = { $count ->
    [one] Eine weitere Entscheidung zählt auch mit: { $points }.
   *[other] { $count } weitere Entscheidungen zählen auch mit: zusammen { $points }.
  }
page-gave-nothing = { $whose ->
    [you] Du hast nichts verschenkt.
   *[seat] { $name } hat nichts verschenkt.
  }
    .more = Keine Antwort war klar schlechter als eine andere. Der Rest war Kartenglück und die Wahl der anderen.
page-sure-clear = klar
page-sure-likely = wahrscheinlich
page-sure-close = zu knapp, um sicher zu sein
page-coach-preparing = Der Trainer macht sich bereit …
    .more = Die Regeln dieses Spiels werden kompiliert, das geschieht nur einmal. Dann beginnt die Analyse von selbst; die Partie kannst du schon ansehen.
page-coach-stopped = { $read ->
    [one] Die Analyse brach nach einer Entscheidung ab.
   *[other] Die Analyse brach nach { $read } Entscheidungen ab.
  }
    .more = Was gelesen ist, bleibt.
page-coach-rough = Nur ein erster Blick: Wenige Austeilungen wurden versucht, darum sind die Bänder breit, und wenig lässt sich einen Fehler nennen.
page-coach-go-on = Den Rest versuchen
page-coach-back = Zurück zur Analyse
page-coach-board = Spielplan bei diesem Schritt
page-mix-of = { $whose ->
    [you] Du hast gewählt.
   *[seat] { $name } hat gewählt.
  }
    .good = Ein guter Spieler hätte genommen:
page-hint-preparing = Der Trainer macht sich bereit …
    .more = Die Regeln dieses Spiels werden kompiliert, das geschieht nur einmal. Dann kommt der Rat von selbst; du musst mit dem Spielen nicht warten.
page-hint-only = Nur eine Antwort ist einen Gedanken wert.
page-hint-verdict = { $even ->
    [1] Eine Antwort ragt heraus.
    [2] Zwei Antworten sind etwa gleich gut.
   *[other] Drei Antworten sind etwa gleich gut.
  }
page-hint-ahead = Eine Antwort liegt etwas vorn.
page-hint-often = der Trainer spielt sie { page-mix-often }
page-hint-even = Die Bänder überlappen: Der Unterschied ist kleiner, als sich sagen lässt.
page-hint-mix = Der Trainer würde sie mischen, damit dich niemand lesen kann.
page-hint-wins = Siegchance: { $chance }
page-hint-less = { $points } weniger
page-hint-behind = etwas weniger
page-hint-play = Das spielen
page-hint-draw = Für mich losen
page-hint-laid = Der Tipp liegt bereit. Noch ist nichts versiegelt.
page-hint-note = { $games ->
    [0] Ein erster Blick ohne Zahlen, nach dem, was dein Platz sehen kann, und nicht mehr.
    [one] Nach dem, was dein Platz sehen kann, und nicht mehr; eine Partie wurde zu Ende gespielt.
   *[other] Nach dem, was dein Platz sehen kann, und nicht mehr; { $games } Partien wurden zu Ende gespielt.
  }
page-coach = Analyse
page-coach-of = { $game }: die Analyse
page-coach-none = Keine Analyse
page-coach-says = Der Trainer
page-coach-waiting = Der Trainer sieht erst andere Partien an; diese steht in der Schlange.
page-coach-running = Die Partie wird gelesen …
    .more = Gelesene Entscheidungen: { $read } von { $choices }. Was da ist, kannst du schon ansehen.
    .last = Alle Entscheidungen sind gelesen. Die teuersten werden jetzt noch einmal angesehen.
page-coach-progress = Die Analyse läuft
page-coach-failed = Diese Analyse ist nicht gelungen.
    .more = Der Partie selbst ist nichts passiert. Du kannst den Trainer noch einmal fragen.
page-coach-again = Noch einmal fragen
page-curve = Siegchance
page-curve-at = Schritt { $step } von { $steps }: { $chances }
page-curve-table = Die Kurve als Tabelle
page-mix = Die Wahl in diesem Schritt
page-mix-none = In diesem Schritt hatte niemand eine Wahl.
page-mix-others = viele andere, jede selten
page-mix-next = Nächste Wahl
page-mix-played = gespielt
page-mix-best = am besten
page-play-on = Von hier weiterspielen
    .more = Ein neuer Tisch, der bei diesem Schritt beginnt, mit neuem Glück und Bots auf den anderen Plätzen. Die gespielte Partie bleibt, wie sie ist.
page-play-on-seat = Dein Platz
page-play-on-bots = Die anderen Plätze
page-play-on-go = Weiterspielen
page-play-on-over = Hier ist die Partie zu Ende. Geh zum Weiterspielen einige Schritte zurück.
page-hint-ask = Tipp
page-hint-title = Der Rat des Trainers
page-hint-thinking = Der Trainer denkt nach …
page-hint-gain = Warum
page-hint-risk = Risiko
page-hints-allowed = Tipps erlaubt
    .explanation = Alle, die spielen, dürfen den Trainer fragen, jeder für den eigenen Platz.
help-serve-review-effort = Wie gründlich der Trainer über eine beendete Partie nachdenkt, in Prozent. Bei 100 dauert eine Analyse etwa eine Minute.
help-serve-compile-ahead = Die Regeln von Anfang an im Hintergrund kompilieren: true oder false. Bis sie bereit sind, wartet der Trainer, und Bots sehen weniger weit.
help-prepare = Die Regeln der Spiele jetzt kompilieren, damit Tipps, Analysen und starke Bots sofort bereit sind.
help-prepare-games = Nur diese Spiele; sonst alle.
cli-prepare-no-compiler = Die Regeln lassen sich nicht kompilieren: Numba ist nicht installiert. Installiere es mit: pip install 'caravanserai[fast]'
cli-prepare-there = { $game }: bereit.
cli-prepare-progress = { $game }: wird kompiliert, { $percent } %
cli-prepare-done = { $game }: bereit, in { $seconds } s kompiliert.
cli-review-start = Schnitt
cli-review-luck = Glück
cli-review-others = Andere
cli-review-result = Ergebnis
cli-review-clear = Klar.
cli-review-likely = Wahrscheinlich.

## Tables that begin from a position

refusal-staged = Dieser Tisch begann aus einer Stellung für eine Person; die anderen Plätze gehören Bots.
refusal-saw-a-hand = Du hast schon eine Hand dieser Partie gesehen und kannst darum keine andere spielen.
page-bot-plays-asleep = Du warst weg: Ein Bot hält deinen Platz.
page-asleep = { $seat } hat eine Weile nicht geantwortet.
page-asleep-ask = Bis zur Rückkehr einen Bot spielen lassen
page-asleep-asked = { $name } bittet um einen Bot auf dem Platz von { $seat }, bis zur Rückkehr.
page-asleep-yes = Zustimmen
page-asleep-waits = Du hast um einen Bot auf dem Platz von { $seat } gebeten. Jetzt liegt es an { $names }.
refusal-not-asleep = So lange schweigt dieser Platz noch nicht; um einen Bot kannst du später bitten.
refusal-no-hours = Wähle mindestens eine Tageszeit, zu der du spielst.
refusal-no-such-ticket = Dieses Gesuch gibt es nicht mehr; vielleicht hat die Partie begonnen.
refusal-too-many-tickets = Du hast schon { $most } Gesuche; zieh erst eines zurück.
data-tickets = deine Gesuche für tageweise Partien.
data-holidays = wann du innerhalb eines Jahres weg warst.
refusal-holiday-dates = Ein Urlaub beginnt heute oder innerhalb eines halben Jahres, endet nach seinem Beginn und hat höchstens { $most ->
    [one] einen Tag
   *[other] { $most } Tage
  }.
refusal-holiday-days = Innerhalb eines Jahres kannst du { $most ->
    [one] einen Tag
   *[other] { $most } Tage
  } weg sein; so viele sind nicht mehr übrig.
refusal-holiday-set = Du hast schon einen Urlaub; beende erst diesen.
page-holiday = Urlaub
    .more = Für Partien mit Stunden für eine Antwort. Wer mit dir am Tisch sitzt, sieht, wann du zurück bist, und dass du dran bist, erfährst du erst dann.
page-holiday-from = Von
page-holiday-to = Bis
page-holiday-how = Deine Partien so lange
page-holiday-orders = Aufträge und Uhr laufen weiter
page-holiday-bot = Ein Bot spielt für mich
page-holiday-pause = Meine Uhr steht still, wo alle zustimmen
page-holiday-rated = Wer in einer gewerteten Partie mehr als ein Drittel der Antworten einem Bot überlässt, hat sie verlassen.
page-holiday-why = Warum, wenn du magst
page-holiday-none = Kein Grund
page-holiday-travel = Auf Reisen
page-holiday-family = Familie
page-holiday-work = Arbeit
page-holiday-rest = Erholung
page-holiday-take = Diese Tage freinehmen
page-holiday-set = Von { $first } bis { $last }
page-holiday-end = Ich bin zurück
page-holiday-undo = Zurücknehmen
page-holiday-left = { $days ->
    [0] Innerhalb eines Jahres bleibt dir kein Tag.
    [one] Innerhalb eines Jahres bleibt dir ein Tag.
   *[other] Innerhalb eines Jahres bleiben dir { $days } Tage.
  }
page-holiday-at = { $seat } hat Urlaub bis { $date }.
page-holiday-at-why = { $seat } hat Urlaub bis { $date } ({ $why }).
page-holiday-paused = Die Uhr steht bis dahin still.
page-holiday-ask = { $seat } bittet darum, dass die Uhr bis { $date } stillsteht.
page-holiday-waits = Ob die Uhr stillsteht, liegt an { $names }.
page-play-pace-by-day = Tageweise
    .more = Gib ein Gesuch auf, mit den Zeiten, zu denen du spielst. Das Haus setzt Leute zusammen, deren Zeiten sich treffen; nach sechs Stunden alle, die da sind, und Bots. Für jede Antwort gibt es 24 Stunden.
page-ticket-hours = Wann du spielst ({ $zone })
page-ticket-night = Nachts, 0–6
page-ticket-morning = Vormittags, 6–12
page-ticket-afternoon = Nachmittags, 12–18
page-ticket-evening = Abends, 18–24
page-ticket-leave = Gesuch aufgeben
page-tickets = Gesuche für tageweise Partien
page-ticket-line = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }, Zeiten: { $hours }
page-ticket-until = bis { $date }
page-ticket-withdraw = Zurückziehen
page-ticket-left = Dein Gesuch ist aufgegeben. Treffen sich die Zeiten, beginnt das Haus die Partie von selbst: Sie steht dann unter „Meine Partien“, und unter „Du“ wählst du, ob du davon erfährst.
page-table-young = Hier hat gerade eine Partie begonnen
refusal-still-gathering = Diese Partie hat gerade begonnen und gibt noch Plätze an Neue. In ein paar Minuten kannst du zusehen.
refusal-takeover-never = An diesem Tisch spielt niemand für einen Bot weiter.
refusal-takeover-busy = Jemand anderes bittet gerade um einen Platz; warte, bis das entschieden ist.
refusal-takeover-declined = Die Spieler wollten das nicht; du kannst weiter zusehen.
refusal-takeover-enough = Die Spieler wurden in dieser Partie oft genug gefragt.
refusal-takeover-nobody = Niemand ist da, der es erlauben könnte; an einem Tisch nur mit Bots entscheidet der Gastgeber.
refusal-takeover-gone = Hier gibt es nichts mehr zu entscheiden.
refusal-takeover-not-yours = Das hast nicht du zu entscheiden.
refusal-daily-once = Die Partie des Tages spielt man einmal.
refusal-no-such-step = Diesen Schritt gibt es nicht; die Aufzeichnung hat { $steps }.
refusal-last-step = Nach diesem Schritt hatte niemand mehr eine Wahl: Es gibt nichts mehr weiterzuspielen.
refusal-bad-stage = Zu dieser Stellung kommt es im Spiel nie: { $reason }.
verify-given = { $steps ->
    [one] Die Partie begann aus einer Stellung: Ihr erster Schritt war gegeben, nicht hier gespielt.
   *[other] Die Partie begann aus einer Stellung: Ihre ersten { $steps } Schritte waren gegeben, nicht hier gespielt.
 }
verify-given-shuffles = { $shuffles ->
    [one] Ein Mischen war mit der Stellung gegeben: Kein Geheimnis hat es bestimmt, darum wird es nicht geprüft.
   *[other] { $shuffles }-mal war das Mischen mit der Stellung gegeben: Kein Geheimnis hat es bestimmt, darum wird es nicht geprüft.
 }
page-fair-given = { $count ->
    [one] Ein Mischen war mit der Stellung gegeben, aus der diese Partie begann; daran gibt es nichts zu prüfen.
   *[other] { $count }-mal war das Mischen mit der Stellung gegeben, aus der diese Partie begann; daran gibt es nichts zu prüfen.
 }

## The coach: hints and reviews

coach-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
coach-odds = { $percent ->
    [certain] mit Sicherheit
    [0] in keiner der versuchten Partien
    [100] in jeder Probepartie
   *[other] in etwa { $percent } von 100 Partien
  }
coach-any-gain = Von den Partien, die wir weitergespielt haben, gingen die mit diesem Anfang am besten aus.
coach-any-risk = Was die anderen jetzt wählen, kann das noch ändern.
refusal-hints-off = An diesem Tisch darf niemand um Tipps bitten.
refusal-coach-busy = Gerade fragen viele den Trainer: Versuche es gleich noch einmal.
refusal-coach-failed = Dem Trainer fiel rechtzeitig nichts ein: Versuche es noch einmal.
refusal-too-many-hints = Du hast um viele Tipps gebeten: Warte einen Moment.
refusal-too-many-reviews = Gerade werden viele Partien analysiert: Versuche es in ein paar Minuten noch einmal.
help-serve-hints-per-minute = Tipps des Trainers, um die eine Person in einer Minute bitten darf.
help-review = Eine beendete Partie analysieren: woher die Punkte kamen, die Siegchancen, und was verschenkt wurde.
help-review-json = Die ganze Analyse als JSON in diese Datei schreiben.
help-review-seed = Ein anderer Startwert stellt sich andere Austeilungen vor.
cli-review-progress = Wird analysiert …
cli-review-unfinished = Nur eine beendete Partie lässt sich analysieren: Diese Aufzeichnung endet vor ihrer Partie.
cli-review-step = Schritt
cli-review-curve = Siegchancen
    .more = Jede Chance liegt etwa neun von zehn Malen in ihrem Bereich.
cli-review-costly = Was verschenkt wurde
cli-review-none = Nichts: Keine Antwort war klar schlechter als eine andere.
cli-review-cost = { $most ->
    [0] { $seat }, Schritt { $step }: weniger als 1 Punkt
   *[other] { $seat }, Schritt { $step }: { $least } bis { $most } Punkte
  }
cli-review-played = Gespielt: { $text }
cli-review-better = Besser: { $text }
cli-review-more = { $count ->
    [one] Noch eine zählt mit; --json enthält sie.
   *[other] Noch { $count } zählen mit; --json enthält sie.
  }
cli-review-choices = Verschenkt
cli-review-points = Woher die Punkte kamen
    .more = Von dem, was ein Platz im Schnitt bekommt, bis zum Ergebnis. ± gilt neun von zehn Malen; was übrig bleibt, steht bei der Wahl der anderen.

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = Diese Lektion gibt es nicht.

page-learn = Spielen lernen
    .intro = Kurze Stellungen am echten Tisch, jede zu einer Sache. Am Ende jedes Spiels stehen ein paar eigene Runden.
    .done = { $done } von { $count } fertig
    .first = Neu hier? Lerne es in 5 Minuten
    .go-on = { $game } lernen
    .begin = Anfangen
    .begin-one = „{ $title }“ anfangen
    .again = Noch einmal
    .again-one = „{ $title }“ noch einmal spielen
    .ticked = Fertig
    .all = Alle Lektionen
page-lesson = Lektion { $number } von { $count }
    .task = Deine Aufgabe:
    .hint = Tipp zeigen
    .answers = { $left ->
        [one] noch eine Antwort
       *[other] noch { $left } Antworten
      }
    .reached = Gut gemacht
    .missed = Diesmal nicht
    .next = Nächste Lektion
    .last = Eine echte Partie spielen
    .again = Erneut versuchen
    .over = Von vorn anfangen
    .close = Lektion ausblenden
    .open = Lektion

## The balance report

help-lab = Für alle, die Spiele machen: was viele Partien über ein Spiel sagen.
help-balance = Gleich Starke viele Partien spielen lassen und berichten, wie gerecht das Spiel ist, wie es endet und was seine Dinge wert sind.
help-balance-edition = Eine Datei mit einer Ausgabe. Eine wird mit der Ausgabe des Hauses verglichen, zwei miteinander, mit denselben Austeilungen.
help-balance-games = Wie viele Austeilungen mit jeder Ausgabe gespielt werden.
help-balance-seats = Wie viele Plätze.
help-balance-bot = Wer auf jedem Platz spielt: { $known }.
help-edition = Die Ausgabe des Hauses von einem Spiel ausgeben, um sie zu ändern: caravanserai lab edition GAME > mine.toml
cli-no-edition = Von { $game } gibt es keine Ausgabe zu ändern: Es hat keine eigenen Zahlen.
help-compare = Dieselben Austeilungen mit zwei Ausgaben spielen und zeigen, was sich unterscheidet: der Bericht von lab balance, für zwei.
help-compare-edition = Eine Datei mit einer Ausgabe.
help-compare-other = Die Ausgabe, mit der verglichen wird; ohne Angabe die des Hauses.
help-sweep = Dieselben Austeilungen mit mehreren Werten einer Zahl der Ausgabe spielen und zeigen, was sie bewirkt.
help-sweep-number = Die Zahl, mit ihrem Pfad in der Ausgabe: gems.total, salt.values.0.
help-sweep-values = Ihre Werte: 20,30,40 oder 3-8.
cli-sweep-number = Die Ausgabe hat keine Zahl „{ $given }“; sie hat: { $known }.
cli-sweep-values = „{ $given }“ sind keine Werte: Schreibe 2 bis { $most } verschiedene, etwa 20,30,40 oder 3-8.
cli-sweep-edition = Mit { $value } für { $number } ist es keine Ausgabe: { $reason }.
sweep-title = { $game }: was { $number } bewirkt
sweep-more = Ein Balken je Wert; die Linie darüber zeigt, wo das Mittel in 95 von 100 Fällen liegt. Alle Werte hatten dieselben Austeilungen.
help-positions = Entscheidungen finden, auf die es ankam, in Partien von Bots oder in Aufzeichnungen: was der Coach getan hätte, und warum.
help-positions-record = Die Aufzeichnung einer beendeten Partie, statt Partien von Bots; kann mehrmals angegeben werden.
help-positions-json = Die Stellungen als JSON in diese Datei schreiben; jede ist auch eine Lektion.
help-positions-games = Wie viele Partien die Bots spielen.
help-positions-most = Höchstens so viele Stellungen, die teuersten zuerst.
help-positions-effort = Wie viel der Coach nachdenkt, in Prozent einer Analyse.
cli-positions-other-game = { $file } ist die Aufzeichnung eines anderen Spiels: { $game }.
positions-title = { $game }: Stellungen zum Nachdenken
positions-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } analysiert; gezeigte Stellungen: { $found }. Zuerst kommen die, die am meisten Siegchance gekostet haben.
positions-summary-bots = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } des Bots { $bot } gegen sich selbst; gezeigte Stellungen: { $found }. Zuerst kommen die, die am meisten Siegchance gekostet haben.
positions-game = Partie { $number }
positions-win = Verschenkte Siegchance: { $percent } Prozentpunkte
positions-none = Keine Antwort war klar schlechter als eine andere.
help-train = Bots viele Partien spielen lassen und damit ein Netz trainieren, das Stellungen des Spiels beurteilt.
help-train-out = Das Netz in diese Datei schreiben. Die Partien liegen daneben, damit ein angehaltener Lauf weitergehen kann.
help-train-games = Aus wie vielen Partien vorausdenkender Bots es lernt.
help-train-quick = Aus wie vielen Partien schneller Bots es zuerst lernt; 0: keine.
help-train-simulations = Wie viele Simulationen die Bots für eine Antwort machen.
help-train-weak = Wie viele Plätze von hundert schlecht spielen: So weiß das Netz auch, was aus solchen Partien wird.
help-train-horizon = Wie weit eine Suche mit dem Netz vorausschaut, in Antworten jedes Platzes.
help-train-network = Die Bots urteilen nach diesem Netz: für eine nächste Generation.
help-train-policy = Stattdessen eine Strategie trainieren, die errät, was die anderen antworten: danach, wie oft die Suche der Bots auf jede Wahl zurückkam.
help-train-points = Stattdessen trainieren, was die Punkte eines Platzes am Ende vorhersagt, zum Lesen für Menschen, und es beim Netz ablegen.
cli-no-features = { $game } sagt nicht, was ein Netz davon sieht, darum lässt sich keines trainieren.
cli-no-choices = { $game } sagt für { $seats } Plätze nicht, was eine Strategie von den Wahlmöglichkeiten sieht, darum lässt sich keine trainieren.
cli-no-points = { $game } sagt nicht, wovon die Punkte abhängen, darum lässt sich nichts trainieren, das sie vorhersagt.
cli-one-of = Wähle eines von { $options }, nicht beides.
cli-other-recipe = Im Ordner { $folder } liegen Partien mit anderen Einstellungen: Entferne ihn, oder wähle ein anderes --out.
cli-bad-network = { $file } ist keine Datei eines Netzes oder ist beschädigt ({ $reason }); wähle eine andere Datei.
cli-other-network = Das Netz in { $file } ist für { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }, oder für eine ältere Version der Regeln.
train-interrupted = Angehalten. Die Partien liegen in { $folder }: Derselbe Befehl macht dort weiter.
train-judge = Urteil
train-loss = Log-Loss
train-off = Punkte daneben, im Schnitt
train-constant = gleich für jeden Platz
train-outlook = die handgeschriebene Aussicht
train-network = das Netz
train-said = gesagt
train-came = geschehen
train-positions = Stellungen
train-guess = Vermutung
train-agrees = wie die Suche
train-even = jede Wahl gleich
train-quick = eine schnelle Antwort
train-policy = die Strategie
help-gate = Messen, ob eine Suche mit einem Netz eine Stufe des Hauses in gleicher Zeit schlägt, und es in der Datei des Netzes vermerken.
help-gate-network = Die Datei des Netzes, wie `lab train` sie schreibt.
help-gate-games = Wie viele Partien; zum Bestehen braucht es 400.
help-gate-level = Gegen welche Stufe: level3, level4, level5.
help-gate-against = Das Netz, das dieses ersetzen soll: Die Stufe spielt danach, sonst nach der handgeschriebenen Aussicht.
help-gate-simulations = Wie viele Simulationen je Antwort, wenn das weniger ist, als die Zeit der Stufe erlaubt.
gate-passed = Bestanden: In gleicher Zeit gewinnt das Netz mehr als die Hälfte der Partien.
gate-not-passed = Nicht bestanden: Es braucht 400 Partien, und einen Anteil, der zu 95 % sicher mehr als die Hälfte ist.
gate-simulations = Simulationen, mit dem Netz und ohne
cli-one-bot-only = Auf jedem Platz spielt ein und derselbe Bot; nenne einen, nicht { $given }.
cli-too-many-editions = Zwei Ausgaben lassen sich vergleichen, nicht { $given }; nenne weniger mit --edition.
balance-house-edition = die Ausgabe des Hauses
balance-title = { $game }: die Balance
balance-summary = { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
  }, { $seats } Plätze, auf jedem Platz der Bot { $bot }, Startwert { $seed }. Alle Intervalle sind 95 %: Würde alles immer wieder gespielt, enthielten 19 von 20 solchen Intervallen die wahre Zahl.
balance-to = { $low } bis { $high }
balance-short = In Kürze
    .more = Was die Partien klar sagen. „Klar“ heißt, dass Zufall allein es kaum erklärt.
balance-found-even = Kein Platz gewinnt klar mehr oder weniger als den gleichen Anteil.
balance-found-uneven = { $which ->
    [more] Gewinnt klar mehr als den gleichen Anteil: Platz { $more }.
    [less] Gewinnt klar weniger als den gleichen Anteil: Platz { $less }.
   *[both] Gewinnt klar mehr als den gleichen Anteil: Platz { $more }. Klar weniger: Platz { $less }.
  }
balance-found-length = Antworten in einer Partie, im Schnitt: { $answers }. Vorsprung des Siegers vor dem nächsten Platz, in Punkten: { $lead }.
balance-found-worth = In der Mitte der Partie geht damit am meisten an Punkten einher: { $holding } ({ $points }).
balance-found-no-worth = Nichts, was in der Mitte der Partie gehalten wurde, geht klar mit mehr Punkten einher.
balance-found-change = Was die Änderung klar bewegt hat: { $changes }.
balance-found-no-change = Die Änderung hat nichts klar bewegt. Mehr Partien würden kleinere Unterschiede zeigen.
balance-effects = Was die Änderung tut
    .more = Jede Austeilung wurde mit beiden Ausgaben gespielt, mit demselben Zufall und denselben Bots, und mit sich selbst verglichen. Das Bild zeigt die Änderung mit ihrem Intervall, von 0 in der Mitte; wo das Intervall 0 enthält, kann es Zufall sein.
balance-what = Was
balance-change = Änderung
balance-verdict = In Worten
balance-verdict-more = klar mehr
balance-verdict-less = klar weniger
balance-verdict-unclear = keine klare Änderung
balance-effect-points = Punkte eines Platzes
balance-effect-lead = Vorsprung des Siegers
balance-effect-length = Antworten in einer Partie
balance-effect-seat = Siege von Platz { $seat }
balance-effect-worth = Wert: { $holding }
balance-worths = Was sind Dinge wert?
    .more = { $moment } wurde notiert, was jeder Platz hielt. Jede Zeile sagt, wie viele Punkte am Ende mit einem mehr von einer Sache einhergehen, als die anderen im Schnitt hatten, wenn alles andere gleich ist. Das gehört in diesen Partien zusammen und ist kein Gesetz: Wer viel hält, hat vielleicht auch gut gespielt.
balance-noted = Notiert in { $games } von { $of } Partien.
balance-never-noted = So weit kam keine Partie.
balance-worth-clear = { $which ->
    [behind] Wer eines mehr hielt als die anderen, lag am Ende weiter hinter ihnen, in Punkten: { $points }.
   *[ahead] Wer eines mehr hielt als die anderen, lag am Ende weiter vor ihnen, in Punkten: { $points }.
  }
balance-worth-unclear = Bei so vielen Partien ist es vom Zufall nicht zu unterscheiden.
balance-worth-unknown = Dazu lässt sich nichts sagen: Alle Plätze hielten immer gleich viel, oder es folgt aus den Zeilen darüber.
balance-axis-less = weniger Punkte
balance-axis-more = mehr Punkte
balance-holding = Eines mehr von
balance-how = Wie das herauskam
    .more = Für alle, die es wiederholen wollen.
balance-how-text = Auf allen Plätzen spielte derselbe Bot, der nur sieht, was sein Platz wissen darf. Anteile, Längen und Änderungen sind Mittel über Austeilungen mit Intervallen nach Student; eine Austeilung ist eine Beobachtung. Werte sind gewöhnliche kleinste Quadrate des Vorsprungs am Ende über dem, was jenseits des Mittels der anderen gehalten wurde, mit Intervallen, die eine Austeilung als eine Beobachtung nehmen. Derselbe Befehl gibt denselben Bericht.

## The deal of a day

refusal-daily-hidden = Du hast die Partie von heute noch nicht gespielt: Bis dahin, oder bis morgen, bleibt sie verborgen.
refusal-bad-day = { $day } ist kein Tag; schreibe ihn wie 2026-11-15.
refusal-day-to-come = Dieser Tag kommt erst noch.
page-daily = Partie des Tages
    .more = Jeden Tag eine Austeilung für jedes Spiel. Alle bekommen dieselben Karten und dieselben Bots: Den Unterschied macht, was du wählst.
page-daily-home = Die Partie von heute
    .more = Dieselben Karten und dieselben Bots für alle. Ein Versuch.
page-daily-next = Die nächsten Partien kommen in { $time }.
    .new = Es gibt neue Partien.
page-daily-today = Heute
page-daily-who = { $seats } Plätze · Bots: { $bot }
page-daily-finished = { $finished ->
    [0] Noch hat sie niemand beendet.
    [one] Ein Spieler hat sie beendet.
   *[other] { $finished } Spieler haben sie beendet.
  }
page-daily-play = Spielen
page-daily-go-on = Weiter
page-daily-one-try = Du hast einen Versuch: Er beginnt, wenn du Spielen drückst.
page-daily-watch = Deine Partie ansehen
page-daily-hidden = Was andere daraus gemacht haben, siehst du, wenn du fertig bist.
page-daily-left = Ein Bot hat für dich geantwortet: Dieser Versuch zählt nicht.
page-daily-late = Du bist an dem Tag nicht fertig geworden: Dieser Versuch zählt nicht.
page-daily-mine = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, Rang { $rank } von { $of }
page-daily-results = Ergebnisse: { $game }
page-daily-rank = Rang
page-daily-name = Name
page-daily-points = Punkte
page-daily-ahead = Vorsprung vor dem besten Bot
page-daily-beyond = Ohne Glück
    .explanation = Ohne Glück: Punkte über dem Mittel aller, die dieselbe Austeilung hatten ({ $mean }).
page-daily-choice = Wo eure Partien sich trennten
page-daily-you = du
page-daily-parted = Antwort { $answer }: „{ $here }“ statt „{ $there }“
page-daily-same = Gleich gespielt
page-daily-measure = Die Partie, mit der andere verglichen werden
page-daily-replay = Wiedergabe: { $name }
page-daily-best = Das Beste von gestern
    .none = Gestern hat niemand die Partie beendet.
    .none-then = Diese Partie hat niemand beendet.
page-daily-best-line = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
page-daily-best-choice = Antwort { $answer }: { $chosen }
page-daily-best-instead = So wählten { $same } von { $there }; die meisten anderen: { $instead }
page-daily-best-replay = Ansehen
page-daily-all = Alle Ergebnisse von gestern
    .past = Alle Ergebnisse dieses Tages
page-daily-share = Meinen Tag teilen
    .more = Dein Platz am Tisch, und Kamele dafür, wie du unter allen mit denselben Karten abgeschnitten hast. Keine Karten, keine Punkte: Es verrät nichts.
page-daily-past = Frühere Tage
    .more = Wähle einen Tag: das Beste davon, und die Ergebnisse aller.
    .before = Der Tag davor
    .after = Der Tag danach
    .day = Tag
page-daily-compare = Sehen, wie andere gespielt haben
page-daily-alone = Noch niemand zum Vergleichen.

## A game without a page of its own: the general table

page-any-turn = Runde { $turn } von { $turns }
page-any-waiting = Wartet auf { $names }.
page-any-watching = Du siehst zu.
page-any-over = Die Partie ist zu Ende.
page-any-sealed = Deine Wahl ist versiegelt.
page-any-may-change = Du darfst sie noch ändern.
page-any-ready = Alle werden zugleich aufgedeckt.
page-any-seal = Versiegeln: { $what }
page-any-choose = Wähle erst
page-any-change = Ändern
page-any-mat = Was du aussuchst, liegt hier, mit dem, was es bringt.
page-any-nothing = nichts
page-any-nobody = Niemand nimmt es
page-any-to = Geht an: { $seat }
page-any-shows = { $seat }: { $tile }
page-any-showed = aufgedeckt: { $tile }
page-any-cancelled = aufgehoben
page-any-choosing = Wählt …
page-any-chosen = Hat gewählt
page-any-cloth = Der Tisch
page-any-rivals = Gegner
page-any-hand = Deine Hand
page-any-hands = Alle Hände
page-any-points = Punkte
page-any-points-of = { $points ->
    [one] Punkt
   *[other] Punkte
  }
page-any-player = Spieler
page-any-score = Punkte
page-any-so-far = Punkte bisher

## What the house keeps of people: the zip that they get, and the page that says so

data-readme =
    Das ist alles, was das Haus von dir aufhebt. Alle Dateien außer dieser sind JSON, das jeder Editor zeigt.
    Zeiten sind in UTC. Passwörter, Passkeys, Codes und Cookies sind nicht dabei: Das Haus hat davon nur Hashes und öffentliche Hälften.
data-account = wer du bist: dein Name, seit wann du hier bist, deine Namen im Haus, deine Schlüssel ohne das, was öffnet, und was du gewählt hast.
data-devices = wo du angemeldet bist: die Art von Browser und System, und wann es zuletzt gesehen wurde.
data-friends = deine Freunde, wer dich fragt, wen du gefragt hast, wen du gesperrt hast.
data-games = deine beendeten Partien mit ihren Ergebnissen; jede hat die Adresse ihrer Aufzeichnung, die jeden Zug enthält und sich prüfen lässt.
data-running = die Tische, an denen du jetzt sitzt. Was dort verborgen ist, bleibt verborgen, auch vor dir.
data-notes = deine Sterne und Notizen.
data-lessons = die Lektionen, deren Ziel du erreicht hast.
data-days = deine Versuche an den Partien des Tages.
data-ratings = deine Wertungen nach jeder gewerteten Partie.
data-plays = was deine Entscheidungen in analysierten gewerteten Partien verschenkt haben.
data-news = wohin deine Neuigkeiten gehen; die Adressen selbst fehlen, weil sie etwas öffnen.
data-notices = was die Moderation über dich entschieden hat, und was du geantwortet hast.
data-reports = was du der Moderation gemeldet hast.
data-not = Was an Tischen gesagt wurde, ist nicht hier: Es wird nur aufgeschrieben, wo jemand es meldet, für die Moderation.
data-page-who = Wer du bist
data-page-who-guest = Zum Spielen wird nichts von dir verlangt. Das Haus gibt deinem Browser ein Cookie, damit dein Platz deiner bleibt. Es behält einen Hash dieses Cookies, den Namen, unter dem du spielst, und seit wann du hier bist.
data-page-who-forgotten = { $days ->
    [0] Ein Gast, der nie gespielt hat, bleibt, bis er sich selbst löscht.
    [one] Ein Gast ohne Partie, Schlüssel, Freund oder Kreis wird nach einem Tag vergessen.
   *[other] Ein Gast ohne Partie, Schlüssel, Freund oder Kreis wird nach { $days } Tagen vergessen.
  }
data-page-who-keys = Wer einen Schlüssel anlegt, gibt einen Namen im Haus und ein Passwort an, oder einen Passkey. Es bleiben ein Hash des Passworts, die öffentliche Hälfte des Passkeys, Hashes gedruckter Codes, und wann jeder Schlüssel zuletzt benutzt wurde. Eine E-Mail-Adresse ist nicht nötig.
data-page-who-mail = Wo das Haus E-Mails verschickt, gibt, wer mag, eine Adresse an, die zurückführt. Sie bleibt, bis sie weggenommen wird, und dient sonst nur Neuigkeiten, wenn man sie per E-Mail möchte.
data-page-who-devices = { $days ->
    [0] Von jedem Gerät bleiben zwei Wörter, Browser und System, und wann es zuletzt gesehen wurde, auf die Stunde genau.
    [one] Von jedem Gerät bleiben zwei Wörter, Browser und System, und wann es zuletzt gesehen wurde, auf die Stunde genau. Wird es einen Tag lang nicht benutzt, wird es abgemeldet.
   *[other] Von jedem Gerät bleiben zwei Wörter, Browser und System, und wann es zuletzt gesehen wurde, auf die Stunde genau. Wird es { $days } Tage lang nicht benutzt, wird es abgemeldet.
  }
data-page-who-links = { $days ->
    [one] Ein Link zu einem anderen Gerät gilt einen Tag lang, einmal.
   *[other] Ein Link zu einem anderen Gerät gilt { $days } Tage lang, einmal.
  }
data-page-games = Partien
data-page-games-kept = Eine zu Ende gespielte Partie bleibt: wer wo unter welchem Namen saß, jeder Zug, und das Ergebnis. Die anderen haben sie auch gespielt, und man kann prüfen, ob alles ehrlich zuging.
data-page-games-open = { $hours ->
    [0] Ein Tisch, an dem keine Partie beginnt, bleibt offen.
    [one] Ein Tisch, an dem keine Partie beginnt, wird nach einer Stunde geschlossen.
   *[other] Ein Tisch, an dem keine Partie beginnt, wird nach { $hours } Stunden geschlossen.
  }
data-page-games-idle = { $days ->
    [0] Eine Partie, die niemand weiterspielt, bleibt, wie sie ist.
    [one] Eine Partie, die niemand weiterspielt, wird nach einem Tag geschlossen.
   *[other] Eine Partie, die niemand weiterspielt, wird nach { $days } Tagen geschlossen.
  }
data-page-games-closed = { $days ->
    [0] Was geschlossen wurde, bleibt in der Datenbank.
    [one] Was geschlossen wurde, wird nach einem Tag gelöscht.
   *[other] Was geschlossen wurde, wird nach { $days } Tagen gelöscht.
  }
data-page-games-tickets = { $days ->
    [one] Ein Gesuch für eine tageweise Partie, mit deinen Zeiten, deiner Zeitzone und Wertung, bleibt, bis die Partie beginnt, du es zurückziehst oder ein Tag vorbei ist.
   *[other] Ein Gesuch für eine tageweise Partie, mit deinen Zeiten, deiner Zeitzone und Wertung, bleibt, bis die Partie beginnt, du es zurückziehst oder { $days } Tage vorbei sind.
  }
data-page-games-holidays = Wer mit dir am Tisch sitzt, sieht, wann du Urlaub hast. Das bleibt danach noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }, damit sich die Tage zählen lassen.
data-page-games-named = Beendete öffentliche Partien dürfen als Tabellen ohne Namen an die Forschung gegeben werden. Dein Name im Haus steht nur darin, wenn du das in deinen Einstellungen eingeschaltet hast.
data-page-games-own = Sterne und Notizen siehst nur du.
data-page-games-ratings = Wertungen und was Entscheidungen verschenkt haben, folgen aus gewerteten Partien und werden jederzeit neu daraus errechnet. Wer deine Seite sehen darf, sieht sie; Ranglisten zeigen nur, wessen Seite alle sehen dürfen.
data-page-talk = Gespräche am Tisch
data-page-talk-memory = { $hours ->
    [0] Was an einem Tisch gesagt wird, wird nicht aufgeschrieben. Die letzten Zeilen sind im Speicher, für alle, die dazukommen, solange es den Tisch gibt.
    [one] Was an einem Tisch gesagt wird, wird nicht aufgeschrieben. Die letzten Zeilen sind im Speicher, für alle, die dazukommen, höchstens eine Stunde lang.
   *[other] Was an einem Tisch gesagt wird, wird nicht aufgeschrieben. Die letzten Zeilen sind im Speicher, für alle, die dazukommen, höchstens { $hours } Stunden lang.
  }
data-page-talk-choice = Du wählst, wen du hörst: alle am Tisch, deine Freunde, oder niemanden. Den Rest sendet dir das Haus dann nicht.
data-page-talk-decisions = Was die Moderation über dich entschieden hat, und deine Antwort, bleibt, solange du hier bist.
data-page-talk-reports = { $days ->
    [one] Wer jemanden meldet, sendet der Moderation, was dabei selbst zu sehen war, auch die letzten Zeilen des Gesprächs. Das wird einen Tag nach dem Entscheid gelöscht.
   *[other] Wer jemanden meldet, sendet der Moderation, was dabei selbst zu sehen war, auch die letzten Zeilen des Gesprächs. Das wird { $days } Tage nach dem Entscheid gelöscht.
  }
data-page-friends = Freunde und deine Seite
data-page-friends-kept = { $days ->
    [one] Es bleibt, wer deine Freunde sind, wen du gesperrt und wen du gefragt hast; eine Anfrage ohne Antwort verfällt nach einem Tag. Wer gesperrt ist, erfährt es nicht.
   *[other] Es bleibt, wer deine Freunde sind, wen du gesperrt und wen du gefragt hast; eine Anfrage ohne Antwort verfällt nach { $days } Tagen. Wer gesperrt ist, erfährt es nicht.
  }
data-page-friends-page = Du wählst, wer deine Seite sieht: niemand, Freunde, oder alle. Deinen Freunden sagt das Haus, ob du da bist.
data-page-friends-page-safe = Du wählst, ob deine Freunde deine Seite sehen. Fremde sehen sie nie. Deinen Freunden sagt das Haus, ob du da bist.
data-page-news = Neuigkeiten
data-page-news-kept = Wer Neuigkeiten möchte, gibt eine Adresse dafür an: die dieses Browsers beim Push-Dienst seines Herstellers, die eines Chats, oder die eigene E-Mail. Sie bleibt mit den gewählten Anlässen und Zeiten, bis sie weggenommen wird, das Gerät abgemeldet wird oder der Dienst sagt, dass es sie nicht mehr gibt. Dorthin geht ein Satz, das Spiel und ein Link; an einen Browser geht es verschlüsselt.
data-page-news-told = Damit nichts zweimal gesagt wird, merkt sich das Haus, wovon die Rede war, { $days ->
    [one] einen Tag lang.
   *[other] { $days } Tage lang.
  }
data-page-address = Adressen und Protokolle
data-page-address-kept = { $hours ->
    [one] Die Adresse, von der dein Browser kommt, steht nur im Speicher, um zu zählen, wie oft er fragt. Eine Stunde nach dem letzten Mal ist sie vergessen.
   *[other] Die Adresse, von der dein Browser kommt, steht nur im Speicher, um zu zählen, wie oft er fragt. { $hours } Stunden nach dem letzten Mal ist sie vergessen.
  }
data-page-address-logs = Im Protokoll des Hauses stehen keine Adressen, Namen, Tische oder Cookies. Was Rechner vor dem Haus aufschreiben, kann dir sagen, wer es betreibt.
data-page-address-nobody = Die Seite lädt nichts von anderswo. Niemand zählt dich für jemand anderen, und es gibt keine Werbung.
data-page-safe = Ein Haus für Kinder
data-page-safe-words = Niemand tippt etwas, das andere lesen: Am Tisch gibt es feste Sätze, und Namen wählt man aus einer Liste. Namen im Haus sehen nur die, denen sie gehören.
data-page-safe-pages = Fremde sehen von niemandem eine Seite, und nichts, was Leute schreiben, wird zu einem Link.
data-page-yours = Was du tun kannst
data-page-yours-get = Auf der Seite „Du“ bekommst du all das als lesbares Zip.
data-page-yours-delete = Dort kannst du dich auch löschen. Name, Name im Haus, Schlüssel, Geräte, Freunde, Notizen und deine Seite sind sofort weg. In laufenden Partien übernimmt ein Bot deinen Platz. In beendeten wirst du zu „jemand“; sie bleiben, weil andere sie auch gespielt haben.
data-page-yours-handle = Dein Name im Haus bleibt vergeben, als Hash, damit sich niemand für dich ausgeben kann.
data-page-yours-backups = Eine Sicherung von vorher hat noch, was sie hatte, bis sie weggeworfen wird.

# -- evenings and tournaments --
refusal-bad-event = So lässt sich dieses Turnier nicht ansetzen: { $reason }.
refusal-event-title = Ein Titel hat höchstens { $most } sichtbare Buchstaben; in einem Haus für Kinder gibt es keinen.
refusal-event-account = Nur wer ein Konto hat, kann ein Turnier ansetzen; lege erst einen Schlüssel an.
refusal-too-many-events = Wer Turniere leitet, kann höchstens { $most } zugleich ansetzen.
refusal-no-such-event = Dieses Turnier gibt es nicht.
refusal-no-such-round = Diese Runde oder diesen Tisch gibt es in diesem Turnier nicht.
refusal-no-such-entrant = In diesem Turnier heißt niemand so.
refusal-entries-closed = Zum Teilnehmen ist es zu spät. Vielleicht kannst du noch dazukommen, wenn es begonnen hat.
refusal-event-full = Es ist kein Platz mehr: Höchstens { $most } können teilnehmen.
refusal-event-too-often = Du bist in diesem Turnier zu oft gekommen und gegangen, um noch einmal zu kommen.
refusal-event-busy = In diesem Turnier geschieht gerade zu viel; versuche es noch einmal.
refusal-event-not-now = Das geht in diesem Turnier jetzt nicht: { $reason }.
refusal-event-not-over = Das wird gezeigt, wenn das Turnier zu Ende ist.
refusal-event-hidden = Diese Austeilung wird noch an anderen Tischen gespielt: Sie bleibt verborgen, bis alle damit fertig sind.
refusal-event-once = Ein Tisch eines Turniers wird einmal gespielt.
refusal-no-cross-table = Eine Kreuztabelle gibt es für Turniere in Runden mit bis zu { $most } Teilnehmern.
refusal-no-late-entry = Zu diesem Turnier kannst du jetzt nicht dazukommen.
refusal-no-more-deals = Du hast jede Austeilung dieses Turniers begonnen, oder seine Zeit ist um.
refusal-not-entered = Du nimmst an diesem Turnier nicht teil.
refusal-not-organiser = Das darf nur, wer das Turnier leitet.
data-events = die Abende und Turniere, an denen du teilnimmst, und wie du in ihren Protokollen heißt.
data-page-games-events = Abende und Turniere bleiben. Ihre Protokolle nennen dich mit einer Nummer; dass du es bist, wird vergessen, wenn du dein Konto löschst.
news-round = Dein Tisch im Turnier ist bereit.

## Circles

page-nav-circles = Kreise
page-circle-none = Noch kein Kreis
    .more = Ein Kreis ist eine Gruppe, die zusammen spielt: Freunde, ein Verein, eine Klasse. Gründe einen und lade per Link ein; zum Mitmachen genügt ein Name.
page-circle-new = Kreis gründen
    .name = Sein Name
    .go = Gründen
page-circle-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
  }
page-circle-kept-by = Leitung: { $names }
page-circle-role-keeper = Leitung
page-circle-you = du
page-circle-next = Nächster Abend: { $when }
page-circle-next-none = Kein Abend geplant
page-circle-lost = Dieser Kreis ist nicht zu finden
    .more = Er wurde aufgelöst, du bist kein Mitglied, oder der Link ist alt. Bitte die Leitung um einen neuen.
page-circle-join = { $name } lädt dich ein
    .more = Ein Kreis spielt zusammen: Die Mitglieder sehen die Namen der anderen, und wer zu einem Abend kommt.
    .name = Wie möchtest du heißen?
    .go = Hereinkommen
    .no = Jetzt nicht
page-circle-invite = Einladen
    .how = Wer diesen Link hat, kann hereinkommen; ein Name genügt. Schick ihn, oder lass ihn scannen.
    .label = Der Link des Kreises
    .renew = Neuen Link machen
    .renewed = Der Link ist neu; der alte führt nirgends mehr hin.
page-circle-calendar = Kalender
    .how = Abonniere diese Adresse in deinem Kalender: Er folgt dann dem, was geplant ist. Die Adresse ist nur für dich; gib sie nicht weiter.
    .label = Adresse deines Kalenders
    .renew = Neue Adresse machen
    .renewed = Die Adresse ist neu; gib sie deinem Kalender.
page-circle-more = Mehr
page-circle-rename = Umbenennen
    .go = Namen speichern
page-circle-leave = Kreis verlassen
    .sure = Diesen Kreis verlassen? Zurück geht es nur mit seinem Link.
page-circle-end = Kreis auflösen
    .sure = Diesen Kreis für alle auflösen? Mitglieder und Abende sind für immer weg; gespielte Partien bleiben.
page-circle-evening = Nächster Abend
    .now = Der Abend läuft
page-circle-evening-none = Kein Abend ist geplant.
    .keeper = Plane einen: Alle sehen ihn hier und in ihrem Kalender.
    .member = Die Leitung des Kreises plant den nächsten.
page-circle-later = Spätere Abende
page-circle-past = Vergangene Abende
page-circle-past-in = { $count ->
    [0] Niemand war dabei
    [one] Eine Person war dabei
   *[other] { $count } waren dabei
  }
page-circle-are-you = Bist du dabei?
page-circle-in = Ich bin dabei
    .some = { $count ->
        [one] Eine Person ist dabei
       *[other] { $count } sind dabei
      }
page-circle-perhaps = Vielleicht
    .some = { $count ->
        [one] Eine Person vielleicht
       *[other] { $count } vielleicht
      }
page-circle-out = Diesmal nicht
    .some = { $count ->
        [one] Eine Person kommt nicht
       *[other] { $count } kommen nicht
      }
page-circle-nobody-in = Noch hat niemand zugesagt.
page-circle-plan = Abend planen
    .day = Tag
    .time = Uhrzeit
    .games = Spiele, wenn sie schon feststehen
    .note = Ein Wort dazu, wenn du magst
    .go = Planen
    .now = Jetzt
    .change = Änderung speichern
page-circle-change = Ändern
page-circle-off = Absagen
    .sure = Diesen Abend absagen? Er verschwindet, mit allen Antworten.
page-circle-mine = Dein Tisch ist bereit.
    .go = Zu deinem Tisch
page-circle-round = Runde { $number }
page-circle-round-table = Tisch { $number }
page-circle-round-bot = ein Bot
page-circle-round-turn = Am Zug: { $names }
page-circle-state-opening = öffnet
page-circle-state-open = öffnet
page-circle-state-playing = spielt
page-circle-state-over = zu Ende
page-circle-state-closed = geschlossen
page-circle-round-watch = Ansehen
page-circle-open = Tische eröffnen
    .next = Nächste Runde
    .what = Wer dabei ist und an keinem Tisch sitzt, bekommt einen Platz, mit anderen als zuvor; Bots füllen auf. Wer noch spielt, kommt beim nächsten Mal dran.
    .free = { $count ->
        [0] Alle, die dabei sind, haben einen Tisch.
        [one] Eine Person, die dabei ist, hat keinen Tisch.
       *[other] { $count }, die dabei sind, haben keinen Tisch.
      }
    .nobody = Noch hat niemand zugesagt: Wer „Ich bin dabei“ drückt, bekommt einen Platz.
    .company = Gesellschaft
    .company-new = andere als zuvor
    .company-again = noch einmal dieselbe
    .game = Spiel
    .seats = Plätze am Tisch
    .pace = Tempo
page-circle-waiting = Da, ohne Tisch
page-circle-standings = Tabelle
    .how = Ein Punkt für jeden Platz hinter deinem, ein halber für einen geteilten; daneben der Anteil an dem, was möglich war.
page-circle-season = Quartal { $quarter }, { $year }
    .which = Saison
page-circle-games = Partien
page-circle-won = Siege
page-circle-day = { $count ->
    [0] Aus dem Kreis hat sie noch niemand gespielt.
    [one] Eine Person aus dem Kreis hat sie gespielt.
   *[other] { $count } aus dem Kreis haben sie gespielt.
  }
page-circle-daily = Die Partie des Tages im Kreis
    .what = Eigene Karten für diesen Kreis, für alle Mitglieder dieselben, bis Mitternacht UTC. Ein Versuch für jeden.
page-circle-export = Alles als Datei mitnehmen
page-circle-people = Mitglieder
page-circle-make-keeper = In die Leitung
    .sure = { $name } in die Leitung holen? Die Leitung lädt ein, plant, eröffnet Tische und darf Mitglieder entfernen.
page-circle-make-member = Aus der Leitung
    .sure = Soll { $name } nicht mehr zur Leitung gehören?
page-circle-remove = Entfernen
    .sure = { $name } aus dem Kreis entfernen? Der Link ist dann ein neuer.
refusal-no-such-circle = Diesen Kreis gibt es nicht, oder sein Link ist alt; bitte die Leitung um einen neuen.
refusal-no-such-evening = Dieser Abend wurde abgesagt.
refusal-no-such-member = Diese Person ist nicht mehr im Kreis.
refusal-keepers-only = Das ist der Leitung des Kreises vorbehalten.
refusal-last-keeper = Der Kreis braucht eine Leitung: Hol erst jemand anderen hinein, oder löse den Kreis auf.
refusal-circle-full = Dieser Kreis hat { $most } Mitglieder, mehr gehen nicht.
refusal-too-many-circles = Du bist in { $most } Kreisen, mehr gehen nicht; verlass erst einen.
refusal-too-many-evenings = { $most } Abende sind geplant, mehr gehen nicht; sag erst einen ab.
refusal-evening-time = Ein Abend beginnt jetzt oder innerhalb eines Jahres.
refusal-evening-not-on = Tische werden von einer Stunde vor einem Abend bis zwölf Stunden nach seinem Beginn eröffnet.
refusal-round-begun = Diese Runde hat schon jemand eröffnet; sieh noch einmal nach.
refusal-too-few-in = Alle, die dabei sind, haben einen Tisch; warte, bis eine Partie zu Ende ist, oder frag, wer kommt.
data-circles = die Kreise, in denen du bist.
data-evenings = was du zu Abenden von Kreisen gesagt hast, und wann du da warst.
data-page-circles = Kreise
data-page-circles-kept = Von einem Kreis bleiben sein Name, seine Mitglieder, seine Abende, wer dabei ist und wer an welchem Tisch saß, bis er aufgelöst wird; alles davon sehen seine Mitglieder. Was du zu kommenden Abenden gesagt hast, verschwindet, wenn du gehst.
data-page-circles-here = Während ein Abend läuft, merkt sich das Haus, wann du zuletzt auf seine Seite gesehen hast, damit die Leitung sieht, wer da ist.

## Evenings and tournaments

page-event-all = Turniere
    .more = Abende und Turniere, für Tische zu zweit bis zu fünft. Alle können teilnehmen; Bots füllen auf, was fehlt, und alle können prüfen, dass niemand die Karten gewählt hat.
page-event-announce = Turnier ansetzen
page-event-none = Nichts ist angesetzt.
    .more = Setz einen Abend oder ein Turnier an und schick die Adresse, an wen du magst.
page-event-list-running = Jetzt
page-event-list-open = Noch offen
page-event-list-over = Vorbei
page-event-missing = Dieses Turnier gibt es nicht.
    .more = Vielleicht wurde die Adresse nicht ganz kopiert.
page-event-format = Form
page-event-format-swiss = Schweizer System
    .explanation = In jeder Runde triffst du Leute, die in der Tabelle nahe bei dir stehen.
page-event-format-round-robin = Jeder gegen jeden
    .explanation = Alle treffen alle gleich oft, von jedem Platz aus. Bis zu 60 Leute.
page-event-format-evening = Abend
    .explanation = Jede Runde neue Gesellschaft; komm und geh, wie du magst.
page-event-format-arena = Arena
    .explanation = Eine Stunde lang spielt, wer frei ist, sofort weiter.
page-event-format-knock-out = K.-o.-System
    .explanation = Die Hälfte jedes Tisches kommt weiter, bis ein Tisch übrig ist.
page-event-format-alone = Allein gegen Bots
    .explanation = Alle spielen dieselben Austeilungen gegen dieselben Bots, wann sie mögen, bis zum Ende.
page-event-tables-of = Tische zu { $seats }
page-event-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }
page-event-deals = { $rounds ->
    [one] eine Austeilung
   *[other] { $rounds } Austeilungen
    }
page-event-within = binnen { $time }
page-event-deal = Austeilung { $round }
page-event-deal-of = Austeilung { $round } von { $rounds }
page-event-how-many-deals = Austeilungen
page-event-alone-time = Zeit für alle Austeilungen
    .hour = eine Stunde
    .day = ein Tag
    .week = eine Woche
page-event-alone-bots = Alle spielen gegen
page-event-alone-begin = Austeilung { $round } beginnen
page-event-alone-join = Mitspielen
page-event-alone-waits = Austeilung { $round } von { $rounds } wartet auf dich.
page-event-alone-plays = Du spielst Austeilung { $round } von { $rounds }.
page-event-alone-done = Du hast alle Austeilungen gespielt.
page-event-alone-absent = Deine Seite war zu, als es begann. Du kannst bis zum Ende mitspielen.
page-event-alone-outside = Du kannst bis zum Ende mitspielen.
page-event-alone-told = Ergebnisse gibt es, wenn niemand mehr spielen kann.
page-event-minutes = { $minutes } Minuten
page-event-duplicate = dieselben Karten an jedem Tisch
    .choice = Dieselben Karten an jedem Tisch
    .explanation = Alle werden mit denen verglichen, die denselben Platz mit denselben Karten hatten: Das Kartenglück ist weg.
page-event-title = Titel
    .hint = Donnerstagabend
page-event-how-many = Runden
page-event-how-long = Minuten
page-event-begins = Beginnt
page-event-bots = Bots
    .fill = Freie Plätze gehen an
page-event-entered = { $count ->
    [0] Noch nimmt niemand teil.
    [one] Eine Person nimmt teil.
   *[other] { $count } nehmen teil.
    }
page-event-you-are-in = Du bist dabei
page-event-round = Runde { $round }
page-event-round-of = Runde { $round } von { $rounds }
page-event-running = Läuft
page-event-opening = Gleich geht es los
    .more = Die Seiten aller Teilnehmer öffnen, was sie versprochen haben. Das dauert höchstens eine Minute.
page-event-opened = Deine Seite hat geöffnet, was sie versprochen hat. Als Nächstes kommen die Tische.
page-event-called-off = Abgesagt
page-event-over = Vorbei
page-event-nobody = jemand
page-event-by = angesetzt von { $name }
page-event-begins-at = Beginnt { $time }
page-event-bots-fill = Bots füllen auf, was fehlt.
page-event-enter = Teilnehmen
page-event-late = Ab der nächsten Runde mitspielen
page-event-withdraw = Turnier verlassen
    .sure = Möchtest du gehen? Was du gespielt hast, zählt; ab der nächsten Runde hat ein Bot deinen Platz.
page-event-stay = Bleiben
page-event-leave-until = Bis { $time } kannst du gehen, als wärst du nie gekommen.
page-event-your-table = Du spielst an Tisch { $table }.
page-event-your-seat = du sitzt auf Platz { $letter }
page-event-to-table = Zu meinem Tisch
page-event-wait-tables = { $count ->
    [one] Deine Partie ist zu Ende; ein Tisch spielt noch.
   *[other] Deine Partie ist zu Ende; { $count } Tische spielen noch.
    }
page-event-wait-next = Die nächste Runde wird gesetzt.
page-event-you-left = Du bist gegangen. Was du gespielt hast, zählt.
page-event-you-removed = Die Leitung hat dich herausgenommen; der Grund steht unten.
page-event-you-absent = Deine Seite war zu, als es begann. Ab der nächsten Runde kannst du mitspielen.
page-event-look-on = Du siehst zu.
page-event-until = Bis { $time }
page-event-your-result = Dein Ergebnis
page-event-place-of = { $place } von { $count }
page-event-points-made = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
page-event-share-made = { $share } der Vergleichspunkte
page-event-how = Wie es geht
page-event-how-same = Dieselben Karten
    .more = Platz A bekommt an allen Tischen dieselbe Hand.
page-event-how-new = Neuer Platz, neue Gegner
    .more = Nach jeder Runde ziehst du um: ein anderer Platz, andere Leute.
page-event-how-alone = In deinem Tempo
    .more = Niemand wartet auf dich. Komm zur nächsten Austeilung, wann du magst, bis zum Ende.
page-event-how-compared = Mit deinem Platz verglichen
    .more = Ein Vergleichspunkt für alle, die aus demselben Platz weniger gemacht haben.
page-event-how-points = Punkte
    .more = Einer für jeden Platz hinter dir, ein halber für jeden, der deinen Rang teilt.
page-event-how-bots = Niemand setzt aus
    .more = Bots füllen die Tische, an jedem so wenige wie möglich.
page-event-entrants = Teilnehmer
    .none = Noch niemand. Mach den Anfang.
page-event-absent = war zu Beginn nicht da
page-event-standings = Tabelle
    .over = Endstand
    .told = Eine Austeilung erscheint hier, wenn der letzte Tisch sie gespielt hat.
    .none = Die erste Runde ist noch nicht vorbei.
page-event-ties-open = Noch offen, es entscheiden Punkte ohne Glück (Partien analysiert: { $done } von { $games }).
page-event-luckless = { $share } ohne Glück
page-event-ties = Gleichstand: direkter Vergleich, dann die schwereren Plätze, dann Punkte ohne Glück.
    .duplicate = Gleichstand: direkter Vergleich, dann gegen das Mittel.
    .alone = Gleichstand: gegen das Mittel.
page-event-place = Rang
page-event-moved = Bewegung seit der Runde davor
page-event-player = Spieler
page-event-match-points = Vergleichspunkte
page-event-points = Punkte
page-event-mean = Gegen das Mittel
page-event-played = Runden
page-event-sum = Summe
page-event-all-lines = Alle { $count }
page-event-all-tables = Alle { $count } Tische
page-event-tables = Tische
page-event-table = Tisch { $table }
page-event-which-round = Runde zum Ansehen
page-event-bot = Bot
page-event-table-playing = spielt
page-event-table-over = fertig
page-event-table-void = zählt nicht
page-event-table-left = gegangen
page-event-replay = Wiedergabe
page-event-open-hands = Runde { $round } mit offenen Karten
page-event-hidden = Niemand sieht einen anderen Tisch, bevor diese Austeilung überall gespielt ist.
page-event-cross = Kreuztabelle
page-event-cross-table = Tisch { $table }
page-event-seat = Platz { $letter }
page-event-seal = Niemand wählt die Karten
page-event-seal-done = Fertig.
page-event-seal-1 = Das Haus versiegelt sein Geheimnis
    .more = Das geschah, bevor jemand teilnahm. Sein Fingerabdruck steht unten.
page-event-seal-2 = Auch jeder Teilnehmer versiegelt eines
    .more = Dein Gerät tut es, wenn du teilnimmst. Du musst an nichts denken.
page-event-seal-3 = Um { $time } werden alle geöffnet und gemischt
    .more = Daraus ergeben sich die Austeilungen. Wählen kann sie weder das Haus noch, wer zuletzt kam.
page-event-seal-4 = Danach können alle prüfen
    .more = In einer Datei steht jede Austeilung jedes Tisches.
page-event-fingerprint = Fingerabdruck des Geheimnisses des Hauses
    .more = Würde später ein Buchstabe des Geheimnisses geändert, wäre diese Zeile eine andere.
page-event-rulings = Entscheide der Leitung
page-event-ruling-removed = Herausgenommen
page-event-ruling-corrected = Ergebnis berichtigt
page-event-ruling-voided = Zählt nicht
page-event-ruling-called-off = Abgesagt
page-event-ruling-unplayed = Nicht rechtzeitig gespielt
page-event-ruling-lapsed = Ohne Spieler beendet
page-event-organise = Leiten
    .more = Was du hier tust, steht mit seinem Grund im Protokoll des Turniers, für alle lesbar.
page-event-do-remove = Jemanden herausnehmen
page-event-do-correct = Ergebnis berichtigen
page-event-do-void = Ein Tisch zählt nicht
page-event-do-call-off = Turnier absagen
page-event-reason = Grund
page-event-woven = Eine Spalte je Runde, mit dem Motiv deines Platzes. Es zeigt keine Karten, du kannst es also teilen.
    .alone = Eine Spalte je Austeilung, mit dem Motiv deines Platzes. Es zeigt keine Karten, du kannst es also teilen.
page-event-share = Bild teilen
page-event-check = Jede Austeilung auf diesem Gerät prüfen
page-event-checked = Alles stimmt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
    }, { $shuffles }-mal Mischen auf diesem Gerät wiederholt.
    .secret = Das Geheimnis ist nicht das, dessen Fingerabdruck gezeigt wurde.
    .nonce = Ein Anteil ist nicht der, der versprochen war.
    .seal = Die Datei wurde nach dem Schreiben geändert.
    .shuffle = Runde { $round }, Tisch { $table }: Ein Mischen ist nicht das, was die Mischung ergibt.
page-event-file = Alle Aufzeichnungen speichern
    .more = Eine Datei mit dem Protokoll, jeder Partie und jeder Austeilung. Zum Prüfen: caravanserai verify DATEI.
