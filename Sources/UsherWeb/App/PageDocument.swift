/// The complete HTML document of a page: its head, and the body around its content.
struct PageDocument: HTML {
  let head: PageHead

  func render(into renderer: inout Renderer) {
    head.render(into: &renderer)
    renderer.markup("<body><div id=\"usher\">")
    renderer.fragment(ScreenNumber.shell)
    let words = renderer.hostWords
    renderer.markup("</div><section id=\"usher-status\" class=\"connection\" aria-label=\"")
    renderer.escaped(words[.connection])
    renderer.markup("\" data-words=\"")
    renderer.escaped(words.scriptWords)
    renderer.markup("\" hidden><span></span><button type=\"button\">")
    renderer.escaped(words[.tryNow])
    renderer.markup(
      """
      </button></section><div id="usher-spoken" class="spoken" aria-live="polite"></div></body></html>
      """
    )
  }
}
