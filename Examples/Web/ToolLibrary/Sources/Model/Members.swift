import Foundation
import Synchronization
import UsherAccounts

/// All members with their passwords, and who is signed in at which browser. All pages share it.
public final class Members: Sendable {
  let signIns: SignIns<Member>
  /// Five wrong passwords of a member in a row; then a minute passes.
  let attempts = AttemptLimit<Member.ID>(5, wait: 60)
  /// All that a browser tries: hashing is much work.
  let browsers = AttemptLimit<String>(20, wait: 60)
  let work: PasswordWork
  private let file: URL?
  /// The hashes of the passwords, by member.
  private let hashes: Mutex<[Member.ID: String]>

  /// Makes members in memory, whose passwords are hashed without work: for tests.
  package init() {
    (signIns, work, file) = (SignIns(), .tests, nil)
    hashes = Mutex([:])
  }

  /// Makes members who are kept by two files in a folder, as JSON.
  ///
  /// - Throws: an error if one of the files is there and can't be read or decoded. Both are left as they are.
  public init(folder path: String) async throws {
    let folder = URL(fileURLWithPath: path)
    let file = folder.appendingPathComponent("members.json")
    (work, self.file) = (.standard, file)
    var stored: [Member.ID: String] = [:]
    if FileManager.default.fileExists(atPath: file.path) {
      stored = try JSONDecoder().decode([Member.ID: String].self, from: Data(contentsOf: file))
    }
    hashes = Mutex(stored)
    signIns = SignIns(try SignInFile<Member>(folder.appendingPathComponent("sign-ins.json")))
    try await signIns.open()
  }

  func hash(of id: Member.ID) -> PasswordHash? {
    hashes.withLock { $0[id] }.map { PasswordHash(text: $0) }
  }

  /// Adds a member, and writes the file. If it can't be written, nothing is changed.
  func add(_ id: Member.ID, _ hash: PasswordHash) throws(LibraryError) {
    try hashes.withLock { hashes throws(LibraryError) in
      guard hashes[id] == nil else { throw .addressTaken }
      var changed = hashes
      changed[id] = hash.text
      do {
        if let file { try JSONEncoder().encode(changed).write(to: file, options: .atomic) }
      } catch {
        throw .notStored(error.localizedDescription)
      }
      hashes = changed
    }
  }
}
