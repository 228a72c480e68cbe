import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class LineModel: ViewModel {
  struct Line: Identifiable, Equatable { let id: String }
  struct Part: Identifiable, Equatable {
    let id: String
    let lines: [Line]
  }

  let title = "Lines"
  var query = ""
  var isEditing = false
  let parts = [Part(id: "Line 1", lines: [Line(id: "Ghent"), Line(id: "Bruges")])]
  private(set) var chosen: String?

  func choose(_ line: Line) { chosen = line.id }
}

private struct LinesView: View {
  let viewModel: LineModel

  var body: some Content {
    TextField("Search", viewModel.bind(\.query), kind: .search)
    List(sections: viewModel.parts, canSelect: viewModel.isEditing) {
      $0.id
    } rows: {
      $0.lines
    } row: { line in
      Text(line.id)
    } select: {
      viewModel.choose($0)
    }
  }
}

extension GTKTests {
  @Suite("Rows that can be chosen at times")
  struct ChoosingTests {
    private func screen(
      _ body: (TestScreen<LineModel>, LineModel) async throws -> Void
    ) async throws {
      try await TestScreen.use(Views(LinesView.self), { LineModel() }) { screen, model in
        screen.window.present()
        _ = await screen.window.picture()
        try await body(screen, model)
      }
    }

    @Test("rows light up only while they can be chosen, and titles never do")
    func rows() async throws {
      try await screen { screen, model in
        let list = try #require(screen.find(ListView.self))
        #expect(list.choosableRows == 0)
        model.isEditing = true
        await screen.update()
        #expect(list.choosableRows == 2)
        model.isEditing = false
        await screen.update()
        #expect(list.choosableRows == 0)
      }
    }

    @Test("a list that is still to be seen as its page leaves keeps nothing of its view model")
    func leaving() async {
      await TestScreen.leave(Views(LinesView.self)) { LineModel() }
    }

    @Test("Ctrl+F leads to the search")
    func search() async throws {
      try await screen { screen, _ in
        let entry = try #require(screen.find(Entry.self))
        screen.window.window.dropFocus()
        #expect(!entry.hasFocus)
        #expect(!screen.window.pressed(Key.f, 0))
        #expect(!screen.window.pressed(Key.f, Key.control | Key.alt))
        #expect(screen.window.pressed(Key.f, Key.control))
        #expect(entry.hasFocus)
      }
    }

    @Test("a bar has only Close where there is less width than for a sheet")
    func room() {
      #expect(Toolkit.begin(), "There is no display.")
      #expect(WindowRoom(width: 495).hasOnlyClose && WindowRoom(width: 495).isNarrow)
      #expect(!WindowRoom(width: 496).hasOnlyClose && !WindowRoom(width: 496).isNarrow)
      #expect(!WindowRoom(width: 719).isWide && WindowRoom(width: 720).isWide)
    }
  }
}
