public import Usher

/// A description of an app for the web host: its URL, its root coordinator, and its views.
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
  /// The first component in the path of the app's URLs, for example `red-green`. Empty for an app at the root of the
  /// site.
  public internal(set) var path: String
  /// The name of the app.
  public internal(set) var title: String
  /// A sentence about the app: for the start page, for search engines, and where a link to the app is shown.
  public let summary: String
  /// The path under which the host of the app is served: `/apps`; empty at the root of the site.
  var prefix = ""
  /// The languages that the app speaks, as BCP 47 tags; the usual one first.
  let languages: [String]
  /// The app's own texts in place of the host's.
  private let words: [HostWords]
  var styles: String
  let icon: AppIcon
  let themeColor: ThemeColor
  /// The symbols of tabs, by name: those of the host, and those of the app.
  let symbols: [String: Symbol]
  let files: [AppFile]
  /// What the app's pages may load from other sites.
  let sources: ContentSources
  var views: ViewTable<ViewRegistration.Render>
  /// The addresses of the root coordinator's routes, as patterns.
  var patterns: [String]
  let version: Int
  let migrations: [Int: @Sendable (inout Snapshot) throws -> Void]
  /// Starts the root coordinator, and restores the screens of the snapshot if there is one.
  var start: @Sendable (Navigation, Visit, Snapshot?) -> Void
  /// Whether the app's sessions have the threads for long turns from the start.
  let isSlow: Bool
  let resource: @Sendable (WebRequest, String) async -> WebResponse?

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - path: the first component in the path of the app's URLs: letters, digits and `-`; empty for an app at the root
  ///     of the site.
  ///   - title: the name of the app.
  ///   - summary: a sentence about the app: for the start page, for search engines, and where a link to it is shown.
  ///   - languages: the languages that the app speaks, as BCP 47 tags, for example `["en", "de", "ar"]`; the usual one
  ///     first. A page is in the one that suits the browser's `Accept-Language` best, which the app reads from
  ///     `Device.locale`.
  ///   - words: the host's own texts in languages that aren't built in, or with other words. English, German and Arabic
  ///     are built in.
  ///   - icon: the icon of the app; if `nil`, the host's own icon.
  ///   - themeColor: the colour of the system's areas around the page, for example the status line of a phone; by
  ///     default the background colour of the page.
  ///   - styles: the text of the app's style sheet, which the browser applies after the host's own; the CSS variable
  ///     `--accent` is the main colour.
  ///   - symbols: the app's symbols for tabs, by the names that are passed to `tab(_:symbol:at:)`. The host's own are
  ///     "person", "photos", "list", "chart", "star", "settings", "search" and "location"; a symbol in
  ///     this dictionary replaces the host's symbol of the same name.
  ///   - files: the scripts of the app's islands, and what they load, see ``Island``.
  ///   - sources: the other sites that the app's pages may load something from, for example the pictures of a map; none
  ///     by default.
  ///   - version: the version of the app's routes, inputs and saved states. It is stored with each session.
  ///   - migrations: for each older version, a closure that changes a stored snapshot of that version to the next
  ///     version. A stored session can't be restored if a closure that it needs is missing or throws.
  ///   - isSlow: whether the app computes or waits on the actor of a page, for longer than
  ///     ``SessionLimits/longTurn``. Then its sessions run apart from those of other apps from the start.
  ///   - start: makes the root coordinator from its flow and the visit, which has the visitor's id; called once for each
  ///     open page, on the actor of that page.
  ///   - views: the types of the views, one for each type of view model that has a screen.
  ///   - resource: answers GET and HEAD requests below `/<path>/-/`, for example for images. The closure
  ///     gets the request and the path after `-/`, and returns `nil` if there is no such resource. It isn't called on
  ///     the actor of a page.
  public init<C: Coordinator>(
    _ path: String,
    title: String,
    summary: String = "",
    languages: [String] = ["en"],
    words: [HostWords] = [],
    icon: AppIcon? = nil,
    themeColor: ThemeColor = .page,
    styles: String = "",
    symbols: [String: Symbol] = [:],
    files: [AppFile] = [],
    sources: ContentSources = ContentSources(),
    version: Int = 1,
    migrations: [Int: @Sendable (inout Snapshot) throws -> Void] = [:],
    isSlow: Bool = false,
    start: @escaping @Sendable (Flow<C.RouteType, C.Output>, Visit) -> C,
    @ViewsBuilder views: () -> [ViewRegistration],
    resource: @escaping @Sendable (WebRequest, String) async -> WebResponse? = { _, _ in nil }
  ) where C: SendableMetatype {
    self.path = path
    self.title = title
    self.summary = summary
    self.languages = languages.isEmpty ? ["en"] : languages
    self.words = words
    self.icon = icon ?? .standard
    self.themeColor = themeColor
    self.styles = styles
    self.symbols = Symbol.ofTabs.merging(symbols) { _, own in own }
    self.files = files
    self.sources = sources
    self.views = views().reduce(into: ViewTable()) { $1.register(&$0) }
    patterns = C.RouteType.patterns
    self.version = version
    self.migrations = migrations
    self.isSlow = isSlow
    self.start = { navigation, visit, snapshot in
      navigation.start(restoring: snapshot) { start($0, visit) }
    }
    self.resource = resource
  }

  /// The path of the app's URLs, without a slash at the end: `/red-green`. Empty for an app at the root of the
  /// site. If the host is served under a prefix, the host's own copy of this value begins with it.
  public var base: String { path.isEmpty ? prefix : "\(prefix)/\(path)" }

  /// Returns the host's texts in a language; those of the app come first. In English if there are none.
  func words(in language: String) -> HostWords {
    let known = words + HostWords.builtIn
    let general = DeviceLocale(language).language
    return known.first { $0.language == language }
      ?? known.first { DeviceLocale($0.language).language == general } ?? .english
  }

  /// Returns the path of the URL that belongs to a path within the app.
  func url(_ path: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("?") else { return (base.isEmpty ? "/" : base) + path }
    return base + "/" + path
  }

  /// Returns the path within the app that belongs to the path of a URL; `nil` if the URL isn't of this app.
  func pathWithin(_ url: String) -> String? {
    guard url.hasPrefix(base) else { return nil }
    let rest = url.dropFirst(base.count)
    guard let first = rest.first else { return "" }
    guard first == "/" || first == "?" else { return nil }
    return String(first == "/" ? rest.dropFirst() : rest)
  }
}
