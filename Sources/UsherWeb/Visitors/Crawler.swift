/// Recognizes programs that read pages and never connect a socket: those of search engines, of archives, and of sites
/// that show a preview of a link.
///
/// Only what a program says of itself counts. Other signs, as missing `Sec-Fetch` header fields, would take people for
/// programs: browsers send these fields only over HTTPS and to `localhost`.
enum Crawler {
  /// Words in the `User-Agent` of well-known programs that aren't named a bot.
  private static let names = [
    "crawler", "spider", "slurp", "facebookexternalhit", "mediapartners-google", "ia_archiver",
    "google-inspectiontool", "bingpreview",
  ]

  /// Returns whether a `User-Agent` is a crawler's. Nothing bad comes of a crawler that isn't recognized: its pages
  /// wait for their sockets, as a person's do, and end.
  static func isNamed(in userAgent: String?) -> Bool {
    guard let text = userAgent?.lowercased() else { return false }
    return names.contains { text.contains($0) } || hasBot(text)
  }

  /// Returns whether a word ends in “bot”, as in `Googlebot/2.1`. Cubot makes telephones.
  private static func hasBot(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { $0.hasSuffix("bot") && $0 != "cubot" }
  }
}
