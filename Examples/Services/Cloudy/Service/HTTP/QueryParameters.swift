import Foundation

/// The parameters of a URL.
struct QueryParameters {
  private var all: [(name: String, value: String)] = []

  init(_ query: String) throws(BadParameter) {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = pair.map { $0.replacing("+", with: " ").removingPercentEncoding }
      guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
        throw BadParameter(reason: "'\(part)' isn't percent-encoded")
      }
      all.append((name, value))
    }
  }

  /// Returns the value of the last parameter with this name.
  subscript(name: String) -> String? {
    all.last { $0.name == name }?.value
  }

  func number(_ name: String) throws(BadParameter) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw BadParameter(reason: "Parameter '\(name)' must be a number. Given: '\(text)'.")
    }
    return number
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(BadParameter) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw BadParameter(
        reason: "Parameter '\(name)' must be from \(range.lowerBound) to \(range.upperBound)."
          + " Given: '\(text)'."
      )
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Choice.Type
  ) throws(BadParameter) -> Choice? {
    guard let text = self[name] else { return nil }
    return try Self.choice(name, text)
  }

  /// Returns the choices, separated by commas, of all parameters with this name, each once.
  func choices<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String,
    of type: Choice.Type
  ) throws(BadParameter) -> [Choice] {
    var choices: [Choice] = []
    for parameter in all where parameter.name == name {
      for text in parameter.value.split(separator: ",", omittingEmptySubsequences: false) {
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
      throw BadParameter(
        reason: "Parameter '\(name)' must be one of \(choices). Given: '\(text)'."
      )
    }
    return choice
  }
}
