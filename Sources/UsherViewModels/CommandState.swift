import Observation

/// What can be seen of a ``Command``. A class of its own because it isn't generic: see ``Signals``.
@Observable
final class CommandState {
  var isRunning = false
  var progress: Double?
  var error: (any Error)?
}
