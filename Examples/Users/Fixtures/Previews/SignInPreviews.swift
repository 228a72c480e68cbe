import UsersViewModels
import Usher
import UsherPreviews

let signInPreviews = [
  Preview("Sign In", "empty") { signingIn($0) },
  Preview("Sign In", "invalid") { screen in
    signingIn(screen).acting(on: screen) { $0.submit("ada", "") }
  },
  Preview("Sign In", "refused") { screen in
    signingIn(screen).acting(on: screen) { $0.submit("ada@example.com", "wrong password") }
  },
  Preview("Sign In", "signing in") { screen in
    signingIn(screen, at: .silent).acting(on: screen) {
      $0.submit("ada@example.com", "a long password")
    }
  },
  Preview("Sign In", "creating an account") { screen in
    signingIn(screen).acting(on: screen) { $0.switchButtonTapped() }
  },
  Preview("Sign In", "failed") { screen in
    signingIn(screen, at: .failing).acting(on: screen) {
      $0.submit("ada@example.com", "a long password")
    }
  },
  Preview("Sign In", "long texts") { screen in
    signingIn(screen).acting(on: screen) {
      $0.submit(LongText.sentence, String(repeating: LongText.sentence, count: 4))
    }
  },
]

private func signingIn(
  _ screen: Screen<SignInViewModel.Event>,
  at conduct: MemoryAccounts.Conduct = .answering
) -> SignInViewModel {
  SignInViewModel(person: .visitor(conduct), screen: screen)
}

extension SignInViewModel {
  fileprivate func submit(_ email: String, _ password: String) {
    self.email.value = email
    self.password.value = password
    signIn()
  }
}
