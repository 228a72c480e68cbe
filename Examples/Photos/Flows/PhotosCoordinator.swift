import PhotosModel
import PhotosViewModels
package import Usher

package enum PhotosRoute: Route {
  case list, photo(id: String), buy(id: String), signIn

  enum CodingKeys: String, RoutePath {
    case list = ""
    case photo = ":id"
    case buy = ":id/buy"
    case signIn = "sign-in"
  }

  /// The photo it is about.
  var photoID: String? {
    switch self {
    case .photo(let id), .buy(let id): id
    case .list, .signIn: nil
    }
  }
}

/// The photos: the list, one of them, and buying it.
package final class PhotosCoordinator: Coordinator {
  package let flow: Flow<PhotosRoute, Never>
  private let visit: Visit
  package private(set) lazy var buy = flow.child { [visit] in
    BuyCoordinator(photoID: $0, visit: visit, flow: $1)
  } ended: { [weak self] outcome in
    if case .finished(let receipt) = outcome { self?.tell(receipt) }
  }
  package private(set) lazy var signIn = flow.child { [visit] in
    SignInCoordinator(visit: visit, flow: $0)
  }

  init(visit: Visit, flow: Flow<PhotosRoute, Never>) {
    self.visit = visit
    self.flow = flow
  }

  package func show(_ route: PhotosRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route, on: handle) { screen in
        PhotosViewModel(
          visit: visit,
          chosenPhoto: { screen.detail(as: PhotosRoute.self)?.photoID },
          screen: screen
        )
      }
    case .photo(let id):
      flow.pushDetail(at: route, on: handle) {
        PhotoDetailViewModel(id: id, visit: visit, screen: $0)
      }
    case .buy(let id): buy.start(id, .horizontal, at: route)
    case .signIn: signIn.start(.vertical, at: route)
    }
  }

  private func handle(_ event: PhotosViewModel.Event) {
    switch event {
    case .didSelectPhoto(let photo): show(.photo(id: photo.id))
    case .didBuyPhoto(let photo): buy.start(photo.id, .vertical, at: .buy(id: photo.id))
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
