import CloudyModel
import CloudyViewModels
import Testing
import Usher

@Suite("Cloudy: what people are told")
struct MessageTests {
  @Test(
    "about places, what happened and what to do",
    arguments: [
      (
        LocationError.service(.unreachable),
        "The service for places can’t be reached. Please check your connection and try again."
      ),
      (.service(.timedOut), "The service for places takes too long to answer. Please try again."),
      (.service(.cutOff), "The answer didn’t arrive completely. Please try again."),
      (
        .service(.status(503)),
        "The service for places has a problem (503). Please try again later."
      ),
      (
        .service(.malformed),
        "The answer of the service for places can’t be read. Please try again later."
      ),
      (
        .service(.tooLarge),
        "The answer of the service for places is too large. Please search for more."
      ),
      (.storage("disk full"), "The places can’t be read. Please try again."),
    ]
  )
  func places(error: LocationError, message: String) {
    #expect(error.userMessage == message)
  }
}
