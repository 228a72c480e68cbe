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

  /// What the manifest of somebody else's package sets.
  enum Settings: String {
    /// What the README tells.
    case readme
    /// No upcoming feature.
    case none
    /// The README's, and `.defaultIsolation(MainActor.self)`.
    case mainActor = "main actor by default"
    /// The README's, without the traits that build the server and the store.
    case noTraits = "no traits"

    fileprivate var options: [String] {
      switch self {
      case .readme, .noTraits:
        features(["NonisolatedNonsendingByDefault", "InferIsolatedConformances"])
      case .none: []
      case .mainActor: Self.readme.options + ["-default-isolation", "MainActor"]
      }
    }
  }

  private static let ours =
    ["-typecheck"]
    + features([
      "InternalImportsByDefault", "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
      "MemberImportVisibility",
    ])

  // One after the other, and not on a thread that other tests wait for.
  private static let queue = DispatchQueue(label: "compiler")

  /// Returns the compiler's errors for a source; empty when it is accepted.
  static func errors(_ source: String, side: Side) async throws -> String {
    try await onQueue {
      try inFolder(with: source) { file in
        try compile([file], module: "Source", package: side.rawValue)
      }
    }
  }

  /// Returns the compiler's errors for a source of a package that depends on Usher; empty when it is accepted.
  ///
  /// It goes further than type checking: data races, and what has no value yet, are found after that.
  static func errors(of source: String, _ settings: Settings) async throws -> String {
    try await onQueue {
      try inFolder(with: source) { file in
        let folder = file.deletingLastPathComponent()
        if settings == .noTraits {
          try makeWithoutTrait("UsherHummingbird", in: folder)
          try makeWithoutTrait("UsherSQLite", in: folder)
        }
        let options = ["-emit-sil", "-o", "/dev/null", "-parse-as-library", "-I", folder.path]
        return try compile(
          [file],
          module: "Source",
          package: "another",
          options + settings.options
        )
      }
    }
  }

  private static func inFolder(with source: String, _ body: (URL) throws -> String) throws -> String
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try body(file)
  }

  /// Makes the module that a package gets which forgets the trait.
  private static func makeWithoutTrait(_ module: String, in folder: URL) throws {
    let file = Repository.root.appendingPathComponent("Sources/\(module)/MissingTrait.swift")
    let path = folder.appendingPathComponent("\(module).swiftmodule").path
    let options = ["-emit-module", "-emit-module-path", path, "-parse-as-library"]
    _ = try compile([file], module: module, package: "usher", options)
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

  private static func features(_ names: [String]) -> [String] {
    names.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private static func compile(
    _ files: [URL],
    module: String,
    package: String,
    _ options: [String] = ours
  ) throws -> String {
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
      ["swiftc", "-swift-version", "6", "-module-name", module] + options
      + ["-I", products.appendingPathComponent("Modules").path]
      + (package.isEmpty ? [] : ["-package-name", package])
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
