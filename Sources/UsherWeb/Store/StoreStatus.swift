/// How the store of a host works, for metrics and for a page about the server's health.
///
/// ```swift
/// if let failure = host.storeStatus?.failure { print(failure) }
/// ```
public struct StoreStatus: Sendable {
  /// The name of the store, for example the path of its file.
  public var name: String
  /// How many records were stored since the host began.
  public var saves = 0
  /// The time that these took, in total.
  public var saveTime = Duration.zero
  /// The longest of these times.
  public var longestSave = Duration.zero
  /// How often something failed, by the name of the error's code. What concerns one session only isn't counted: the
  /// codes `stale`, `incomplete` and `owned`.
  public var failures: [String: Int] = [:]
  /// The newest failure, if nothing was stored since then.
  public var failure: SessionStoreError?
  /// How many open pages wait to be stored because the store fails.
  public var unsavedPages = 0
  /// How many pages have ended with something that was never stored.
  public var lostPages = 0

  init(name: String) { self.name = name }
}
