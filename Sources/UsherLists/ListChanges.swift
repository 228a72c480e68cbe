/// The changes from an old list to a new one: which rows went, came, moved and changed, found by the rows'
/// identities.
///
/// ```swift
/// let changes = ListChanges(from: old, to: new)
/// for index in changes.takenOut { table.removeRow(index) }
/// for index in changes.putIn { table.insertRow(index, new[index]) }
/// ```
///
/// A table that keeps its rows moves the rows in ``moved``, and sets the content of the rows in ``updated`` again.
///
/// Unlike `CollectionDifference`, it takes O(n) however much has changed, tells a move from a removal and an
/// insertion, and tells which rows stayed with other content. Only if rows changed their order, it takes O(k log k)
/// for the k rows that stayed, to move as few of them as possible (a longest increasing subsequence, by patience
/// sorting; see Fredman, “On computing the length of longest increasing subsequences”, 1975).
public struct ListChanges<ID: Hashable> {
  /// A row that stayed, with its old and its new offset.
  public struct Step: Equatable, Sendable {
    /// The row's offset in the old list.
    public let old: Int
    /// The row's offset in the new list.
    public let new: Int

    @inlinable init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// The offsets in the old list of the rows that went, ascending.
  public let removed: [Int]
  /// The offsets in the new list of the rows that came, ascending.
  public let inserted: [Int]
  /// The rows that are in both lists, ascending by their new offsets.
  public let kept: [Step]
  /// The rows that must be taken out and put back elsewhere, ascending by their new offsets.
  ///
  /// To get the new list, take out the ``removed`` and moved rows from the end on: ``takenOut``; then put in the
  /// ``inserted`` and moved rows from the start on: ``putIn``.
  public let moved: [Step]
  /// The rows that stayed with other content, ascending by their new offsets. They may have moved, too.
  public let updated: [Step]
  /// The identities that several rows of the new list have, in the order in which they were found. Such rows are
  /// matched in order, so the changes are right, but a move between them isn't found.
  public let duplicates: [ID]

  /// The offsets in the old list of the rows that went or moved, descending, so that they can be taken out in this
  /// order.
  public var takenOut: [Int] { (removed + moved.map(\.old)).sorted(by: >) }

  /// The offsets in the new list of the rows that came or moved, ascending, so that they can be put in in this
  /// order.
  public var putIn: [Int] { (inserted + moved.map(\.new)).sorted() }

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }

  /// Compares two lists of identities. ``updated`` is empty.
  @_disfavoredOverload
  @inlinable public init(from old: some Collection<ID>, to new: some Collection<ID>) {
    self.init(old, new, id: { $0 }, isSame: { _, _ in true })
  }

  /// Compares two lists: rows by their identities, and the content of rows that stayed by `==`.
  @inlinable public init<Element: Identifiable & Equatable>(
    from old: some Collection<Element>,
    to new: some Collection<Element>
  ) where Element.ID == ID {
    self.init(old, new, id: { $0.id }, isSame: { $0 == $1 })
  }

  @inlinable init<Element>(
    _ old: some Collection<Element>,
    _ new: some Collection<Element>,
    id: (Element) -> ID,
    isSame: (Element, Element) -> Bool
  ) {
    let old = Array(old)
    var matches = RowMatches<ID>(old.map(id))
    var (inserted, kept, updated): ([Int], [Step], [Step]) = ([], [], [])
    kept.reserveCapacity(old.count)
    var isOrdered = true
    for (offset, element) in new.enumerated() {
      guard let place = matches.takeNext(id(element)) else {
        inserted.append(offset)
        continue
      }
      let step = Step(old: place, new: offset)
      if let last = kept.last, last.old > place { isOrdered = false }
      kept.append(step)
      if !isSame(old[place], element) { updated.append(step) }
    }
    removed = matches.left
    duplicates = matches.duplicates
    self.kept = kept
    self.updated = updated
    self.inserted = inserted
    moved = isOrdered ? [] : Self.moves(kept)
  }

  /// Returns as few rows as possible whose move brings all rows into order.
  @inlinable static func moves(_ kept: [Step]) -> [Step] {
    let stays = LongestIncreasing.members(of: kept.map { $0.old })
    return kept.indices.filter { !stays[$0] }.map { kept[$0] }
  }
}

extension ListChanges: Equatable {}
extension ListChanges: Sendable where ID: Sendable {}
