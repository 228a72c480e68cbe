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
      let known = [
        .german, WindowWords("pt", [.back: "Voltar"]), WindowWords("pt-BR", [.back: "Volte"]),
      ]
      func back(_ identifier: String) -> String {
        let locale = DesktopDevice.locale(among: [identifier], desktop: [])
        return WindowWords.for(locale, among: known)[.back]
      }
      #expect(back("pt-BR") == "Volte")
      #expect(back("pt-PT") == "Voltar")
      #expect(back("de-AT") == "Zurück")
      #expect(back("fr") == "Back")
      #expect(WindowWords.german.text(.moveRow, "{Wien}") == "{Wien} verschieben")
    }
  }
}
