#if Accounts
import Crypto
import Foundation
import Synchronization
import UsherPubSub

/// Who is signed in at which browser. All pages of a program share one.
///
/// ```swift
/// let signIns = SignIns(MemorySignIns<Member>())
/// try await signIns.open()
/// …
/// try await signIns.signIn(member, at: visit.id, renewing: visit.renew)
/// signIns.person(at: visit.id)                                     // the member
/// ```
///
/// Whom `person(at:)` returns is kept in memory, because each step of an app asks for it. A browser is known by the id of
/// its visit, which is a secret: what is stored is a hash of it, so nobody who reads the store can act as the person.
///
/// It can be used on any thread.
public final class SignIns<Person: Identifiable & Equatable & Sendable>: Sendable
where Person.ID: Sendable {
  /// The most browsers at which a person can be signed in. At the next one, they are signed out where they have been signed
  /// in longest: a browser that lost its cookie never comes back to sign out. How long that is isn't stored: of the browsers
  /// that were signed in before the program started, any may be the first.
  public static var mostBrowsers: Int { 50 }

  private let store: any SignInStore<Person>
  private let known: SignInMemory<Person>
  private let changes = Subscribers<String>()
  /// Waits before the store is read again that couldn't be read.
  private let pause: @Sendable () async -> Void

  /// Makes the sign-ins of a store.
  public convenience init(_ store: any SignInStore<Person> = MemorySignIns<Person>()) {
    self.init(store) { try? await Task.sleep(for: .seconds(1)) }
  }

  package init(_ store: any SignInStore<Person>, pause: @escaping @Sendable () async -> Void) {
    self.store = store
    self.pause = pause
    known = SignInMemory()
  }

  /// Makes sign-ins in memory, with people who are signed in already: for previews and tests.
  ///
  /// - Parameter people: by the ids of their visits, who is signed in.
  public init(signedIn people: [String: Person]) {
    var byKey: [String: Person] = [:]
    for (visitor, person) in people { byKey[Self.key(of: visitor)] = person }
    store = MemorySignIns(byKey)
    known = SignInMemory(byKey)
    // Memory can always be read.
    pause = {}
  }

  /// Reads who is signed in. Call it once, before pages are served.
  ///
  /// - Throws: an error of the store.
  public func open() async throws { try await readAll() }

  /// Returns who is signed in at a browser; `nil` if nobody is.
  ///
  /// - Parameter visitor: the id of the visit.
  public func person(at visitor: String) -> Person? { known[Self.key(of: visitor)] }

  /// Signs somebody in at a browser, which gets a new id: somebody else may know the one before. Under that one nobody is
  /// signed in any more.
  ///
  /// ```swift
  /// try await signIns.signIn(member, at: visit.id, renewing: visit.renew)
  /// ```
  ///
  /// A sign-in holds until the person signs out, or has signed in at ``mostBrowsers`` others. Who leaves the form while the
  /// browser gets its new id isn't signed in: cancel the task.
  ///
  /// - Parameters:
  ///   - visitor: the id of the visit.
  ///   - renewing: gives the browser the new id, and returns it: `visit.renew`.
  /// - Returns: the keys that have changed: of the id before and of the new one, and of browsers at which the person is signed
  ///   out, because they were too many. To tell other processes, send them on.
  /// - Throws: an error of the store, or of `renewing`; `CancellationError` if the task was cancelled. Then nobody is signed in
  ///   at the browser. If the sign-in was stored and can't be read, it holds as soon as it can be.
  @discardableResult
  public func signIn(
    _ person: Person,
    at visitor: String,
    renewing: () async throws -> String
  ) async throws -> [String] {
    let new = try await renewing()
    let before = new == visitor ? [] : try await signOut(at: visitor)
    try Task.checkCancellation()
    let key = Self.key(of: new)
    try await lasting { try await self.store.set(person, for: key) }
    try await readAgain([key])
    return await before + [key] + endSurplus(of: person.id)
  }

  /// Signs a person out at the browsers that are too many. If the store fails, the next sign-in does it.
  ///
  /// - Returns: their keys.
  private func endSurplus(of id: Person.ID) async -> [String] {
    let surplus = known.surplus(of: id, besides: Self.mostBrowsers)
    do { for key in surplus { try await store.set(nil, for: key) } } catch {}
    try? await readAgain(surplus)
    return surplus
  }

  /// Signs out whoever is signed in at a browser. Then end its other pages by `visit.endOtherPages()`: they may still show
  /// what the person saw.
  ///
  /// It is done also if the caller's task is cancelled: whoever leaves the screen at once has signed out nevertheless.
  ///
  /// - Returns: the key of the browser. To tell other processes, send it on.
  /// - Throws: an error of the store. Then ask the person to try again.
  @discardableResult
  public func signOut(at visitor: String) async throws -> [String] {
    let key = Self.key(of: visitor)
    try await lasting { try await self.store.set(nil, for: key) }
    try? await readAgain([key])
    return [key]
  }

  /// Keeps somebody signed in at a browser that has got a new id, because they have signed in at another app of the site.
  /// Under the id of before nobody is signed in any more. If nobody was, nothing changes.
  ///
  /// Call it in the closure `renewed` of the host. A sign-out in the same moment counts, as the store moves in one step.
  ///
  /// - Returns: the keys of both ids. To tell other processes, send them on.
  /// - Throws: an error of the store. Then nothing has changed.
  @discardableResult
  public func move(from old: String, to new: String) async throws -> [String] {
    guard old != new else { return [] }
    let keys = [old, new].map(Self.key(of:))
    try await lasting { try await self.store.move(keys[0], to: keys[1]) }
    try? await readAgain(keys)
    return keys
  }

  /// Signs somebody out at all browsers, for example because their password has changed. It is done also if the caller's task
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - id: who it is.
  ///   - visitor: the browser at which they stay signed in; `nil` for none.
  /// - Returns: the keys of these browsers. To tell other processes, send them on.
  /// - Throws: an error of the store. Then ask the person to try again.
  @discardableResult
  public func signOutEverywhere(
    _ id: Person.ID,
    except visitor: String? = nil
  ) async throws -> [String] {
    let own = visitor.map(Self.key(of:))
    let keys = try await lasting { try await self.store.removeAll(of: id, except: own) }
    try? await readAgain(keys)
    return keys
  }

  /// Shows what has changed of a person, for example their role, at all their browsers. It is done also if the
  /// caller's task is cancelled.
  ///
  /// - Returns: the keys of these browsers. To tell other processes, send them on.
  /// - Throws: an error of the store. If it has stored the change, but can't be read, then at the browsers that couldn't be
  ///   read nobody is signed in for now. Each second they are tried again.
  @discardableResult
  public func update(_ person: Person) async throws -> [String] {
    let keys = try await lasting { try await self.store.update(person) }
    try await readAgain(keys)
    return keys
  }

  /// Emits when who is signed in at a browser has changed. Changes that nobody has received yet are merged into one. Ends
  /// with the task that listens.
  ///
  /// - Parameter visitor: returns the id of the visit, which changes when the person signs in; called on any thread.
  public func changes(at visitor: @escaping @Sendable () -> String) -> AsyncStream<Void> {
    // The hash is made once for each id, and not at each change for each page.
    let own = Mutex<(visitor: String, key: String)?>(nil)
    return changes.changes { changed in
      let visitor = visitor()
      return own.withLock { own in
        if own?.visitor != visitor { own = (visitor, Self.key(of: visitor)) }
        return own?.key == changed
      }
    }
  }

  /// Returns the key under which a browser is stored: a hash of its visit's id (SHA-256).
  public static func key(of visitor: String) -> String {
    let digits = Array("0123456789abcdef")
    return SHA256.hash(data: Data(visitor.utf8)).reduce(into: "") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }

  /// Changes the store in a task of its own: a database would refuse the change of one that is cancelled.
  private func lasting<Value: Sendable>(
    _ change: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await Task { try await change() }.value
  }

  /// Reads what was stored a moment ago. Two who change the same read the same at the end, in whichever order they were.
  /// It is done also if the caller's task is cancelled; where the store can't be read, nobody is signed in until it can be.
  private func readAgain(_ keys: [String]) async throws {
    try await Task {
      var problem: (any Error)?
      for key in keys {
        do {
          try await read(key)
        } catch {
          problem = error
          if known.forget(key) { changes.send(key) }
          readLater(key)
        }
      }
      // Thrown, and not returned: an optimised build by Swift 6.3 (unreported) may leave an optional error that a task returns
      // unset, and then ends the process.
      if let problem { throw problem }
    }
    .value
  }

  /// Reads a key again until the store can be read. Otherwise somebody would seem to be signed out, leave the browser to
  /// others, and be signed in there when the program starts again.
  private func readLater(_ key: String) {
    let pause = pause
    Task { [weak self] in
      repeat { await pause() } while await self?.canRead(key) == false
    }
  }

  private func canRead(_ key: String) async -> Bool {
    do { try await read(key) } catch { return false }
    return true
  }
}

/// What another process has changed.
extension SignIns {
  /// Reads again who is signed in under a key, because another process has changed it.
  ///
  /// - Throws: an error of the store. Then nothing has changed.
  public func read(_ key: String) async throws {
    if try await known.read(store, key) { changes.send(key) }
  }

  /// Reads again who is signed in at all browsers, because changes of other processes may have been missed.
  ///
  /// - Throws: an error of the store. Then nothing has changed.
  public func readAll() async throws {
    for key in try await known.readAll(store) { changes.send(key) }
  }
}
#endif
