import Testing
import Usher
import UsherPreviews
import UsherWeb

/// The trial itself: each thing that must hold of a preview can fail.
@MainActor
@Suite("Previews on trial")
struct PreviewTrialTests {
  final class NoteModel: ViewModel {
    let title: String
    init(title: String = "Note") { self.title = title }
  }

  struct NoteView: View {
    let viewModel: NoteModel
    var body: some HTML { p { "Buy milk" } }
  }

  struct BareView: View {
    let viewModel: NoteModel
    var body: some HTML { button {} }
  }

  @ViewsBuilder private static var views: [ViewRegistration] { NoteView.self }
  @ViewsBuilder private static var bareViews: [ViewRegistration] { BareView.self }

  private static let note = Preview("Note", "loaded") { NoteModel() }

  @Test("a preview that shows what is expected passes")
  func passes() async throws {
    try await PreviewTrial(Self.note, views: Self.views).run(["Buy milk"])
  }

  @Test("nobody has said what is seen")
  func unsaid() async throws {
    await withKnownIssue {
      try await PreviewTrial(Self.note, views: Self.views).run(nil)
    }
  }

  @Test("a screen without a title")
  func untitled() async {
    let preview = Preview("Note", "untitled") { NoteModel(title: "") }
    await withKnownIssue { try await PreviewTrial(preview, views: Self.views).run(["Buy milk"]) }
  }

  @Test("a control without a name")
  func nameless() async {
    await withKnownIssue { try await PreviewTrial(Self.note, views: Self.bareViews).run([]) }
  }

  @Test("a view model without a view")
  func viewless() async {
    await withKnownIssue { try await PreviewTrial(Self.note, views: []).run(["Buy milk"]) }
  }
}
