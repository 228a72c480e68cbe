import Usher

/// The app's requests for the device's position. A request is kept while code of the app waits for its answer.
final class PositionRequests {
  private var requests: [Int: DevicePositionRequest] = [:]
  private var unasked: [Int] = []
  /// The number of the next request. Starts at random, so that a late answer to an earlier process isn't
  /// taken for an answer to a request of this one.
  private var nextNumber = Int.random(in: 0..<1 << 20)

  func add(_ request: DevicePositionRequest) {
    requests = requests.filter(\.value.isWanted)
    unasked.removeAll { requests[$0] == nil }
    requests[nextNumber] = request
    unasked.append(nextNumber)
    nextNumber += 1
  }

  /// Whether there are requests that weren't sent to the browser yet.
  var areUnasked: Bool { unasked.contains { requests[$0]?.isWanted == true } }

  /// Appends the requests that weren't sent to the browser yet.
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

  /// Asks again for all positions that are still wanted: the document that was asked is gone.
  func beginAnew() { unasked = requests.keys.sorted() }

  /// Passes the browser's answer to its request. Unknown numbers and impossible positions are ignored.
  ///
  /// - Parameters:
  ///   - number: the number of the request.
  ///   - status: the raw value of a ``PositionStatus``.
  ///   - text: latitude and longitude in degrees and accuracy in metres, separated by spaces.
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
    // A NaN fails this comparison, so it becomes the largest number: any accuracy is good enough.
    accuracy < Double(Int32.max) ? Int(max(accuracy, 0)) : Int(Int32.max)
  }

  private static func milliseconds(_ timeout: Duration) -> Int {
    Int(min(max(timeout, .zero), .seconds(86_400)) / .milliseconds(1))
  }
}
