public import Usher

/// A view: the look of a screen in a window of the desktop, for one type of view model.
///
/// ```swift
/// struct SignInView: View {
///   let viewModel: SignInViewModel
///
///   var body: some Content {
///     TextField("Username", viewModel.username)
///     TextField("Password", viewModel.password, kind: .password)
///     Text(viewModel.message).style(.error)
///     Button(viewModel.submitButtonTitle, viewModel.signIn).enabled(!viewModel.isSigningIn)
///   }
/// }
/// ```
///
/// `body` is called once for each screen. What its parts are given is read again when it changes, see ``Content``. A
/// value that `body` reads for itself is old as soon as it changes; then the window reports a ``ViewMistake``.
public protocol View: ScreenView {
  /// The type of the view's content.
  associatedtype Body: Content
  /// The type of what is at the end of the bar.
  associatedtype Toolbar: Content = Group
  /// The type of what is at the start of the bar.
  associatedtype LeadingToolbar: Content = Group

  /// The content of the screen, below its bar.
  @ContentBuilder @MainActor var body: Body { get }
  /// The buttons at the end of the bar; none by default.
  @ContentBuilder @MainActor var toolbar: Toolbar { get }
  /// The buttons at the start of the bar, after Back; none by default.
  @ContentBuilder @MainActor var leadingToolbar: LeadingToolbar { get }
  /// Whether the bar has no Back button, because a button of the view's own does the same; `false` by default.
  @MainActor var hidesBack: Bool { get }
}

extension View {
  /// No content.
  @MainActor public var toolbar: Group { Group() }
  /// No content.
  @MainActor public var leadingToolbar: Group { Group() }
  /// The bar has a Back button where Back is possible.
  @MainActor public var hidesBack: Bool { false }
}
