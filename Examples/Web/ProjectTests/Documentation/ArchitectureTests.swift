import Foundation
import Testing
import UsherTesting

/// The page for maintainers names what is there.
@Suite("Architecture")
struct ArchitectureTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("the arrows between the modules are the manifest's")
  func arrows() throws {
    let page = try text("ARCHITECTURE.md")
    let table = try #require(
      page.components(separatedBy: "| module | imports |\n").dropFirst().first?
        .components(separatedBy: "\n\n").first
    )
    let usher = try ImportCheck(package: Repository.root.path)
    var modules: Set<String> = []
    for row in table.matches(of: /\| `(\w+)` \| (.*) \|/) {
      let module = String(row.1)
      let imports = row.2.matches(of: /`(\w+)`/).map { String($0.1) }
      let declared = try usher.modules(for: module).intersection(usher.targets)
      #expect(declared == Set(imports), "\(module)")
      modules.insert(module)
    }
    let libraries = usher.targets.filter { !$0.hasSuffix("Tests") && !$0.contains("-") }
    #expect(modules == Set(libraries))
  }

  @Test("each source file that it names exists, as those that the decisions name do")
  func files() throws {
    let folders = ["Sources", "Tests", "Examples", "Benchmarks"]
    var known: Set<String> = []
    for folder in folders {
      let url = Repository.root.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) {
        _,
        _ in true
      }
      while let path = paths?.nextObject() as? URL {
        if path.lastPathComponent == ".build" { paths?.skipDescendants() }
        known.insert(path.lastPathComponent)
      }
    }
    let decisions = "Documentation/Decisions"
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent(decisions).path
    )
    .map { "\(decisions)/\($0)" }
    #expect(pages.count > 10)
    for page in ["ARCHITECTURE.md"] + pages {
      let named = try text(page).matches(of: /`([\w+.]+\.(?:swift|js))`/).map { String($0.1) }
      for name in named { #expect(known.contains(name), "\(page): \(name)") }
    }
  }

  @Test("each workaround for the compiler has its bug's number, and stands in the list")
  func workarounds() throws {
    let list = try text("Documentation/Decisions/CompilerBugs.md")
    let listed = Set(list.matches(of: /`(\w+\.swift)`/).map { String($0.1) })
    var found: Set<String> = []
    for file in try ["Sources", "Examples"].flatMap({ try Repository.swiftFiles(in: $0) })
    where !file.path.contains("/.build/") && !file.path.contains("/ProjectTests/") {
      let source = try String(contentsOf: file, encoding: .utf8)
      let parts = source.components(separatedBy: "Swift 6.3").dropFirst()
      guard !parts.isEmpty else { continue }
      found.insert(file.lastPathComponent)
      for part in parts {
        let isTagged = part.prefix(200).contains(/\(unreported\)|\(swiftlang\/swift#[0-9]+\)/)
        #expect(isTagged, "\(file.lastPathComponent): Swift 6.3\(part.prefix(60))")
      }
    }
    #expect(found == listed)
  }

  @Test("the jobs of the workflow are the sections of the tests")
  func sections() throws {
    let script = try text("scripts/test")
    let workflow = try text(".github/workflows/checks.yml")
    let sections = try #require(script.firstMatch(of: /sections=\(([a-z ]+)\)/)).1
      .split(separator: " ")
    let jobs = try #require(workflow.firstMatch(of: /section: \[([a-z, ]+)\]/)).1
      .split(separator: ",").map { $0.trimmingPrefix(" ") }
    #expect(sections == jobs)
  }
}
