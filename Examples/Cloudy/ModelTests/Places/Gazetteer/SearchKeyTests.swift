import Testing

@testable import CloudyModel

@Suite("What makes names comparable")
struct SearchKeyTests {
  @Test(
    "words in lower case, without accents or what is no letter",
    arguments: [
      ("New York", "new york"), (" a--b  c. ", "a b c"), ("Zürich", "zurich"),
      ("Straße", "strasse"),
      ("Łódź", "lodz"), ("Tromsø", "tromso"), ("İstanbul", "istanbul"), ("Xi’an", "xian"),
      ("Xi'an", "xian"), ("L'Aquila", "laquila"), ("Đà Nẵng", "da nang"),
      ("Reykjavík", "reykjavik"),
      ("ＡＢＣ", "abc"), ("東京", "東京"), ("МОСКВА", "москва"), ("Αθήνα", "αθηνα"), ("Ærø", "aero"),
      ("e\u{301}x\u{301}", "ex"), ("6th of October", "6th of october"), ("", ""), ("!?", ""),
      ("Ørsta–Volda", "orsta volda"),
    ]
  )
  func key(_ text: String, _ key: String) {
    #expect(SearchKey.key(of: text) == key)
    #expect(SearchKey.key(of: key) == key)
  }

  @Test("a query is read as a name, then as a name in a region or country")
  func readings() {
    #expect(
      PlaceQuery("Paris, Texas US").readings == [
        .init(name: ["paris", "texas", "us"], context: []),
        .init(name: ["paris", "texas"], context: ["us"]),
        .init(name: ["paris"], context: ["texas", "us"]),
      ]
    )
    #expect(PlaceQuery("").readings.isEmpty)
  }

  @Test("of a region or country only the last word may be a single letter")
  func letters() {
    #expect(PlaceQuery("san j").readings.map(\.name) == [["san", "j"], ["san"]])
    #expect(PlaceQuery("a b c").readings.map(\.name) == [["a", "b", "c"], ["a", "b"]])
  }

  @Test(
    "each word that narrows must begin one of the place's",
    arguments: [
      ([], true), (["us"], true), (["un", "tex"], true), (["t", "u"], true), (["exas"], false),
      (["us", "ca"], false),
    ]
  )
  func allows(_ context: [String], _ isAllowed: Bool) {
    let reading = PlaceQuery.Reading(name: ["x"], context: context)
    #expect(reading.allows(context: "texas united states us usa") == isAllowed)
  }
}
