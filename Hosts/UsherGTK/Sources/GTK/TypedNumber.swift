import Glibc

/// The number in a text that a person has typed: “2 years”, “٢”, “−1.234,5”.
package nonisolated enum TypedNumber {
  /// What is between the whole and the fraction where the person lives.
  private static let localPoint: Unicode.Scalar = {
    guard let letter = localeconv()?.pointee.decimal_point?.pointee else { return "." }
    return Unicode.Scalar(UInt8(bitPattern: letter))
  }()

  /// Reads the first number in a text.
  ///
  /// - Parameters:
  ///   - text: the text, with digits of any script.
  ///   - hasFraction: whether the number may have a fraction; otherwise it is rounded.
  ///   - point: what begins the fraction of “1,234”, where both a fraction and a thousand would be possible.
  /// - Returns: the number; `nil` if there is none.
  package static func read(
    _ text: String,
    hasFraction: Bool,
    point: Unicode.Scalar = localPoint
  ) -> Double? {
    let letters = Array(text.unicodeScalars)
    guard let start = letters.firstIndex(where: { digit($0) != nil }) else { return nil }
    let groups = groups(letters[start...])
    var (whole, fraction) = (groups, "")
    if let last = groups.last, isFraction(last, groups, hasFraction ? point : nil) {
      whole.removeLast()
      fraction = last.digits
    }
    if !whole.dropFirst().allSatisfy({ $0.digits.count == 3 }) {
      (whole, fraction) = ([groups[0]], "")
    }
    let number = Double(whole.map(\.digits).joined() + "." + fraction + "0") ?? 0
    let signed = isNegative(letters[..<start]) ? -number : number
    return hasFraction ? signed : signed.rounded()
  }

  /// Digits, and what is before them.
  private struct Group {
    let separator: Unicode.Scalar?
    var digits = ""
  }

  /// The digits at the start of a text, up to what can't be in a number.
  private static func groups(_ letters: ArraySlice<Unicode.Scalar>) -> [Group] {
    var groups = [Group(separator: nil)]
    for (index, letter) in zip(letters.indices, letters) {
      if let digit = digit(letter) {
        groups[groups.count - 1].digits += "\(digit)"
      } else if separators.contains(letter), index + 1 < letters.endIndex,
        digit(letters[index + 1]) != nil
      {
        groups.append(Group(separator: letter))
      } else {
        break
      }
    }
    return groups
  }

  private static let separators: Set<Unicode.Scalar> = [
    ".", ",", "\u{66B}", "\u{66C}", "'", "’", "\u{A0}", "\u{202F}",
  ]

  private static func isFraction(_ last: Group, _ groups: [Group], _ point: Unicode.Scalar?) -> Bool
  {
    guard let separator = last.separator else { return false }
    if separator == "\u{66B}" { return true }
    guard separator == "." || separator == "," else { return false }
    let others = groups.dropFirst().dropLast()
    if others.isEmpty { return last.digits.count != 3 || separator == point }
    return !others.contains { $0.separator == separator }
  }

  /// Whether a text ends with a sign that isn't the hyphen of a word.
  private static func isNegative(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let sign = before.last, sign == "-" || sign == "\u{2212}" else { return false }
    return !(before.dropLast().last?.properties.isAlphabetic ?? false)
  }

  private static func digit(_ letter: Unicode.Scalar) -> Int? {
    guard letter.properties.numericType == .decimal else { return nil }
    return letter.properties.numericValue.map { Int($0) }
  }
}
