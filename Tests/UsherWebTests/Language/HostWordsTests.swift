import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// The host's own words.
@Suite("Words of the host")
struct HostWordsTests {
  private static func names(in text: String) -> [String] {
    text.matches(of: /\{[a-z]*\}/).map { String($0.0) }.sorted()
  }

  @Test("each language has each word, with the same values", arguments: ["en", "de", "ar"])
  func complete(_ language: String) throws {
    let words = try #require(HostWords.builtIn.first { $0.language == language })
    #expect(words.missing == [])
    for word in HostWord.allCases {
      #expect(!words[word].isEmpty, "\(word)")
      #expect(Self.names(in: words[word]) == Self.names(in: HostWords.english[word]), "\(word)")
    }
  }

  @Test("no word of another language is English, but those that are the same")
  func translated() {
    let same: Set<HostWord> = [.decimalSeparator, .ok, .seconds, .minutes, .hours]
    for words in [HostWords.german, .arabic] {
      let english = HostWord.allCases.filter { words[$0] == HostWords.english[$0] }
      #expect(same.isSuperset(of: english), "\(words.language): \(english)")
    }
  }

  @Test("a value takes the place of its name, whatever it is")
  func values() {
    #expect(HostWords.german.text(.deleteRow, ["name": "Wien"]) == "Wien löschen")
    #expect(HostWords.english.text(.deleteRow, ["name": "{name}"]) == "Delete {name}")
    #expect(HostWords.english.text(.deleteRow, [:]) == "Delete {name}")
    #expect(
      HostWords.english.text(.movedTo, ["name": "a", "count": "3", "index": "1"]) == "a, 1 of 3"
    )
  }

  @Test("an app replaces words, and adds languages; what is missing is English")
  func own() {
    let app = WebApp(
      "shop",
      title: "Shop",
      languages: ["en", "de-AT", "fr"],
      words: [.german.replacing(.cancel, with: "Doch nicht"), HostWords("fr", [.back: "Retour"])]
    ) { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
    }
    #expect(app.words(in: "de-AT")[.cancel] == "Doch nicht")
    #expect(app.words(in: "de-AT")[.back] == "Zurück")
    #expect(app.words(in: "fr")[.back] == "Retour")
    #expect(app.words(in: "fr")[.cancel] == "Cancel")
    #expect(app.words(in: "ar")[.back] == "رجوع")
    #expect(app.words(in: "nl")[.back] == "Back")
  }

  @Test("what Usher's own values say is known in each language; other texts stay as they are")
  func toolkit() {
    struct Nameless: Error {}
    let errors: [(any Error, HostWord)] = [
      (Nameless(), .somethingWrong), (DevicePositionError.denied, .positionDenied),
      (DevicePositionError.unavailable, .positionUnavailable),
      (DevicePositionError.timedOut, .positionLate), (SiteError.unavailable, .cannotOpen),
      (VisitError(), .browserRefuses),
      (IncomingFileError.cutOff, .fileIncomplete), (IncomingFileError.sizeMismatch, .fileChanged),
      (IncomingFileError.alreadyRead, .fileReadTwice),
      (IncomingFileError.unavailable, .fileUnreadable),
    ]
    for (error, word) in errors {
      #expect(HostWords.german.translated(error.userMessage) == HostWords.german[word])
    }
    #expect(HostWords.german.translated("Cancel") == "Abbrechen")
    #expect(HostWords.german.translated("Discard") == "Discard")
  }

  @Test("the script's words are JSON in the page, and can't end the attribute")
  func script() {
    #expect(HostWords.english.scriptWords.contains(#""tryNow":"Try Now""#))
    #expect(!HostWords.english.scriptWords.contains("nothingHere"))
    let words = HostWords("en", [.saved: "\"'<>&\n\u{2028}"])
    var renderer = Renderer(.page)
    renderer.escaped(words.scriptWords)
    let markup = String(decoding: renderer.out, as: UTF8.self)
    #expect(!markup.contains("\"") && !markup.contains("<"))
  }
}
