import Foundation
import Testing

/// What a package gets that depends on Usher.
@Suite("What is resolved")
struct ResolutionTests {
  /// Resolves a package that depends on Usher, with an empty cache, and returns what came along.
  private func resolved(_ products: [String], traits: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(
        name: "app",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "usher", path: "\(Repository.root.path)"\(traits))],
        targets: [
          .target(
            name: "App",
            dependencies: \(products).map { .product(name: $0, package: "usher") }
          )
        ]
      )
      """
    let sources = folder.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try manifest.write(
      to: folder.appendingPathComponent("Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    try "import Usher".write(
      to: sources.appendingPathComponent("App.swift"),
      atomically: true,
      encoding: .utf8
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "resolve", "--package-path", folder.path,
      "--cache-path", folder.appendingPathComponent("cache").path,
    ]
    process.standardOutput = FileHandle.nullDevice
    let problems = folder.appendingPathComponent("problems")
    try Data().write(to: problems)
    process.standardError = try FileHandle(forWritingTo: problems)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: problems, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(text)")
    let checkouts = folder.appendingPathComponent(".build/checkouts").path
    return (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
  }

  @Test("the core, tests and the web host come without any other package")
  func alone() throws {
    let products = [
      "Usher", "UsherDataFolder", "UsherDevelopment", "UsherLists", "UsherRouting", "UsherTesting",
      "UsherViewModels", "UsherWeb",
    ]
    #expect(try resolved(products, traits: "") == [])
  }

  @Test("a store brings what it needs, and no server")
  func store() throws {
    #expect(try resolved(["UsherSQLite"], traits: ", traits: [\"SQLite\"]") == ["GRDB.swift"])
    #expect(try resolved(["UsherPostgres"], traits: ", traits: [\"PostgreSQL\"]") == [])
  }

  @Test("accounts bring what hashes passwords, and no server")
  func accounts() throws {
    let packages = try resolved(["UsherAccounts"], traits: ", traits: [\"Accounts\"]")
    #expect(Set(packages) == ["swift-asn1", "swift-crypto"])
  }

  @Test(
    "whoever forgets the trait is told",
    arguments: [
      ("UsherHummingbird", "UsherServer", "Hummingbird"),
      ("UsherHummingbird", "ServerConfiguration", "Hummingbird"),
      ("UsherHummingbird", "ServerRoute", "Hummingbird"),
      ("UsherSQLite", "SQLiteSessionStore", "SQLite"),
      ("UsherPostgres", "PostgresSessionStore", "PostgreSQL"),
      ("UsherAccounts", "PasswordHash", "Accounts"), ("UsherAccounts", "SignIns<Int>", "Accounts"),
    ]
  )
  func forgotten(_ module: String, _ type: String, _ trait: String) async throws {
    let use = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: use) }
    try "func use(_ it: \(type)) {}".write(to: use, atomically: true, encoding: .utf8)
    let file = Repository.root.appendingPathComponent("Sources/\(module)/MissingTrait.swift")
    let errors = try await Compiler.errors(of: [file, use], module: "Another")
    let remedy = ".package(…, traits: [\"\(trait)\"])"
    let name = type.prefix { $0 != "<" }
    #expect(errors.contains("'\(name)' is unavailable: \(module) needs its trait: \(remedy)"))
  }
}
