import Testing
import Usher
import UsherTesting
import UsherWeb
import UsherWebTesting

/// Each message about something that a person couldn't do, or that no view handles.
@MainActor
@Suite("One view by itself: dead ends")
struct DeadEndTests {
  final class DeadModel: ViewModel { let title = "Dead" }

  struct DeadView: View {
    let viewModel: DeadModel

    var body: some HTML {
      input().label("Number").attribute("readonly", "")
      input().label("Code")
      select {}.label("Nothing")
      input().attribute("type", "file").label("File")
      form {
        input().label("First").onInput { _ in }
        input().label("Second").onInput { _ in }
      }
      form {
        input().label("Third").onInput { _ in }
        button { "Send" }.attribute("disabled", "")
      }
      form { input().label("Fourth").onInput { _ in } }
      ul { ForEach(rows) { row in li { button { "Row \(row.id)" } } } }
    }

    struct Row: Identifiable, Equatable { let id: Int }
    private var rows: [Row] { (1...21).map { Row(id: $0) } }
  }

  @Test("each is told")
  func messages() throws {
    let page = TestPage(DeadView(viewModel: DeadModel()))
    func message(_ act: () throws -> Void) -> String? {
      #expect(throws: TestFailure.self, performing: act)?.description
    }
    #expect(
      message { try page.field("Number").fill("1") } == "The textbox “Number” can only be read."
    )
    #expect(
      message { try page.field("Code").fill("1") }
        == "The textbox “Code” does nothing with what is entered: no view handles it."
    )
    #expect(try page.field("Code").value == "")
    #expect(
      message { try page.choice("Nothing").choose("One") }
        == "The combobox “Nothing” has no option “One”: it has none."
    )
    let file = IncomingFile(
      name: "a",
      size: 0,
      contentType: "",
      chunks: AsyncStream { $0.finish() }
    )
    #expect(
      message { try page.fileField("File").choose(file) } == "The file “File” takes no files."
    )
    #expect(
      message { try page.field("First").submit() }
        == "The form has several fields and no submit button: Return doesn't submit it."
    )
    #expect(
      message { try page.field("Third").submit() }
        == "The button “Send” can't be used now, so its form isn't submitted."
    )
    #expect(
      message { try page.field("Fourth").submit() }
        == "Nothing happens when the form is submitted: no view handles it."
    )
    #expect(message { _ = try page.button("Row") }?.hasSuffix("“Row 19” and 2 more.") == true)
  }
}
