import Usher

/// The device of a ``TestApp``: says where it is, takes the person away from the app and brings them back.
///
/// ```swift
/// app.device.position = .at(51.05, 3.72)
/// app.device.deactivate()
/// app.device.activate()
/// try await app.settle()
/// ```
///
/// Like a host's device it answers a little later than it is asked; ``TestApp/settle(upTo:)`` waits for that.
public final class TestDevice {
  /// What it answers. Who waits while it is ``TestPosition/silent`` gets the next answer that is set.
  public var position = TestPosition.unavailable {
    didSet { if !requests.isEmpty { answerSoon() } }
  }

  /// Whether the person is in the app; it stays so when the process dies.
  public private(set) var isActive = true

  private weak var navigation: Navigation?
  private var requests: [DevicePositionRequest] = []

  init() {}

  /// The person comes back to the app, from another tab or app.
  public func activate() {
    isActive = true
    guard let navigation else { return }
    navigation.device.activate()
    // Who listens isn't counted as working, and takes a few turns to come to it.
    navigation.makeScope().task { for _ in 0..<20 { await Task.yield() } }
  }

  /// The person leaves the app, for another tab or app: no screen is seen until ``activate()``.
  public func deactivate() {
    isActive = false
    navigation?.device.deactivate()
  }

  func connect(to navigation: Navigation) {
    self.navigation = navigation
    requests = []
    if !isActive { navigation.device.deactivate() }
    navigation.device.locator = { [weak self] request in
      guard let self else { return request.answer(.failure(.unavailable)) }
      requests.append(request)
      answerSoon()
    }
  }

  private func answerSoon() { navigation?.makeScope().task(self) { $0.answer() } }

  private func answer() {
    guard let result = position.result else { return }
    let requests = requests
    self.requests = []
    for request in requests { request.answer(result) }
  }
}

extension TestPosition {
  /// `nil` for no answer.
  fileprivate var result: Result<DevicePosition, DevicePositionError>? {
    switch self {
    case .at(let latitude, let longitude, let accuracy):
      .success(DevicePosition(latitude: latitude, longitude: longitude, accuracy: accuracy))
    case .denied: .failure(.denied)
    case .unavailable: .failure(.unavailable)
    case .silent: nil
    }
  }
}
