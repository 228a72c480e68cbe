import Usher

/// A whole screen: the bar with Back, title and toolbar, and the view.
struct ScreenView<Content: View>: Component {
  let title: String
  let view: Content
  let frame: ScreenFrame

  var body: some HTML {
    section {
      header {
        div {
          if frame.hasBack && !view.hidesBack {
            button {
              Raw(
                """
                <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true"><path d="M10 2 \
                2 10l8 8" fill="none" stroke="currentColor" stroke-width="2.5" \
                stroke-linecap="round" stroke-linejoin="round"/></svg>
                """
              )
              span { "Back" }
            }
            .class("back").attribute("type", "button")
            .on(.click) { [frame] in frame.afterwards = { $0.back() } }
          }
        }
        .class("bar-leading")
        span { title }.class("bar-title").attribute("aria-hidden", "true")
        div { view.toolbar }.class("bar-trailing")
      }
      .class("bar").attribute("data-drag")
      div {
        h1 { title }
          .class(view.hasLargeTitle ? "title" : "title hidden")
          .attribute("id", "title-\(frame.entry)").attribute("tabindex", "-1")
        view.body
      }
      .class("content")
    }
    .class("screen").attribute("data-scroll")
  }
}
