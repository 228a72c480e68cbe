import GTK
import Usher
import UsherGTKTesting
import UsherTesting

@testable import UsherGTK

/// A line of the list suite's list: the title of a section, or a row.
struct Line: Identifiable, Equatable {
  let id: Int
  let text: String
  let isTitle: Bool

  static func lines(of sections: [ListSection]) -> [Line] {
    sections.flatMap { section in
      [Line(id: section.id, text: section.title, isTitle: true)]
        + section.rows.map { Line(id: $0.id, text: $0.text, isTitle: false) }
    }
  }
}

nonisolated final class EmptyModel: ViewModel {
  let title = "List"
}

struct EmptyView: View {
  let viewModel: EmptyModel
  var body: some Content { Text("List") }
}

private final class Taps {
  var tapped: Int?
}

/// A list that the list suite changes, in a window that is shown.
final class TableTester: ConformanceList {
  private let screen = TestScreen(Views(EmptyView.self)) { EmptyModel() }
  private let context: PartContext
  private let rows: ListRows<Line>
  private let taps = Taps()
  private var lineList: [Line] = []

  init() {
    guard let handle = screen.page?.screen else { preconditionFailure("There is no screen.") }
    context = PartContext(handle, WindowSetup(name: "List", views: Views([])))
    let row = { (line: Live<Line>) in Group { Text(line.text) } }
    rows = ListRows(context, row, { [taps] in taps.tapped = $0.id }, nil)
    let scrolled = Scrolled(rows.view)
    scrolled.expand(horizontally: true, vertically: true)
    screen.page?.content.append(scrolled)
    screen.window.window.resize(width: 300, height: 2000)
    screen.window.present()
    MainLoop.turn()
  }

  isolated deinit {
    rows.end()
    screen.close()
  }

  func show(_ sections: [ListSection]) {
    lineList = Line.lines(of: sections)
    rows.show(lineList)
    MainLoop.turn()
  }

  var lines: [String] { rows.shownRows.compactMap { ($0.widget as? Label)?.text } }

  func tap(_ index: Int) -> Int? {
    taps.tapped = nil
    rows.view.activate(lineList.indices.filter { !lineList[$0].isTitle }[index])
    return taps.tapped
  }
}
