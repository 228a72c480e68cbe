package import Foundation

/// Where a logbook is kept.
package enum StorageLocation: Hashable, Codable, Sendable {
  /// Where the app runs.
  case device
  /// At a server of the Goalbase API; the address ends in a slash.
  case server(URL)
}
