import Usher

/// The content that the host draws around a view: the bar with Back, title and toolbar, and the large title.
@usableFromInline struct ScreenChrome {
  let title: String
  /// The screen in its page; `nil` for a view by itself.
  let shown: ShownScreen?
  let showsBack: Bool
  let hasLargeTitle: Bool

  @usableFromInline init(
    title: String,
    shown: ShownScreen?,
    showsBack: Bool,
    hasLargeTitle: Bool
  ) {
    self.title = title
    self.shown = shown
    self.showsBack = showsBack
    self.hasLargeTitle = hasLargeTitle
  }

  /// Renders the start of the screen and of the bar, including the Back button. The leading toolbar is rendered next.
  @usableFromInline func renderBar(into renderer: inout Renderer) {
    renderer.beginTag("section")
    renderer.staticAttribute("class", "screen")
    renderer.staticAttribute("data-scroll", "")
    renderer.attribute("aria-labelledby", titleID)
    renderer.endAttributes()
    renderer.markup("<header class=\"bar\" data-drag><div class=\"bar-leading\">")
    back.render(into: &renderer)
  }

  /// Renders the bar's title, between the leading toolbar and the toolbar.
  @usableFromInline func renderBarTitle(into renderer: inout Renderer) {
    renderer.markup("</div><span class=\"bar-title\" aria-hidden=\"true\">")
    renderer.text(title)
    renderer.markup("</span><div class=\"bar-trailing\">")
  }

  /// Renders the end of the bar and the large title, between the toolbar and the view.
  @usableFromInline func renderTitle(into renderer: inout Renderer) {
    renderer.markup("</div></header><div class=\"content\">")
    heading.render(into: &renderer)
  }

  /// Renders the end of the screen, after the view.
  @usableFromInline func renderEnd(into renderer: inout Renderer) {
    renderer.markup("</div></section>")
  }

  private var titleID: String { shown.map { ScreenTitle.id($0.screen.id) } ?? ScreenTitle.id(0) }

  @HTMLBuilder private var back: some HTML {
    if let shown, shown.hasBack && showsBack {
      button {
        Raw(
          """
          <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true"><path d="M10 2 \
          2 10l8 8" fill="none" stroke="currentColor" stroke-width="2.5" \
          stroke-linecap="round" stroke-linejoin="round"/></svg>
          """
        )
        span { HostText(.back) }
      }
      .class("back").attribute("type", "button")
      .on(.click) { [shown] in shown.afterwards = { $0.back() } }
    }
  }

  private var heading: some HTML {
    h1 { title }
      .class(hasLargeTitle ? "title" : "title hidden")
      .attribute("id", titleID).attribute("tabindex", "-1")
  }
}
