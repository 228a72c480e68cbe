import Foundation
import Synchronization

/// A command that is run to its end.
struct Command {
  /// How a command ended.
  struct Result {
    /// The exit status: 0 if the command could do what it should.
    let status: Int32
    /// What it has written.
    let output: String
  }

  /// The processes of commands that run now.
  private static let running = Mutex<Set<Int32>>([])

  /// Asks the commands that run to end. It can be called on any thread.
  static func endAll() {
    for process in running.withLock(\.self) {
      // On some systems a command is in a group of its own, and what it has started is in it, too.
      if kill(-process, SIGINT) != 0 { kill(process, SIGINT) }
    }
  }

  let words: [String]
  let folder: URL

  init(_ words: [String], in folder: URL) {
    (self.words, self.folder) = (words, folder)
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - takesErrors: whether what it writes as errors is part of the output; otherwise it is dropped.
  ///   - show: gets what it writes, as it comes.
  func run(takesErrors: Bool, show: (Data) -> Void = { _ in }) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    // Otherwise the package manager writes the flags of traits in another order each time, and compiles all of Usher again.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { own, _ in own }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = takesErrors ? output : FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Result(status: 127, output: "error: \(error.localizedDescription)")
    }
    let number = process.processIdentifier
    _ = Self.running.withLock { $0.insert(number) }
    defer { _ = Self.running.withLock { $0.remove(number) } }
    var written = Data()
    while case let part = output.fileHandleForReading.availableData, !part.isEmpty {
      show(part)
      written += part
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: written, as: UTF8.self)
    )
  }
}
