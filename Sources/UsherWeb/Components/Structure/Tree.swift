/// Lines that contain other lines, for example folders, to open, close and choose.
///
/// ```swift
/// Tree("Folders", viewModel.folders, chosen: viewModel.chosen, onExpand: viewModel.expand, onSelect: viewModel.select)
/// ```
///
/// The arrow keys go from line to line, open a line and close it; Return chooses. Lines that aren't shown aren't in the page.
public struct Tree<ID: Hashable>: ElementComponent {
  private let label: String
  private let items: [TreeItem<ID>]
  private let chosen: ID?
  private let onExpand: (_ id: ID, _ isExpanded: Bool) -> Void
  private let onSelect: (ID) -> Void

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - label: the name of the tree for screen readers.
  ///   - items: the lines of the first level.
  ///   - chosen: the `id` of the line that is marked; `nil` for none.
  ///   - onExpand: called when the person opens or closes a line.
  ///   - onSelect: called with the `id` of the line that the person chooses.
  public init(
    _ label: String,
    _ items: [TreeItem<ID>],
    chosen: ID? = nil,
    onExpand: @escaping (_ id: ID, _ isExpanded: Bool) -> Void,
    onSelect: @escaping (ID) -> Void
  ) {
    self.label = label
    self.items = items
    self.chosen = chosen
    self.onExpand = onExpand
    self.onSelect = onSelect
  }

  private struct Line: Identifiable, Equatable {
    let id: ID
    let title: String
    let level: Int
    let place: Int
    let count: Int
    /// `nil` for a line that can't have others below it.
    let isExpanded: Bool?
    let isChosen: Bool
    let isStop: Bool
  }

  private var lines: [Line] {
    var lines: [Line] = []
    let hasChosen = chosen.map { shows($0, in: items) } ?? false
    func add(_ items: [TreeItem<ID>], _ level: Int) {
      for (index, item) in items.enumerated() {
        lines.append(
          Line(
            id: item.id,
            title: item.title,
            level: level,
            place: index + 1,
            count: items.count,
            isExpanded: item.children.map { _ in item.isExpanded },
            isChosen: item.id == chosen,
            isStop: hasChosen ? item.id == chosen : lines.isEmpty
          )
        )
        if item.isExpanded, let children = item.children { add(children, level + 1) }
      }
    }
    add(items, 1)
    return lines
  }

  private func shows(_ id: ID, in items: [TreeItem<ID>]) -> Bool {
    items.contains { $0.id == id || $0.isExpanded && shows(id, in: $0.children ?? []) }
  }

  /// The lines that are shown.
  public var body: some ElementHTML {
    ul {
      ForEach(lines, allRows: true) { [onExpand, onSelect] line in
        li {
          if let isExpanded = line.isExpanded {
            span { Symbol.chevron }.class("u-tree-switch").attribute("data-expand")
              .on(.click) { onExpand(line.id, !isExpanded) }
          } else {
            span {}.class("u-tree-switch")
          }
          span { line.title }
        }
        .class("u-tree-line").role("treeitem").attribute("aria-level", String(line.level))
        .attribute("aria-posinset", String(line.place)).attribute(
          "aria-setsize",
          String(line.count)
        )
        .attribute("aria-expanded", line.isExpanded.map { $0 ? "true" : "false" })
        .attribute("aria-selected", is: line.isChosen)
        .attribute("tabindex", String(line.isStop ? 0 : -1)).on(.click) { onSelect(line.id) }
      }
    }
    .class("u-tree").role("tree").label(label).attribute("data-roving", "tree")
  }
}
