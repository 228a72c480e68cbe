import CloudyFixtures
import CloudyGTK
import MatchesFixtures
import MatchesGTK
import PhotosFixtures
import PhotosGTK
import RedGreenFixtures
import RedGreenGTK
import SurveyFixtures
import SurveyGTK
import Testing
import UsersFixtures
import UsersGTK
import UsherGTK
import UsherPreviews

/// An app with its views, and all its screens in all their states.
struct DesktopApp: Sendable, CustomTestStringConvertible {
  let name: String
  let previews: [Preview]
  let views: @MainActor @Sendable () -> Views

  var testDescription: String { name }

  /// Each picture is a grey one.
  @MainActor var setup: WindowSetup {
    WindowSetup(name: name, views: views()) { _ in
      let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
        <rect width="600" height="400" fill="grey"/></svg>
        """
      return Array(drawing.utf8)
    }
  }

  static let all = [
    DesktopApp(name: "Red & Green", previews: redGreenPreviews) { redGreenViews },
    DesktopApp(name: "Photos", previews: photosPreviews) { photosViews },
    DesktopApp(name: "Users", previews: usersPreviews) { usersViews },
    DesktopApp(name: "Survey", previews: surveyPreviews) { surveyViews },
    DesktopApp(name: "Cloudy", previews: cloudyPreviews) { cloudyViews },
    DesktopApp(name: "Matches", previews: matchesPreviews) { matchesViews },
  ]
}
