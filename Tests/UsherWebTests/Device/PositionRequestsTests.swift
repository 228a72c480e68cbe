import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Requests to the browser's device")
struct PositionRequestsTests {
  let device = Device(isolation: MainActor.shared)
  let scope = Scope(isolation: MainActor.shared)
  let requests = PositionRequests()

  init() { device.locator = { [requests] in requests.add($0) } }

  private func ask(_ accuracy: Double = 100, _ timeout: Duration = .seconds(60)) async -> ScopeTask
  {
    let device = device
    let task = scope.task { _ = try? await device.position(accuracy: accuracy, timeout: timeout) }
    while !requests.areUnasked { await Task.yield() }
    return task
  }

  private func taken() -> [Int] {
    var bytes: [UInt8] = []
    requests.ask(in: &bytes)
    return bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      var numbers: [Int] = []
      while !reader.isAtEnd { numbers.append(reader.varint() ?? -1) }
      return numbers
    }
  }

  @Test(
    "whatever an app wants to know, the browser gets numbers it can use",
    arguments: [
      (0, .seconds(1), 0, 1000), (-5, .seconds(60), 0, 60_000),
      (99.9, .microseconds(1_999_999), 99, 1999), (.infinity, .seconds(60), 2_147_483_647, 60_000),
      (.nan, .seconds(60), 2_147_483_647, 60_000),
      (100, .seconds(Int64.max), 100, 86_400_000),
    ] as [(Double, Duration, Int, Int)]
  )
  func bounds(_ accuracy: Double, _ timeout: Duration, _ metres: Int, _ time: Int) async {
    let task = await ask(accuracy, timeout)
    #expect(taken().dropFirst(3) == [metres, time])
    task.cancel()
  }

  @Test("each request is asked once")
  func once() async {
    let task = await ask()
    #expect(taken().starts(with: [0, 12]))
    #expect(!requests.areUnasked)
    #expect(taken().isEmpty)
    task.cancel()
  }

  @Test("what nobody waits for any more isn't asked")
  func unwanted() async {
    await ask().cancel()
    while requests.areUnasked { await Task.yield() }
    #expect(taken().isEmpty)
  }
}
