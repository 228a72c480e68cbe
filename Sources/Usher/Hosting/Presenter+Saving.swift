extension Presenter {
  /// Stores the window after each change, for as long as the host keeps the returned object. After the process
  /// died, what the person typed, opened and chose can be restored.
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
  ///   - interval: the time from a change until it is stored, by the window's clock. Later changes within this time
  ///     are stored together with the first one.
  ///   - version: the app's version of its routes, inputs and states.
  ///   - save: stores the snapshot. Gets `nil` when the window has ended, so that nothing is restored; gets a
  ///     ``SnapshotError`` when a state can't be encoded, and is called again after the next change.
  /// - Returns: an object that ends the storing when it is released or ``Saving/end()`` is called.
  public func saving(
    every interval: Duration,
    version: Int = 1,
    _ save: @escaping (Result<Snapshot?, SnapshotError>) -> Void
  ) -> Saving {
    Saving(navigation, every: interval, version: version, save)
  }
}
