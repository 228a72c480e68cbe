public import Usher

/// The browser of a page hasn't taken a new id: it is away, or it refuses cookies.
///
/// ```swift
/// do { new = try await visit.renew() } catch { message = error.userMessage }
/// ```
public struct VisitError: UserFacingError, Hashable, CustomStringConvertible {
  /// The text to show to the person.
  public var userMessage: String {
    "Your browser didn’t answer in time, or refuses cookies. Please try again."
  }
  /// The problem, for the developer.
  public var description: String {
    "The browser hasn't taken its new cookie in time. It is away, or it refuses cookies."
  }
}
