import Synchronization

/// Somebody is registered as long as this is held.
public final class Registration: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  /// Makes a registration.
  ///
  /// - Parameter end: called once, with ``cancel()`` or when nobody holds the registration any more.
  public init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Ends the registration.
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
