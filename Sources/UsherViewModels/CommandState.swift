import Observation

/// The observable state of a ``Command``. This class isn't generic, so that `@Observable` is fast, see ``Signals``.
@Observable
final class CommandState {
  var isRunning = false
  var progress: Double?
  var error: (any Error)?
}
