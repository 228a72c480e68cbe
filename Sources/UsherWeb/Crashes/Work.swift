/// A piece of a session's work that can end the process.
enum Work: Hashable {
  /// The first page at an address, before the person did anything.
  case page(address: String)
  /// The restoration of a session whose record contains so many events, and the work that this begins.
  case restoration(session: String, applied: Int)
  /// The event with this number, and the work that it begins.
  case event(session: String, number: Int)

  /// The work as a line of a file.
  var line: String {
    switch self {
    case .page(let address): "page 0 \(address)"
    case .restoration(let session, let applied): "restoration \(applied) \(session)"
    case .event(let session, let number): "event \(number) \(session)"
    }
  }

  /// Reads a line; `nil` if it isn't one.
  init?(line: some StringProtocol) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[1]) else { return nil }
    let name = String(parts[2])
    switch parts[0] {
    case "page": self = .page(address: name)
    case "restoration": self = .restoration(session: name, applied: number)
    case "event": self = .event(session: name, number: number)
    default: return nil
    }
  }
}
