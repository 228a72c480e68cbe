public import Usher

extension View {
  /// Renders the whole screen: the bar with the toolbars, the title, and the view.
  ///
  /// - Parameters:
  ///   - shown: the screen in its page; `nil` for a view by itself.
  ///   - renderer: the renderer of the screen's fragment.
  @inlinable func renderScreen(of shown: ShownScreen?, into renderer: inout Renderer) {
    let chrome = ScreenChrome(
      title: viewModel.title,
      shown: shown,
      showsBack: !hidesBack,
      hasLargeTitle: hasLargeTitle
    )
    chrome.renderBar(into: &renderer)
    leadingToolbar.render(into: &renderer)
    chrome.renderBarTitle(into: &renderer)
    toolbar.render(into: &renderer)
    chrome.renderTitle(into: &renderer)
    body.render(into: &renderer)
    chrome.renderEnd(into: &renderer)
  }
}
