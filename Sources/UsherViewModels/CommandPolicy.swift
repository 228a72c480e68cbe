/// What happens when a ``Command`` is set off while it runs.
public enum CommandPolicy: Sendable {
  /// Nothing: a second tap is harmless.
  case ignore
  /// It runs once for each time it was set off, one after the other. What fails doesn't stop what waits.
  case queue
  /// The work that runs is cancelled, and what it still finds is dropped; the newest wins.
  case restart
  /// It runs once more when it is done, however often it was set off meanwhile, with the newest work; so the last run
  /// began after the last reason for it.
  case again
}
