import Foundation

/// Formats numbers with a fixed count of decimals, like C's `%.1f`.
enum Decimals {
  static func text(_ value: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    // A number that is rounded to zero has no minus sign.
    return text.contains { "123456789".contains($0) } ? text : text.replacing("-", with: "")
  }
}
