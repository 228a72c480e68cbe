package import Foundation

/// The location of a logbook.
package enum StorageLocation: Hashable, Codable, Sendable {
  /// The device on which the app runs.
  case device
  /// A server of the Goalbase API; the URL ends in a slash.
  case server(URL)
}
