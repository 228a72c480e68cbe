import Foundation

/// Measures servers, each time by one of these commands:
///
///     Load latency|opening PAGE PORT
///     Load rate|memory PAGE PORT PID
///     Load stored PAGE PORT[,PORT…] PID[,PID…] PAGES [COMMAND…]
///     Load curve PAGE PORT RATE shown|stored
///     Load requests|pages PATH PORT PID
@main
struct Load {
  static func main() {
    do { try measure(Array(CommandLine.arguments.dropFirst())) } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure(_ arguments: [String]) throws {
    guard arguments.count >= 3 else { throw LoadError("Load needs a measurement and its values.") }
    let (name, values) = (arguments[0], Array(arguments.dropFirst(3)))
    let ports = try arguments[2].split(separator: ",").map { try number(String($0)) }
    guard let port = ports.first else { throw LoadError("There is no port.") }
    let processes = values.prefix(1).flatMap { $0.split(separator: ",") }
      .map { ServerProcess(pid: String($0)) }
    if name == "requests", let process = processes.first {
      return try requests(arguments[1], port, process)
    }
    if name == "pages" { return try pages(arguments[1], port, processes) }
    guard let page = Page(rawValue: arguments[1]) else {
      throw LoadError("There is no page “\(arguments[1])”.")
    }
    switch (name, values.count) {
    case ("latency", 0): try latency(page, port)
    case ("opening", 0): try opening(page, port)
    case ("rate", 1): try rate(page, port, processes)
    case ("memory", 1): try memory(page, port, processes)
    case ("stored", 2...):
      let writing = Writing(processes: processes, command: Array(values.dropFirst(2)))
      try stored(page, ports, writing, pages: number(values[1]))
    case ("curve", 2):
      try curve(page, port, rate: number(values[0]), untilStored: values[1] == "stored")
    default: throw LoadError("There is no measurement “\(name)” with these values.")
    }
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw LoadError("“\(text)” is no number.") }
    return number
  }

  /// The CPU time that servers have taken, in seconds.
  static func cpu(of processes: [ServerProcess]) throws -> Double {
    try processes.reduce(0) { try $0 + $1.cpu() }
  }

  static func seconds(since start: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - start) / .seconds(1)
  }
}
