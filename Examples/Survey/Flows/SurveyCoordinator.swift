public import SurveyModel
import SurveyViewModels
public import Usher

public enum SurveyRoute: Route {
  case form, submissions, submission(id: String)
  /// After one was submitted.
  case thanks(id: String)

  enum CodingKeys: String, RoutePath {
    case form = ""
    case submissions
    case submission = "submitted/:id"
    case thanks = "thanks/:id"
  }
}

/// The form, what was submitted, one submission, and thanks for it.
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
      // It takes the place of the thanks, and these its: Back leads to no form that is done with.
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
      // There is no such submission, but there is a form.
      flow.popToStart()
      if flow.routes.first != .form { show(.form) }
    }
  }
}
