#if Hummingbird
/// The reasons why a socket isn't read at the moment. It is read again when none is left.
struct ReadPauses: OptionSet {
  let rawValue: UInt8

  /// Enough messages wait until the session is attached.
  static let attaching = ReadPauses(rawValue: 1)
  /// The browser has sent more than its ``MessageBudget`` allows.
  static let budget = ReadPauses(rawValue: 2)
  /// The session hasn't taken enough of what the browser has sent, see ``Backlog``.
  static let behind = ReadPauses(rawValue: 4)
}
#endif
