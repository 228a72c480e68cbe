import Synchronization

/// The browser or device by which a person uses an app, with an id that nobody can guess. A host makes it; a model can
/// keep under the id what belongs to the person.
///
/// When a person signs in, give them a new id, and keep the sign-in under the new one: somebody else may know the id that
/// they had before, or may even have given it to them.
///
/// ```swift
/// let old = visit.id
/// let new = try await visit.renew()     // the browser has the new id now; its other pages, of all apps, load again
/// try await shop.signIn(account, visitor: new)
/// try await shop.moveBasket(from: old, to: new)
/// ```
///
/// When they sign out, end their other pages, which may still show what they saw:
///
/// ```swift
/// try await shop.signOut(visitor: visit.id)
/// await visit.endOtherPages()
/// ```
///
/// A visit can be used on any thread.
public final class Visit: Sendable {
  /// The functions of a host that knows several pages of a person.
  public struct Actions: Sendable {
    let renew: @Sendable () async throws -> String
    let endOtherPages: @Sendable () async -> Void

    /// - Parameters:
    ///   - renew: gives the browser a new id, and returns it. Throws an error if the browser doesn't take it.
    ///   - endOtherPages: ends the other pages of the same browser that show the app, and forgets what is stored of them.
    public init(
      renew: @escaping @Sendable () async throws -> String,
      endOtherPages: @escaping @Sendable () async -> Void
    ) {
      self.renew = renew
      self.endOtherPages = endOtherPages
    }
  }

  private let current: Mutex<String>
  private let actions: Actions?

  /// Makes a visit.
  ///
  /// - Parameters:
  ///   - id: the id of the browser or device.
  ///   - actions: the functions of the host. With `nil` the id never changes, as on a device of the person's own or in a
  ///     test, and there are no other pages.
  public init(id: String, actions: Actions? = nil) {
    current = Mutex(id)
    self.actions = actions
  }

  /// The present id. It changes by ``renew()``.
  public var id: String { current.withLock { $0 } }

  /// Gives the browser a new id, in place of the present one, and ends its other pages, those of all apps of the site: they load
  /// again, as pages of the new id, without what was typed and not saved. The app moves what it keeps under the id of before.
  ///
  /// - Returns: the new id, after the browser has taken it; the present id if the host has no browser.
  /// - Throws: an error with a message for the person if the browser doesn't take the new id in time. Then the id is the
  ///   one before.
  public func renew() async throws -> String {
    guard let actions else { return id }
    let new = try await actions.renew()
    change(to: new)
    return new
  }

  /// Ends the other pages of the same browser that show the app, and forgets what is stored of them. They load again, at
  /// their addresses.
  public func endOtherPages() async { await actions?.endOtherPages() }

  /// Sets the id. Called by the host, when the browser has the new one.
  public func change(to id: String) { current.withLock { $0 = id } }
}
