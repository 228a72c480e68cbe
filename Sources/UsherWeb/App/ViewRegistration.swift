import Usher

/// That a view shows the screens of its view model's type.
public struct ViewRegistration: Sendable {
  let model: ObjectIdentifier
  let render: @Sendable (any ViewModel, ScreenFrame, inout Renderer) -> Void

  init<V: View>(_ view: V.Type) {
    model = ObjectIdentifier(V.Model.self)
    render = { viewModel, frame, renderer in
      guard let viewModel = viewModel as? V.Model else { return }
      let view = V(viewModel: viewModel)
      ScreenView(title: viewModel.title, view: view, frame: frame).render(into: &renderer)
    }
  }
}

/// Lists an app's views.
@resultBuilder
public enum ViewsBuilder {
  /// One view.
  public static func buildExpression<V: View>(_ view: V.Type) -> [ViewRegistration] {
    [ViewRegistration(view)]
  }
  /// Views that are listed elsewhere.
  public static func buildExpression(_ views: [ViewRegistration]) -> [ViewRegistration] { views }
  /// All of them.
  public static func buildBlock(_ views: [ViewRegistration]...) -> [ViewRegistration] {
    views.flatMap { $0 }
  }
}
