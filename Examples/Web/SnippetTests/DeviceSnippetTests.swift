import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Articles: the device", .inEveryMode)
struct DeviceSnippetTests {
  @Test("what is near is found when the person allows it, and again when they come back")
  func nearby() async throws {
    let app = try TestApp { NearbyCoordinator(service: StationService(), flow: $0) }
    app.device.position = .denied
    try await app.settle()
    #expect(
      try app.top(NearbyViewModel.self).stations.message
        == DevicePositionError.denied.userMessage
    )
    app.device.position = .at(51.05, 3.72)
    app.device.activate()
    try await app.settle()
    #expect(try app.top(NearbyViewModel.self).stations.value == ["Gent-Dampoort"])
    try app.close()
  }
}
