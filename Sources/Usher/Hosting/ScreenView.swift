/// The look of a screen on a host: one view for each type of view model. Each host refines this protocol with the
/// content of its views.
///
/// ```swift
/// protocol TerminalView: ScreenView {
///   @LinesBuilder var lines: [Line] { get }
/// }
/// ```
public protocol ScreenView {
  /// The type of view model that the view shows.
  associatedtype Model: ViewModel

  /// Makes the view. For a struct with `let viewModel`, Swift writes this initialiser.
  init(viewModel: Model)
}
