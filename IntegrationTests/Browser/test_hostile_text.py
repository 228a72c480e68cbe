"""Texts that would run a script if they were taken for anything but text."""

from playwright.sync_api import expect

from conftest import away, wait_until_idle
from test_survey import Survey

# Each would call `alert`, or `hit` of its own.
PAYLOADS = [
    "<script>hit()</script>",
    "<img src=x onerror=hit()>",
    "\"><svg onload=hit()>",
    "'><svg/onload=hit()>",
    "\" autofocus onfocus=hit() x=\"",
    "</textarea><script>hit()</script>",
    "</title><script>hit()</script>",
    "</dd></dl><iframe srcdoc='<script>parent.hit()</script>'></iframe>",
    "<!--><img src=x onerror=hit()>-->",
    "]]><img src=x onerror=hit()>",
    "<math><mtext><table><mglyph><style><img src=x onerror=hit()>",
    "&lt;img src=x onerror=hit()&gt; &amp; &#x3c;b&#x3e;",
    "javascript:hit()",
    "{{hit()}} ${hit()} `hit()`",
]

# The content security policy would stop some; but nothing may come so far.
WATCH = """window.hits = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => { hits.push([violatedDirective, sample]); });
window.hit = window.alert = (...given) => { hits.push(given); };"""


def test_nothing_that_is_typed_runs_also_when_the_page_is_set_anew(own_showcase, visit):
    server = own_showcase()
    page = visit(f"{server.url}/survey", script=WATCH)
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    survey = Survey(page, server.url)
    elements = "document.querySelectorAll('*').length"
    survey.fill("Ada", "Engines")
    survey.field("Comments").fill("Steam")
    expect(survey.line("Comments")).to_have_text("Steam")
    count = page.evaluate(elements)

    def expect_text(payload):
        wait_until_idle(page)
        for label in ["Name", "Company", "Comments"]:
            # Of the text itself, without what an expectation does to white space.
            expect(survey.line(label)).to_have_text(payload)
            assert survey.line(label).evaluate("line => line.textContent") == payload
        expect(survey.field("Enter your name")).to_have_value(payload)
        expect(survey.field("Comments")).to_have_value(payload)
        assert page.evaluate(elements) == count
        assert page.evaluate("hits") == [] and dialogs == []

    for payload in PAYLOADS:
        survey.fill(payload, payload)
        survey.field("Comments").fill(payload)
        expect_text(payload)

    for payload in PAYLOADS[:6]:
        survey.fill(payload, payload)
        survey.field("Comments").fill(payload)
        wait_until_idle(page)
        page.evaluate("document.querySelector('#usher').firstElementChild.isOld = true")
        # The next process knows nothing of what the browser shows, and sends all anew, by `innerHTML`.
        server.kill()
        expect(away(page)).to_be_visible()
        server.start()
        expect(away(page)).to_be_hidden()
        page.wait_for_function("() => !document.querySelector('#usher').firstElementChild.isOld")
        expect_text(payload)
        # Nor does the first page of a reload, which is read by the browser itself.
        page.reload()
        page.wait_for_selector("html[data-connected]")
        expect_text(payload)
    visit.problems.clear()
