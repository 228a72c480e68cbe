import Testing

@testable import UsersModel

@Suite("Names of files")
struct FileNameTests {
  @Test(
    "a name is shown without what could mislead",
    arguments: [
      ("report.pdf", "report.pdf"), ("  a b.txt\n", "a b.txt"),
      ("../../etc/passwd", "....etcpasswd"),
      (#"C:\fakepath\x.txt"#, "C:fakepathx.txt"), ("a\u{0}b\u{7}c", "abc"),
      ("photo\u{202e}gpj.exe", "photogpj.exe"), ("größe 👩‍👩‍👧.png", "größe 👩‍👩‍👧.png"),
      ("<b>.html", "<b>.html"), ("..", ".."),
    ]
  )
  func shown(_ name: String, _ expected: String) throws {
    #expect(try FileName.shown(name) == expected)
  }

  @Test("a name of nothing is refused", arguments: ["", "  ", "/", "\\/\n", "\u{0}", "\u{202e}"])
  func empty(_ name: String) {
    #expect(throws: FilesError.emptyName) { try FileName.shown(name) }
  }

  @Test("a long name is cut between characters, and keeps its extension")
  func long() throws {
    let exact = String(repeating: "a", count: 251) + ".txt"
    #expect(try FileName.shown(exact) == exact)
    #expect(try FileName.shown("a" + exact) == exact)
    let wide = try FileName.shown(String(repeating: "é", count: 200) + ".tar")
    #expect(wide == String(repeating: "é", count: 125) + ".tar")
    let families = try FileName.shown(String(repeating: "👩‍👩‍👧", count: 100))
    #expect(families == String(repeating: "👩‍👩‍👧", count: 14))
    // Such a long ending isn't an extension.
    let odd = "a." + String(repeating: "b", count: 300)
    #expect(try FileName.shown(odd) == String(odd.prefix(255)))
    let accents = "a" + String(repeating: "\u{301}", count: 300)
    #expect(throws: FilesError.emptyName) { try FileName.shown(accents) }
  }
}
