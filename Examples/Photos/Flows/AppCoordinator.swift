public import PhotosModel
package import PhotosViewModels
public import Usher

public enum AppRoute: Route, CaseIterable { case photos, profile }

/// The app: a tab for the photos and one for the profile.
public final class AppCoordinator: Coordinator {
  public let flow: Flow<AppRoute, Never>
  private let customer: Customer
  package private(set) lazy var photos = flow.child { [customer] in
    PhotosCoordinator(customer: customer, flow: $0)
  }
  package private(set) lazy var profile = flow.child { [customer] in
    ProfileCoordinator(customer: customer, flow: $0)
  }

  /// - Parameter visit: the browser or device. A person who signs in there stays signed in.
  public convenience init(shop: PhotoShop, visit: Visit, flow: Flow<AppRoute, Never>) {
    self.init(customer: Customer(shop: shop, visit: visit), flow: flow)
  }

  package init(customer: Customer, flow: Flow<AppRoute, Never>) {
    self.customer = customer
    self.flow = flow
  }

  public func start() {
    flow.showTabs([
      photos.tab("Photos", symbol: "photos", at: .photos),
      profile.tab("Profile", symbol: "person", at: .profile),
    ])
  }

  public func show(_ route: AppRoute) { flow.select(route) }
}
