import Foundation
import Synchronization
import Testing
import UsherTesting

/// Who may know whom: manifests say it, and sources import nothing else.
@Suite("Layers")
struct LayerTests {
  private static let apps = ["Cloudy", "Matches", "Photos", "Survey", "Users"]

  private static let packages = Mutex<[String: ImportCheck]>([:])

  /// The package in a folder of the repository; its manifest is read once.
  private func package(_ folder: String) throws -> ImportCheck {
    try Self.packages.withLock { packages in
      if let package = packages[folder] { return package }
      let path = Repository.root.appendingPathComponent(folder).path
      let package = try ImportCheck(package: path)
      packages[folder] = package
      return package
    }
  }

  @Test(
    "no target imports what its manifest doesn't declare",
    arguments: [
      "", "Examples", "Examples/GTK", "Examples/Terminal", "Examples/Web", "Hosts/UsherGTK",
      "Benchmarks",
    ]
  )
  func imports(_ folder: String) throws {
    try package(folder).run()
  }

  @Test("the core and what it is made of have no dependencies")
  func core() throws {
    let usher = try package("")
    for part in ["UsherLists", "UsherRouting", "UsherViewModels"] {
      #expect(try usher.modules(for: part) == [])
    }
    #expect(try usher.modules(for: "Usher") == ["UsherLists", "UsherRouting", "UsherViewModels"])
    #expect(try usher.modules(for: "UsherDevelopment") == ["Usher"])
    #expect(try usher.modules(for: "UsherPreviews") == ["Usher"])
    #expect(
      try usher.modules(for: "UsherTesting") == ["Usher", "UsherDevelopment", "UsherPreviews"]
    )
    #expect(try usher.modules(for: "UsherDataFolder") == [])
    #expect(try usher.modules(for: "UsherWeb") == ["Usher", "UsherDataFolder"])
    #expect(
      try usher.modules(for: "UsherInspector") == ["Usher", "UsherPreviews", "UsherWeb"]
    )
  }

  @Test("servers and stores of open pages know the host, not the core")
  func servers() throws {
    let usher = try package("")
    for target in ["UsherHummingbird", "UsherPostgres", "UsherSQLite"] {
      let ours = try usher.modules(for: target).filter { $0.hasPrefix("Usher") }
      #expect(ours == (target == "UsherPostgres" ? ["UsherPubSub", "UsherWeb"] : ["UsherWeb"]))
    }
    #expect(try usher.modules(for: "UsherPubSub") == [])
    #expect(
      try usher.modules(for: "UsherAccounts").filter { $0.hasPrefix("Usher") } == ["UsherPubSub"]
    )
    #expect(
      try usher.modules(for: "PostgresClient").filter { usher.targets.contains($0) } == [
        "CPostgres"
      ]
    )
    #expect(try usher.modules(for: "PostgresTesting") == [])
  }

  @Test(
    "models know nothing of ours but who is signed in and how to tell what has changed, view models their model and how services fail, coordinators both",
    arguments: apps
  )
  func app(_ app: String) throws {
    let examples = try package("Examples")
    let model = try examples.modules(for: "\(app)Model")
    let shared: Set = ["CGD", "RESTClient", "RESTErrors"]
    #expect(model.filter { $0.hasPrefix("Usher") }.isSubset(of: ["UsherAccounts", "UsherPubSub"]))
    #expect(model.intersection(examples.targets).isSubset(of: shared))
    #expect(
      try examples.modules(for: "\(app)ViewModels")
        == model.intersection(["RESTErrors"]).union(["Usher", "\(app)Model"])
    )
    #expect(try examples.modules(for: app) == ["Usher", "\(app)Model", "\(app)ViewModels"])
  }

  @Test("a store in PostgreSQL knows its model", arguments: ["Matches", "Photos", "Survey"])
  func postgres(_ app: String) throws {
    #expect(
      try package("Examples").modules(for: "\(app)Postgres")
        == ["\(app)Model", "PostgresClient", "UsherPostgres", "UsherPubSub"]
    )
  }

  @Test("previews are for every host, and need no test", arguments: apps + ["RedGreen"])
  func fixtures(_ app: String) throws {
    let modules = try package("Examples").modules(for: "\(app)Fixtures")
    #expect(modules.isSuperset(of: ["UsherPreviews", "\(app)ViewModels"]))
    #expect(
      modules.filter { $0.hasPrefix("Usher") }
        .isSubset(of: ["Usher", "UsherAccounts", "UsherPreviews", "UsherPubSub"])
    )
    #expect(!modules.contains(app))
  }

  @Test("view models have the errors of services without a client of one")
  func errors() throws {
    #expect(try package("Examples").modules(for: "RESTErrors") == [])
  }

  @Test("apps without a model have two layers", arguments: ["Gallery", "RedGreen"])
  func small(_ app: String) throws {
    let examples = try package("Examples")
    #expect(try examples.modules(for: "\(app)ViewModels") == ["Usher"])
    #expect(try examples.modules(for: app) == ["Usher", "\(app)ViewModels"])
  }

  @Test("views know their view models and their host", arguments: apps + ["Gallery", "RedGreen"])
  func views(_ app: String) throws {
    let modules = try package("Examples/Web").modules(for: "\(app)Web")
    #expect(modules.isSuperset(of: ["UsherWeb", "\(app)ViewModels"]))
    #expect(modules.isSubset(of: ["Usher", "UsherWeb", "\(app)ViewModels"]))
  }

  @Test("only the layer of GTK calls C")
  func gtk() throws {
    #expect(try package("Hosts/UsherGTK").modules(for: "GTK") == ["CGTK"])
  }

  @Test(
    "views for the desktop know their view models and their host",
    arguments: apps + ["RedGreen"]
  )
  func desktopViews(_ app: String) throws {
    let modules = try package("Examples/GTK").modules(for: "\(app)GTK")
    #expect(modules.isSuperset(of: ["UsherGTK", "\(app)ViewModels"]))
    #expect(modules.isSubset(of: ["Usher", "UsherGTK", "\(app)ViewModels"]))
  }

  @Test("a host knows the core, and the lock of a folder, alone")
  func host() throws {
    #expect(try package("Examples/Terminal").modules(for: "UsherTerminal") == ["Usher"])
    #expect(
      try package("Hosts/UsherGTK").modules(for: "UsherGTK") == ["GTK", "Usher", "UsherDataFolder"]
    )
  }

  @Test(
    "whoever uses navigation has the toolkit, routes and lists by `import Usher`",
    arguments: ["Examples", "Examples/GTK", "Examples/Terminal", "Examples/Web"]
  )
  func whole(_ folder: String) throws {
    let package = try package(folder)
    for target in package.targets {
      let parts = try package.modules(for: target)
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
