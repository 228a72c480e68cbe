import Testing
import Usher
import UsherTesting

/// The list of a host with widgets: titles and rows in one list, changed by what `ListChanges` says.
private final class WidgetList: ConformanceList {
  enum Fault { case none, forgetsMoves, forgetsUpdates, removesFromTheStart, keepsClosures }

  private struct Line: Identifiable, Equatable {
    let id: Int
    let text: String
    let isTitle: Bool
  }

  private final class Widget {
    var text: String
    var tap: () -> Int?
    init(_ line: Line) {
      text = line.text
      tap = { line.isTitle ? nil : line.id }
    }
  }

  private let fault: Fault
  private var content: [Line] = []
  private var widgets: [Widget] = []

  init(_ fault: Fault = .none) { self.fault = fault }

  func show(_ sections: [ListSection]) {
    let new = sections.flatMap { section in
      [Line(id: section.id, text: section.title, isTitle: true)]
        + section.rows.map { Line(id: $0.id, text: $0.text, isTitle: false) }
    }
    let changes = ListChanges(from: content, to: new)
    let moved = fault == .forgetsMoves ? [] : changes.moved
    var taken: [Int: Widget] = [:]
    for step in moved { taken[step.new] = widgets[step.old] }
    let gone = (changes.removed + moved.map(\.old)).sorted()
    for index in fault == .removesFromTheStart ? gone : gone.reversed()
    where widgets.indices.contains(index) {
      widgets.remove(at: index)
    }
    for index in changes.inserted { taken[index] = Widget(new[index]) }
    for index in taken.keys.sorted() {
      if let widget = taken[index] { widgets.insert(widget, at: min(index, widgets.count)) }
    }
    for step in changes.updated where fault != .forgetsUpdates && widgets.indices.contains(step.new)
    {
      widgets[step.new].text = new[step.new].text
    }
    if fault == .keepsClosures, let last = widgets.last {
      widgets[1 % widgets.count].tap = last.tap
    }
    content = new
  }

  var lines: [String] { widgets.map(\.text) }

  private var rows: [Widget] {
    zip(content, widgets).filter { !$0.0.isTitle }.map(\.1)
  }

  func tap(_ index: Int) -> Int? { rows.indices.contains(index) ? rows[index].tap() : nil }

  func identity(of row: Int) -> ObjectIdentifier? {
    content.firstIndex { $0.id == row }.map { ObjectIdentifier(widgets[$0]) }
  }
}

@Suite("Conformance of lists")
struct ListSuiteTests {
  @Test("a list that follows its changes shows what it must", arguments: 1...10)
  func follows(_ seed: UInt64) {
    let failure = ListSuite(seed: seed).run(sequences: 200) { WidgetList() }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    "a list with a mistake is found out",
    arguments: [
      WidgetList.Fault.forgetsMoves, .forgetsUpdates, .removesFromTheStart, .keepsClosures,
    ]
  )
  fileprivate func mistaken(_ fault: WidgetList.Fault) {
    #expect(ListSuite(seed: 1).run(sequences: 200) { WidgetList(fault) } != nil)
  }

  @Test("a list that draws rows anew is found out, and so is one that shows nothing")
  func anew() {
    #expect(ListSuite(seed: 1).run(sequences: 20) { AnewList() }?.contains("new object") == true)
    #expect(ListSuite(seed: 1).run(sequences: 20) { EmptyList() }?.contains("shows") == true)
  }
}

/// Draws all rows anew each time.
private final class AnewList: ConformanceList {
  private final class Widget {}
  private var sections: [ListSection] = []
  private var widgets: [Int: Widget] = [:]
  func show(_ sections: [ListSection]) {
    self.sections = sections
    for row in sections.flatMap(\.rows) { widgets[row.id] = Widget() }
  }
  var lines: [String] { sections.flatMap { [$0.title] + $0.rows.map(\.text) } }
  func tap(_ index: Int) -> Int? { sections.flatMap(\.rows)[index].id }
  func identity(of row: Int) -> ObjectIdentifier? { widgets[row].map { ObjectIdentifier($0) } }
}

private final class EmptyList: ConformanceList {
  func show(_ sections: [ListSection]) {}
  var lines: [String] { [] }
  func tap(_ index: Int) -> Int? { nil }
}
