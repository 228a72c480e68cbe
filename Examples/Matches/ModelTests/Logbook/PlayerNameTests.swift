import Testing

@testable import MatchesModel

@Suite("F1.12: the name of a new player")
struct PlayerNameTests {
  @Test(
    "is trimmed",
    arguments: [("Anna", "Anna"), (" Anna \n", "Anna"), ("Anna  B", "Anna  B")]
  )
  func trimmed(_ typed: String, _ name: String) throws {
    #expect(try PlayerName(typed, among: [Player]()).text == name)
  }

  @Test(
    "is one line, and nothing of it is invisible",
    arguments: [("A\0B", "A B"), ("A\tB\r\n", "A B"), ("\u{1b}Ann\u{e9}", "Ann\u{e9}")]
  )
  func printable(_ typed: String, _ name: String) throws {
    #expect(try PlayerName(typed, among: [Player]()).text == name)
  }

  @Test("isn't blank", arguments: ["", " ", "\t\n ", "\u{a0}", "\0"])
  func blank(_ typed: String) {
    #expect(throws: PlayerNameProblem.blank) { try PlayerName(typed, among: [Player]()) }
  }

  @Test(
    "isn't somebody's, in upper or lower case",
    arguments: [
      ("Anna", "Anna"), ("Anna", " aNNA "), ("ÉLODIE", "élodie"), ("e\u{301}lodie", "Élodie"),
      ("Ｂen", "ben"),
    ]
  )
  func taken(_ known: String, _ typed: String) {
    #expect(throws: PlayerNameProblem.taken) {
      try PlayerName(typed, among: [.a, Player(id: "1", name: known)])
    }
  }

  @Test("may be like another's", arguments: [("Zoe", "Zoë"), ("Ben", "Benn")])
  func other(_ known: String, _ typed: String) throws {
    #expect(try PlayerName(typed, among: [Player(id: "1", name: known)]).text == typed)
  }

  @Test("sorts players ignoring case, then by how it's written, then by id")
  func order() {
    let names = ["b", "C", "a", "B", "É", "c"]
    let players = names.enumerated().map { Player(id: "\($0)", name: $1) }
    let sorted = (players + [Player(id: "9", name: "a")]).reversed().sortedByName()
    #expect(sorted.map(\.name) == ["a", "a", "B", "b", "C", "c", "É"])
    #expect(sorted.prefix(2).map(\.id) == ["2", "9"])
  }
}
