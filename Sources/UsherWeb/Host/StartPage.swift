import Usher

/// The page at `/`, if no app has that path: a list of the host's apps.
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
    PageHead(
      title: title,
      summary: "",
      files: assets.host,
      assets: assets,
      locale: PageLocale(language: "en", locale: .english)
    )
    .render(into: &renderer)
    renderer.markup("<body class=\"plain\"><main class=\"start\"><h1 class=\"title\">")
    renderer.escaped(title)
    renderer.markup("</h1><ul class=\"list\">")
    for app in apps {
      renderer.markup("<li><a class=\"row leads\" href=\"")
      renderer.escaped(app.url(""))
      renderer.markup("\"><img class=\"app-icon\" alt=\"\" width=\"44\" height=\"44\" src=\"")
      renderer.escaped(assets.files(of: app).icon.url)
      renderer.markup("\"><span><strong>")
      renderer.escaped(app.title)
      renderer.markup("</strong><small>")
      renderer.escaped(app.summary)
      renderer.markup("</small></span></a></li>")
    }
    renderer.markup("</ul></main></body></html>")
  }
}
