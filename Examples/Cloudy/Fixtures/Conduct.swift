import CloudyModel
import RESTErrors
import UsherPreviews

/// How a model answers: as it should, with a failure, or never.
enum Conduct {
  case answering, failing, silent
  /// Reads as it should, and writes nothing.
  case failingToWrite

  /// Returns a value that was read, or doesn't.
  func read<Value>(_ value: Value) async throws -> Value {
    switch self {
    case .answering, .failingToWrite: return value
    case .failing: throw RESTError.unreachable
    case .silent: try await Silence.untilCancelled()
    }
  }

  /// Returns when something may be written, or doesn't.
  func write() async throws {
    switch self {
    case .answering: return
    case .failing, .failingToWrite: throw LocationError.storage("the disk is full")
    case .silent: try await Silence.untilCancelled()
    }
  }
}
