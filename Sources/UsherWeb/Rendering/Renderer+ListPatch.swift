public import Usher

extension Renderer {
  @inlinable mutating func patchList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ target: Int?,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    guard let memory = nextList() as? RowMemory<Items.Element> else {
      hasOtherParts = true
      return part += 1
    }
    let part = self.part
    let window = memory.nextWindow(in: items, target: target)
    if window.total > ListWindow.limit { noteLongList() }
    let rows = window.items(of: items)
    var changed: [(index: Int, old: Items.Element?)] = []
    if !compare(rows, with: memory, &changed) {
      changed = rearrange(rows, memory, row, part)
    }
    let isTold = window == memory.window && memory.asked == nil && target == nil
    memory.window = window
    memory.rows = rows
    let dirty = memory.dirty.take()
    if !dirty.isEmpty {
      let known = Set(changed.map(\.index))
      changed += memory.indices(of: dirty).filter { !known.contains($0) }.sorted()
        .map { (index: $0, old: nil) }
    }
    var next = changed.makeIterator()
    inGroups { renderer in
      guard let (index, old) = next.next() else { return false }
      renderer.patchRow(index, memory, part, old: row(old ?? memory.rows[index])) {
        row(memory.rows[index])
      }
      return true
    }
    memory.touched.removeAll()
    if !isTold, memory.isWindowed || !window.isAll || target != nil {
      memory.isWindowed = true
      tell(window, part, target)
    }
    memory.asked = nil
    self.part = part + 1
  }

  @usableFromInline func noteLongList() { places?.hasLongLists = true }

  /// Tells the browser which rows of a list it has now.
  @usableFromInline mutating func tell(_ window: ListWindow, _ part: Int, _ target: Int?) {
    beginOperation(part)
    out.append(RowChange.extent.rawValue)
    append(window, target)
  }

  @usableFromInline mutating func nextList() -> (any ListMemory)? {
    guard lists.indices.contains(listIndex) else { return nil }
    defer { listIndex += 1 }
    return lists[listIndex]
  }

  /// Finds the rows whose items have changed, if no row was added, removed or moved.
  ///
  /// - Returns: whether no row was added, removed or moved; if `false`, ignore `changed`.
  @inlinable func compare<Item>(
    _ items: [Item],
    with memory: RowMemory<Item>,
    _ changed: inout [(index: Int, old: Item?)]
  ) -> Bool where Item: Identifiable & Equatable {
    let old = memory.rows
    guard items.count == old.count else { return false }
    // In contiguous storage: copying the items one by one costs more than comparing them.
    let isSame = items.withUnsafeBufferPointer { items in
      old.withUnsafeBufferPointer { old in
        for index in 0..<items.count where items[index] != old[index] {
          guard items[index].id == old[index].id else { return false }
          changed.append((index, old[index]))
        }
        return true
      }
    }
    guard isSame else { return false }
    for uid in memory.touched {
      guard let index = memory.index(of: uid), !changed.contains(where: { $0.index == index })
      else { continue }
      changed.append((index, nil))
    }
    return true
  }

  /// Writes the operations for rows that were removed, added and moved.
  ///
  /// - Returns: the new indices of the rows that existed before and whose items have changed.
  @inlinable mutating func rearrange<Item, Row: ElementHTML>(
    _ items: [Item],
    _ memory: RowMemory<Item>,
    _ row: (Item) -> Row,
    _ part: Int
  ) -> [(index: Int, old: Item?)] where Item: Identifiable & Equatable {
    let uids = memory.uids ?? Array(0..<memory.rows.count)
    let changes = ListChanges(from: memory.rows, to: items)
    let moved = Set(changes.moved.map(\.old))
    for index in (changes.removed + moved).sorted(by: >) {
      // A row is lifted, to be placed elsewhere, or removed.
      beginRowOperation(part, moved.contains(index) ? .lifted : .removed, index)
      if !moved.contains(index) {
        if memory.isWindowed { memory.remember(left: index, uids[index]) }
        memory.lists[uids[index]] = nil
        memory.words[uids[index]] = nil
        memory.dirty.end(uids[index])
      }
    }
    var newUIDs: [Int] = []
    var changed = changes.updated.map { (index: $0.new, old: Item?.some(memory.rows[$0.old])) }
    var kept = changes.kept[...]
    for (index, item) in items.enumerated() {
      if let origin = kept.first, origin.new == index {
        kept.removeFirst()
        newUIDs.append(uids[origin.old])
        if moved.contains(origin.old) { beginRowOperation(part, .placed, index, uids[origin.old]) }
      } else {
        let uid = memory.nextUID
        memory.nextUID += 1
        newUIDs.append(uid)
        beginRowOperation(part, .inserted, index, uid)
        insertRow(uid, memory) { row(item) }
      }
    }
    for uid in memory.touched {
      guard let index = newUIDs.firstIndex(of: uid), !changed.contains(where: { $0.index == index })
      else { continue }
      changed.append((index, nil))
    }
    memory.uids = newUIDs
    return changed
  }

  @usableFromInline mutating func beginRowOperation(
    _ part: Int,
    _ change: RowChange,
    _ index: Int,
    _ uid: Int? = nil
  ) {
    beginOperation(part)
    out.append(change.rawValue)
    out.append(varint: index)
    if let uid { out.append(varint: uid) }
  }

  @inlinable mutating func insertRow<Item>(
    _ uid: Int,
    _ memory: RowMemory<Item>,
    _ row: () -> some ElementHTML
  ) where Item: Identifiable & Equatable {
    let outer = exchangeMemory(words: [], lists: [])
    let mode = exchangeMode(.instance, false)
    _ = newTrackedRow(uid, memory, row)
    _ = exchangeMode(mode, false)
    _ = exchangeMemory(words: outer.words, lists: outer.lists)
  }

  /// Writes the differences in a row.
  ///
  /// - Parameter old: the row's earlier content, which is needed if the row's hashes aren't remembered.
  @inlinable mutating func patchRow<Item, Row: ElementHTML>(
    _ index: Int,
    _ memory: RowMemory<Item>,
    _ part: Int,
    old: @autoclosure () -> Row,
    _ row: () -> Row
  ) where Item: Identifiable & Equatable {
    let uid = memory.uid(at: index)
    let words =
      memory.words[uid] ?? remembering(old(), forgettingFields: memory.touched.contains(uid))
    let state = beginRow(index, part, words, memory.lists[uid] ?? [])
    enterRow(uid, memory, memory.dirty)
    let readsMore = memory.dirty.track(uid) { row().render(into: &self) }
    leaveRow()
    let isSame = statics == state.statics
    let new = endRow(state)
    memory.words[uid] = readsMore ? new.words : nil
    guard isSame else { return replaceRow(index, uid, memory, part, row) }
    memory.lists[uid] = new.lists.isEmpty ? nil : new.lists
  }

  /// Writes a whole row, because its static texts have changed. Static texts aren't parts, so they can't be sent alone.
  @inlinable mutating func replaceRow<Item>(
    _ index: Int,
    _ uid: Int,
    _ memory: RowMemory<Item>,
    _ part: Int,
    _ row: () -> some ElementHTML
  ) where Item: Identifiable & Equatable {
    beginRowOperation(part, .removed, index)
    beginRowOperation(part, .inserted, index, uid)
    memory.lists[uid] = nil
    memory.words[uid] = nil
    insertRow(uid, memory, row)
  }

  @usableFromInline struct RowState {
    let words: [UInt64]
    let lists: [any ListMemory]
    let wordIndex: Int
    let listIndex: Int
    let prefix: Int
    /// The hash of the row's static texts as they were.
    @usableFromInline let statics: UInt64
    /// The hash of the static texts of the region around the row.
    let outerStatics: UInt64
    /// The length of the output before the row.
    let out: Int
  }

  @usableFromInline mutating func beginRow(
    _ index: Int,
    _ part: Int,
    _ words: [UInt64],
    _ lists: [any ListMemory]
  ) -> RowState {
    let outer = exchangeMemory(words: words, lists: lists)
    let state = RowState(
      words: outer.words,
      lists: outer.lists,
      wordIndex: wordIndex,
      listIndex: listIndex,
      prefix: prefix.count,
      statics: words.first ?? 0,
      outerStatics: statics,
      out: out.count
    )
    prefix.append(varint: part)
    prefix.append(RowChange.inside.rawValue)
    prefix.append(varint: index)
    self.part = 0
    statics = 0
    wordIndex = 1
    listIndex = 0
    return state
  }

  @usableFromInline mutating func endRow(
    _ state: RowState
  ) -> (words: [UInt64], lists: [any ListMemory]) {
    prefix.removeSubrange(state.prefix...)
    endParts(words: words, lists: lists)
    // Drops the operations if the row has to be sent whole: the browser would apply them to the old row.
    if mode == .patch, statics != state.statics { out.removeSubrange(state.out...) }
    statics = state.outerStatics
    wordIndex = state.wordIndex
    listIndex = state.listIndex
    return exchangeMemory(words: state.words, lists: state.lists)
  }
}
