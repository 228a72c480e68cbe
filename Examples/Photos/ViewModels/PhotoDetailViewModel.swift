public import Observation
import PhotosModel
public import Usher

/// One photo, large.
@Observable
public final class PhotoDetailViewModel: ViewModel {
  /// What is known of the photo.
  public struct Content: Equatable, Sendable {
    public let title: String
    public let price: String
    public let isPurchased: Bool
    /// Where its picture is, within the app's own resources.
    public let image: String
    /// Where the full picture is, for who has bought it.
    public let download: String?
    /// What the file is to be called.
    public let fileName: String
  }

  public private(set) var content = Loadable<Content>.idle
  public var title: String { content.value?.title ?? "Photo" }
  public var showsBuyButton: Bool { content.value.map { !$0.isPurchased } ?? false }

  /// What was just bought.
  public package(set) var receipt: String?

  /// What the photo tells its coordinator.
  package enum Event { case didPressBuy(String), didLeave }

  package let id: String
  private let customer: Customer
  private let screen: Screen<Event>
  private let loading = Command(.again)

  package init(id: String, customer: Customer, screen: Screen<Event>) {
    self.id = id
    self.customer = customer
    self.screen = screen
    reload()
    screen.scope.forEach(customer.shop.changes(of: customer.visitor)) { [weak self] in
      self?.reload()
    }
  }

  /// Call when the Buy button was pressed.
  public func buy() {
    if showsBuyButton { screen.send(.didPressBuy(id)) }
  }

  /// What the button says that leads away from a photo that isn't there.
  public let leaveButtonTitle = "All Photos"

  /// Call when the person wants to see the list instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { reload() }

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

/// That it was just bought is told also after the process died.
extension PhotoDetailViewModel: Restorable {
  public var savedState: String? {
    get { receipt }
    set { receipt = newValue }
  }
}
