import RESTErrors
import RESTSourceChecks
import Testing

@testable import CloudyModel

@Suite("F2.16: asking the geocoder")
struct GeocoderSourceTests {
  private let source = RESTSource(longestAnswer: GeocoderClient.longestAnswer) { url, timeout in
    let client = GeocoderClient(url: url, userAgent: "x", timeout: timeout)
    _ = try await client.locations(matching: "a")
  } reason: { error in
    if case .service(let reason) = error as? LocationError { reason } else { nil }
  }

  @Test(
    "what goes wrong on the way is told, and always ends",
    arguments: RESTSourceCheck.onTheWay + RESTSourceCheck.statuses
  )
  func way(_ check: RESTSourceCheck) async throws {
    try await check.run(source)
  }
}
