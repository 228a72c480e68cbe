import Foundation

/// What is written for the pages: by their servers, or by the database that a command asks.
struct Writing {
  let processes: [ServerProcess]
  /// Prints the number of bytes written until now; empty for what the servers have written themselves.
  let command: [String]

  func bytes() throws -> Int {
    guard !command.isEmpty else { return try processes.reduce(0) { try $0 + $1.written() } }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let bytes = Int(text) else { throw LoadError("“\(text)” is no number of bytes.") }
    return bytes
  }
}
