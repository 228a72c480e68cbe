public import Usher

extension Renderer {
  @inlinable mutating func list<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ position: ListPosition<Items.Element.ID>?,
    isWhole: Bool,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    notePart(.list)
    switch mode {
    case .page, .instance: newList(items, target(position, in: items), isWhole, row)
    case .patch: patchList(items, target(position, in: items), row)
    case .find: findInList(items, row)
    // A list inside a row has a memory of its own. The row also follows where the list is scrolled to.
    case .remember:
      _ = position?.take { _ in Int?.none }
      rememberList()
    }
  }

  /// Returns the index of the row that the list has to be scrolled to; `nil` for none.
  @inlinable mutating func target<Items: RandomAccessCollection>(
    _ position: ListPosition<Items.Element.ID>?,
    in items: Items
  ) -> Int? where Items.Element: Identifiable {
    guard let position, privateTexts == nil else { return nil }
    let taken = position.take { id in
      items.firstIndex { $0.id == id }.map { items.distance(from: items.startIndex, to: $0) }
    }
    // What is rendered may have to be rendered again, for the same frame.
    let key = ObjectIdentifier(position)
    if let taken { targets[key] = taken }
    // Lists can share a position; the row is in one of them.
    guard let index = targets[key], index < items.count,
      items[items.index(items.startIndex, offsetBy: index)].id == position.target
    else { return nil }
    return index
  }

  /// Adds a placeholder, because branches count the lists in them.
  @usableFromInline mutating func rememberList() { lists.append(UnknownList()) }

  @inlinable mutating func newList<Items: RandomAccessCollection, Row: ElementHTML>(
    _ items: Items,
    _ target: Int?,
    _ isWhole: Bool,
    _ row: (Items.Element) -> Row
  ) where Items.Element: Identifiable & Equatable {
    let memory = newMemory(of: items, target, isWhole)
    beginList(memory, memory.isWindowed ? memory.window : nil, count: memory.rows.count, target)
    let outer = exchangeMemory(words: [], lists: [])
    var rest = memory.rows.enumerated().makeIterator()
    if !isWatched {
      // Nobody is told of changes.
      while let (uid, item) = rest.next() { newRow(uid, memory) { row(item) } }
    } else if let (uid, item) = rest.next() {
      if newTrackedRow(uid, memory, { row(item) }) {
        inGroups { renderer in
          guard let (uid, item) = rest.next() else { return false }
          _ = renderer.newTrackedRow(uid, memory) { row(item) }
          return true
        }
      } else {
        newRows(&rest, memory, row)
      }
    }
    _ = exchangeMemory(words: outer.words, lists: outer.lists)
    endList(memory.isWindowed ? memory.window : nil)
  }

  /// Returns the memory of a list that the browser doesn't have.
  @inlinable mutating func newMemory<Items: RandomAccessCollection>(
    of items: Items,
    _ target: Int?,
    _ isWhole: Bool
  ) -> RowMemory<Items.Element> where Items.Element: Identifiable & Equatable {
    let isWhole = isWhole || isInSVG || isInChoice
    let isLong = !isWhole && items.count > ListWindow.limit
    let window = isLong ? startOfList(items.count, target) : ListWindow(all: items.count)
    return RowMemory(
      window.items(of: items),
      window,
      isWindowed: isLong || target != nil,
      isWhole: isWhole,
      dirtyRows()
    )
  }

  /// Returns with which rows a long list begins: where the browser was in it, or at its start.
  @usableFromInline mutating func startOfList(_ total: Int, _ target: Int?) -> ListWindow {
    longLists += 1
    places?.hasLongLists = true
    // The texts that an inspector must not show stand in the first rows, as it shows no others.
    if privateTexts != nil { return ListWindow(0, ListWindow.start, of: total) }
    let known = placeOfList().flatMap { places?.next(at: $0, of: total) }
    let asked = mode == .page ? source?.firstRow(ofList: longLists) : nil
    let count = known?.count ?? ListWindow.start
    let window = ListWindow(known?.first ?? asked ?? 0, count, of: total)
    guard let target, !window.range.contains(target) else { return window }
    return ListWindow(around: target, count, of: total)
  }

  /// Returns where a list is that is about to be written; `nil` inside a row that has just come.
  func placeOfList() -> ListPlaces.Place? {
    var place: ListPlaces.Place = []
    for owner in owners {
      guard let key = owner.list.key(ofRow: owner.uid) else { return nil }
      place.append(key)
    }
    return place
  }

  @usableFromInline func dirtyRows() -> DirtyRows { DirtyRows(in: owners.last?.row, signal) }

  /// Whether somebody has to know of later changes.
  @usableFromInline var isWatched: Bool { signal != nil }

  /// Renders the rows of a list whose first row depends on its item alone. Most lists are so: then their rows are tracked
  /// together, which costs less.
  @inlinable mutating func newRows<Item, Row: ElementHTML>(
    _ rest: inout EnumeratedSequence<[Item]>.Iterator,
    _ memory: RowMemory<Item>,
    _ row: (Item) -> Row
  ) where Item: Identifiable & Equatable {
    var rendered: [(uid: Int, words: [UInt64])] = []
    let isPure = PurityProbe.isPure {
      while let (uid, item) = rest.next() {
        rendered.append((uid, newRow(uid, memory) { row(item) }))
      }
    }
    guard !isPure else { return }
    var next = rendered.makeIterator()
    inGroups { renderer in
      guard let (uid, words) = next.next() else { return false }
      // Again, to track each alone. What the page shows stays in memory: it may lack the text of a private field.
      let readsMore = memory.dirty.track(uid) { _ = renderer.remembering(row(memory.rows[uid])) }
      if readsMore { memory.words[uid] = words }
      return true
    }
  }

  /// Renders rows that are tracked one by one, until `render` returns `false`.
  ///
  /// A tracking within another adds what it has read to the other's, which is copied for that. So that this doesn't cost the
  /// square of the number of rows, some are put together.
  @inlinable mutating func inGroups(_ render: (inout Renderer) -> Bool) {
    var goesOn = true
    while goesOn {
      _ = PurityProbe.isPure {
        for _ in 0..<64 where goesOn { goesOn = render(&self) }
      }
    }
  }

  /// Renders a new row, and notes when something that it reads changes.
  ///
  /// - Returns: whether it has read an observable object.
  @inlinable mutating func newTrackedRow<Item>(
    _ uid: Int,
    _ memory: RowMemory<Item>,
    _ row: () -> some ElementHTML
  ) -> Bool where Item: Identifiable & Equatable {
    var words: [UInt64] = []
    let readsMore = memory.dirty.track(uid) { words = newRow(uid, memory, row) }
    if readsMore { memory.words[uid] = words }
    return readsMore
  }

  /// Renders a new row, and remembers the lists in it.
  ///
  /// - Returns: the hashes of its parts.
  @inlinable @discardableResult mutating func newRow<Item>(
    _ uid: Int,
    _ memory: RowMemory<Item>,
    _ row: () -> some ElementHTML
  ) -> [UInt64] where Item: Identifiable & Equatable {
    enterRow(uid, memory, memory.dirty)
    newRow(row())
    leaveRow()
    if lacksText { memory.touched.insert(uid) }
    let new = exchangeMemory(words: [], lists: [])
    memory.lists[uid] = new.lists.isEmpty ? nil : new.lists
    return new.words
  }

  /// Notes which row is being rendered. Call ``leaveRow()`` after it.
  @usableFromInline mutating func enterRow(
    _ uid: Int,
    _ list: any ListMemory,
    _ dirty: DirtyRows
  ) { owners.append(RowOwner(list: list, rows: dirty, uid: uid)) }

  @usableFromInline mutating func leaveRow() { owners.removeLast() }

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
  ) -> [UInt64] { memory(of: row, forgettingFields: forgettingFields).words }

  /// Returns the hashes of a row's content, and placeholders for the lists in it, without any output.
  @inlinable mutating func memory(
    of row: some ElementHTML,
    forgettingFields: Bool = false
  ) -> (words: [UInt64], lists: [any ListMemory]) {
    let outer = exchangeMemory(words: [], lists: [])
    let mode = exchangeMode(.remember, forgettingFields)
    let statics = beginStatics()
    row.render(into: &self)
    endStatics(at: 0, statics)
    _ = exchangeMode(mode, false)
    return exchangeMemory(words: outer.words, lists: outer.lists)
  }

  @usableFromInline mutating func exchangeMode(_ new: Mode, _ forgetsFields: Bool) -> Mode {
    defer { mode = new }
    self.forgetsFields = forgetsFields
    return mode
  }
}
