#if Hummingbird
import ServiceLifecycle

/// Records the gauges regularly, for metrics systems that send them somewhere.
struct Sampling: Service {
  let operations: ServerOperations

  func run() async throws {
    await cancelWhenGracefulShutdown {
      repeat { operations.sample() } while (try? await Task.sleep(for: .seconds(10))) != nil
    }
  }
}
#endif
