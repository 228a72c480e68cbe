import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Device: in tests", .inEveryMode)
struct TestDeviceTests {
  private func app() throws -> TestApp {
    try TestApp(path: "here") { NearbyCoordinator(flow: $0, isolation: MainActor.shared) }
  }

  private func log(_ app: TestApp) throws -> [String] { try app.top(NearbyModel.self).log }

  @Test("the device of a test can't tell where it is, unless the test says so")
  func unavailable() async throws {
    let app = try app()
    try await app.settle()
    #expect(try log(app) == ["unavailable"])
    try app.close()
  }

  @Test("it answers what the test says, in every life")
  func answers() async throws {
    let app = try app()
    app.device.position = .at(51.05, 3.72)
    try await app.settle()
    #expect(try log(app) == ["51.05 3.72 ±10.0"])
    app.device.position = .denied
    try app.open("")
    try app.open("here")
    try await app.settle()
    #expect(try log(app) == ["denied"])
    try app.close()
  }

  @Test("one that is silent holds nothing up, and the time runs by the test's clock")
  func silent() async throws {
    let app = try app()
    app.device.position = .silent
    try await app.settle()
    #expect(try log(app).isEmpty)
    await app.clock.advance(by: .seconds(15))
    #expect(try log(app) == ["timed out"])
    app.device.position = .unavailable
    try await app.settle()
    try app.close()
  }

  @Test("a person who takes their time may answer after all")
  func answersLater() async throws {
    let app = try app()
    app.device.position = .silent
    try await app.settle()
    app.device.position = .at(51.05, 3.72, accuracy: 30)
    try await app.settle()
    #expect(try log(app) == ["51.05 3.72 ±30.0"])
    try app.close()
  }

  @Test("a person who comes back is waited for until the app has done what it does then")
  func activates() async throws {
    let app = try TestApp { NearbyCoordinator(flow: $0, isolation: MainActor.shared) }
    app.device.position = .denied
    try app.top(NearbyModel.self).askWhenActivated()
    let model = try app.top(NearbyModel.self)
    app.device.activate()
    while app.navigation.isWorking { await Task.yield() }
    #expect(model.log == ["denied"])
    app.navigation.close()
  }
}
