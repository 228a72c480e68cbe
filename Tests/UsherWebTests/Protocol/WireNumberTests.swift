import Foundation
import Testing
import WebTesting

@testable import UsherWeb

/// Every number on the wire has one name, which Swift, the script and the document agree on.
@Suite struct WireNumberTests {
  struct Group: Sendable, CustomTestStringConvertible {
    /// What it is called in the document and in the script; `nil` where the script needs none.
    let heading: String
    let constant: String
    let numbers: [Int: String]

    init<Name: CaseIterable & RawRepresentable>(
      _ heading: String,
      _ constant: String,
      _: Name.Type
    ) where Name.RawValue: BinaryInteger {
      self.heading = heading
      self.constant = constant
      numbers = Dictionary(uniqueKeysWithValues: Name.allCases.map { (Int($0.rawValue), "\($0)") })
    }

    var testDescription: String { heading }
  }

  static let groups = [
    Group("Events of the browser", "told", PageEvent.self),
    Group("Statuses of a position", "positionStatus", PositionStatus.self),
    Group("What becomes of a branch", "branchChange", BranchChange.self),
    Group("What becomes of a row", "rowChange", RowChange.self),
    Group("Controls", "control", PageControl.self),
    Group("Animations", "animation", AnimationKind.self),
    Group("Codes a socket is closed with", "closeCode", CloseCode.self),
  ]

  @Test("the document names each number as Swift does", arguments: groups)
  func document(group: Group) throws {
    let document = try Self.text("Documentation/Protocol.md")
    let section = try #require(
      document.components(separatedBy: "### \(group.heading)\n").dropFirst().first
    )
    let table = section.components(separatedBy: "\n#")[0]
    let rows = table.matches(of: /\| ([0-9]+) \| `([a-zA-Z]+)` \|/)
    let named = rows.map { (Int($0.1) ?? -1, String($0.2)) }
    #expect(Dictionary(named) { first, _ in "\(first) twice" } == group.numbers)
  }

  @Test("the script names no number otherwise", arguments: groups)
  func script(group: Group) throws {
    let source = try Self.text("Sources/UsherWeb/Client/wire.js")
    let object = try #require(
      source.components(separatedBy: "const \(group.constant) = Object.freeze({").dropFirst().first
    )
    let named = object.prefix { $0 != "}" }.matches(of: /([a-zA-Z]+): ([0-9]+)/)
    #expect(!named.isEmpty)
    for name in named {
      #expect(group.numbers[Int(name.2) ?? -1] == String(name.1))
    }
    // What a socket says of itself only some scripts need; all else they must know.
    if group.constant != "closeCode" { #expect(named.count == group.numbers.count) }
  }

  @Test("the document and the script have the version of the server")
  func version() throws {
    let source = try Self.text("Sources/UsherWeb/Client/wire.js")
    #expect(source.contains("export const wireVersion = \(WireVersion.current);"))
    let document = try Self.text("Documentation/Protocol.md")
    #expect(document.contains("version of this protocol, which is \(WireVersion.current),"))
  }

  @Test("every table of the document has its names in Swift")
  func everyTable() throws {
    let document = try Self.text("Documentation/Protocol.md")
    let headings = document.matches(of: /### (.+)\n\n\| number \|/).map { String($0.1) }
    #expect(headings.sorted() == Self.groups.map(\.heading).sorted())
  }

  @Test("no module of the script has numbers of the wire but the table")
  func noOtherNumbers() throws {
    let folder = Self.root.appending(path: "Sources/UsherWeb/Client")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let modules = files.filter { $0.hasSuffix(".js") && $0 != "wire.js" }
    #expect(modules.count > 10)
    for module in modules {
      let source = try Self.text("Sources/UsherWeb/Client/\(module)")
      #expect(!source.contains("Fragment, 1]") && !source.contains("4404"), "\(module)")
    }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
