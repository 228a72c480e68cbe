import Foundation

/// The parameters of a URL, in order. Where one value is asked for, the last parameter with the name
/// counts.
package struct QueryParameters {
  package private(set) var all: [(name: String, value: String)] = []

  /// Reads a query as forms send it: a plus sign is a space.
  package init(_ query: String) throws(BadParameter) {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = pair.map { $0.replacing("+", with: " ").removingPercentEncoding }
      guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
        throw BadParameter(reason: "'\(part)' isn't percent-encoded")
      }
      all.append((name, value))
    }
  }

  package subscript(name: String) -> String? {
    all.last { $0.name == name }?.value
  }

  /// Returns the values of all parameters with this name.
  package func values(_ name: String) -> [String] {
    all.filter { $0.name == name }.map(\.value)
  }

  package func number(_ name: String) throws(BadParameter) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw .wrong(name, text, mustBe: "a number")
    }
    return number
  }

  package func integer(_ name: String, in range: ClosedRange<Int>) throws(BadParameter) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let limits =
        range.upperBound == .max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw .wrong(name, text, mustBe: "a whole number \(limits)")
    }
    return number
  }

  /// Returns the whole numbers of all parameters with this name.
  package func integers(_ name: String) throws(BadParameter) -> [Int] {
    var integers: [Int] = []
    for text in values(name) {
      guard let integer = Int(text) else { throw .wrong(name, text, mustBe: "a whole number") }
      integers.append(integer)
    }
    return integers
  }

  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Choice.Type
  ) throws(BadParameter) -> Choice? {
    guard let text = self[name] else { return nil }
    return try Self.choice(name, text)
  }

  /// Returns the choices, separated by commas, of all parameters with this name, each once.
  package func choices<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String,
    of type: Choice.Type
  ) throws(BadParameter) -> [Choice] {
    var choices: [Choice] = []
    for value in values(name) {
      for text in value.split(separator: ",", omittingEmptySubsequences: false) {
        let choice: Choice = try Self.choice(name, String(text))
        if !choices.contains(choice) { choices.append(choice) }
      }
    }
    return choices
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    _ text: String
  ) throws(BadParameter) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .wrong(name, text, mustBe: "one of \(choices)")
    }
    return choice
  }
}

extension BadParameter {
  fileprivate static func wrong(_ name: String, _ text: String, mustBe what: String) -> Self {
    Self(reason: "Parameter '\(name)' must be \(what). Given: '\(text)'.")
  }
}
