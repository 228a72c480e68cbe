import Foundation

/// What the system knows of a server.
struct ServerProcess {
  let pid: String

  private var folder: String { "/proc/\(pid)" }

  /// The CPU time that it has taken, in seconds, in its own code and in the system's.
  func cpu() throws -> Double {
    let stat = try text("stat")
    // The name may contain spaces.
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      throw LoadError("The server's CPU time can't be read.")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The resident memory, in KB.
  func resident() throws -> Int { try value("VmRSS", in: "status") }

  /// The bytes that it has written, but for those that its event loops write, to sockets.
  func written() throws -> Int {
    let threads = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")
    let loops = threads.filter {
      (try? text("task/\($0)/comm").hasPrefix("NIO-ELT")) == true
    }
    return try loops.reduce(value("wchar", in: "io")) {
      try $0 - value("wchar", in: "task/\($1)/io")
    }
  }

  private func value(_ name: String, in file: String) throws -> Int {
    let line = try text(file).split(separator: "\n").first { $0.hasPrefix("\(name):") }
    guard let value = line?.split(whereSeparator: \.isWhitespace).dropFirst().first,
      let number = Int(value)
    else { throw LoadError("The server's \(name) can't be read.") }
    return number
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  }
}
