/// The look of a screen on a host: a view for one type of view model. Each kind of host refines this protocol, and
/// adds a requirement for what its views draw.
///
/// ```swift
/// protocol TerminalView: ScreenView {
///   @LinesBuilder var lines: [Line] { get }
/// }
/// ```
public protocol ScreenView {
  /// The type of view model that the view shows.
  associatedtype Model: ViewModel

  /// Makes the view. For a struct with `let viewModel: Model` as its only property, Swift writes this initialiser.
  init(viewModel: Model)
}
