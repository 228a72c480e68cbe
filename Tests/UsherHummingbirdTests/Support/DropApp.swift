#if Hummingbird
import Synchronization
import Usher
import UsherWeb

/// An app that reads what is dropped into it, as fast as a test lets it.
final class DropApp: WebService {
  /// What became of a file.
  struct Outcome: Sendable {
    var bytes = 0
    /// Of its content, in order.
    var checksum: UInt64 = 0
    var error: (any Error)?

    mutating func add(_ chunk: [UInt8]) {
      bytes += chunk.count
      for byte in chunk { checksum = checksum &* 31 &+ UInt64(byte) }
    }
  }

  /// What a test lets the app do before each chunk; it stops early at `false`.
  typealias Pace = @Sendable (Outcome) async -> Bool

  let outcomes: AsyncStream<Outcome>
  private let host: WebHost
  private let taken = Mutex(0)

  init(_ pace: @escaping Pace = { _ in true }) {
    let (outcomes, ended) = AsyncStream.makeStream(of: Outcome.self)
    self.outcomes = outcomes
    host = WebHost([
      WebApp("drop", title: "Drop") { flow, _ in
        DropCoordinator(flow: flow, pace: pace) { ended.yield($0) }
      } views: {
        DropView.self
      }
    ])
  }

  /// How many bytes of files were taken in from the server.
  var bytesTaken: Int { taken.withLock { $0 } }

  func nextOutcome() async -> Outcome? { await outcomes.first { _ in true } }

  func begin(under prefix: String) { host.begin(under: prefix) }

  func takes(_ path: String) -> Bool { host.takes(path) }

  func returnAddress(at path: String) -> String? { host.returnAddress(at: path) }

  func respond(to request: WebRequest) async -> WebResponse {
    await host.respond(to: request)
  }

  func attach(
    _ query: String,
    visitor: Visitor,
    connection: any WebConnection
  ) async -> (any WebSocketSession)? {
    await host.attach(query, visitor: visitor, connection: connection)
  }

  func upload(
    _ token: String,
    visitor: Visitor,
    size: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse {
    var counting = Counting(body: body) { count in self.taken.withLock { $0 += count } }
    defer { body = counting.body }
    return await host.upload(token, visitor: visitor, size: size, body: &counting)
  }

  func close() async { await host.close() }

  /// Counts what goes through it.
  private struct Counting<Body: AsyncIteratorProtocol<[UInt8], any Error>>: AsyncIteratorProtocol {
    var body: Body
    let count: (Int) -> Void

    mutating func next() async throws -> [UInt8]? { try await next(isolation: #isolation) }

    mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
      let chunk = try await body.next(isolation: actor)
      count(chunk?.count ?? 0)
      return chunk
    }
  }
}

private enum DropRoute: Route {
  case drop

  enum CodingKeys: String, RoutePath { case drop = "" }
}

private final class DropCoordinator: Coordinator {
  let flow: Flow<DropRoute, Never>
  private let pace: DropApp.Pace
  private let ended: (DropApp.Outcome) -> Void

  init(
    flow: Flow<DropRoute, Never>,
    pace: @escaping DropApp.Pace,
    ended: @escaping (DropApp.Outcome) -> Void
  ) {
    self.flow = flow
    self.pace = pace
    self.ended = ended
  }

  func start() { show(.drop) }

  func show(_ route: DropRoute) {
    flow.push(at: route) { DropViewModel(scope: $0.scope, pace: pace, ended: ended) }
  }
}

private final class DropViewModel: ViewModel {
  private let scope: Scope
  private let pace: DropApp.Pace
  private let ended: (DropApp.Outcome) -> Void

  init(
    scope: Scope,
    pace: @escaping DropApp.Pace,
    ended: @escaping (DropApp.Outcome) -> Void
  ) {
    self.scope = scope
    self.pace = pace
    self.ended = ended
  }

  func fileChosen(_ file: IncomingFile) { scope.task(self) { await $0.read(file) } }

  private func read(_ file: IncomingFile) async {
    var outcome = DropApp.Outcome()
    do {
      for try await chunk in file.chunks {
        outcome.add(chunk)
        guard await pace(outcome) else { break }
      }
    } catch {
      outcome.error = error
    }
    ended(outcome)
  }
}

private struct DropView: View {
  let viewModel: DropViewModel
  var body: some HTML { FileField("Add a File", onFile: viewModel.fileChosen) }
}
#endif
