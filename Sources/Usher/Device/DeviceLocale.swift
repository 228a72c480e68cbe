/// The language in which a person reads an app, and the conventions by which numbers, dates and times are written for
/// the person.
///
/// ```swift
/// let locale = Locale(identifier: screen.device.locale.fullIdentifier)
/// price.formatted(.currency(code: "EUR").locale(locale))
/// ```
public struct DeviceLocale: Hashable, Sendable {
  /// How the hours of a day are counted.
  public enum HourCycle: Int, Hashable, Sendable, CaseIterable {
    /// Twice from 1 to 12: 3:05 pm.
    case twelve = 12
    /// From 0 to 23: 15:05.
    case twentyFour = 24
  }

  /// The language, and where it is known the script and the region, as a BCP 47 tag: `de`, `de-AT`, `zh-Hant-TW`.
  public let identifier: String
  /// How the person's device counts hours; `nil` if that isn't known. Then it is as usual for the ``identifier``.
  public let hourCycle: HourCycle?

  /// Makes a locale.
  ///
  /// - Parameters:
  ///   - identifier: a BCP 47 tag, for example `de-AT`. It isn't checked.
  ///   - hourCycle: how the person's device counts hours; `nil` if that isn't known.
  public init(_ identifier: String, hourCycle: HourCycle? = nil) {
    self.identifier = identifier
    self.hourCycle = hourCycle
  }

  /// English, without a region: the locale of a device whose host sets none.
  public static let english = DeviceLocale("en")

  /// The ``identifier``, with the person's count of hours if that is known: `de-AT-u-hc-h23`. Foundation's `Locale`
  /// understands it.
  public var fullIdentifier: String {
    switch hourCycle {
    case .twelve: "\(identifier)-u-hc-h12"
    case .twentyFour: "\(identifier)-u-hc-h23"
    case nil: identifier
    }
  }

  /// The language without script and region, in lower case: `de`.
  public var language: String { subtags.first.map { $0.lowercased() } ?? "" }

  /// Whether the language is written from right to left, for example Arabic.
  public var isRightToLeft: Bool {
    // In a tag, only a script has four letters; a variant of four characters begins with a digit.
    let script = subtags.dropFirst().first { $0.count == 4 && $0.first?.isLetter == true }
    if let script { return Self.scripts.contains(script.lowercased()) }
    return Self.languages.contains(language)
  }

  private var subtags: [Substring] { identifier.split { $0 == "-" || $0 == "_" } }

  private static let scripts: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  private static let languages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps",
    "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]
}
