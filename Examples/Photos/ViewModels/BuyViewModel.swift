public import Observation
import PhotosModel
public import Usher

/// Buying a photo.
@Observable
public final class BuyViewModel: ViewModel {
  public let title = "Buy"
  public private(set) var photoTitle = ""
  /// The price as it is written here; “-” for what isn't for sale.
  public private(set) var price = "-"
  /// Where a small picture is, within the app's own resources.
  public let thumbnail: String
  /// Whether nobody is signed in any more, so that they have to do that first.
  public private(set) var needsSignIn = false

  private var isForSale = false
  private var isBought = false
  private let id: String
  private let customer: Customer
  private let screen: Screen<Event>
  private let loading = Command(.again)
  private let buying = Command()

  /// What the purchase tells its coordinator.
  package enum Event { case didBuyPhoto(Receipt), didCancel, didPressTerms, didPressSignIn }

  package init(id: String, customer: Customer, screen: Screen<Event>) {
    self.id = id
    self.customer = customer
    self.screen = screen
    thumbnail = "thumbnail/\(id)"
    reload()
    // They may sign out or in, or buy it, in another tab.
    screen.scope.forEach(customer.shop.changes(of: customer.visitor)) { [weak self] in
      self?.reload()
    }
  }

  /// Why it can't be bought, or the payment failed.
  public var message: String? {
    if needsSignIn { return PhotosError.notSignedIn.userMessage }
    if case PhotosError.notSignedIn? = buying.error { return loading.message }
    return buying.message ?? loading.message
  }
  public var isBuying: Bool { buying.isRunning }
  public var canBuy: Bool { isForSale && !isBuying && !isOwned && !needsSignIn }
  public var canCancel: Bool { !isBuying }
  /// Whether they have the photo already: it can't be bought again.
  public var isOwned: Bool { isBought && !isBuying }
  public let ownedText = "You own this photo."
  /// Where the full picture is, for who owns it.
  public var download: String? { isOwned ? "download/\(id)" : nil }
  /// What the file is to be called.
  public var fileName: String { "\(photoTitle).jpg" }
  /// What the button says that pays: also how much.
  public var buyButtonTitle: String {
    if buying.error != nil { return "Try Again" }
    return isForSale ? "Buy for \(price)" : "Buy"
  }
  /// What the button says that leads back.
  public var cancelButtonTitle: String { isOwned ? "Done" : "Cancel" }

  /// Call when the Buy button was pressed.
  public func buy() {
    if canBuy { buying(screen, of: self) { try await $0.purchase() } }
  }

  /// Call when the Cancel button was pressed.
  public func cancel() {
    if canCancel { screen.send(.didCancel) }
  }

  /// Call when the Terms of Service button was pressed.
  public func showTerms() { screen.send(.didPressTerms) }

  /// Call when the person wants to sign in to go on.
  public func signInButtonTapped() {
    if needsSignIn { screen.send(.didPressSignIn) }
  }

  private func reload() { loading(screen, of: self) { try await $0.load() } }

  private func load() async throws {
    needsSignIn = !customer.isSignedIn
    let photo = try await customer.shop.photo(id)
    isBought = try await customer.shop.hasBought(id, visitor: customer.visitor)
    photoTitle = photo.title
    price = customer.price(of: photo)
    isForSale = photo.price != nil
  }

  private func purchase() async throws {
    let purchase = try await customer.shop.buy(id, visitor: customer.visitor)
    screen.send(.didBuyPhoto(Receipt(purchase, customer)))
  }
}
