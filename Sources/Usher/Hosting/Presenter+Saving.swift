extension Presenter {
  /// Stores the window again and again while it changes: what was typed, pushed and chosen is there after the process died.
  ///
  /// Only states that have changed are encoded. A last snapshot isn't taken when the window ends: it is told as `nil`, since
  /// there is nothing to come back to.
  ///
  /// ```swift
  /// let saving = presenter.saving(every: .milliseconds(300)) { snapshot in
  ///   try? file.write(snapshot?.encoded())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: how long after a change it is stored, by the window's clock; what changes meanwhile goes along.
  ///   - version: the app's version of its routes, inputs and states.
  ///   - save: stores the snapshot; gets a ``SnapshotError`` when a state can't be encoded, and is called again after the next
  ///     change.
  /// - Returns: a token that ends it; it also ends with the presenter.
  public func saving(
    every interval: Duration,
    version: Int = 1,
    _ save: @escaping (Result<Snapshot?, SnapshotError>) -> Void
  ) -> ObservationToken {
    let tracker = SnapshotTracker(navigation)
    let scope = navigation.makeScope()
    var isPlanned = false
    scope.forEach(tracker.changes) {
      guard !isPlanned else { return }
      isPlanned = true
      scope.after(interval) {
        isPlanned = false
        save(Result { () throws(SnapshotError) in try tracker.snapshot(version: version) })
      }
    }
    let token = ObservationToken { scope.end() }
    tokens.append(token)
    return token
  }
}
