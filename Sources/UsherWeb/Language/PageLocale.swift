import Usher

/// The language of a page, and the formats and the clock of the person. A pure value.
struct PageLocale: Equatable {
  /// The language that the app speaks on this page: one of its languages.
  let language: String
  /// The language with the person's region.
  private let base: DeviceLocale
  /// What the browser has said of its clock; `nil` if it hasn't yet.
  var clock: ClockReport?

  init(language: String, locale: DeviceLocale, clock: ClockReport? = nil) {
    self.language = language
    base = locale
    self.clock = clock
  }

  /// The usual language of an app, for a browser that says nothing.
  init(usualOf app: WebApp) {
    let language = app.languages.first ?? "en"
    self.init(language: language, locale: DeviceLocale(language))
  }

  /// The best that the host itself has for a request: one of the languages that are built in.
  init(ofHostFor request: WebRequest) {
    let accepted = AcceptedLanguages(request.header("accept-language"))
    let best = accepted.best(of: HostWords.builtIn.map(\.language))
    self.init(language: best.language, locale: best.locale)
  }

  /// The best that an app has for a request.
  init(of app: WebApp, for request: WebRequest) {
    let accepted = AcceptedLanguages(request.header("accept-language"))
    let best = accepted.best(of: app.languages)
    self.init(
      language: best.language,
      locale: best.locale,
      clock: ClockReport(cookies: request.header("cookie"))
    )
  }

  /// The locale for the app: with the hours of the person's clock, if they are known.
  var locale: DeviceLocale { DeviceLocale(base.identifier, hourCycle: clock?.hourCycle) }

  /// The direction in which the language is written, as HTML has it.
  var direction: String { DeviceLocale(language).isRightToLeft ? "rtl" : "ltr" }

  /// The name of the part in a record.
  static let partName = "locale"

  /// Reads the part of a record; `nil` if it isn't of a page of this app.
  init?(_ part: [UInt8]?, of app: WebApp) {
    guard let part else { return nil }
    let lines = String(decoding: part, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The app may not speak the language any more.
    guard lines.count == 3, app.languages.contains(lines[0]) else { return nil }
    self.init(language: lines[0], locale: DeviceLocale(lines[1]), clock: ClockReport(lines[2]))
  }

  /// The part of a record.
  var part: [UInt8] { Array("\(language)\n\(base.identifier)\n\(clock?.text ?? "")".utf8) }
}
