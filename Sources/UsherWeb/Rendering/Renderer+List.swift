extension Renderer {
  @inlinable mutating func list<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    notePart(.list)
    switch mode {
    case .page, .instance: newList(items, row)
    case .patch: patchList(items, row)
    case .find: findInList(items, row)
    // A list inside a row has a memory of its own.
    case .remember: rememberList()
    }
  }

  /// Adds a placeholder, because branches count the lists in them.
  @usableFromInline mutating func rememberList() { lists.append(UnknownList()) }

  @inlinable mutating func newList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    let memory = RowMemory(items)
    beginList(memory, count: items.count)
    let outer = exchangeMemory(words: [], lists: [])
    var words: [[UInt64]] = []
    let isPure = PurityProbe.isPure {
      for (uid, item) in items.enumerated() {
        newRow(row(item))
        words.append(self.words)
        if !lists.isEmpty { memory.lists[uid] = lists }
        if lacksText { memory.touched.insert(uid) }
        _ = exchangeMemory(words: [], lists: [])
      }
    }
    if !isPure { memory.words = words }
    _ = exchangeMemory(words: outer.words, lists: outer.lists)
    endList()
  }

  @usableFromInline mutating func beginList(_ memory: any ListMemory, count: Int) {
    lists.append(memory)
    if mode == .page {
      out.append("<!--*-->")
    } else {
      markup.append("<!--*--><!--/-->")
      out.append(varint: count)
    }
    endsInTextPart = false
  }

  @usableFromInline mutating func endList() {
    if mode == .page { out.append("<!--/-->") }
    endsInTextPart = false
  }

  @inlinable mutating func newRow(_ row: some ElementHTML) {
    let statics = beginStatics()
    if mode == .page {
      row.render(into: &self)
    } else {
      let region = beginRegion()
      row.render(into: &self)
      endRegion(region)
    }
    endStatics(at: 0, statics)
  }

  /// Returns the hashes of a row's content, without any output.
  @inlinable mutating func remembering(
    _ row: some ElementHTML,
    forgettingFields: Bool = false
  ) -> [UInt64] {
    let outer = exchangeMemory(words: [], lists: [])
    let mode = exchangeMode(.remember, forgettingFields)
    let statics = beginStatics()
    row.render(into: &self)
    endStatics(at: 0, statics)
    _ = exchangeMode(mode, false)
    return exchangeMemory(words: outer.words, lists: outer.lists).words
  }

  @usableFromInline mutating func exchangeMode(_ new: Mode, _ forgetsFields: Bool) -> Mode {
    defer { mode = new }
    self.forgetsFields = forgetsFields
    return mode
  }
}
