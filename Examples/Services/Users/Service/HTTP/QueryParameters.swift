import Foundation

/// The parameters of a URL, in order.
struct QueryParameters {
  private var all: [(name: String, value: String)] = []

  init(_ query: String) throws(BadParameter) {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = pair.map { $0.replacing("+", with: " ").removingPercentEncoding }
      guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
        throw BadParameter(message: "\(part) isn't percent-encoded")
      }
      all.append((name, value))
    }
  }

  subscript(name: String) -> String? {
    all.first { $0.name == name }?.value
  }

  func values(_ name: String) -> [String] {
    all.filter { $0.name == name }.map(\.value)
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(BadParameter) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let limits =
        range.upperBound == .max
        ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw BadParameter(message: "\(name) is no number \(limits)")
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Choice.Type
  ) throws(BadParameter) -> Choice? {
    guard let text = self[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw BadParameter(message: "\(name) is none of \(choices)")
    }
    return choice
  }

  /// Returns the encoded parameters, with another value for one of them.
  func encoded(_ name: String, _ value: Int) -> String {
    var parameters = all
    parameters.removeAll { $0.name == name }
    parameters.append((name, String(value)))
    return parameters.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
