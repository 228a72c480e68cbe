/// The text of a file's size, without decimals, whose separator would depend on the language. Units are powers of ten.
enum FileSize {
  static func text(of bytes: Int64) -> String {
    let units = ["B", "kB", "MB", "GB"]
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    return "\(Int64(value.rounded())) \(units[unit])"
  }
}
