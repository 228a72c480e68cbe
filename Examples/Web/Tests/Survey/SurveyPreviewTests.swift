import SurveyFixtures
import SurveyWeb
import Testing
import UsherPreviews
import UsherWebTesting

@MainActor
@Suite("Survey: every view in every state")
struct SurveyPreviewTests {
  nonisolated private static let wrong = "Something went wrong. Please try again."
  nonisolated private static let seen: [Preview.ID: [Sight]] = [
    "survey-form-empty": ["Summary", .button("Submit Form")],
    "survey-form-draft": ["Ada Byron", "7 years", "The engine weaves patterns."],
    "survey-form-submitted-before": ["This is another form."],
    "survey-form-loading": [.button("Submit Form")],
    "survey-form-invalid": ["Please enter your name.", "Please enter your company’s name."],
    "survey-form-failed": ["Your draft couldn’t be read.", .tryAgain],
    "survey-form-submitting": ["Ada Byron", .busy("Submit Form")],
    "survey-form-not-submitted": [
      "Ada Byron", "Something went wrong. Please try again.", .button("Submit Form"),
    ],
    "survey-form-long-texts": [
      .text(LongText.word), .text(LongText.sentence), "Please enter at most 100 characters.",
    ],
    "your-submission-loaded": ["Ada Byron", "Analytical Engines", "64,000"],
    "your-submission-loading": [.loading],
    "your-submission-unknown": [
      "There is no such submission of yours.", .button("Fill In the Survey"),
    ],
    "your-submission-failed": [.text(wrong), .tryAgain],
    "your-submission-long-texts": [.text(LongText.word), .text(LongText.sentence)],
    "thank-you-loaded": [
      "Your answers have been submitted.", "Analytical Engines", .button("Fill In Another"),
    ],
    "thank-you-loading": ["Your answers have been submitted.", .loading],
    "thank-you-failed": ["Your answers have been submitted.", .text(wrong), .tryAgain],
    "thank-you-long-texts": [.text(LongText.word), .text(LongText.sentence)],
    "submissions-loaded": ["Your submissions", "Analytical Engines", "Looms & Sons"],
    "submissions-loading": [.loading],
    "submissions-empty": ["What you submit is listed here."],
    "submissions-failed": [.text(wrong), .tryAgain],
    "submissions-long-texts": [.text(LongText.sentence)],
  ]

  @Test("shows what it should", arguments: surveyPreviews)
  func shows(_ preview: Preview) async throws {
    try await PreviewTrial(preview, views: surveyViews).run(Self.seen[preview.id])
  }

  @Test("each view has a preview, and each preview a view")
  func complete() throws {
    try PreviewCheck(surveyPreviews, views: surveyViews).run()
    #expect(Set(Self.seen.keys) == Set(surveyPreviews.map(\.id)))
  }
}
