import Foundation
import Testing

/// What the compiler must refuse, and why it says it does.
@Suite("Refused by the compiler")
struct RefusalTests {
  @Test("a view model that exposes a model type")
  func exposedModel() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      public final class Leaky {
        public var photo: Photo
        init(photo: Photo) { self.photo = photo }
      }
      """
    )
    #expect(
      errors.contains("property cannot be declared public because its type uses a package type")
    )
  }

  @Test("a view model whose input takes a model type")
  func modelAsInput() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      public final class Leaky {
        public func select(_ photo: Photo) {}
      }
      """
    )
    #expect(
      errors.contains("method cannot be declared public because its parameter uses a package type")
    )
  }

  @Test("a view that reads the model through its view model")
  func readModel() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func peek(_ viewModel: PhotosViewModel) { print(viewModel.models) }
      """
    )
    #expect(errors.contains("'models' is inaccessible due to 'private' protection level"))
  }

  @Test("a view that exchanges what its view model works with")
  func exchangedState() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func change(_ viewModel: PhotosViewModel) { viewModel.isSignedIn = true }
      """
    )
    #expect(errors.contains("cannot assign to property: 'isSignedIn' setter is inaccessible"))
  }

  @Test("the same sources without the fault are accepted")
  func accepted() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      import PhotosViewModels
      public final class Tight {
        private var photo: Photo
        package init(photo: Photo) { self.photo = photo }
        public var title: String { photo.title }
      }
      func show(_ viewModel: PhotosViewModel) { print(viewModel.title) }
      """
    )
    #expect(errors == "")
  }
}

/// The compiler, on one source against the modules this test was built with.
enum Compiler {
  /// The C libraries below the model.
  private static let moduleMaps = [
    "Sources/CGD/module.modulemap",
    ".build/checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap",
  ]

  // One after the other, and not on a thread that other tests wait for.
  private static let queue = DispatchQueue(label: "compiler")

  static func errors(_ source: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try compile(source) }) }
    }
  }

  private static func compile(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)

    let examples = Repository.root.appendingPathComponent("Examples")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-package-name", "examples",
        "-module-name", "Source", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-I", examples.appendingPathComponent(".build/debug/Modules").path,
        file.path,
      ] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\(examples.path)/\($0)"] }
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
