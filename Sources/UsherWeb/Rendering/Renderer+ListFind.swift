extension Renderer {
  /// Finds the handler of the browser's event in the row where the event happened, if the item of that row still
  /// exists.
  @inlinable mutating func findInList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    let list = nextList()
    if findRequest(for: list) { return }
    guard let memory = list as? RowMemory<Items.Element> else { return part += 1 }
    guard let uid = nextRow() else { return }
    guard let index = memory.index(of: uid) else { return findInLeftRow(uid, items, memory, row) }
    guard let item = Self.find(memory.rows[index].id, in: items, near: memory.window.first + index)
    else { return }
    let words = memory.words[uid] ?? remembering(row(memory.rows[index]))
    let state = beginFindingRow(words, memory.lists[uid] ?? [])
    row(item).render(into: &self)
    let new = endRow(state)
    if memory.words[uid] != nil { memory.words[uid] = new.words }
    if hasSetField { memory.touched.insert(uid) }
  }

  /// Finds the handler in a row that the browser had when the event happened, and that it has lost since because other rows
  /// are near.
  @inlinable mutating func findInLeftRow<Items: RandomAccessCollection, Row: ElementHTML>(
    _ uid: Int,
    _ items: Items,
    _ memory: RowMemory<Items.Element>,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    guard let id = memory.left[uid], let item = items.first(where: { $0.id == id }) else { return }
    let known = self.memory(of: row(item))
    let state = beginFindingRow(known.words, known.lists)
    row(item).render(into: &self)
    _ = endRow(state)
  }

  /// Returns whether the event means this list itself: then the browser asks for other rows.
  @usableFromInline mutating func findRequest(for list: (any ListMemory)?) -> Bool {
    guard address.count == 1, address.first == part, found == nil else { return false }
    part += 1
    guard let list, let request = RowRequest(payload) else { return true }
    found = FoundHandler(event: "rows", element: "", isRequestForRows: true) {
      list.ask(for: request)
    }
    return true
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
