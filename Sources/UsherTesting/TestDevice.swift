public import Usher

/// The simulated device of a ``TestApp`` or ``TestWindow``. A test sets the device's language, time zone and position,
/// and simulates that the person leaves the app for another app or site and comes back.
///
/// ```swift
/// app.device.locale = DeviceLocale("de-AT", hourCycle: .twentyFour)
/// app.device.timeZone = "Europe/Vienna"
/// app.device.position = .at(51.05, 3.72)
/// app.device.deactivate()
/// app.device.activate()
/// try await app.settle()
/// ```
///
/// Like a real device, a test device answers a request for the position not at once, but in a later turn.
/// ``TestApp/settle(upTo:)`` waits for the answer.
public final class TestDevice {
  /// The answer to requests for the position. A request that comes while this is ``TestPosition/silent`` gets its
  /// answer when the test sets another value, unless the request times out before.
  public var position = TestPosition.unavailable {
    didSet { if !requests.isEmpty { answerSoon() } }
  }

  /// The language in which the person reads the app, and how numbers, dates and times are written for them. The death
  /// of the process doesn't change this.
  public var locale = DeviceLocale.english { didSet { navigation?.device.locale = locale } }

  /// The time zone of the device, for example `Europe/Vienna`; `nil` while it isn't known. The death of the process
  /// doesn't change this.
  public var timeZone: String? { didSet { navigation?.device.timeZone = timeZone } }
  /// The addresses that the app has opened, the newest last.
  public private(set) var opened: [String] = []

  /// Whether the person is in the app. The death of the process doesn't change this.
  public private(set) var isActive = true

  /// Gets whether the person is in the app, when that changes.
  var onActive: (Bool) -> Void = { _ in }

  private weak var navigation: Navigation?
  private var requests: [DevicePositionRequest] = []
  private var detours = 0
  private var detour: Detour?

  init(locale: DeviceLocale = .english, timeZone: String? = nil) {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Simulates that the person comes back to the app from another tab or app.
  public func activate() {
    isActive = true
    onActive(true)
    guard let navigation else { return }
    navigation.device.activate()
    // Code that listens to activations doesn't count as work, and needs several turns until it runs. This work
    // counts.
    navigation.makeScope().task { for _ in 0..<20 { await Task.yield() } }
  }

  /// Simulates that the person leaves the app for another tab or app: they see no screen until ``activate()``.
  public func deactivate() {
    isActive = false
    onActive(false)
    navigation?.device.deactivate()
  }

  /// Simulates that another site sends the person back by the address of the newest detour. While the app awaits it, the
  /// test mode `processDeath` lets the process live.
  ///
  /// ```swift
  /// app.device.comeBack(with: "payment=p-17")
  /// try await app.settle()
  /// ```
  ///
  /// - Parameter query: what the site adds to the address.
  public func comeBack(with query: String) {
    guard let detour else { return }
    self.detour = nil
    navigation?.device.returned(from: detour.token, query: query)
  }

  /// Simulates that the person comes back from another site by Back.
  public func comeBack() { navigation?.device.returnedWithoutAnswer() }

  func connect(to navigation: Navigation) {
    self.navigation = navigation
    requests = []
    navigation.device.locale = locale
    navigation.device.timeZone = timeZone
    if !isActive { navigation.device.deactivate() }
    navigation.device.locator = { [weak self] request in
      guard let self else { return request.answer(.failure(.unavailable)) }
      requests.append(request)
      answerSoon()
    }
    navigation.device.siteOpener = SiteOpener { [weak self] in
      self?.makeDetour()
    } open: { [weak self] url, detour in
      self?.opened.append(url)
      if let detour { self?.detour = detour }
    }
  }

  private func makeDetour() -> Detour {
    detours += 1
    let token = "detour-\(detours)"
    return Detour(token: token, returnURL: "https://app.example/-/return/\(token)")
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
  /// The answer to a request; `nil` when the device doesn't answer.
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
