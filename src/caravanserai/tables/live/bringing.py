"""A game that was played offline comes into the house: played again elsewhere, and then a table like any other that is
over."""

import hashlib
from base64 import urlsafe_b64encode

import msgspec

from ..fold.cards import card_of
from ..fold.offline import OfflineGame, played_again
from ..fold.summaries import summary_of
from ..log.person import Person
from ..log.store import StoreError
from ..refusals import refuse
from .host import Host

#: Letters in the name of a table.
NAME = 22


def table_for(person: Person, game: OfflineGame) -> str:
    """The same game of the same person is the same table, however often it is sent."""
    mixed = hashlib.sha256(f"offline\n{person.id}\n{game.secret}".encode()).digest()
    return urlsafe_b64encode(mixed).decode()[:NAME]


async def bring(host: Host, person: Person, game: OfflineGame) -> str:
    """The table that it is from now on. Refused if it is not a game that ended so."""
    made = table_for(person, game)
    if await host.store.known(made) is not None:
        return made

    async def loaded() -> bytes:
        return msgspec.json.encode(game)

    key = ("offline", made)
    played = host.memory.folds.do(key, loaded, played_again, made, person.id, person.name, host.time.now())
    table, rows = await played
    host.commits.check_known(row.entry for row in rows)
    try:
        await host.store.create(summary_of(table), table.secret, person.id, rows, card_of(table))
    except StoreError as error:
        if await host.store.known(made) is not None:
            return made  # it was sent twice at once
        raise refuse("not-saved") from error
    return made
