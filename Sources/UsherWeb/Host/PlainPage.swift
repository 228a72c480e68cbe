/// The page that is shown where an app shows nothing: it says why, and leads to the app's start.
struct PlainPage {
  let title: String
  let status: Int
  /// The sentence around the address.
  let text: (before: StaticString, after: StaticString)
  let path: String
  let app: WebApp?
  let assets: Assets
  /// Whether the page leads back from another site.
  var isReturn = false

  /// The page for an address if no app has it, or if its app shows nothing there.
  static func notFound(_ path: String, _ app: WebApp?, _ assets: Assets) -> PlainPage {
    PlainPage(
      title: "Not found",
      status: 404,
      text: ("Nothing has the address ", "."),
      path: path,
      app: app,
      assets: assets
    )
  }

  /// The page for an address whose first page has ended the process too often.
  static func broken(_ path: String, _ app: WebApp?, _ assets: Assets) -> PlainPage {
    PlainPage(
      title: "This page doesn’t work",
      status: 500,
      text: (
        "The page at ", " can’t be shown, because of a fault in this app. Other pages may work."
      ),
      path: path,
      app: app,
      assets: assets
    )
  }

  /// The path below an app by which other sites send a person back, before the token of a detour.
  static let returnPath = "-/return/"

  /// The page that leads from another site back to the page of the app that the person left. It is the same for
  /// everybody: only the browser that left finds its page.
  static func returning(_ path: String, _ app: WebApp, _ assets: Assets) -> PlainPage {
    PlainPage(
      title: "Going back to \(app.title)",
      status: 200,
      text: ("Without JavaScript the page that you left can’t be found.", ""),
      path: "",
      app: app,
      assets: assets,
      isReturn: true
    )
  }

  var response: WebResponse {
    var renderer = Renderer(.page)
    PageHead(
      title: title,
      summary: "",
      files: assets.files(of: app),
      assets: assets,
      goneWithin: status == 404 ? app?.base : nil,
      returnsTo: isReturn ? app?.url("") : nil
    )
    .render(into: &renderer)
    renderer.markup("<body class=\"plain\"><main class=\"notice\"><h1>")
    renderer.escaped(title)
    renderer.markup("</h1><p>")
    renderer.markup(text.before)
    renderer.markup("<b>")
    renderer.escaped(path)
    renderer.markup("</b>")
    renderer.markup(text.after)
    renderer.markup("</p><p><a class=\"button\" href=\"")
    renderer.escaped(app.map { $0.url("") } ?? "\(assets.prefix)/")
    renderer.markup("\">")
    renderer.escaped(app.map { "Go to \($0.title)" } ?? "Go to the start page")
    renderer.markup("</a></p></main></body></html>")
    return .html(renderer.out, status: status)
  }
}
