import Foundation
public import Observation
import PhotosModel
public import Usher

/// The account and its purchases.
@Observable
public final class ProfileViewModel: ViewModel {
  /// A purchase as a row of the list.
  public struct PurchaseRow: Identifiable, Equatable, Sendable {
    public let id: String
    public let title: String
    public let price: String
    public let date: String
    public let thumbnail: String
  }

  /// The signed-in account, if any, and its purchases.
  public struct Content: Equatable, Sendable {
    public let username: String?
    public let purchases: [PurchaseRow]
  }

  public let title = "Profile"
  public private(set) var content = Loadable<Content>.idle

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressSignIn }

  private let customer: Customer
  private let screen: Screen<Event>
  private let signingOut = Command()
  private let loading = Command(.again)

  package init(customer: Customer, screen: Screen<Event>) {
    self.customer = customer
    self.screen = screen
    reload()
    screen.scope.forEach(customer.changes) { [weak self] in
      self?.reload()
    }
  }

  /// The reason why signing out failed; `nil` if it didn't fail.
  public var message: String? { signingOut.message }

  /// Call when the Sign Out button was pressed.
  public func signOutButtonTapped() {
    signingOut(screen, of: self) { try await $0.customer.signOut() }
  }

  /// Call when the Sign Out Everywhere button was pressed.
  public func signOutEverywhereButtonTapped() {
    signingOut(screen, of: self) { try await $0.customer.signOutEverywhere() }
  }

  /// Call when the Sign In button was pressed.
  public func signInButtonTapped() { screen.send(.didPressSignIn) }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    await content.load(into: { content = $0 }) {
      let account = customer.shop.account(of: customer.visitor)
      let purchases = try await customer.shop.purchases(of: customer.visitor)
      return Content(
        username: account?.username,
        purchases: purchases.map {
          PurchaseRow(
            id: $0.photoID,
            title: $0.title,
            price: $0.price.formatted(locale: customer.locale),
            date: customer.text(of: $0.date),
            thumbnail: "thumbnail/\($0.photoID)"
          )
        }
      )
    }
  }
}
