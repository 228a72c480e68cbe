import Foundation
import Testing
import UsherViewModels

@Suite("Numbers as people write them")
struct NumberFormatTests {
  private static func format(_ locale: String, _ digits: ClosedRange<Int> = 0...2) -> NumberFormat {
    NumberFormat(Locale(identifier: locale), fractionDigits: digits)
  }

  @Test(
    "a text is read by the language's separators",
    arguments: [
      ("de_DE", "1.250,5", 1250.5), ("de_DE", "1250,5", 1250.5), ("de_DE", "1.250", 1250),
      ("de_DE", "1.25", 1.25), ("de_DE", "0.5", 0.5), ("de_DE", "0.50", 0.5),
      ("de_DE", "1234.5", 1234.5), ("en_US", "1234,5", 1234.5), ("de_DE", "1.250.000", 1_250_000),
      ("en_US", "1,250.5", 1250.5),
      ("en_US", "1,250", 1250), ("en_US", "1,25", 1.25), ("en_US", ".5", 0.5), ("en_US", "7.", 7),
      ("en_US", "-12.5", -12.5), ("en_US", "−12.5", -12.5), ("fr_FR", "1 250,5", 1250.5),
      ("fr_FR", "1\u{202F}250", 1250), ("de_CH", "1’250.5", 1250.5), ("de_CH", "1'250.5", 1250.5),
      ("en_IN", "12,34,567", 1_234_567), ("ar_EG", "١٢٥٠٫٥", 1250.5), ("ar_EG", "١٬٢٥٠٫٥", 1250.5),
      ("ar_EG", "1,250.5", 1250.5),
      ("fa_IR", "۱۲۵۰٫۵", 1250.5), ("en_US", " 42 ", 42),
    ] as [(String, String, Double)]
  )
  func read(_ locale: String, _ text: String, _ number: Double) {
    #expect(Self.format(locale).number(text) == Decimal(number))
  }

  @Test(
    "a separator that can't be one for thousands is the decimal one",
    arguments: [
      ("de_DE", "0.500", 0.5), ("de_DE", "1234.567", 1234.567), ("en_US", "0,500", 0.5),
      ("en_US", "1234,567", 1234.567), ("de_DE", "12.500", 12_500), ("en_US", ",500", 0.5),
    ] as [(String, String, Double)]
  )
  func lone(_ locale: String, _ text: String, _ number: Double) {
    #expect(Self.format(locale, 0...3).number(text) == Decimal(string: "\(number)"))
  }

  @Test(
    "what isn't a number is none",
    arguments: [
      "", " ", "-", ".", ",", "twelve", "1e3", "0x10", "1.2.3", "1,2,3", "1,25,0", "--1", "1-", "½",
      "1.234", ",500", "1234,567,890", "0,123,456", "100\t200", "100\n200", "inf", "nan",
      String(repeating: "9", count: 40),
    ]
  )
  func refused(_ text: String) { #expect(Self.format("en_US").number(text) == nil) }

  @Test("a number is written with the digits that the format has, and read as the same again")
  func written() {
    #expect(Self.format("de_DE", 2...2).text(1234.5) == "1.234,50")
    #expect(Self.format("de_DE", 0...2).text(1234.5) == "1.234,5")
    #expect(Self.format("en_US", 0...0).text(1234) == "1,234")
    // Keyboards of phones have these digits everywhere.
    #expect(Self.format("ar_EG", 2...2).number(Self.format("ar_EG", 2...2).text(12.5)) == 12.5)
    for locale in ["de_DE", "en_US", "fr_FR", "de_CH", "en_IN", "ar_EG", "ja_JP", "pt_BR", "sv_SE"]
    {
      let numbers = ["0", "0.05", "-0.5", "7", "999", "1000", "12345.67", "-1234567.89"]
      for number in numbers.compactMap({ Decimal(string: $0) }) {
        let format = Self.format(locale, 2...2)
        #expect(format.number(format.text(number)) == number, "\(locale): \(format.text(number))")
      }
    }
  }

  @Test("money has its sign, on its side, and as many digits as the currency")
  func money() {
    let euros = NumberFormat.money("EUR", Locale(identifier: "de_DE"))
    #expect(euros.unit == "€" && !euros.isUnitFirst && euros.fractionDigits == 2...2)
    #expect(euros.number("1.234,5 €") == 1234.5)
    #expect(euros.number("1.234,567 €") == nil)
    let dollars = NumberFormat.money("USD", Locale(identifier: "en_US"))
    #expect(dollars.unit == "$" && dollars.isUnitFirst)
    #expect(dollars.number("$1,234.50") == 1234.5)
    #expect(dollars.number("-$5") == -5)
    #expect(NumberFormat.money("JPY", Locale(identifier: "ja_JP")).fractionDigits == 0...0)
    #expect(NumberFormat.money("KWD", Locale(identifier: "en_US")).fractionDigits == 3...3)
    let hours = NumberFormat(Locale(identifier: "en_US"), unit: "per hour")
    #expect(hours.number("12 per hour") == 12)
    // A sign with a point in it.
    let francs = NumberFormat.money("DKK", Locale(identifier: "da_DK"))
    #expect(francs.number("\(francs.text(1234.5)) \(francs.unit ?? "")") == 1234.5)
  }

  @Test("a field's rule refuses what isn't a number of the range, but not an empty text")
  func rule() {
    let euros = NumberFormat.money("EUR", Locale(identifier: "de_DE"))
    let amount = Field("", .number(euros, in: 1...500, "From 1 to 500 €."))
    for text in ["", "  ", "1", "500,00", "12,5"] {
      amount.value = text
      #expect(amount.problem == nil, "\(text)")
    }
    for text in ["0", "500,01", "much", "1,234"] {
      amount.value = text
      #expect(amount.problem == "From 1 to 500 €.", "\(text)")
    }
  }
}
