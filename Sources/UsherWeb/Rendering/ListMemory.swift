/// The memory of a list: what the renderer remembers of its last rendering.
@usableFromInline protocol ListMemory: AnyObject {
  /// Notes that the browser needs other rows of a long list.
  func ask(for request: RowRequest)
  /// Adds where the browser is in the list, if that is long, and in the lists inside its rows.
  ///
  /// - Parameter place: where the list is in the fragment.
  func add(to places: inout ListPlaces.Windows, at place: ListPlaces.Place)
  /// Tells a row from others, also when they are numbered anew; `nil` if the row isn't known yet.
  func key(ofRow uid: Int) -> Int?
}

/// A placeholder for a list whose memory is kept elsewhere.
final class UnknownList: ListMemory {
  func ask(for request: RowRequest) {}
  func add(to places: inout ListPlaces.Windows, at place: ListPlaces.Place) {}
  func key(ofRow uid: Int) -> Int? { nil }
}

/// The items of the rows that the browser has of a list, and the memory of these rows.
@usableFromInline final class RowMemory<Item>: ListMemory where Item: Identifiable & Equatable {
  /// Which rows the browser has.
  @usableFromInline var window: ListWindow
  /// Their items. Of a list that is sent whole, the storage is shared with the app.
  @usableFromInline var rows: [Item]
  /// Whether the browser was told which of the rows it has.
  @usableFromInline var isWindowed: Bool
  /// Whether the browser gets all rows, however many there are.
  @usableFromInline let isWhole: Bool
  /// The rows that the browser has asked for, and hasn't got yet.
  @usableFromInline var asked: RowRequest?
  /// The identities of the rows that it had until lately, by their numbers: events in them may be on their way.
  @usableFromInline var left: [Int: Item.ID] = [:]
  /// The numbers by which events and changes name the rows, by the row's index; `nil` while each number equals the
  /// index.
  @usableFromInline var uids: [Int]?
  @usableFromInline var nextUID: Int
  /// The hashes of the parts of those rows that read observable objects, by the row's number. All other rows depend on
  /// their item alone, and no hashes are needed.
  @usableFromInline var words: [Int: [UInt64]] = [:]
  /// The lists inside rows, by the row's number.
  @usableFromInline var lists: [Int: [any ListMemory]] = [:]
  /// The numbers of rows in which the person typed: the browser may show a text that isn't in the item.
  @usableFromInline var touched: Set<Int> = []
  /// The rows that have read something which has changed.
  @usableFromInline let dirty: DirtyRows

  @usableFromInline init(
    _ rows: [Item],
    _ window: ListWindow,
    isWindowed: Bool,
    isWhole: Bool,
    _ dirty: DirtyRows
  ) {
    self.rows = rows
    self.window = window
    self.isWindowed = isWindowed
    self.isWhole = isWhole
    self.dirty = dirty
    nextUID = rows.count
  }

  @usableFromInline func ask(for request: RowRequest) {
    asked = request
    dirty.markOwner()
  }

  @usableFromInline func add(to places: inout ListPlaces.Windows, at place: ListPlaces.Place) {
    if window.total > ListWindow.limit, !isWhole { places[place, default: []].append(window) }
    for (uid, inner) in lists {
      guard let key = key(ofRow: uid) else { continue }
      for list in inner { list.add(to: &places, at: place + [key]) }
    }
  }

  @usableFromInline func key(ofRow uid: Int) -> Int? {
    index(of: uid).map { rows[$0].id.hashValue }
  }

  /// Notes that the browser is about to lose a row. Most such rows only aren't near any more.
  @usableFromInline func remember(left index: Int, _ uid: Int) {
    if left.count >= ListWindow.most { left = [:] }
    left[uid] = rows[index].id
  }

  @inlinable func uid(at index: Int) -> Int { uids?[index] ?? index }

  @usableFromInline func index(of uid: Int) -> Int? {
    guard let uids else { return uid >= 0 && uid < rows.count ? uid : nil }
    return uids.firstIndex(of: uid)
  }

  /// Returns the indices of rows by their numbers, where these rows are still there.
  @usableFromInline func indices(of uids: Set<Int>) -> [Int] {
    guard uids.count > 4, let all = self.uids else { return uids.compactMap(index(of:)) }
    return all.indices.filter { uids.contains(all[$0]) }
  }
}
