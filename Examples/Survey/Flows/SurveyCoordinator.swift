public import SurveyModel
import SurveyViewModels
public import Usher

public enum SurveyRoute: Route {
  case form, submissions, submission(id: String)
  /// The screen after a submission.
  case thanks(id: String)

  enum CodingKeys: String, RoutePath {
    case form = ""
    case submissions
    case submission = "submitted/:id"
    case thanks = "thanks/:id"
  }
}

/// The form, the list of submissions, one submission, and the thanks after a submission.
public final class SurveyCoordinator: Coordinator {
  public let flow: Flow<SurveyRoute, Never>
  private let questionnaire: Questionnaire
  private let visitor: String

  public init(questionnaire: Questionnaire, visitor: String, flow: Flow<SurveyRoute, Never>) {
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.flow = flow
  }

  public func show(_ route: SurveyRoute) {
    switch route {
    case .form:
      // The form and the thanks replace each other, so that Back never leads to a submitted form.
      flow.replace(at: route, on: handle) {
        SurveyViewModel(questionnaire: questionnaire, visitor: visitor, screen: $0)
      }
    case .submissions:
      flow.push(at: route, on: handle) {
        SubmissionsViewModel(questionnaire: questionnaire, visitor: visitor, screen: $0)
      }
    case .submission(let id):
      flow.push(at: route, on: handle) {
        SubmissionViewModel(id: id, questionnaire: questionnaire, visitor: visitor, screen: $0)
      }
    case .thanks(let id):
      flow.replace(at: route, on: handle) {
        ThankYouViewModel(id: id, questionnaire: questionnaire, visitor: visitor, screen: $0)
      }
    }
  }

  private func handle(_ event: SurveyViewModel.Event) {
    switch event {
    case .didSubmit(let id): show(.thanks(id: id))
    case .didPressSubmissions: show(.submissions)
    }
  }

  private func handle(_ event: SubmissionsViewModel.Event) {
    switch event {
    case .didSelect(let id): show(.submission(id: id))
    }
  }

  private func handle(_ event: ThankYouViewModel.Event) {
    switch event {
    case .didPressAgain: show(.form)
    case .didPressSubmissions: show(.submissions)
    case .submission(let event): handle(event)
    }
  }

  private func handle(_ event: SubmissionViewModel.Event) {
    switch event {
    case .didLeave:
      // The submission doesn't exist, so the person goes to the form.
      flow.popToStart()
      if flow.routes.first != .form { show(.form) }
    }
  }
}
