package import CloudyModel
package import Foundation
public import Observation
import RESTErrors
public import Usher

/// The weather of a place: the current day above the week.
@Observable
public final class RootViewModel: ViewModel {
  /// The texts and pictures that show the weather.
  public struct Weather: Equatable, Sendable {
    public let day: DayViewModel
    public let week: WeekViewModel
  }

  private var now: Date
  private var reason: String?
  /// The place of a link; its region and time zone are added when they are found.
  private var linked: Location?

  private let whereabouts: Whereabouts
  private let naming: Naming
  private let service: any DatedWeatherService
  private let clock: @Sendable () -> Date
  private let isLink: Bool
  private let screen: Screen<Event>
  private let fetched = Latest<Location, DatedWeather>()

  /// The age in seconds from which weather counts as old.
  private static let freshness: TimeInterval = 15 * 60

  /// The events for the coordinator.
  package enum Event { case didPressLocation, didPressSettings, didLeave }

  /// - Parameter link: A place whose weather is shown in place of the person's choice.
  package init(
    link: Location? = nil,
    whereabouts: Whereabouts,
    names: any PlaceNaming,
    service: any DatedWeatherService,
    now: @escaping @Sendable () -> Date = { Date() },
    screen: Screen<Event>
  ) {
    self.whereabouts = whereabouts
    self.service = service
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

  public var title: String { place?.text(words) ?? "Cloudy" }
  /// What the view says.
  public var words: any CloudyWords { screen.words }
  /// The place's region and country.
  public var region: String { place.map { LocationRow($0).detail } ?? "" }

  /// The weather, in the notations that are currently chosen.
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
  /// A text about the request that must finish before there is a place; `nil` if there is none.
  public var waiting: String? {
    // Before the person's choice is known, their position isn't needed.
    let isKnown = whereabouts.saved.value != nil
    return !isLink && isKnown && place == nil ? words.lookingForYou : nil
  }
  /// The reason why nothing could be fetched, and what the person can do.
  public var failureReason: String? { shown.message == nil ? nil : reason }
  /// An explanation why this place is shown, if the person hasn't chosen it.
  public var placeNotice: String? {
    guard !isLink, case .fallback(let place) = whereabouts.place,
      let problem = whereabouts.problem
    else { return nil }
    return "\(words.message(problem)) \(words.weatherMeanwhile(of: place.text(words)))"
  }
  /// The age of the weather, if it isn't current, and the reason.
  public var ageNotice: String? {
    guard let weather = shown.value else { return nil }
    let isOld = now.timeIntervalSince(weather.fetched) >= Self.freshness
    guard isOld || weather.failure != nil else { return nil }
    let age = words.age(Age(since: weather.fetched, now: now))
    return weather.failure.map { "\(age) \(NoWeather($0, words).reason)" } ?? age
  }
  /// A notice that the weather is an estimate and no forecast; `nil` for a forecast.
  public var estimateNotice: String? {
    shown.value?.data.kind == .climatologicalEstimate
      ? words.climatologicalEstimate : nil
  }
  /// The credits for the weather and the place's name, which must be shown with them.
  public var credit: String {
    var credits: [String] = []
    if shown.value?.data.kind == .forecast {
      credits.append(words.weatherCredit)
    }
    if shown.value != nil { credits.append(whereabouts.credit) }
    return credits.filter { !$0.isEmpty }.joined(separator: " · ")
  }
  /// Whether this place can be saved: it came by a link, has weather, and isn't a favourite yet.
  public var canSave: Bool {
    guard let linked, whereabouts.saved.value != nil, shown.value != nil else { return false }
    return !whereabouts.favorites.contains(linked)
  }
  /// Whether this place is a favourite already.
  public var isSaved: Bool { linked.map(whereabouts.favorites.contains) ?? false }
  /// The reason why the last change, of a favourite or of the choice, wasn't stored.
  public var message: String? { whereabouts.message }
  /// Whether other places can be chosen from here.
  public var hasLocations: Bool { !isLink }

  /// Call when the screen appears: the person isn't asked for their position before they see why.
  public func appeared() { whereabouts.locateIfNeeded() }

  /// Call when the weather is to be fetched again.
  public func refresh() {
    if !isLink, whereabouts.saved.value?.choice == nil { whereabouts.locate() }
    fetched.retry()
  }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() {
    if whereabouts.saved.message != nil { whereabouts.reload() }
    fetched.retry()
  }

  /// Call when the location button was pressed.
  public func locationButtonTapped() { screen.send(.didPressLocation) }

  /// Call when the settings button was pressed.
  public func settingsButtonTapped() { screen.send(.didPressSettings) }

  /// The title of the button that leads away from a place that doesn't exist.
  public var leaveButtonTitle: String { words.showMyWeather }

  /// Call when the person wants to see their own choice of place.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when this place is to be saved as a favourite.
  public func saveButtonTapped() {
    if let linked, canSave { whereabouts.change(.add(linked)) }
  }

  private var place: Location? { isLink ? linked : whereabouts.place?.location }

  /// The fetched weather if it belongs to the shown place; otherwise a loading state.
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
    // With another time zone, days begin at other hours: the weather must be fetched again.
    if isSamePlace, asked?.timeZone == place.timeZone { return }
    if !isSamePlace { fetched.clear() }
    fetched(place, screen, of: self) { try await $0.fetch($1) }
  }

  /// Updates the shown age of the weather every minute.
  private func waitForNextMinute() {
    screen.scope.after(.seconds(60)) { [weak self] in
      guard let self else { return }
      now = clock()
      waitForNextMinute()
    }
  }

  /// Fetches the weather again if it has become old while the person was away.
  private func cameBack() {
    now = clock()
    guard let weather = shown.value else { return }
    if now.timeIntervalSince(weather.fetched) >= Self.freshness { fetched.retry() }
  }

  private func fetch(_ place: Location) async throws -> DatedWeather {
    guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else {
      reason = nil
      throw ToldError(userMessage: words.noSuchPlace, canRetry: false)
    }
    do {
      let weather = try await service.weather(
        latitude: place.latitude,
        longitude: place.longitude,
        timeZone: place.timeZone
      )
      // A replaced request says nothing about the shown weather.
      if !Task.isCancelled { now = clock() }
      return weather
    } catch let error as RESTError {
      let failure = NoWeather(error, words)
      if !Task.isCancelled { reason = failure.reason }
      throw failure
    } catch {
      if !Task.isCancelled { reason = nil }
      throw error
    }
  }

  private func formats(of weather: WeatherData, _ notations: Notations) -> Formats {
    Formats(
      locale: Locale(screen.device),
      timeZone: TimeZone(identifier: weather.timeZone) ?? .gmt,
      notations: notations,
      namesZone: screen.device.timeZone == nil
    )
  }
}
