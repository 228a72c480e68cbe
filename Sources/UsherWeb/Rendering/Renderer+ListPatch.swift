public import Usher

extension Renderer {
  @inlinable mutating func patchList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    guard let memory = nextList() as? RowMemory<Items> else { return part += 1 }
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

  /// Finds rows whose items differ, as long as none came, went or moved.
  ///
  /// - Returns: whether that is all that happened.
  @inlinable func compare<Items: RandomAccessCollection>(
    _ items: Items,
    with memory: RowMemory<Items>,
    _ changed: inout [(index: Int, old: Items.Element?)]
  ) -> Bool where Items.Element: Identifiable & Equatable {
    guard items.count == memory.items.count else { return false }
    // In place, where there is one: taking the items out one by one costs more than comparing them.
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

  /// - Returns: whether the identities are the same.
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

  /// Sends which rows went, came and moved.
  ///
  /// - Returns: the rows that stayed and differ, by their new index.
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
      // Taken out to be put back elsewhere, or for good.
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

  /// Sends what differs in a row; `old` is how it looked, where that isn't remembered.
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
    if !new.lists.isEmpty { memory.lists[uid] = new.lists }
  }

  /// Sends a row whole: it shows other texts of the source than before, which are no parts.
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
    /// The row's texts of the source as they were, and those of the region around it.
    @usableFromInline let statics: UInt64
    let outerStatics: UInt64
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
    // What was written of a row that must be sent whole would be applied to the old one.
    if mode == .patch, statics != state.statics { out.removeSubrange(state.out...) }
    statics = state.outerStatics
    wordIndex = state.wordIndex
    listIndex = state.listIndex
    return exchangeMemory(words: state.words, lists: state.lists)
  }
}
