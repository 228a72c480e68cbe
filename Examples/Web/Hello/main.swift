import Observation
import Usher
import UsherHummingbird
import UsherWeb

@Observable final class CounterViewModel: ViewModel {
  private(set) var count = 0
  func moreButtonTapped() { count += 1 }
}

struct CounterView: View {
  let viewModel: CounterViewModel
  var body: some HTML {
    p { "\(viewModel.count) taps" }
    button { "More" }.class("button").on(.click, viewModel.moreButtonTapped)
  }
}

enum CounterRoute: Route, CaseIterable { case counter }

final class CounterCoordinator: Coordinator {
  let flow: Flow<CounterRoute, Never>
  init(flow: Flow<CounterRoute, Never>) { self.flow = flow }
  func show(_ route: CounterRoute) { flow.push(CounterViewModel(), at: route) }
}

let counter = WebApp("hello", title: "Hello") { flow, _ in
  CounterCoordinator(flow: flow)
} views: {
  CounterView.self
}
await UsherServer(WebHost([counter])).main()
