extension Presenter {
  /// Stores the window's state after each change, until the returned object is released or ended. If the process
  /// dies, the next one can restore what the person had typed, opened and chosen.
  ///
  /// Each time, only the states that have changed since the last time are encoded.
  ///
  /// ```swift
  /// saving = presenter.saving(every: .milliseconds(300)) { result in
  ///   file.save(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: the time from a change until it is stored, by the window's clock. Later changes within this time
  ///     are stored together with the first one.
  ///   - version: a number that the app raises when its routes, inputs or states change their form.
  ///   - save: stores the snapshot that it gets. It gets `nil` when the window has ended: then it removes the stored
  ///     snapshot, so that nothing is restored. It gets a ``SnapshotError`` when a state can't be encoded; the next
  ///     change leads to a new attempt.
  /// - Returns: an object that ends the storing when it is released or ``Saving/end()`` is called.
  public func saving(
    every interval: Duration,
    version: Int = 1,
    _ save: @escaping (Result<Snapshot?, SnapshotError>) -> Void
  ) -> Saving {
    Saving(navigation, every: interval, version: version, save)
  }
}
