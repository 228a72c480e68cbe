import Foundation
import Testing

/// The code that documents show is compiled, and its tests pass.
@Suite("Documents")
struct DocumentTests {
  @Test("the README's program is one that compiles")
  func readme() throws {
    let program = try Repository.text(of: "Examples/Web/Hello/main.swift")
    let readme = try Repository.text(of: "README.md")
    #expect(readme.contains("```swift\n\(program)```"))
  }

  @Test(
    "the code of the articles is compiled and run",
    arguments: [
      "Addresses", "BesideOthers", "Controls", "FirstApp", "FlowsAndResults", "FromTheArticles",
      "Inspector",
      "Isolation", "Languages", "LeavingAScreen", "LiveBetweenPeople",
      "Desktop", "Migrating/FromPlainCoordinators", "Migrating/FromRIBs", "Migrating/FromTCA",
      "Migrating/FromXCoordinator", "Operations", "Operations/README", "Operations/Upgrades",
      "Previews",
      "Recipes", "Restoration", "SigningIn", "Testing", "ViewModels", "Views",
    ]
  )
  func articles(_ name: String) throws {
    let sources = try [
      "Examples/Web/SnippetTests", "Examples/Web/Notes", "Examples/RedGreen/Flows",
      "Examples/Photos/Flows", "Examples/Photos/ViewModels", "Examples/Users/Model/Files",
      "Examples/Users/ViewModels", "Examples/Web/Users", "Examples/Survey/Flows",
      "Examples/Survey/ViewModels", "Examples/Web/Survey", "Examples/Cloudy/Flows",
      "Examples/Cloudy/ViewModels", "Examples/Web/Cloudy", "Examples/Matches/Flows",
      "Examples/Web/Gallery", "Examples/Web/Hello", "Examples/Web/Showcase",
      "Examples/Web/Starter/Sources", "Examples/Web/Starter/Tests", "Examples/GTK/ReadingList",
      "Examples/GTK/ReadingListTests",
      "Examples/Photos/Fixtures", "Examples/Web/Tests",
    ]
    .flatMap { try Repository.swiftFiles(in: $0) }
    .map { try String(contentsOf: $0, encoding: .utf8) }
    let article = try Repository.text(of: "Documentation/\(name).md")
    // A doc comment in it can have backquotes, too.
    let snippets = article.matches(of: /```swift\n(.+?)```/.dotMatchesNewlines())
      .map { String($0.1) }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let isCompiled = sources.contains { $0.contains(snippet) }
      #expect(isCompiled, "\(snippet)")
    }
  }

  @Test(
    "each call that a page of controls shows is one of the examples",
    arguments: [("Controls", "Examples/Web/Gallery"), ("DesktopControls", "Examples/GTK")]
  )
  func controls(_ name: String, _ folder: String) throws {
    func squeezed(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace })
    }
    let examples = squeezed(
      try Repository.swiftFiles(in: folder)
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    )
    let page = try Repository.text(of: "Documentation/\(name).md")
    let calls = page.matches(of: /\n\| [^|]+ \| `([^`]+)` \|/).map { String($0.1) }
    #expect(calls.count > 20)
    for call in calls { #expect(examples.contains(squeezed(call)), "\(call)") }
  }

  @Test(
    "the page of controls names each component of the host, or the page about views does",
    arguments: [
      (["Controls", "Views", "BesideOthers"], "Sources/UsherWeb/Components", 45),
      (["DesktopControls", "Desktop"], "Hosts/UsherGTK/Sources/UsherGTK", 30),
    ]
  )
  func components(_ names: [String], _ folder: String, _ least: Int) throws {
    let pages = try names.map { try Repository.text(of: "Documentation/\($0).md") }.joined()
    let components = try Repository.swiftFiles(in: folder)
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .flatMap {
        $0.matches(of: /\npublic struct (\w+)(?:<[^>]+>)?: (?:\w*Component|Content|HTML)\b/)
      }
      .map { String($0.1) }
    #expect(components.count >= least)
    for component in components {
      #expect(
        pages.contains(
          try Regex("`\(component)\\b|^\\s*\(component)[ ({]").anchorsMatchLineEndings()
        ),
        "\(component)"
      )
    }
  }

  @Test("the page of controls tells each custom property of the look")
  func properties() throws {
    let page = try Repository.text(of: "Documentation/Controls.md")
    let styles = try ["base", "business"]
      .map { try Repository.text(of: "Sources/UsherWeb/Client/\($0).css") }.joined()
    let roots = styles.matches(of: /:root \{([^}]+)\}/).map { String($0.1) }.joined()
    let properties = Set(roots.matches(of: /(--[\w-]+):/).map { String($0.1) })
      // Made of others.
      .subtracting(["--accent-text", "--danger-text"])
      .filter { !$0.hasPrefix("--chart-") }
    #expect(properties.count > 15)
    for property in properties.sorted() { #expect(page.contains("`\(property)`"), "\(property)") }
  }

  @Test("the showcase's page tells each of its options")
  func showcase() throws {
    let program = try Repository.text(of: "Examples/Web/Showcase/Showcase.swift")
    let page = try Repository.text(of: "Documentation/Showcase.md")
    let declared = /@(?:Option|Flag)\([\s\S]*?\n  var (\w+)/
    let options = program.matches(of: declared).map { match in
      let named = match.0.firstMatch(of: /customLong\("([\w-]+)"\)/).map { String($0.1) }
      let words = String(match.1).replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
      return named ?? words
    }
    #expect(!options.isEmpty)
    #expect(options.count == program.matches(of: /@(?:Option|Flag)\(/).count)
    for option in options {
      #expect(page.contains("`--\(option) ") || page.contains("`--\(option)`"))
    }
  }

  @Test("the code of the page about hosts is the terminal's")
  func hosts() throws {
    let sources = try Repository.swiftFiles(in: "Examples/Terminal/Sources")
      .map { try String(contentsOf: $0, encoding: .utf8).filter { !$0.isWhitespace } }
    let page = try Repository.text(of: "Documentation/Hosts.md")
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
      try Repository.swiftFiles(in: "Examples/Web/SnippetTests")
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
        "Examples/Photos/Tests/ReadmeTests.swift"
      ),
      encoding: .utf8
    )
    let readme = try Repository.text(of: "README.md")
    let snippet = try #require(readme.firstMatch(of: /```swift\n(let app = [^`]+)```/)).1
    for line in snippet.split(separator: "\n") {
      let code = line.split(separator: "  //")[0].trimmingCharacters(in: .whitespaces)
      #expect(tests.contains(code), "\(line)")
    }
  }
}
