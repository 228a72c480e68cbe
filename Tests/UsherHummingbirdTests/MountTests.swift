#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

@Suite("A server in somebody's application", .timeLimit(.minutes(10)))
struct MountTests {
  /// A context as somebody has it: with something that a middleware puts in.
  struct OwnContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var person = "nobody"

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
    }
  }

  /// Says who asks, and marks every answer.
  struct Naming: RouterMiddleware {
    func handle(
      _ request: Request,
      context: OwnContext,
      next: @concurrent (Request, OwnContext) async throws -> Response
    ) async throws -> Response {
      var context = context
      context.person = "Ada"
      var response = try await next(request, context)
      response.headers[.server] = "own"
      return response
    }
  }

  /// Notes when it ends.
  final class Beside: Service {
    let log: @Sendable (String) -> Void
    init(_ log: @escaping @Sendable (String) -> Void) { self.log = log }

    func run() async throws {
      try? await gracefulShutdown()
      log("ended")
    }
  }

  private static func router() -> Router<OwnContext> {
    let router = Router(context: OwnContext.self)
    router.add(middleware: Naming())
    router.get("api/me") { _, context in context.person }
    router.get("healthz") { _, _ in "own health" }
    router.post("api/size") { request, _ in
      var size = 0
      for try await chunk in request.body { size += chunk.readableBytes }
      return "\(size)"
    }
    return router
  }

  private func serve(
    _ service: some WebService,
    prefix: String = "",
    leaving paths: [String] = [],
    services: [any Service] = [],
    _ body: @Sendable (TestServer) async throws -> Void
  ) async throws {
    let configuration = ServerConfiguration(port: 0, prefix: prefix)
    let (ports, ready) = AsyncStream<Int>.makeStream()
    let application = try Application(
      router: Self.router(),
      usher: UsherServer(service, configuration: configuration),
      leaving: paths,
      services: services,
      onServerRunning: { ready.yield($0.localAddress?.port ?? 0) }
    )
    try await TestServer.run(
      starting: { isReady in
        try await withThrowingTaskGroup { group in
          group.addTask { try await application.run() }
          for await port in ports {
            isReady("http://localhost:\(port)")
            break
          }
          try await group.waitForAll()
        }
      },
      body
    )
  }

  @Test("the router's routes keep their context and middleware, and get nothing of the server's")
  func ownRoutes() async throws {
    try await serve(DropApp()) { server in
      try await Wire.open(server.port) { wire in
        let answer = try await wire.request("GET /api/me")
        #expect(answer.status == 200 && answer.text == "Ada" && answer["server"] == "own")
        #expect(answer.cookie == nil && answer["content-security-policy"] == nil)
        // More than the server's own routes take.
        let body = Array(repeating: UInt8(7), count: 3 << 20)
        #expect(try await wire.request("POST /api/size", body: body).text == "\(body.count)")
      }
    }
  }

  @Test("the server's rules for other sites and host names hold for its own paths only")
  func rules() async throws {
    try await serve(DropApp()) { server in
      try await Wire.open(server.port) { wire in
        let foreign = ["Origin: http://evil.test"]
        let own = try await wire.request("POST /api/size", foreign, host: "evil.test", body: [1])
        #expect(own.text == "1")
        #expect(try await wire.request("GET /drop", host: "evil.test").status == 421)
        #expect(try await wire.request("POST /-/upload/x", foreign, body: [1]).status == 403)
      }
    }
  }

  @Test("an app's pages, files and sockets are the server's, without the router's middleware")
  func pages() async throws {
    try await serve(DropApp()) { server in
      try await Wire.open(server.port) { wire in
        let page = try await wire.request("GET /drop")
        #expect(page.status == 200 && page["server"] == nil && page.cookie != nil)
        let script = try #require(page.text.firstMatch(of: /src="([^"]*usher\.[^"]*js)"/)?.1)
        #expect(try await wire.request("GET \(script)").status == 200)
      }
      try await FilePage.open(server) { page in
        let token = try await page.choose(size: 3)
        #expect(!token.isEmpty)
      }
    }
  }

  @Test(
    "the router says what is at a path that nobody has; an app, what is below its own",
    arguments: [
      ("/", false), ("/dropped", false), ("/robots.txt", false), ("/drop/nowhere", true),
      ("/-/nothing", true),
    ]
  )
  func unknown(_ path: String, _ isServers: Bool) async throws {
    try await serve(DropApp()) { server in
      try await Wire.open(server.port) { wire in
        let answer = try await wire.request("GET \(path)")
        #expect(answer.status == 404)
        #expect((answer["content-security-policy"] != nil) == isServers)
      }
    }
  }

  @Test("an app that has the whole site leaves the router the paths that are named")
  func left() async throws {
    let service = EchoService()
    try await serve(service, leaving: ["api", "/healthz/"]) { server in
      try await Wire.open(server.port) { wire in
        let own = try await wire.request("GET /api/me")
        #expect(own.text == "Ada")
        #expect(try await wire.request("GET /api").status == 404)
        #expect(try await wire.request("GET /healthz").text == "own health")
        #expect(service.requestCount == 0)
        #expect(try await wire.request("GET /apis").text == "<p>GET</p>")
        #expect(try await wire.request("GET /readyz").text == "ready")
      }
    }
  }

  @Test("where a socket's path is left to the router, or without the prefix, no socket opens")
  func leftSocket() async throws {
    let service = EchoService()
    @Sendable func expect(_ status: Int, of server: TestServer) async throws {
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let answer = try await Wire.open(server.port) { try await $0.upgrade(cookie: cookie) }
      #expect(answer.status == status)
    }
    try await serve(service) { try await expect(101, of: $0) }
    // Nothing else can become a socket.
    try await serve(service, leaving: ["/-/socket"]) { try await expect(400, of: $0) }
    try await serve(service, prefix: "/shop") { try await expect(400, of: $0) }
  }

  @Test("without being left, probes are the server's")
  func probes() async throws {
    try await serve(DropApp()) { server in
      try await Wire.open(server.port) { wire in
        let answer = try await wire.request("GET /healthz")
        #expect(answer.text == "ok")
      }
    }
  }

  @Test("with a prefix, only what is below it is the server's")
  func prefix() async throws {
    try await serve(DropApp(), prefix: "/shop") { server in
      try await Wire.open(server.port) { wire in
        let page = try await wire.request("GET /shop/drop")
        #expect(page.cookie?.isEmpty == false)
        #expect(try await wire.request("GET /shop/readyz").text == "ready")
        for path in ["/drop", "/shopping", "/readyz", "/-/nothing"] {
          #expect(try await wire.request("GET \(path)")["content-security-policy"] == nil)
        }
        #expect(try await wire.request("GET /healthz").text == "own health")
      }
    }
  }

  @Test("at the end browsers are told to come back, and services end after the pages")
  func stops() async throws {
    let service = EchoService()
    let (notes, note) = AsyncStream<String>.makeStream()
    let watch = Task {
      for await event in service.events where event == .closed {
        note.yield("closed")
        break
      }
    }
    try await serve(service, leaving: ["/api"], services: [Beside { note.yield($0) }]) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await Wire.open(server.port) { wire in
        #expect(try await wire.upgrade(cookie: cookie).status == 101)
        server.stop()
        #expect(try await wire.closeCode() == 1001)
        try await wire.send(Wire.frame(.close, [0x03, 0xE9]))
        #expect(await wire.takeAll().isEmpty)
      }
    }
    await watch.value
    note.finish()
    var order: [String] = []
    for await note in notes { order.append(note) }
    #expect(order == ["closed", "ended"])
  }
}
#endif
