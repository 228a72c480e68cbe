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
  /// The place of a link, and in time its region and time zone.
  private var linked: Location?

  private let whereabouts: Whereabouts
  private let naming: Naming
  private let service: any DatedWeatherService
  private let locale: Locale
  private let clock: @Sendable () -> Date
  private let isLink: Bool
  private let screen: Screen<Event>
  private let fetched = Latest<Location, DatedWeather>()

  /// In seconds: weather that is older isn't of now any more.
  private static let freshness: TimeInterval = 15 * 60

  /// What the weather tells its coordinator.
  package enum Event { case didPressLocation, didPressSettings, didLeave }

  /// - Parameter link: shows the weather of this place, whatever the person has chosen.
  package init(
    link: Location? = nil,
    whereabouts: Whereabouts,
    names: any PlaceNaming,
    service: any DatedWeatherService,
    locale: Locale = Locale(identifier: "en_US"),
    now: @escaping @Sendable () -> Date = { Date() },
    screen: Screen<Event>
  ) {
    self.whereabouts = whereabouts
    self.service = service
    self.locale = locale
    clock = now
    self.now = now()
    self.screen = screen
    naming = Naming(names, scope: screen.scope)
    isLink = link != nil
    if let link { naming(link) { [weak self] in self?.linked = $0 } }
    show(place)
    screen.scope.observe { [weak self] in
      self?.place
    } then: { [weak self] in
      self?.show($0)
    }
    screen.scope.forEach(whereabouts.activations()) { [weak self] in self?.cameBack() }
    waitForNextMinute()
  }

  public var title: String { place?.text ?? "Cloudy" }
  /// The place's region and country.
  public var region: String { place.map { LocationRow($0).detail } ?? "" }

  /// The weather, in the notations that are chosen now.
  public var weather: Loadable<Weather> {
    if !isLink, let message = whereabouts.saved.message, whereabouts.saved.value == nil {
      return .failed(old: nil, message: message)
    }
    return shown.map { [notations = whereabouts.notations] weather in
      let formats = formats(of: weather.data, notations)
      return Weather(
        day: DayViewModel(weather.data, formats),
        week: WeekViewModel(weather.data.days, formats)
      )
    }
  }
  public var isLoading: Bool { shown.isLoading }
  /// What is waited for, before there is a place.
  public var waiting: String? {
    // Before it is known what the person has chosen, nobody needs to be asked where they are.
    let isKnown = whereabouts.saved.value != nil
    return !isLink && isKnown && place == nil ? "Looking for where you are…" : nil
  }
  /// Why nothing could be fetched, and what to do.
  public var failureReason: String? { shown.message == nil ? nil : reason }
  /// Why it is this place, if the person hasn't chosen it.
  public var placeNotice: String? {
    guard !isLink, case .fallback(let place) = whereabouts.place,
      let problem = whereabouts.problem
    else { return nil }
    return "\(problem.userMessage) Until then this is the weather of \(place.text)."
  }
  /// How old the weather is, if it isn't of now, and why.
  public var ageNotice: String? {
    guard let weather = shown.value else { return nil }
    let isOld = now.timeIntervalSince(weather.fetched) >= Self.freshness
    guard isOld || weather.failure != nil else { return nil }
    let age = "This is \(Age.text(since: weather.fetched, now: now))."
    return weather.failure.map { "\(age) \($0.reason)" } ?? age
  }
  /// What the weather isn't.
  public var estimateNotice: String? {
    shown.value?.data.kind == .climatologicalEstimate
      ? "Climatological estimate, not a forecast" : nil
  }
  /// Where the weather and the place's name are from, to be shown with them.
  public var credit: String {
    var credits: [String] = []
    if shown.value?.data.kind == .forecast {
      credits.append("Weather data by Open-Meteo.com, CC BY 4.0")
    }
    if shown.value != nil { credits.append(whereabouts.credit) }
    return credits.filter { !$0.isEmpty }.joined(separator: " · ")
  }
  /// Whether this place can be kept: it came by a link, there is weather for it, and it isn't kept
  /// yet.
  public var canSave: Bool {
    guard let linked, whereabouts.saved.value != nil, shown.value != nil else { return false }
    return !whereabouts.favorites.contains(linked)
  }
  /// Whether it is kept already.
  public var isSaved: Bool { linked.map(whereabouts.favorites.contains) ?? false }
  /// Why it wasn't kept, or another one wasn't shown.
  public var message: String? { whereabouts.message }
  /// Whether other places can be chosen from here.
  public var hasLocations: Bool { !isLink }

  /// Call when the person sees that their place is waited for: nobody is asked for it before.
  public func appeared() { whereabouts.locateIfNeeded() }

  /// Call when the weather is to be fetched once more.
  public func refresh() {
    if !isLink, whereabouts.saved.value?.choice == nil { whereabouts.locate() }
    fetched.retry()
  }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() {
    if whereabouts.saved.message != nil { whereabouts.reload() }
    fetched.retry()
  }

  /// Call when the location button was pressed.
  public func locationButtonTapped() { screen.send(.didPressLocation) }

  /// Call when the settings button was pressed.
  public func settingsButtonTapped() { screen.send(.didPressSettings) }

  /// What the button says that leads away from a place that there isn't.
  public let leaveButtonTitle = "Show My Weather"

  /// Call when the person wants to see what they have chosen instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when this place is to be kept.
  public func saveButtonTapped() {
    if let linked, canSave { whereabouts.change(.add(linked)) }
  }

  private var place: Location? { isLink ? linked : whereabouts.place?.location }

  /// What was fetched, if it is for the place that shows.
  private var shown: Loadable<DatedWeather> {
    guard let place, let asked = fetched.input, asked.distance(to: place) == 0 else {
      return .loading(old: nil)
    }
    return fetched.state
  }

  private func show(_ place: Location?) {
    guard let place else { return fetched.clear() }
    let asked = fetched.input
    let isSamePlace = asked.map { $0.distance(to: place) == 0 } ?? false
    // Days begin at other hours there than was thought.
    if isSamePlace, asked?.timeZone == place.timeZone { return }
    if !isSamePlace { fetched.clear() }
    fetched(place, screen, of: self) { try await $0.fetch($1) }
  }

  /// So that the weather's age is told as it grows.
  private func waitForNextMinute() {
    screen.scope.after(.seconds(60)) { [weak self] in
      guard let self else { return }
      now = clock()
      waitForNextMinute()
    }
  }

  /// Who comes back later doesn't take old weather for that of now.
  private func cameBack() {
    now = clock()
    guard let weather = shown.value else { return }
    if now.timeIntervalSince(weather.fetched) >= Self.freshness { fetched.retry() }
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
      // What was replaced meanwhile says nothing about what shows.
      if !Task.isCancelled { now = clock() }
      return weather
    } catch {
      if !Task.isCancelled { reason = (error as? WeatherError)?.reason }
      throw error
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
  let canRetry = false
}
