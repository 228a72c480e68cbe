import Testing
import Usher
import UsherInspector
import UsherPreviews
import UsherWeb

@Suite("Previews in the inspector", .timeLimit(.minutes(10)))
struct PreviewPageTests {
  enum NoteRoute: Route, CaseIterable { case note }

  final class NoteCoordinator: Coordinator {
    let flow: Flow<NoteRoute, Never>
    init(flow: Flow<NoteRoute, Never>) { self.flow = flow }
    func show(_ route: NoteRoute) { flow.push(NoteViewModel("the app’s own"), at: route) }
  }

  final class NoteViewModel: ViewModel {
    let title = "Note"
    let text: String
    init(_ text: String) { self.text = text }
  }

  final class LostViewModel: ViewModel {}

  struct NoteView: View {
    let viewModel: NoteViewModel
    var body: some HTML { p { viewModel.text } }
  }

  private static let previews = [
    Preview("Note", "loaded") { NoteViewModel("Buy <milk>") },
    Preview("Note", "long texts") { NoteViewModel(LongText.sentence) },
    Preview("Lost", "loaded") { LostViewModel() },
  ]

  private static let notes = WebApp("notes", title: "Notes", styles: ".mine {}") { flow, _ in
    NoteCoordinator(flow: flow)
  } views: {
    NoteView.self
  } resource: { _, path in
    .text(200, "resource \(path)")
  }

  private let host = WebHost(
    [notes],
    inspector: .standard(previews: [AppPreviews(notes, previews)])
  )

  private func get(
    _ path: String,
    mayInspect: Bool = true,
    at host: WebHost? = nil
  ) async -> (status: Int, text: String) {
    var request = WebRequest(path: path, visitor: Visitor(id: "0123456789"))
    request.mayInspect = mayInspect
    let answer = await (host ?? self.host).respond(to: request)
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  @Test("the apps are listed with their views, each with links to its states")
  func list() async {
    let page = await get("/_usher/previews").text
    for text in [
      "Notes", "href=\"/_usher/previews/notes/note-loaded\"", "aria-label=\"Note, long texts\"",
      "target=\"_self\"",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(await get("/_usher").text.contains("href=\"/_usher/previews\""))
    await host.close()
  }

  @Test("a preview is shown by the app’s own view, with its style, and without its coordinator")
  func shown() async throws {
    let page = await get("/_usher/previews/notes/note-loaded")
    #expect(page.status == 200)
    #expect(page.text.contains("Buy &lt;milk"))
    #expect(page.text.contains("Notes Previews"))
    #expect(!page.text.contains("the app’s own"))
    let style = try #require(
      page.text.firstMatch(of: /\/_usher\/previews\/notes\/-\/app\.\w+\.css/)?.0
    )
    #expect(await get(String(style)).text.hasPrefix(".mine {}\n"))
    #expect(await get("/_usher/previews/notes/-/picture").text == "resource picture")
    await host.close()
  }

  @Test("a view model without a view says so")
  func lost() async {
    let page = await get("/_usher/previews/notes/lost-loaded").text
    #expect(page.contains("Notes Previews has no view for LostViewModel. To fix this, list one"))
    await host.close()
  }

  @Test("a preview that doesn’t exist isn’t found")
  func unknown() async {
    #expect(await get("/_usher/previews/notes/nothing").status == 404)
    await host.close()
  }

  @Test("who may not see the inspector finds nothing of the previews, not even a file")
  func refused() async throws {
    let style = try #require(
      await get("/_usher/previews/notes").text.firstMatch(
        of: /\/_usher\/previews\/notes\/-\/app\.\w+\.css/
      )?.0
    )
    let nothing = await get("/nothing", mayInspect: false)
    #expect(nothing.status == 404)
    for path in [
      "/_usher/previews", "/_usher/previews/notes", "/_usher/previews/notes/note-loaded",
      String(style), "/_usher/previews/notes/-/icon.svg", "/_usher/previews/notes/-/picture",
    ] {
      let answer = await get(path, mayInspect: false)
      #expect(answer.status == 404, "\(path)")
      #expect(
        answer.text.replacing(path, with: "") == nothing.text.replacing("/nothing", with: ""),
        "\(path)"
      )
    }
    await host.close()
  }

  @Test("without an inspector there are no previews, whoever asks")
  func none() async {
    let host = WebHost([Self.notes])
    #expect(await get("/_usher/previews", at: host).status == 404)
    #expect(await get("/_usher/previews/notes/note-loaded", at: host).status == 404)
    await host.close()
  }

  @Test("an inspector without previews says how to give it some")
  func empty() async {
    let host = WebHost([Self.notes], inspector: .standard)
    #expect(await get("/_usher/previews", at: host).text.contains(".standard(previews: …)"))
    #expect(await !get("/_usher", at: host).text.contains("href=\"/_usher/previews\""))
    await host.close()
  }

  @Test("a page of previews is none of the open pages, and takes no place of an inspector")
  func apart() async {
    for _ in 0..<10 {
      #expect(await get("/_usher/previews/notes/note-loaded").status == 200)
    }
    let page = await get("/_usher")
    #expect(page.status == 200)
    #expect(page.text.contains("No open pages"))
    await host.close()
  }
}
