public import Foundation
public import MatchesModel
import MatchesViewModels

/// The services that the app uses.
public struct MatchesServices: Sendable {
  let stores: MatchStores
  let settings: any SettingsStore
  let formats: Formats

  /// - Parameters:
  ///   - stores: The stores in which matches can be kept.
  ///   - settings: Stores people's choice of a store.
  ///   - locale: The format of dates; `nil` for that of each person.
  ///   - calendar: Determines when days begin, as long as a person's time zone isn't known.
  ///   - now: Returns the current time.
  public init(
    stores: MatchStores,
    settings: any SettingsStore,
    locale: Locale? = nil,
    calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.stores = stores
    self.settings = settings
    formats = Formats(locale: locale, calendar: calendar, now: now)
  }
}
