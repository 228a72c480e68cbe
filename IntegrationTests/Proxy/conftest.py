"""A showcase behind nginx, for all tests that do it no harm."""

import pytest

from proxied import Site


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


@pytest.fixture(scope="session", params=[False, True], ids=["stripped", "kept"])
def site_below(request, tmp_path_factory):
    site = Site(tmp_path_factory.mktemp("below"), prefix="/apps", keeps_prefix=request.param)
    yield site
    site.stop()
