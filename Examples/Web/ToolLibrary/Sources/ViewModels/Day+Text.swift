import Foundation
import ToolLibraryModel

extension Day {
  /// The day for people: “2 March”.
  var text: String { date.formatted(Self.format) }

  private static let format = {
    var format = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
    format = format.day().month(.wide)
    return format
  }()
}

extension ClosedRange<Day> {
  /// The days for people: “2 March to 5 March”.
  var text: String {
    lowerBound == upperBound ? lowerBound.text : "\(lowerBound.text) to \(upperBound.text)"
  }
}
