/// The sections of a list, which change at random.
struct RandomSections {
  private(set) var sections: [ListSection] = []
  private var nextID = 0

  private mutating func makeRow() -> ListRow {
    nextID += 1
    return ListRow(id: nextID, text: "Row \(nextID)")
  }

  private mutating func makeSection(_ count: Int) -> ListSection {
    nextID += 1
    let (id, rows) = (nextID, (0..<count).map { _ in makeRow() })
    return ListSection(id: id, title: "Section \(id)", rows: rows)
  }

  /// Makes one to four random changes.
  mutating func change(using random: inout SplitMix) {
    for _ in 0..<Int.random(in: 1...4, using: &random) { changeOnce(&random) }
  }

  private mutating func changeOnce(_ random: inout SplitMix) {
    let kind = Int.random(in: 0..<14, using: &random)
    guard let section = sections.indices.randomElement(using: &random), kind > 1 else {
      let place = Int.random(in: 0...sections.count, using: &random)
      return sections.insert(makeSection(Int.random(in: 0..<5, using: &random)), at: place)
    }
    let count = sections[section].rows.count
    switch kind {
    case 2: sections.remove(at: section)
    case 3: sections.swapAt(section, Int.random(in: sections.indices, using: &random))
    case 4: sections[section].title += "!"
    case 5: sections[section].rows.shuffle(using: &random)
    case 6: sections[section].rows = []
    case 7...9:
      let row = makeRow()
      sections[section].rows.insert(row, at: Int.random(in: 0...count, using: &random))
    default:
      guard count > 0 else { return }
      let index = Int.random(in: 0..<count, using: &random)
      switch kind {
      case 10: sections[section].rows.remove(at: index)
      case 11: sections[section].rows[index].text += "!"
      case 12:
        sections[section].rows.swapAt(index, Int.random(in: 0..<count, using: &random))
      default:
        // The row moves to a random section, which may be its own.
        let row = sections[section].rows.remove(at: index)
        let other = Int.random(in: sections.indices, using: &random)
        let place = Int.random(in: 0...sections[other].rows.count, using: &random)
        sections[other].rows.insert(row, at: place)
      }
    }
  }
}
