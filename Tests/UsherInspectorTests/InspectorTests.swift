import Observation
import Testing
import Usher
import UsherInspector
import UsherWeb

@Suite("Inspector", .timeLimit(.minutes(10)))
struct InspectorTests {
  enum NoteRoute: Route, CaseIterable { case note }

  final class NoteCoordinator: Coordinator {
    let flow: Flow<NoteRoute, Never>
    init(flow: Flow<NoteRoute, Never>) { self.flow = flow }
    func show(_ route: NoteRoute) { flow.push(NoteViewModel(), at: route) }
  }

  @Observable
  final class NoteViewModel: ViewModel {
    let title = "A <Note>"
    var text = "buy milk"
    let password = Field("pl4nted", isPrivate: true)
    let code = "pl4nted-too"
  }

  struct NoteView: View {
    let viewModel: NoteViewModel
    var body: some HTML {
      p { viewModel.text }
      input().attribute("type", "password").value(
        ValueBinding {
          viewModel.code
        } set: { _ in
        }
      )
    }
  }

  private let visitor = Visitor(id: "0123456789")
  private let host = WebHost(
    [
      WebApp("notes", title: "Notes") { flow, _ in
        NoteCoordinator(flow: flow)
      } views: {
        NoteView.self
      }
    ],
    inspector: .standard
  )

  private func get(_ path: String, mayInspect: Bool = true) async -> (status: Int, text: String) {
    var request = WebRequest(path: path, visitor: visitor)
    request.mayInspect = mayInspect
    let answer = await host.respond(to: request)
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  @Test("the open pages are listed, each with its address and a short id of its visitor")
  func list() async {
    #expect(await get("/_usher").text.contains("No open pages"))
    _ = await get("/notes")
    let page = await get("/_usher").text
    #expect(page.contains("A &lt;Note"))
    #expect(page.contains("/notes"))
    #expect(page.contains("012345 since "))
    #expect(!page.contains(visitor.id))
    #expect(page.contains("away"))
    await host.close()
  }

  @Test("a page shows its coordinators, its view models and their state, and nothing private")
  func page() async throws {
    let opened = await get("/notes").text
    let token = try #require(opened.firstMatch(of: /data-session="(\w+)"/)?.1)
    let page = await get("/_usher/\(token.prefix(8))").text
    for text in ["NoteCoordinator", "NoteViewModel", "buy milk", "•••", "away"] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("pl4nted"))
    #expect(!page.contains(token))
    await host.close()
  }

  /// What an inspector's browser gets by its socket.
  private final class Line: WebConnection {
    let frames: AsyncStream<String>
    private let frame: AsyncStream<String>.Continuation
    init() { (frames, frame) = AsyncStream.makeStream() }
    var isWritable: Bool { true }
    func send(_ frame: [UInt8]) { self.frame.yield(String(decoding: frame, as: UTF8.self)) }
    func took(_ count: Int) {}
    func close(code: CloseCode) { frame.finish() }
  }

  @Test("an inspector that is open shows what comes, without being asked")
  func live() async throws {
    let inspector = await get("/_usher").text
    let token = try #require(inspector.firstMatch(of: /data-session="(\w+)"/)?.1)
    let line = Line()
    let session = await host.attach(
      "session=\(token)&received=0",
      visitor: visitor,
      connection: line
    )
    try #require(session != nil)
    _ = await get("/notes")
    let news = await line.frames.first { $0.contains("A <Note>") }
    #expect(news?.contains("/notes") == true)
    await host.close()
  }

  @Test("a page that has ended is told as such")
  func gone() async {
    #expect(await get("/_usher/12345678").text.contains("This page has ended"))
    await host.close()
  }

  @Test("who may not see the inspector finds nothing, as if there were none, not even its files")
  func refused() async throws {
    let style = try #require(
      await get("/_usher").text.firstMatch(of: /\/_usher\/-\/app\.\w+\.css/)?.0
    )
    let nothing = await get("/nothing", mayInspect: false)
    #expect(nothing.status == 404)
    for path in ["/_usher", "/_usher/12345678", String(style), "/_usher/-/icon.svg"] {
      let answer = await get(path, mayInspect: false)
      #expect(answer.status == 404, "\(path)")
      #expect(
        answer.text.replacing(path, with: "") == nothing.text.replacing("/nothing", with: ""),
        "\(path)"
      )
    }
    #expect(await get(String(style)).status == 200)
    await host.close()
  }

  @Test("the start page doesn't name the inspector")
  func startPage() async {
    let page = await get("/")
    #expect(page.status == 200)
    #expect(!page.text.contains("_usher"))
    await host.close()
  }

  @Test("so many inspectors can be open, and no more")
  func limit() async {
    // One that isn't connected ends after 5 seconds, and a busy machine takes that long.
    var opened = 0
    while opened < 1_000, await get("/_usher").status == 200 { opened += 1 }
    #expect(8..<1_000 ~= opened)
    #expect(await get("/notes").status == 200)
    await host.close()
  }

  @Test("nothing of a page that was inspected stays after its end")
  func lifetime() async throws {
    let opened = await get("/notes").text
    let token = try #require(opened.firstMatch(of: /data-session="(\w+)"/)?.1)
    #expect(await get("/_usher/\(token.prefix(8))").text.contains("NoteViewModel"))
    await host.close()
    #expect(host.sessionCount == 0)
  }
}
