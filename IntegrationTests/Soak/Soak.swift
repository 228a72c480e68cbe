import Foundation

/// Clients who go at random through all apps of the showcase: `Soak SECONDS CLIENTS PORT…`. Prints what they have done, and
/// what went wrong, as a line of JSON. Several ports are those of processes that share a database.
@main
struct Soak {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let ports = numbers.dropFirst(2).compactMap { UInt16(exactly: $0) }
    guard numbers.count > 2, !ports.isEmpty else {
      throw SoakError("Usage: Soak SECONDS CLIENTS PORT…")
    }
    signal(SIGPIPE, SIG_IGN)
    let tally = Tally()
    let end = ContinuousClock.now + .seconds(numbers[0])
    let clients = DispatchGroup()
    for number in 0..<numbers[1] {
      clients.enter()
      Thread.detachNewThread {
        let person = Person(number, ports: ports, tally: tally)
        while ContinuousClock.now < end {
          do { try Journey(person: person, end: end).run() } catch {
            tally.report("client \(number): \(error)")
            Thread.sleep(forTimeInterval: 1)
          }
        }
        tally.set(number, doing: nil)
        clients.leave()
      }
    }
    // Nobody waits longer for a server than a minute.
    if clients.wait(timeout: .now() + .seconds(numbers[0] + 120)) == .timedOut {
      tally.reportStuck()
    }
    print(try tally.json())
  }
}
