import Foundation
import Testing

@testable import UsherWatch

/// A real package, built by the package manager.
@Suite("A watched program")
struct WatchTests {
  private final class Package {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var source: URL { folder.appendingPathComponent("Sources/app/main.swift") }

    init() throws {
      try FileManager.default.createDirectory(
        at: source.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "app", targets: [.executableTarget(name: "app")])
        """
      try manifest.write(
        to: folder.appendingPathComponent("Package.swift"),
        atomically: true,
        encoding: .utf8
      )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a program that says something and its argument in a file, and goes on until it is asked to end.
    func write(saying text: String) throws {
      try """
      import Foundation
      signal(SIGTERM) { _ in
        try? "ended".write(toFile: "end", atomically: true, encoding: .utf8)
        _exit(0)
      }
      try "\(text) \\(CommandLine.arguments[1])".write(toFile: "said", atomically: true, encoding: .utf8)
      for _ in 0..<120 { sleep(1) }
      """.write(to: source, atomically: true, encoding: .utf8)
    }

    func text(of name: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private func wait(_ what: Comment, until condition: () throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while try !condition() {
      try #require(ContinuousClock.now < end, what)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("it runs again after a change; a mistake is told with its place, and what ran goes on")
  func changes() async throws {
    let package = try Package()
    try package.write(saying: "first")
    let watched = try WatchedPackage.read(in: package.folder)
    #expect(watched.programs == ["app"])
    let watch = try Watch(
      package: watched,
      build: SwiftBuild(program: "app", folder: package.folder),
      arguments: ["argument"]
    )
    func status() throws -> BuildStatus {
      try JSONDecoder().decode(BuildStatus.self, from: Data(contentsOf: watch.status))
    }
    let thread = Thread {
      // Threads of tests block signals, and a program takes this over from the thread that starts it.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      watch.run()
    }
    thread.start()
    defer { watch.end() }
    try await wait("It has never run.") { package.text(of: "said") == "first argument" }
    #expect(try status() == BuildStatus(state: .built))

    try package.write(saying: "second")
    try await wait("It hasn't run again.") { package.text(of: "said") == "second argument" }
    #expect(package.text(of: "end") == "ended")

    try FileManager.default.removeItem(at: package.folder.appendingPathComponent("end"))
    try "let x: Int = \"\"\n".write(to: package.source, atomically: true, encoding: .utf8)
    try await wait("The mistake wasn't told.") { try status().state == .failed }
    #expect(try status().errors.map(\.place) == ["Sources/app/main.swift:1:14"])
    #expect(package.text(of: "end") == nil)

    try package.write(saying: "third")
    try await wait("It hasn't run after the mistake.") {
      package.text(of: "said") == "third argument"
    }

    watch.end()
    try await wait("It hasn't ended.") { thread.isFinished }
    #expect(package.text(of: "end") == "ended")
    #expect(!FileManager.default.fileExists(atPath: watch.status.path))
  }

  @Test("a program that doesn't end when it is asked to is killed")
  func stubborn() throws {
    let package = try Package()
    let program = try RunningProgram(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "trap '' TERM; echo > deaf; while :; do sleep 0.1; done"],
      in: package.folder,
      status: package.folder
    )
    while package.text(of: "deaf") == nil { Thread.sleep(forTimeInterval: 0.01) }
    #expect(program.isRunning)
    program.stop(within: 0.3)
    #expect(!program.isRunning)
  }

  @Test(
    "a program is told where the report of the build is, and its status is known when it has ended"
  )
  func environment() throws {
    let folder = FileManager.default.temporaryDirectory
    let program = try RunningProgram(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "[ \"$USHER_BUILD_STATUS\" = /somewhere/build.json ] && exit 7"],
      in: folder,
      status: URL(fileURLWithPath: "/somewhere/build.json")
    )
    while program.isRunning { Thread.sleep(forTimeInterval: 0.01) }
    #expect(program.ending == "with status 7")
  }
}
