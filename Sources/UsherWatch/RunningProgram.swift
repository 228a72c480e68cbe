import Foundation

/// The program, as a process that is started and stopped.
final class RunningProgram {
  private let process = Process()

  /// Starts the program.
  init(_ executable: URL, _ arguments: [String], in folder: URL, status: URL) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // It isn't in the foreground of the terminal, so it would stand still when it reads.
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment[BuildStatus.variable] = status.path
    process.environment = environment
    try process.run()
  }

  var isRunning: Bool { process.isRunning }
  /// How it ended: “with status 1”.
  var ending: String {
    let number = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? "by signal \(number), as in a crash" : "with status \(number)"
  }

  /// Asks it to end, and waits until it has. One that doesn't end within a time is killed.
  func stop(within patience: TimeInterval = 15) {
    guard process.isRunning else { return }
    process.terminate()
    let end = Date() + patience
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    guard process.isRunning else { return }
    Terminal.say("The program doesn't end, and is killed.")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
