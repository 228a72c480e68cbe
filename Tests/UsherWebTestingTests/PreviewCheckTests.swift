import Testing
import Usher
import UsherPreviews
import UsherTesting
import UsherWeb
import UsherWebTesting

@MainActor
@Suite("Previews and views belong together")
struct PreviewCheckTests {
  final class NoteModel: ViewModel {
    let title = "Note"
    let text: String
    init(_ text: String = "Buy milk") { self.text = text }
  }

  final class ListModel: ViewModel {}

  struct NoteView: View {
    let viewModel: NoteModel
    var body: some HTML {
      p { viewModel.text }
      button {}
      a {}.href("list")
      input().label("Named")
    }
  }

  struct LaterNoteView: View {
    let viewModel: NoteModel
    var body: some HTML { p { "later: \(viewModel.text)" } }
  }

  struct ListView: View {
    let viewModel: ListModel
    var body: some HTML { p { "nothing" } }
  }

  @ViewsBuilder private static var views: [ViewRegistration] {
    NoteView.self
    ListView.self
  }

  @ViewsBuilder private static var laterViews: [ViewRegistration] {
    views
    LaterNoteView.self
  }

  private let note = Preview("Note", "loaded") { NoteModel() }
  private let list = Preview("List", "loaded") { ListModel() }

  @Test("a view for each preview, and a preview for each view")
  func complete() throws {
    try PreviewCheck([note, list], views: Self.views).run()
  }

  @Test("what is missing is told, a line for each")
  func missing() {
    let error = #expect(throws: TestFailure.self) {
      try PreviewCheck([list, list], views: Array(Self.views.prefix(1))).run()
    }
    #expect(
      error?.description == """
        There is a view for NoteModel, but no preview. To fix this, add one for each of its states.
        There is no view for ListModel, for “List, loaded”. To fix this, list one in the app’s views.
        There is no view for ListModel, for “List, loaded”. To fix this, list one in the app’s views.
        Several previews are at “list-loaded”. To fix this, give them other names.
        """
    )
  }

  @Test("a preview is drawn by the view that the app has for it: of two, by the last one")
  func page() throws {
    let window = TestWindow()
    #expect(try TestPage(note, views: Self.views, in: window).lines == ["Note", "Buy milk"])
    #expect(
      try TestPage(note, views: Self.laterViews, in: window).lines == ["Note", "later: Buy milk"]
    )
    let error = #expect(throws: TestFailure.self) {
      try TestPage(self.note, views: [], in: window)
    }
    #expect(error?.description == "There is no view for NoteModel, for “Note, loaded”.")
    window.close()
  }

  @Test("controls without a name are found")
  func names() throws {
    let window = TestWindow()
    let page = try TestPage(note, views: Self.views, in: window)
    #expect(page.controlsWithoutName.map(\.role) == [.button, .link])
    window.close()
  }
}
