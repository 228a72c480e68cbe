public import Observation
import PhotosModel
public import Usher

/// Signing in, or making an account.
@Observable
public final class SignInViewModel: ViewModel {
  public var title: String { createsAccount ? "Create Account" : "Sign In" }
  public var username = ""
  public var password = ""
  /// Whether an account is made, rather than one used.
  public private(set) var createsAccount = false
  /// The account to try the app with, as it is told to the person.
  public let hint =
    "To try it, use \(Account.demo.username) with the password \(Account.demo.password)."

  @ObservationIgnored private let visit: Visit
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private let didSignIn: () -> Void
  @ObservationIgnored private let didCancel: () -> Void
  @ObservationIgnored private lazy var submitting = Command(scope, of: self) {
    try await $0.submit()
  }

  package init(
    visit: Visit,
    scope: Scope,
    didSignIn: @escaping () -> Void,
    didCancel: @escaping () -> Void
  ) {
    self.visit = visit
    self.scope = scope
    self.didSignIn = didSignIn
    self.didCancel = didCancel
  }

  public var isSigningIn: Bool { submitting.isRunning }
  public var canCancel: Bool { !isSigningIn }
  /// Why it didn't work, if so.
  public var message: String? { submitting.message }
  public var submitButtonTitle: String { title }
  public var switchButtonTitle: String {
    createsAccount ? "I have an account" : "Create an account"
  }

  /// Call when the form was submitted.
  public func signIn() { submitting() }

  /// Call when the Cancel button was pressed.
  public func cancel() {
    if canCancel { didCancel() }
  }

  /// Call when the person wants an account, or has one.
  public func switchButtonTapped() {
    if !isSigningIn { createsAccount.toggle() }
  }

  private func submit() async throws {
    if createsAccount {
      try await visit.shop.createAccount(username, password, visitor: visit.visitor)
    } else {
      try await visit.shop.signIn(username, password, visitor: visit.visitor)
    }
    password = ""
    didSignIn()
  }
}

/// What was typed comes back after the process died, but for the password.
extension SignInViewModel: Restorable {
  public struct SavedState: Codable {
    var username: String
    var createsAccount: Bool
  }

  public var savedState: SavedState {
    get { SavedState(username: username, createsAccount: createsAccount) }
    set { (username, createsAccount) = (newValue.username, newValue.createsAccount) }
  }
}
