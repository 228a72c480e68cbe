import Usher

/// What a record contains, as values: two of them are compared part by part. A pure value.
struct RecordContent: Equatable {
  /// The snapshot without its states and inputs.
  private let navigation: Snapshot
  /// The states and inputs, by name.
  private let states: [String: String]
  private let history: HistoryEntries?
  private let locale: PageLocale
  /// The address that the page shows; empty if it mustn't be stored.
  let address: String

  private static let navigationPart = "navigation"

  /// - Parameters:
  ///   - history: the entries of the browser's history; `nil` if they mustn't be stored.
  ///   - locale: the language of the page and the person's clock.
  init(
    _ snapshot: Snapshot,
    _ history: HistoryEntries?,
    _ locale: PageLocale,
    at address: String
  ) {
    (navigation, states) = snapshot.separated()
    self.history = history
    self.locale = locale
    self.address = address
  }

  /// The parts that a write of this content changes and removes.
  struct Changes: Equatable {
    var changed: [String: [UInt8]] = [:]
    var removed: Set<String> = []
  }

  /// Returns the parts that differ from those of an earlier content; all parts if there is none.
  func changes(since old: RecordContent?) -> Changes {
    var changes = Changes()
    if navigation != old?.navigation {
      changes.changed[Self.navigationPart] = navigation.encoded()
    }
    if locale != old?.locale { changes.changed[PageLocale.partName] = locale.part }
    for (name, state) in states where state != old?.states[name] {
      changes.changed[name] = Array(state.utf8)
    }
    for name in old?.states.keys ?? [:].keys where states[name] == nil {
      changes.removed.insert(name)
    }
    if let history {
      history.addChanges(since: old?.history, to: &changes)
    } else {
      changes.removed.formUnion(old?.history?.partNames ?? [])
    }
    return changes
  }

  /// Reads the snapshot from the parts of a record.
  ///
  /// - Throws: `SnapshotError` if the parts can't be read, or the app has no migration for them.
  static func snapshot(
    of parts: [String: [UInt8]],
    for app: WebApp
  ) throws(SnapshotError) -> Snapshot {
    // The parts of the history and of the locale are never the name of a state.
    let states = parts.filter { $0.key != navigationPart }
      .mapValues { String(decoding: $0, as: UTF8.self) }
    return try Snapshot(
      decoding: parts[navigationPart] ?? [],
      states: states,
      version: app.version,
      migrations: app.migrations
    )
  }
}
