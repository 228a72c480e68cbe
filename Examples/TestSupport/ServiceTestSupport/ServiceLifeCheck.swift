import FaultyServer
import Foundation
import RESTClient
import RESTErrors
package import ServiceKit
package import Testing

/// A test of how a service begins and ends, for all services:
///
///     @Test("a service lives as long as it should", arguments: ServiceLifeCheck.allCases)
///     func life(_ check: ServiceLifeCheck) async throws {
///       try await check.run(path: "/v1", resource: "/places") { PlacesService(port: $0) }
///     }
package enum ServiceLifeCheck: CaseIterable, Sendable, CustomTestStringConvertible {
  case shutDown, cancelled, portTaken

  package var testDescription: String {
    switch self {
    case .shutDown: "who asks for the address early waits, and after a shutdown nobody is there"
    case .cancelled: "it ends with its task"
    case .portTaken: "a port that is taken is an error, also for who waits for the address"
    }
  }

  /// - Parameters:
  ///   - path: The path of the service's URL.
  ///   - resource: Something that the service answers, below its URL.
  ///   - service: Makes the service at a port.
  package func run(
    path: String,
    resource: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ service: (_ port: Int) throws -> some HTTPService
  ) async throws {
    switch self {
    case .shutDown:
      try await withReservedPort { port in
        let service = try service(port)
        async let early = [service.url(), service.url()]
        let url = try await RunningService.run(service) { running in
          let status = try await running.send(resource).status
          #expect(status == 200, sourceLocation: sourceLocation)
          return running.url
        }
        let waited = try await early
        #expect(waited == [url, url], sourceLocation: sourceLocation)
        #expect(
          url.absoluteString == "http://127.0.0.1:\(port)\(path)",
          sourceLocation: sourceLocation
        )
        // A kept connection may only learn from this request that it was closed.
        let error = await error(of: url, resource)
        #expect(error == .cutOff || error == .unreachable, sourceLocation: sourceLocation)
        let later = await self.error(of: url, resource)
        #expect(later == .unreachable, sourceLocation: sourceLocation)
      }
    case .cancelled:
      try await withReservedPort { port in
        let service = try service(port)
        let task = Task { try await service.run() }
        let url = try await service.url()
        task.cancel()
        _ = await task.result
        let error = await error(of: url, resource)
        #expect(error == .unreachable, sourceLocation: sourceLocation)
      }
    case .portTaken:
      try await RunningService.run(service(0)) { running in
        let other = try service(running.url.port ?? 0)
        await #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
          try await RunningService.run(other) { _ in }
        }
        await #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
          try await other.url()
        }
      }
    }
  }

  private func error(of url: URL, _ resource: String) async -> RESTError? {
    do {
      _ = try await RunningService(url: url).send(resource)
      return nil
    } catch {
      return error as? RESTError
    }
  }
}
