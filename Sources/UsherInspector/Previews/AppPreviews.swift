public import UsherPreviews
public import UsherWeb

/// The previews of an app, for the inspector of its host.
///
/// ```swift
/// let host = WebHost([photos], inspector: .standard(previews: [AppPreviews(photos, photosPreviews)]))
/// ```
public struct AppPreviews: Sendable {
  let app: WebApp
  let previews: [Preview]

  /// - Parameters:
  ///   - app: the app, whose views, styles, symbols, files and resources the previews are shown with. Its coordinators aren't
  ///     started, and the host needn't serve it.
  ///   - previews: the previews, in order.
  public init(_ app: WebApp, _ previews: [Preview]) {
    self.app = app
    self.previews = previews
  }

  /// The first component in the path of the pages that show previews, all apps' together.
  static let path = "\(HostInspector.path)/previews"

  /// The title of the previews of an app.
  var title: String { "\(app.title) Previews" }

  /// The part of the address below ``path``.
  var address: String { app.path.isEmpty ? "app" : app.path }

  /// The app that shows the previews.
  var shown: WebApp {
    app.looks(at: "\(Self.path)/\(address)", title: title, styles: otherPageStyle) {
      [title, previews] flow in
      PreviewsCoordinator(title: title, previews: previews, flow: flow)
    } views: {
      PreviewListView.self
    }
  }
}
