public import Usher

/// How a screen looks in a terminal: one view for each view model, made anew each time something it has read changes.
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
  /// What the screen shows, below its title.
  @LinesBuilder var lines: [Line] { get }
}

/// Lists an app's views.
@resultBuilder
public enum TerminalViews {
  /// Which view shows which view model, and how its lines are had.
  public typealias Table = ViewTable<(ScreenHandle) -> [Line]>

  /// One view.
  public static func buildExpression<V: TerminalView>(_ view: V.Type) -> (inout Table) -> Void {
    { table in table.register(view) { $0.view(view)?.lines ?? [] } }
  }
  /// All of them.
  public static func buildBlock(_ views: ((inout Table) -> Void)...) -> Table {
    views.reduce(into: Table()) { table, register in register(&table) }
  }
}
