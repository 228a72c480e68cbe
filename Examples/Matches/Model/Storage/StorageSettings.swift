public import Foundation

/// What somebody has chosen about where their logbook is kept.
public struct StorageSettings: Equatable, Codable, Sendable {
  package var usesRemoteStore: Bool
  /// As it was typed; the default where it is blank or no address.
  package var baseURL: String

  package init(usesRemoteStore: Bool = false, baseURL: String = "") {
    self.usesRemoteStore = usesRemoteStore
    self.baseURL = baseURL
  }

  /// The place these settings lead to.
  ///
  /// - Parameter server: the one to ask where ``baseURL`` names none.
  package func location(default server: URL) -> StorageLocation {
    usesRemoteStore ? .server(Self.url(baseURL) ?? Self.withSlash(server)) : .device
  }

  /// The address somebody typed, with the slash at its end that paths are added to; `nil` if it is none.
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
