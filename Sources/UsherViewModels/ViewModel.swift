/// The state and the inputs of one screen, without any UI.
///
/// A plain `final class`, usually `@Observable`; it lives on the actor of its coordinator. It sends
/// events to its coordinator by its screen, and never navigates itself.
public protocol ViewModel: AnyObject {
  /// The screen's title: in the navigation bar, the window, and the drawings of tests.
  ///
  /// By default the type's name in words: `SignInViewModel` is “Sign In”.
  var title: String { get }
}

extension ViewModel {
  /// The type's name in words, without `ViewModel` or `Model` at its end.
  public var title: String { TypeTitles.title(of: Self.self) }
}
