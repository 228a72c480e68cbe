public import Observation
package import SurveyModel
public import Usher

/// The form. It goes both ways: what is entered shows in the summary at once, and a stored draft fills the fields.
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
  @ObservationIgnored public private(set) lazy var form = Form(
    name,
    companyName,
    yearsOfExperience,
    isCurrentEmployer,
    approxSalary,
    comments
  )
  @ObservationIgnored private let questionnaire: Questionnaire
  @ObservationIgnored private let visitor: String
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private let didSubmit: (Submission.ID) -> Void
  @ObservationIgnored private let didPressSubmissions: () -> Void
  @ObservationIgnored private lazy var submitting = Command(scope, of: self) {
    try await $0.submit()
  }
  /// The newest draft is kept last, however many letters were typed while one was written.
  @ObservationIgnored private lazy var keeping = Command(scope, of: self, policy: .again) {
    (form: SurveyViewModel, draft: Answers) in
    try await form.questionnaire.keep(draft, of: form.visitor)
  }
  @ObservationIgnored private lazy var reading = Command(scope, of: self) { try await $0.begin() }
  @ObservationIgnored private var isRestored = false
  @ObservationIgnored private var hasBegun = false

  package init(
    questionnaire: Questionnaire,
    visitor: String,
    scope: Scope,
    didSubmit: @escaping (Submission.ID) -> Void,
    didPressSubmissions: @escaping () -> Void
  ) {
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.scope = scope
    self.didSubmit = didSubmit
    self.didPressSubmissions = didPressSubmissions
    scope.observe { [weak self] in
      self?.answers
    } then: { [weak self] answers in
      if let answers { self?.changed(answers) }
    }
    reading()
  }

  public var years: Binding<Double> { yearsOfExperience.binding.snapped(to: 1, in: yearsRange) }
  public var isEmployed: Binding<Bool> { isCurrentEmployer.binding }
  /// Only whole thousands are taken.
  public var salary: Binding<Double> {
    approxSalary.binding.snapped(to: salaryStep, in: salaryRange)
  }
  public var experienceText: String { AnswerText.years(yearsOfExperience.value) }
  public var salaryText: String { salaryText(of: approxSalary.value) }
  /// A salary as the person reads it.
  public func salaryText(of salary: Double) -> String { AnswerText.salary(salary) }
  public var summary: [SummaryLine] { SummaryLine.lines(of: answers) }
  public var isSubmitting: Bool { submitting.isRunning }
  /// Why submitting or keeping the draft failed, if it did.
  public var message: String? {
    submitting.message ?? keeping.error.map { _ in "Your draft couldn’t be stored." }
      ?? reading.error.map { _ in "Your draft couldn’t be read." }
  }

  /// Whether the draft can be read once more.
  public var canRetry: Bool { reading.error != nil }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { reading() }

  /// Call when the form was submitted.
  public func submitButtonTapped() { submitting() }

  /// Call when the person wants to see what they have submitted.
  public func submissionsButtonTapped() { didPressSubmissions() }

  /// Takes over the draft, unless there is something newer.
  ///
  /// Nothing is kept before that: a draft that couldn't be read mustn't be lost.
  private func begin() async throws {
    let draft = isRestored ? nil : try await questionnaire.draft(of: visitor)
    if let draft, answers == Answers() { answers = draft }
    hasBegun = true
    if answers != draft ?? Answers() { keeping(answers) }
  }

  private func changed(_ answers: Answers) {
    if hasBegun { keeping(answers) }
  }

  private func submit() async throws {
    guard await form.validate() else { return }
    let sent = answers
    let submission = try await questionnaire.submit(sent, of: visitor)
    // What was entered meanwhile is the next draft.
    if answers == sent { form.reset() } else { keeping(answers) }
    didSubmit(submission.id)
  }

  private var answers: Answers {
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

/// What was filled in comes back after the process died, and which messages showed.
extension SurveyViewModel: Restorable {
  public struct SavedState: Codable {
    var answers: Answers
    var touched: [Bool]
  }

  private var texts: [Field<String>] { [name, companyName, comments] }

  public var savedState: SavedState {
    get { SavedState(answers: answers, touched: texts.map(\.isTouched)) }
    set {
      isRestored = true
      answers = newValue.answers
      for (field, isTouched) in zip(texts, newValue.touched) where isTouched { field.touch() }
    }
  }
}
