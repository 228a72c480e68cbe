import Foundation

/// The compiler, on sources against the modules this test was built with.
enum Compiler {
  /// The C libraries below the model.
  private static let moduleMaps = [
    "Sources/CGD/module.modulemap",
    ".build/checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap",
  ]

  // One after the other, and not on a thread that other tests wait for.
  private static let queue = DispatchQueue(label: "compiler")

  static func errors(_ source: String) async throws -> String {
    try await onQueue { try compile(source) }
  }

  /// What it says of a module's sources, in a package of their own.
  static func errors(of files: [URL], module: String) async throws -> String {
    try await onQueue { try compile(files, module: module, package: "another") }
  }

  private static func onQueue(_ body: @escaping @Sendable () throws -> String) async throws
    -> String
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }

  private static func compile(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try compile([file], module: "Source", package: "examples")
  }

  private static func compile(_ files: [URL], module: String, package: String) throws -> String {
    let examples = Repository.root.appendingPathComponent("Examples")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-package-name", package,
        "-module-name", module, "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-I", examples.appendingPathComponent(".build/debug/Modules").path,
      ] + files.map(\.path)
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\(examples.path)/\($0)"] }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }
}
