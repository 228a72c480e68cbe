import SurveyModel
import SurveyViewModels
import Testing
import Usher

@Suite("Survey: messages")
struct MessageTests {
  @Test(
    "each code of the model has words for the person",
    arguments: [
      (SurveyError.noName, "Please enter your name."),
      (.noCompany, "Please enter your company’s name."),
      (.textTooLong, "Your text is too long. Please shorten it."),
      (.outOfRange, "Please choose your experience and salary again."),
      (.unknownSubmission, "There is no such submission of yours."),
    ]
  )
  func words(error: SurveyError, message: String) {
    #expect(error.userMessage == message)
  }
}
