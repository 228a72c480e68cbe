import Usher

/// Lists an app's views, one for each view model.
///
/// ```swift
/// @ViewsBuilder var photosViews: Views {
///   PhotosView.self
///   PhotoDetailView.self
/// }
/// ```
@resultBuilder
@MainActor public enum ViewsBuilder {
  /// Takes a view.
  public static func buildExpression<V: View>(_ view: V.Type) -> Views { Views(view) }
  /// Takes a list of views.
  public static func buildExpression(_ views: Views) -> Views { views }
  /// Joins lists.
  public static func buildBlock(_ views: Views...) -> Views { Views(views) }
}

/// The views of an app, one for each view model; see ``ViewsBuilder``.
@MainActor public struct Views {
  /// Makes the view of a screen, and returns what reads its content.
  typealias Maker = (ScreenHandle) -> (() -> ScreenContent)?
  private let register: [(inout ViewTable<Maker>) -> Void]

  init<V: View>(_ view: V.Type) {
    register = [
      { table in
        table.register(view) { screen in
          guard let view = screen.view(view) else { return nil }
          // Apart from making the view: what its `init` reads is no stale read.
          return {
            ScreenContent(
              body: view.body.parts,
              toolbar: view.toolbar.parts,
              leadingToolbar: view.leadingToolbar.parts,
              hidesBack: view.hidesBack
            )
          }
        }
      }
    ]
  }

  init(_ views: [Views]) { register = views.flatMap(\.register) }

  var table: ViewTable<Maker> {
    var table = ViewTable<Maker>()
    for register in register { register(&table) }
    return table
  }
}

/// What a view has said of its screen.
@MainActor struct ScreenContent {
  var body: [Part] = []
  var toolbar: [Part] = []
  var leadingToolbar: [Part] = []
  var hidesBack = false
}
