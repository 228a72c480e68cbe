import Testing
import Usher
import UsherTesting

@Suite("Device: sharing a request", .timeLimit(.minutes(10)))
struct DeviceSharingTests {
  @Test("who asks for no more than another gets the answer to the same request")
  func shared() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask(accuracy: 100, timeout: .seconds(15))
      try await host.ask(accuracy: 100, timeout: .seconds(15))
      try await host.ask(accuracy: 1000, timeout: .seconds(5))
      #expect(host.requests.count == 1)
      host.requests[0].answer(.success(.ghent))
      try await host.app.settle()
      #expect(host.model.log == Array(repeating: "51.05 3.72 ±20.0", count: 3))
    }
  }

  @Test("who wants to know more exactly, or waits longer, asks by itself")
  func notShared() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask(accuracy: 100, timeout: .seconds(15), requests: 1)
      try await host.ask(accuracy: 99, timeout: .seconds(15), requests: 2)
      try await host.ask(accuracy: 100, timeout: .seconds(16), requests: 3)
      host.requests[0].answer(.failure(.timedOut))
      try await host.app.settle()
      #expect(host.model.log == ["timed out"])
      #expect(host.requests.map(\.isWanted) == [false, true, true])
    }
  }

  @Test("who asks after the answer asks anew, though those who were answered haven't gone on yet")
  func anew() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask()
      host.requests[0].answer(.success(.ghent))
      host.device.locator = { $0.answer(.failure(.denied)) }
      await host.model.find()
      try await host.app.settle()
      #expect(host.model.log.sorted() == ["51.05 3.72 ±20.0", "denied"])
    }
  }

  @Test("each waits as long as it said; one that is cancelled leaves the others their answer")
  func apart() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask(timeout: .seconds(15)).cancel()
      try await host.app.wait { host.model.log == ["CancellationError"] }
      let first = try await host.ask(timeout: .seconds(15), requests: 2)
      try await host.ask(timeout: .seconds(5), requests: 2)
      try await host.ask(timeout: .seconds(15), requests: 2)
      await host.app.clock.advance(by: .seconds(5))
      try await host.app.wait { host.model.log.last == "timed out" }
      first.cancel()
      try await host.app.wait { host.model.log.last == "CancellationError" }
      #expect(host.requests[1].isWanted)
      host.requests[1].answer(.success(.ghent))
      try await host.app.settle()
      #expect(host.model.log.last == "51.05 3.72 ±20.0")
      #expect(host.model.log.count == 4)
    }
  }
}
