/// Whether a service can take new pages.
public enum HostReadiness: Hashable, Sendable {
  /// It can.
  case ready
  /// It can't at the moment. The text says why, without secrets: anybody can read it.
  case notReady(String)
}
