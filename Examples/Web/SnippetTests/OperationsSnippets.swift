// The code of Documentation/Operations.md and of Operations/README.md: compiled here.

import Foundation
import UsherHummingbird
import UsherPostgres
import UsherSQLite
import UsherWeb

/// Serves an app with the options of the command line, for example `server.port=8081`, of the environment, and of the JSON
/// file that the variable `SITE_OPTIONS` names. Its pages are kept in the folder of the option `server.dataDirectory`,
/// which the app gets for its own files.
func serve(_ app: (DataFolder) throws -> WebApp) async {
  do {
    var settings = HostSettings()
    settings.server.dataDirectory = "data"
    try settings.read(
      flags: Array(CommandLine.arguments.dropFirst()),
      file: ProcessInfo.processInfo.environment["SITE_OPTIONS"]
    )
    let folder = try DataFolder(settings.server.dataDirectory ?? "data")
    defer { withExtendedLifetime(folder) {} }
    let host = WebHost(
      [try app(folder)],
      limits: settings.sessions,
      store: try SQLiteSessionStore(
        path: "\(folder.path)/sessions.sqlite",
        settings: settings.store
      )
    )
    try await UsherServer(host, configuration: settings.server).run()
  } catch {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    exit(1)
  }
}

/// Makes a host whose open pages several processes share.
func sharedHost(_ app: WebApp, in folder: DataFolder) async throws -> WebHost {
  WebHost(
    [app],
    store: try await PostgresSessionStore("postgres://site:secret@db.example.com/site"),
    crashLog: try CrashLog(path: "\(folder.path)/crashes")
  )
}
