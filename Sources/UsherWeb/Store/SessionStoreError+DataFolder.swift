extension SessionStoreError {
  /// Makes the error of a store whose file or folder isn't there for its process alone.
  ///
  /// ```swift
  /// do {
  ///   lock = try ProcessLock(path: path + ".lock", of: path)
  /// } catch {
  ///   throw SessionStoreError(error)
  /// }
  /// ```
  public init(_ error: DataFolderError) {
    let underlying = error.underlying
    switch error.code {
    case .full: self = .full(error.path, underlying: underlying)
    case .readOnly: self = .readOnly(error.path, underlying: underlying)
    case .locked: self = .locked(error.path, by: error.detail, underlying: underlying)
    case .location: self = .location(error.path, error.detail ?? error.path)
    default: self = .unavailable(error.path, error.detail, underlying: underlying)
    }
  }
}
