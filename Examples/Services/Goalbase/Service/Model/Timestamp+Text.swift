extension Timestamp: CustomStringConvertible {
  /// Reads an ISO 8601 time, from the year 1 to 9999: `2026-11-21T18:30:00`, with or without a
  /// fraction and a zone (`Z`, `+01:00`, `+0100` or `+01`). Without a zone it is in UTC. Returns
  /// `nil` for any other text.
  package init?(_ text: String) {
    var rest = TimeScanner(text)
    guard let year = rest.number(4), rest.skip("-"), let month = rest.number(2), rest.skip("-"),
      let day = rest.number(2), rest.skip("T"), let hour = rest.number(2), rest.skip(":"),
      let minute = rest.number(2), rest.skip(":"), let second = rest.number(2),
      let thousandths = rest.skip(".") ? rest.thousandths() : 0,
      let offset = rest.zone(), rest.isAtEnd,
      year > 0, (1...12).contains(month), day > 0, day <= CivilDay.count(year, month), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = CivilDay(year: year, month: month, day: day).number
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    milliseconds = Int64(seconds * 1000 + thousandths)
    // The zone may have moved the time out of the years with four digits.
    guard Self.range.contains(milliseconds) else { return nil }
  }

  /// The time in UTC, always with the same length, so that texts sort in order of time.
  package var description: String {
    let (day, rest) = Int(milliseconds).dividedDown(by: 86_400_000)
    let civil = CivilDay(number: day)
    let date = "\(civil.year.padded(4))-\(civil.month.padded(2))-\(civil.day.padded(2))"
    let minute = "\((rest / 3_600_000).padded(2)):\((rest / 60_000 % 60).padded(2))"
    return "\(date)T\(minute):\((rest / 1000 % 60).padded(2)).\((rest % 1000).padded(3))Z"
  }

  private static let range: Range<Int64> = start(ofYear: 1)..<start(ofYear: 10_000)

  private static func start(ofYear year: Int) -> Int64 {
    Int64(CivilDay(year: year, month: 1, day: 1).number) * 86_400_000
  }
}

extension Int {
  /// Returns the number with leading zeros.
  fileprivate func padded(_ length: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, length - text.utf8.count)) + text
  }
}
