import ArgumentParser
import Cloudy
import CloudyModel
import CloudyService
import Foundation
import Goalbase
import Matches
import MatchesModel
import PhotosModel
import ServiceKit
import ServiceLifecycle
import UsersModel
import UsersService
import UsherHummingbird
import UsherInspector
import UsherWeb

/// Serves the example apps.
@main
struct Showcase: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase",
    abstract: "Serves the example apps of Usher in one process.",
    discussion: HostOption.helpText
  )

  @Option(help: "The port to serve on; 0 for any that is free. The same as --set server.port=….")
  var port: Int?

  @Option(
    help: """
      The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all. The same as --set \
      server.hostname=….
      """
  )
  var host: String?

  @Option(help: "Sets an option of the server, as NAME=VALUE; can be given several times.")
  var set: [String] = []

  @Option(name: .customLong("configuration"), help: "A JSON file with options of the server.")
  var configurationFile: String?

  @Option(
    help: """
      An additional public origin of the server, for example https://example.com behind a proxy, or \
      a name of this machine; can be given several times.
      """
  )
  var origin: [String] = []

  @Option(help: "The path under which a proxy serves the site, for example /apps.")
  var prefix: String?

  @Option(help: "A file with a certificate, as PEM, by which the server itself speaks HTTPS.")
  var certificate: String?

  @Option(help: "The file with the private key of --certificate, as PEM.")
  var certificateKey: String?

  @Option(help: "The folder for what the apps store.")
  var data = ".showcase"

  @Option(
    help: """
      A PostgreSQL database for open pages, and for what people store in Survey, Matches and Photos, instead of files in \
      --data; several processes can use it: postgres://user:password@localhost:5432/site. If it contains no password, \
      PGPASSWORD and ~/.pgpass are used.
      """
  )
  var database: String?

  @Option(help: "A folder of JPEG and PNG files to offer, instead of the nine drawn ones.")
  var photos: String?

  @Option(help: "How many users the embedded service has: the ten known ones, and invented ones.")
  var users = 10

  @Option(
    help: "A service of users instead of the embedded one, like https://example.com/api."
  )
  var usersURL: String?

  @Option(help: "The folder of the gazetteer, built at the first start, if not that of --data.")
  var gazetteer: String?

  @Option(
    help: "A server like Nominatim to search for places, instead of the bundled gazetteer."
  )
  var geocoderURL: String?

  @Option(help: "Contact address sent to the geocoder; OpenStreetMap's server requires one.")
  var geocoderContact: String?

  @Option(
    help: """
      A weather server like Open-Meteo instead of the embedded one, which only estimates; for \
      example https://api.open-meteo.com/v1.
      """
  )
  var weatherURL: String?

  @Option(
    help: """
      An additional server like Goalbase that people may keep their matches at, for example \
      http://localhost:3000/api/v1/; can be given several times.
      """
  )
  var matchesServer: [String] = []

  @Flag(
    help: """
      Lets everybody name any server in Matches. This process sends the requests, so give this \
      flag only if everybody who can reach this process may reach all that it can reach.
      """
  )
  var anyMatchesServer = false

  @Flag(help: "Waits two seconds when signing in and buying, as the original Photos app does.")
  var slow = false

  func run() async throws {
    let settings = try settings()
    // Before anything in it is opened: all the apps' files are for one process.
    let folder = try DataFolder(data)
    defer { withExtendedLifetime(folder) {} }
    var services: [any Service] = []
    let servers = MatchesServers(others: try matchesServers(), allowsAll: anyMatchesServer)
    let places = try SQLitePlaceStore(path: "\(data)/places.sqlite")
    let storage = try await storage(settings, servers)
    try await storage.shop.open()
    let accounts = try Accounts(path: "\(data)/accounts.sqlite")
    try await accounts.open()
    let files = try FolderFileStore(folder: URL(fileURLWithPath: "\(data)/files"))
    let apps = [
      redGreen,
      photosApp(storage.shop),
      usersApp(
        try await userSource(&services),
        files: AccountFiles(accounts: accounts, store: files)
      ),
      surveyApp(storage.questionnaire),
      cloudyApp(try cloudyServices(places, &services)),
      matchesApp(MatchesServices(stores: storage.matches, settings: storage.settings)),
      gallery,
    ]
    let host = WebHost(
      apps,
      limits: settings.sessions,
      store: storage.sessions,
      crashLog: database == nil ? nil : try CrashLog(path: "\(data)/crashes"),
      inspector: .standard(previews: previews(of: apps)),
      title: "Usher",
      renewed: { old, new in
        // Who signs in at Photos or at Users has another id from then on, and keeps what they have in the other apps.
        for rename in storage.renames + [
          { try await places.rename($0, to: $1) }, { try await accounts.rename($0, to: $1) },
        ] {
          do { try await rename(old.id, new.id) } catch {
            Self.warn("What a visitor has stored couldn't be kept at their sign-in: \(error)")
          }
        }
      }
    )
    try await UsherServer(
      host,
      configuration: settings.server,
      routes: [goalbaseRoute(storage.goalbase)],
      services: services
    )
    .run { address in
      servers.serve(at: address, GoalbaseAPI.path)
      FileHandle.standardOutput.write(Data("Usher is ready at \(address)\n".utf8))
    }
  }

  /// Returns the options of the server: those of the flags, the environment and the file.
  private func settings() throws -> HostSettings {
    var settings = HostSettings()
    settings.server.dataDirectory = data
    try settings.read(flags: set, file: configurationFile)
    if let port { settings.server.port = port }
    if let host { settings.server.hostname = host }
    if let prefix { settings.server.prefix = prefix }
    if let certificate { settings.server.certificate = certificate }
    if let certificateKey { settings.server.certificateKey = certificateKey }
    settings.server.origins += origin
    return settings
  }

  private func matchesServers() throws -> [URL] {
    try matchesServer.map {
      guard let url = StorageSettings.url($0) else {
        throw ValidationError(
          """
          --matches-server isn't a URL: \($0). To fix this, give one like \
          http://localhost:3000/api/v1/.
          """
        )
      }
      return url
    }
  }

  /// Returns the source of users; appends the embedded service to `services` if `--users-url` isn't given.
  private func userSource(_ services: inout [any Service]) async throws -> RESTUsersDataSource {
    if let usersURL {
      let url = try Self.url(usersURL, of: "--users-url", as: "http://localhost:3000")
      return RESTUsersDataSource { url }
    }
    let store = try UserStore(path: "\(data)/users.sqlite")
    try await store.seed(count: users)
    let service = UsersService(store: store)
    services.append(service)
    return RESTUsersDataSource { try? await service.url() }
  }

  private func cloudyServices(
    _ places: SQLitePlaceStore,
    _ services: inout [any Service]
  ) throws -> CloudyServices {
    let gazetteer = OpeningGazetteer(at: URL(fileURLWithPath: self.gazetteer ?? data))
    // The gazetteer is built now, so that it is ready for the first search.
    Task {
      var shown = 0
      for await done in gazetteer.preparation() where done > 0 && (done < 1 || shown > 0) {
        let percent = Int(done * 10) * 10
        if percent > shown { Self.warn("Building the gazetteer, once: \(percent) %") }
        shown = max(shown, percent)
      }
      do {
        try await gazetteer.open()
      } catch {
        Self.warn(
          "No places can be found: \(error). To fix this, give a --gazetteer that can be written."
        )
      }
    }
    let geocoder = try geocoderURL.map {
      GeocoderClient(
        url: try Self.url($0, of: "--geocoder-url", as: "https://nominatim.example.com"),
        userAgent: "UsherShowcase/1.0\(geocoderContact.map { " (\($0))" } ?? "")"
      )
    }
    return CloudyServices(
      places: places,
      gazetteer: gazetteer,
      geocoder: geocoder,
      weather: try CachedWeather(weatherService(&services), path: "\(data)/weather.sqlite")
    )
  }

  /// Returns the client of the weather; appends the embedded service to `services` if `--weather-url` isn't given.
  private func weatherService(_ services: inout [any Service]) throws -> OpenMeteoClient {
    if let weatherURL {
      return OpenMeteoClient(
        url: try Self.url(weatherURL, of: "--weather-url", as: "https://api.open-meteo.com/v1")
      )
    }
    let service = CloudyService()
    services.append(service)
    return OpenMeteoClient { try? await service.url() }
  }

  private func storage(_ settings: HostSettings, _ servers: MatchesServers) async throws -> Storage
  {
    let parts = StorageParts(
      store: settings.store,
      pictures: try await pictures(),
      servers: servers,
      pause: { [slow] in if slow { try await Task.sleep(for: .seconds(2)) } }
    )
    guard let database else { return try Storage(folder: data, parts) }
    return try await Storage(database: database, parts)
  }

  private func pictures() async throws -> PictureFiles {
    guard let photos else { return .bundled() }
    let pictures = try await PictureFiles.folder(URL(fileURLWithPath: photos))
    for problem in pictures.problems { Self.warn("Left out \(problem).") }
    if pictures.isEmpty { Self.warn("There is no JPEG or PNG file in \(photos).") }
    return pictures
  }

  private static func url(_ text: String, of option: String, as example: String) throws -> URL {
    guard let url = URL(string: text), url.scheme != nil, url.host != nil else {
      throw ValidationError(
        "\(option) isn't a URL: \(text). To fix this, give one like \(example)."
      )
    }
    return url
  }

  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
