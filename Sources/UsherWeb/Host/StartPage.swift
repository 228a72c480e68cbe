/// The page at `/`: which apps there are.
struct StartPage: HTML {
  let title: String
  let apps: [WebApp]
  let assets: Assets

  var response: WebResponse {
    var renderer = Renderer(.page)
    render(into: &renderer)
    return .html(renderer.out)
  }

  func render(into renderer: inout Renderer) {
    PlainPage.begin(title, assets, &renderer)
    renderer.markup("<main class=\"start\"><h1 class=\"title\">")
    renderer.escaped(title)
    renderer.markup("</h1><ul class=\"list\">")
    for app in apps {
      renderer.markup("<li><a class=\"row\" href=\"")
      renderer.escaped(app.url(""))
      renderer.markup("\"><span><strong>")
      renderer.escaped(app.title)
      renderer.markup("</strong><small>")
      renderer.escaped(app.summary)
      renderer.markup("</small></span></a></li>")
    }
    renderer.markup("</ul></main></body></html>")
  }
}

/// A page without a session.
enum PlainPage {
  static func begin(_ title: String, _ assets: Assets, _ renderer: inout Renderer) {
    renderer.markup(
      """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" \
      content="width=device-width, initial-scale=1"><meta name="color-scheme" \
      content="light dark"><link rel="icon" href="data:,"><title>
      """
    )
    renderer.escaped(title)
    renderer.markup("</title><link rel=\"stylesheet\" href=\"")
    renderer.escaped(assets.style.url)
    renderer.markup("\"></head><body class=\"plain\">")
  }
}
