import Foundation

/// Compiles sources against the modules that this test was built with.
enum Compiler {
  /// Which `package` declarations of the apps a source sees.
  enum Side: String {
    /// A view: in a package of its own.
    case view = "web"
    /// A view model or a coordinator: in the apps' package.
    case app = "examples"
    /// A target without access to `package` declarations, by `packageAccess: false`.
    case closed = ""
  }

  // One after the other, and not on a thread that other tests wait for.
  private static let queue = DispatchQueue(label: "compiler")

  /// Returns the compiler's errors for a source; empty when it is accepted.
  static func errors(_ source: String, side: Side) async throws -> String {
    try await onQueue {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Source.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try compile([file], module: "Source", package: side.rawValue)
    }
  }

  /// Returns the compiler's errors for a module's sources, in a package of their own.
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

  private static func compile(_ files: [URL], module: String, package: String) throws -> String {
    // The test is in <scratch>/<platform>/debug.
    let products = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let maps = moduleMaps(
      in: products,
      scratch.appendingPathComponent("checkouts"),
      Repository.root.appendingPathComponent("Examples/Photos/CGD")
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-module-name", module,
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-I", products.appendingPathComponent("Modules").path,
      ] + (package.isEmpty ? [] : ["-package-name", package])
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + files.map(\.path)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }

  /// The C libraries below the models: those of dependencies, and what the package manager wrote for them.
  private static func moduleMaps(in products: URL, _ checkouts: URL, _ own: URL) -> [String] {
    let files = FileManager.default
    func maps(in folders: [URL]) -> [String] {
      folders.map { $0.appendingPathComponent("module.modulemap").path }
        .filter(files.fileExists)
    }
    func folders(in folder: URL) -> [URL] {
      (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    let targets = folders(in: checkouts)
      .flatMap { folders(in: $0.appendingPathComponent("Sources")) }
    return maps(in: [own]) + maps(in: targets)
      + maps(in: targets.map { $0.appendingPathComponent("include") })
      + maps(in: folders(in: products))
  }
}
