import Testing
import Usher
import UsherTesting

@Suite("Device: position")
struct DevicePositionTests {
  @Test("the host is asked what the app wants to know; its answer arrives on the app's actor")
  func answered() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask(accuracy: 1000, timeout: .seconds(20))
      #expect(host.requests[0].accuracy == 1000)
      #expect(host.requests[0].timeout == .seconds(20))
      #expect(host.requests[0].isWanted)
      host.requests[0].answer(.success(.ghent))
      #expect(!host.requests[0].isWanted)
      try await host.app.settle()
      #expect(host.model.log == ["51.05 3.72 ±20.0"])
    }
  }

  @Test(
    "the host's errors arrive",
    arguments: [DevicePositionError.denied, .unavailable, .timedOut]
  )
  func failed(_ error: DevicePositionError) async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask()
      host.requests[0].answer(.failure(error))
      try await host.app.settle()
      #expect(host.model.log == [error.name])
    }
  }

  @Test("a host may answer at once")
  func answeredAtOnce() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      host.device.locator = { $0.answer(.success(.ghent)) }
      host.model.ask()
      try await host.app.settle()
      #expect(host.model.log == ["51.05 3.72 ±20.0"])
      #expect(host.app.clock.sleepers == 0)
    }
  }

  @Test("without a host the position is unavailable")
  func noHost() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let model = NearbyModel(
        device: Device(isolation: isolation),
        scope: scope,
        isolation: isolation
      )
      model.ask()
      await settle { !model.log.isEmpty }
      #expect(model.log == ["unavailable"])
    }
  }

  @Test("who gets no answer hears so after the time it gave, by the window's clock")
  func timeout() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask(timeout: .seconds(15))
      await host.app.clock.advance(by: .milliseconds(14_999))
      #expect(host.model.log.isEmpty)
      #expect(host.requests[0].isWanted)
      await host.app.clock.advance(by: .milliseconds(1))
      try await host.app.wait { host.model.log == ["timed out"] }
      #expect(!host.requests[0].isWanted)
    }
  }

  @Test("an answer that comes late, or twice, changes nothing, also for who asks anew")
  func lateAnswer() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask()
      await host.app.clock.advance(by: .seconds(15))
      try await host.app.wait { host.model.log == ["timed out"] }
      try await host.ask(requests: 2)
      host.requests[0].answer(.failure(.denied))
      try await host.app.settle()
      #expect(host.model.log == ["timed out"])
      host.requests[1].answer(.success(.ghent))
      host.requests[1].answer(.failure(.denied))
      try await host.app.settle()
      #expect(host.model.log == ["timed out", "51.05 3.72 ±20.0"])
    }
  }

  @Test("an answer ends the time")
  func timerEnds() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask()
      try await host.app.wait { host.app.clock.sleepers == 1 }
      host.requests[0].answer(.success(.ghent))
      try await host.app.wait { host.app.clock.sleepers == 0 }
    }
  }

  @Test("who is cancelled waits no longer")
  func cancelled() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask().cancel()
      try await host.app.wait { !host.model.log.isEmpty }
      #expect(host.model.log == ["CancellationError"])
      #expect(!host.requests[0].isWanted)
      // Before it asks, too.
      host.model.ask().cancel()
      try await host.app.wait { host.model.log.count == 2 }
      #expect(host.model.log.last == "CancellationError")
      #expect(host.requests.count == 1)
    }
  }

  @Test("what went wrong is told to the person and to the programmer")
  func messages() {
    #expect(
      DevicePositionError.denied.userMessage
        == "This app isn’t allowed to see where you are. You can allow it in the settings of your browser or device."
    )
    #expect(
      DevicePositionError.unavailable.userMessage
        == "Your device can’t tell where you are at the moment. Please try again later."
    )
    #expect(
      DevicePositionError.timedOut.userMessage
        == "It took too long to find out where you are. Please try again."
    )
    #expect(
      "\(DevicePositionError.denied)"
        == "The person, or a setting of the device, doesn't allow its position to be known."
    )
    #expect(
      "\(DevicePositionError.unavailable)"
        == "The device can't tell its position. If it never can, look whether the host sets the `locator` of "
        + "the navigation's device, and whether the page came by HTTPS."
    )
    #expect("\(DevicePositionError.timedOut)" == "The device didn't tell its position in time.")
  }

  @Test("the time to answer is over when it is, however late whoever waits gets a turn")
  func late() async throws {
    try await onEachIsolation { isolation in
      let clock = SteppedClock()
      let device = Device(isolation: isolation, clock: clock)
      device.locator = { _ in clock.advance(by: .seconds(15)) }
      let scope = Scope(isolation: isolation, clock: clock)
      let model = NearbyModel(device: device, scope: scope, isolation: isolation)
      model.ask()
      await settle { model.log == ["timed out"] }
    }
  }
}
