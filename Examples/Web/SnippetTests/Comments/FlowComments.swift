// The examples in the comments of `Sources/Usher/Flow` and `Leaving`: compiled here.

import Observation
import Usher

private struct Photo: Identifiable, Sendable {
  let id: String
}

private final class Shop {}

private enum PhotosRoute: Route {
  case list, photo(id: String), buy(id: String), search(text: String), form, about, help, thanks
  case red

  enum CodingKeys: String, RoutePath {
    case list = ""
    case photo = "photos/:id"
    case buy = "photos/:id/buy"
    case search, form, about, help, thanks, red
  }

  var photoID: String? {
    if case .photo(let id) = self { id } else { nil }
  }
}

private final class PhotosViewModel: ViewModel {
  enum Event { case didSelectPhoto(Photo), didPressSignIn }

  private let screen: Screen<Event>

  init(shop: Shop, screen: Screen<Event>) { self.screen = screen }
  init(chosen: @escaping () -> String?, screen: Screen<Event>) { self.screen = screen }

  func selectPhoto(_ photo: Photo) { screen.send(.didSelectPhoto(photo)) }
}

private final class PhotoViewModel: ViewModel {
  enum Event { case didPressBuy }
  init(id: String, shop: Shop, screen: Screen<Event>) {}
}

private final class ThankYouViewModel: ViewModel {
  init() {}
  init(screen: Screen<Never>) {}
  init(id: String, screen: Screen<PhotoViewModel.Event>) {}
}

private final class FormViewModel: ViewModel { init(screen: Screen<Never>) {} }
private final class AboutViewModel: ViewModel {}
private final class SearchViewModel: ViewModel {
  enum Event { case didSearch(String) }
}
private final class LettersViewModel: ViewModel {
  init() {}
  init(screen: Screen<Never>) {}
}
private final class HelpViewModel: ViewModel {
  init() {}
  init(screen: Screen<Never>) {}
}

private final class Customer {
  let account = Account()
}

private final class Account {
  let isSignedIn = false
}

private final class ChildCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case start }
  let flow: Flow<Place, String>
  init(photoID: String = "", account: Account, flow: Flow<Place, String>) { self.flow = flow }
  func show(_ route: Place) {}
}

private typealias BuyCoordinator = ChildCoordinator
private typealias SignInCoordinator = ChildCoordinator

private final class PhotosCoordinator: Coordinator {
  let flow: Flow<PhotosRoute, Never>
  private let shop = Shop()
  private let customer = Customer()
  private var account: Account { customer.account }
  private lazy var buy = flow.child(BuyCoordinator.self) { [customer] id, flow in
    let account = customer.account
    return BuyCoordinator(photoID: id, account: account, flow: flow)
  }
  private lazy var signIn = flow.child(SignInCoordinator.self) { [customer] flow in
    let account = customer.account
    return SignInCoordinator(account: account, flow: flow)
  }

  init(flow: Flow<PhotosRoute, Never>) { self.flow = flow }

  func show(_ route: PhotosRoute) {
    switch route {
    case .list:
      flow.push(at: route, on: handle) { PhotosViewModel(shop: shop, screen: $0) }
    case .photo(let id):
      flow.push(at: route, on: handle) { PhotoViewModel(id: id, shop: shop, screen: $0) }
    case .buy(let id) where !account.isSignedIn:
      signIn.start(at: route)
      _ = id
    case .buy(let id): buy.start(id, .sheet, at: route)
    case .form: flow.push(at: route) { FormViewModel(screen: $0) }
    case .about: flow.push(AboutViewModel(), at: route)
    case .help: flow.present(at: route, .fullScreen) { HelpViewModel(screen: $0) }
    case .thanks: flow.replace(at: route) { ThankYouViewModel(screen: $0) }
    case .search, .red: break
    }
  }

  private func beside(_ route: PhotosRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route, on: handle) { PhotosViewModel(shop: shop, screen: $0) }
    case .photo(let id):
      flow.pushDetail(at: route, on: handle) { PhotoViewModel(id: id, shop: shop, screen: $0) }
    case .buy(let id):
      flow.replace(at: route, on: handle) { ThankYouViewModel(id: id, screen: $0) }
    case .about: flow.pushDetail(AboutViewModel(), at: route)
    case .help: flow.present(HelpViewModel(), at: route)
    case .thanks: flow.replace(ThankYouViewModel(), at: route)
    case .search, .form, .red: break
    }
  }

  private func letters(_ route: PhotosRoute, isPlain: Bool) {
    switch route {
    case .list where isPlain: flow.pushSidebar(LettersViewModel(), at: route)
    case .list: flow.pushSidebar(at: route) { LettersViewModel(screen: $0) }
    default: break
    }
  }

  private func handle(_ event: PhotosViewModel.Event) {
    switch event {
    case .didSelectPhoto(let photo): show(.photo(id: photo.id))
    case .didPressSignIn: break
    }
  }

  private func handle(_ event: PhotoViewModel.Event) {}

  private func handle(_ event: SearchViewModel.Event) {
    switch event {
    case .didSearch(let text): flow.readdress(SearchViewModel.self, to: .search(text: text))
    }
  }

  private func ask() async {
    if await flow.ask(.confirm("Delete this match?", confirm: "Delete", isDestructive: true)) {
      return
    }
    let way = await flow.ask(
      .choice("How should it travel?", ["By Train": "train", "By Ship": "ship"])
    )
    let name = await flow.ask(
      .text("New Player", label: "Player name", ok: "Save", .required("Please enter a name."))
    )
    _ = (way, name)
  }

  private func askAndForget() {
    flow.ask(
      .confirm("Delete this match?", confirm: "Delete", isDestructive: true)
    ) { [weak self] isConfirmed in
      if isConfirmed { self?.editor?.delete() }
    }
  }

  private var editor: Editor? { flow.viewModel() }

  private func handlers(_ screen: Screen<Never>) {
    Buttons(
      didPressRed: screen.on(self) { $0.show(.red) },
      didSelectPhoto: screen.on(self) { $0.show(.photo(id: $1.id)) },
      didRate: screen.on(self) { $0.rate($1, stars: $2) }
    )
    .press()
  }

  private func rate(_ photo: Photo, stars: Int) {}
}

private struct Buttons {
  let didPressRed: () -> Void
  let didSelectPhoto: (Photo) -> Void
  let didRate: (Photo, Int) -> Void
  func press() {}
}

private final class Editor: ViewModel {
  var hasChanges = false
  private let presence: Presence

  init(screen: Screen<Never>) {
    presence = screen.presence
    let presence = presence
    activeChanged(presence.isActive)
    screen.scope.observe {
      presence.isActive
    } then: { [weak self] in
      self?.activeChanged($0)
    }
    let editor = self
    screen.beforeLeaving(editor) { editor, _ in
      editor.hasChanges ? .ask(.confirm("Discard your changes?", confirm: "Discard")) : .allow
    }
  }

  func delete() {}
  private func activeChanged(_ isActive: Bool) {}
}

/// Slots with an input, without, and with a handler.
private final class SlotsCoordinator: Coordinator {
  enum Place: Route { case list, edit(id: String), buy(id: String), terms }
  let flow: Flow<Place, Never>
  private let shop = Shop()
  private let store: Store
  private lazy var buy = flow.child { [shop] (photo: String, flow) in
    PurchaseCoordinator(photo: photo, shop: shop, flow: flow)
  } ended: { [weak self] outcome in
    self?.purchaseEnded(outcome)
  }
  private lazy var edit = flow.child { [store] (id: String, flow) in
    EditCoordinator(note: store.note(id), flow: flow)
  }
  private lazy var terms = flow.child { TermsCoordinator(flow: $0) }

  init(store: Store, flow: Flow<Place, Never>) {
    self.store = store
    self.flow = flow
  }

  func show(_ route: Place) {
    switch route {
    case .list: flow.pushSidebar(LettersViewModel(), at: route)
    case .edit(let id): edit.start(id, at: route)
    case .buy(let id): buy.start(id, at: route)
    case .terms: terms.start(.sheet, at: route)
    }
  }

  private func select(_ photo: Photo) {
    buy.start(photo.id, .sheet, at: .buy(id: photo.id))
  }

  private func change(_ id: String) async {
    let outcome = await edit.run(id, .sheet, at: .edit(id: id))
    if case .cancelled(.notStarted) = outcome { return }
    if case .finished(let note) = outcome { store.save(note) }
  }

  private func purchaseEnded(_ outcome: Outcome<String>) {}
}

private final class Store {
  func note(_ id: String) -> String { id }
  func save(_ note: String) {}
}

private final class EditCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case start }
  let flow: Flow<Place, String>
  init(note: String, flow: Flow<Place, String>) { self.flow = flow }
  func show(_ route: Place) {}
}

private final class PurchaseCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case start }
  let flow: Flow<Place, String>
  init(photo: String, shop: Shop, flow: Flow<Place, String>) { self.flow = flow }
  func show(_ route: Place) {}
}

private final class TermsCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case start }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func show(_ route: Place) {}
}

private final class UploadCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case start }
  let flow: Flow<Place, Never>
  private var isUploading = false

  init(flow: Flow<Place, Never>) {
    self.flow = flow
    flow.beforeLeaving(self) { coordinator, leaving in
      coordinator.isUploading && !leaving.keepsScreen ? .deny : .allow
    }
  }

  func show(_ route: Place) {}
}

private func makeList(screen: Screen<PhotosViewModel.Event>) -> PhotosViewModel {
  PhotosViewModel(chosen: { screen.detail(as: PhotosRoute.self)?.photoID }, screen: screen)
}
