import Foundation

extension Date {
  /// The time of the day, by the clock of the server.
  var clock: String { formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute().second()) }
}
