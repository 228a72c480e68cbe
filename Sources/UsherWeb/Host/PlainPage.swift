/// The page that is shown where an app shows nothing: it says why, and leads to the app's start.
struct PlainPage {
  /// The reason why the app shows nothing.
  enum Reason {
    /// No app has the address, or its app shows nothing there.
    case notFound
    /// The first page at the address has ended the process too often.
    case broken
    /// Too many pages were opened in a short time.
    case tooMany
    /// Another site has sent the person back to the page of the app that they left. The page is the same for everybody:
    /// only the browser that left finds its page.
    case returning

    var status: Int {
      switch self {
      case .notFound: 404
      case .broken: 500
      case .tooMany: 429
      case .returning: 200
      }
    }

    fileprivate var title: HostWord {
      switch self {
      case .notFound: .notFoundTitle
      case .broken: .brokenTitle
      case .tooMany: .tooManyTitle
      case .returning: .returningTitle
      }
    }

    fileprivate var text: HostWord {
      switch self {
      case .notFound: .notFound
      case .broken: .broken
      case .tooMany: .tooMany
      case .returning: .returning
      }
    }
  }

  /// The path below an app by which other sites send a person back, before the token of a detour.
  static let returnPath = "-/return/"

  private let reason: Reason
  private let path: String
  private let app: WebApp?
  private let locale: PageLocale
  private let assets: Assets

  init(
    _ reason: Reason,
    _ path: String,
    _ app: WebApp?,
    _ locale: PageLocale,
    _ assets: Assets
  ) {
    self.reason = reason
    self.path = path
    self.app = app
    self.locale = locale
    self.assets = assets
  }

  var response: WebResponse {
    var renderer = Renderer(.page)
    let words =
      app?.words(in: locale.language)
      ?? HostWords.builtIn.first { $0.language == locale.language } ?? .english
    let title = words.text(reason.title, ["name": app?.title ?? ""])
    PageHead(
      title: title,
      summary: "",
      files: assets.files(of: app),
      assets: assets,
      locale: locale,
      goneWithin: reason.status == 404 ? app?.base : nil,
      returnsTo: reason == .returning ? app?.url("") : nil
    )
    .render(into: &renderer)
    renderer.markup("<body class=\"plain\"><main class=\"notice\"><h1>")
    renderer.escaped(title)
    renderer.markup("</h1><p>")
    let text = words[reason.text].split(
      separator: "{address}",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    renderer.escaped(String(text[0]))
    if text.count == 2 {
      // An address is written from left to right, in every language.
      renderer.markup("<b dir=\"ltr\">")
      renderer.escaped(path)
      renderer.markup("</b>")
      renderer.escaped(String(text[1]))
    }
    renderer.markup("</p><p><a class=\"button\" href=\"")
    renderer.escaped(app.map { $0.url("") } ?? "\(assets.prefix)/")
    renderer.markup("\">")
    renderer.escaped(app.map { words.text(.goToApp, ["name": $0.title]) } ?? words[.goToStart])
    renderer.markup("</a></p>")
    if reason == .notFound, assets.buildScript != nil { listAddresses(in: &renderer) }
    renderer.markup("</main></body></html>")
    return .html(renderer.out, status: reason.status)
  }

  /// Tells a developer which addresses there are.
  private func listAddresses(in renderer: inout Renderer) {
    guard let app, !app.patterns.isEmpty else { return }
    renderer.markup(
      """
      <section lang="en" dir="ltr"><p class="secondary">Addresses of this app’s first flow, shown because usher-watch has \
      started it:</p><ul>
      """
    )
    for pattern in app.patterns {
      renderer.markup("<li><code>")
      renderer.escaped(app.url(pattern))
      renderer.markup("</code></li>")
    }
    renderer.markup("</ul></section>")
  }
}
