public import Usher

/// The list of an app's previews, and one of them.
public enum PreviewsRoute: Route {
  /// The list.
  case list
  /// One preview, by its id.
  case preview(id: String)

  /// The addresses of the routes.
  public enum CodingKeys: String, RoutePath {
    /// The list is at the app's own address.
    case list = ""
    /// A preview is at its id.
    case preview = ":id"
  }

  /// The id of the preview that the route shows; `nil` for the list.
  var preview: String? { if case .preview(let id) = self { id } else { nil } }
}
