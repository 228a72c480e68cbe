/// The HTML round a page.
struct PageDocument: HTML {
  let app: WebApp
  let title: String
  let session: String
  let assets: Assets

  func render(into renderer: inout Renderer) {
    renderer.markup("<!doctype html><html lang=\"en\" data-session=\"")
    renderer.escaped(session)
    renderer.markup("\" data-base=\"")
    renderer.escaped(app.base)
    renderer.markup(
      """
      "><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
      <meta name="color-scheme" content="light dark"><title>
      """
    )
    renderer.escaped(title)
    renderer.markup("</title><link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"")
    renderer.escaped(assets.style.url)
    if let style = assets.appStyles[app.path] {
      renderer.markup("\"><link rel=\"stylesheet\" href=\"")
      renderer.escaped(style.url)
    }
    renderer.markup("\"><script defer src=\"")
    renderer.escaped(assets.script.url)
    renderer.markup("\"></script></head><body><div id=\"usher\">")
    renderer.fragment(ScreenNumber.shell)
    renderer.markup(
      """
      </div><div id="usher-status" class="connection" role="status" hidden>Reconnecting…</div>\
      <div id="usher-spoken" class="spoken" aria-live="polite"></div>\
      </body></html>
      """
    )
  }
}
