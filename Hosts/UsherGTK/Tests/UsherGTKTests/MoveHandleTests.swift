import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class StopsModel: ViewModel {
  struct Stop: Identifiable, Equatable { let id: String }

  let title = "Stops"
  var stops = ["Ghent", "Bruges", "Ostend"].map { Stop(id: $0) }
  @ObservationIgnored var moves: [Int] = []
}

private struct StopsView: View {
  let viewModel: StopsModel

  var body: some Content {
    ForEach(viewModel.stops) { stop in
      HStack {
        MoveHandle(stop.id) { viewModel.moves.append($0) }
        Text(stop.id)
      }
    }
  }
}

extension GTKTests {
  @Suite("Handles of rows")
  struct MoveHandleTests {
    @Test("a row that goes while it is dragged leaves no mark on another")
    func gone() async throws {
      try await TestScreen.use(Views(StopsView.self), { StopsModel() }) { screen, model in
        screen.window.present()
        _ = await screen.window.picture()
        let rows = (screen.page?.content.children.last as? Box)?.children ?? []
        try #require(rows.count == 3)
        screen.find(GTK.Button.self)?.beginDrag(by: 1000)
        #expect(rows[0].hasStyle("dragged"))
        #expect(rows[2].hasStyle("drop-after"))
        model.stops.removeFirst()
        await screen.update()
        #expect(!rows[2].hasStyle("drop-after"))
      }
    }

    @Test("the drag of a row goes on when another row goes")
    func otherGone() async throws {
      try await TestScreen.use(Views(StopsView.self), { StopsModel() }) { screen, model in
        screen.window.present()
        _ = await screen.window.picture()
        let handle = try #require(screen.find(GTK.Button.self))
        handle.beginDrag(by: 1000)
        model.stops.remove(at: 1)
        await screen.update()
        handle.endDrag(by: 1000)
        #expect(model.moves == [1])
      }
    }

    @Test("Escape ends the drag of a row, and nothing else")
    func escape() async throws {
      try await TestScreen.use(Views(StopsView.self), { StopsModel() }) { screen, model in
        screen.window.present()
        _ = await screen.window.picture()
        let rows = (screen.page?.content.children.last as? Box)?.children ?? []
        try #require(rows.count == 3)
        let handle = try #require(screen.find(GTK.Button.self))
        handle.beginDrag(by: 1000)
        #expect(screen.window.pressed(Key.escape, 0))
        #expect(!rows[0].hasStyle("dragged") && !rows[2].hasStyle("drop-after"))
        handle.endDrag(by: 1000)
        #expect(model.moves == [])
        #expect(!screen.window.pressed(Key.escape, 0))
        handle.beginDrag(by: 1000)
        handle.endDrag(by: 1000)
        #expect(model.moves == [2])
      }
    }
  }
}
