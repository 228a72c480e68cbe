/// An error of an app that nobody has expected, and that a person was told in general words only. See
/// ``HostObserver/failed(_:)``.
public struct HostFailure: Sendable {
  /// The error, as the app's code has thrown it. It can contain what the person has typed.
  public let error: any Error
  /// The path of the app.
  public let app: String
  /// The first 8 characters of the session's token.
  public let session: String
  /// The name of the view model on top, for example `PhotoViewModel`; `nil` if no screen is shown.
  public let screen: String?

  init(_ error: any Error, app: String, session: String, screen: String?) {
    self.error = error
    self.app = app
    self.session = HostLogEntry.short(session)
    self.screen = screen
  }
}
