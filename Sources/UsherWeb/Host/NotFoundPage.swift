/// The page that is shown for an address if no app has it, or if its app shows nothing there.
struct NotFoundPage {
  let path: String
  let app: WebApp?
  let assets: Assets

  var response: WebResponse {
    var renderer = Renderer(.page)
    PageHead(title: "Not found", summary: "", files: assets.files(of: app), assets: assets)
      .render(into: &renderer)
    renderer.markup(
      "<body class=\"plain\"><main class=\"notice\"><h1>Not found</h1><p>Nothing has the address <b>"
    )
    renderer.escaped(path)
    renderer.markup("</b>.</p><p><a class=\"button\" href=\"")
    renderer.escaped(app.map { $0.url("") } ?? "/")
    renderer.markup("\">")
    renderer.escaped(app.map { "Go to \($0.title)" } ?? "Go to the start page")
    renderer.markup("</a></p></main></body></html>")
    return .html(renderer.out, status: 404)
  }
}
