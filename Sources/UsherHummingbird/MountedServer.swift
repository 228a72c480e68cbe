#if Hummingbird
import ServiceLifecycle

/// Ends the pages of a server that runs in somebody's application, after the application's own server has ended.
struct MountedServer: Service {
  let stop: ServerStop
  let loops: Loops

  func run() async throws {
    try? await gracefulShutdown()
    await stop.close()
    // Browsers have some seconds to answer the goodbye.
    await loops.endSockets()
  }
}
#endif
