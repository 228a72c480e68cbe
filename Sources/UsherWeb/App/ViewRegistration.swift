public import Usher

/// An entry in the list of an app's views: a type of view, together with the type of view model whose screens it draws.
/// ``ViewsBuilder`` makes registrations.
public struct ViewRegistration: Sendable {
  @usableFromInline typealias Render =
    @Sendable (any ViewModel, ShownScreen, inout Renderer) -> Void
  let register: @Sendable (inout ViewTable<Render>) -> Void
  /// The type of view model, and its name.
  package let viewModelType: ObjectIdentifier
  package let viewModelName: String
  /// Makes the view of a view model without a page around it, for tests; `nil` if the view model is of another type.
  package let alone: @Sendable (any ViewModel, HostWords) -> ViewByItself?

  // Inlinable, so that the compiler can specialize the rendering code for each type of view.
  @inlinable init<V: View>(_ view: V.Type) {
    self.init(view) { viewModel, shown, renderer in
      guard let viewModel = viewModel as? V.Model else { return }
      // In two steps: the optimizer of Swift 6.3 (unreported) casts an optional object without checking for `nil`.
      let known = shown.view.flatMap { $0 as? V }
      let view = known ?? V(viewModel: viewModel)
      if V.self is AnyObject.Type { shown.view = view as AnyObject }
      view.renderScreen(of: shown, into: &renderer)
    }
  }

  @usableFromInline init<V: View>(_ view: V.Type, render: @escaping Render) {
    register = { $0.register(view, render) }
    viewModelType = ObjectIdentifier(V.Model.self)
    viewModelName = "\(V.Model.self)"
    alone = { viewModel, words in
      (viewModel as? V.Model).map { ViewByItself(V(viewModel: $0), words: words) }
    }
  }
}

/// Builds the list of an app's views.
///
/// ```swift
/// @ViewsBuilder public var photosViews: [ViewRegistration] {
///   PhotosView.self
///   SignInView.self
/// }
/// ```
@resultBuilder
public enum ViewsBuilder {
  /// Makes the registration of a view type.
  @inlinable public static func buildExpression<V: View>(_ view: V.Type) -> [ViewRegistration] {
    [ViewRegistration(view)]
  }
  /// Returns a list of views that was made elsewhere, for example `photosViews`.
  public static func buildExpression(_ views: [ViewRegistration]) -> [ViewRegistration] { views }
  /// Joins the listed views.
  public static func buildBlock(_ views: [ViewRegistration]...) -> [ViewRegistration] {
    views.flatMap { $0 }
  }
}
