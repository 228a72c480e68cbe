import PhotosModel
import PhotosViewModels
package import Usher

package enum PhotosRoute: Route {
  /// The purchase is pushed over the photo, unless `as` has another placement, for example in the address
  /// “pli/buy?as=sheet”.
  case list, photo(id: String), buy(id: String, as: BuyPlacement? = nil), signIn

  enum CodingKeys: String, RoutePath {
    case list = ""
    case photo = ":id"
    case buy = ":id/buy"
    case signIn = "sign-in"
  }

  /// The id of the photo that the route shows; `nil` for the list and the sign-in.
  var photoID: String? {
    switch self {
    case .photo(let id), .buy(let id, _): id
    case .list, .signIn: nil
    }
  }
}

/// How buying is shown where it isn't pushed.
package enum BuyPlacement: String, Codable, Sendable { case sheet }

/// The photos: the list, one photo, and the purchase of a photo.
package final class PhotosCoordinator: Coordinator {
  package let flow: Flow<PhotosRoute, Never>
  private let customer: Customer
  package private(set) lazy var buy = makePurchase()
  /// The purchase from the list, which a wide window shows beside a photo that is being bought.
  package private(set) lazy var buyInSheet = makePurchase()
  package private(set) lazy var signIn = flow.child { [customer] in
    SignInCoordinator(customer: customer, flow: $0)
  }

  init(customer: Customer, flow: Flow<PhotosRoute, Never>) {
    self.customer = customer
    self.flow = flow
  }

  package func show(_ route: PhotosRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route, on: handle) { screen in
        PhotosViewModel(
          customer: customer,
          chosenPhoto: { screen.detail(as: PhotosRoute.self)?.photoID },
          screen: screen
        )
      }
    case .photo(let id):
      flow.pushDetail(at: route, on: handle) {
        PhotoDetailViewModel(id: id, customer: customer, screen: $0)
      }
    case .buy(let id, .sheet): buyInSheet.start(id, .sheet, at: route)
    case .buy(let id, nil): buy.start(id, at: route)
    case .signIn: signIn.start(.sheet, at: route)
    }
  }

  private func makePurchase() -> ChildSlot<PhotosRoute, String, BuyCoordinator> {
    flow.child { [customer] in
      BuyCoordinator(photoID: $0, customer: customer, flow: $1)
    } ended: { [weak self] outcome in
      if case .finished(let receipt) = outcome { self?.tell(receipt) }
    }
  }

  private func handle(_ event: PhotosViewModel.Event) {
    switch event {
    case .didSelectPhoto(let photo): show(.photo(id: photo.id))
    case .didBuyPhoto(let photo): show(.buy(id: photo.id, as: .sheet))
    case .didPressSignIn: show(.signIn)
    }
  }

  private func handle(_ event: PhotoDetailViewModel.Event) {
    switch event {
    case .didPressBuy(let id): show(.buy(id: id))
    case .didLeave: flow.pop()
    }
  }

  /// Shows the receipt on the screen that the person returns to: the bought photo, or the list.
  private func tell(_ receipt: Receipt) {
    if let detail = flow.viewModel(PhotoDetailViewModel.self), detail.id == receipt.photo {
      detail.receipt = receipt.text
    } else {
      flow.viewModel(PhotosViewModel.self)?.receipt = receipt.text
    }
  }
}
