/// How much was typed into the fields of a page. A script could type without end into each of them, and what was typed is
/// kept: by the app, by the page's HTML, and by its record. A pure value.
struct TypedTexts {
  /// A field, as events name it.
  struct Field: Hashable {
    let fragment: Int
    let path: [Int]
  }

  /// The largest number of bytes in all fields.
  private let limit: Int
  private var sizes: [Field: Int] = [:]
  private var total = 0

  init(limit: Int) { self.limit = limit }

  /// Notes the new text of a field, in place of its old one, unless it is too much.
  ///
  /// - Parameters:
  ///   - size: the length of the text in bytes.
  ///   - exists: whether the screen of a field still exists. Only asked when there is no room.
  /// - Returns: whether there is room.
  mutating func admit(_ size: Int, in field: Field, while exists: (Field) -> Bool) -> Bool {
    if total - sizes[field, default: 0] + size > limit {
      sizes = sizes.filter { $0.key == field || exists($0.key) }
      total = sizes.values.reduce(0, +)
    }
    let others = total - sizes[field, default: 0]
    guard others + size <= limit else { return false }
    sizes[field] = size > 0 ? size : nil
    total = others + size
    return true
  }
}
