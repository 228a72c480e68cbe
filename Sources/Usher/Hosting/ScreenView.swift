/// How a screen looks on a host: one view for each type of view model. Each host has a protocol of its own that refines this one
/// by what its views are made of.
///
/// ```swift
/// protocol TerminalView: ScreenView {
///   @LinesBuilder var lines: [Line] { get }
/// }
/// ```
public protocol ScreenView {
  /// The view model it shows.
  associatedtype Model: ViewModel

  /// Makes the view; the initializer Swift writes for a `let viewModel` fits.
  init(viewModel: Model)
}
