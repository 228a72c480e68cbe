public import Usher

/// The view of a screen in the browser. Usually it is a plain value that draws one type of view model.
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
/// The host draws the bar around the view: Back, the view model's title and the ``toolbar``. The host makes a new
/// view value each time something changes that the view has read. A view uses only the public members of its view
/// model.
///
/// A view may be an `@Observable final class` instead. Then the host makes it only once for each screen, and the view
/// lives as long as the screen. Such a view can be the delegate of its view model, and can have state of its own.
public protocol View: ScreenView, SendableMetatype {
  /// The type of the ``body``.
  associatedtype Body: HTML
  /// The type of the ``toolbar``.
  associatedtype Toolbar: HTML = EmptyHTML
  /// The type of the ``leadingToolbar``.
  associatedtype LeadingToolbar: HTML = EmptyHTML

  /// The view model of the screen. Declare it as `let viewModel`: it never changes.
  var viewModel: Model { get }

  /// The content of the screen, without the bar.
  @HTMLBuilder var body: Body { get }
  /// The buttons at the end of the bar; none by default.
  @HTMLBuilder var toolbar: Toolbar { get }
  /// The buttons at the start of the bar, after Back; none by default.
  @HTMLBuilder var leadingToolbar: LeadingToolbar { get }
  /// Whether the bar has no Back button, even if the person can go back; `false` by default.
  var hidesBack: Bool { get }
  /// Whether the title is shown large above the content; `true` by default.
  var hasLargeTitle: Bool { get }
}

extension View where Toolbar == EmptyHTML {
  /// Empty: the bar has no buttons at its end.
  public var toolbar: EmptyHTML { EmptyHTML() }
}

extension View where LeadingToolbar == EmptyHTML {
  /// Empty: the bar has no buttons at its start, except Back.
  public var leadingToolbar: EmptyHTML { EmptyHTML() }
}

extension View {
  /// `false`: the bar has a Back button if the person can go back.
  public var hidesBack: Bool { false }
  /// `true`: the title is shown large above the content.
  public var hasLargeTitle: Bool { true }
}
