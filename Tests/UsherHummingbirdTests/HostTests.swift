#if Hummingbird
import Foundation
import Logging
import Synchronization
import Testing
import Usher
import UsherHummingbird
import UsherWeb

@Suite("A host behind the server", .timeLimit(.minutes(10)))
struct HostTests {
  let host = WebHost([
    WebApp("hello", title: "Hello") { flow, _ in
      HelloCoordinator(flow: flow)
    } views: {
      HelloView.self
    }
  ])

  @Test("a page goes on over its socket, whichever loop that comes to")
  func attaches() async throws {
    let host = host
    try await TestServer.run(host) { server in
      // With two loops half of the sockets come to the other one than their page.
      for _ in 0..<20 {
        let page = try await Wire.open(server.port) { try await $0.request("GET /hello") }
        #expect(page.status == 200)
        let token = try #require(page.text.firstMatch(of: /data-session="([^"]+)"/)?.1)
        try await Wire.open(server.port) { wire in
          let query = "session=\(token)&received=0"
          let answer = try await wire.upgrade(query, cookie: page.cookie)
          #expect(answer.status == 101)
          #expect(try await wire.nextFrame().opcode == .binary)
        }
      }
      #expect(host.sessionCount == 20)
    }
    #expect(host.sessionCount == 0)
  }

  @Test("a visitor who comes again is known by a cookie, also to a server that is started later")
  func comesAgain() async throws {
    let host = host
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var configuration = ServerConfiguration(port: 0, threads: 1, logLevel: .critical)
    configuration.dataDirectory = folder.path
    let cookies = Mutex<[[String]]>([])
    try await TestServer.run(host, configuration: configuration) { server in
      for _ in 0..<4 {
        let kept = cookies.withLock { $0.flatMap { $0 }.joined(separator: "; ") }
        let page = try await Wire.open(server.port) {
          try await $0.request("GET /hello", ["Cookie: \(kept)"])
        }
        cookies.withLock { $0.append(page.cookie.map { [$0] } ?? []) }
        let all = cookies.withLock { $0.flatMap { $0 }.joined(separator: "; ") }
        let token = try #require(page.text.firstMatch(of: /data-session="([^"]+)"/)?.1)
        try await Wire.open(server.port) { wire in
          _ = try await wire.upgrade("session=\(token)&received=0", cookie: all)
          #expect(try await wire.nextFrame().opcode == .binary)
        }
      }
    }
    // The first page makes a visitor, the third finds that two were connected.
    let given = cookies.withLock { $0 }
    #expect(given.map { $0.count } == [1, 0, 1, 0])
    let kept = given.flatMap { $0 }.joined(separator: "; ")
    let service = EchoService()
    try await TestServer.run(service, configuration: configuration) { server in
      _ = try await Wire.open(server.port) { try await $0.request("GET /", ["Cookie: \(kept)"]) }
    }
    #expect(service.lastRequest?.hasComeAgain == true)
  }

  @Test("a page isn't another browser's")
  func otherVisitor() async throws {
    try await TestServer.run(host) { server in
      let page = try await Wire.open(server.port) { try await $0.request("GET /hello") }
      let other = try await Wire.open(server.port) { try await $0.request("GET /hello") }
      let token = try #require(page.text.firstMatch(of: /data-session="([^"]+)"/)?.1)
      try await Wire.open(server.port) { wire in
        let query = "session=\(token)&received=0"
        let answer = try await wire.upgrade(query, cookie: other.cookie)
        #expect(answer.status == 101)
        #expect(try await wire.closeCode() == 4404)
      }
    }
  }
}

enum HelloRoute: Route {
  case hello

  enum CodingKeys: String, RoutePath { case hello = "" }
}

final class HelloViewModel: ViewModel {}

struct HelloView: View {
  let viewModel: HelloViewModel
  var body: some HTML { p { "Hello" } }
}

final class HelloCoordinator: Coordinator {
  let flow: Flow<HelloRoute, Never>

  init(flow: Flow<HelloRoute, Never>) { self.flow = flow }

  func start() { show(.hello) }
  func show(_ route: HelloRoute) { flow.push(HelloViewModel(), at: route) }
}
#endif
