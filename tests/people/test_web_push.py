"""What goes to a browser: encrypted as RFC 8291 has it, signed as RFC 8292 has it."""

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from caravanserai.people.web_push import CURVE, FILLED, PushKeys, decoded, encoded, encrypt, message, read_browser
from tests.servers.receiver import Browser

#: The example of RFC 8291, section 5.
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
TEXT = b"When I grow up, I want to be a watermelon"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(OWN), "big"), CURVE)
    assert encoded(encrypt(TEXT, THEIRS, AUTH, salt=decoded(SALT), own=own, filled=0)) == BODY


def test_only_that_browser_reads_it_and_its_length_says_little() -> None:
    one, other = Browser(), Browser()
    for text in (b"", b"x" * 100, b"x" * 400):
        body = encrypt(text, one.p256dh, one.auth)
        assert one.reads(body) == text and len(body) == 86 + FILLED + 16
        with pytest.raises(InvalidTag):
            other.reads(body)
    assert encrypt(b"x", one.p256dh, one.auth) != encrypt(b"x", one.p256dh, one.auth)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        (THEIRS, "AAAA"),
        ("AAAA", AUTH),
        ("A" * 87, AUTH),
        ("B" + "A" * 86, AUTH),
        ("\u00e9", AUTH),
        (THEIRS, "é"),
        (f"{THEIRS[:9]}    {THEIRS[9:]}", AUTH),
        (f"{THEIRS[:9]}\0\0\0\0{THEIRS[9:]}", AUTH),
        (THEIRS, f"{AUTH}\n\n\n\n"),
    ],
)
def test_what_no_browser_gave(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        read_browser(p256dh, auth)


def test_the_signature_is_the_houses_for_this_push_service_and_for_a_while() -> None:
    keys, again = (PushKeys(b"key of the house", "mailto:house@example.org") for _ in range(2))
    assert keys.public == again.public != PushKeys(b"another key", "").public
    token, _, key = keys.signed("https://push.example.org", 5_000).removeprefix("vapid t=").partition(", k=")
    head, claims, signature = (decoded(part) for part in token.split("."))
    assert msgspec.json.decode(head) == {"typ": "JWT", "alg": "ES256"} and key == keys.public
    said = {"aud": "https://push.example.org", "exp": 5 + 12 * 3_600, "sub": "mailto:house@example.org"}
    assert msgspec.json.decode(claims) == said
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    der = encode_dss_signature(int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
    public.verify(der, token.rpartition(".")[0].encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(der, b"another text", ec.ECDSA(hashes.SHA256()))


def test_a_topic_names_nobody_and_fits() -> None:
    keys = PushKeys(b"key of the house", "")
    topic = keys.headers("https://push.example.org", 0, "table:abc", urgent=True)["topic"]
    assert len(topic) == 32 and "abc" not in topic


def test_a_message_is_as_browsers_that_need_no_script_read_it() -> None:
    said = msgspec.json.decode(message("Khiva", "It is your turn.", "/table/x", "table:x", "en", 2))
    assert said == {
        "web_push": 8030,
        "notification": {
            "title": "Khiva", "body": "It is your turn.", "navigate": "/table/x", "tag": "table:x", "lang": "en",
        },
        "app_badge": 2,
    }  # fmt: skip
