import Foundation

/// The text of a file's size. Units are powers of ten: 1 GB is 1,000,000,000 bytes.
enum FileSize {
  static func text(of bytes: Int64) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    var (value, unit) = (Double(bytes), 0)
    while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    let text = unit == 0 || value >= 100 ? String(Int(value)) : String(format: "%.1f", value)
    return "\(text.replacing(/\.0$/, with: "")) \(units[unit])"
  }
}
