import Foundation

extension Load {
  /// What a session adds to the server's resident memory, in KB, for 100 and for 1,000.
  static func memory(_ page: Page, _ port: Int, _ processes: [ServerProcess]) throws {
    let growth = try Growth(of: processes) {
      let session = try Session(page, port: port)
      // What an event of this page changes is the app's own memory.
      if page != .long { try session.act() }
      return session
    }
    print(try [100, 1000].map { try growth.kilobytes($0) }.joined(separator: " "))
  }

  /// What a page of any app adds to the server's resident memory, in KB, when 300 are open, to which nothing is sent.
  static func pages(_ path: String, _ port: Int, _ processes: [ServerProcess]) throws {
    let growth = try Growth(of: processes) { try Session(path: path, port: port) }
    print(try growth.kilobytes(300))
  }
}
