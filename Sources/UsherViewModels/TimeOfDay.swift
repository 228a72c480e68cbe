/// A time of the day, without a day and without a time zone: when a shop opens, when an alarm rings.
///
/// ```swift
/// let opening = TimeOfDay(hour: 9, minute: 30)  // nil for an hour or a minute that no clock has
/// opening?.description  // "09:30"
/// ```
public struct TimeOfDay: Hashable, Comparable, Codable, Sendable, LosslessStringConvertible {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int

  /// Makes a time; `nil` when the hour isn't from 0 to 23, or the minute isn't from 0 to 59.
  public init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Makes a time.
  ///
  /// - Parameter minutes: the minutes since midnight. A number outside a day counts on from its beginning or its end: 1500 is
  ///   one o'clock, −60 is 23 o'clock.
  public init(minutes: Int) {
    let minutes = (minutes % 1440 + 1440) % 1440
    hour = minutes / 60
    minute = minutes % 60
  }

  /// Reads a time that is written as ``description`` writes it, for example `09:30`. Seconds are ignored.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count >= 2 }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The time with two digits each for the hour and the minute, for example `09:30`. For a text in the person's language,
  /// format the time by the app's own means.
  public var description: String { "\(Self.two(hour)):\(Self.two(minute))" }

  /// The minutes since midnight, from 0 to 1439.
  public var minutes: Int { hour * 60 + minute }

  /// Reads the time from its ``description``.
  ///
  /// - Throws: `DecodingError` when the text isn't a time.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” isn’t a time such as 09:30."
      )
    }
    self = time
  }

  /// Writes the ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Compares by the minutes since midnight.
  public static func < (first: Self, second: Self) -> Bool { first.minutes < second.minutes }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
