#if Hummingbird
/// The metrics of a server: their names, and what they say. The table in `Documentation/Operations.md` is made of them.
enum HostMetric: String, CaseIterable {
  case sessions = "usher_sessions"
  case opened = "usher_sessions_opened_total"
  case continued = "usher_sessions_continued_total"
  case ended = "usher_sessions_ended_total"
  case reconnects = "usher_reconnects_total"
  case events = "usher_events_total"
  case turns = "usher_turn_seconds"
  case frames = "usher_frame_bytes"
  case waiting = "usher_sessions_waiting"
  case heldThreads = "usher_threads_held"
  case store = "usher_store_seconds"
  case storedBytes = "usher_store_bytes"
  case storeFailures = "usher_store_failures_total"
  case unsaved = "usher_pages_unsaved"
  case lost = "usher_pages_lost_total"
  case scriptErrors = "usher_script_errors_total"
  case refusals = "usher_refusals_total"
  case connections = "usher_connections"
  case memory = "process_resident_memory_bytes"

  enum Kind: String { case counter, gauge, histogram }

  var kind: Kind {
    switch self {
    case .opened, .continued, .ended, .reconnects, .events, .storeFailures, .lost,
      .scriptErrors, .refusals:
      .counter
    case .turns, .frames, .store, .storedBytes: .histogram
    case .sessions, .waiting, .heldThreads, .unsaved, .connections, .memory: .gauge
    }
  }

  /// The name of the label; `nil` if the metric has none.
  var label: String? {
    switch self {
    case .refusals: "reason"
    case .opened, .continued, .ended, .reconnects, .events, .turns, .frames, .store, .storedBytes,
      .storeFailures, .lost, .scriptErrors:
      "app"
    case .sessions, .waiting, .heldThreads, .unsaved, .connections, .memory: nil
    }
  }

  var help: String {
    switch self {
    case .sessions: "The number of sessions, which are the open pages."
    case .opened: "Pages that were opened."
    case .continued: "Stored pages that were continued by a new session."
    case .ended: "Sessions that have ended."
    case .reconnects: "Browsers that came back to their running session."
    case .events: "Events of browsers that were applied."
    case .turns: "The time that a session worked without a pause: an event, a change, or a message."
    case .frames: "The size of the messages that change a page."
    case .waiting: "The number of sessions that have work to do and wait for a thread."
    case .heldThreads:
      "The number of threads that are held up by a session that computes or blocks."
    case .store: "The time that the store took for a record."
    case .storedBytes: "The size of the stored records."
    case .storeFailures: "Attempts to store a record that failed."
    case .unsaved: "Open pages that wait to be stored because the store fails."
    case .lost: "Pages that ended with something that was never stored."
    case .scriptErrors: "Errors of scripts that browsers have told."
    case .refusals: "Requests, connections and messages refused or made to wait, by reason."
    case .connections: "The number of open connections."
    case .memory: "The memory of the process that is in use, in bytes."
    }
  }
}
#endif
