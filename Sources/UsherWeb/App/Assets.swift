/// The script and style of the host, and the files of each app. The URL of a file changes when its content changes.
struct Assets: Sendable {
  /// The files of an app that its pages refer to.
  struct AppFiles: Sendable {
    let style: AssetFile?
    let icon: AssetFile
    let picture: AssetFile?
    let manifest: AssetFile?
    let themeColor: ThemeColor
  }

  /// The path under which the site is served: `/apps`; empty at the root.
  let prefix: String
  let script: AssetFile
  /// The parts of the script that it loads itself. It needs those of its own version.
  let chunks: [AssetFile]
  /// The script that runs before a page is painted.
  let early: AssetFile
  let style: AssetFile
  /// The script that shows developers how the build of this program goes; `nil` unless it is watched.
  let buildScript: AssetFile?
  private let build: BuildReport?
  /// The files of pages that belong to no app.
  let host: AppFiles
  private let apps: [String: AppFiles]
  private let byPath: [String: AssetFile]
  /// A text that differs when a script or a style sheet differs. A page tells it when it connects, so that the pages of
  /// another version of the program are loaded again.
  let version: String

  init(_ apps: [WebApp], prefix: String = "", build: BuildReport? = .ofProcess) {
    self.prefix = prefix
    self.build = build
    let type = "text/javascript; charset=utf-8"
    chunks = ClientScript.chunks.map { AssetFile(prefix, $0.name, type, $0.source, isExact: true) }
    script = AssetFile(prefix, "usher.js", type, ClientScript.core(with: chunks))
    early = AssetFile(prefix, "usher-early.js", type, ClientScript.early)
    style = AssetFile(prefix, "usher.css", "text/css; charset=utf-8", ClientStyle.joined)
    buildScript = build.map { _ in
      AssetFile(prefix, "usher-build.js", type, PackageResources.usher_build_js)
    }
    host = AppFiles(.standard, base: prefix, style: nil, manifest: nil)
    let files = Dictionary(apps.map { ($0.path, AppFiles($0)) }) { first, _ in first }
    self.apps = files
    // The icon of an app at the root of the site has the same path as the icon of the host: the app's icon is used.
    let own = apps.flatMap { app in app.files.map { AssetFile(app.base, $0) } }
    let all =
      [script, early, style, buildScript].compactMap(\.self) + chunks
      + files.values.flatMap(\.all) + host.all + own
    let urls =
      [script.url, early.url, style.url] + files.values.compactMap(\.style?.url).sorted()
      + own.map(\.url).sorted()
    version = AssetFile.digest(Array(urls.joined(separator: " ").utf8))
    byPath = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The icon of the whole site.
  var siteIcon: AssetFile { (apps[""] ?? host).icon }

  func files(of app: WebApp?) -> AppFiles { app.flatMap { apps[$0.path] } ?? host }

  /// Returns the response to a request for one of the files; `nil` if no file has the request's path.
  func respond(to request: WebRequest) -> WebResponse? {
    if let build, request.path == prefix + BuildReport.path {
      // An app may have the whole site, and mustn't be asked again and again.
      return request.mayInspect ? build.response : BuildReport.none
    }
    return byPath[AssetFile.plainPath(request.path)].flatMap { $0.response(to: request) }
  }
}

extension Assets.AppFiles {
  fileprivate init(_ app: WebApp) {
    self.init(
      app.icon,
      base: app.base,
      style: app.styles.isEmpty
        ? nil
        : AssetFile(app.base, "app.css", "text/css; charset=utf-8", Array(app.styles.utf8)),
      manifest: app
    )
  }

  fileprivate init(_ icon: AppIcon, base: String, style: AssetFile?, manifest app: WebApp?) {
    let picture =
      icon.png.isEmpty ? nil : AssetFile(base, "icon.png", "image/png", icon.png)
    let drawing = AssetFile(base, "icon.svg", "image/svg+xml", icon.svg)
    self.style = style
    self.icon = drawing
    self.picture = picture
    themeColor = app?.themeColor ?? .page
    manifest = app.map {
      let text = AppManifest($0, icon: drawing, picture: picture).json
      return AssetFile(base, "app.webmanifest", "application/manifest+json", Array(text.utf8))
    }
  }

  fileprivate var all: [AssetFile] { [style, icon, picture, manifest].compactMap(\.self) }
}
