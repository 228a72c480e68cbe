import Foundation
import Testing

/// Who may know whom: DESIGN's table, target by target. SwiftPM doesn't refuse an import of a target
/// that is only a dependency of a dependency, so this does.
@Suite("Imports")
struct ImportTests {
  static let ours: Set = [
    "Usher", "UsherTesting", "UsherWeb", "UsherHummingbird", "RedGreen", "RedGreenViewModels",
    "RedGreenWeb", "Photos", "PhotosModel", "PhotosModelFixtures", "PhotosViewModels", "PhotosWeb",
    "PhotosDrawing", "Showcase", "HelloUsher",
  ]

  /// What of ours each target may import.
  static let allowed: [String: Set<String>] = [
    "Sources/Usher": [],
    "Sources/UsherTesting": ["Usher"],
    "Sources/UsherWeb": ["Usher"],
    "Sources/UsherHummingbird": ["UsherWeb"],
    // Models know nothing of ours.
    "Examples/Sources/PhotosModel": [],
    "Examples/Sources/PhotosModelFixtures": ["PhotosModel"],
    "Examples/Sources/PhotosDrawing": [],
    // View models know their model.
    "Examples/Sources/RedGreenViewModels": ["Usher"],
    "Examples/Sources/PhotosViewModels": ["Usher", "PhotosModel"],
    // Coordinators know models and view models, no host.
    "Examples/Sources/RedGreen": ["Usher", "RedGreenViewModels"],
    "Examples/Sources/Photos": ["Usher", "PhotosModel", "PhotosViewModels"],
    // Views know their view models and their host.
    "Examples/Sources/RedGreenWeb": ["UsherWeb", "RedGreenViewModels"],
    "Examples/Sources/PhotosWeb": ["UsherWeb", "PhotosViewModels"],
    // The whole is put together here.
    "Examples/Sources/Showcase": [
      "UsherWeb", "UsherHummingbird", "RedGreen", "RedGreenWeb", "Photos", "PhotosModel",
      "PhotosViewModels", "PhotosWeb",
    ],
    "Examples/Sources/HelloUsher": ["Usher", "UsherWeb", "UsherHummingbird"],
  ]

  @Test("every target imports only what its layer may know", arguments: allowed.keys.sorted())
  func table(_ target: String) throws {
    let allowed = try #require(Self.allowed[target])
    for file in try Repository.swiftFiles(in: target) {
      let imports = try Repository.imports(of: file)
      let wrong = imports.intersection(Self.ours).subtracting(allowed)
      #expect(wrong.isEmpty, "\(file.lastPathComponent) imports \(wrong)")
    }
  }

  @Test("every target is in the table")
  func complete() throws {
    for folder in ["Sources", "Examples/Sources"] {
      let url = Repository.root.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where name != "CGD"
      {
        #expect(Self.allowed["\(folder)/\(name)"] != nil, "\(folder)/\(name) isn't in the table")
      }
    }
  }

  @Test("view models and coordinators know no server, network or file system of a host")
  func noHost() throws {
    let refused: Set = ["NIOCore", "Hummingbird", "GRDB", "UIKit", "SwiftUI", "Crypto"]
    for target in Self.allowed.keys
    where target.hasSuffix("ViewModels") || target.hasSuffix("Photos")
      || target.hasSuffix("RedGreen")
    {
      for file in try Repository.swiftFiles(in: target) {
        #expect(try Repository.imports(of: file).isDisjoint(with: refused))
      }
    }
  }

  @Test("the core has no dependencies")
  func core() throws {
    let allowed: Set = ["Observation", "Synchronization", "FoundationEssentials", "Foundation"]
    for file in try Repository.swiftFiles(in: "Sources/Usher") {
      let imports = try Repository.imports(of: file)
      #expect(imports.isSubset(of: allowed), "\(file.lastPathComponent) imports \(imports)")
    }
  }

  @Test("the README's program is one that compiles")
  func readme() throws {
    let program = try String(
      contentsOf: Repository.root.appendingPathComponent("Examples/Sources/HelloUsher/main.swift"),
      encoding: .utf8
    )
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    #expect(readme.contains("```swift\n\(program)```"))
  }
}
