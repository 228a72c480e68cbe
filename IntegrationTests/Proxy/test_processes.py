"""Two processes of one site behind nginx, as Documentation/Operations/README.md tells."""

import re

import pytest

from proxied import Site
from test_nginx import press
from wire import Wire


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path, is_several=True)
    yield site
    site.stop()


def pages(server):
    with Wire(server.port) as wire:
        _, _, body = wire.request("/metrics")
    return int(re.search(rb"^usher_sessions (\d+)", body, re.MULTILINE)[1])


def test_a_page_waits_for_its_own_process_and_goes_on_there(site):
    with site.wire() as wire:
        page = wire.page("/red-green")
    with site.wire() as wire:
        press(wire.upgrade(page))
        owner, other = sorted(site.servers, key=pages, reverse=True)
        assert [pages(owner), pages(other)] == [1, 0]
        owner.kill()
    # The other one would say that there is no such page, which would then start again from its address.
    for _ in range(3):
        with site.wire() as wire:
            assert wire.ask_for_socket(page)[0] == 502
    owner.start()
    with site.wire() as wire:
        press(wire.upgrade(page))


def test_each_process_knows_the_visitors_of_the_other(site):
    with site.wire() as wire:
        page = wire.page("/red-green")
    for server in site.servers:
        with Wire(server.port) as wire:
            status, fields, _ = wire.request(
                "/red-green", f"Cookie: {page.cookie}", "X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https"
            )
        assert status == 200
        assert "set-cookie" not in fields
