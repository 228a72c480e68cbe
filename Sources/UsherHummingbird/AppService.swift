#if Hummingbird
import ServiceLifecycle
import UsherWeb

/// A service of an app, on Swift's threads: those of the server are for requests.
struct AppService: Service, CustomStringConvertible {
  let service: any Service

  /// The service's own name, for the log of what runs it.
  var description: String { "\(service)" }

  func run() async throws {
    try await ServerTasks.leave {
      try await withTaskExecutorPreference(HostExecutor.appThreads) { try await service.run() }
    }
  }
}
#endif
