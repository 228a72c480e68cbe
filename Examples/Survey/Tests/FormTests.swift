import Foundation
import SurveyModel
import SurveyViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Survey: the form", .inEveryMode)
struct FormTests {
  @Test("F3.15: it begins with what its controls show")
  func begin() async throws {
    let survey = try await SurveyDriver()
    try survey.app.expect("Survey Form")
    #expect(
      try survey.summary() == [
        "Name:": "--", "Company:": "--", "Experience:": "2.0 yrs", "Current Employer?:": "NO",
        "approx Salary:": "40.0k", "Comments:": "--",
      ]
    )
    #expect(try survey.form.years.value == 2)
    #expect(try survey.form.salary.value == 40_000)
    #expect(try survey.form.yearsRange == 0...20)
    #expect(try survey.form.salaryRange == 10_000...100_000)
    try await survey.close()
  }

  @Test("what is entered shows in the summary at once")
  func live() async throws {
    let survey = try await SurveyDriver()
    try survey.app.on(SurveyViewModel.self) {
      $0.name.value = "Ada"
      $0.companyName.value = "Analytical Engines"
      $0.years.value = 7
      $0.isEmployed.value = true
      $0.salary.value = 61_000
      $0.comments.value = "No comment."
    }
    #expect(
      try survey.summary() == [
        "Name:": "Ada", "Company:": "Analytical Engines", "Experience:": "7.0 yrs",
        "Current Employer?:": "YES", "approx Salary:": "61.0k", "Comments:": "No comment.",
      ]
    )
    try await survey.close()
  }

  @Test("the slider snaps to thousands, and nothing leaves its range")
  func snapping() async throws {
    let survey = try await SurveyDriver()
    try survey.app.on(SurveyViewModel.self) {
      $0.salary.value = 40_499
      #expect($0.salaryText == "40.0k")
      $0.salary.value = 40_500
      #expect($0.salaryText == "41.0k")
      $0.salary.value = 7
      #expect($0.salaryText == "10.0k")
      $0.years.value = 21
      #expect($0.experienceText == "20.0 yrs")
      $0.years.value = -1
      #expect($0.experienceText == "0.0 yrs")
    }
    try await survey.close()
  }

  @Test("on screen the same is said in words for people")
  func words() async throws {
    let survey = try await SurveyDriver()
    func shown() throws -> [String] { try survey.form.summary.map { "\($0.title): \($0.text)" } }
    #expect(
      try shown() == [
        "Name: –", "Company: –", "Experience: 2 years", "Current employer: No",
        "Yearly salary: 40,000", "Comments: –",
      ]
    )
    try survey.app.on(SurveyViewModel.self) {
      $0.name.value = "Ada"
      $0.years.value = 1
      $0.isEmployed.value = true
      $0.salary.value = 100_000
      #expect($0.experience == "1 year")
      #expect($0.salaryAmount(100_000) == "100,000")
    }
    #expect(
      try shown() == [
        "Name: Ada", "Company: –", "Experience: 1 year", "Current employer: Yes",
        "Yearly salary: 100,000", "Comments: –",
      ]
    )
    try await survey.close()
  }

  @Test("empty lines at the end of the comments aren't shown, but submitted")
  func emptyLines() async throws {
    let survey = try await SurveyDriver()
    try await survey.fill()
    try survey.app.on(SurveyViewModel.self) { $0.comments.value = "One\n\nTwo \n\n" }
    #expect(try survey.form.summary.last?.text == "One\n\nTwo")
    try await survey.submit()
    #expect(try survey.submission.summary.value?.last?.text == "One\n\nTwo")
    #expect(
      try await survey.questionnaire.submissions(of: "visitor").first?.answers.comments
        == "One\n\nTwo \n\n"
    )
    try await survey.close()
  }

  @Test("the thanks have an address; those for another's submission lead to the form")
  func thanks() async throws {
    let survey = try await SurveyDriver()
    try await survey.fill()
    try await survey.submit()
    let path = survey.app.path
    let again = try await SurveyDriver(survey.questionnaire, path: path)
    try again.app.expect("Thank You")
    #expect(try again.summary()["Name:"] == "Ada")
    let other = try await SurveyDriver(survey.questionnaire, visitor: "other", path: path)
    #expect(try other.submission.summary.message == "There is no such submission of yours.")
    try other.app.on(ThankYouViewModel.self) { $0.submission.leaveButtonTapped() }
    try await other.settle()
    try other.app.expect("Survey Form")
    for survey in [survey, again, other] { try await survey.close() }
  }

  @Test("messages show when a field was left, and go when it is right")
  func touched() async throws {
    let survey = try await SurveyDriver()
    #expect(try survey.form.name.message == nil)
    try survey.app.on(SurveyViewModel.self) { $0.name.touch() }
    #expect(try survey.form.name.message == "Please enter your name.")
    #expect(try survey.form.companyName.message == nil)
    try await survey.fill(name: String(repeating: "a", count: 101))
    #expect(try survey.form.name.message == "Please enter at most 100 characters.")
    try await survey.fill()
    #expect(try survey.form.name.message == nil)
    try await survey.close()
  }

  @Test("submitted with something missing, it says what, and stays")
  func incomplete() async throws {
    let survey = try await SurveyDriver()
    try await survey.submit()
    try survey.app.expect("Survey Form")
    #expect(try survey.form.name.message == "Please enter your name.")
    #expect(try survey.form.companyName.message == "Please enter your company’s name.")
    #expect(try await survey.questionnaire.submissions(of: "visitor").isEmpty)
    try await survey.close()
  }

  @Test("submitted, it is stored and shows to be read; the form is empty then")
  func submit() async throws {
    let survey = try await SurveyDriver(
      Questionnaire(store: try SQLiteSurveyStore.inMemory()) {
        Date(timeIntervalSince1970: 1_475_841_600)
      }
    )
    #expect(try survey.form.notice == nil)
    try await survey.fill()
    try await survey.submit()
    // In the place of the form: nothing leads back to it as if nothing had happened.
    try survey.app.expect("Thank You")
    #expect(
      try survey.app.top(ThankYouViewModel.self).message == "Your answers have been submitted."
    )
    #expect(try survey.summary()["Name:"] == "Ada")
    #expect(try survey.summary()["approx Salary:"] == "40.0k")
    try survey.app.on(ThankYouViewModel.self) { $0.submissionsButtonTapped() }
    try await survey.settle()
    try survey.app.expect("Thank You ▸ Submissions")
    try survey.app.back()
    try survey.app.on(ThankYouViewModel.self) { $0.againButtonTapped() }
    try await survey.settle()
    try survey.app.expect("Survey Form")
    #expect(survey.app.path == "")
    #expect(try survey.summary()["Name:"] == "--")
    // The notice also shows to a person who comes back by the browser's Back.
    let notice = try #require(try survey.form.notice)
    #expect(notice.hasPrefix("You submitted your answers on October 7, 2016 at "))
    #expect(notice.hasSuffix(". This is another form."))
    #expect(try survey.form.name.message == nil)
    #expect(try await survey.questionnaire.submissions(of: "visitor").count == 1)
    try await survey.close()
  }

  @Test("when it can't be stored it says so, keeps everything, and can be tried again")
  func fails() async throws {
    let store = try FailingStore()
    let survey = try await SurveyDriver(Questionnaire(store: store))
    try await survey.fill()
    store.fail(true)
    try await survey.submit()
    try survey.app.expect("Survey Form")
    #expect(try survey.summary()["Name:"] == "Ada")
    if TestApp.mode == .alive {
      #expect(try survey.form.message == "Something went wrong. Please try again.")
    }
    store.fail(false)
    try await survey.submit()
    try survey.app.expect("Thank You")
    try await survey.close()
  }
}
