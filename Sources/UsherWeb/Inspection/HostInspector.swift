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

  /// Makes the inspector's own apps: one at ``path``, and others below it.
  package let apps: @Sendable (OpenPages) -> [WebApp]

  package init(apps: @escaping @Sendable (OpenPages) -> [WebApp]) { self.apps = apps }

  /// Returns whether an app is an inspector's, by its path.
  static func has(_ app: String) -> Bool { app == path || app.hasPrefix("\(path)/") }
}
