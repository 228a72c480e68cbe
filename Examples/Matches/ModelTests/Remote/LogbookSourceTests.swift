import ModelTestSupport
import RESTErrors
import RESTSourceChecks
import Testing

@testable import MatchesModel

@Suite("Asking for a logbook")
struct LogbookSourceTests {
  private let source = RESTSource(longestAnswer: MatchesAPI.longestAnswer) { url, timeout in
    // It tries again after a pause, which is no time on this clock.
    let store = RemoteMatchStore(url: url, timeout: timeout, clock: InstantClock())
    _ = try await store.matches()
  } reason: { error in
    if case .service(let reason) = error as? MatchesError { reason } else { nil }
  }

  // The server may tell its reasons with any status: RemoteFaultTests.
  @Test("what goes wrong on the way is told, and always ends", arguments: RESTSourceCheck.onTheWay)
  func way(_ check: RESTSourceCheck) async throws {
    try await check.run(source)
  }

  @Test("only a change that certainly wasn't sent is certainly not made")
  func mayBeDone() {
    let lost: [RESTError] = [.timedOut, .cutOff, .malformed, .tooLarge, .status(200), .status(500)]
    for error in lost { #expect(MatchesError.service(error).mayBeDone, "\(error)") }
    for error in [RESTError.unreachable, .status(400)] {
      #expect(!MatchesError.service(error).mayBeDone, "\(error)")
    }
  }
}
