package import Foundation

extension Date {
  /// Milliseconds since 1970, rounded, limited to the years 1 to 9999: the range that the API can
  /// write and each store can keep.
  package var milliseconds: Int {
    let seconds = min(max(timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    return Int((seconds * 1000).rounded())
  }

  package init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The date rounded to the millisecond, as stores keep it.
  var toTheMillisecond: Date { Date(milliseconds: milliseconds) }
}
