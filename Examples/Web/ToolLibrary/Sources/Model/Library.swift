import Foundation
import Synchronization
import UsherPubSub

/// The tools of a neighbourhood. It is shared by all pages, which are on actors of their own: so it is `Sendable`.
public final class Library: Sendable {
  package let tools: [Tool]
  private let subscribers = Subscribers<Void>()
  private let file: URL?
  private let kept: Mutex<Register>
  private let day: @Sendable () -> Day

  /// Makes a library in memory.
  package init(
    _ register: Register = Register(),
    tools: [Tool] = Catalogue.tools,
    today: @escaping @Sendable () -> Day = { .today }
  ) {
    (self.tools, file, day) = (tools, nil, today)
    kept = Mutex(register)
  }

  /// Makes a library whose loans and names are kept by a file, as JSON.
  ///
  /// - Throws: ``LibraryError/notRead`` if there is a file that can't be read or decoded. The file is left as it is.
  public init(file path: String) throws {
    let file = URL(fileURLWithPath: path)
    (tools, self.file, day) = (Catalogue.tools, file, { .today })
    guard FileManager.default.fileExists(atPath: path) else {
      kept = Mutex(Register())
      return
    }
    do {
      kept = Mutex(try JSONDecoder().decode(Register.self, from: Data(contentsOf: file)))
    } catch {
      throw LibraryError.notRead(file: path, reason: "\(error)")
    }
  }

  package var today: Day { day() }

  /// The loans and names as they are now.
  package var register: Register { kept.withLock(\.self) }

  /// An element for each time when something was changed, from now on.
  package func changes() -> AsyncStream<Void> { subscribers.changes() }

  /// Changes the register, writes the file, and tells all pages. If the file can't be written, nothing is changed.
  func change(_ body: (inout Register) throws(LibraryError) -> Void) throws(LibraryError) {
    try kept.withLock { register throws(LibraryError) in
      var changed = register
      try body(&changed)
      do {
        if let file { try JSONEncoder().encode(changed).write(to: file, options: .atomic) }
      } catch {
        throw .notStored(error.localizedDescription)
      }
      register = changed
    }
    subscribers.send(())
  }
}
