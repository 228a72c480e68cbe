public import Observation
import PhotosModel
public import Usher

/// Signing in, or making an account. Who has signed in elsewhere meanwhile needn't do it again.
@Observable
public final class SignInViewModel: ViewModel {
  /// Whether an account is made, rather than one used.
  public internal(set) var createsAccount = false
  /// A name that somebody else has.
  private var takenUsername: String?

  /// What the form tells its coordinator.
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
  public let password = Field("", .required(PhotosError.emptyPassword.userMessage))
  public let form: FormGroup
  private let submitting = Command()

  package init(customer: Customer, screen: Screen<Event>) {
    self.customer = customer
    self.screen = screen
    form = FormGroup(username, password)
    username.rule(of: self) { $0.problem(ofUsername: $1) }
    password.rule(of: self) { $0.problem(ofPassword: $1) }
    screen.scope.forEach(customer.shop.changes(of: customer.visitor)) { [weak self] in
      self?.goOnIfSignedIn()
    }
    // They may be already, by an address of this screen.
    screen.scope.task(self) { $0.goOnIfSignedIn() }
  }

  public var title: String { createsAccount ? "Create Account" : "Sign In" }
  public var isSigningIn: Bool { submitting.isRunning }
  public var canCancel: Bool { !isSigningIn }
  /// Why it didn't work, if that is no single field's fault.
  public var message: String? { submitting.message }
  public var submitButtonTitle: String { title }
  public var switchButtonTitle: String {
    createsAccount ? "I have an account" : "Create an account"
  }
  /// The account to try the app with, as it is told to who has none.
  public var hint: String? {
    createsAccount
      ? nil : "To try it, use \(Account.demo.username) with the password \(Account.demo.password)."
  }

  /// Call when the form was submitted.
  public func signIn() { submitting(screen, of: self) { try await $0.submit() } }

  /// Call when the Cancel button was pressed.
  public func cancel() {
    if canCancel { screen.send(.didCancel) }
  }

  /// Call when the person wants an account, or has one.
  public func switchButtonTapped() {
    guard !isSigningIn else { return }
    createsAccount.toggle()
    // What is wrong for one may be right for the other.
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
          visitor: customer.visitor
        )
      } else {
        try await customer.shop.signIn(username.value, password.value, visitor: customer.visitor)
      }
    } catch is PhotosError where customer.isSignedIn {
      // Elsewhere, meanwhile.
    } catch PhotosError.usernameTaken {
      takenUsername = username.value
      // Told where the person looks and listens, as what else is wrong.
      _ = await form.validate()
      return
    }
    password.reset()
    screen.send(.didSignIn)
  }
}

/// What was typed comes back after the process died, but for the password.
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
