import CloudyModel
import CloudyViewModels
import RESTErrors
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
      (
        .bundle("countries.tsv, line 12: …"),
        "The list of places is damaged. Please tell the people who run Cloudy."
      ),
      (.storage("disk full"), "The places can’t be read. Please try again."),
    ]
  )
  func places(error: LocationError, message: String) {
    #expect(error.userMessage == message)
  }

  @Test("trying again is offered where it can help: not for a list that is damaged")
  func retry() {
    #expect(!LocationError.bundle("countries.tsv, line 12: …").canRetry)
    #expect(LocationError.storage("disk full").canRetry)
    #expect(LocationError.service(.malformed).canRetry)
  }
}
