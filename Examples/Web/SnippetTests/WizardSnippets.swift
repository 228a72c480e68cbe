import Usher

/// Asks for a day, then for seats, and finishes with the booking.
final class BookingCoordinator: Coordinator {
  enum Step: Route {
    case day, seats(day: String), check(day: String, seats: Int)

    enum CodingKeys: String, RoutePath {
      case day = ""
      case seats = ":day"
      case check = ":day/:seats"
    }
  }

  let flow: Flow<Step, Booking>
  init(flow: Flow<Step, Booking>) { self.flow = flow }

  func show(_ route: Step) {
    switch route {
    case .day:
      flow.push(at: route, on: handle) { DayViewModel(screen: $0) }
    case .seats(let day):
      flow.push(at: route, on: handle) { SeatsViewModel(day: day, screen: $0) }
    case .check(let day, let seats):
      flow.push(at: route, on: handle) {
        CheckViewModel(Booking(day: day, seats: seats), screen: $0)
      }
    }
  }

  private func handle(_ event: DayViewModel.Event) {
    switch event {
    case .didChoose(let day): show(.seats(day: day))
    }
  }

  private func handle(_ event: SeatsViewModel.Event) {
    switch event {
    case .didChoose(let day, let seats): show(.check(day: day, seats: seats))
    }
  }

  private func handle(_ event: CheckViewModel.Event) {
    switch event {
    case .didConfirm(let booking): flow.finish(booking)
    case .didCancel: flow.cancel()
    }
  }
}
