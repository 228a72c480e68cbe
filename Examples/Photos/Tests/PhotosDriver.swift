import Photos
import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Usher
import UsherTesting

/// Drives the app as a person does.
@MainActor
final class PhotosDriver {
  static let visitor = "visitor"

  let shop: PhotoShop
  let app: TestApp
  var root: AppCoordinator { get throws { try app.root() } }
  var photos: PhotosCoordinator {
    get throws {
      guard let photos = try root.photos.coordinator else { throw Missing() }
      return photos
    }
  }
  /// The purchase that is under way, in whichever slot.
  var buyFlow: BuyCoordinator? {
    get throws { try photos.buy.coordinator ?? photos.buyInSheet.coordinator }
  }

  struct Missing: Error {}

  init(
    signedIn: Bool = false,
    gateway: any PaymentGateway = ApprovingGateway(),
    pause: @escaping @Sendable () async throws -> Void = {},
    visit: Visit = Visit(id: PhotosDriver.visitor),
    path: String? = nil
  ) async throws {
    let shop = try await PhotoShop.test(gateway: gateway, pause: pause)
    if signedIn {
      try await shop.signIn(Account.demo.username, Account.demo.password, visitor: Self.visitor)
    }
    self.shop = shop
    app = try TestApp(path: path) {
      AppCoordinator(customer: Customer(shop: shop, visit: visit), flow: $0)
    }
  }

  /// Waits until what is on top shows its content.
  func list() async throws {
    try await app.wait { try app.top(PhotosViewModel.self).photos.value != nil }
  }

  /// Waits until this is what is shown: a title may have to be fetched first.
  func expect(_ drawing: String) async throws {
    try? await app.wait { app.drawing == drawing }
    try app.expect(drawing)
  }

  func openPhoto(_ index: Int = 0) async throws {
    try await list()
    try app.on(PhotosViewModel.self) { $0.selectPhoto(at: index) }
    try await app.wait { try app.top(PhotoDetailViewModel.self).content.value != nil }
  }

  func buyFromList(_ index: Int = 0) async throws {
    try await list()
    try app.on(PhotosViewModel.self) { $0.buyPhoto(at: index) }
  }

  func buyFromPhoto() async throws {
    try await openPhoto()
    try app.on(PhotoDetailViewModel.self) { $0.buy() }
  }

  func signIn(_ password: String = Account.demo.password) async throws {
    try app.on(SignInViewModel.self) {
      $0.username.value = Account.demo.username
      $0.password.value = password
      $0.signIn()
    }
    try await app.wait {
      guard let signIn = try? app.top(SignInViewModel.self) else { return true }
      return !signIn.isSigningIn
    }
  }

  func order() async throws {
    try await app.wait { try app.top(BuyViewModel.self).canBuy }
  }

  func pay() async throws {
    try await order()
    try app.on(BuyViewModel.self) { $0.buy() }
    try await app.wait { (try? app.top(BuyViewModel.self))?.isBuying != true }
  }

  var bought: [String] {
    get async throws { try await shop.purchases(of: Self.visitor).map(\.photoID) }
  }

  var isSignedIn: Bool { shop.account(of: Self.visitor) != nil }

  /// Ends the app; everything must be freed, after what still ran has come to its end.
  func close() async throws {
    app.navigation.close()
    try await app.wait { app.navigation.leaks.isEmpty }
    try app.expectNoLeaks()
  }
}
