package import Foundation
public import Observation
package import SurveyModel
public import Usher

/// The form. Input shows in the summary at once, and the stored draft fills the fields. Input on another page of the
/// same person also fills the fields.
@Observable
public final class SurveyViewModel: ViewModel {
  public let title = "Survey Form"
  public let name = Field(
    "",
    .required("Please enter your name."),
    .length(...Answers.nameLimit, "Please enter at most \(Answers.nameLimit) characters.")
  )
  public let companyName = Field(
    "",
    .required("Please enter your company’s name."),
    .length(...Answers.nameLimit, "Please enter at most \(Answers.nameLimit) characters.")
  )
  public let comments = Field(
    "",
    .length(...Answers.commentsLimit, "Please enter at most \(Answers.commentsLimit) characters.")
  )
  public let yearsRange = Answers.yearsRange
  public let salaryRange = Answers.salaryRange
  public let salaryStep = Answers.salaryStep

  private let yearsOfExperience = Field(Answers().yearsOfExperience)
  private let isCurrentEmployer = Field(Answers().isCurrentEmployer)
  private let approxSalary = Field(Answers().approxSalary)
  /// The answers when the person pressed Submit, until they are submitted or that has failed. What is typed meanwhile
  /// comes too late for them.
  var pressed: Answers?
  var submissionMessage: String?

  /// A sentence with the date of the last submission; it says that this form is a new one. `nil` without a submission.
  public private(set) var notice: String?

  public let form: FormGroup
  let questionnaire: Questionnaire
  let visitor: String
  private let locale: Locale
  let screen: Screen<Event>
  /// Runs the exchanges with the questionnaire one after the other, so that an exchange never reads answers that are
  /// older than the ones it wrote.
  private let exchanging = Command(.again)
  private let looking = Command(.again)
  /// The stored draft as this page knows it; `nil` until the first read. Answers that differ from it were changed on
  /// this page and aren't stored yet.
  @ObservationIgnored var known: Draft?
  /// The answers that this page is storing, and the submission: known to a later process before they are stored. If this
  /// one ends meanwhile, the later one stores them again, and takes none of them for those of another page.
  var storing: Answers?
  var submission: Submission?

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSubmit(Submission.ID), didPressSubmissions }

  package init(
    questionnaire: Questionnaire,
    visitor: String,
    locale: Locale = Locale(identifier: "en_US"),
    screen: Screen<Event>
  ) {
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.locale = locale
    self.screen = screen
    form = FormGroup(
      name,
      companyName,
      yearsOfExperience,
      isCurrentEmployer,
      approxSalary,
      comments
    )
    screen.scope.observe { [weak self] in
      self?.answers
    } then: { [weak self] answers in
      if let self, let answers, let known, answers != known.answers { update() }
    }
    screen.scope.forEach(questionnaire.draftChanges(of: visitor)) { [weak self] in self?.update() }
    update()
    screen.scope.forEach(questionnaire.submitted()) { [weak self] in self?.look() }
    look()
  }

  public var years: ValueBinding<Double> {
    yearsOfExperience.binding.snapped(to: 1, in: yearsRange)
  }
  public var isEmployed: ValueBinding<Bool> { isCurrentEmployer.binding }
  /// The salary, rounded to whole thousands.
  public var salary: ValueBinding<Double> {
    approxSalary.binding.snapped(to: salaryStep, in: salaryRange)
  }
  /// The experience as the original app writes it: “2.0 yrs”.
  package var experienceText: String { AnswerText.years(yearsOfExperience.value) }
  /// The salary as the original app writes it: “40.0k”.
  package var salaryText: String { AnswerText.salary(approxSalary.value) }
  /// The experience for people: “2 years”.
  public var experience: String { AnswerText.wholeYears(yearsOfExperience.value) }
  /// Returns a salary for people: “40,000”. The currency is the company's, and isn't named.
  public func salaryAmount(_ salary: Double) -> String { AnswerText.amount(salary) }
  public var summary: [SummaryLine] { SummaryLine.lines(of: answers) }
  /// Whether the answers are being submitted, or wait for it.
  public var isSubmitting: Bool { pressed != nil }
  /// The reason why submitting the answers, or reading or storing the draft, failed; `nil` if nothing failed.
  public var message: String? { submissionMessage ?? exchanging.message }
  /// Whether reading or storing the draft failed, so that the person can try again.
  public var canRetry: Bool { exchanging.error is DraftProblem }

  /// Call when the person wants to read or store the draft again.
  public func retryButtonTapped() { update() }

  /// Call when the form was submitted.
  public func submitButtonTapped() {
    guard !isSubmitting else { return }
    pressed = answers
    submissionMessage = nil
    update()
  }

  /// Call when the person wants to see their submissions.
  public func submissionsButtonTapped() { screen.send(.didPressSubmissions) }

  private func update() { exchanging(screen, of: self) { try await $0.exchange() } }

  private func look() { looking(screen, of: self) { await $0.findLast() } }

  /// Looks for the last submission, and sets the notice. If the look-up fails, the notice doesn't change.
  private func findLast() async {
    guard let last = try? await questionnaire.submissions(of: visitor).first else { return }
    let date = SubmissionDate.text(of: last.date, locale)
    notice = "You submitted your answers on \(date). This is another form."
  }

  var answers: Answers {
    get {
      Answers(
        name: name.value,
        companyName: companyName.value,
        yearsOfExperience: yearsOfExperience.value,
        isCurrentEmployer: isCurrentEmployer.value,
        approxSalary: approxSalary.value,
        comments: comments.value
      )
    }
    set {
      name.value = newValue.name
      companyName.value = newValue.companyName
      yearsOfExperience.value = newValue.yearsOfExperience
      isCurrentEmployer.value = newValue.isCurrentEmployer
      approxSalary.value = newValue.approxSalary
      comments.value = newValue.comments
    }
  }
}
