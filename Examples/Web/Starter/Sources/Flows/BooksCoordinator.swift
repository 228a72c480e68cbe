public import StarterModel
import StarterViewModels
public import Usher

/// The addresses of the screens.
public enum BooksRoute: Route {
  case list, new, book(id: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case new = "new"
    case book = "books/:id"
  }
}

/// The list of books, with a sheet over it for the one that is added or changed.
public final class BooksCoordinator: Coordinator {
  public let flow: Flow<BooksRoute, Never>
  private let library: Library
  private lazy var adding = flow.child { [library] flow in
    EditBookCoordinator(nil, in: library, flow: flow)
  }
  private lazy var editing = flow.child { [library] (id: String, flow) in
    EditBookCoordinator(library.book(id), in: library, flow: flow)
  }

  public init(library: Library, flow: Flow<BooksRoute, Never>) {
    self.library = library
    self.flow = flow
  }

  public func show(_ route: BooksRoute) {
    switch route {
    case .list:
      flow.push(at: route, on: handle) { BooksViewModel(library: library, screen: $0) }
    case .new: adding.start(.sheet, at: route)
    case .book(let id):
      // An address of a book that doesn't exist leads nowhere.
      guard library.book(id) != nil else { return }
      editing.start(id, .sheet, at: route)
    }
  }

  private func handle(_ event: BooksViewModel.Event) {
    switch event {
    case .didPressAdd: show(.new)
    case .didSelect(let id): show(.book(id: id))
    }
  }
}
