/// A table in Markdown.
struct Table {
  let head: [String]
  private(set) var rows: [[String]] = []

  init(_ head: String...) { self.head = head }

  mutating func add(_ row: [String]) { rows.append(row) }

  func write() {
    for row in [head, head.map { _ in "---" }] + rows {
      print("| " + row.joined(separator: " | ") + " |")
    }
    print()
  }
}
