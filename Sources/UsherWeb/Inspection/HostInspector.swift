/// An inspector of a host's open pages, for developers: see `HostInspector.standard` in the product `UsherInspector`.
///
/// ```swift
/// import UsherInspector
///
/// let host = WebHost([redGreen, photos], inspector: .standard)
/// ```
///
/// An inspector shows what people do, so the server decides who may see it: see `ServerConfiguration.inspectorToken`.
public struct HostInspector: Sendable {
  /// The first component in the path of the inspector's URLs.
  package static let path = "_usher"

  /// Makes the inspector's own app.
  package let app: @Sendable (OpenPages) -> WebApp

  package init(app: @escaping @Sendable (OpenPages) -> WebApp) { self.app = app }
}
