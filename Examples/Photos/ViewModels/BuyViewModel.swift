public import Observation
import PhotosModel
public import Usher

/// The order of one photo.
@Observable
public final class BuyViewModel: ViewModel {
  public let title = "Buy"
  public private(set) var photoTitle = ""
  /// The price in the customer's locale; “-” if the photo isn't for sale.
  public private(set) var price = "-"
  /// The path of a small picture within the app's own resources.
  public let thumbnail: String
  /// Whether nobody is signed in any more, so that the person has to sign in first.
  public private(set) var needsSignIn = false

  private var isForSale = false
  private var isBought = false
  private let id: String
  private let customer: Customer
  private let screen: Screen<Event>
  private let loading = Command(.again)
  private let buying = Command()

  /// An event that the screen sends to its coordinator.
  package enum Event { case didBuyPhoto(Receipt), didCancel, didPressTerms, didPressSignIn }

  package init(id: String, customer: Customer, screen: Screen<Event>) {
    self.id = id
    self.customer = customer
    self.screen = screen
    thumbnail = "thumbnail/\(id)"
    reload()
    // The person may sign in or out, or buy the photo, in another tab.
    screen.scope.forEach(customer.changes) { [weak self] in
      self?.reload()
    }
  }

  /// The reason why the photo can't be bought, or why the payment failed; `nil` if neither is so.
  public var message: String? {
    if needsSignIn { return PhotosError.notSignedIn.userMessage }
    if case PhotosError.notSignedIn? = buying.error { return loading.message }
    return buying.message ?? loading.message
  }
  public var isBuying: Bool { buying.isRunning }
  public var canBuy: Bool { isForSale && !isBuying && !isOwned && !needsSignIn }
  public var canCancel: Bool { !isBuying }
  /// Whether the person has the photo already, so that it can't be bought again.
  public var isOwned: Bool { isBought && !isBuying }
  public let ownedText = "You own this photo."
  /// The path of the full picture; `nil` for people who don't own the photo.
  public var download: String? { isOwned ? "download/\(id)" : nil }
  /// The suggested name of the downloaded file.
  public var fileName: String { "\(photoTitle).jpg" }
  /// The title of the button that pays: with the price, or “Try Again” after a failure.
  public var buyButtonTitle: String {
    if buying.error != nil { return "Try Again" }
    return isForSale ? "Buy for \(price)" : "Buy"
  }
  /// The title of the button that leads back.
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

  /// Call when the Sign In button was pressed.
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
