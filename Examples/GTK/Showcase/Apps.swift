import Cloudy
import CloudyGTK
import CloudyModel
import CloudyService
import Foundation
import Goalbase
import Matches
import MatchesGTK
import MatchesModel
import PhotosDesktop
import PhotosModel
import RedGreen
import RedGreenGTK
import ServiceKit
import Survey
import SurveyGTK
import SurveyModel
import Users
import UsersGTK
import UsersModel
import UsersService
import Usher
import UsherDataFolder
import UsherGTK

/// The person at this desktop. There is one for each data folder.
private let person = Visit(id: "desktop")

/// All apps of the program, in the order in which the person can choose them.
@MainActor
func apps(in folder: DataFolder) async throws -> [GTKApp] {
  let folder = URL(fileURLWithPath: folder.path)
  return [
    redGreen(),
    try await photos(folder),
    try await users(folder),
    try survey(folder),
    try cloudy(folder),
    try matches(folder),
  ]
}

@MainActor
private func redGreen() -> GTKApp {
  GTKApp(
    WindowSetup(name: "Red & Green", views: redGreenViews),
    at: "red-green",
    summary: "Two buttons and two colors: the smallest app with coordinators.",
    styles: redGreenStyles
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
  }
}

@MainActor
private func photos(_ folder: URL) async throws -> GTKApp {
  let shop = PhotoShop(
    store: try SQLitePhotoStore(path: folder.appending(path: "photos.sqlite").path),
    pictures: .bundled()
  )
  try await shop.open()
  return photosApp(shop, person)
}

@MainActor
private func users(_ folder: URL) async throws -> GTKApp {
  let store = try UserStore(path: folder.appending(path: "users.sqlite").path)
  let service = UsersService(store: store)
  let accounts = try Accounts(path: folder.appending(path: "accounts.sqlite").path)
  try await store.seed(count: 10)
  try await accounts.open()
  // The service that the app asks is in this program.
  Task.detached { try await service.run() }
  let source = RESTUsersDataSource { try? await service.url() }
  let files = AccountFiles(
    accounts: accounts,
    store: try FolderFileStore(folder: folder.appending(path: "files"))
  )
  let setup = WindowSetup(name: "Users", views: usersViews) { path in
    try await file(at: path, of: files)
  }
  return GTKApp(
    setup,
    at: "users",
    summary: "Users from a REST service, by observation and by delegate, and files of your own."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      UsersCoordinator(dataSource: source, files: files, visit: person, flow: $0)
    }
  }
}

@MainActor
private func survey(_ folder: URL) throws -> GTKApp {
  let store = try SQLiteSurveyStore(path: folder.appending(path: "survey.sqlite").path)
  let questionnaire = Questionnaire(store: store)
  return GTKApp(
    WindowSetup(name: "Survey", views: surveyViews),
    at: "survey",
    summary: "Fill in a form that answers at once: both ways, with a draft that is kept."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      SurveyCoordinator(questionnaire: questionnaire, visitor: person.id, flow: $0)
    }
  }
}

@MainActor
private func matches(_ folder: URL) throws -> GTKApp {
  let goalbase = GoalbaseService(
    GoalbaseAPI(
      store: try SQLiteGoalbaseStore(path: folder.appending(path: "goalbase.sqlite").path)
    )
  )
  // The server that the app can keep matches at is in this program.
  Task.detached { try await goalbase.run() }
  let services = MatchesServices(
    stores: MatchStores(
      device: try SQLiteMatchStore(path: folder.appending(path: "matches.sqlite").path),
      defaultServer: { await url(of: goalbase) },
      // On their own machine, the person may name any server.
      refusal: { _ in nil }
    ),
    settings: try SQLiteSettingsStore(path: folder.appending(path: "settings.sqlite").path)
  )
  var setup = WindowSetup(name: "Matches", views: matchesViews)
  setup.languages = ["en", "de", "ar"]
  return GTKApp(
    setup,
    at: "matches",
    summary: "Log matches, here or at a server, and see who is best."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      MatchesCoordinator(services: services, visitor: person.id, flow: $0)
    }
  }
}

/// The address of a service in this program, once it listens; it can't be reached if it never does.
private func url(of service: some HTTPService) async -> URL {
  (try? await service.url()) ?? URL(fileURLWithPath: "/")
}

@MainActor
private func cloudy(_ folder: URL) throws -> GTKApp {
  let gazetteer = OpeningGazetteer(at: folder)
  Task.detached { try await gazetteer.open() }
  let service = CloudyService()
  Task.detached { try await service.run() }
  let services = CloudyServices(
    places: try SQLitePlaceStore(path: folder.appending(path: "places.sqlite").path),
    gazetteer: gazetteer,
    weather: try CachedWeather(
      OpenMeteoClient { try? await service.url() },
      path: folder.appending(path: "weather.sqlite").path
    )
  )
  var setup = WindowSetup(name: "Cloudy", views: cloudyViews)
  setup.languages = ["en", "de", "ar"]
  return GTKApp(
    setup,
    at: "cloudy",
    summary: "Search for places, keep them, and see their weather: where you are, too.",
    styles: cloudyStyles
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      CloudyCoordinator(services: services, visitor: person.id, flow: $0)
    }
  }
}

/// The content of a file of whoever is signed in, by the path that view models name: `files/5`.
private func file(at path: String, of files: AccountFiles) async throws -> [UInt8] {
  let parts = path.split(separator: "/").map(String.init)
  guard parts.count == 2, parts[0] == "files",
    let file = try await files.contents(of: parts[1], at: person.id)
  else { throw ResourceError(path: path) }
  return Array(try Data(contentsOf: file.location))
}
