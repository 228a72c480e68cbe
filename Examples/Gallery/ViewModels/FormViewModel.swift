public import Observation
public import Usher

/// A form whose fields are checked alone, against each other, and by a service.
@Observable
public final class FormViewModel: ViewModel {
  /// The time that the service takes to answer.
  package static let delay = Duration.seconds(1)

  public let title = GalleryPage.form.title
  public let name = Field(
    "",
    .required("Please enter your name."),
    .length(...40, "Use at most 40 characters.")
  )
  public let username = Field(
    "",
    .required("Please choose a username."),
    .length(3..., "Use at least 3 characters."),
    .matches(/[a-z0-9]+/, "Use small letters and digits only.")
  )
  public let password = Field(
    "",
    .required("Please choose a password."),
    .length(8..., "Use at least 8 characters.")
  )
  public let again = Field("")
  public let comments = Field("", .length(...200, "Use at most 200 characters."))
  public let seatsRange = 0.0...4.0
  private let adults = Field(1.0)
  private let children = Field(0.0)
  public let form: FormGroup

  /// Whether the service refuses every form, to show the message after a failure.
  public var failsToSubmit = false
  /// A sentence that shows after the form was accepted.
  public private(set) var notice: String?
  private let screen: Screen<Never>
  private let submitting = Command()

  package init(screen: Screen<Never>) {
    self.screen = screen
    let seats = FormGroup(adults, children).rule { [adults, children] in
      adults.value > 0 || children.value == 0 ? nil : "Children need an adult beside them."
    }
    form = FormGroup(name, username, password, again, seats, comments)
    again.rule(of: self) { $1 == $0.password.value ? nil : "The passwords differ." }
    username.check(screen, of: self) { try await $0.problem(of: $1) }
  }

  public var adultsCount: ValueBinding<Double> { adults.binding }
  public var childrenCount: ValueBinding<Double> { children.binding }
  public var adultsText: String { "\(Int(adults.value))" }
  public var childrenText: String { "\(Int(children.value))" }
  /// A sentence that shows while the service checks the username; `nil` otherwise.
  public var checking: String? { username.isChecking ? "Looking up the username…" : nil }
  public var isSubmitting: Bool { submitting.isRunning }
  /// The reason why submitting the form failed; `nil` if it didn't fail.
  public var message: String? { submitting.message }

  /// Call when the person submits the form.
  public func submitButtonTapped() {
    notice = nil
    submitting(screen, of: self) { try await $0.submit() }
  }

  /// Call when the person wants to empty the form.
  public func resetButtonTapped() {
    form.reset()
    notice = nil
  }

  /// Checks a username. Two usernames are taken. For “offline” the service doesn't answer.
  ///
  /// - Returns: the message of the field; `nil` if the username is free.
  /// - Throws: ``ServiceFailure``, or `CancellationError`.
  private func problem(of username: String) async throws -> String? {
    try await screen.scope.sleep(for: Self.delay)
    if username == "offline" { throw ServiceFailure() }
    return ["ada", "grace"].contains(username) ? "“\(username)” is taken." : nil
  }

  private func submit() async throws {
    guard await form.validate() else { return }
    // The person may empty the form before the answer arrives.
    let name = name.value
    try await screen.scope.sleep(for: Self.delay)
    if failsToSubmit { throw ServiceFailure() }
    notice = "Thank you, \(name)."
    form.reset()
  }
}

/// A service that doesn't answer.
struct ServiceFailure: UserFacingError {
  var userMessage: String { "The service doesn’t answer. Please try again." }
}
