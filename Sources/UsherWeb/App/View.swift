public import Usher

/// How a screen looks in the browser: one view for each view model, a plain value.
///
/// ```swift
/// struct MainView: View {
///   let viewModel: MainViewModel
///
///   var body: some HTML {
///     button { "Red Color" }.class("red").on(.click, viewModel.redButtonTapped)
///   }
/// }
/// ```
///
/// The host draws the bar with Back, the view model's title and the ``toolbar`` round it. A view is
/// made anew each time something it has read changes; it knows its view model's public face only.
///
/// A view may be an `@Observable final class` instead: then it is made once for its screen and lives as long as that.
/// So it can be told things, as a `ViewModelDelegate`, and keep state of its own.
public protocol View: ScreenView, SendableMetatype {
  /// What the screen is made of.
  associatedtype Body: HTML
  /// What stands at the end of the bar.
  associatedtype Toolbar: HTML = EmptyHTML
  /// What stands at the start of the bar.
  associatedtype LeadingToolbar: HTML = EmptyHTML

  /// What it shows. Keep it to the view: `let viewModel`, set once.
  var viewModel: Model { get }

  /// The screen, without its bar.
  @HTMLBuilder var body: Body { get }
  /// Buttons at the end of the bar; none by default.
  @HTMLBuilder var toolbar: Toolbar { get }
  /// Buttons at the start of the bar, after Back; none by default.
  @HTMLBuilder var leadingToolbar: LeadingToolbar { get }
  /// Whether the bar has no Back button, though there is a way back; `false` by default.
  var hidesBack: Bool { get }
  /// Whether the title is shown large above the content; `true` by default.
  var hasLargeTitle: Bool { get }
}

extension View where Toolbar == EmptyHTML {
  /// No buttons.
  public var toolbar: EmptyHTML { EmptyHTML() }
}

extension View where LeadingToolbar == EmptyHTML {
  /// No buttons.
  public var leadingToolbar: EmptyHTML { EmptyHTML() }
}

extension View {
  /// The Back button shows.
  public var hidesBack: Bool { false }
  /// The title shows large.
  public var hasLargeTitle: Bool { true }
}
