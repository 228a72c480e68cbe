public import Usher

/// A view of a screen in a terminal: one for each view model. It is made again each time a value that it has read
/// changes.
///
/// ```swift
/// struct MainView: TerminalView {
///   let viewModel: MainViewModel
///
///   var lines: [Line] {
///     Line.button("Red Color", viewModel.redButtonTapped)
///     Line.button("Green Color", viewModel.greenButtonTapped)
///   }
/// }
/// ```
public protocol TerminalView: ScreenView {
  /// The lines of the screen, below its title.
  @LinesBuilder var lines: [Line] { get }
}

/// Lists an app's views.
@resultBuilder
public enum TerminalViews {
  /// The view of each view model, as a function from the screen's handle to the view's lines.
  public typealias Table = ViewTable<(ScreenHandle) -> [Line]>

  /// Takes a view.
  public static func buildExpression<V: TerminalView>(_ view: V.Type) -> (inout Table) -> Void {
    { table in table.register(view) { $0.view(view)?.lines ?? [] } }
  }
  /// Joins all views in a table.
  public static func buildBlock(_ views: ((inout Table) -> Void)...) -> Table {
    views.reduce(into: Table()) { table, register in register(&table) }
  }
}
