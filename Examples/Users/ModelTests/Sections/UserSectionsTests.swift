import Testing
import UsersModel

@Suite("Sections")
struct UserSectionsTests {
  @Test("the ten known users are where the original app shows them")
  func known() {
    let names = [
      "Leanne Graham", "Ervin Howell", "Clementine Bauch", "Patricia Lebsack", "Chelsey Dietrich",
      "Mrs. Dennis Schulist", "Kurtis Weissnat", "Nicholas Runolfsdottir V", "Glenna Reichert",
      "Clementina DuBuque",
    ]
    #expect(
      sections(names) == [
        "A to I": [
          "Chelsey Dietrich", "Clementina DuBuque", "Clementine Bauch", "Ervin Howell",
          "Glenna Reichert",
        ],
        "J to Q": [
          "Kurtis Weissnat", "Leanne Graham", "Mrs. Dennis Schulist", "Nicholas Runolfsdottir V",
          "Patricia Lebsack",
        ],
        "R to Z": [],
      ]
    )
  }

  @Test("there are three sections without anybody, in order")
  func empty() {
    let sections = UserSections.sections(of: [])
    #expect(sections.map(\.name) == ["A to I", "J to Q", "R to Z"])
    #expect(sections.allSatisfy { $0.users.isEmpty })
  }

  @Test("F3.1: the same users twice give the same sections")
  func again() {
    let users = self.users(["Ada", "Zoe"])
    #expect(UserSections.sections(of: users) == UserSections.sections(of: users))
    #expect(UserSections.sections(of: users + users) == UserSections.sections(of: users))
  }

  @Test(
    "F3.4: nobody vanishes, whatever their name begins with",
    arguments: [
      ("Adam", "A to I"), ("Ivy", "A to I"), ("iggy", "A to I"), ("Jack", "J to Q"),
      ("jill", "J to Q"), ("Quinn", "J to Q"), ("qadir", "J to Q"), ("Rose", "R to Z"),
      ("ruth", "R to Z"), ("Zoe", "R to Z"), ("z", "R to Z"), ("Émile", "A to I"),
      ("E\u{301}mile", "A to I"), ("Øystein", "J to Q"), ("Ægir", "A to I"), ("Œuvre", "J to Q"),
      ("Łukasz", "J to Q"), ("Đorđe", "A to I"), ("Þór", "R to Z"), ("ßen", "R to Z"),
      ("ẞen", "R to Z"), ("İnci", "A to I"), ("ırmak", "A to I"), ("Ñuño", "J to Q"),
      ("Žofie", "R to Z"), ("Ａya", "A to I"), ("ǆ", "A to I"), ("  Adam", "A to I"),
      ("\t\u{a0}Rose", "R to Z"), ("\u{200e}Jack", "J to Q"), ("\u{301}Adam", "A to I"),
      ("3rd Rock", "Other"), ("٣", "Other"), ("中村", "Other"), ("Анна", "Other"),
      ("Ελένη", "Other"), ("🦊 Fox", "Other"), ("🅰️", "Other"), ("-", "Other"), ("'Abd", "Other"),
      ("[A]", "Other"), ("", "Other"), ("   ", "Other"), ("\u{200b}", "Other"),
    ]
  )
  func initial(_ name: String, _ section: String) {
    let expected = ["A to I": [], "J to Q": [], "R to Z": []].merging([section: [name]]) { $1 }
    #expect(sections([name]) == expected)
  }

  @Test("a name that is missing comes last, after the blank ones with smaller ids")
  func missing() {
    let users = [
      User(id: 3, name: nil, email: "c"), User(id: 4, name: "Ö", email: nil),
      User(id: 2, name: " ", email: nil), User(id: 1, name: "中", email: nil),
    ]
    let sections = UserSections.sections(of: users)
    #expect(sections.map(\.name) == ["A to I", "J to Q", "R to Z", "Other"])
    #expect(sections.map { $0.users.map(\.id) } == [[], [4], [], [1, 2, 3]])
  }

  @Test("of users with one id the first is kept")
  func doubled() {
    let users = [
      User(id: 1, name: "Ada", email: "first"), User(id: 2, name: "Bob", email: nil),
      User(id: 1, name: "Zoe", email: "second"),
    ]
    let sections = UserSections.sections(of: users)
    #expect(sections.map(\.users) == [[users[0], users[1]], [], []])
  }

  private func users(_ names: [String]) -> [User] {
    names.enumerated().map { User(id: $0 + 1, name: $1, email: nil) }
  }

  private func sections(_ names: [String]) -> [String: [String]] {
    let sections = UserSections.sections(of: users(names))
    return Dictionary(uniqueKeysWithValues: sections.map { ($0.name, $0.users.compactMap(\.name)) })
  }
}
