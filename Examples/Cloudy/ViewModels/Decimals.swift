import Foundation

/// Formats numbers with a fixed count of decimals.
enum Decimals {
  /// Returns a number as it is written in a language.
  static func text(_ value: Double, digits: Int, in locale: Locale) -> String {
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(digits))
      .grouping(.never).locale(locale)
    return rounded(value, digits: digits).formatted(number)
  }

  /// Returns a number like C's `%.1f`, with a point in every language: for what is no amount, as coordinates.
  static func text(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", rounded(value, digits: digits))
  }

  /// A number that is rounded to zero has no minus sign.
  static func rounded(_ value: Double, digits: Int) -> Double {
    String(format: "%.\(digits)f", value).contains { "123456789".contains($0) } ? value : 0
  }
}
