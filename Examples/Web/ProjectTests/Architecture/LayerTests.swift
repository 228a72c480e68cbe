import Foundation
import Testing
import UsherTesting

/// Who may know whom: manifests say it, and sources import nothing else.
@Suite("Layers")
struct LayerTests {
  private static let apps = ["Cloudy", "Matches", "Photos", "Survey", "Users"]

  /// The package in a folder of the repository.
  private func package(_ folder: String) throws -> ImportCheck {
    try ImportCheck(package: Repository.root.appendingPathComponent(folder).path)
  }

  @Test(
    "every target imports what its manifest declares",
    arguments: ["", "Examples", "Examples/Terminal", "Examples/Web", "Benchmarks"]
  )
  func imports(_ folder: String) throws {
    try package(folder).run()
  }

  @Test("the core and what it is made of have no dependencies")
  func core() throws {
    let usher = try package("")
    for part in ["UsherLists", "UsherRouting", "UsherViewModels"] {
      #expect(usher.modules(for: part) == [])
    }
    #expect(usher.modules(for: "Usher") == ["UsherLists", "UsherRouting", "UsherViewModels"])
    #expect(usher.modules(for: "UsherDevelopment") == ["Usher"])
    #expect(usher.modules(for: "UsherTesting") == ["Usher", "UsherDevelopment"])
    #expect(usher.modules(for: "UsherWeb") == ["Usher"])
  }

  @Test("servers and stores of open pages know the host, not the core")
  func servers() throws {
    let usher = try package("")
    for target in ["UsherHummingbird", "UsherSQLite"] {
      let ours = usher.modules(for: target).filter { $0.hasPrefix("Usher") }
      #expect(ours == ["UsherWeb"])
    }
  }

  @Test("models know nothing of ours, view models their model, coordinators both", arguments: apps)
  func app(_ app: String) throws {
    let examples = try package("Examples")
    let model = examples.modules(for: "\(app)Model")
    #expect(!model.contains { $0.hasPrefix("Usher") || Self.apps.contains($0) })
    #expect(examples.modules(for: "\(app)ViewModels") == ["Usher", "\(app)Model"])
    #expect(examples.modules(for: app) == ["Usher", "\(app)Model", "\(app)ViewModels"])
  }

  @Test("apps without a model have two layers", arguments: ["Gallery", "RedGreen"])
  func small(_ app: String) throws {
    let examples = try package("Examples")
    #expect(examples.modules(for: "\(app)ViewModels") == ["Usher"])
    #expect(examples.modules(for: app) == ["Usher", "\(app)ViewModels"])
  }

  @Test("views know their view models and their host", arguments: apps + ["Gallery", "RedGreen"])
  func views(_ app: String) throws {
    let modules = try package("Examples/Web").modules(for: "\(app)Web")
    #expect(modules.isSuperset(of: ["UsherWeb", "\(app)ViewModels"]))
    #expect(modules.isSubset(of: ["Usher", "UsherWeb", "\(app)ViewModels"]))
  }

  @Test("a host knows the core alone")
  func host() throws {
    #expect(try package("Examples/Terminal").modules(for: "UsherTerminal") == ["Usher"])
  }

  @Test(
    "whoever uses navigation has the toolkit, routes and lists by `import Usher`",
    arguments: ["Examples", "Examples/Terminal", "Examples/Web"]
  )
  func whole(_ folder: String) throws {
    let package = try package(folder)
    for target in package.targets {
      let parts = package.modules(for: target)
        .intersection(["UsherLists", "UsherRouting", "UsherViewModels"])
      #expect(parts == [], "\(target)")
    }
  }

  @Test(
    "the tests of a part that can be used alone do so",
    arguments: ["UsherLists", "UsherRouting", "UsherViewModels"]
  )
  func alone(_ part: String) throws {
    // UsherTesting has the test clock.
    let modules = try package("").modules(for: "\(part)Tests")
    #expect(modules.isSubset(of: [part, "UsherTesting", "UsherTestSupport"]))
  }
}
