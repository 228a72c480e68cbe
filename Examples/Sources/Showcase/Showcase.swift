import ArgumentParser
import Foundation
import PhotosModel
import ServiceLifecycle
import SurveyModel
import UsersModel
import UsersService
import UsherHummingbird
import UsherSQLite
import UsherWeb

/// Serves the example apps.
@main
struct Showcase: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase",
    abstract: "Serves the example apps of Usher in one process."
  )

  @Option(help: "The port to serve on; 0 for any that is free.")
  var port = 8080

  @Option(help: "The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.")
  var host = "127.0.0.1"

  @Option(help: "The folder for what the apps store.")
  var data = ".showcase"

  @Option(help: "A folder of JPEG and PNG files to offer, instead of the nine drawn ones.")
  var photos: String?

  @Option(help: "How many users the embedded service has: the ten known ones, and invented ones.")
  var users = 10

  @Option(
    help: "A service of users to ask instead of the embedded one, as https://example.com/api."
  )
  var usersURL: String?

  @Flag(help: "Waits two seconds when signing in and buying, as the original Photos app does.")
  var slow = false

  func run() async throws {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    var services: [any Service] = []
    let host = WebHost(
      [
        redGreen,
        photosApp(try await photoShop()),
        usersApp(
          try await userSource(&services),
          files: try FolderUserFiles(folder: URL(fileURLWithPath: "\(data)/files"))
        ),
        surveyApp(try questionnaire()),
      ],
      store: try SQLiteSessionStore(path: "\(data)/sessions.sqlite"),
      title: "Usher"
    )
    try await UsherServer(
      host,
      configuration: ServerConfiguration(hostname: self.host, port: port, dataDirectory: data),
      services: services
    )
    .run()
  }

  /// The service to ask for users; the embedded one runs beside the server.
  private func userSource(_ services: inout [any Service]) async throws -> any UsersDataSource {
    if let usersURL {
      guard let url = URL(string: usersURL), url.scheme != nil, url.host != nil else {
        throw ValidationError(
          "--users-url is no address: \(usersURL). To fix this, give one as http://localhost:3000."
        )
      }
      return RESTUsersDataSource(url: url)
    }
    let store = try UserStore(path: "\(data)/users.sqlite")
    try await store.seed(count: users)
    let service = UsersService(store: store)
    services.append(service)
    return EmbeddedUsers(service)
  }

  private func questionnaire() throws -> Questionnaire {
    Questionnaire(store: try SQLiteSurveyStore(path: "\(data)/survey.sqlite"))
  }

  private func photoShop() async throws -> PhotoShop {
    var pictures = PictureFiles.bundled()
    if let photos {
      pictures = try await PictureFiles.folder(URL(fileURLWithPath: photos))
      for problem in pictures.problems { Self.warn("Left out \(problem).") }
      if pictures.photos.isEmpty { Self.warn("There is no JPEG or PNG file in \(photos).") }
    }
    let shop = PhotoShop(
      store: try SQLitePhotoStore(path: "\(data)/photos.sqlite"),
      pictures: pictures,
      pause: { [slow] in if slow { try await Task.sleep(for: .seconds(2)) } }
    )
    try await shop.open()
    return shop
  }

  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
