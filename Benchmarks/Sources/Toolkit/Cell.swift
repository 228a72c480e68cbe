/// What stands in a table.
enum Cell {
  /// A time in the unit that suits it.
  static func time(_ time: Duration) -> String {
    let nanoseconds = time / .nanoseconds(1)
    return switch nanoseconds {
    case ..<1_000: number(nanoseconds) + " ns"
    case ..<1_000_000: number(nanoseconds / 1_000) + " µs"
    default: number(nanoseconds / 1_000_000) + " ms"
    }
  }

  static func ratio(_ time: Duration, to base: Duration) -> String {
    let ratio = time / base
    return "× " + (ratio < 0.01 ? "1/" + number(1 / ratio) : number(ratio))
  }

  /// Three digits that count; all before the point.
  static func number(_ value: Double) -> String {
    let places = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    let factor = places == 2 ? 100.0 : places == 1 ? 10 : 1
    let digits = Int((value * factor).rounded())
    guard places > 0 else { return grouped(digits) }
    let part = String(Int(factor) + digits % Int(factor)).dropFirst()
    return "\(digits / Int(factor)).\(part)"
  }

  /// A whole number with its thousands apart.
  static func grouped(_ value: Int) -> String {
    guard value >= 1_000 else { return String(value) }
    return grouped(value / 1_000) + "," + String(1_000 + value % 1_000).dropFirst()
  }
}
