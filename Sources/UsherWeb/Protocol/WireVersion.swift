/// The version of what travels between browser and server.
///
/// Raise it with each change by which a script and a server of different versions would misunderstand each other; the
/// script's `wireVersion` and `Documentation/Protocol.md` have the same number. A page whose script has another
/// version is loaded again, and continues.
enum WireVersion {
  /// The version of this server.
  static let current = 2
}
