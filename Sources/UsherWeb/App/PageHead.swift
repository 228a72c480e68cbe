/// The head of a page: its title, its style, and what other sites and apps show for a link to the page.
struct PageHead {
  let title: String
  let summary: String
  /// The files of the page's app, or of the host if the page belongs to no app.
  let files: Assets.AppFiles
  let assets: Assets
  /// The language of the page and the person's clock.
  let locale: PageLocale
  /// The token of the page's session, and the base URL of the app; `nil` if the page has no session.
  var session: (token: String, base: String)?
  /// The base URL of the app that shows nothing at the page's address; `nil` for any other page. The page of an open
  /// app that is loaded again at such an address leads to the nearest address above it.
  var goneWithin: String?
  /// The address of the app's start, for a page that leads back from another site; `nil` for any other page.
  var returnsTo: String?
  /// The origin of the site, for example `https://example.com`; `nil` if it isn't known.
  var origin: String?

  /// Writes the document up to the start of its body.
  func render(into renderer: inout Renderer) {
    renderer.markup("<!doctype html><html")
    attribute("lang", locale.language, &renderer)
    attribute("dir", locale.direction, &renderer)
    if let session {
      attribute("data-session", session.token, &renderer)
      attribute("data-base", session.base, &renderer)
      if !assets.prefix.isEmpty { attribute("data-prefix", assets.prefix, &renderer) }
      attribute("data-files", assets.version, &renderer)
      if let clock = locale.clock { attribute("data-clock", clock.text, &renderer) }
    }
    if let returnsTo { attribute("data-return", returnsTo, &renderer) }
    if let goneWithin { attribute("data-gone", goneWithin, &renderer) }
    renderer.markup(
      """
      ><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, \
      viewport-fit=cover, interactive-widget=resizes-content"><meta name="color-scheme" content="light dark">\
      <meta name="theme-color" media="(prefers-color-scheme: light)"
      """
    )
    attribute("content", files.themeColor.light, &renderer)
    renderer.markup("><meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\"")
    attribute("content", files.themeColor.dark, &renderer)
    renderer.markup("><title>")
    renderer.escaped(title)
    renderer.markup("</title>")
    meta("name", "description", summary, &renderer)
    meta("property", "og:title", title, &renderer)
    meta("property", "og:description", summary, &renderer)
    meta("property", "og:type", "website", &renderer)
    if let origin, let picture = files.picture {
      meta("property", "og:image", origin + picture.url, &renderer)
    }
    link("icon", files.icon.url, &renderer)
    if let picture = files.picture { link("apple-touch-icon", picture.url, &renderer) }
    if let manifest = files.manifest { link("manifest", manifest.url, &renderer) }
    // Before the style sheets, because a script waits for those before it.
    renderer.markup("<script")
    attribute("src", assets.early.url, &renderer)
    renderer.markup("></script>")
    link("stylesheet", assets.style.url, &renderer)
    if let style = files.style { link("stylesheet", style.url, &renderer) }
    if session != nil {
      renderer.markup("<script defer")
      attribute("src", assets.script.url, &renderer)
      renderer.markup("></script>")
      // The script asks for it as soon as it runs.
      if let first = assets.chunks.first { link("modulepreload", first.url, &renderer) }
    }
    if let script = assets.buildScript {
      renderer.markup("<script defer")
      attribute("src", script.url, &renderer)
      renderer.markup("></script>")
    }
    renderer.markup("</head>")
  }

  private func meta(
    _ kind: StaticString,
    _ name: StaticString,
    _ content: String,
    _ renderer: inout Renderer
  ) {
    guard !content.isEmpty else { return }
    renderer.markup("<meta ")
    renderer.markup(kind)
    renderer.markup("=\"")
    renderer.markup(name)
    renderer.markup("\"")
    attribute("content", content, &renderer)
    renderer.markup(">")
  }

  private func link(_ rel: StaticString, _ url: String, _ renderer: inout Renderer) {
    renderer.markup("<link rel=\"")
    renderer.markup(rel)
    renderer.markup("\"")
    attribute("href", url, &renderer)
    renderer.markup(">")
  }

  private func attribute(_ name: StaticString, _ value: String, _ renderer: inout Renderer) {
    renderer.markup(" ")
    renderer.markup(name)
    renderer.markup("=\"")
    renderer.escaped(value)
    renderer.markup("\"")
  }
}
