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
      flow.pushSidebar(at: route) { screen in
        PhotosViewModel(
          visit: visit,
          scope: screen.scope,
          chosenPhoto: { screen.detail(as: PhotosRoute.self)?.photoID },
          didSelectPhoto: screen.on(self) { $0.show(.photo(id: $1.id)) },
          didBuyPhoto: screen.on(self) { $0.buy.start($1.id, .vertical, at: .buy(id: $1.id)) },
          didPressSignIn: screen.on(self) { $0.show(.signIn) }
        )
      }
    case .photo(let id):
      flow.pushDetail(at: route) { screen in
        PhotoDetailViewModel(
          id: id,
          visit: visit,
          scope: screen.scope,
          didPressBuy: screen.on(self) { $0.show(.buy(id: id)) },
          didLeave: screen.on(self) { $0.flow.pop() }
        )
      }
    case .buy(let id): buy.start(id, .horizontal, at: route)
    case .signIn: signIn.start(.vertical, at: route)
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
