/// The text of a file's size, with a decimal below a hundred. Units are powers of ten.
enum FileSize {
  static func text(of bytes: Int64, in words: HostWords) -> String {
    let units = ["B", "kB", "MB", "GB"]
    var (size, unit) = (Int64(1), 0)
    while bytes / size >= 1000, unit < units.count - 1 { (size, unit) = (size * 1000, unit + 1) }
    let (whole, rest) = bytes.quotientAndRemainder(dividingBy: size)
    let tenths = whole * 10 + (rest * 10 + size / 2) / size
    let number =
      if whole >= 100 {
        "\(whole)"
      } else if tenths % 10 == 0 {
        "\(tenths / 10)"
      } else {
        "\(tenths / 10)\(words[.decimalSeparator])\(tenths % 10)"
      }
    return "\(number) \(units[unit])"
  }
}
