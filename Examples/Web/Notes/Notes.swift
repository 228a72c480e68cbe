import Foundation
import UsherHummingbird
import UsherInspector
import UsherSQLite
import UsherWeb

/// Serves the app of the articles in `Documentation`: `notes [PORT [FOLDER]]`.
@main
struct Notes {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let data = try DataFolder(arguments.count > 2 ? arguments[2] : ".notes")
    defer { withExtendedLifetime(data) {} }
    let folder = data.path
    let archive = try NoteArchive(file: URL(fileURLWithPath: "\(folder)/notes.json"))
    let notes = WebApp("notes", title: "Notes") { flow, _ in
      NotesCoordinator(store: NoteStore(archive), flow: flow)
    } views: {
      NotesView.self
      NoteView.self
      EditView.self
    }
    let host = WebHost(
      [notes],
      store: try SQLiteSessionStore(path: "\(folder)/sessions.sqlite"),
      inspector: .standard
    )
    let configuration = ServerConfiguration(
      port: arguments.count > 1 ? Int(arguments[1]) ?? 8080 : 8080,
      dataDirectory: folder
    )
    try await UsherServer(host, configuration: configuration).run()
  }
}
