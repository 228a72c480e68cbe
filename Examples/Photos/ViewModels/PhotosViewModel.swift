public import Observation
package import PhotosModel
public import Usher

/// The list of photos.
@Observable
public final class PhotosViewModel: ViewModel {
  public let title = "Photos"
  /// The photos, in the shop's order.
  public private(set) var photos = Loadable<[PhotoViewModel]>.idle
  public private(set) var isSignedIn = false
  /// The receipt of a purchase that was just made, in words, until the person does something else.
  public package(set) var receipt: String?
  /// The reason why signing out failed; `nil` if it didn't fail.
  public var message: String? { signingOut.message }
  /// The id of the photo that is shown beside the list; `nil` if none is.
  public var chosen: PhotoViewModel.ID? { chosenPhoto() }

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSelectPhoto(Photo), didBuyPhoto(Photo), didPressSignIn }

  private var models: [Photo] = []
  private let customer: Customer
  private let chosenPhoto: () -> PhotoViewModel.ID?
  private let screen: Screen<Event>
  /// Whose receipt is shown.
  private var accountID: Int64?
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
    accountID = customer.accountID
    // On each change, not on appearance: so a change in a sheet or in another window shows at once.
    screen.scope.forEach(customer.changes) { [weak self] in
      self?.customerChanged()
    }
  }

  public var signInButtonTitle: String { isSignedIn ? "Sign Out" : "Sign In" }

  /// Call when a row was chosen. A photo that isn't in the list any more is ignored.
  public func selectPhoto(_ id: PhotoViewModel.ID) {
    if let photo = choose(id) { screen.send(.didSelectPhoto(photo)) }
  }

  /// Call when a row's Buy button was pressed.
  public func buyPhoto(_ id: PhotoViewModel.ID) {
    if let photo = choose(id) { screen.send(.didBuyPhoto(photo)) }
  }

  /// Call when the bar's button was pressed. Signs the person out, or shows the sign-in.
  public func signInButtonTapped() {
    receipt = nil
    guard isSignedIn else { return screen.send(.didPressSignIn) }
    signingOut(screen, of: self) { try await $0.customer.signOut() }
  }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  private func choose(_ id: PhotoViewModel.ID) -> Photo? {
    let photo = models.first { $0.id == id }
    if photo != nil { receipt = nil }
    return photo
  }

  private func customerChanged() {
    // What somebody bought is nobody else's business.
    if let accountID, accountID != customer.accountID { receipt = nil }
    accountID = customer.accountID
    reload()
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

/// Restores the receipt after the process died.
extension PhotosViewModel: Restorable {
  public var savedState: String? {
    get { receipt }
    // The person may have signed out meanwhile.
    set { receipt = accountID == nil ? nil : newValue }
  }
}

extension Customer {
  /// Returns the price in the customer's locale, or “-” if the photo isn't for sale.
  func price(of photo: Photo) -> String { photo.price?.formatted(locale: locale) ?? "-" }
}
