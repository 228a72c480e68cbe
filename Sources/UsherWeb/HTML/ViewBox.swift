/// Formats an area for the attribute `viewBox` of SVG.
@usableFromInline enum ViewBox {
  @usableFromInline static func text(_ numbers: Double...) -> String {
    numbers.map { Int(exactly: $0).map { String($0) } ?? String($0) }.joined(separator: " ")
  }
}
