"""Survey: a form that says what is wrong, answers at once, and keeps its draft."""

import pytest
from things import until


@pytest.fixture
def survey(run):
    app = run("survey")
    app.titled("Survey Form – Survey")
    app.focuses("text", "Enter your name")
    return app


def summary(app):
    """What the summary says, by its titles."""
    texts = app.window.find("panel", "Summary").texts[1:]
    return dict(zip(texts[::2], texts[1::2], strict=True))


def sums_up(app, **answers):
    """Waits until the summary says the answers."""

    def same():
        told = summary(app)
        return all(told.get(title.replace("_", " ")) == text for title, text in answers.items())

    until(same, lambda: f"The summary says {summary(app)}.")


def fill_in(app):
    """Types as somebody does who has no mouse."""
    app.type("Ada")
    sums_up(app, Name="Ada")
    app.key("Tab")
    app.focuses("text", "Enter your company name")
    app.type("Engines & Co.")
    sums_up(app, Company="Engines & Co.")
    app.key("Tab")
    app.focuses("spin button", "Experience")
    app.key("Up")
    sums_up(app, Experience="3 years")
    app.key("Tab")
    app.focuses("check box", "This is my current employer")
    app.key("space")
    sums_up(app, Current_employer="Yes")
    app.key("Tab")
    app.focuses("slider", "Yearly salary, in the company’s currency")
    app.key("Right", "Right")
    sums_up(app, Yearly_salary="42,000")
    app.key("Tab")
    app.focuses("text", "Comments")
    app.type("Nice.")
    sums_up(app, Comments="Nice.")


def test_an_empty_form_says_what_is_missing(survey):
    # Return in a field submits, as the button does.
    survey.key("Tab", "Return")
    survey.window.says("2 fields need attention.")
    name = survey.focuses("text", "Enter your name")
    until(lambda: name.is_invalid)
    assert name.description == "Please enter your name."
    company = survey.window.field("Enter your company name")
    assert company.is_invalid and company.description == "Please enter your company’s name."
    survey.type("Ada")
    until(lambda: not name.is_invalid)
    assert name.description == ""
    survey.window.button("Submit Form").press()
    survey.focuses("text", "Enter your company name")


def test_a_narrow_window_has_room_for_the_button_in_its_bar(run):
    survey = run("survey", size=(420, 700))
    button = survey.window.button("Submissions")
    label = button.find("label", "Submissions")
    until(lambda: label.place()[2] > 60, lambda: f"Its text has {label.place()[2]} pixels.")


def test_the_keyboard_alone_fills_in_and_submits(survey):
    fill_in(survey)
    survey.key("Tab")
    survey.focuses("push button", "Submit Form")
    survey.key("space")
    survey.titled("Thank You – Survey")
    survey.window.says("Your answers have been submitted.")
    survey.window.says("Engines & Co.")
    survey.window.says("42,000")
    survey.window.button("Submissions").press()
    survey.titled("Submissions – Survey")
    survey.window.find("progress bar", "0–4: 1 of 1 answer")
    survey.window.button("Employer").press()
    survey.window.find("progress bar", "Current: 1 of 1 answer")
    row = until(lambda: [one for one in survey.window.all("push button") if one.name.startswith("Engines & Co. ")])[0]
    row.press()
    survey.titled("Your Submission – Survey")
    survey.window.says("3 years")
    survey.key("alt+Left")
    survey.titled("Submissions – Survey")
    survey.key("alt+Left")
    survey.window.button("Fill In Another").press()
    survey.titled("Survey Form – Survey")
    sums_up(survey, Name="–", Experience="2 years")
    until(lambda: any(text.startswith("You submitted your answers on ") for text in survey.window.texts))


def test_return_that_is_pressed_twice_does_nothing_on_the_screen_that_comes(survey):
    survey.type("Ada")
    survey.key("Tab")
    survey.focuses("text", "Enter your company name")
    survey.type("Engines & Co.")
    sums_up(survey, Company="Engines & Co.")
    survey.key("Return")
    survey.titled("Thank You – Survey")
    survey.focuses("panel", "Thank You")
    survey.key("Return", "space", "Tab")
    survey.focuses("push button", "Fill In Another")
    survey.titled("Thank You – Survey")


def test_the_draft_is_there_again_after_a_kill(survey, run):
    fill_in(survey)
    until(lambda: any(b"Nice." in file.read_bytes() for file in survey.data.glob("survey.sqlite*")))
    survey.crash()
    again = run(None)
    again.titled("Survey Form – Survey")
    sums_up(again, Name="Ada", Company="Engines & Co.", Experience="3 years", Comments="Nice.")
    assert again.window.field("Enter your name").text == "Ada"
    assert again.window.field("Comments").text == "Nice."
