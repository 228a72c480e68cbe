/// A screen that a person sees now. See ``HostObserver/shown(_:)``.
public struct HostScreen: Hashable, Sendable {
  /// The path of the app.
  public let app: String
  /// The first 8 characters of the session's token: the same for all that is shown on one open page.
  public let session: String
  /// The name of the screen's view model, for example `PhotoViewModel`.
  public let name: String
  /// The address of the page, without its query: `/photos/pli`. Whose apps have private parts in their addresses, such as
  /// names, shouldn't keep it.
  public let address: String

  init(app: String, session: String, name: String, address: String) {
    self.app = app
    self.session = HostLogEntry.short(session)
    self.name = name
    self.address = address
  }
}
