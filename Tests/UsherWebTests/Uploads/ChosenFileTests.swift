import Testing
import WebTesting

@testable import UsherWeb

@Suite("What a browser says of a file")
struct ChosenFileTests {
  @Test("number, size, type and name are taken over")
  func complete() throws {
    let file = try #require(ChosenFile("7\n5000000000\nimage/png\nMisery Ridge.png"))
    #expect(file.number == 7 && file.size == 5_000_000_000)
    #expect(file.contentType == "image/png" && file.name == "Misery Ridge.png")
  }

  @Test("a type is one line, whatever is sent")
  func lines() {
    #expect(ChosenFile("0\n0\na/b\r\nX: y\nc")?.contentType == "a/bX: y")
  }

  @Test("a name or type that no file system has is cut")
  func long() throws {
    let text = String(repeating: "a", count: 10_000)
    let file = try #require(ChosenFile("0\n0\n\(text)\n\(text)"))
    #expect(file.name.count == 255 && file.contentType.count == 255)
    // A single letter can have any number of marks.
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(try #require(ChosenFile("0\n0\n\n\(marks)")).name.utf8.count == 255)
    // An extension says what a file is.
    let faces = String(repeating: "😀", count: 100)
    let picture = try #require(ChosenFile("0\n0\n\n\(faces).jpg")).name
    #expect(picture == String(repeating: "😀", count: 62) + ".jpg")
  }

  @Test("a name can't look as if it had another extension")
  func direction() {
    #expect(ChosenFile("0\n0\n\nphoto\u{202E}gpj.exe")?.name == "photogpj.exe")
    #expect(ChosenFile("0\n0\n\na\u{2028}b\u{85}c\u{2066}d")?.name == "abcd")
  }

  @Test("a file of no known type is bytes")
  func noType() {
    #expect(ChosenFile("0\n0\n\na")?.contentType == "application/octet-stream")
  }

  @Test(
    "a name leads into no other folder",
    arguments: [
      ("../../etc/passwd", "passwd"), ("C:\\fakepath\\a.txt", "a.txt"), ("..", "Untitled"),
      ("", "Untitled"), ("/", "Untitled"), ("../\u{FE0F}x", "x"),
      ("a\\\u{301}b", "b"), ("\u{200D}/\u{301}", "Untitled"), ("\u{1}\u{301}x", "x"),
      ("a\u{0}\n.txt", "a.txt"), ("é ’.txt", "é ’.txt"),
    ]
  )
  func names(_ name: String, _ safe: String) {
    #expect(ChosenFile("0\n0\n\n\(name)")?.name == safe)
  }

  @Test(
    "what no browser says is no file",
    arguments: [
      "", "1", "1\n2\ntext/plain", "-1\n2\n\na", "1\n-2\n\na", "x\n2\n\na", "1\ny\n\na",
      "99999999999\n2\n\na",
    ]
  )
  func broken(_ payload: String) {
    #expect(ChosenFile(payload) == nil)
  }
}
