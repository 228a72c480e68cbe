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
  /// Why it can't be bought, or the payment failed.
  public var message: String? { buying.message ?? loading.message }

  private var isForSale = false
  @ObservationIgnored private let id: String
  @ObservationIgnored private let visit: Visit
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private let didBuyPhoto: () -> Void
  @ObservationIgnored private let didCancel: () -> Void
  @ObservationIgnored private let didPressTerms: () -> Void
  @ObservationIgnored private lazy var loading = Command(scope, of: self) { try await $0.load() }
  @ObservationIgnored private lazy var buying = Command(scope, of: self) {
    try await $0.purchase()
  }

  package init(
    id: String,
    visit: Visit,
    scope: Scope,
    didBuyPhoto: @escaping () -> Void,
    didCancel: @escaping () -> Void,
    didPressTerms: @escaping () -> Void
  ) {
    self.id = id
    self.visit = visit
    self.scope = scope
    self.didBuyPhoto = didBuyPhoto
    self.didCancel = didCancel
    self.didPressTerms = didPressTerms
    thumbnail = "thumbnail/\(id)"
    loading()
  }

  public var isBuying: Bool { buying.isRunning }
  public var canBuy: Bool { isForSale && !isBuying }
  public var canCancel: Bool { !isBuying }
  public var buyButtonTitle: String { buying.error == nil ? "Buy" : "Try Again" }

  /// Call when the Buy button was pressed.
  public func buy() {
    if canBuy { buying() }
  }

  /// Call when the Cancel button was pressed.
  public func cancel() {
    if canCancel { didCancel() }
  }

  /// Call when the Terms of Service button was pressed.
  public func showTerms() { didPressTerms() }

  private func load() async throws {
    let photo = try await visit.shop.photo(id)
    photoTitle = photo.title
    price = visit.price(of: photo)
    isForSale = photo.price != nil
  }

  private func purchase() async throws {
    try await visit.shop.buy(id, visitor: visit.visitor)
    didBuyPhoto()
  }
}
