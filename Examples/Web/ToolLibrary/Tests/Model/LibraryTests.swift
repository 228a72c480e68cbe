import Foundation
import Testing

@testable import ToolLibraryModel

@Suite("The library")
struct LibraryTests {
  private let today = Day(Date(timeIntervalSinceReferenceDate: 0))

  private func library(_ loans: [Loan] = []) -> Library {
    let today = today
    return Library(Register(loans, names: ["eva": "Eva", "tom": "Tom"]), today: { today })
  }

  /// Somebody who is signed in.
  private func person(_ id: String, in library: Library) async throws -> Person {
    let person = Person(at: Browser(id), in: library, Members())
    try await person.members.join(id, "a password", at: person.browser)
    return person
  }

  private func days(_ first: Int, _ last: Int) -> ClosedRange<Day> {
    today.adding(first)...today.adding(last)
  }

  @Test("the catalogue has some hundred tools, each with an id of its own")
  func catalogue() {
    #expect(Catalogue.tools.count == 300)
    #expect(Set(Catalogue.tools.map(\.id)).count == 300)
  }

  @Test("tools are found by their names and purposes, part by part")
  func search() {
    let all = library().tools(with: "", from: 280, count: 40)
    #expect(all.part.count == 20)
    #expect(all.total == 300)
    let found = library().tools(with: "hAmmer", from: 0, count: 5)
    #expect(found.part.first?.id == "hammer-drill-ahorn")
    #expect(found.total == 12)
    #expect(library().tools(with: "juice", from: 0, count: 5).total == 12)
  }

  @Test("a tool is lent once a day")
  func taken() async throws {
    let library = library([Loan("jigsaw-ulme", to: "eva", days(1, 3))])
    let tom = try await person("tom", in: library)
    #expect(throws: LibraryError.taken(by: "Eva", days(1, 3))) {
      try tom.borrow(Loan("jigsaw-ulme", to: "tom", days(3, 4)))
    }
    try tom.borrow(Loan("jigsaw-ulme", to: "tom", days(4, 5)))
    try tom.borrow(Loan("jigsaw-erle", to: "tom", days(1, 3)))
    #expect(library.register.loans(by: "tom").count == 2)
  }

  @Test("days are neither past nor too many")
  func refused() async throws {
    let eva = try await person("eva", in: library())
    #expect(throws: LibraryError.past) {
      try eva.borrow(Loan("jigsaw-ulme", to: "eva", days(-1, 1)))
    }
    #expect(throws: LibraryError.tooLong(most: 14)) {
      try eva.borrow(Loan("jigsaw-ulme", to: "eva", days(0, 14)))
    }
    #expect(days(0, 13).count == 14)
  }

  @Test("the same press, handled twice, makes one loan")
  func twice() async throws {
    let library = library()
    let loan = Loan("jigsaw-ulme", to: "eva", days(0, 1))
    let eva = try await person("eva", in: library)
    try eva.borrow(loan)
    try eva.borrow(loan)
    #expect(library.register.loans == [loan])
  }

  @Test("a tool is borrowed, returned and changed by its borrower alone")
  func owner() async throws {
    let loan = Loan("jigsaw-ulme", to: "eva", days(0, 1))
    let library = library([loan])
    let (eva, tom) = (try await person("eva", in: library), try await person("tom", in: library))
    try tom.giveBack(loan.id)
    #expect(throws: LibraryError.gone) { try tom.setNote("Mine", on: loan.id) }
    try eva.setNote("Ring twice", on: loan.id)
    #expect(library.register.loans.map(\.note) == ["Ring twice"])
    try eva.giveBack(loan.id)
    #expect(library.register.loans.isEmpty)
    #expect(throws: LibraryError.notYours) { try tom.borrow(loan) }
    #expect(throws: LibraryError.notYours) { try tom.restore(loan) }
  }

  @Test("a return is undone, unless somebody else has the tool now")
  func undo() async throws {
    let loan = Loan("jigsaw-ulme", to: "eva", days(-1, 1))
    let library = library([loan])
    let (eva, tom) = (try await person("eva", in: library), try await person("tom", in: library))
    try eva.giveBack(loan.id)
    try eva.restore(loan)
    #expect(library.register.loans == [loan])
    try eva.giveBack(loan.id)
    try tom.borrow(Loan("jigsaw-ulme", to: "tom", days(0, 0)))
    #expect(throws: LibraryError.taken(by: "Tom", days(0, 0))) { try eva.restore(loan) }
  }

  @Test("what was stored is there again, and a file that can't be read stays")
  func file() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("loans.json")
    let loan = Loan("jigsaw-ulme", to: "eva", Day.today...Day.today.adding(1), note: "Ring")
    let library = try Library(file: file.path)
    let eva = try await person("eva", in: library)
    try eva.setName("Eva")
    try eva.borrow(loan)
    #expect(try Library(file: file.path).register == Register([loan], names: ["eva": "Eva"]))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"\(Day.today.rawValue)\""))

    try "[{}]".write(to: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: LibraryError.self) { try Library(file: file.path) }
    #expect(error?.description.hasPrefix("\(file.path) can't be read.") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "[{}]")
  }

  @Test("what can't be stored isn't changed")
  func notStored() async throws {
    let library = try Library(file: "/nowhere/loans.json")
    let eva = try await person("eva", in: library)
    #expect(throws: LibraryError.self) { try eva.setName("Eva") }
    #expect(library.register.names.isEmpty)
  }

  @Test("each change is told")
  func changes() async throws {
    let library = library()
    var changes = library.changes().makeAsyncIterator()
    try await person("ada", in: library).setName("Ada")
    #expect(await changes.next() != nil)
  }

  @Test("a day is one of the calendar")
  func day() {
    #expect(Day(rawValue: "2026-03-02")?.adding(-2).rawValue == "2026-02-28")
    for text in ["2026-02-31", "2026-3-2", "today", ""] { #expect(Day(rawValue: text) == nil) }
  }
}
