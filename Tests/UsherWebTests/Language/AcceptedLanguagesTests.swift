import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Which of an app's languages a browser gets.
@Suite("Accepted languages")
struct AcceptedLanguagesTests {
  @Test(
    "the best is the most wanted one that the app speaks, with the person's region",
    arguments: [
      ("de", "de", "de"), ("de-AT", "de", "de-AT"), ("de-at", "de", "de-AT"),
      ("de-AT,de;q=0.9,en;q=0.8", "de", "de-AT"), ("en-GB, de;q=0.9", "en", "en-GB"),
      ("en;q=0.5, ar-EG;q=0.7", "ar", "ar-EG"), ("ar;q=0.5, de;q=0.5", "ar", "ar"),
      ("fr-CH, de;q=0.3", "de", "de"), ("pt-BR", "pt-BR", "pt-BR"), ("pt-PT", "pt-BR", "pt-PT"),
      ("pt", "pt-BR", "pt-BR"), ("de-CH-1996", "de", "de-CH"), ("de-Latn-AT", "de", "de-AT"),
      ("en-001", "en", "en-001"), ("de-u-hc-h12", "de", "de"), ("zh-TW", "zh-Hant", "zh-Hant-TW"),
      (" de-AT ; q=1.000 ", "de", "de-AT"), ("*", "en", "en"), ("en;q=0, *", "de", "de"),
      ("de;q=0, *;q=0.5", "en", "en"), ("nl, *;q=0.1", "en", "en"), ("DE;Q=0.9", "de", "de"),
    ]
  )
  func best(_ header: String, _ language: String, _ identifier: String) {
    let best = AcceptedLanguages(header).best(of: ["en", "de", "ar", "pt-BR", "zh-Hant"])
    #expect(best.language == language)
    #expect(best.locale.identifier == identifier)
  }

  @Test(
    "who reads none of the app's languages gets the usual one, with the dates of their region",
    arguments: [("fr", "en"), ("fr-CH, it;q=0.5", "en-CH"), ("de;q=0", "en"), ("", "en")]
  )
  func none(_ header: String, _ identifier: String) {
    let best = AcceptedLanguages(header).best(of: ["en", "ja"])
    #expect(best.language == "en")
    #expect(best.locale.identifier == identifier)
  }

  @Test(
    "what is no header is as if there were none",
    arguments: [
      "de;q=2", "de;q=1.5", "de;q=", "de;q=-1", "de;q=0.5x", "de;q=0.1234", "de;q=1e3", "de;x=1",
      "de;q=1;q=1", "d", "de_AT", "de-", "-de", "de--AT", "абв", "de-\u{202E}", "1e-AT", "<b>",
      "deutschland", "\"de\"", "de-AT-a-b-c-d-e-f-g-h", ";", ",,,", ";q=1", "*-AT", "de\0",
      String(repeating: "de,", count: 400), String(repeating: ",", count: 100_000),
    ]
  )
  func malformed(_ header: String) {
    let best = AcceptedLanguages(header).best(of: ["en", "de"])
    #expect(best.language == "en")
    #expect(best.locale.identifier == "en")
  }

  @Test("what isn't well-formed doesn't take the rest along")
  func partly() {
    #expect(AcceptedLanguages("<script>, de;q=x, de-AT").best(of: ["en", "de"]).language == "de")
    #expect(AcceptedLanguages(nil).best(of: ["ar", "de"]).language == "ar")
  }
}
