/// A place in a fragment that shows another fragment.
struct FragmentHole: HTML {
  let number: Int

  func render(into renderer: inout Renderer) { renderer.fragment(number) }
}
