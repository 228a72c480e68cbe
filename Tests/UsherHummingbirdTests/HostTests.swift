#if Hummingbird
import Testing
import Usher
import UsherHummingbird
import UsherWeb

@Suite("A host behind the server", .timeLimit(.minutes(1)))
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
