/// A place where another fragment is shown.
struct FragmentHole: HTML {
  let number: Int

  func render(into renderer: inout Renderer) { renderer.fragment(number) }
}
