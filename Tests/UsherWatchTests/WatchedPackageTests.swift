import Foundation
import Testing

@testable import UsherWatch

@Suite("The package that is watched")
struct WatchedPackageTests {
  private func package(_ programs: [String]) throws -> WatchedPackage {
    let products = programs.map {
      #"{"name": "\#($0)", "targets": [], "type": {"executable": null}}"#
    }
    let library = #"{"name": "Kit", "targets": [], "type": {"library": ["automatic"]}}"#
    let json = """
      {
        "name": "app",
        "products": [\((products + [library]).joined(separator: ", "))],
        "dependencies": [{"type": "fileSystem", "path": "/projects/usher"}, {"type": "sourceControl"}],
        "targets": [
          {"name": "Views", "path": "Sources/Views", "type": "library"},
          {"name": "Server", "path": "Sources/Server", "type": "executable"},
          {"name": "Tests", "path": "Tests", "type": "test"}
        ]
      }
      """
    return try WatchedPackage(
      describedBy: Data(json.utf8),
      in: URL(fileURLWithPath: "/projects/app")
    )
  }

  @Test("sources of the program are watched, and those of packages beside it, but no tests")
  func folders() throws {
    let package = try package(["app"])
    #expect(
      package.folders.map(\.path) == [
        "/projects/app/Sources/Views", "/projects/app/Sources/Server", "/projects/usher/Sources",
      ]
    )
    #expect(
      package.manifests.map(\.path) == [
        "/projects/app/Package.swift", "/projects/usher/Package.swift",
      ]
    )
  }

  @Test("the only program needs no name, and what follows is for it")
  func onlyProgram() throws {
    let package = try package(["app"])
    for (given, rest) in [
      ([], []), (["app"], []), (["server.port=8081"], ["server.port=8081"]),
      (["app", "8081"], ["8081"]), (["8081"], ["8081"]), (["--port", "1"], ["--port", "1"]),
    ] as [([String], [String])] {
      let (program, arguments) = try package.command(given)
      #expect(program == "app")
      #expect(arguments == rest)
    }
    #expect(throws: WatchError.unknownProgram("other", known: ["app"])) {
      try package.command(["other"])
    }
  }

  @Test("of several programs one is named")
  func severalPrograms() throws {
    let package = try package(["app", "tool"])
    #expect(try package.command(["tool", "x"]).program == "tool")
    #expect(throws: WatchError.severalPrograms(["app", "tool"])) { try package.command([]) }
    #expect(throws: WatchError.unknownProgram("--x", known: ["app", "tool"])) {
      try package.command(["--x"])
    }
    #expect(throws: WatchError.noProgram(folder: "/projects/app")) {
      try self.package([]).command([])
    }
    #expect(
      "\(WatchError.severalPrograms(["app", "tool"]))"
        == "The package has several programs. To fix this, say which one: usher-watch app, or usher-watch tool."
    )
  }

  @Test("a folder without a package is told, with the package manager's reason")
  func noPackage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: WatchError.self) { try WatchedPackage.read(in: folder) }
    #expect(
      error.map { "\($0)" }?.contains("start usher-watch in the folder of your package") == true
    )
    #expect(error.map { "\($0)" }?.contains("Could not find Package.swift") == true)
  }
}
