import UsherHummingbird
import UsherWeb

/// Serves the pages that are measured, see ``ServerOptions``.
@main
struct PageServer {
  static func main() async throws {
    let options = try ServerOptions(Array(CommandLine.arguments.dropFirst()))
    var limits = SessionLimits()
    limits.sessionsOfVisitor = 10_000
    // All clients come from this machine, and may open all pages before they connect.
    limits.sessionsOfAddress = 50_000
    limits.unattachedOfAddress = 50_000
    limits.unattachedSessions = 50_000
    if let threads = options.threads { limits.threads = threads }
    // The clients send as fast as they can.
    var serverLimits = ServerLimits()
    serverLimits.messagesPerSecond = 100_000_000
    serverLimits.messageBurst = 100_000_000
    serverLimits.messagesPerMinuteOfVisitor = .max
    serverLimits.messagesPerMinuteOfAddress = .max
    serverLimits.bytesPerSecond = 10_000_000_000
    serverLimits.byteBurst = 10_000_000_000
    let counter = WebApp("counter", title: "Counter") { flow, _ in
      OnlyCoordinator(flow: flow) { CounterViewModel() }
    } views: {
      CounterView.self
    }
    let list = WebApp("list", title: "List") { flow, _ in
      OnlyCoordinator(flow: flow) { ListViewModel() }
    } views: {
      ListView.self
    }
    let long = WebApp("long", title: "Long") { flow, _ in
      OnlyCoordinator(flow: flow) { LongViewModel() }
    } views: {
      LongView.self
    }
    let models = WebApp("models", title: "Models") { flow, _ in
      OnlyCoordinator(flow: flow) { ModelsViewModel(changesRows: false) }
    } views: {
      ModelsView.self
    }
    let rows = WebApp("rows", title: "Rows") { flow, _ in
      OnlyCoordinator(flow: flow) { ModelsViewModel(changesRows: true) }
    } views: {
      ModelsView.self
    }
    try await UsherServer(
      WebHost(
        [counter, list, long, models, rows],
        limits: limits,
        store: try await options.openStore()
      ),
      configuration: ServerConfiguration(
        port: options.port,
        threads: options.threads ?? 1,
        limits: serverLimits
      )
    )
    .run()
  }
}
