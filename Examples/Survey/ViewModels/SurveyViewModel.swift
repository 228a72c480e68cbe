package import Foundation
public import Observation
package import SurveyModel
public import Usher

/// The form. It goes both ways: what is entered shows in the summary at once, and a stored draft fills the fields; also
/// what is entered on another page of the same person.
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
  /// Whether the answers are being submitted, or about to be.
  public internal(set) var isSubmitting = false
  var submissionMessage: String?

  /// That this is another form than the one that was submitted last, and when that was.
  public private(set) var notice: String?

  public let form: FormGroup
  let questionnaire: Questionnaire
  let visitor: String
  private let locale: Locale
  let screen: Screen<Event>
  /// One exchange with the questionnaire after the other, so that what is read is never older than what was written.
  private let exchanging = Command(.again)
  private let looking = Command(.again)
  /// The draft as this page knows it: what differs from it was changed here, and isn't kept yet. `nil` until one was
  /// read.
  @ObservationIgnored var known: Draft?

  /// What the form tells its coordinator.
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
  /// Only whole thousands are taken.
  public var salary: ValueBinding<Double> {
    approxSalary.binding.snapped(to: salaryStep, in: salaryRange)
  }
  /// As the original app writes it: “2.0 yrs”.
  package var experienceText: String { AnswerText.years(yearsOfExperience.value) }
  /// As the original app writes it: “40.0k”.
  package var salaryText: String { AnswerText.salary(approxSalary.value) }
  /// For people: “2 years”.
  public var experience: String { AnswerText.wholeYears(yearsOfExperience.value) }
  /// A salary for people, in the company's currency, whichever that is: “40,000”.
  public func salaryAmount(_ salary: Double) -> String { AnswerText.amount(salary) }
  public var summary: [SummaryLine] { SummaryLine.lines(of: answers) }
  /// Why submitting, or reading or keeping the draft failed, if it did.
  public var message: String? { submissionMessage ?? exchanging.message }
  /// Whether the draft can be read or kept once more.
  public var canRetry: Bool { exchanging.error is DraftProblem }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { update() }

  /// Call when the form was submitted.
  public func submitButtonTapped() {
    guard !isSubmitting else { return }
    isSubmitting = true
    submissionMessage = nil
    update()
  }

  /// Call when the person wants to see what they have submitted.
  public func submissionsButtonTapped() { screen.send(.didPressSubmissions) }

  private func update() { exchanging(screen, of: self) { try await $0.exchange() } }

  private func look() { looking(screen, of: self) { await $0.findLast() } }

  /// Looks whether something was submitted. Where that can't be known, nothing is said of it.
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
