/// A piece of a session's work that can end the process.
enum Work: Hashable {
  /// The first page at an address, before the person did anything, with a digest of the visitor's id.
  case page(address: String, visitor: String)
  /// The restoration of a session whose record contains so many events, and the work that this begins.
  case restoration(session: String, applied: Int)
  /// The event with this number, and the work that it begins.
  case event(session: String, number: Int)
  /// Other work of a session, for example after a timer.
  case session(String)

  /// The session that did the work; `nil` for a first page, whose session nobody can restore.
  var session: String? {
    switch self {
    case .page: nil
    case .restoration(let session, _), .event(let session, _), .session(let session): session
    }
  }

  /// The work as a line of a file.
  var line: String {
    switch self {
    case .page(let address, let visitor): "page 0 \(visitor) \(address)"
    case .restoration(let session, let applied): "restoration \(applied) \(session) "
    case .event(let session, let number): "event \(number) \(session) "
    case .session(let session): "session 0 \(session) "
    }
  }

  /// Reads a line; `nil` if it isn't one.
  init?(line: some StringProtocol) {
    let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let number = Int(parts[1]) else { return nil }
    let name = String(parts[2])
    switch parts[0] {
    case "page": self = .page(address: String(parts[3]), visitor: name)
    case "restoration": self = .restoration(session: name, applied: number)
    case "event": self = .event(session: name, number: number)
    case "session": self = .session(name)
    default: return nil
    }
  }
}
