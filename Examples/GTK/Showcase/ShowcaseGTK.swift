import ArgumentParser
import UsherGTK

/// Runs the example apps of Usher as a program of the desktop.
@main
struct ShowcaseGTK: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase-gtk",
    abstract: "Runs the example apps of Usher on the desktop.",
    discussion: """
      If the program runs already, its windows come to the front, or it opens the addresses; it keeps its folder, and says \
      so if that is another one. If nothing is at one of the addresses, the code is 1.
      """
  )

  @Argument(
    help: """
      The addresses to open, each in a window: photos, photos/pli or usher:///photos/pli. Without any, the windows of the \
      last time are there again, or one in which to choose an app.
      """
  )
  var addresses: [String] = []

  @Option(help: "The folder for what the apps store; the one of the showcase for browsers.")
  var data = ".showcase"

  @Flag(name: .customLong("gapplication-service"), help: .hidden)
  var isService = false

  func run() throws {
    let code = MainActor.assumeIsolated {
      weak var running: GTKProgram?
      let program = GTKProgram(
        id: "org.usher.Showcase",
        name: "Usher",
        data: data,
        isService: isService
      ) { folder in
        await apps(in: folder) { problem in
          running?.onProblem(problem)
          running?.tell(problem)
        }
      }
      running = program
      return program.run(addresses)
    }
    throw ExitCode(code)
  }
}
