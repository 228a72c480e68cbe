import Usher

/// Asks for something again and again while a screen is seen.
final class Watch {
  private let screen: any Scoped
  private let presence: Presence
  private let pause: Duration
  private let ask: () async -> Void
  /// Whether nobody asks, because the screen isn't seen.
  private var isPaused = false

  /// - Parameters:
  ///   - pause: the time between an answer and the next question.
  ///   - ask: asks, and shows the answer. It must hold its view model weakly.
  init<Event>(_ screen: Screen<Event>, every pause: Duration, _ ask: @escaping () async -> Void) {
    self.screen = screen
    presence = screen.presence
    self.pause = pause
    self.ask = ask
    screen.scope.task(self) { await $0.goOn() }
    screen.scope.observe { [presence] in
      presence.isActive
    } then: { [weak self] isActive in
      if isActive { self?.resume() }
    }
  }

  private func goOn() async {
    await ask()
    guard presence.isActive else {
      isPaused = true
      return
    }
    screen.scope.after(pause) { [weak self] in self?.again() }
  }

  private func again() { screen.scope.task(self) { await $0.goOn() } }

  private func resume() {
    guard isPaused else { return }
    isPaused = false
    again()
  }
}
