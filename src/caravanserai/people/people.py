"""All of this floor that a house has."""

from caravanserai.tables.log.store import Store
from caravanserai.tables.timing import TimeSource

from .accounts import Accounts
from .codes import Codes
from .devices import Devices
from .mail import Mail
from .notices import Restraints
from .passkeys import Passkeys
from .passwords import Passwords
from .proof import Proofs


class People:
    """`memory`: kibibytes that a single guess at a password costs; `key`: the house's own."""

    def __init__(self, store: Store, time: TimeSource, memory: int, key: bytes) -> None:
        self.store = store
        self.passwords = Passwords(memory)
        self.accounts = Accounts(store, time, self.passwords)
        self.devices = Devices(store, time)
        self.codes = Codes(store, time)
        self.restraints = Restraints(store, time)
        self.passkeys = Passkeys(store, time, key)
        self.proofs = Proofs(store, time)
        self.mail = Mail(store, time, key)

    def close(self) -> None:
        self.passwords.close()
