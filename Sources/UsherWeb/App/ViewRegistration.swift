public import Usher

/// That a view shows the screens of its view model's type.
public struct ViewRegistration: Sendable {
  @usableFromInline typealias Render =
    @Sendable (any ViewModel, ShownScreen, inout Renderer) -> Void
  let register: @Sendable (inout ViewTable<Render>) -> Void

  // Inlinable, so that the view is rendered by code made for it.
  @inlinable init<V: View>(_ view: V.Type) {
    self.init(view) { viewModel, shown, renderer in
      guard let viewModel = viewModel as? V.Model else { return }
      // In two steps: the optimizer of Swift 6.3 casts an optional object without looking whether there is one.
      let known = shown.view.flatMap { $0 as? V }
      let view = known ?? V(viewModel: viewModel)
      if V.self is AnyObject.Type { shown.view = view as AnyObject }
      let chrome = ScreenChrome(
        title: viewModel.title,
        shown: shown,
        showsBack: !view.hidesBack,
        hasLargeTitle: view.hasLargeTitle
      )
      chrome.renderBar(into: &renderer)
      view.leadingToolbar.render(into: &renderer)
      chrome.renderBarTitle(into: &renderer)
      view.toolbar.render(into: &renderer)
      chrome.renderTitle(into: &renderer)
      view.body.render(into: &renderer)
      chrome.renderEnd(into: &renderer)
    }
  }

  @usableFromInline init<V: View>(_ view: V.Type, render: @escaping Render) {
    register = { $0.register(view, render) }
  }
}

/// Lists an app's views.
@resultBuilder
public enum ViewsBuilder {
  /// One view.
  @inlinable public static func buildExpression<V: View>(_ view: V.Type) -> [ViewRegistration] {
    [ViewRegistration(view)]
  }
  /// Views that are listed elsewhere.
  public static func buildExpression(_ views: [ViewRegistration]) -> [ViewRegistration] { views }
  /// All of them.
  public static func buildBlock(_ views: [ViewRegistration]...) -> [ViewRegistration] {
    views.flatMap { $0 }
  }
}
