import Cloudy
import CloudyGTK
import CloudyModel
import CloudyService
import Foundation
import Gallery
import GalleryGTK
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

/// All apps of the program, in the order in which the person can choose them. One that can't be opened is left out; its
/// windows are there again when it can.
///
/// - Parameter tell: tells the person which app isn't there, and why.
@MainActor
func apps(in folder: DataFolder, tell: (String) -> Void) async -> [GTKApp] {
  let folder = URL(fileURLWithPath: folder.path)
  let makers: [(name: String, make: () async throws -> GTKApp)] = [
    ("Red & Green", { redGreen() }), ("Photos", { try await photos(folder) }),
    ("Users", { try await users(folder) }), ("Survey", { try await survey(folder) }),
    ("Cloudy", { try await cloudy(folder) }), ("Matches", { try await matches(folder) }),
    ("Gallery", { gallery() }),
  ]
  var apps: [GTKApp] = []
  for (name, make) in makers {
    do { apps.append(try await make()) } catch { tell("\(name) can't be opened. \(error)") }
  }
  return apps
}

/// A file of an app that can't be opened.
private struct FileError: Error, CustomStringConvertible {
  let path: String
  let underlying: any Error
  var description: String { "\(path): \(underlying)" }
}

/// Opens a file in the folder, and names it if that fails.
@MainActor
private func open<Value>(
  _ name: String,
  in folder: URL,
  _ body: (String) async throws -> Value
) async throws -> Value {
  let path = folder.appending(path: name).path
  do { return try await body(path) } catch { throw FileError(path: path, underlying: error) }
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
private func gallery() -> GTKApp {
  let setup = WindowSetup(name: "Gallery", views: galleryViews) { path in
    try galleryPicture(path)
  }
  return GTKApp(
    setup,
    at: "gallery",
    summary: "Each control in its states, and each way in which a screen can be shown."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      GalleryCoordinator(now: { Int(Date().timeIntervalSince1970) }, flow: $0)
    }
  }
}

@MainActor
private func photos(_ folder: URL) async throws -> GTKApp {
  let shop = try await open("photos.sqlite", in: folder) { path in
    let shop = PhotoShop(store: try SQLitePhotoStore(path: path), pictures: .bundled())
    try await shop.open()
    return shop
  }
  return photosApp(shop, person)
}

@MainActor
private func users(_ folder: URL) async throws -> GTKApp {
  let store = try await open("users.sqlite", in: folder) { path in
    let store = try UserStore(path: path)
    try await store.seed(count: 10)
    return store
  }
  let service = UsersService(store: store)
  let accounts = try await open("accounts.sqlite", in: folder) { path in
    let accounts = try Accounts(path: path)
    try await accounts.open()
    return accounts
  }
  // The service that the app asks is in this program.
  Task.detached { try await service.run() }
  let source = RESTUsersDataSource { try? await service.url() }
  let files = AccountFiles(
    accounts: accounts,
    store: try await open("files", in: folder) {
      try FolderFileStore(folder: URL(fileURLWithPath: $0))
    }
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
private func survey(_ folder: URL) async throws -> GTKApp {
  let store = try await open("survey.sqlite", in: folder) { try SQLiteSurveyStore(path: $0) }
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
private func matches(_ folder: URL) async throws -> GTKApp {
  let goalbase = GoalbaseService(
    GoalbaseAPI(
      store: try await open("goalbase.sqlite", in: folder) { try SQLiteGoalbaseStore(path: $0) }
    ),
    // An editor of the last time belongs to a server by its address.
    keptIn: folder.appending(path: "goalbase.json").path
  )
  // The server that the app can keep matches at is in this program.
  Task.detached { try await goalbase.run() }
  let services = MatchesServices(
    stores: MatchStores(
      device: try await open("matches.sqlite", in: folder) { try SQLiteMatchStore(path: $0) },
      defaultServer: { await url(of: goalbase) },
      isDefaultHere: true,
      // On their own machine, the person may name any server.
      refusal: { _ in nil }
    ),
    settings: try await open("settings.sqlite", in: folder) { try SQLiteSettingsStore(path: $0) }
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
private func cloudy(_ folder: URL) async throws -> GTKApp {
  let gazetteer = OpeningGazetteer(at: folder)
  Task.detached { try await gazetteer.open() }
  let service = CloudyService()
  Task.detached { try await service.run() }
  let services = CloudyServices(
    places: try await open("places.sqlite", in: folder) { try SQLitePlaceStore(path: $0) },
    gazetteer: gazetteer,
    weather: try await open("weather.sqlite", in: folder) { path in
      try CachedWeather(OpenMeteoClient { try? await service.url() }, path: path)
    }
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
