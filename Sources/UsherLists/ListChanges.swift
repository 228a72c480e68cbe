/// The changes from an old list to a new one: which rows were removed, inserted, moved and changed. Rows are matched by
/// their identities.
///
/// ```swift
/// let changes = ListChanges(from: old, to: new)
/// for index in changes.takenOut { table.removeRow(index) }
/// for index in changes.putIn { table.insertRow(index, new[index]) }
/// ```
///
/// A row in ``moved`` is both taken out and put in: a table that keeps the row's view moves this view. For a row in
/// ``updated``, the table sets the content again.
///
/// Unlike `CollectionDifference`, the comparison takes O(n) time however much has changed, distinguishes a move from a
/// removal and an insertion, and finds the rows that are in both lists with different content. Only if rows changed
/// their order, it takes O(k log k) more time for the k rows that are in both lists: it finds as few rows to move as
/// possible (by a longest increasing subsequence, found by patience sorting; see Fredman, “On computing the length of
/// longest increasing subsequences”, 1975).
public struct ListChanges<ID: Hashable> {
  /// A row that is in both lists, with its offset in each of them.
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

  /// The offsets of the rows that are only in the old list: their offsets there, ascending.
  public let removed: [Int]
  /// The offsets of the rows that are only in the new list: their offsets there, ascending.
  public let inserted: [Int]
  /// All rows that are in both lists, ascending by their new offsets.
  public let kept: [Step]
  /// The rows of both lists that must be taken out and put in at another place, ascending by their new offsets.
  ///
  /// To turn the old list into the new one, first take out the removed and the moved rows, beginning at the end:
  /// ``takenOut`` has their offsets in this order. Then put in the inserted and the moved rows, beginning at the start:
  /// ``putIn`` has their offsets in this order.
  public let moved: [Step]
  /// The rows that are in both lists with different content, ascending by their new offsets. Some of them may also be
  /// in ``moved``.
  public let updated: [Step]
  /// The identities that more than one row of the new list has, in the order of their second rows. The first row with
  /// such an identity is matched with the first one in the old list, the second with the second, and so on: the changes
  /// still lead to the new list, but it isn't found if two of these rows changed places.
  public let duplicates: [ID]

  /// The offsets in the old list of the rows in ``removed`` and ``moved``, descending. If the rows are taken out in
  /// this order, the offsets of the rows still to be taken out don't change.
  public var takenOut: [Int] { (removed + moved.map(\.old)).sorted(by: >) }

  /// The offsets in the new list of the rows in ``inserted`` and ``moved``, ascending. If the rows are put in in this
  /// order, each of them gets its offset in the new list.
  public var putIn: [Int] { (inserted + moved.map(\.new)).sorted() }

  /// Whether the two lists are the same: no row was removed, inserted, moved or updated.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }

  /// Compares two lists of identities. They have no other content, so ``updated`` is empty.
  @_disfavoredOverload
  @inlinable public init(from old: some Collection<ID>, to new: some Collection<ID>) {
    self.init(old, new, id: { $0 }, isSame: { _, _ in true })
  }

  /// Compares two lists: matches rows by their `id`, and compares the content of matched rows by `==`.
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
    let (old, new) = (Array(old), Array(new))
    let matches = RowMatches(old.map(id), new.map(id))
    var (inserted, kept, updated): ([Int], [Step], [Step]) = ([], [], [])
    kept.reserveCapacity(min(old.count, new.count))
    var isOrdered = true
    for (offset, place) in matches.olds.enumerated() {
      guard place >= 0 else {
        inserted.append(offset)
        continue
      }
      let step = Step(old: place, new: offset)
      if let last = kept.last, last.old > place { isOrdered = false }
      kept.append(step)
      if !isSame(old[place], new[offset]) { updated.append(step) }
    }
    removed = matches.left
    duplicates = matches.duplicates
    self.kept = kept
    self.updated = updated
    self.inserted = inserted
    moved = isOrdered ? [] : Self.moves(kept)
  }

  /// Returns the rows to move so that all rows are in the new order: as few as possible.
  @inlinable static func moves(_ kept: [Step]) -> [Step] {
    let stays = LongestIncreasing.members(of: kept.map { $0.old })
    return kept.indices.filter { !stays[$0] }.map { kept[$0] }
  }
}

extension ListChanges: Equatable {}
extension ListChanges: Sendable where ID: Sendable {}
