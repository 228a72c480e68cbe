#if Hummingbird
import ServiceLifecycle
import UsherWeb

/// A service of an app, on Swift's threads: those of the server are for requests.
struct AppService: Service {
  let service: any Service

  func run() async throws {
    try await ServerTasks.leave {
      try await withTaskExecutorPreference(HostExecutor.appThreads) { try await service.run() }
    }
  }
}
#endif
