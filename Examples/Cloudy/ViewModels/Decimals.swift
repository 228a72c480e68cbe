import Foundation

/// Numbers with a fixed count of decimals, as C's `%.1f` writes them.
enum Decimals {
  static func text(_ value: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    // What is rounded to nothing isn't less than nothing.
    return text.contains { "123456789".contains($0) } ? text : text.replacing("-", with: "")
  }
}
