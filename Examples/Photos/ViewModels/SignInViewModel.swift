public import Observation
import PhotosModel
public import Usher

/// The form that signs in or creates an account. It is done at once when the person signs in elsewhere meanwhile, for
/// example in another tab.
@Observable
public final class SignInViewModel: ViewModel {
  /// Whether the form creates an account instead of using an existing one.
  public internal(set) var createsAccount = false
  /// The last username that the service refused because another person has it.
  private var takenUsername: String?

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSignIn, didCancel }

  private let customer: Customer
  private let screen: Screen<Event>
  public let username = Field(
    "",
    .required(PhotosError.emptyUsername.userMessage),
    .length(
      ...Account.longestUsername,
      PhotosError.usernameTooLong(maximum: Account.longestUsername).userMessage
    )
  )
  public let password = Field(
    "",
    .required(PhotosError.emptyPassword.userMessage),
    isPrivate: true
  )
  public let form: FormGroup
  private let submitting = Command()

  package init(customer: Customer, screen: Screen<Event>) {
    self.customer = customer
    self.screen = screen
    form = FormGroup(username, password)
    username.rule(of: self) { $0.problem(ofUsername: $1) }
    password.rule(of: self) { $0.problem(ofPassword: $1) }
    screen.scope.forEach(customer.changes) { [weak self] in
      self?.goOnIfSignedIn()
    }
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
  /// A sentence with the demo account, for people without an account; `nil` while an account is created.
  public var hint: String? {
    createsAccount
      ? nil : "To try it, use \(Account.demo.username) with the password \(Account.demo.password)."
  }

  /// Call when the form was submitted.
  public func signIn() { submitting(screen, of: self) { try await $0.submit() } }

  /// Call when the Cancel button was pressed. It ends a sign-in that goes on, as Back does.
  public func cancel() { screen.send(.didCancel) }

  /// Call when the person switches between signing in and creating an account.
  public func switchButtonTapped() {
    guard !isSigningIn else { return }
    createsAccount.toggle()
    // A value that is wrong for one mode may be right for the other, so the fields forget their messages.
    for field in [username, password] { field.reset(to: field.value) }
  }

  private func problem(ofUsername name: String) -> String? {
    createsAccount && name == takenUsername ? PhotosError.usernameTaken.userMessage : nil
  }

  private func problem(ofPassword password: String) -> String? {
    guard createsAccount, password.count < Account.shortestPassword else { return nil }
    return PhotosError.passwordTooShort(minimum: Account.shortestPassword).userMessage
  }

  private func goOnIfSignedIn() {
    if customer.isSignedIn, !isSigningIn { screen.send(.didSignIn) }
  }

  private func submit() async throws {
    guard await form.validate() else { return }
    do {
      if createsAccount {
        try await customer.shop.createAccount(
          username.value,
          password.value,
          visitor: customer.visitor,
          renewing: customer.visit.renew
        )
      } else {
        try await customer.shop.signIn(
          username.value,
          password.value,
          visitor: customer.visitor,
          renewing: customer.visit.renew
        )
      }
    } catch is PhotosError where customer.isSignedIn {
      // The person signed in elsewhere meanwhile, so the error doesn't matter.
    } catch PhotosError.usernameTaken {
      takenUsername = username.value
      // Validation shows and announces the message at the field, like any other message.
      _ = await form.validate()
      return
    }
    password.reset()
    screen.send(.didSignIn)
  }
}

/// Restores the typed username and the mode after the process died, but never the password.
extension SignInViewModel: Restorable {
  public struct SavedState: Codable {
    var username: String
    var createsAccount: Bool
  }

  public var savedState: SavedState {
    get { SavedState(username: username.value, createsAccount: createsAccount) }
    set { (username.value, createsAccount) = (newValue.username, newValue.createsAccount) }
  }
}
