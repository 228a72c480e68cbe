public import Foundation

/// A person's choice of a location for their logbook.
public struct StorageSettings: Equatable, Codable, Sendable {
  package var usesRemoteStore: Bool
  /// The server's address as it was typed; the default server is used if this is blank or no
  /// address.
  package var baseURL: String

  package init(usesRemoteStore: Bool = false, baseURL: String = "") {
    self.usesRemoteStore = usesRemoteStore
    self.baseURL = baseURL
  }

  /// Returns the location that these settings select.
  ///
  /// - Parameter server: The server to use if ``baseURL`` contains no address.
  package func location(default server: URL) -> StorageLocation {
    usesRemoteStore ? .server(Self.url(baseURL) ?? Self.withSlash(server)) : .device
  }

  /// Returns the URL for a typed address, with a slash at its end to which paths are added; `nil`
  /// if the text is no valid address.
  public static func url(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let components = URLComponents(string: text),
      let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components.host, !host.isEmpty, components.query == nil,
      components.fragment == nil, components.user == nil, let url = components.url
    else { return nil }
    return withSlash(url)
  }

  private static func withSlash(_ url: URL) -> URL {
    url.absoluteString.hasSuffix("/") ? url : URL(string: url.absoluteString + "/") ?? url
  }
}
