public import SurveyModel
import SurveyViewModels
public import Usher

public enum SurveyRoute: Route {
  case form, submissions, submission(id: String)

  enum CodingKeys: String, RoutePath {
    case form = ""
    case submissions
    case submission = "submitted/:id"
  }
}

/// The form, what was submitted, and one submission.
public final class SurveyCoordinator: Coordinator {
  public let flow: Flow<SurveyRoute, Never>
  private let questionnaire: Questionnaire
  private let visitor: String

  public init(questionnaire: Questionnaire, visitor: String, flow: Flow<SurveyRoute, Never>) {
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.flow = flow
  }

  public func start() { show(.form) }

  public func show(_ route: SurveyRoute) {
    switch route {
    case .form:
      flow.push(at: route) { screen in
        SurveyViewModel(
          questionnaire: questionnaire,
          visitor: visitor,
          scope: screen.scope,
          didSubmit: screen.on(self) { $0.show(.submission(id: $1)) },
          didPressSubmissions: screen.on(self) { $0.show(.submissions) }
        )
      }
    case .submissions:
      flow.push(at: route) { screen in
        SubmissionsViewModel(
          questionnaire: questionnaire,
          visitor: visitor,
          scope: screen.scope,
          didSelect: screen.on(self) { $0.show(.submission(id: $1)) }
        )
      }
    case .submission(let id):
      flow.push(at: route) { screen in
        SubmissionViewModel(
          id: id,
          questionnaire: questionnaire,
          visitor: visitor,
          scope: screen.scope,
          didLeave: screen.on(self) { $0.flow.popToStart() }
        )
      }
    }
  }
}
