#if Accounts
public import Foundation
import Synchronization

/// Keeps sign-ins in a file, which is written anew at each change: for a site with some thousand people.
///
/// ```swift
/// let signIns = SignIns(try SignInFile<Member>(folder.appending(path: "sign-ins.json")))
/// ```
///
/// One program at a time can use a file. Properties that are new in a person's type have to be optional, or the file can't be
/// read any more. Leave it out of backups: an old one would sign in people who have signed out since.
public final class SignInFile<Person: Identifiable & Codable & Sendable>: SignInStore {
  private let url: URL
  private let signIns: Mutex<[String: Person]>

  /// Opens a file, which is made when somebody signs in. Only the program's own user can read it.
  ///
  /// - Throws: an error if the file is there and can't be read.
  public init(_ url: URL) throws {
    self.url = url
    let isThere = FileManager.default.fileExists(atPath: url.path)
    let people: [String: Person] =
      isThere ? try JSONDecoder().decode([String: Person].self, from: Data(contentsOf: url)) : [:]
    signIns = Mutex(people)
  }

  /// Returns all who are signed in, by key.
  public func people() -> [String: Person] { signIns.withLock(\.self) }

  /// Returns who is signed in under a key; `nil` if nobody is.
  public func person(_ key: String) -> Person? { signIns.withLock { $0[key] } }

  /// Stores who is signed in under a key; `nil` signs out.
  public func set(_ person: Person?, for key: String) throws {
    // Each sign-in ends the one under the browser's id of before, and mostly there is none.
    if person == nil, self.person(key) == nil { return }
    try change { $0[key] = person }
  }

  /// Moves whoever is signed in under a key to a new one.
  public func move(_ key: String, to new: String) throws {
    // Most browsers that get a new id have nobody signed in.
    if person(key) == nil { return }
    try change { signIns in
      if let person = signIns.removeValue(forKey: key) { signIns[new] = person }
    }
  }

  /// Stores what has changed of a person under all their keys, and returns these.
  public func update(_ person: Person) throws -> [String] {
    try change { signIns in
      let keys = signIns.filter { $0.value.id == person.id }.map(\.key)
      for key in keys { signIns[key] = person }
      return keys
    }
  }

  /// Signs somebody out under all keys but one, and returns the keys that are gone.
  public func removeAll(of id: Person.ID, except key: String?) throws -> [String] {
    try change { signIns in
      let keys = signIns.filter { $0.key != key && $0.value.id == id }.map(\.key)
      for key in keys { signIns[key] = nil }
      return keys
    }
  }

  /// Nothing changes if the file can't be written.
  private func change<Result>(_ change: (inout [String: Person]) -> Result) throws -> Result {
    try signIns.withLock { signIns in
      var changed = signIns
      let result = change(&changed)
      try write(changed)
      signIns = changed
      return result
    }
  }

  private func write(_ signIns: [String: Person]) throws {
    let new = url.appendingPathExtension("new")
    let data = try JSONEncoder().encode(signIns)
    let isMade = FileManager.default.createFile(
      atPath: new.path,
      contents: nil,
      attributes: [.posixPermissions: 0o600]
    )
    guard isMade else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: new.path])
    }
    let handle = try FileHandle(forWritingTo: new)
    defer { try? handle.close() }
    try handle.write(contentsOf: data)
    // Otherwise the power could go between the new name and the content.
    try handle.synchronize()
    guard rename(new.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }
}
#endif
