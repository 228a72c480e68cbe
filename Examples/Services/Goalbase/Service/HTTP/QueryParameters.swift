import Foundation

/// The parameters of a URL.
struct QueryParameters {
  private var values: [String: String] = [:]

  /// Reads a query. Unlike in forms, a plus sign is a plus sign: the zones of times contain it.
  init(_ query: String) throws(GoalbaseError) {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.removingPercentEncoding }
      guard let name = pair[0], let value = pair.count > 1 ? pair[1] : "" else {
        throw .invalid("\(part) isn't percent-encoded.")
      }
      values[name] = value
    }
  }

  func flag(_ name: String) throws(GoalbaseError) -> Bool {
    switch values[name] {
    case nil, "false": return false
    case "true": return true
    case .some(let text): throw .invalid("\(name) must be true or false, but is \"\(text)\".")
    }
  }

  func time(_ name: String) throws(GoalbaseError) -> Timestamp? {
    guard let text = values[name] else { return nil }
    guard let time = Timestamp(text) else {
      throw .invalid("\(name) must be a time like 2026-11-21T18:30:00Z, but is \"\(text)\".")
    }
    return time
  }
}
