import SurveyModel
import SurveyViewModels
import Usher
import UsherPreviews

let formPreviews = [
  Preview("Survey Form", "empty") { form($0) },
  Preview("Survey Form", "draft") { form($0, MemorySurvey(draft: .some)) },
  Preview("Survey Form", "submitted before") { form($0, MemorySurvey(submissions: .some)) },
  Preview("Survey Form", "loading") { form($0, MemorySurvey(.silent)) },
  Preview("Survey Form", "invalid") { screen in
    form(screen).acting(on: screen) { $0.submitButtonTapped() }
  },
  Preview("Survey Form", "failed") { form($0, MemorySurvey(.failing)) },
  Preview("Survey Form", "submitting") { screen in
    form(screen, MemorySurvey(.silentToWrite, draft: .some))
      .acting(on: screen, once: { !$0.name.value.isEmpty }) { $0.submitButtonTapped() }
  },
  Preview("Survey Form", "not submitted") { screen in
    form(screen, MemorySurvey(.failingToWrite, draft: .some))
      .acting(on: screen, once: { !$0.name.value.isEmpty }) { $0.submitButtonTapped() }
  },
  Preview("Survey Form", "long texts") { screen in
    form(screen, MemorySurvey(draft: .long))
      .acting(on: screen, once: { !$0.name.value.isEmpty }) { $0.submitButtonTapped() }
  },
]

let submissionPreviews = [
  Preview("Your Submission", "loaded") { submission($0, MemorySurvey(submissions: .some)) },
  Preview("Your Submission", "loading") { submission($0, MemorySurvey(.silent)) },
  Preview("Your Submission", "unknown") { submission($0, MemorySurvey()) },
  Preview("Your Submission", "failed") { submission($0, MemorySurvey(.failing)) },
  Preview("Your Submission", "long texts") { submission($0, MemorySurvey(submissions: .long)) },
]

private func form(
  _ screen: Screen<SurveyViewModel.Event>,
  _ store: MemorySurvey = MemorySurvey()
) -> SurveyViewModel {
  SurveyViewModel(questionnaire: Questionnaire(store), visitor: "visitor", screen: screen)
}

private func submission(
  _ screen: Screen<SubmissionViewModel.Event>,
  _ store: MemorySurvey
) -> SubmissionViewModel {
  SubmissionViewModel(
    id: "1",
    questionnaire: Questionnaire(store),
    visitor: "visitor",
    screen: screen
  )
}
