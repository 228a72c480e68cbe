/// A mistake in a view that a window finds while the app runs. The window reports it, and the app goes on.
///
/// ```swift
/// var setup = WindowSetup(name: "Photos", views: photosViews)
/// setup.onViewMistake = { print($0) }
/// ```
public struct ViewMistake: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a mistake.
  public enum Code: Hashable, Sendable {
    /// No view is registered for a screen's view model.
    case noView
    /// A view's body has read a value, outside of what it gives to a part, and the value has changed since. The window
    /// shows the old value.
    case staleRead
    /// Two rows of a list have the same identity.
    case duplicateRows
    /// A button that submits a form isn't in one.
    case noForm
    /// A link leads to an address that the app doesn't have, or to one that the desktop isn't asked to open.
    case deadLink
    /// A view shows or saves a resource that the app doesn't have.
    case noResource
  }

  /// The kind of the mistake.
  public let code: Code
  /// The name of the type of the view model whose view has the mistake.
  public let viewModel: String
  private let detail: String

  init(_ code: Code, viewModel: String, detail: String) {
    (self.code, self.viewModel, self.detail) = (code, viewModel, detail)
  }

  /// The mistake, and how to mend it.
  public var description: String {
    switch code {
    case .noView:
      "There is no view for \(viewModel). To fix this, write a view with `let viewModel: \(viewModel)`, and list it "
        + "among the app's views."
    case .staleRead:
      "The view for \(viewModel) shows an old value: it has read it once, before it gave it to a part, and the value has "
        + "changed since. To fix this, read it where the part is given it, as in `Text(viewModel.title)`, or show what "
        + "depends on it by `Show` or `ForEach`."
    case .duplicateRows:
      "A list in the view for \(viewModel) has several rows with the same identity: \(detail). To fix this, give each "
        + "row an `id` of its own."
    case .noForm:
      "The button “\(detail)” in the view for \(viewModel) submits nothing. To fix this, put the `SubmitButton` into the "
        + "`Form` with its fields."
    case .deadLink:
      "A link in the view for \(viewModel) leads nowhere: \(detail)"
    case .noResource:
      "The view for \(viewModel) asks for what isn't there. \(detail)"
    }
  }
}
