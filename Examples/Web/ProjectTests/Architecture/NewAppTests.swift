import Foundation
import Testing
import UsherTesting

/// What `scripts/new` writes. That it builds and runs is seen by `scripts/long start`; its sources are built here, too.
@Suite("A new app")
struct NewAppTests {
  /// Runs the script in a folder, and returns what it said if it failed.
  private func new(_ arguments: [String], in folder: URL) throws -> String? {
    let process = Process()
    process.executableURL = Repository.root.appendingPathComponent("scripts/new")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: said, as: UTF8.self)
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("it has the targets and modules of its sample, by its own name")
  func manifest() throws {
    try inFolder { folder in
      #expect(try new(["ReadingList"], in: folder) == nil)
      let check = try ImportCheck(package: folder.appendingPathComponent("ReadingList").path)
      try check.run()
      let web = try ImportCheck(
        package: Repository.root.appendingPathComponent("Examples/Web").path
      )
      let samples = web.targets.filter { $0.hasPrefix("Starter") }
      #expect(samples.count == 9)
      func named(_ sample: String) -> String {
        sample.replacingOccurrences(of: "Starter", with: "ReadingList")
      }
      #expect(Set(check.targets) == Set(samples.map(named)))
      for sample in samples {
        let modules = try web.modules(for: sample).map(named)
        #expect(try check.modules(for: named(sample)) == Set(modules))
      }
    }
  }

  @Test("nothing in it has the name of its sample, and its program runs as a script")
  func names() throws {
    try inFolder { folder in
      #expect(try new(["ABTest"], in: folder) == nil)
      let app = folder.appendingPathComponent("ABTest")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: app.path)
      let files = paths.filter { !app.appendingPathComponent($0).hasDirectoryPath }
      #expect(files.contains("Sources/Server/Server.swift"))
      for path in paths {
        #expect(!path.lowercased().contains("starter"))
        let text = try? String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
        #expect(text?.lowercased().contains("starter") != true)
      }
      let server = try String(
        contentsOf: app.appendingPathComponent("Sources/Server/Server.swift"),
        encoding: .utf8
      )
      #expect(server.contains(#"WebApp("", title: "AB Test""#))
      #expect(server.contains("`ab-test server.port=8081`"))
      let journey = app.appendingPathComponent("scripts/journey").path
      #expect(FileManager.default.isExecutableFile(atPath: journey))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["ABTest"])
    }
  }

  @Test(
    "it depends on Usher at an address",
    arguments: [
      "https://example.org/swift/usher", "https://example.org/usher.git",
      "git@example.org:swift/usher.git", "https://example.org/starter/usher",
      "git@example.org:usher.git",
    ]
  )
  func address(_ address: String) throws {
    try inFolder { folder in
      #expect(try new(["--usher", address, "Books"], in: folder) == nil)
      let manifest = try String(
        contentsOf: folder.appendingPathComponent("Books/Package.swift"),
        encoding: .utf8
      )
      let traits = #"traits: ["Hummingbird", "SQLite"])"#
      #expect(manifest.contains(".package(url: \"\(address)\", branch: \"main\", \(traits)"))
    }
  }

  @Test("a name may have the sample's name in it")
  func namedAlike() throws {
    try inFolder { folder in
      #expect(try new(["StarterKit"], in: folder) == nil)
      let server = try String(
        contentsOf: folder.appendingPathComponent("StarterKit/Sources/Server/Server.swift"),
        encoding: .utf8
      )
      #expect(server.contains(#"WebApp("", title: "Starter Kit""#))
      #expect(server.contains("import StarterKitModel"))
    }
  }

  @Test(
    "what can't be written is told, and nothing is left behind",
    arguments: [
      ([], "Usage: scripts/new NAME"),
      (["reading"], "take letters and digits, of which the first is a capital letter"),
      (["Reading-List"], "take letters and digits"),
      (["UsherNotes"], "take another name"),
      (["A", "B"], "Two names were given: A and B"),
      (["A", "--port"], "There is no option --port"),
      (["A", "--usher"], "--usher needs the path or the address"),
      (["A", "--usher", "/nowhere"], "There is no Package.swift in /nowhere"),
      (
        ["A", "--usher", "https://example.org/other"],
        "The last part of the address has to be “usher”"
      ),
    ]
  )
  func refused(_ arguments: [String], _ reason: String) throws {
    try inFolder { folder in
      let said = try new(arguments, in: folder)
      #expect(said?.contains(reason) == true, "\(said ?? "It has written something.")")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("what is there already stays")
  func existing() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("Books")
      try "mine".write(to: file, atomically: true, encoding: .utf8)
      let said = try new(["Books"], in: folder)
      #expect(said?.contains("There is already something at ./Books.") == true)
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }
}
