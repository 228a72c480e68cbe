import Testing
import Usher
import UsherPreviews
import UsherTesting

@MainActor
@Suite("The list of previews")
struct PreviewsCoordinatorTests {
  final class NoteModel: ViewModel {
    enum Event { case didPress(String) }

    let title: String
    private let screen: Screen<Event>

    init(title: String, screen: Screen<Event>) {
      self.title = title
      self.screen = screen
    }

    func press(_ text: String) { screen.send(.didPress(text)) }
  }

  nonisolated private static let previews = [
    Preview("Note", "short") { NoteModel(title: "Milk", screen: $0) },
    Preview("Note", "long") { NoteModel(title: LongText.word, screen: $0) },
  ]

  private func app(path: String? = nil) throws -> TestApp {
    try TestApp(path: path) {
      PreviewsCoordinator(title: "Previews of Notes", previews: Self.previews, flow: $0)
    }
  }

  private func list(_ app: TestApp) throws -> PreviewListViewModel {
    let root: PreviewsCoordinator = try app.root()
    return try #require(root.flow.viewModel(PreviewListViewModel.self))
  }

  @Test("a preview is chosen, and another one takes its place")
  func choosing() throws {
    let app = try app()
    try app.expect("Previews of Notes")
    try app.on(PreviewListViewModel.self) { $0.selectPreview("note-short") }
    try app.expect("Previews of Notes ▸ Milk")
    #expect(try list(app).sections.first?.rows.map(\.isChosen) == [true, false])
    try list(app).selectPreview("note-long")
    try app.close()
  }

  @Test("a preview has an address; one that doesn’t exist has none")
  func addresses() throws {
    let app = try app(path: "note-short")
    try app.expect("Previews of Notes ▸ Milk")
    #expect(app.path == "note-short")
    try app.close()
    #expect(throws: RouteError.self) { try self.app(path: "note-nowhere") }
  }

  @Test("what the view model sends is listed, the newest first: so many, and so much of each")
  func events() throws {
    let app = try app(path: "note-short")
    for number in 1...6 { try app.on(NoteModel.self) { $0.press("\(number)") } }
    let long = String(repeating: "a", count: 1_000)
    try app.on(NoteModel.self) { $0.press(long) }
    let events = try list(app).events
    #expect(events.map(\.id) == [7, 6, 5, 4, 3])
    #expect(events.first.map { $0.event.count } == 161)
    #expect(events.last?.event == "didPress(\"3\")")
    #expect(events.last?.view == "Note")
    try app.close()
  }
}
