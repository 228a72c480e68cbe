import Foundation

/// The time of the year.
enum Season {
  /// Returns the strength of the northern summer, from 1 to -1, which is the southern summer.
  ///
  /// The season is a month behind the sun: J. A. Prescott and J. A. Collins, "The lag of
  /// temperature behind solar radiation", Quarterly Journal of the Royal Meteorological Society 77
  /// (1951), 121–126. At sea the delay is nearly two months.
  static func northernSummer(on day: LocalDay) -> Double {
    // 10957 is the first of January 2000, 172 days before the solstice.
    cos(2 * .pi * (Double(day.number - 10_957) - 172 - lag) / tropicalYear)
  }

  private static let lag = 30.0
  private static let tropicalYear = 365.2422
}
