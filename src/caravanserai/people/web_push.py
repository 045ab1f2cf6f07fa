"""Web push: a message that only one browser can read (RFC 8291), under a signature of the house (RFC 8292).

The house's pair of keys is made from its own key, so that all nodes have the same and nothing more is kept. What is
sent is what a browser can show by itself (a declarative push message); others show it with our service worker.
"""

import hashlib
import hmac
import os
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

#: The order of P-256, in which a private key is a number.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
CURVE = ec.SECP256R1()
BASE64 = re.compile(r"[A-Za-z0-9_-]+={0,2}")
#: Of one record, and so of a message; and to which multiple the text is filled up, so that its length says little.
RECORD, FILLED = 4_096, 512
#: Seconds for which a push service keeps a message for a browser that is away; and a signature counts.
KEPT, SIGNED = 24 * 3_600, 12 * 3_600


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """ValueError if it is not that: what is passed over here would stand in the way later."""
    if BASE64.fullmatch(text) is None:
        raise ValueError("not base64")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def read_browser(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """What a browser gave with its subscription. ValueError if it cannot be that."""
    key, secret = decoded(p256dh), decoded(auth)
    if len(secret) != 16 or len(key) != 65:
        raise ValueError("not the keys of a browser")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key), secret


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
    filled: int = FILLED,
) -> bytes:
    """For one browser; `salt` and `own` key are new each time, but in tests."""
    theirs, secret = read_browser(p256dh, auth)
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(CURVE)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    material = _expand(_extract(secret, shared), b"WebPush: info\0" + point(theirs) + mine, 32)
    first = _extract(salt, material)
    key = _expand(first, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expand(first, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\x02"
    if filled:
        padded += bytes(-len(padded) % filled)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _extract(salt: bytes, material: bytes) -> bytes:
    return hmac.digest(salt, material, "sha256")


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    """One block of HKDF is enough for all that is needed here."""
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


class PushKeys:
    """The house's own pair of keys. `contact`: how the owner of a push service finds the owner of the house."""

    def __init__(self, key: bytes, contact: str) -> None:
        number = int.from_bytes(hmac.digest(key, b"web push", "sha512"), "big") % (ORDER - 1) + 1
        self._private = ec.derive_private_key(number, CURVE)
        self.contact = contact
        #: As a browser wants it when it subscribes.
        self.public = encoded(point(self._private.public_key()))

    def signed(self, origin: str, now: int) -> str:
        """What says to the push service at this origin that a message is from this house; `now` in milliseconds."""
        claims = {"aud": origin, "exp": now // 1_000 + SIGNED, "sub": self.contact}
        said = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{said}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"

    def headers(self, origin: str, now: int, topic: str, *, urgent: bool) -> dict[str, str]:
        """`topic`: a message of the same replaces one that still waits."""
        return {
            "authorization": self.signed(origin, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high" if urgent else "normal",
            "topic": encoded(hashlib.sha256(topic.encode()).digest()[:24]),
        }


def message(title: str, text: str, path: str, tag: str, lang: str, badge: int | None) -> bytes:
    """As the draft of declarative web push has it: a browser that knows it needs no service worker to show it."""
    notification: dict[str, Any] = {"title": title, "body": text, "navigate": path, "tag": tag, "lang": lang}
    said: dict[str, Any] = {"web_push": 8030, "notification": notification}
    if badge is not None:
        said["app_badge"] = badge
    return msgspec.json.encode(said)
