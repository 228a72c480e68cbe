"""Survey: a form, and what was answered."""

from world.names import ARABIC, HEBREW, LONG, UNBROKEN

from .screen import ADA, Screen
from .steps import fill, on, press, see, settle, starting

NAME, COMPANY, COMMENTS = "Enter your name", "Enter your company name", "Comments"
SUBMIT, SUBMISSIONS, SUBMITTED, THANKS = "Submit Form", "Submissions", "Your Submission", "Thank You"
YEARS, EMPLOYED, SALARY = "More: Experience", "This is my current employer", "Yearly salary, in the company’s currency"

ANSWERS = [
    ("Ada Lovelace", "Analytical Engines", "Steam works.\nMostly."),
    (LONG, f"{UNBROKEN} & Sons", "A comment that goes on for quite a while, as comments do. " * 6),
    (HEBREW, ARABIC, "הערה קצרה"),
]


def fill_in(page, name, company, comments):
    page.fill(NAME, name)
    page.fill(COMPANY, company)
    page.fill(COMMENTS, comments)
    page.settle()


def prepare_ada(page, server):
    for answers in ANSWERS:
        page.open(f"{server}/survey")
        fill_in(page, *answers)
        page.press(SUBMIT)
        page.wait_for_title(THANKS)


def answered(number):
    return lambda visit: fill_in(visit.page, *ANSWERS[number])


def open_submission(name):
    return (press(SUBMISSIONS), on(SUBMISSIONS), press(starting(name)))


SCREENS = [
    Screen("survey", "/survey", title="Survey Form", picture=("phone", "light")),
    Screen(
        "survey-answered", "/survey", (answered(0), press(YEARS), press(EMPLOYED, role="switch"), settle),
        picture=("desktop", "light"),
    ),
    Screen("survey-long", "/survey", (answered(1),)),
    Screen("survey-right-to-left", "/survey", (answered(2),)),
    Screen("survey-wrong", "/survey", (press(SUBMIT), see("Please enter your name")), picture=("phone", "dark")),
    Screen("survey-left-empty", "/survey", (fill(NAME, ""), fill(COMPANY, "x"), settle, see("Please enter your name"))),
    Screen(
        "survey-comment-too-long", "/survey", (fill(COMMENTS, "Too long. " * 120), fill(NAME, "Ada"), see("at most 1000")),
    ),
    Screen("survey-thanks", "/survey", (answered(0), press(SUBMIT)), title=THANKS, picture=("phone", "light")),
    Screen("survey-submission", "/survey", open_submission("Analytical Engines"), by=ADA, title=SUBMITTED),
    Screen("survey-submission-long", "/survey", open_submission(UNBROKEN), by=ADA, title=SUBMITTED),
    Screen("survey-submission-right-to-left", "/survey", open_submission(ARABIC), by=ADA, title=SUBMITTED),
    Screen("survey-submission-unknown", "/survey/submitted/0e6ef8e4-6c11-4c3c-8b5f-9d9f4f0f8f11"),
    Screen("survey-submissions-none", "/survey", (press(SUBMISSIONS),), title=SUBMISSIONS),
    Screen("survey-submissions", "/survey", (press(SUBMISSIONS), on(SUBMISSIONS)), by=ADA, changing=".value, .count"),
    Screen(
        "survey-submissions-by-employer", "/survey", (press(SUBMISSIONS), on(SUBMISSIONS), press("Employer", role="radio"), settle),
        by=ADA, changing=".value, .count", picture=("phone", "dark"),
    ),
]


def journey(visit):
    page = visit.page
    visit.open("/survey")
    page.press(SUBMIT)
    page.see("Please enter your name")
    page.press(YEARS)
    page.press(EMPLOYED, role="switch")
    slider = page.find("slider", SALARY)
    page.evaluate("(slider) => slider.focus()", slider)
    page.key("ArrowRight")
    page.see("41,000")
    fill_in(page, "Grace Hopper", "Compilers", "Nanoseconds.")
    page.press(SUBMIT)
    page.wait_for_title(THANKS)
    page.see("Grace Hopper")
    visit.looks_right()
    page.press("Fill In Another")
    page.wait_for_title("Survey Form")
    page.press(SUBMISSIONS)
    page.wait_for_title(SUBMISSIONS)
    page.find("button", starting("Compilers"))
