import ArgumentParser
import Foundation
import UsherGTK

/// Runs one of the example apps of Usher as a program of the desktop.
@main
struct ShowcaseGTK: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase-gtk",
    abstract: "Runs an example app of Usher on the desktop."
  )

  /// The apps that there are.
  enum App: String, CaseIterable, ExpressibleByArgument {
    case redGreen = "red-green"
    case photos, users, survey, cloudy, matches
  }

  @Argument(help: "The app.")
  var app: App

  @Argument(help: "An address within the app, to begin there: pli, or pli/buy.")
  var address: String?

  @Option(help: "The folder for what the apps store; the one of the showcase for browsers.")
  var data = ".showcase"

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = URL(fileURLWithPath: data)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let app =
        switch app {
        case .redGreen: redGreen(folder)
        case .photos: try photos(folder)
        case .users: try users(folder)
        case .survey: try survey(folder)
        case .cloudy: try cloudy(folder)
        case .matches: try matches(folder)
        }
      Self.exit(withError: ExitCode(app.run(address.map { [$0] } ?? [])))
    }
  }
}
