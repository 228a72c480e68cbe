public import Observation
import UsersModel
public import Usher

/// The form that signs in or makes an account. It is done at once when the person signs in elsewhere meanwhile, for
/// example in another tab.
@Observable
public final class SignInViewModel: ViewModel {
  /// Whether the form makes an account instead of using an existing one.
  public internal(set) var createsAccount = false
  /// The last address that was refused because it has an account.
  private var takenEmail: String?

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSignIn, didCancel }

  public let email = Field(
    "",
    .required(AccountError.emptyEmail.userMessage),
    Rule { SignInViewModel.problem(ofText: $0) }
  )
  public let password = Field(
    "",
    .required(AccountError.emptyPassword.userMessage),
    .must(
      { $0.utf8.count <= Account.largestPassword },
      AccountError.passwordTooLong.userMessage
    ),
    isPrivate: true
  )
  public let form: FormGroup
  private let person: Person
  private let screen: Screen<Event>
  private let submitting = Command()

  package init(person: Person, screen: Screen<Event>) {
    self.person = person
    self.screen = screen
    form = FormGroup(email, password)
    email.rule(of: self) { $0.problem(ofEmail: $1) }
    password.rule(of: self) { $0.problem(ofPassword: $1) }
    screen.scope.forEach(person.changes) { [weak self] in self?.goOnIfSignedIn() }
    // The person may be signed in already, if they opened this screen by its address.
    screen.scope.task(self) { $0.goOnIfSignedIn() }
  }

  public var title: String { createsAccount ? "Create Account" : "Sign In" }
  public var isSigningIn: Bool { submitting.isRunning }
  /// The reason why the last attempt failed, unless a single field is at fault; `nil` if it didn't fail.
  public var message: String? { submitting.message }
  public var submitButtonTitle: String { title }
  public var switchButtonTitle: String {
    createsAccount ? "I have an account" : "Create an account"
  }
  /// What an account is for.
  public var hint: String {
    createsAccount
      ? "The address is only the name of your account: no letters are sent to it."
      : "With an account you have files of your own, which nobody else sees."
  }

  /// Call when the form was submitted.
  public func signIn() { submitting(screen, of: self) { try await $0.submit() } }

  /// Call when the Cancel button was pressed. It ends a sign-in that goes on, as Back does.
  public func cancel() { screen.send(.didCancel) }

  /// Call when the person switches between signing in and making an account.
  public func switchButtonTapped() {
    guard !isSigningIn else { return }
    createsAccount.toggle()
    // A value that is wrong for one mode may be right for the other, so the fields forget their messages.
    for field in [email, password] { field.reset(to: field.value) }
  }

  private static func problem(ofText text: String) -> String? {
    do {
      _ = try EmailAddress.checked(text)
      return nil
    } catch {
      return error.userMessage
    }
  }

  private func problem(ofEmail email: String) -> String? {
    createsAccount && email == takenEmail ? AccountError.emailTaken.userMessage : nil
  }

  private func problem(ofPassword password: String) -> String? {
    guard createsAccount, password.count < Account.shortestPassword else { return nil }
    return AccountError.passwordTooShort(minimum: Account.shortestPassword).userMessage
  }

  private func goOnIfSignedIn() {
    if person.account != nil, !isSigningIn { screen.send(.didSignIn) }
  }

  private func submit() async throws {
    guard await form.validate() else { return }
    let (accounts, visit) = (person.accounts, person.visit)
    do {
      if createsAccount {
        try await accounts.join(
          email.value,
          password.value,
          at: visit.id,
          renewing: visit.renew
        )
      } else {
        try await accounts.signIn(
          email.value,
          password.value,
          at: visit.id,
          renewing: visit.renew
        )
      }
    } catch is AccountError where person.account != nil {
      // The person signed in elsewhere meanwhile, so the error doesn't matter.
    } catch AccountError.emailTaken {
      takenEmail = email.value
      // Validation shows and announces the message at the field, like any other message.
      _ = await form.validate()
      return
    }
    password.reset()
    screen.send(.didSignIn)
  }
}

/// Restores the typed address and the mode after the process died, but never the password.
extension SignInViewModel: Restorable {
  public struct SavedState: Codable {
    var email: String
    var createsAccount: Bool
  }

  public var savedState: SavedState {
    get { SavedState(email: email.value, createsAccount: createsAccount) }
    set { (email.value, createsAccount) = (newValue.email, newValue.createsAccount) }
  }
}
