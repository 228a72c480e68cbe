import CloudyFixtures
import MatchesFixtures
import PhotosFixtures
import RedGreenFixtures
import SurveyFixtures
import UsersFixtures
import UsherInspector
import UsherPreviews
import UsherWeb

/// Returns the previews of those apps that have some, for developers.
func previews(of apps: [WebApp]) -> [AppPreviews] {
  let all = [
    "red-green": redGreenPreviews, "photos": photosPreviews, "users": usersPreviews,
    "survey": surveyPreviews, "cloudy": cloudyPreviews, "matches": matchesPreviews,
  ]
  return apps.compactMap { app in all[app.path].map { AppPreviews(app, $0) } }
}
