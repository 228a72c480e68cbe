extension Renderer {
  /// Finds the handler of the browser's event in the row where the event happened, if the item of that row still
  /// exists.
  @inlinable mutating func findInList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    guard let memory = nextList() as? RowMemory<Items>, let uid = nextRow(),
      let index = memory.index(of: uid),
      let item = Self.find(memory[index].id, in: items, near: index)
    else { return }
    let words = memory.words?[index] ?? remembering(row(memory[index]))
    let state = beginFindingRow(words, memory.lists[uid] ?? [])
    row(item).render(into: &self)
    let new = endRow(state)
    if memory.words != nil { memory.words?[index] = new.words }
    if hasSetField { memory.touched.insert(uid) }
  }

  /// Reads from the address of the browser's event in which row of this list the event happened, and returns the row's
  /// number; `nil` if it didn't happen in this list, or if its handler was already found. What was read is removed from
  /// the address.
  @usableFromInline mutating func nextRow() -> Int? {
    defer { part += 1 }
    guard address.first == part, address.count > 2, found == nil else { return nil }
    address = address.dropFirst()
    return address.removeFirst()
  }

  @usableFromInline mutating func beginFindingRow(
    _ words: [UInt64],
    _ lists: [any ListMemory]
  ) -> RowState {
    let outer = exchangeMemory(words: words, lists: lists)
    defer { (part, wordIndex, listIndex) = (0, 1, 0) }
    return RowState(
      words: outer.words,
      lists: outer.lists,
      wordIndex: wordIndex,
      listIndex: listIndex,
      prefix: prefix.count,
      statics: 0,
      outerStatics: statics,
      out: 0
    )
  }

  @inlinable static func find<Items: RandomAccessCollection>(
    _ id: Items.Element.ID,
    in items: Items,
    near index: Int
  ) -> Items.Element? where Items.Element: Identifiable {
    if index < items.count {
      let item = items[items.index(items.startIndex, offsetBy: index)]
      if item.id == id { return item }
    }
    return items.first { $0.id == id }
  }
}
