import Usher

/// What an app asked the browser's device, as long as somebody waits for the answer.
final class PositionRequests {
  private var requests: [Int: DevicePositionRequest] = [:]
  private var unasked: [Int] = []
  /// An answer to another process, that comes after this one has begun, is taken for no other's.
  private var nextNumber = Int.random(in: 0..<1 << 20)

  func add(_ request: DevicePositionRequest) {
    requests = requests.filter(\.value.isWanted)
    unasked.removeAll { requests[$0] == nil }
    requests[nextNumber] = request
    unasked.append(nextNumber)
    nextNumber += 1
  }

  /// Whether the browser has to be asked something.
  var areUnasked: Bool { unasked.contains { requests[$0]?.isWanted == true } }

  /// Asks the browser what it wasn't asked yet.
  func ask(in out: inout [UInt8]) {
    for number in unasked {
      guard let request = requests[number], request.isWanted else { continue }
      out += [0, PageControl.position.rawValue]
      out.append(varint: number)
      out.append(varint: Self.metres(request.accuracy))
      out.append(varint: Self.milliseconds(request.timeout))
    }
    unasked = []
  }

  /// Takes in what the browser says; what it wasn't asked, or what can't be, is ignored.
  ///
  /// - Parameters:
  ///   - status: a ``PositionStatus``.
  ///   - text: latitude, longitude and accuracy.
  func answer(_ number: Int, status: UInt8, _ text: String) {
    guard let request = requests[number], let result = Self.result(status, text) else { return }
    requests[number] = nil
    request.answer(result)
  }

  private static func result(
    _ status: UInt8,
    _ text: String
  ) -> Result<DevicePosition, DevicePositionError>? {
    switch PositionStatus(rawValue: status) {
    case .known: position(text).map { .success($0) }
    case .denied: .failure(.denied)
    case .unavailable: .failure(.unavailable)
    case .late: .failure(.timedOut)
    case nil: nil
    }
  }

  private static func position(_ text: String) -> DevicePosition? {
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 3, let latitude = numbers[0], (-90...90).contains(latitude),
      let longitude = numbers[1], (-180...180).contains(longitude),
      let accuracy = numbers[2], accuracy >= 0, accuracy.isFinite
    else { return nil }
    return DevicePosition(latitude: latitude, longitude: longitude, accuracy: accuracy)
  }

  private static func metres(_ accuracy: Double) -> Int {
    // No number at all is as good as any.
    accuracy < Double(Int32.max) ? Int(max(accuracy, 0)) : Int(Int32.max)
  }

  private static func milliseconds(_ timeout: Duration) -> Int {
    Int(min(max(timeout, .zero), .seconds(86_400)) / .milliseconds(1))
  }
}
