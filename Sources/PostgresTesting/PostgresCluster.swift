import Foundation

/// A PostgreSQL server only for tests, in a temporary folder.
public actor PostgresCluster {
  /// The password; it contains characters that must be encoded in an address.
  public static let password = "geheim/@:?#%"

  private static let starting = Task { try await PostgresCluster() }
  private static var encodedPassword: String {
    password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// The server that is shared by all tests that don't stop it.
  public static var shared: PostgresCluster {
    get async throws { try await starting.value }
  }

  /// The port that the server listens on, at 127.0.0.1.
  public nonisolated let port: Int
  private let process = Process()
  private let commands = Pipe()
  private let answers: LineReader

  /// Starts a server. It ends with ``stop()`` or with the process.
  public init() async throws {
    guard let folder = PostgresBinaries.folder else { throw Failure(PostgresBinaries.advice) }
    port = try FreePort.find()
    let output = Pipe()
    answers = LineReader(output.fileHandleForReading)
    var command = ["/bin/sh", "-c", Self.script, "sh", folder, "\(port)", Self.password]
    if geteuid() == 0 {
      // PostgreSQL refuses to run as root.
      command =
        ["/usr/bin/env", "setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
        + command
    }
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH", default: ""]]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = commands
    process.standardOutput = output
    try process.run()
    try await expectReady()
  }

  /// Returns the address of a database of this server.
  public nonisolated func url(_ database: String) -> String {
    "postgres://tests:\(Self.encodedPassword)@127.0.0.1:\(port)/\(database)"
  }

  /// Crashes the server and starts it again.
  public func restart() async throws { try await send("restart") }

  /// Crashes the server, and leaves it so.
  public func halt() async throws { try await send("stop") }

  /// Starts the server that was halted.
  public func start() async throws { try await send("start") }

  /// Stops the server and removes its data.
  public func stop() async throws {
    try commands.fileHandleForWriting.close()
    while await answers.next() != nil {}
  }

  private func send(_ command: String) async throws {
    try commands.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    try await expectReady()
  }

  private func expectReady() async throws {
    let line = await answers.next()
    guard line == "ready" else { throw Failure("The cluster said \(line ?? "nothing").") }
  }

  /// The reason why there is no server.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
