public import Foundation
public import ServiceLifecycle

/// A service that listens at an address of its own, in the process that asks it.
public protocol EmbeddedService: Service {
  /// Returns the base URL. Waits until the service listens.
  func url() async -> URL
}
