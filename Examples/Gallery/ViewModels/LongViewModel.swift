public import Observation
public import Usher

/// A list of a hundred thousand rows, of which a browser has only those that are seen.
@Observable
public final class LongViewModel: ViewModel {
  /// A row. Some have more lines than others.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: Int
    public fileprivate(set) var isMarked = false

    public var title: String { "Entry \(id)" }
    public var text: String {
      repeatElement("Some have more to say.", count: id % 7 == 0 ? 6 : id % 3).joined(
        separator: " "
      )
    }
  }

  public let title = "Long List"
  public private(set) var rows = (1...100_000).map { Row(id: $0) }
  public let position = ListPosition<Row.ID>()
  /// The number of the entry to go to, as it is typed.
  public var number = ""
  /// Why the list can't go there; `nil` if it can.
  public private(set) var message: String?

  package init() {}

  /// The number of all rows, in words.
  public var count: String { "\(rows.count) entries" }

  /// Call when the person wants to go to the entry whose number is typed.
  public func goButtonTapped() {
    guard let id = Int(number), rows.contains(where: { $0.id == id }) else {
      message = "There is no such entry."
      return
    }
    message = nil
    position.scroll(to: id)
  }

  /// Call when an entry is to be added at the start.
  public func addButtonTapped() { rows.insert(Row(id: rows.count + 1), at: 0) }

  /// Call when an entry was pressed: it is marked, or isn't any more.
  public func select(_ id: Row.ID) {
    if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].isMarked.toggle() }
  }
}
