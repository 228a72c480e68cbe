import Survey
import SurveyModel
import SurveyWeb
import Usher
import UsherWeb

/// Makes the Survey app over a questionnaire.
func surveyApp(_ questionnaire: Questionnaire) -> WebApp {
  WebApp(
    "survey",
    title: "Survey",
    summary: "Fill in a form that answers at once: both ways, with a draft that is kept.",
    icon: surveyIcon,
    styles: SurveyStyle.css
  ) { flow, visit in
    SurveyCoordinator(questionnaire: questionnaire, visitor: visit.id, flow: flow)
  } views: {
    surveyViews
  }
}
