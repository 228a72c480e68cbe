#if Accounts
/// There were too many attempts in a short time.
public struct TooManyAttempts: Error, Equatable, Sendable, CustomStringConvertible {
  /// The time until there may be another one, in whole seconds.
  public let secondsToWait: Int

  /// Makes the error.
  public init(secondsToWait: Int) { self.secondsToWait = secondsToWait }

  /// The reason in a sentence.
  public var description: String {
    "There were too many attempts. Please wait for \(secondsToWait) seconds."
  }
}
#endif
