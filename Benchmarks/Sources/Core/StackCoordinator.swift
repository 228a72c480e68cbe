import Usher

enum StackRoute: Route {
  case home, item(id: Int)

  enum CodingKeys: String, RoutePath {
    case home = ""
    case item = "items/:id"
  }
}

/// A screen with something to lose, of as many bytes as are asked for.
final class ItemModel: ViewModel, Restorable {
  let title = "Item"
  var savedState: String

  init(bytes: Int) { savedState = String(repeating: "x", count: bytes) }
}

/// A stack that grows.
final class StackCoordinator: Coordinator {
  let flow: Flow<StackRoute, Never>
  private let bytes: Int

  init(bytes: Int, flow: Flow<StackRoute, Never>) {
    self.bytes = bytes
    self.flow = flow
  }

  func start() { show(.home) }
  func show(_ route: StackRoute) { flow.push(ItemModel(bytes: bytes), at: route) }
}

enum TabsRoute: Route {
  case here, elsewhere
}

/// Two stacks side by side: what happens in one must not cost what is in the other.
final class TabsCoordinator: Coordinator {
  let flow: Flow<TabsRoute, Never>
  private let bytes: Int
  lazy var here = flow.child { [bytes] in StackCoordinator(bytes: bytes, flow: $0) }
  lazy var elsewhere = flow.child { [bytes] in StackCoordinator(bytes: bytes, flow: $0) }

  init(bytes: Int = 0, flow: Flow<TabsRoute, Never>) {
    self.bytes = bytes
    self.flow = flow
  }

  func start() { flow.showTabs([here.tab("A", at: .here), elsewhere.tab("B", at: .elsewhere)]) }
  func show(_ route: TabsRoute) { flow.select(route) }
}
