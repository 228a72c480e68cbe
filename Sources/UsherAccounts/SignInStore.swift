#if Accounts
/// Keeps who is signed in at which browser. ``MemorySignIns`` and ``SignInFile`` do; an app with a database has a table.
///
/// A key stands for a browser, and is no secret: it is a hash of the visitor's id.
public protocol SignInStore<Person>: Sendable {
  /// Whoever signs in.
  associatedtype Person: Identifiable & Sendable

  /// Returns all who are signed in, by key.
  func people() async throws -> [String: Person]

  /// Returns who is signed in under a key; `nil` if nobody is.
  func person(_ key: String) async throws -> Person?

  /// Stores who is signed in under a key; `nil` signs out.
  func set(_ person: Person?, for key: String) async throws

  /// Moves whoever is signed in under a key to a new one, in place of somebody who is signed in under that. If nobody is
  /// signed in under the key, nothing changes.
  ///
  /// Do it in one step, for example a single `UPDATE`. Otherwise a sign-out in between would be undone, or an older state of
  /// the person would come back.
  func move(_ key: String, to new: String) async throws

  /// Stores what has changed of a person, under all keys at which they are signed in at that moment.
  ///
  /// - Returns: these keys.
  func update(_ person: Person) async throws -> [String]

  /// Signs somebody out under all keys but one.
  ///
  /// - Returns: the keys that are gone.
  func removeAll(of id: Person.ID, except key: String?) async throws -> [String]
}
#endif
