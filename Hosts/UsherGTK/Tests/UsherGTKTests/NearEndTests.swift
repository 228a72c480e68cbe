import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class PagesModel: ViewModel {
  struct Row: Identifiable, Equatable { let id: Int }

  let title = "Pages"
  var rows: [Row] = []
  @ObservationIgnored var asked = 0

  func add(_ count: Int) { rows += (rows.count..<rows.count + count).map { Row(id: $0) } }
}

private struct PagesView: View {
  let viewModel: PagesModel

  var body: some Content {
    List(viewModel.rows) { row in
      Text("Row \(row.id)")
    } nearEnd: {
      viewModel.asked += 1
    }
  }
}

extension GTKTests {
  @Suite("The end of a list")
  struct NearEndTests {
    private func screen(
      _ count: Int,
      _ body: (TestScreen<PagesModel>, PagesModel) async -> Void
    ) async {
      await TestScreen.use(Views(PagesView.self), { PagesModel() }) { screen, model in
        screen.window.present()
        model.add(count)
        _ = await screen.window.picture()
        await body(screen, model)
      }
    }

    @Test("more rows are asked for near the end, once for each last row")
    func far() async {
      await screen(100) { screen, model in
        #expect(model.asked == 0)
        let scrolled = screen.find(Scrolled.self)
        scrolled?.scrollToEnd()
        _ = await screen.window.picture()
        #expect(model.asked == 1)
        model.add(100)
        _ = await screen.window.picture()
        #expect(model.asked == 1)
        scrolled?.scrollToEnd()
        _ = await screen.window.picture()
        #expect(model.asked == 2)
      }
    }

    @Test("other rows in place of the old ones have an end of their own")
    func others() async {
      await screen(5) { screen, model in
        #expect(model.asked == 1)
        model.rows = (100..<105).map { PagesModel.Row(id: $0) }
        _ = await screen.window.picture()
        #expect(model.asked == 2)
      }
    }

    @Test("while there is room below the rows, more are asked for")
    func room() async {
      await screen(2) { screen, model in
        #expect(model.asked == 1)
        model.add(12)
        _ = await screen.window.picture()
        #expect(model.asked == 2)
        model.add(200)
        _ = await screen.window.picture()
        #expect(model.asked == 2)
      }
    }
  }
}
