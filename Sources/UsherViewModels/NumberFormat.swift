public import Foundation

/// How a number is written and read in the person's language: its separators, its digits after the decimal separator, and
/// its unit.
///
/// ```swift
/// let euros = NumberFormat.money("EUR", Locale(identifier: "de_DE"))
/// euros.text(1234.5)  // "1.234,50"
/// euros.unit  // "€"
/// euros.number("1.234,5 €")  // 1234.5
/// euros.number("zwölf")  // nil
/// ```
public struct NumberFormat: Equatable, Sendable {
  /// The text of the unit, for example `€` or `kg`; `nil` without one.
  public let unit: String?
  /// Whether the unit is written before the number.
  public let isUnitFirst: Bool
  /// The least and the greatest number of digits after the decimal separator.
  public let fractionDigits: ClosedRange<Int>
  private let locale: Locale
  private let decimal: Character
  private let grouping: Character?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - locale: the language and the region whose separators are used.
  ///   - fractionDigits: the least and the greatest number of digits after the decimal separator. Numbers with more are
  ///     refused by ``number(_:)``, and rounded by ``text(_:)``.
  ///   - unit: the text of the unit; `nil` for none.
  public init(
    _ locale: Locale,
    fractionDigits: ClosedRange<Int> = 0...0,
    unit: String? = nil
  ) {
    self.init(locale, fractionDigits, unit, isUnitFirst: false)
  }

  private init(
    _ locale: Locale,
    _ fractionDigits: ClosedRange<Int>,
    _ unit: String?,
    isUnitFirst: Bool
  ) {
    self.locale = locale
    self.fractionDigits = fractionDigits
    self.unit = unit
    self.isUnitFirst = isUnitFirst
    let latin = Self.latin(locale)
    decimal = latin.decimalSeparator?.first ?? "."
    grouping = latin.groupingSeparator?.first
  }

  /// Returns the format of an amount of money, with as many digits as the currency has.
  ///
  /// - Parameters:
  ///   - currency: the code of the currency by ISO 4217, for example `EUR`.
  ///   - locale: the language and the region, by which the unit is the sign or the code of the currency, before or after
  ///     the number.
  public static func money(_ currency: String, _ locale: Locale) -> NumberFormat {
    let sample = Decimal(0).formatted(.currency(code: currency).locale(locale))
    let isNumber = { (character: Character) in
      character.isNumber || character == locale.decimalSeparator?.first
    }
    let digits = sample.filter(\.isNumber).count - 1
    let unit = sample.filter { !isNumber($0) && !$0.isWhitespace && !Self.isMark($0) }
    return NumberFormat(
      locale,
      digits...digits,
      unit,
      isUnitFirst: sample.first { !Self.isMark($0) }.map { !isNumber($0) } ?? false
    )
  }

  /// Returns a number without its unit, as it stands in a field.
  public func text(_ number: Decimal) -> String {
    number.formatted(.number.precision(.fractionLength(fractionDigits)).locale(Self.latin(locale)))
  }

  /// Reads a number that a person has written. Spaces and the unit are ignored; digits may be those of any script.
  ///
  /// A separator that isn't the language's own decimal separator is one for thousands if it stands where one can stand, and
  /// a decimal separator if it comes once elsewhere: in German, `1.250` is a thousand and some, `1.25` is one and a quarter,
  /// and `0.250` a quarter.
  ///
  /// - Returns: the number; `nil` when the text isn't one, or has too many digits after the decimal separator.
  public func number(_ text: String) -> Decimal? {
    // Two cells of a table are two numbers.
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.contains(where: { $0 == "\t" || $0.isNewline }) else { return nil }
    var rest = text.filter { !$0.isWhitespace && !Self.isMark($0) && $0 != "'" && $0 != "’" }
    if let unit { rest = rest.replacing(unit.filter { !$0.isWhitespace }, with: "") }
    var isNegative = false
    if let sign = rest.first, "-−–".contains(sign) {
      isNegative = true
      rest.removeFirst()
    }
    guard let parts = parts(of: rest), parts.fraction.count <= fractionDigits.upperBound,
      // What a `Decimal` holds exactly.
      parts.whole.count + parts.fraction.count <= 34
    else { return nil }
    let digits = parts.whole + (parts.fraction.isEmpty ? "" : "." + parts.fraction)
    return Decimal(
      string: (isNegative ? "-" : "") + digits,
      locale: Locale(identifier: "en_US_POSIX")
    )
  }

  /// Splits a number at its decimal separator, with digits from 0 to 9 only; `nil` if it isn't a number.
  private func parts(of text: String) -> (whole: String, fraction: String)? {
    // The decimal separator of Arabic digits is never another one.
    let text = text.replacing("٫", with: String(decimal)).replacing("٬", with: "")
    let separators: Set<Character> = [".", ",", decimal]
    let used = text.filter { separators.contains($0) || $0 == grouping }
    let mark: Character?
    if used.contains(decimal) {
      mark = decimal
    } else if let only = used.first, used.count == 1, !isGrouped(text, by: only) {
      mark = only
    } else {
      mark = nil
    }
    let halves =
      mark.map { text.split(separator: $0, omittingEmptySubsequences: false) } ?? [text[...]]
    guard halves.count <= 2 else { return nil }
    let groups = halves[0].split(omittingEmptySubsequences: false) {
      separators.contains($0) || $0 == grouping
    }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 || $0.count == 2 }),
      groups.count == 1 || groups.last?.count == 3 && Self.isFirst(groups[0]),
      let whole = Self.digits(groups.joined()),
      let fraction = Self.digits(halves.count == 2 ? String(halves[1]) : ""),
      !(whole + fraction).isEmpty
    else { return nil }
    return (whole.isEmpty ? "0" : whole, fraction)
  }

  private func isGrouped(_ text: String, by mark: Character) -> Bool {
    let groups = text.split(separator: mark, omittingEmptySubsequences: false)
    return Self.isFirst(groups[0]) && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Whether digits can be the first of several groups.
  private static func isFirst(_ group: some StringProtocol) -> Bool {
    (1...3).contains(group.count) && group.first?.wholeNumberValue != 0
  }

  private static func digits(_ text: String) -> String? {
    var digits = ""
    for character in text {
      guard let digit = character.wholeNumberValue, digit < 10 else { return nil }
      digits += String(digit)
    }
    return digits
  }

  /// Marks of the direction of a text, which formatters write round numbers.
  private static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  /// Returns the locale with digits from 0 to 9: fields and keyboards of phones have these everywhere.
  private static func latin(_ locale: Locale) -> Locale {
    var components = Locale.Components(locale: locale)
    components.numberingSystem = "latn"
    return Locale(components: components)
  }
}

extension Rule where Value == String {
  /// Returns a rule that the text must be a number. An empty text obeys this rule; add `required(_:)` to forbid it.
  ///
  /// ```swift
  /// let amount = Field("", .required("Enter an amount."), .number(euros, in: 1...500, "Enter an amount from 1 to 500 €."))
  /// ```
  ///
  /// - Parameters:
  ///   - format: how the number is read.
  ///   - range: the numbers that are allowed.
  ///   - message: the message for the person when the text isn't a number, or a number out of the range.
  public static func number(
    _ format: NumberFormat,
    in range: some RangeExpression<Decimal>,
    _ message: String
  ) -> Rule {
    must(
      { text in
        text.allSatisfy(\.isWhitespace) || format.number(text).map(range.contains) ?? false
      },
      message
    )
  }

  /// Returns a rule that the text must be a number of any size. An empty text obeys this rule.
  public static func number(_ format: NumberFormat, _ message: String) -> Rule {
    must({ text in text.allSatisfy(\.isWhitespace) || format.number(text) != nil }, message)
  }
}
