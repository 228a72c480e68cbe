import Testing

@testable import GTK

@Suite("The number in a text that was typed")
struct TypedNumberTests {
  @Test(
    "the first number counts, as people write it",
    arguments: [
      ("2", 2), ("5 please", 5), ("7 of 8", 7), ("2 years 6 months", 2), ("٧", 7), ("-5", -5),
      ("− 5", 5), ("\u{2212}5 °C", -5), ("Half-time 2", 2), ("Half-2", 2), ("3-4", 3),
      ("1,234.50", 1234.5), ("1.234,50", 1234.5), ("1,234,567", 1_234_567), ("1’234.5", 1234.5),
      ("1\u{202F}234,5", 1234.5), ("١٬٢٣٤٫٥", 1234.5), ("2.5", 2.5), ("2,5", 2.5), ("2.", 2),
      ("0.25", 0.25), ("1.234", 1.234), ("1,234", 1234), ("10.12.2026", 10), ("1,2,3", 1),
    ] as [(String, Double)]
  )
  func numbers(_ text: String, _ number: Double) {
    #expect(TypedNumber.read(text, hasFraction: true, point: ".") == number)
  }

  @Test("where a comma begins a fraction, a point is between thousands")
  func comma() {
    #expect(TypedNumber.read("1,234", hasFraction: true, point: ",") == 1.234)
    #expect(TypedNumber.read("1.234", hasFraction: true, point: ",") == 1234)
  }

  @Test("a number without a fraction is rounded, and thousands are none")
  func whole() {
    #expect(TypedNumber.read("2.6", hasFraction: false) == 3)
    #expect(TypedNumber.read("1.234", hasFraction: false) == 1234)
    #expect(TypedNumber.read("1,234 km", hasFraction: false) == 1234)
  }

  @Test("a text without a digit has no number", arguments: ["", "nothing", "²", "-"])
  func none(_ text: String) { #expect(TypedNumber.read(text, hasFraction: true) == nil) }
}
