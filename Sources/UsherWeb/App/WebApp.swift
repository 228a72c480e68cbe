public import Usher

/// An app as the web host serves it: where it is, how it starts, and which view shows which screen.
///
/// ```swift
/// let redGreen = WebApp("red-green", title: "Red & Green") { flow, _ in
///   MainCoordinator(flow: flow)
/// } views: {
///   MainView.self
///   ColorView.self
/// }
/// ```
public struct WebApp: Sendable {
  /// The first part of the app's addresses: `red-green`.
  public let path: String
  /// The app's name.
  public let title: String
  /// A sentence about it: for the start page, for search engines, and where a link to it is shown.
  public let summary: String
  let styles: String
  let icon: AppIcon
  let themeColor: ThemeColor
  /// Pictures of tabs, by the names that the app gives them.
  let symbols: [String: Symbol]
  let views: ViewTable<ViewRegistration.Render>
  let version: Int
  let migrations: [Int: @Sendable (inout Snapshot) throws -> Void]
  /// Starts the root coordinator, from a snapshot if there is one.
  let start: @Sendable (Navigation, Visitor, Snapshot?) -> Void
  let resource: @Sendable (WebRequest, String) async -> WebResponse?

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - path: the first part of its addresses, letters, digits and `-`; empty for the whole site.
  ///   - title: its name.
  ///   - summary: a sentence about it: for the start page, for search engines, and where a link to it is shown.
  ///   - icon: its picture; the host's by default.
  ///   - themeColor: the colour of what is round its page, as a phone's status line; that of the page by default.
  ///   - styles: a style sheet of its own, after the host's; `--accent` is its colour.
  ///   - symbols: pictures of its tabs by the names they have in `tab(_:symbol:at:)`, besides the host's own: "person",
  ///     "photos", "list", "chart", "star", "settings", "search", "location".
  ///   - version: the version of its routes, inputs and saved states, for sessions that are stored.
  ///   - migrations: changes what an older version stored to the next one, by the older version.
  ///   - start: makes the root coordinator, once for each open page, on that page's actor.
  ///   - views: the views, one for each view model a person can see.
  ///   - resource: answers GET and HEAD below `/<path>/-/`, as pictures; gets what follows that, and
  ///     gives `nil` for what there isn't.
  public init<C: Coordinator>(
    _ path: String,
    title: String,
    summary: String = "",
    icon: AppIcon? = nil,
    themeColor: ThemeColor = .page,
    styles: String = "",
    symbols: [String: Symbol] = [:],
    version: Int = 1,
    migrations: [Int: @Sendable (inout Snapshot) throws -> Void] = [:],
    start: @escaping @Sendable (Flow<C.RouteType, C.Output>, Visitor) -> C,
    @ViewsBuilder views: () -> [ViewRegistration],
    resource: @escaping @Sendable (WebRequest, String) async -> WebResponse? = { _, _ in nil }
  ) where C: SendableMetatype {
    self.path = path
    self.title = title
    self.summary = summary
    self.icon = icon ?? .standard
    self.themeColor = themeColor
    self.styles = styles
    self.symbols = Symbol.ofTabs.merging(symbols) { _, own in own }
    self.views = views().reduce(into: ViewTable()) { $1.register(&$0) }
    self.version = version
    self.migrations = migrations
    self.start = { navigation, visitor, snapshot in
      navigation.start(restoring: snapshot) { start($0, visitor) }
    }
    self.resource = resource
  }

  /// The address of the app: `/red-green`.
  public var base: String { path.isEmpty ? "" : "/" + path }

  /// The address of something in the app, from the one within it.
  func url(_ path: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("?") else { return (base.isEmpty ? "/" : base) + path }
    return base + "/" + path
  }

  /// The address within the app; `nil` for one elsewhere.
  func pathWithin(_ url: String) -> String? {
    guard url.hasPrefix(base) else { return nil }
    let rest = url.dropFirst(base.count)
    guard let first = rest.first else { return "" }
    guard first == "/" || first == "?" else { return nil }
    return String(first == "/" ? rest.dropFirst() : rest)
  }
}
