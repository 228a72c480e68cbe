import Observation
import Usher
import UsherWeb

enum OnlyRoute: Route {
  case page

  enum CodingKeys: String, RoutePath { case page = "" }
}

/// A coordinator of one screen.
final class OnlyCoordinator<Model: ViewModel>: Coordinator {
  let flow: Flow<OnlyRoute, Never>
  private let make: () -> Model

  init(flow: Flow<OnlyRoute, Never>, _ make: @escaping () -> Model) {
    self.flow = flow
    self.make = make
  }

  func start() { show(.page) }
  func show(_ route: OnlyRoute) { flow.push(make(), at: route) }
}

/// A counter that a store keeps, if there is one.
@Observable
final class CounterViewModel: ViewModel, Restorable {
  private(set) var count = 0
  var savedState: Int {
    get { count }
    set { count = newValue }
  }

  func moreButtonTapped() { count += 1 }
}

struct CounterView: View {
  let viewModel: CounterViewModel

  var body: some HTML {
    p { String(viewModel.count) }
    button { "More" }.on(.click, viewModel.moreButtonTapped)
  }
}

struct RowModel: Identifiable, Equatable {
  let id: Int
  let name: String
  var value = 0
}

@Observable
final class ListViewModel: ViewModel {
  private(set) var rows = (0..<1000).map { RowModel(id: $0, name: "item number \($0)") }
  @ObservationIgnored private var next = 0

  func changeButtonTapped() {
    rows[next].value += 1
    next = (next + 37) % rows.count
  }
}

struct ListView: View {
  let viewModel: ListViewModel

  var body: some HTML {
    button { "Change" }.on(.click, viewModel.changeButtonTapped)
    ul {
      ForEach(viewModel.rows, allRows: true) { row in
        li {
          "Row "
          row.name
          b { String(row.value) }
        }
      }
    }
  }

  private func b<Content: HTML>(
    @HTMLBuilder _ content: () -> Content
  ) -> some HTML { strong(content) }
}
