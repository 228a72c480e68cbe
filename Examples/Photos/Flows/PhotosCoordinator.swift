import PhotosModel
import PhotosViewModels
package import Usher

package enum PhotosRoute: Route {
  /// Buying is a screen over the photo unless the route says otherwise, at “pli/buy?as=sheet”.
  case list, photo(id: String), buy(id: String, as: Placement? = nil), signIn

  enum CodingKeys: String, RoutePath {
    case list = ""
    case photo = ":id"
    case buy = ":id/buy"
    case signIn = "sign-in"
  }

  /// The photo it is about.
  var photoID: String? {
    switch self {
    case .photo(let id), .buy(let id, _): id
    case .list, .signIn: nil
    }
  }
}

/// The photos: the list, one of them, and buying it.
package final class PhotosCoordinator: Coordinator {
  package let flow: Flow<PhotosRoute, Never>
  private let customer: Customer
  package private(set) lazy var buy = flow.child { [customer] in
    BuyCoordinator(photoID: $0, customer: customer, flow: $1)
  } ended: { [weak self] outcome in
    if case .finished(let receipt) = outcome { self?.tell(receipt) }
  }
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
    case .buy(let id, let placement): buy.start(id, placement ?? .push, at: route)
    case .signIn: signIn.start(.sheet, at: route)
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

  /// Tells the person where they come back to: the photo they have bought, or the list.
  private func tell(_ receipt: Receipt) {
    if let detail = flow.viewModel(PhotoDetailViewModel.self), detail.id == receipt.photo {
      detail.receipt = receipt.text
    } else {
      flow.viewModel(PhotosViewModel.self)?.receipt = receipt.text
    }
  }
}
