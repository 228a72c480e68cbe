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
      flow.replace(at: route) { screen in
        SurveyViewModel(
          questionnaire: questionnaire,
          visitor: visitor,
          scope: screen.scope,
          didSubmit: screen.on(self) { $0.show(.thanks(id: $1)) },
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
      flow.push(at: route) { submission(id, on: $0) }
    case .thanks(let id):
      flow.replace(at: route) { screen in
        ThankYouViewModel(
          submission: submission(id, on: screen),
          didPressAgain: screen.on(self) { $0.show(.form) },
          didPressSubmissions: screen.on(self) { $0.show(.submissions) }
        )
      }
    }
  }

  private func submission(_ id: String, on screen: Screen) -> SubmissionViewModel {
    SubmissionViewModel(
      id: id,
      questionnaire: questionnaire,
      visitor: visitor,
      scope: screen.scope,
      didLeave: screen.on(self) { $0.leave() }
    )
  }

  /// There is no such submission, but there is a form.
  private func leave() {
    flow.popToStart()
    if flow.routes.first != .form { show(.form) }
  }
}
