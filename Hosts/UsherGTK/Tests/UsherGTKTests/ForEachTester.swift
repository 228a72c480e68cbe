import GTK
import Observation
import Usher
import UsherGTKTesting
import UsherTesting

@testable import UsherGTK

@Observable
private final class LinesModel {
  var lines: [Line] = []
  @ObservationIgnored var tapped: Int?
}

/// A `ForEach` that the list suite changes: its lines are buttons.
final class ForEachTester: ConformanceList {
  private let screen = TestScreen(Views(EmptyView.self)) { EmptyModel() }
  private let model = LinesModel()
  private let context: PartContext
  private let box = Box(isVertical: true)

  init() {
    guard let handle = screen.page?.screen else { preconditionFailure("There is no screen.") }
    context = PartContext(handle, WindowSetup(name: "List", views: Views([])))
    let model = model
    let content = ForEach(model.lines) { line in
      Button(line.text) { model.tapped = line.id }
    }
    for widget in context.widgets(content.parts) { box.append(widget) }
    screen.page?.content.append(box)
  }

  isolated deinit {
    context.end()
    screen.close()
  }

  func show(_ sections: [ListSection]) {
    model.lines = Line.lines(of: sections)
    context.refresh()
  }

  // As GTK has them: what the box has written down of its children may be another order.
  var lines: [String] { box.labels }

  func tap(_ index: Int) -> Int? {
    model.tapped = nil
    let titles = Set(model.lines.filter(\.isTitle).map(\.text))
    button(lines.filter { !titles.contains($0) }[index])?.click()
    return model.tapped
  }

  func identity(of row: Int) -> ObjectIdentifier? {
    model.lines.first { $0.id == row }.flatMap { button($0.text) }.map { ObjectIdentifier($0) }
  }

  private func button(_ text: String) -> GTK.Button? {
    box.all(GTK.Button.self).first { $0.title == text }
  }
}
