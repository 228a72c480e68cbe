/// Formats the numbers of an area for the attribute `viewBox` of an ``svg(_:)``.
@usableFromInline enum ViewBox {
  @usableFromInline static func text(_ numbers: Double...) -> String {
    numbers.map { Int(exactly: $0).map { String($0) } ?? String($0) }.joined(separator: " ")
  }
}
