import Usher
import UsherTesting

/// An app with a host that keeps the requests, to be answered by the test.
final class DeviceHost {
  let app: TestApp
  let model: NearbyModel
  private(set) var requests: [DevicePositionRequest] = []

  init(on isolation: isolated any Actor) throws {
    app = try TestApp(isolation: isolation) { NearbyCoordinator(flow: $0, isolation: isolation) }
    model = try app.top(NearbyModel.self)
    device.locator = { [weak self] in self?.requests.append($0) }
  }

  var device: Device { app.navigation.device }

  /// Has the model ask, and waits until the host is asked for the nth time.
  @discardableResult
  func ask(
    accuracy: Double = 100,
    timeout: Duration = .seconds(15),
    requests count: Int = 1
  ) async throws -> ScopeTask {
    let task = model.ask(accuracy: accuracy, timeout: timeout)
    try await app.wait { [self] in requests.count == count && !app.navigation.isWorking }
    return task
  }
}
