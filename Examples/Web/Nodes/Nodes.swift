import Observation
import Usher
import UsherHummingbird
import UsherPostgres
import UsherWeb

/// One of several processes of a site that share a database: `nodes PORT FOLDER DATABASE [ORIGIN]`. The tests in
/// `IntegrationTests/Nodes` kill, stop and drain them.
@main
struct Nodes {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard 4...5 ~= arguments.count, let port = Int(arguments[1]) else {
      throw UsageError()
    }
    let folder = try DataFolder(arguments[2])
    defer { withExtendedLifetime(folder) {} }
    let counter = WebApp("counter", title: "Counter") { flow, _ in
      CounterCoordinator(flow: flow)
    } views: {
      CounterView.self
    }
    let store = try await PostgresSessionStore(arguments[3])
    let host = WebHost(
      [counter],
      store: store,
      crashLog: try CrashLog(path: "\(folder.path)/crashes")
    )
    let configuration = ServerConfiguration(
      port: port,
      dataDirectory: folder.path,
      origins: Array(arguments.dropFirst(4))
    )
    try await UsherServer(host, configuration: configuration).run()
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description =
    "To run this, name a port, a folder and a database: nodes 8081 data postgres://localhost/site"
}

enum CounterRoute: Route, CaseIterable { case counter }

final class CounterCoordinator: Coordinator {
  let flow: Flow<CounterRoute, Never>
  init(flow: Flow<CounterRoute, Never>) { self.flow = flow }
  func show(_ route: CounterRoute) { flow.push(CounterViewModel(), at: route) }
}

@Observable
final class CounterViewModel: ViewModel, Restorable {
  let title = "Counter"
  private(set) var count = 0
  var savedState: Int {
    get { count }
    set { count = newValue }
  }

  func moreButtonTapped() { count += 1 }
  /// Ends the process, as a mistake in an app does: a test presses it.
  func trapButtonTapped() { preconditionFailure("Somebody has made a mistake.") }
}

struct CounterView: View {
  let viewModel: CounterViewModel
  var body: some HTML {
    button { "More" }.class("button").on(.click, viewModel.moreButtonTapped)
    button { "Trap" }.class("button").on(.click, viewModel.trapButtonTapped)
    p { "\(viewModel.count) taps" }
  }
}
