public import Observation
package import ToolLibraryModel
public import Usher

/// The form by which somebody signs in or joins.
@Observable
public final class SignInViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didSignIn, didCancel }

  public let title = "Sign In"
  /// Whether there is something to go back to.
  public let canCancel: Bool
  /// Whether the person has no account yet.
  public var isNew = false
  public let address = Field(
    "",
    .required("Please enter your e-mail address."),
    .length(...100, "Use at most 100 characters.")
  )
  // It is never shown to developers, and never stored.
  public let password = Field("", .required("Please enter your password."), isPrivate: true)
  public let form: FormGroup
  private let person: Person
  private let screen: Screen<Event>
  private let submitting = Command()

  package init(_ person: Person, canCancel: Bool, screen: Screen<Event>) {
    self.person = person
    self.canCancel = canCancel
    self.screen = screen
    form = FormGroup(address, password)
    // The person may sign in in the other tab of the app.
    screen.scope.forEach(person.changes()) { [weak self] in self?.goOnIfSignedIn() }
    screen.scope.task(self) { $0.goOnIfSignedIn() }
  }

  public var submitText: String { isNew ? "Join" : "Sign In" }
  public var isSubmitting: Bool { submitting.isRunning }
  public var message: String? { submitting.message }

  public func submitButtonTapped() { submitting(screen, of: self) { try await $0.submit() } }
  public func cancelButtonTapped() { screen.send(.didCancel) }

  private func submit() async throws {
    guard await form.validate() else { return }
    let (address, password) = (address.value.trimmed, password.value)
    if isNew {
      try await person.members.join(address, password, at: person.browser)
    } else {
      try await person.members.signIn(address, password, at: person.browser)
    }
    screen.send(.didSignIn)
  }

  private func goOnIfSignedIn() {
    if person.member != nil, !isSubmitting { screen.send(.didSignIn) }
  }
}

/// The password isn't part of it.
extension SignInViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let address: String
    fileprivate let isNew: Bool
  }

  public var savedState: SavedState {
    get { SavedState(address: address.value, isNew: isNew) }
    set { (address.value, isNew) = (newValue.address, newValue.isNew) }
  }
}
