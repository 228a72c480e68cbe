public import Foundation
public import Observation
public import Usher

/// Fields for times, days, numbers, amounts and passwords.
@Observable
public final class AmountsViewModel: ViewModel {
  public let title = GalleryPage.amounts.title
  public let timeZone = TimeZone.gmt

  public var opening = TimeOfDay(hour: 9)
  public var anyTime: TimeOfDay?
  public let closing = Field<TimeOfDay?>(
    TimeOfDay(hour: 8, minute: 30),
    .must({ $0.map { $0.hour >= 12 } ?? true }, "A shop closes in the afternoon.")
  )
  public let officeHours = TimeOfDay(minutes: 8 * 60)...TimeOfDay(minutes: 18 * 60)

  public var firstDay: Date? = AmountsViewModel.date(day: 2)
  public var lastDay: Date? = AmountsViewModel.date(day: 13)
  public var noFirstDay: Date?
  public var noLastDay: Date?

  public let euros = NumberFormat.money("EUR", Locale(identifier: "de_DE"))
  public let dollars = NumberFormat.money("USD", Locale(identifier: "en_US"))
  public let whole = NumberFormat(Locale(identifier: "en_US"))
  public let kilograms = NumberFormat(
    Locale(identifier: "en_US"),
    fractionDigits: 0...2,
    unit: "kg"
  )
  public var price = "1.250,00"
  public var people = ""
  public let budget = Field("12,000.00")
  public let weight: Field<String>
  public let password = Field(
    "correct horse",
    .required("Please choose a password."),
    isPrivate: true
  )

  package init() {
    weight = Field("heavy", .number(kilograms, in: 0...500, "Enter a weight from 0 to 500 kg."))
    weight.touch()
    closing.touch()
  }

  /// The sum of ``price`` and a delivery, in words; `nil` when the price isn't a number.
  public var total: String? {
    euros.number(price).map { "With delivery: \(euros.text($0 + 5)) €" }
  }

  private static func date(day: Int) -> Date {
    // Midnight of a day of March 2026.
    Date(timeIntervalSince1970: 1_772_323_200 + Double(day - 1) * 86_400)
  }
}
