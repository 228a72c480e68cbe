import SurveyModel
import SurveyViewModels
import Usher
import UsherPreviews

let thanksPreviews = [
  Preview("Thank You", "loaded") { thanks($0, MemorySurvey(submissions: .some)) },
  Preview("Thank You", "loading") { thanks($0, MemorySurvey(.silent)) },
  Preview("Thank You", "failed") { thanks($0, MemorySurvey(.failing)) },
  Preview("Thank You", "long texts") { thanks($0, MemorySurvey(submissions: .long)) },
]

let submissionsPreviews = [
  Preview("Submissions", "loaded") { submissions($0, MemorySurvey(submissions: .some)) },
  Preview("Submissions", "loading") { submissions($0, MemorySurvey(.silent)) },
  Preview("Submissions", "empty") { submissions($0, MemorySurvey()) },
  Preview("Submissions", "failed") { submissions($0, MemorySurvey(.failing)) },
  Preview("Submissions", "long texts") { submissions($0, MemorySurvey(submissions: .long)) },
]

private func thanks(
  _ screen: Screen<ThankYouViewModel.Event>,
  _ store: MemorySurvey
) -> ThankYouViewModel {
  ThankYouViewModel(
    id: "1",
    questionnaire: Questionnaire(store),
    visitor: "visitor",
    screen: screen
  )
}

private func submissions(
  _ screen: Screen<SubmissionsViewModel.Event>,
  _ store: MemorySurvey
) -> SubmissionsViewModel {
  SubmissionsViewModel(questionnaire: Questionnaire(store), visitor: "visitor", screen: screen)
}
