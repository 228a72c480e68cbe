import Testing
import Usher
import UsherTesting

struct Booking: Codable, Equatable {
  let day: String
  let seats: Int
}

final class DayViewModel: ViewModel {
  enum Event { case didChoose(day: String) }

  let title = "Day"
  private let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
  func choose(_ day: String) { screen.send(.didChoose(day: day)) }
}

final class SeatsViewModel: ViewModel {
  enum Event { case didChoose(day: String, seats: Int) }

  let title = "Seats"
  private let day: String
  private let screen: Screen<Event>

  init(day: String, screen: Screen<Event>) {
    self.day = day
    self.screen = screen
  }

  func choose(_ seats: Int) { screen.send(.didChoose(day: day, seats: seats)) }
}

final class CheckViewModel: ViewModel {
  enum Event { case didConfirm(Booking), didCancel }

  let title = "Check"
  let booking: Booking
  private let screen: Screen<Event>

  init(_ booking: Booking, screen: Screen<Event>) {
    self.booking = booking
    self.screen = screen
  }

  func confirmButtonTapped() { screen.send(.didConfirm(booking)) }
  func cancelButtonTapped() { screen.send(.didCancel) }
}

private final class Bookings {
  private(set) var all: [Booking] = []
  func add(_ booking: Booking) { all.append(booking) }
}

private final class StartViewModel: ViewModel {
  let title = "Start"
}

/// The start, and a wizard over it.
private final class TripCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case start, book }

  let flow: Flow<Place, Never>
  private let bookings: Bookings
  private lazy var booking = flow.child {
    BookingCoordinator(flow: $0)
  } ended: { [bookings] outcome in
    if case .finished(let booking) = outcome { bookings.add(booking) }
  }

  init(bookings: Bookings, flow: Flow<Place, Never>) {
    self.bookings = bookings
    self.flow = flow
  }

  func show(_ route: Place) {
    switch route {
    case .start: flow.push(StartViewModel(), at: route)
    case .book: booking.start(.sheet, at: route)
    }
  }
}

@MainActor
@Suite("Articles: a wizard", .inEveryMode)
struct WizardSnippetTests {
  @Test("the steps lead to a result")
  func steps() throws {
    let bookings = Bookings()
    let app = try TestApp(path: "book") { TripCoordinator(bookings: bookings, flow: $0) }
    try app.on(DayViewModel.self) { $0.choose("monday") }
    try app.on(SeatsViewModel.self) { $0.choose(2) }
    try app.expect("Start ▸ [sheet] Day ▸ Seats ▸ Check")
    #expect(app.path == "book/monday/2")
    try app.on(CheckViewModel.self) { $0.confirmButtonTapped() }
    try app.expect("Start")
    #expect(bookings.all == [Booking(day: "monday", seats: 2)])
    try app.close()
  }

  @Test("a link opens a step with those before it")
  func link() throws {
    let bookings = Bookings()
    let app = try TestApp(path: "book/friday") { TripCoordinator(bookings: bookings, flow: $0) }
    try app.expect("Start ▸ [sheet] Day ▸ Seats")
    try app.back()
    try app.expect("Start ▸ [sheet] Day")
    try app.open("book/friday/3")
    try app.on(CheckViewModel.self) { $0.cancelButtonTapped() }
    try app.expect("Start")
    #expect(bookings.all.isEmpty)
    try app.close()
  }

  @Test("each step's address leads back to it")
  func addresses() throws {
    typealias Step = BookingCoordinator.Step
    try RouteCheck([Step.day, .seats(day: "monday"), .check(day: "monday", seats: 2)]).run()
  }
}
