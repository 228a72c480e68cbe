public import Foundation
public import MatchesModel
import MatchesViewModels

/// What the app is built on.
public struct MatchesServices: Sendable {
  let stores: MatchStores
  let settings: any SettingsStore
  let formats: Formats

  /// - Parameters:
  ///   - stores: where matches can be kept.
  ///   - settings: keeps what people have chosen of that.
  ///   - locale: how dates are written.
  ///   - calendar: when days begin, in the time zone of those who use it.
  ///   - now: the time it is.
  public init(
    stores: MatchStores,
    settings: SQLiteSettingsStore,
    locale: Locale = Locale(identifier: "en_US"),
    calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(
      stores: stores,
      settings: settings as any SettingsStore,
      locale: locale,
      calendar: calendar,
      now: now
    )
  }

  package init(
    stores: MatchStores,
    settings: any SettingsStore,
    locale: Locale = Locale(identifier: "en_US"),
    calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.stores = stores
    self.settings = settings
    formats = Formats(locale: locale, calendar: calendar, now: now)
  }
}
