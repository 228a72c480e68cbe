import Foundation
import Testing

@testable import UsherTesting

/// Packages written for the test, each a folder of its own.
@Suite("What targets import")
struct ImportCheckTests {
  /// An app of three layers, of which one has another source.
  private func check(
    _ path: String,
    _ source: String,
    allowing modules: Set<String> = [],
    in targets: Set<String> = ["Views"]
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = [
      "Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "app",
        products: [.library(name: "App", targets: ["Model", "ViewModels"])],
        traits: [.trait(name: "Lists")],
        dependencies: [.package(path: "Core")],
        targets: [
          .target(
            name: "Model",
            dependencies: [.product(name: "Kit", package: "Core", condition: .when(traits: ["Lists"]))]
          ),
          .target(name: "ViewModels", dependencies: ["Model"]),
          .target(name: "Views", dependencies: [.target(name: "ViewModels")], path: "Web/Views", exclude: ["Old/"]),
          .plugin(name: "Tool", capability: .buildTool),
            .testTarget(name: "ModelTests", dependencies: ["Model"]),
        ]
      )
      """,
      "Core/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Core",
        products: [.library(name: "Kit", targets: ["Core", "CoreLists"])],
        targets: [.target(name: "Core"), .target(name: "CoreLists")]
      )
      """,
      "Core/Sources/Core/Core.swift": "",
      "Core/Sources/CoreLists/CoreLists.swift": "",
      "Sources/Model/Model.swift": "import CoreLists",
      "Sources/ViewModels/ViewModel.swift": "package import Model",
      "Web/Views/View.swift": "import ViewModels",
      "Web/Views/Old/View.swift": "import Model",
      "Plugins/Tool/Tool.swift": "import PackagePlugin",
      "Tests/ModelTests/Tests.swift": "@testable import Model",
    ]
    files[path] = source
    for (path, text) in files {
      let file = folder.appending(path: path)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    var check = try ImportCheck(package: folder.path)
    try check.allow(modules, in: targets)
    return try check.problems()
  }

  @Test(
    "what the manifest declares is no problem: targets, a product's modules, with a trait, the toolchain's"
  )
  func declared() throws {
    let source = "import Core\nimport Foundation\nimport Testing"
    #expect(try check("Sources/Model/Model.swift", source) == [])
  }

  @Test("a view that imports the model of its view model is told how to mend it")
  func transitive() throws {
    let problems = try check("Web/Views/View.swift", "import ViewModels\n\nprivate import Model")
    #expect(
      problems == [
        """
        Web/Views/View.swift:3 imports Model, which the target Views doesn’t depend on. To fix this, remove \
        the import, or declare the dependency in Package.swift.
        """
      ]
    )
  }

  @Test(
    "however it is written",
    arguments: [
      "import struct Model.Photo", "@_exported import Model", "@preconcurrency public import Model",
      "import Foundation; import Model", "  \timport Model // a view", "/* a */ import Model",
      "let text = \"/*\"\nimport Model", "@_spi(Testing) import Model",
      "// A view.\r\nimport Foundation\r\nimport Model\r\n", "let a = 1; import Model",
      "@_documentation(visibility: internal) import Model", "import `Model`", "import\nModel",
      "import/**/Model", "import struct\n  Model.Photo", "/* a\n*/ import Model",
      "let text = \"\\(f(\")\"))\"; import Model", "let text = #\"\"\"#; import Model",
      "#if canImport(Model)\nimport Model\n#endif", "let quote = /\"/\nimport Model",
    ]
  )
  func spellings(_ source: String) {
    #expect(ImportStatement.all(in: source).filter { $0.module == "Model" }.count == 1)
  }

  @Test(
    "what only looks like an import is none",
    arguments: [
      "// import Model", "let text = \"a; import Model\"",
      "@Test(\"a view import Model\") func f() {}",
      "/*\nimport Model\n/* */\nimport Model\n*/", "let imports = 1",
      "let source = \"\"\"\n  import Model\n  \"\"\"", "func f(import Model: Int) {}",
      "let source = ##\"\"\"\n\"\"\"#\nimport Model\n\"\"\"##", "let a = b.import",
    ]
  )
  func others(_ source: String) {
    #expect(ImportStatement.all(in: source) == [])
  }

  @Test("what isn't compiled isn't read: what is left out, resources, hidden files")
  func notCompiled() throws {
    for path in ["Web/Views/Old/Other.swift", "Web/Views/Views.docc/Code.swift"] {
      #expect(try check(path, "import Model") == [], "\(path)")
    }
  }

  @Test("the package manager's own folders are known")
  func folders() throws {
    #expect(try check("Plugins/Tool/Tool.swift", "import PackagePlugin") == [])
    #expect(try check("Plugins/Tool/Tool.swift", "import Model").count == 1)
  }

  @Test("a target that isn't there is told, not passed over")
  func unknown() throws {
    let failure = try #require(throws: TestFailure.self) {
      try check("Sources/Model/Model.swift", "", allowing: ["SwiftUI"], in: ["View"])
    }
    #expect(failure.description.contains("has no target “View”, only [\"Model\""))
  }

  @Test("only a test imports what isn't for it")
  func testable() throws {
    let problems = try check("Web/Views/View.swift", "@testable import ViewModels")
    #expect(
      problems == [
        """
        Web/Views/View.swift:1 imports ViewModels @testable, which only tests may. To fix this, use what is public.
        """
      ]
    )
  }

  @Test("a framework is allowed where it belongs, and nowhere else")
  func frameworks() throws {
    let source = "import SwiftUI"
    #expect(try check("Web/Views/View.swift", source).count == 1)
    #expect(try check("Web/Views/View.swift", source, allowing: ["SwiftUI"]) == [])
    #expect(
      try check("Sources/ViewModels/ViewModel.swift", source, allowing: ["SwiftUI"]).count == 1
    )
  }

  @Test("a folder without a manifest is told")
  func missing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let failure = try #require(throws: TestFailure.self) { try ImportCheck(package: folder) }
    #expect(failure.description.hasPrefix("\(folder) has no manifest that can be read: "))
  }
}
