import ArgumentParser
import RedGreenWeb
import UsherHummingbird
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

  func run() async throws {
    try await UsherServer(
      WebHost([redGreen]),
      configuration: ServerConfiguration(hostname: host, port: port, dataDirectory: data)
    )
    .run()
  }
}
