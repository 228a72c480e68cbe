import Usher

/// What a browser says of the clock of its device: how hours are counted, and the time zone. The socket, the cookie and
/// the page have the same text: `24:Europe/Vienna`. A pure value.
struct ClockReport: Equatable {
  /// The name of the cookie. It has no site's name as the visitor's has, because it says nothing about a visitor or a
  /// site: all sites at one host may share it.
  static let cookieName = "usher-clock"

  let hourCycle: DeviceLocale.HourCycle
  let timeZone: String

  /// Reads a text of the browser; `nil` if it isn't well-formed. The time zone may be one that doesn't exist.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = Int(parts[0]), "\(hours)" == parts[0],
      let cycle = DeviceLocale.HourCycle(rawValue: hours), Self.isZone(parts[1])
    else { return nil }
    hourCycle = cycle
    timeZone = String(parts[1])
  }

  /// Reads the cookie of a request; `nil` if there is none that is well-formed.
  init?(cookies header: String?) {
    for item in (header ?? "").split(separator: ";") {
      let pair = item.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].drop(while: { $0 == " " }) == Self.cookieName else { continue }
      guard let report = Self(pair[1]) else { continue }
      self = report
      return
    }
    return nil
  }

  var text: String { "\(hourCycle.rawValue):\(timeZone)" }

  /// Whether a text has the form of a name in the IANA database: `UTC`, `Etc/GMT+3`, `America/Argentina/Ushuaia`.
  private static func isZone(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= 50 else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count <= 3
      && parts.allSatisfy { part in
        part.first.map { (65...90).contains($0) || (97...122).contains($0) } == true
          && part.allSatisfy {
            switch $0 {
            case 65...90, 97...122, 48...57, UInt8(ascii: "_"), UInt8(ascii: "-"),
              UInt8(ascii: "+"):
              true
            default: false
            }
          }
      }
  }
}
