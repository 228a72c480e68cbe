import Foundation
import Synchronization

/// Builds and runs a program, again after each change, until it is told to end.
final class Watch: Sendable {
  /// The time between two looks at the files.
  private static let pause: TimeInterval = 0.1

  private let package: WatchedPackage
  private let build: SwiftBuild
  private let arguments: [String]
  /// The file for the pages.
  let status: URL
  private let isEnding = Atomic(false)

  init(package: WatchedPackage, build: SwiftBuild, arguments: [String]) throws(WatchError) {
    (self.package, self.build, self.arguments) = (package, build, arguments)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("usher-watch-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .statusFile(error.localizedDescription)
    }
    status = folder.appendingPathComponent("build.json")
  }

  /// Asks ``run()`` to end.
  func end() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    Command.endAll()
  }

  /// Builds and runs the program until ``end()`` was called, and stops it then.
  func run() {
    var program: RunningProgram?
    defer {
      program?.stop()
      try? FileManager.default.removeItem(at: status.deletingLastPathComponent())
    }
    var package = package
    var isUnread = false
    var seen = package.state()
    makeAndStart(&program)
    guard !isOver else { return }
    Terminal.say("\(seen.count) files are watched. Control-C ends it.")
    while !isOver {
      Thread.sleep(forTimeInterval: Self.pause)
      if let ended = program, !ended.isRunning, !isOver {
        Terminal.say(
          "The program has ended \(ended.ending). The next change starts it again."
        )
        program = nil
      }
      var now = seen.now()
      guard now != seen else { continue }
      let changes = now.changes(since: seen)
      Terminal.say("Changed: \(changes.prefix(5).joined(separator: ", "))")
      // There may be other targets now. If the manifest can't be read, for example because a target has no folder yet, the
      // build says why, and it is read at the next change.
      if changes.contains("Package.swift") || isUnread {
        let read = try? WatchedPackage.read(in: build.folder)
        isUnread = read == nil
        package = read ?? package
        now = package.state()
      }
      // What changes while it builds is built afterwards.
      seen = now
      // A resource is copied beside the program, which stays the same file.
      makeAndStart(&program, always: changes.contains { !$0.hasSuffix(".swift") })
    }
  }

  private var isOver: Bool { isEnding.load(ordering: .sequentiallyConsistent) }

  /// Builds the program, and starts it, in the place of an older one. If it can't be built, the older one goes on.
  ///
  /// - Parameter always: whether it is started again even if its file is the same.
  private func makeAndStart(_ program: inout RunningProgram?, always: Bool = false) {
    guard !isOver else { return }
    let begun = Date()
    BuildStatus(state: .building).write(to: status)
    switch build.run() {
    case .failed(let errors):
      BuildStatus(state: .failed, errors: errors).write(to: status)
      if !isOver { Terminal.say("It can't be built. The next change builds it again.") }
    case .built(let isNew):
      BuildStatus(state: .built).write(to: status)
      let built = Date()
      guard !isOver else { return }
      guard isNew || always || program == nil else {
        return Terminal.say("The program is the same as before.")
      }
      program?.stop()
      program = start()
      let times = [built.timeIntervalSince(begun), Date().timeIntervalSince(built)]
      let texts = times.map { String(format: "%.1f s", $0) }
      Terminal.say("Built in \(texts[0]), started in \(texts[1]).")
    }
  }

  private func start() -> RunningProgram? {
    do {
      return try RunningProgram(build.executable, arguments, in: build.folder, status: status)
    } catch {
      Terminal.say("\(build.executable.path) can't be started: \(error.localizedDescription)")
      return nil
    }
  }
}
