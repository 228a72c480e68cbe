import Foundation

extension Date {
  /// From 1970, rounded, in the years 1 to 9999: what the API can write, and any store keeps.
  var milliseconds: Int {
    let seconds = min(max(timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
    return Int((seconds * 1000).rounded())
  }

  init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// As it is once it was kept.
  var toTheMillisecond: Date { Date(milliseconds: milliseconds) }
}
