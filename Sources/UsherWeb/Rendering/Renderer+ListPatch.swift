public import Usher

extension Renderer {
  @inlinable mutating func patchList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    guard let memory = nextList() as? RowMemory<Items> else {
      hasOtherParts = true
      return part += 1
    }
    let part = self.part
    var changed: [(index: Int, old: Items.Element?)] = []
    if !compare(items, with: memory, &changed) {
      changed = rearrange(items, memory, row, part)
    }
    memory.items = items
    if memory.words != nil {
      for (index, item) in items.enumerated() {
        patchRow(index, row(item), nil as Row?, memory, part)
      }
    } else {
      let isPure = PurityProbe.isPure {
        for (index, old) in changed {
          patchRow(index, row(memory[index]), row(old ?? memory[index]), memory, part)
        }
      }
      if !isPure || memory.readsMoreThanItems {
        memory.words = items.map { remembering(row($0)) }
      }
    }
    memory.touched.removeAll()
    self.part = part + 1
  }

  @usableFromInline mutating func nextList() -> (any ListMemory)? {
    guard lists.indices.contains(listIndex) else { return nil }
    defer { listIndex += 1 }
    return lists[listIndex]
  }

  /// Finds the rows whose items have changed, if no row was added, removed or moved.
  ///
  /// - Returns: whether no row was added, removed or moved; if `false`, ignore `changed`.
  @inlinable func compare<Items: RandomAccessCollection>(
    _ items: Items,
    with memory: RowMemory<Items>,
    _ changed: inout [(index: Int, old: Items.Element?)]
  ) -> Bool where Items.Element: Identifiable & Equatable {
    guard items.count == memory.items.count else { return false }
    // In contiguous storage if possible: copying the items one by one costs more than comparing them.
    let inPlace = items.withContiguousStorageIfAvailable { new in
      memory.items.withContiguousStorageIfAvailable { old in
        Self.compare(new, old, &changed)
      }
    }
    guard inPlace.flatMap({ $0 }) ?? Self.compare(items, memory.items, &changed) else {
      return false
    }
    for uid in memory.touched {
      guard let index = memory.index(of: uid), !changed.contains(where: { $0.index == index })
      else { continue }
      changed.append((index, nil))
    }
    return true
  }

  /// Compares the items of two collections with the same count.
  ///
  /// - Returns: whether the identities are the same, in the same order.
  @inlinable static func compare<New: Collection, Old: Collection>(
    _ new: New,
    _ old: Old,
    _ changed: inout [(index: Int, old: New.Element?)]
  ) -> Bool where New.Element == Old.Element, New.Element: Identifiable & Equatable {
    var (index, newIndex, oldIndex) = (0, new.startIndex, old.startIndex)
    while newIndex != new.endIndex {
      if new[newIndex] != old[oldIndex] {
        guard new[newIndex].id == old[oldIndex].id else { return false }
        changed.append((index, old[oldIndex]))
      }
      index += 1
      new.formIndex(after: &newIndex)
      old.formIndex(after: &oldIndex)
    }
    return true
  }

  /// Writes the operations for rows that were removed, added and moved.
  ///
  /// - Returns: the new indices of the rows that existed before and whose items have changed.
  @inlinable mutating func rearrange<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ memory: RowMemory<Items>,
    _ row: (Items.Element) -> Row,
    _ part: Int
  ) -> [(index: Int, old: Items.Element?)] where Items.Element: Identifiable & Equatable {
    let uids = memory.uids ?? Array(0..<memory.items.count)
    let changes = ListChanges(from: memory.items, to: items)
    let moved = Set(changes.moved.map(\.old))
    for index in (changes.removed + moved).sorted(by: >) {
      // A row is lifted, to be placed elsewhere, or removed.
      beginRowOperation(part, moved.contains(index) ? .lifted : .removed, index)
      if !moved.contains(index) { memory.lists[uids[index]] = nil }
    }
    var newUIDs: [Int] = []
    var newWords: [[UInt64]] = []
    var changed = changes.updated.map { (index: $0.new, old: Items.Element?.some(memory[$0.old])) }
    var kept = changes.kept[...]
    for (index, item) in items.enumerated() {
      if let origin = kept.first, origin.new == index {
        kept.removeFirst()
        newUIDs.append(uids[origin.old])
        if let words = memory.words { newWords.append(words[origin.old]) }
        if moved.contains(origin.old) { beginRowOperation(part, .placed, index, uids[origin.old]) }
      } else {
        let uid = memory.nextUID
        memory.nextUID += 1
        newUIDs.append(uid)
        beginRowOperation(part, .inserted, index, uid)
        let words = insertRow(uid, memory) { row(item) }
        if memory.words != nil { newWords.append(words) }
      }
    }
    for uid in memory.touched {
      guard let index = newUIDs.firstIndex(of: uid), !changed.contains(where: { $0.index == index })
      else { continue }
      changed.append((index, nil))
    }
    memory.uids = newUIDs
    if memory.words != nil { memory.words = newWords }
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

  @inlinable mutating func insertRow<Items: RandomAccessCollection>(
    _ uid: Int,
    _ memory: RowMemory<Items>,
    _ row: () -> some ElementHTML
  ) -> [UInt64] where Items.Element: Identifiable & Equatable {
    let outer = exchangeMemory(words: [], lists: [])
    let mode = exchangeMode(.instance, false)
    var words: [UInt64] = []
    let isPure = PurityProbe.isPure {
      newRow(row())
      words = self.words
    }
    _ = exchangeMode(mode, false)
    let new = exchangeMemory(words: outer.words, lists: outer.lists)
    if !new.lists.isEmpty { memory.lists[uid] = new.lists }
    if !isPure { memory.readsMoreThanItems = true }
    return words
  }

  /// Writes the differences in a row. `old` is the row's earlier content, which is needed if the row's hashes aren't
  /// remembered; otherwise `nil`.
  @inlinable mutating func patchRow<Items: RandomAccessCollection, Row: ElementHTML>(
    _ index: Int,
    _ row: Row,
    _ old: Row?,
    _ memory: RowMemory<Items>,
    _ part: Int
  ) where Items.Element: Identifiable & Equatable {
    let uid = memory.uid(at: index)
    let words: [UInt64]
    if let old {
      words = remembering(old, forgettingFields: memory.touched.contains(uid))
    } else {
      words = memory.words?[index] ?? []
    }
    let state = beginRow(index, part, words, memory.lists[uid] ?? [])
    row.render(into: &self)
    let isSame = statics == state.statics
    let new = endRow(state)
    guard isSame else { return replaceRow(index, uid, row, memory, part) }
    if old == nil { memory.words?[index] = new.words }
    memory.lists[uid] = new.lists.isEmpty ? nil : new.lists
  }

  /// Writes a whole row, because its static texts have changed. Static texts aren't parts, so they can't be sent alone.
  @inlinable mutating func replaceRow<Items: RandomAccessCollection>(
    _ index: Int,
    _ uid: Int,
    _ row: some ElementHTML,
    _ memory: RowMemory<Items>,
    _ part: Int
  ) where Items.Element: Identifiable & Equatable {
    beginRowOperation(part, .removed, index)
    beginRowOperation(part, .inserted, index, uid)
    memory.lists[uid] = nil
    let words = insertRow(uid, memory) { row }
    memory.words?[index] = words
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
