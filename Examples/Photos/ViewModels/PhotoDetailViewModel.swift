public import Observation
import PhotosModel
public import Usher

/// The screen of one photo, with a large picture.
@Observable
public final class PhotoDetailViewModel: ViewModel {
  /// The loaded facts about the photo.
  public struct Content: Equatable, Sendable {
    public let title: String
    public let price: String
    public let isPurchased: Bool
    /// The path of the picture within the app's own resources.
    public let image: String
    /// The path of the full picture; `nil` for people who haven't bought the photo.
    public let download: String?
    /// The suggested name of the downloaded file.
    public let fileName: String
  }

  public private(set) var content = Loadable<Content>.idle
  public var title: String { content.value?.title ?? "Photo" }
  public var showsBuyButton: Bool { content.value.map { !$0.isPurchased } ?? false }

  /// The receipt of a purchase that was just made, in words.
  public package(set) var receipt: String?

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressBuy(String), didLeave }

  package let id: String
  private let customer: Customer
  private let screen: Screen<Event>
  /// Whose receipt is shown.
  private var accountID: Int64?
  private let loading = Command(.again)

  package init(id: String, customer: Customer, screen: Screen<Event>) {
    self.id = id
    self.customer = customer
    self.screen = screen
    accountID = customer.accountID
    reload()
    screen.scope.forEach(customer.changes) { [weak self] in
      self?.customerChanged()
    }
  }

  /// Call when the Buy button was pressed.
  public func buy() {
    if showsBuyButton { screen.send(.didPressBuy(id)) }
  }

  /// The title of the button that leads away from a photo that doesn't exist.
  public let leaveButtonTitle = "All Photos"

  /// Call when the person wants to see the list instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  private func customerChanged() {
    // What somebody bought is nobody else's business.
    if let accountID, accountID != customer.accountID { receipt = nil }
    accountID = customer.accountID
    reload()
  }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    await content.load(into: { content = $0 }) {
      let photo = try await customer.shop.photo(id)
      let isPurchased = try await customer.shop.hasBought(id, visitor: customer.visitor)
      return Content(
        title: photo.title,
        price: customer.price(of: photo),
        isPurchased: isPurchased,
        image: "\(isPurchased ? "full" : "preview")/\(id)",
        download: isPurchased ? "download/\(id)" : nil,
        fileName: "\(photo.title).jpg"
      )
    }
  }
}

/// Restores the receipt after the process died.
extension PhotoDetailViewModel: Restorable {
  public var savedState: String? {
    get { receipt }
    // The person may have signed out meanwhile.
    set { receipt = accountID == nil ? nil : newValue }
  }
}
