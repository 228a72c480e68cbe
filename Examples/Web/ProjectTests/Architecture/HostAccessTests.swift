import Foundation
import Testing

/// Hosts of ours use what hosts of others can: a package of their own sees no `package` declaration of the core.
@Suite("Hosts use public API alone")
struct HostAccessTests {
  private static let refusal = "is inaccessible due to 'package' protection level"

  @Test(
    "in a package of their own, our hosts compile against the core",
    arguments: ["UsherTesting", "UsherWeb", "UsherDevelopment", "UsherPreviews"]
  )
  func compiles(_ module: String) async throws {
    let files = try Repository.swiftFiles(in: "Sources/\(module)")
    let errors = try await Compiler.errors(of: files, module: module)
      .split(separator: "\n").filter { $0.contains(": error:") }
      // The compiler makes that one from the files beside the sources.
      .filter { !$0.contains("'PackageResources'") }
    #expect(errors.isEmpty, "\(errors.prefix(5).joined(separator: "\n"))")
  }

  @Test("what the core keeps to its package is refused there")
  func refused() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    import Usher
    func peek(_ scope: Scope) { scope.finish() }
    """
    .write(to: file, atomically: true, encoding: .utf8)
    let errors = try await Compiler.errors(of: [file], module: "Another")
    #expect(errors.contains("'finish' \(Self.refusal)"))
  }

  @Test("the core itself has nothing for its package")
  func none() throws {
    for file in try Repository.swiftFiles(in: "Sources/Usher") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let found = text.split(separator: "\n").filter { line in
        line.trimmingPrefix(while: \.isWhitespace).hasPrefix("package ")
          || line.contains(" package(set)")
      }
      #expect(found.isEmpty, "\(file.lastPathComponent): \(found)")
    }
  }
}
