package import CloudyModel
package import Foundation
public import Observation
public import Usher

/// The weather of a place: the day over the week.
@Observable
public final class RootViewModel: ViewModel {
  /// What is shown of the weather.
  public struct Weather: Equatable, Sendable {
    public let day: DayViewModel
    public let week: WeekViewModel
  }

  private var now: Date
  private var reason: String?
  @ObservationIgnored private var aging: ScopeTask?

  @ObservationIgnored private let whereabouts: Whereabouts
  @ObservationIgnored private let linked: Location?
  @ObservationIgnored private let service: any DatedWeatherService
  @ObservationIgnored private let locale: Locale
  @ObservationIgnored private let clock: @Sendable () -> Date
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private let didPressLocation: () -> Void
  @ObservationIgnored private let didPressSettings: () -> Void
  @ObservationIgnored private lazy var fetched = Latest(scope, of: self) {
    (model: RootViewModel, place: Location) in
    try await model.fetch(place)
  }
  @ObservationIgnored private lazy var saving = Command(scope, of: self) {
    (model: RootViewModel, place: Location) in
    try await model.whereabouts.store.add(place, of: model.whereabouts.visitor)
    model.whereabouts.reload()
  }

  /// - Parameter linked: shows the weather of this place, whatever the person has chosen.
  package init(
    linked: Location? = nil,
    whereabouts: Whereabouts,
    service: any DatedWeatherService,
    locale: Locale = Locale(identifier: "en_US"),
    now: @escaping @Sendable () -> Date = { Date() },
    scope: Scope,
    didPressLocation: @escaping () -> Void,
    didPressSettings: @escaping () -> Void
  ) {
    self.linked = linked
    self.whereabouts = whereabouts
    self.service = service
    self.locale = locale
    clock = now
    self.now = now()
    self.scope = scope
    self.didPressLocation = didPressLocation
    self.didPressSettings = didPressSettings
    show(place)
    scope.observe { [weak self] in
      self?.place
    } then: { [weak self] in
      self?.show($0)
    }
  }

  public var title: String { place?.text ?? "Cloudy" }
  /// The place's region and country.
  public var region: String { place.map { LocationRow($0).detail } ?? "" }

  /// The weather, in the notations that are chosen now.
  public var weather: Loadable<Weather> {
    if linked == nil, let message = whereabouts.saved.message, whereabouts.saved.value == nil {
      return .failed(old: nil, message: message)
    }
    guard place != nil else { return .loading(old: nil) }
    return fetched.state.map { [notations = whereabouts.notations] weather in
      let formats = formats(of: weather.data, notations)
      return Weather(
        day: DayViewModel(weather.data, formats),
        week: WeekViewModel(weather.data.days, formats)
      )
    }
  }
  public var isLoading: Bool { fetched.state.isLoading }
  /// What is waited for, before there is a place.
  public var waiting: String? {
    place == nil && weather.message == nil ? "Looking for where you are…" : nil
  }
  /// Why nothing could be fetched, and what to do.
  public var failureReason: String? { fetched.state.message == nil ? nil : reason }
  /// Why it is this place, if the person hasn't chosen it.
  public var placeNotice: String? {
    guard linked == nil, case .fallback(let place) = whereabouts.place,
      let problem = whereabouts.problem
    else { return nil }
    return "\(problem.userMessage) Until then this is the weather of \(place.text)."
  }
  /// How old the weather is and why, if there is nothing newer.
  public var ageNotice: String? {
    guard let weather = fetched.state.value, let failure = weather.failure else { return nil }
    return "This is \(Age.text(since: weather.fetched, now: now)). \(failure.reason)"
  }
  /// What the weather isn't.
  public var estimateNotice: String? {
    fetched.state.value?.data.kind == .climatologicalEstimate
      ? "Climatological estimate, not a forecast" : nil
  }
  /// Where the weather is from, to be shown with it.
  public var credit: String? {
    fetched.state.value?.data.kind == .forecast ? "Weather data by Open-Meteo.com, CC BY 4.0" : nil
  }
  /// Whether this place can be kept: it came by a link, and isn't kept yet.
  public var canSave: Bool {
    guard let linked, whereabouts.saved.value != nil else { return false }
    return !whereabouts.favorites.contains { LocationRow($0).id == LocationRow(linked).id }
  }
  /// Why it wasn't kept, or another one wasn't shown.
  public var message: String? { saving.message ?? (linked == nil ? whereabouts.message : nil) }
  /// Whether other places can be chosen from here.
  public var hasLocations: Bool { linked == nil }

  /// Call when the weather is to be fetched once more.
  public func refresh() {
    if linked == nil, whereabouts.saved.value?.choice == nil { whereabouts.locate() }
    fetched.retry()
  }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() {
    if whereabouts.saved.message != nil { whereabouts.reload() }
    fetched.retry()
  }

  /// Call when the location button was pressed.
  public func locationButtonTapped() { didPressLocation() }

  /// Call when the settings button was pressed.
  public func settingsButtonTapped() { didPressSettings() }

  /// Call when this place is to be kept.
  public func saveButtonTapped() {
    if let linked, canSave { saving(linked) }
  }

  private var place: Location? { linked ?? whereabouts.place?.location }

  /// Old weather would be another place's.
  private func show(_ place: Location?) {
    guard let place else { return fetched.clear() }
    if let shown = fetched.input, shown.distance(to: place) == 0 { return }
    fetched.clear()
    fetched(place)
  }

  private func fetch(_ place: Location) async throws -> DatedWeather {
    guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else {
      reason = nil
      throw NoSuchPlace()
    }
    do {
      let weather = try await service.weather(
        latitude: place.latitude,
        longitude: place.longitude,
        timeZone: place.timeZone
      )
      grow(weather)
      return weather
    } catch {
      reason = (error as? WeatherError)?.reason
      throw error
    }
  }

  /// What is old gets older while it is shown.
  private func grow(_ weather: DatedWeather) {
    now = clock()
    aging?.cancel()
    guard weather.failure != nil else { return }
    let minutes = AsyncStream { [clock = scope.clock] in
      try? await clock.sleep(for: .seconds(60))
    }
    aging = scope.forEach(minutes) { [weak self] in
      if let self { now = clock() }
    }
  }

  private func formats(of weather: WeatherData, _ notations: Notations) -> Formats {
    Formats(
      locale: locale,
      timeZone: TimeZone(identifier: weather.timeZone) ?? .gmt,
      notations: notations
    )
  }
}

private struct NoSuchPlace: UserFacingError {
  let userMessage = "There is no such place."
}
