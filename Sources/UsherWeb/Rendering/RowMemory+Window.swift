extension RowMemory {
  /// Returns which rows the browser gets next.
  ///
  /// As long as it asks for no others, it keeps the rows that it has: when rows come or go above them, they are found again.
  ///
  /// - Parameter target: the index of a row that must be among them.
  @inlinable func nextWindow<Items: RandomAccessCollection>(
    in items: Items,
    target: Int?
  ) -> ListWindow where Items.Element == Item {
    let total = items.count
    if isWhole || total <= ListWindow.limit && (window.isAll || !isWindowed) {
      return ListWindow(all: total)
    }
    // What the browser asks for are the rows that had these places when it was told of them.
    let shift = shift(in: items)
    let count = max(window.count, ListWindow.start)
    var next: ListWindow
    if let asked {
      next = ListWindow(asked.first > 0 ? asked.first + shift : 0, asked.count, of: total)
    } else if window.first == 0, count + shift <= max(count, ListWindow.most) {
      // Who is at the start sees what is added there. Who isn't keeps what there is to see.
      next = ListWindow(0, count + max(0, shift), of: total)
    } else {
      next = ListWindow(window.first + shift, count, of: total)
    }
    if let target, !next.range.contains(target) {
      next = ListWindow(around: target, next.count, of: total)
    }
    return next
  }

  /// Returns by how many places the rows have moved in the list.
  @inlinable func shift<Items: RandomAccessCollection>(in items: Items) -> Int
  where Items.Element == Item {
    guard !rows.isEmpty else { return 0 }
    let middle = rows.count / 2
    let id = rows[middle].id
    let place = window.first + middle
    let total = items.count
    for distance in 0...64 {
      for index in [place + distance, place - distance] where index >= 0 && index < total {
        if items[items.index(items.startIndex, offsetBy: index)].id == id { return index - place }
      }
    }
    return farShift(in: items) ?? 0
  }

  /// Looks at all items. If the row in the middle is gone, the nearest to it counts.
  @inlinable func farShift<Items: RandomAccessCollection>(in items: Items) -> Int?
  where Items.Element == Item {
    var places: [Item.ID: Int] = [:]
    for (place, row) in rows.enumerated() { places[row.id] = place }
    var found: (distance: Int, shift: Int)?
    for (index, item) in items.enumerated() {
      guard let place = places[item.id] else { continue }
      let distance = abs(place - rows.count / 2)
      guard distance < found?.distance ?? .max else { continue }
      found = (distance, index - window.first - place)
      if distance == 0 { break }
    }
    return found?.shift
  }
}
