import Foundation

/// Formats numbers with a fixed count of decimals.
enum Decimals {
  /// Returns a number as it is written in a language.
  static func text(_ value: Double, digits: Int, in locale: Locale) -> String {
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(digits))
      .grouping(.never).locale(locale)
    // What is written is a minus sign, not a hyphen.
    return rounded(value, digits: digits).formatted(number).replacing("-", with: "−")
  }

  /// Returns a number like C's `%.1f`, with a point in every language: for what is no amount, as coordinates.
  static func text(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", rounded(value, digits: digits))
  }

  /// Rounds as people do, halves away from zero. A number that is rounded to zero has no minus sign.
  static func rounded(_ value: Double, digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    let rounded = (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded == 0 ? 0 : rounded
  }
}
