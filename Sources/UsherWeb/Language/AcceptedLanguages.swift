import Usher

/// The languages that a person reads, as the browser's `Accept-Language` says it. A pure value; what isn't well-formed
/// is ignored.
struct AcceptedLanguages {
  private struct Range {
    /// The parts of the tag, in lower case: `de`, `at`. The only part of the range for all languages is `*`.
    let subtags: [String]
    /// From 0 (not wanted) to 1000.
    let quality: Int
  }

  /// A longer header isn't read: no browser sends one.
  private static let longestHeader = 1000

  /// The ranges, the most wanted first.
  private let wanted: [Range]
  private let unwanted: [Range]

  init(_ header: String?) {
    let header = header.flatMap { $0.utf8.count <= Self.longestHeader ? $0 : nil } ?? ""
    let ranges = header.split(separator: ",").compactMap(Self.range)
    // A stable sort: of equally wanted ones the first counts.
    wanted = ranges.filter { $0.quality > 0 }.enumerated()
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element)
    unwanted = ranges.filter { $0.quality == 0 }
  }

  /// Returns the best of the languages that an app speaks, and the locale of its formats: the language, with the region
  /// of the person where they name one.
  ///
  /// - Parameter languages: the app's languages as BCP 47 tags, the usual one first. Not empty.
  func best(of languages: [String]) -> (language: String, locale: DeviceLocale) {
    let known = languages.map { (tag: $0, subtags: Self.subtags(of: $0[...])) }
    for range in wanted {
      guard range.subtags != ["*"] else {
        let free = known.first { language in
          !unwanted.contains { $0.subtags == Array(language.subtags.prefix($0.subtags.count)) }
            && !wanted.contains { $0.subtags.first == language.subtags.first }
        }
        if let free { return (free.tag, DeviceLocale(free.tag)) }
        continue
      }
      // `de-AT`, then `de`; then what begins so: `pt` finds `pt-BR`.
      for count in (1...range.subtags.count).reversed() {
        let prefix = Array(range.subtags.prefix(count))
        let match =
          known.first { $0.subtags == prefix } ?? known.first { $0.subtags.starts(with: prefix) }
        if let match { return (match.tag, Self.locale(match.subtags, for: range.subtags)) }
      }
    }
    let usual = known.first ?? (tag: "en", subtags: ["en"])
    // A person who reads another language still has the dates of their region.
    let region = wanted.first { Self.region(of: $0.subtags) != nil }?.subtags ?? []
    return (usual.tag, Self.locale(usual.subtags, for: region))
  }

  /// Returns the locale of a language, with the region of the person.
  private static func locale(_ language: [String], for person: [String]) -> DeviceLocale {
    let script = language.dropFirst().first { $0.count == 4 }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let region = (region(of: person) ?? region(of: language))?.uppercased()
    let parts = [language.first, script, region].compactMap(\.self)
    return DeviceLocale(parts.joined(separator: "-"))
  }

  private static func region(of subtags: [String]) -> String? {
    // What follows a part of one letter is an extension.
    subtags.dropFirst().prefix { $0.count > 1 }.first {
      $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
  }

  /// Reads `de-AT;q=0.8`.
  private static func range(_ text: Substring) -> Range? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard let tag = parts.first, parts.count <= 2 else { return nil }
    let subtags = subtags(of: tag)
    guard subtags == ["*"] || isTag(subtags) else { return nil }
    guard parts.count == 2 else { return Range(subtags: subtags, quality: 1000) }
    let pair = parts[1].split(separator: "=", maxSplits: 1).map(trimmed)
    guard pair.count == 2, pair[0].lowercased() == "q", let quality = quality(pair[1])
    else { return nil }
    return Range(subtags: subtags, quality: quality)
  }

  /// Reads a number from 0 to 1 with three decimals at most, in thousandths.
  private static func quality(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole == "0" || whole == "1" else { return nil }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let padded = decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
    let quality = (whole == "1" ? 1000 : 0) + (Int(padded) ?? 0)
    return quality <= 1000 ? quality : nil
  }

  /// Whether these are parts of a tag: ASCII letters and digits, the first one a language.
  private static func isTag(_ subtags: [String]) -> Bool {
    guard let language = subtags.first, (2...8).contains(language.utf8.count), subtags.count <= 8
    else { return false }
    return language.utf8.allSatisfy { (97...122).contains($0) }
      && subtags.allSatisfy { part in
        (1...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
      }
  }

  private static func subtags(of tag: Substring) -> [String] {
    tag.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
