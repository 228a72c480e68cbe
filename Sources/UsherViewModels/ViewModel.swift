/// The state and the inputs of one screen, without any UI.
///
/// ```swift
/// @Observable
/// final class EditorViewModel: ViewModel {
///   …
///   private let screen: Screen<Never>
/// }
/// ```
///
/// A view model is a plain `final class`, usually `@Observable`, and lives on the actor of its coordinator. It sends
/// events to the coordinator through its screen, and never navigates itself.
public protocol ViewModel: AnyObject {
  /// The screen's title, which shows in the navigation bar, as the title of the window, and in the drawings of tests.
  ///
  /// By default, the type's name in words: `SignInViewModel` has the title “Sign In”.
  var title: String { get }
}

extension ViewModel {
  /// The type's name in words, without `ViewModel` or `Model` at its end.
  public var title: String { TypeTitles.title(of: Self.self) }
}
