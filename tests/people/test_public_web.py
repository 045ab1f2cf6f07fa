"""Addresses that people gave: nothing of the house's own network is reached, however it is written."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from caravanserai.people.public_web import NoAnswer, NotPublic, PublicWeb, is_public, read_target
from tests.servers.receiver import receiver

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "", "example.org", "http://example.org", "ftp://example.org", "file:///etc/passwd", "https://",
        "https://user@example.org/", "https://user:word@example.org/", "https://example.org:8443/", "https://a:b:c/",
        "https://example.org:22/", "https://example.org:0/", "https://[fe80::1%25eth0]/", "https://exa mple.org/",
        "https://example.org\\@127.0.0.1/", "https://example.org/\r\nX: y", "https://ex\u00e4mple.org/",
        "https://example.org/" + "x" * 2_000, "javascript:alert(1)", "https://[::1", "//example.org/",
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_public_web_is_not_looked_up(address: str) -> None:
    with pytest.raises(NotPublic):
        read_target(address)


@pytest.mark.parametrize(
    ("address", "origin", "path"),
    [
        ("https://example.org", "https://example.org", "/"),
        ("https://Example.org:443/a?b=c#d", "https://example.org", "/a?b=c"),
        ("https://[2001:db8::1]/x", "https://[2001:db8::1]", "/x"),
    ],
)
def test_an_address_is_taken_apart(address: str, origin: str, path: str) -> None:
    target = read_target(address)
    assert (target.origin, target.path) == (origin, path)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "fe80::1",
        "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "2002:7f00:1::",
        "2001:0:7f00:1::", "2001:db8::1", "fe80::1%eth0", "nonsense", "",
    ],
)  # fmt: skip
def test_what_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_what_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/", "https://0177.0.0.1/",
        "https://0/", "https://0.0.0.0/", "https://[::]/", "https://[::1]/", "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/", "https://localhost/", "https://169.254.169.254/latest/meta-data/",
    ],
)  # fmt: skip
async def test_what_means_this_machine_or_its_network_is_refused_after_it_was_looked_up(address: str) -> None:
    web = PublicWeb()
    with pytest.raises((NotPublic, NoAnswer)) as refused:
        await web.post(address, {}, b"")
    assert refused.type is NotPublic or "localhost" not in address
    web.close()


class Names:
    """What a name stands for, each time that it is looked up."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = [*answers]
        self.asked = 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return self.answers.pop(0)


async def test_a_name_for_a_public_and_an_own_address_is_refused() -> None:
    for answer in (("127.0.0.1",), ("8.8.8.8", "10.0.0.1"), ("8.8.8.8", "::1"), ("::ffff:192.168.0.1",)):
        web = PublicWeb(resolve=Names(answer))
        with pytest.raises(NotPublic):
            await web.post("https://rebinding.example.org/", {}, b"")
        web.close()


async def test_a_name_is_looked_up_once_and_the_connection_goes_there() -> None:
    """Who looks it up a second time, to connect, may be told another address then."""
    async with receiver() as chat:
        names = Names(("127.0.0.1",), ("10.0.0.1",))
        web = PublicWeb(inside=True, resolve=names)
        port = chat.url.rpartition(":")[2]
        assert await web.post(f"http://somewhere.example.org:{port}/x", {"x-a": "b"}, b"{}") == 201
        assert names.asked == 1
        (told,) = chat.received
        assert (told.path, told.headers["host"]) == ("/x", f"somewhere.example.org:{port}")
        assert (told.headers["x-a"], told.body) == ("b", b"{}")
        web.close()


async def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.people.public_web.PATIENCE", 0.05)
    async with receiver() as chat:
        chat.awake.clear()
        web = PublicWeb(inside=True)
        with pytest.raises(NoAnswer):
            await web.post(chat.url, {}, b"")
        with pytest.raises(NoAnswer):
            await web.post("http://127.0.0.1:9/", {}, b"")
        web.close()


async def test_who_was_slow_is_waited_for_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has many addresses that never answer holds one place, and not all of them."""
    monkeypatch.setattr("caravanserai.people.public_web.SLOW_AFTER", 0.0)
    asked, answered = asyncio.Event(), asyncio.Event()

    async def names(host: str, port: int) -> Sequence[str]:
        asked.set()
        await answered.wait()
        return ()

    async def waits_for(host: str) -> asyncio.Task[int]:
        asked.clear()
        waiting = asyncio.create_task(web.post(f"https://{host}.slow.example/", {}, b""))
        await asked.wait()
        return waiting

    web = PublicWeb(resolve=names)
    first, second = await waits_for("a"), await waits_for("b")  # nobody knows yet
    answered.set()
    for one in (first, second):
        with pytest.raises(NoAnswer, match="no such name"):
            await one
    answered.clear()
    third = await waits_for("c")
    with pytest.raises(NoAnswer, match="busy"):
        await web.post("https://d.slow.example/", {}, b"")
    answered.set()
    with pytest.raises(NoAnswer, match="no such name"):
        await web.post("https://quick.example/", {}, b"")
    with pytest.raises(NoAnswer, match="no such name"):
        await third
    web.close()


async def test_a_name_that_nobody_has() -> None:
    web = PublicWeb(resolve=Names(()))
    with pytest.raises(NoAnswer):
        await web.post("https://nobody.example.org/", {}, b"")
    web.close()
    await asyncio.sleep(0)


@asynccontextmanager
async def answering(
    answer: Callable[[asyncio.StreamWriter], Awaitable[None]], secure: ssl.SSLContext | None = None
) -> AsyncIterator[int]:
    """Somebody who is asked on this port, and answers so."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            await answer(writer)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass  # who asked is gone
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", ssl=secure)
    yield server.sockets[0].getsockname()[1]
    server.close()


async def test_of_an_answer_little_is_read_whatever_comes() -> None:
    """Somebody who goes on with hints for ever, with a head without an end, or with what is no HTTP: nobody listens."""

    async def hints(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 1_000)
            await writer.drain()

    async def no_end(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nx: " + b"y" * 1_000_000)

    async def other(writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example.org ESMTP\r\n\r\n")

    for answer in (hints, no_end, other):
        async with answering(answer) as port:
            web = PublicWeb(inside=True)
            with pytest.raises(NoAnswer) as failed:
                await web.post(f"http://127.0.0.1:{port}/", {}, b"{}")
            assert str(failed.value) != "TimeoutError"
            web.close()


async def test_what_comes_before_an_answer_is_passed_over_and_its_body_not_read() -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(
            b"HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 204 No Content\r\na: b\r\n\r\n" + b"z" * 100_000
        )

    async with answering(answer) as port:
        web = PublicWeb(inside=True)
        assert await web.post(f"http://127.0.0.1:{port}/", {}, b"{}") == 204
        web.close()


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For who has this name, and for who believes them."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    written = made.public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "both.pem").write_bytes(written + private)
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(folder / "both.pem")
    return theirs, ssl.create_default_context(cadata=written.decode())


async def test_tls_is_checked_for_the_name_and_not_for_where_it_leads(tmp_path: Path) -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 201 Said\r\n\r\n")

    theirs, believes = certificate(tmp_path, "chat.example.org")
    async with answering(answer, theirs) as port:
        web = PublicWeb(inside=True, resolve=Names(*[("127.0.0.1",)] * 3))
        with pytest.raises(NoAnswer):  # nobody vouches for it
            await web.post(f"https://chat.example.org:{port}/", {}, b"{}")
        web._secure = believes
        assert await web.post(f"https://chat.example.org:{port}/", {}, b"{}") == 201
        with pytest.raises(NoAnswer):
            await web.post(f"https://other.example.org:{port}/", {}, b"{}")
        web.close()
