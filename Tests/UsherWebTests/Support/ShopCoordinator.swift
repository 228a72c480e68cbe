import Observation
import Usher

@testable import UsherWeb

enum ShopRoute: Route {
  case list, item(id: Int), other, sheet

  enum CodingKeys: String, RoutePath { case list = "", item = ":id", other, sheet }
}

/// A list, its items, and one of them in a sheet.
final class ShopCoordinator: Coordinator {
  let flow: Flow<ShopRoute, Never>

  init(flow: Flow<ShopRoute, Never>) { self.flow = flow }

  func start() { show(.list) }

  func show(_ route: ShopRoute) {
    switch route {
    case .list:
      flow.push(at: route) { screen in
        ListViewModel(didSelect: screen.on(self) { $0.show(.item(id: $1)) })
      }
    case .item(let id):
      flow.push(at: route) { screen in
        let item = ItemViewModel("Item \(id)")
        screen.beforeLeaving(item) { item, _ in
          item.note.isEmpty ? .allow : .ask(.confirm("Discard the note?", confirm: "Discard"))
        }
        return item
      }
    case .other: flow.replace(ItemViewModel("Other"), at: route)
    case .sheet: flow.present(ItemViewModel("Sheet"), at: route)
    }
  }
}

final class ListViewModel: ViewModel {
  let title = "List"
  let didSelect: (Int) -> Void

  init(didSelect: @escaping (Int) -> Void) { self.didSelect = didSelect }
}

@Observable
final class ItemViewModel: ViewModel {
  let title: String
  private(set) var taps = 0
  var note = ""

  init(_ title: String) { self.title = title }

  func tapped() { taps += 1 }
}

extension ItemViewModel: Restorable {
  var savedState: [String] {
    get { [note] }
    set { note = newValue.first ?? "" }
  }
}

struct ListScreen: View {
  let viewModel: ListViewModel

  var body: some HTML {
    button { "One" }.on(.click) { viewModel.didSelect(1) }
    button { "Two" }.on(.click) { viewModel.didSelect(2) }
    a { "Link" }.href("/shop/2")
  }
}

struct ItemScreen: View {
  let viewModel: ItemViewModel

  var leadingToolbar: some HTML { button { "Tap First" }.on(.click, viewModel.tapped) }
  var toolbar: some HTML { button { "Tap" }.on(.click, viewModel.tapped) }

  var body: some HTML {
    p { "\(viewModel.taps) taps" }
    TextField("Note", bind(\.note))
  }
}

/// A list that stays beside its items.
final class SplitCoordinator: Coordinator {
  let flow: Flow<ShopRoute, Never>

  init(flow: Flow<ShopRoute, Never>) { self.flow = flow }

  func start() { show(.list) }

  func show(_ route: ShopRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route) { screen in
        ListViewModel(didSelect: screen.on(self) { $0.show(.item(id: $1)) })
      }
    case .item(let id): flow.push(ItemViewModel("Item \(id)"), at: route)
    case .other, .sheet: break
    }
  }
}
