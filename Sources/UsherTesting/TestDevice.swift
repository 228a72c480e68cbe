import Usher

/// The device of a ``TestApp`` or ``TestWindow``: a test sets its position, and lets the person leave the app and
/// return.
///
/// ```swift
/// app.device.position = .at(51.05, 3.72)
/// app.device.deactivate()
/// app.device.activate()
/// try await app.settle()
/// ```
///
/// Like the device of a host it answers a request in a later turn; ``TestApp/settle(upTo:)`` waits for the answer.
public final class TestDevice {
  /// The answer to requests for the position. A request that comes while it is ``TestPosition/silent`` gets the next
  /// answer that is set.
  public var position = TestPosition.unavailable {
    didSet { if !requests.isEmpty { answerSoon() } }
  }

  /// Whether the person is in the app. It doesn't change when the process dies.
  public private(set) var isActive = true

  private weak var navigation: Navigation?
  private var requests: [DevicePositionRequest] = []

  init() {}

  /// Brings the person back to the app, from another tab or app.
  public func activate() {
    isActive = true
    guard let navigation else { return }
    navigation.device.activate()
    // Code that listens to activations doesn't count as work, and needs several turns until it runs. This work
    // counts.
    navigation.makeScope().task { for _ in 0..<20 { await Task.yield() } }
  }

  /// Lets the person leave the app for another tab or app: no screen is seen until ``activate()``.
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
  /// The answer to a request; `nil` for none.
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
