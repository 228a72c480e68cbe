/// The complete HTML document of a page: its head, and the body around its content.
struct PageDocument: HTML {
  let head: PageHead

  func render(into renderer: inout Renderer) {
    head.render(into: &renderer)
    renderer.markup("<body><div id=\"usher\">")
    renderer.fragment(ScreenNumber.shell)
    renderer.markup(
      """
      </div><section id="usher-status" class="connection" aria-label="Connection" hidden><span></span>\
      <button type="button">Try Now</button></section><div id="usher-spoken" class="spoken" aria-live="polite"></div></body></html>
      """
    )
  }
}
