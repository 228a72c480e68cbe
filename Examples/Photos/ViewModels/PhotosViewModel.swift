public import Observation
package import PhotosModel
public import Usher

/// The list of photos.
@Observable
public final class PhotosViewModel: ViewModel {
  public let title = "Photos"
  /// The photos, as they come from the shop.
  public private(set) var photos = Loadable<[PhotoViewModel]>.idle
  public private(set) var isSignedIn = false
  /// What was just bought, until the person does something else.
  public package(set) var receipt: String?
  /// Why signing out failed, if it did.
  public var message: String? { signingOut.message }
  /// The photo that is shown beside the list, if one is.
  public var chosen: PhotoViewModel.ID? { chosenPhoto() }

  /// What the list tells its coordinator.
  package enum Event { case didSelectPhoto(Photo), didBuyPhoto(Photo), didPressSignIn }

  private var models: [Photo] = []
  private let customer: Customer
  private let chosenPhoto: () -> PhotoViewModel.ID?
  private let screen: Screen<Event>
  private let signingOut = Command()
  private let loading = Command(.again)

  package init(
    customer: Customer,
    chosenPhoto: @escaping () -> PhotoViewModel.ID? = { nil },
    screen: Screen<Event>
  ) {
    self.customer = customer
    self.chosenPhoto = chosenPhoto
    self.screen = screen
    isSignedIn = customer.isSignedIn
    reload()
    // Not on appearance: what changes elsewhere, in a sheet or another window, shows at once.
    screen.scope.forEach(customer.shop.changes(of: customer.visitor)) { [weak self] in
      self?.reload()
    }
  }

  public var signInButtonTitle: String { isSignedIn ? "Sign Out" : "Sign In" }

  /// Call when a row was chosen; a photo that isn't in the list any more is ignored.
  public func selectPhoto(_ id: PhotoViewModel.ID) {
    if let photo = choose(id) { screen.send(.didSelectPhoto(photo)) }
  }

  /// Call when a row's Buy button was pressed.
  public func buyPhoto(_ id: PhotoViewModel.ID) {
    if let photo = choose(id) { screen.send(.didBuyPhoto(photo)) }
  }

  /// Call when the bar's button was pressed: it signs in or out.
  public func signInButtonTapped() {
    receipt = nil
    guard isSignedIn else { return screen.send(.didPressSignIn) }
    signingOut(screen, of: self) {
      try await $0.customer.shop.signOut(visitor: $0.customer.visitor)
    }
  }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { reload() }

  private func choose(_ id: PhotoViewModel.ID) -> Photo? {
    receipt = nil
    return models.first { $0.id == id }
  }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    isSignedIn = customer.isSignedIn
    await photos.load(into: { photos = $0 }) {
      let models = try await customer.shop.photos()
      let bought = try await customer.shop.purchases(of: customer.visitor).map(\.photoID)
      self.models = models
      return models.map {
        PhotoViewModel($0, price: customer.price(of: $0), isPurchased: bought.contains($0.id))
      }
    }
  }
}

/// What was just bought is told also after the process died.
extension PhotosViewModel: Restorable {
  public var savedState: String? {
    get { receipt }
    set { receipt = newValue }
  }
}

extension Customer {
  /// The price as it is written here; “-” for what isn't for sale.
  func price(of photo: Photo) -> String { photo.price?.formatted(locale: locale) ?? "-" }
}
