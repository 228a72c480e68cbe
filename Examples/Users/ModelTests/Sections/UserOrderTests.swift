import Testing
import UsersModel

@Suite("The order of users")
struct UserOrderTests {
  @Test(
    "names are in the order people look for them in",
    arguments: [
      ["adam", "Ádám B", "ADAM C", "adam d"], ["Emil", "Émile", "Emily"],
      ["Anna", "Anna Lee", "Anna-Lee", "Annabel"],
      ["Bob 1", "bob 2", "Bob 10", "bob 010 b", "Bob 100"],
      ["Bob 99", "Bob 100", "Bob a"], ["Oak", "Ødegård", "ofer", "Öz"],
      ["O'Brien", "Oak", "oz"], ["Ad", "Aebersold", "Ægir", "Af"],
      ["B 99999999999999999998", "B 99999999999999999999", "B 100000000000000000000"],
      ["!a", "2b", "٣c", "10 d", "Ωmega", "Яна", "中", "中 2", "中 10"],
    ]
  )
  func order(_ names: [String]) {
    // Ids that go the other way, so that they don't decide.
    let users = names.enumerated().map { User(id: -$0, name: $1, email: nil) }
    let sorted = users.map(\.name)
    #expect(UserSections.sections(of: users).flatMap(\.users).map(\.name) == sorted)
    #expect(UserSections.sections(of: users.reversed()).flatMap(\.users).map(\.name) == sorted)
  }

  @Test("case, accents, leading zeros and more spaces make no difference: then ids decide")
  func ties() {
    let names = ["Émile 7", "emile 7", "EMILE  007", " emile 7 ", "E\u{301}mile ７"]
    let users = names.enumerated().map { User(id: $0, name: $1, email: nil) }
    for users in [users, users.reversed()] {
      #expect(UserSections.sections(of: users).first?.users.map(\.id) == [0, 1, 2, 3, 4])
    }
  }

  @Test("numbers of hundreds of digits count by value too")
  func long() {
    let names = [254, 255, 256, 510, 511].map { "A " + String(repeating: "1", count: $0) }
    let users = names.enumerated().map { User(id: -$0, name: $1, email: nil) }
    #expect(UserSections.sections(of: users.reversed()).first?.users == users)
  }

  @Test("with very many, everybody is there once, and in order")
  func many() {
    let users = (0..<100_000).map { User(id: $0, name: "Åsa \(99_999 - $0)", email: nil) }
    let sections = UserSections.sections(of: users)
    #expect(sections.first?.users == users.reversed())
    #expect(sections.count == 3)
  }
}
