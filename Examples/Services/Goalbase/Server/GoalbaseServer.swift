import ArgumentParser
import Foundation
import Goalbase
import Logging
import NIOCore
import ServiceKit
import ServiceLifecycle
import UnixSignals

/// The program that serves only Goalbase.
@main
struct GoalbaseServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goalbase",
    abstract: "Serves players, matches and rankings, for the Matches app."
  )

  @Option(help: "The port to serve on; 0 for any that is free.")
  var port = 3000

  @Option(help: "The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.")
  var host = "127.0.0.1"

  @Option(help: "The SQLite file to store everything in, goalbase.sqlite by default.")
  var data: String?

  @Option(
    help: """
      A PostgreSQL database instead, such as postgres://user:password@localhost:5432/database. \
      If it contains no password, PGPASSWORD and ~/.pgpass are used.
      """
  )
  var database: String?

  func validate() throws {
    guard data != nil && database != nil else { return }
    throw ValidationError(
      """
      --data and --database can't be used together. To fix this, leave out --database to store \
      everything in an SQLite file, or --data to store it in PostgreSQL.
      """
    )
  }

  func run() async throws {
    let store = try await openStore()
    let service = GoalbaseService(GoalbaseAPI(store: store), host: host, port: port)
    let ready = Task {
      // The group below throws what goes wrong.
      guard let url = try? await service.url() else { return }
      FileHandle.standardOutput.write(Data("Goalbase is ready at \(url)\n".utf8))
    }
    defer { ready.cancel() }
    let group = ServiceGroup(
      services: [service],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: .quiet("goalbase")
    )
    do {
      try await group.run()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw StartError(
        "Port \(port) is in use. To fix this, give another with --port, or 0 for any that is free."
      )
    }
  }
}
