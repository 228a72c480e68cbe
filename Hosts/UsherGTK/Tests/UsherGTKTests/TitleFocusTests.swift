import GTK
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

private nonisolated final class DaysModel: ViewModel {
  let title = "Test"
  let days = [Day(id: 1, name: "Last 7 Days"), Day(id: 2, name: "Earlier")]

  struct Day: Identifiable, Equatable {
    let id: Int
    let name: String
    var rows: [Match] { [Match(id: id * 10)] }
  }

  struct Match: Identifiable, Equatable { let id: Int }
}

private struct DaysView: View {
  let viewModel: DaysModel

  var body: some Content {
    List(sections: viewModel.days) {
      $0.name
    } rows: {
      $0.rows
    } row: { match in
      Text("Match \(match.id)")
    } select: { _ in
    }
  }
}

extension GTKTests {
  @Suite("Titles of sections")
  struct TitleFocusTests {
    @Test("the keyboard comes to the first row, not to the title above it")
    func first() async {
      await TestScreen.use(Views(DaysView.self), { DaysModel() }) { screen, _ in
        _ = await screen.window.picture()
        screen.window.window.dropFocus()
        #expect(screen.page?.content.focusFirst() == true)
        #expect(screen.window.window.focus()?.labels == ["Match 10"])
      }
    }
  }
}
