import CloudyModel
import Foundation
import RandomNumbers

/// Measures how places are found: `Places <folder with cities5000.tsv>`.
@main
enum Places {
  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      print("Usage: Places <folder with cities5000.tsv>")
      exit(2)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = URL(filePath: CommandLine.arguments[1]).appending(path: "cities5000.tsv")
    let cities = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .compactMap { City(line: $0) }

    let start = ContinuousClock.now
    let gazetteer = try await Gazetteer.open(at: folder)
    let built = ContinuousClock.now
    _ = try await gazetteer.locations(matching: "s")
    let first = ContinuousClock.now - built
    print("\(cities.count) cities, built in \(built - start), the first answer in \(first).\n")
    let scan = LinearScan(cities: cities)
    let plain = try PlainFTS(cities, path: folder.appending(path: "plain.sqlite").path)
    try await search(gazetteer, plain, scan)
    try await searchWorst(gazetteer)
    try await nearest(gazetteer, scan)
  }

  private static func search(
    _ gazetteer: Gazetteer,
    _ plain: PlainFTS,
    _ scan: LinearScan
  ) async throws {
    let queries = Query.all(500, of: scan.cities)
    print("| Queries | Gazetteer | | | FTS5 alone | | | Linear scan | | |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    print("|" + String(repeating: " | median | worst | found", count: 3) + " |")
    var all = [Timing(), Timing(), Timing()]
    for kind in Query.Kind.allCases {
      var (ours, fts, linear) = (Timing(), Timing(), Timing())
      for query in queries where query.kind == kind {
        let name = query.city.name
        try await ours.measure {
          try await gazetteer.locations(matching: query.text).contains { $0.name == name }
        }
        try await fts.measure { try await plain.names(matching: query.text).contains(name) }
        await linear.measure { scan.names(matching: query.text).contains(name) }
      }
      let timings = [ours, fts, linear]
      for index in all.indices { all[index].add(timings[index]) }
      print(row(kind.rawValue, timings))
    }
    print(row("all \(queries.count)", all))
  }

  private static func row(_ name: String, _ timings: [Timing]) -> String {
    let cells = timings.flatMap { [$0.median, $0.worst, $0.share] }
    return "| \(name) | \(cells.joined(separator: " | ")) |"
  }

  private static func searchWorst(_ gazetteer: Gazetteer) async throws {
    print("\n| What takes longest to look for | |\n|---|--:|")
    for query in Query.worst {
      var timing = Timing()
      try await timing.measure { try await !gazetteer.locations(matching: query).isEmpty }
      print("| \(query) | \(timing.worst) |")
    }
  }

  private static func nearest(_ gazetteer: Gazetteer, _ scan: LinearScan) async throws {
    var random = SplitMix64(seed: 7)
    var (ours, linear) = (Timing(), Timing())
    for _ in 0..<500 {
      let latitude = asin(Double.random(in: -1...1, using: &random)) * 180 / .pi
      let longitude = Double.random(in: -180...180, using: &random)
      try await ours.measure { try await gazetteer.nearest(to: latitude, longitude) != nil }
      await linear.measure { scan.nearest(to: latitude, longitude) != nil }
    }
    print("\n| The nearest of 500 points anywhere | median | worst |\n|---|--:|--:|")
    print("| Gazetteer | \(ours.median) | \(ours.worst) |")
    print("| Linear scan | \(linear.median) | \(linear.worst) |")
  }
}
