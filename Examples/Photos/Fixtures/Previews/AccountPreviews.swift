import PhotosModel
import PhotosViewModels
import Usher
import UsherPreviews

let signInPreviews = [
  Preview("Sign In", "empty") { signingIn($0) },
  Preview("Sign In", "invalid") { screen in
    signingIn(screen).acting(on: screen) { $0.signIn() }
  },
  Preview("Sign In", "refused") { screen in
    signingIn(screen).acting(on: screen) { $0.submit("bartjacobs", "wrong password") }
  },
  Preview("Sign In", "signing in") { screen in
    signingIn(screen, at: PhotoShop { try await Silence.untilCancelled() })
      .acting(on: screen) { $0.submit("bartjacobs", "123456789") }
  },
  Preview("Sign In", "creating an account") { screen in
    signingIn(screen).acting(on: screen) { $0.switchButtonTapped() }
  },
  Preview("Sign In", "failed") { screen in
    signingIn(screen, at: PhotoShop(MemoryPhotos(.failing)))
      .acting(on: screen) { $0.submit("bartjacobs", "123456789") }
  },
  Preview("Sign In", "long texts") { screen in
    signingIn(screen).acting(on: screen) { $0.submit(LongText.sentence, LongText.word) }
  },
]

let profilePreviews = [
  Preview("Profile", "loaded") { profile(at: PhotoShop(MemoryPhotos(purchases: .some)), $0) },
  Preview("Profile", "empty") { profile(at: PhotoShop(), $0) },
  Preview("Profile", "signed out") {
    ProfileViewModel(customer: .visitor(at: PhotoShop()), screen: $0)
  },
  Preview("Profile", "loading") {
    ProfileViewModel(customer: .visitor(at: PhotoShop(MemoryPhotos(.deaf))), screen: $0)
  },
  Preview("Profile", "failed") { profile(at: PhotoShop(MemoryPhotos(.failing)), $0) },
  Preview("Profile", "long texts") {
    profile(at: PhotoShop(MemoryPhotos(purchases: .long)), $0, as: String(LongText.word.prefix(50)))
  },
]

private func signingIn(
  _ screen: Screen<SignInViewModel.Event>,
  at shop: PhotoShop = PhotoShop()
) -> SignInViewModel {
  SignInViewModel(customer: .visitor(at: shop), screen: screen)
}

private func profile(
  at shop: PhotoShop,
  _ screen: Screen<ProfileViewModel.Event>,
  as username: String = "bartjacobs"
) -> ProfileViewModel {
  ProfileViewModel(customer: .signedIn(at: shop, screen, as: username), screen: screen)
}

extension SignInViewModel {
  fileprivate func submit(_ username: String, _ password: String) {
    self.username.value = username
    self.password.value = password
    signIn()
  }
}
