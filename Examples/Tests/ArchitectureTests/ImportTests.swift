import Foundation
import Testing

/// Who may know whom, target by target. SwiftPM doesn't refuse an import of a target
/// that is only a dependency of a dependency, so this does.
@Suite("Imports")
struct ImportTests {
  static let ours: Set = [
    "Usher", "UsherLists", "UsherRouting", "UsherViewModels", "UsherDevelopment", "UsherTesting",
    "UsherWeb",
    "UsherHummingbird", "RedGreen", "RedGreenViewModels",
    "RedGreenWeb", "Photos", "PhotosModel", "PhotosModelFixtures", "PhotosViewModels", "PhotosWeb",
    "PhotosDrawing", "Announcements", "Cloudy", "CloudyModel", "CloudyService",
    "CloudyViewModels", "CloudyWeb", "FaultyServer", "Gallery", "GalleryViewModels", "GalleryWeb",
    "Goalbase", "GoalbaseFixtures",
    "GoalbasePostgres", "GoalbaseServer", "Listening",
    "Matches", "MatchesModel", "MatchesViewModels", "MatchesWeb",
    "RESTClient", "Survey",
    "SurveyModel", "SurveyViewModels", "SurveyWeb",
    "Users",
    "UsersModel",
    "UsersService", "UsersViewModels", "UsersWeb", "Showcase", "HelloUsher", "Notes", "UsherSQLite",
    "UsherTerminal",
  ]

  /// What of ours each target may import.
  static let allowed: [String: Set<String>] = [
    // Each of these can be used without navigation, and without the others.
    "Sources/UsherLists": [],
    "Sources/UsherRouting": [],
    "Sources/UsherViewModels": [],
    "Sources/Usher": ["UsherLists", "UsherRouting", "UsherViewModels"],
    "Sources/UsherDevelopment": ["Usher"],
    // Recordings replay in tests.
    "Sources/UsherTesting": ["Usher", "UsherDevelopment"],
    "Sources/UsherWeb": ["Usher"],
    "Sources/UsherHummingbird": ["UsherWeb"],
    "Sources/UsherSQLite": ["UsherWeb"],
    // Models know nothing of ours but how to tell that they have changed.
    "Examples/Sources/Announcements": [],
    "Examples/Sources/PhotosModel": ["Announcements"],
    "Examples/Sources/PhotosModelFixtures": ["PhotosModel"],
    "Examples/Sources/PhotosDrawing": [],
    "Examples/Sources/SurveyModel": ["Announcements"],
    "Examples/Sources/FaultyServer": [],
    "Examples/Sources/Listening": [],
    "Examples/Sources/RESTClient": [],
    "Examples/Sources/CloudyModel": ["Announcements", "RESTClient"],
    "Examples/Sources/CloudyService": ["Listening"],
    "Examples/Sources/UsersModel": ["Announcements", "RESTClient"],
    "Examples/Sources/UsersService": ["Listening"],
    "Examples/Sources/MatchesModel": ["Announcements", "RESTClient"],
    "Examples/Sources/Goalbase": ["Listening"],
    "Examples/Sources/GoalbaseFixtures": ["Goalbase", "GoalbasePostgres", "RESTClient"],
    "Examples/Sources/GoalbasePostgres": ["Goalbase"],
    "Examples/Sources/GoalbaseServer": ["Goalbase", "GoalbasePostgres"],
    // View models know their model.
    "Examples/Sources/RedGreenViewModels": ["Usher"],
    "Examples/Sources/PhotosViewModels": ["Usher", "PhotosModel"],
    "Examples/Sources/SurveyViewModels": ["Usher", "SurveyModel"],
    "Examples/Sources/GalleryViewModels": ["Usher"],
    "Examples/Sources/CloudyViewModels": ["Usher", "CloudyModel"],
    "Examples/Sources/MatchesViewModels": ["Usher", "MatchesModel"],
    "Examples/Sources/UsersViewModels": ["Usher", "UsersModel"],
    // Coordinators know models and view models, no host.
    "Examples/Sources/RedGreen": ["Usher", "RedGreenViewModels"],
    "Examples/Sources/Photos": ["Usher", "PhotosModel", "PhotosViewModels"],
    "Examples/Sources/Survey": ["Usher", "SurveyModel", "SurveyViewModels"],
    "Examples/Sources/Gallery": ["Usher", "GalleryViewModels"],
    "Examples/Sources/Cloudy": ["Usher", "CloudyModel", "CloudyViewModels"],
    "Examples/Sources/Matches": ["Usher", "MatchesModel", "MatchesViewModels"],
    "Examples/Sources/Users": ["Usher", "UsersModel", "UsersViewModels"],
    // Views know their view models and their host.
    "Examples/Sources/RedGreenWeb": ["UsherWeb", "RedGreenViewModels"],
    "Examples/Sources/PhotosWeb": ["UsherWeb", "PhotosViewModels"],
    "Examples/Sources/SurveyWeb": ["UsherWeb", "SurveyViewModels"],
    "Examples/Sources/CloudyWeb": ["UsherWeb", "CloudyViewModels"],
    "Examples/Sources/MatchesWeb": ["UsherWeb", "MatchesViewModels"],
    // One of them is a ViewModelDelegate, which is the core's.
    "Examples/Sources/UsersWeb": ["Usher", "UsherWeb", "UsersViewModels"],
    // What its parts take are the core's: a Loadable, bindings.
    "Examples/Sources/GalleryWeb": ["Usher", "UsherWeb", "GalleryViewModels"],
    // The whole is put together here.
    "Examples/Sources/Showcase": [
      "UsherWeb", "UsherHummingbird", "UsherSQLite", "RedGreen", "RedGreenWeb", "Cloudy",
      "CloudyModel", "CloudyService", "CloudyWeb", "Gallery", "GalleryWeb", "Goalbase", "Listening",
      "Matches",
      "MatchesModel", "MatchesWeb", "Photos", "PhotosModel",
      "PhotosViewModels", "PhotosWeb", "Survey", "SurveyModel", "SurveyWeb", "Users", "UsersModel",
      "UsersService", "UsersWeb",
    ],
    "Examples/Sources/HelloUsher": ["Usher", "UsherWeb", "UsherHummingbird"],
    "Examples/Sources/Notes": ["Usher", "UsherWeb", "UsherHummingbird", "UsherSQLite"],
    // Another host knows the core, and its program the apps.
    "Examples/Terminal/Sources/UsherTerminal": ["Usher"],
    "Examples/Terminal/Sources/Terminal": [
      "Usher", "UsherTerminal", "RedGreen", "RedGreenViewModels", "Photos", "PhotosModel",
      "PhotosViewModels",
    ],
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
    for folder in ["Sources", "Examples/Sources", "Examples/Terminal/Sources"] {
      let url = Repository.root.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where !["CGD", "CPQ"].contains(name) {
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

  @Test(
    "the core and what it is made of have no dependencies",
    arguments: ["Usher", "UsherLists", "UsherRouting", "UsherViewModels"]
  )
  func core(_ target: String) throws {
    let allowed: Set = ["Observation", "Synchronization", "FoundationEssentials", "Foundation"]
    for file in try Repository.swiftFiles(in: "Sources/\(target)") {
      let imports = try Repository.imports(of: file).subtracting(Self.ours)
      #expect(imports.isSubset(of: allowed), "\(file.lastPathComponent) imports \(imports)")
    }
  }

  @Test("whoever uses navigation has the toolkit, routes and lists by `import Usher`")
  func whole() {
    let parts: Set = ["UsherLists", "UsherRouting", "UsherViewModels"]
    for (target, names) in Self.allowed where target != "Sources/Usher" {
      #expect(names.isDisjoint(with: parts), "\(target)")
    }
  }

  @Test(
    "the tests of a part that can be used alone do so",
    arguments: ["UsherLists", "UsherRouting", "UsherViewModels"]
  )
  func alone(_ part: String) throws {
    for file in try Repository.swiftFiles(in: "Tests/\(part)Tests") {
      let imports = try Repository.imports(of: file).intersection(Self.ours)
      // It has the test clock.
      #expect(
        imports.isSubset(of: [part, "UsherTesting"]),
        "\(file.lastPathComponent) imports \(imports)"
      )
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

  @Test(
    "the code of the articles is compiled and run",
    arguments: [
      "FlowsAndResults", "LeavingAScreen", "Restoration", "Testing", "ViewModels", "Views",
    ]
  )
  func articles(_ name: String) throws {
    let sources = try [
      "Examples/Tests/SnippetTests", "Examples/Sources/Notes", "Examples/Sources/UsersWeb",
      "Examples/Sources/Survey", "Examples/Sources/SurveyWeb", "Examples/Sources/Cloudy",
      "Examples/Sources/CloudyViewModels", "Examples/Sources/CloudyWeb",
    ]
    .flatMap { try Repository.swiftFiles(in: $0) }
    .map { try String(contentsOf: $0, encoding: .utf8) }
    let article = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/\(name).md"),
      encoding: .utf8
    )
    let snippets = article.matches(of: /```swift\n([^`]+)```/).map { String($0.1) }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let isCompiled = sources.contains { $0.contains(snippet) }
      #expect(isCompiled, "\(snippet)")
    }
  }

  @Test("the code of the page about hosts is the terminal's")
  func hosts() throws {
    let sources = try Repository.swiftFiles(in: "Examples/Terminal/Sources")
      .map { try String(contentsOf: $0, encoding: .utf8).filter { !$0.isWhitespace } }
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/Hosts.md"),
      encoding: .utf8
    )
    let snippets = page.matches(of: /```swift\n([^`]+)```/).map { String($0.1) }
    #expect(snippets.count > 5)
    // However they are indented there.
    for part in snippets.flatMap({ $0.components(separatedBy: "\n\n") }) {
      let code = part.filter { !$0.isWhitespace }
      #expect(sources.contains { $0.contains(code) }, "\(part)")
    }
  }

  @Test(
    "the examples in the toolkit's documentation comments are compiled and run",
    arguments: ["Sources/UsherViewModels", "Sources/UsherLists"]
  )
  func comments(_ folder: String) throws {
    // However lines are broken there.
    func squeezed(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace })
    }
    let compiled = squeezed(
      try Repository.swiftFiles(in: "Examples/Tests/SnippetTests")
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    )
    for file in try Repository.swiftFiles(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for example in text.matches(of: /\/\/\/ ```swift\n([^`]+)\/\/\/ ```/) {
        for part in example.1.replacing("///", with: "").split(separator: "\n") {
          let code = squeezed(part)
          let isCompiled = code.isEmpty || code == "…" || compiled.contains(code)
          #expect(isCompiled, "\(file.lastPathComponent):\(part)")
        }
      }
    }
  }

  @Test("the README's test is one that passes")
  func readmeTest() throws {
    let tests = try String(
      contentsOf: Repository.root.appendingPathComponent(
        "Examples/Tests/PhotosTests/ReadmeTests.swift"
      ),
      encoding: .utf8
    )
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let snippet = try #require(readme.firstMatch(of: /```swift\n(let app = [^`]+)```/)).1
    for line in snippet.split(separator: "\n") {
      let code = line.split(separator: "  //")[0].trimmingCharacters(in: .whitespaces)
      #expect(tests.contains(code), "\(line)")
    }
  }
}
