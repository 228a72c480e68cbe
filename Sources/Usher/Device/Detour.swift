/// A way of the person to another site and back, for example to pay or to sign in.
///
/// ``Device/makeDetour()`` makes it. A detour can be stored, for example in the state of a `Restorable` view model, so
/// that an answer is still expected after the process has ended and the screen was restored.
public struct Detour: Codable, Hashable, Sendable {
  /// The name of the detour, which nobody can guess.
  public let token: String
  /// The address by which the other site has to send the person back. It leads back once.
  public let returnURL: String

  /// Makes a detour. Called by a host.
  public init(token: String, returnURL: String) {
    self.token = token
    self.returnURL = returnURL
  }
}
