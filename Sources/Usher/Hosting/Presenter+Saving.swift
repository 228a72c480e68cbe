extension Presenter {
  /// Stores the window again and again while it changes, as long as the host keeps what this returns: what was typed, pushed and
  /// chosen is there after the process died.
  ///
  /// Only states that have changed are encoded.
  ///
  /// ```swift
  /// saving = presenter.saving(every: .milliseconds(300)) { result in
  ///   file.save(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: how long after a change it is stored, by the window's clock; what changes meanwhile goes along.
  ///   - version: the app's version of its routes, inputs and states.
  ///   - save: stores the snapshot; `nil` when the window has ended, and there is nothing to come back to; a ``SnapshotError``
  ///     when a state can't be encoded. It is called again after the next change.
  /// - Returns: what ends it when it is let go of, or told to.
  public func saving(
    every interval: Duration,
    version: Int = 1,
    _ save: @escaping (Result<Snapshot?, SnapshotError>) -> Void
  ) -> Saving {
    Saving(navigation, every: interval, version: version, save)
  }
}
