import Survey
import SurveyModel
import SurveyViewModels
import Testing
import Usher
import UsherTesting

/// One person fills in one draft on two pages of their browser.
@MainActor
@Suite("Survey: one draft on two pages", .inEveryMode)
struct TwoPagesTests {
  private func pages(_ store: any SurveyStore) async throws -> (SurveyDriver, SurveyDriver) {
    let questionnaire = Questionnaire(store: store)
    return (try await SurveyDriver(questionnaire), try await SurveyDriver(questionnaire))
  }

  private func pages() async throws -> (SurveyDriver, SurveyDriver) {
    try await pages(SQLiteSurveyStore.inMemory())
  }

  private func type(
    _ text: String,
    into field: KeyPath<SurveyViewModel, Field<String>>,
    of page: SurveyDriver
  ) throws {
    try page.app.on(SurveyViewModel.self) { $0[keyPath: field].value = text }
  }

  /// Waits until a page shows these answers: changes arrive a little later.
  private func expect(
    _ name: String,
    _ company: String,
    _ comments: String = "",
    on page: SurveyDriver,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    func shown() throws -> [String] {
      let form = try page.form
      return [form.name.value, form.companyName.value, form.comments.value]
    }
    try await page.settle()
    _ = try? await page.app.wait(upTo: .seconds(2)) { try shown() == [name, company, comments] }
    #expect(try shown() == [name, company, comments], sourceLocation: location)
  }

  private func close(_ pages: SurveyDriver...) async throws {
    for page in pages { try await page.close() }
  }

  @Test("what is entered on one page shows on the other, and neither loses anything")
  func merged() async throws {
    let (one, other) = try await pages()
    try type("Bob", into: \.name, of: one)
    try await expect("Bob", "", on: other)
    try type("ACME", into: \.companyName, of: other)
    try other.app.on(SurveyViewModel.self) { $0.years.value = 9 }
    try await expect("Bob", "ACME", on: one)
    try await one.app.wait { try one.form.years.value == 9 }
    let third = try await SurveyDriver(one.questionnaire)
    try await expect("Bob", "ACME", on: third)
    // Nobody has left a field of that page.
    #expect(try third.form.comments.isTouched == false)
    try await close(one, other, third)
  }

  @Test("typed on both at the same time, letter by letter, nothing is lost")
  func interleaved() async throws {
    let (one, other) = try await pages()
    let (name, company) = ("Ada Lovelace", "Analytical Engines")
    for length in 1...company.count {
      try type(String(name.prefix(length)), into: \.name, of: one)
      try type(String(company.prefix(length)), into: \.companyName, of: other)
      if length.isMultiple(of: 4) { await Task.yield() }
    }
    try await expect(name, company, on: one)
    try await expect(name, company, on: other)
    let draft = try await one.questionnaire.draft(of: "visitor").answers
    #expect(draft == Answers(name: name, companyName: company))
    try await close(one, other)
  }

  @Test("of a field that both fill in, what was entered last counts")
  func sameField() async throws {
    let (one, other) = try await pages()
    try type("Bob", into: \.name, of: one)
    try await expect("Bob", "", on: other)
    try type("Al", into: \.name, of: other)
    try await expect("Al", "", on: one)
    try await close(one, other)
  }

  @Test("what is being typed isn't put back to what was kept of it, nor is what was taken back")
  func typing() async throws {
    let store = try FailingStore()
    let (one, other) = try await pages(store)
    store.keeping(true)
    try type("B", into: \.name, of: one)
    try type("No", into: \.comments, of: one)
    try await one.app.wait { store.keeping.isHeld }
    try type("Bo", into: \.name, of: one)
    try type("", into: \.comments, of: one)
    try type("ACME", into: \.companyName, of: other)
    store.keeping(false)
    try await expect("Bo", "ACME", on: one)
    try await expect("Bo", "ACME", on: other)
    #expect(
      try await one.questionnaire.draft(of: "visitor").answers
        == Answers(name: "Bo", companyName: "ACME")
    )
    try await close(one, other)
  }

  @Test("submitted on one page, the other's form is empty, without messages")
  func submitted() async throws {
    let (one, other) = try await pages()
    try await one.fill()
    try await expect("Ada", "Analytical Engines", on: other)
    try other.app.on(SurveyViewModel.self) { $0.name.touch() }
    try await one.submit()
    try await expect("", "", on: other)
    #expect(try other.form.name.message == nil)
    // It says why.
    try await other.app.wait { try other.form.notice != nil }
    try await close(one, other)
  }

  @Test("what is typed on the other page while one submits is the next draft, and isn't lost")
  func typedWhileSubmitting() async throws {
    let store = try FailingStore()
    let (one, other) = try await pages(store)
    try await one.fill()
    try await expect("Ada", "Analytical Engines", on: other)
    store.adding(true)
    try one.app.on(SurveyViewModel.self) { $0.submitButtonTapped() }
    try await one.app.wait { store.adding.isHeld }
    try type("One more thing.", into: \.comments, of: other)
    try await other.settle()
    store.adding(false)
    try await one.settle()
    try await expect("", "", "One more thing.", on: other)
    let submitted = try await one.questionnaire.submissions(of: "visitor").map(\.answers)
    #expect(submitted == [Answers(name: "Ada", companyName: "Analytical Engines")])
    let draft = try await one.questionnaire.draft(of: "visitor").answers
    #expect(draft == Answers(comments: "One more thing."))
    try await close(one, other)
  }

  @Test("what wasn't kept when the process died comes to what was entered elsewhere since then")
  func restored() async throws {
    let store = try FailingStore()
    let questionnaire = Questionnaire(store: store)
    let one = try await SurveyDriver(questionnaire)
    try type("Bob", into: \.name, of: one)
    try type("Hm.", into: \.comments, of: one)
    try await one.settle()
    store.fail(true)
    try type("Bobby", into: \.name, of: one)
    try await one.settle()
    store.fail(false)
    let elsewhere = Answers(companyName: "ACME", comments: "Well.")
    let changes = AnswerChanges(from: Answers(), to: elsewhere)
    _ = try await Questionnaire(store: store).keep(changes, of: "visitor")
    try one.app.die()
    try await expect("Bobby", "ACME", "Well.", on: one)
    #expect(
      try await questionnaire.draft(of: "visitor").answers
        == Answers(name: "Bobby", companyName: "ACME", comments: "Well.")
    )
    try await close(one)
  }
}
