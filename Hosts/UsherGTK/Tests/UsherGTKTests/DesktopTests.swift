import Foundation
import GTK
import Observation
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("The desktop")
  struct DesktopTests {
    @Test("the person reads the first of their languages that the app has")
    func language() {
      func chosen(_ app: [String], _ desktop: [String]) -> String {
        DesktopDevice.locale(among: app, desktop: desktop).identifier
      }
      #expect(chosen(["en", "de"], ["de_AT.UTF-8", "de_AT", "de", "C"]) == "de-AT")
      #expect(chosen(["en", "de"], ["fr_FR.UTF-8", "fr", "de", "C"]) == "de")
      #expect(chosen(["en", "de"], ["fr", "C"]) == "en")
      #expect(chosen(["ar", "en"], ["C"]) == "ar")
      #expect(chosen([], ["C"]) == "en")
    }

    @Test("each text of the host is there in each language, with the same names in braces")
    func words() {
      func names(_ text: String) -> [Substring] {
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
          $0.prefix { $0 != "}" }
        }
      }
      for words in [WindowWords.german, .arabic] {
        for word in WindowWord.allCases {
          let (text, english) = (words[word], WindowWords.english[word])
          #expect(!text.isEmpty && !english.isEmpty)
          #expect(text != english || word == .minutes, "\(word) in \(words.language)")
          #expect(names(text) == names(english), "\(word) in \(words.language)")
        }
      }
      #expect(WindowWords("fr", [:])[.back] == "Back")
      #expect(WindowWords.german.text(.moveRow, "{Wien}") == "{Wien} verschieben")
    }

    @Test("a chosen file is read piece by piece, and one that is gone tells so")
    func files() async throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).txt")
      let content = [UInt8]((0..<600_000).map { UInt8(truncatingIfNeeded: $0) })
      try Data(content).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let file = DiskFile.incoming(url.path)
      #expect(file.name == url.lastPathComponent)
      #expect(file.size == 600_000)
      #expect(file.contentType == "text/plain")
      var pieces: [[UInt8]] = []
      for try await piece in file.chunks { pieces.append(piece) }
      #expect(pieces.flatMap(\.self) == content)
      #expect(pieces.count == 3)
      let gone = DiskFile.incoming(url.path + ".gone")
      await #expect(throws: (any Error).self) { for try await _ in gone.chunks {} }
    }
  }
}
