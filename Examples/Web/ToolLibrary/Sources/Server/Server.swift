import Foundation
import ToolLibraryFlows
import ToolLibraryModel
import ToolLibraryViews
import UsherHummingbird
import UsherInspector
import UsherSQLite
import UsherWeb

/// Serves the app: `tool-library [OPTION=VALUE …]`, for example `tool-library server.port=8081`.
@main
struct Server {
  static func main() async {
    do {
      var settings = HostSettings()
      settings.server.dataDirectory = "data"
      try settings.read(flags: Array(CommandLine.arguments.dropFirst()), file: nil)
      try await serve(settings)
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve(_ settings: HostSettings) async throws {
    // What people store, and their open pages, which go on after the server was started again.
    let data = try DataFolder(settings.server.dataDirectory ?? "data")
    defer { withExtendedLifetime(data) {} }
    let library = try Library(file: "\(data.path)/loans.json")
    let members = try await Members(folder: data.path)
    let app = WebApp(
      "",
      title: "Tool Library",
      styles: appStyle,
      symbols: appSymbols
    ) { flow, visit in
      AppCoordinator(library: library, members: members, visit: visit, flow: flow)
    } views: {
      appViews
    }
    let host = WebHost(
      [app],
      limits: settings.sessions,
      store: try SQLiteSessionStore(
        path: "\(data.path)/sessions.sqlite",
        settings: settings.store
      ),
      inspector: .standard
    )
    try await UsherServer(host, configuration: settings.server).run()
  }
}
