import GTK
import Usher

/// The rows of a long list: its elements, and the widgets of those around what is seen.
@MainActor final class ListRows<Element: Identifiable & Equatable> {
  /// The number of rows from the end at which more are loaded.
  static var near: Int { 10 }

  private(set) lazy var view = ListView(
    show: { [weak self] place, position in self?.come(place, position) },
    chooses: { [weak self] position in
      guard let self, elements.indices.contains(position) else { return false }
      return chooses(elements[position])
    },
    hide: { [weak self] place in self?.shown.remove(place) },
    forget: { [weak self] place in
      self?.shown.remove(place)
      self?.rows.removeValue(forKey: place)?.end()
    },
    activate: select.map { select in { [weak self] in self?.choose($0, select) } }
  )
  private var elements: [Element] = []
  /// The rows that have widgets, by their places; those that show an element now.
  private var rows: [UInt: Row<Element>] = [:]
  private var shown: Set<UInt> = []
  private weak var context: PartContext?
  private let content: (Live<Element>) -> Group
  private let select: ((Element) -> Void)?
  private let nearEnd: (() -> Void)?
  private weak var scrolled: Scrolled?
  private var frames: Frames?
  private var isAsking = false
  /// Whether there is another last row that isn't laid out yet.
  private var isUnsettled = false
  /// The last row when more were asked for; `nil` while the end is far.
  private var asked: Element.ID?
  /// Whether a row can be chosen, in a list whose rows can.
  var chooses: (Element) -> Bool = { _ in true }

  init(
    _ context: PartContext,
    _ content: @escaping (Live<Element>) -> Group,
    _ select: ((Element) -> Void)?,
    _ nearEnd: (() -> Void)?
  ) {
    self.context = context
    self.content = content
    self.nearEnd = nearEnd
    self.select = select
  }

  func show(_ new: [Element]) {
    let changes = ListChanges(from: elements, to: new)
    if !changes.duplicates.isEmpty { context?.report(.duplicateRows, "\(changes.duplicates)") }
    if new.last?.id != elements.last?.id { isUnsettled = true }
    elements = new
    // While rows are taken out, GTK asks for others that come into sight: those of the new list, at the end.
    for run in runs(changes.takenOut.reversed()).reversed() {
      view.remove(at: run.lowerBound, count: run.count)
    }
    for run in runs(changes.putIn) { view.insert(at: run.lowerBound, count: run.count) }
    // A row that was shown meanwhile has the position that it has now.
    for place in shown {
      guard let position = view.position(of: place), elements.indices.contains(position) else {
        continue
      }
      if let row = rows[place], row.element != elements[position] { row.show(elements[position]) }
    }
  }

  /// Asks for more rows whenever the end is near in what scrolls the list.
  func follow(_ scrolled: Scrolled) {
    guard nearEnd != nil else { return }
    self.scrolled = scrolled
    let ask = { [weak self] () -> Void in self?.askForMore() }
    for signal in ["changed", "value-changed"] { context?.observe(scrolled.place, signal, ask) }
    // Rows that come where there is room for them change nothing that scrolls.
    frames = Frames(of: view) { [weak self] in
      if self?.isUnsettled == true { self?.askForMore() }
    }
  }

  /// The position of the first row whose identity fits.
  func position(where fits: (Element.ID) -> Bool) -> Int? { elements.firstIndex { fits($0.id) } }

  /// The rows that have widgets, from top to bottom.
  var shownRows: [Row<Element>] {
    let placed = shown.compactMap { place -> (position: Int, row: Row<Element>)? in
      guard let position = view.position(of: place), let row = rows[place] else { return nil }
      return (position, row)
    }
    return placed.sorted { $0.position < $1.position }.map(\.row)
  }

  /// Looks anew at which rows can be chosen.
  func updateChoosing() {
    for place in shown { view.updateChoosing(at: place) }
  }

  func end() {
    view.end()
    frames?.end()
    for row in rows.values { row.end() }
    rows = [:]
  }

  private func choose(_ position: Int, _ select: (Element) -> Void) {
    guard elements.indices.contains(position) else { return }
    let element = elements[position]
    context?.perform { select(element) }
  }

  private func come(_ place: UInt, _ position: Int) -> Widget? {
    shown.insert(place)
    guard elements.indices.contains(position), let context else { return nil }
    if let row = rows[place] {
      if row.element != elements[position] { row.show(elements[position]) }
      return nil
    }
    let row = Row(elements[position], context.child(), content)
    rows[place] = row
    return row.widget
  }

  /// Asks once for each turn, and after GTK has laid out the rows: when the end comes near, and again when another row is the
  /// last one and the end still is near.
  private func askForMore() {
    guard !isAsking else { return }
    isAsking = true
    context?.afterTurn { [weak self] in
      guard let self, let nearEnd else { return }
      (isAsking, isUnsettled) = (false, false)
      let rest = (scrolled?.rest).map { $0 * Double(elements.count) }
      guard let last = elements.last, let rest, rest <= Double(Self.near) else {
        return asked = nil
      }
      guard asked != last.id else { return }
      asked = last.id
      context?.perform(nearEnd)
    }
  }

  /// The runs of numbers that follow each other, of ascending numbers.
  private func runs(_ numbers: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}
