import Foundation
import GRDB
import ModelTestSupport
import Testing

@testable import CloudyModel

@Suite("Building the gazetteer")
struct BuildTests {
  @Test("it is built once, and tells how far it is, up to the end")
  func once() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let told = Kept<[Double]>([])
      for _ in 0..<2 {
        let gazetteer = try await Gazetteer.open(at: folder, files: files) { progress in
          told.change { $0.append(progress) }
        }
        #expect(try await gazetteer.locations(matching: "ghent").map(\.name) == ["Gent"])
      }
      let progress = told.value
      #expect(progress.first == 0 && progress.last == 1)
      #expect(progress == progress.sorted())
      #expect(progress.filter { $0 == 1 }.count == 1)
    }
  }

  @Test("several who open it at once wait for the one who builds it")
  func together() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let builds = Kept(0)
      try await withThrowingTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            let gazetteer = try await Gazetteer.open(at: folder, files: files) { progress in
              if progress == 1 { builds.change { $0 += 1 } }
            }
            return try await gazetteer.locations(matching: "paris").count
          }
        }
        for try await count in group { #expect(count == 1) }
      }
      #expect(builds.value == 1)
    }
  }

  @Test("one that was cancelled says so, leaves nothing, and is built the next time")
  func cancelled() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let (start, started) = AsyncStream<Void>.makeStream()
      let task = Kept<Task<Gazetteer, any Error>?>(nil)
      let running = Task {
        for await _ in start { break }
        return try await Gazetteer.open(at: folder, files: files) { _ in task.value?.cancel() }
      }
      task.change { $0 = running }
      started.yield()
      await #expect(throws: CancellationError.self) { try await running.value }
      let path = folder.appending(path: "gazetteer.sqlite").path
      let tables = try await DatabaseQueue(path: path).read {
        try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master")
      }
      #expect(tables == 0)
      let gazetteer = try await Gazetteer.open(at: folder, files: files) { _ in }
      #expect(try await gazetteer.locations(matching: "paris").count == 1)
    }
  }

  @Test("a database that is half-built, whoever did that, is built anew")
  func half() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      _ = try await Gazetteer.open(at: folder, files: files) { _ in }
      let path = folder.appending(path: "gazetteer.sqlite").path
      try await DatabaseQueue(path: path).write {
        try $0.execute(sql: "DELETE FROM version; DELETE FROM place; DROP TABLE spelling")
      }
      let gazetteer = try await Gazetteer.open(at: folder, files: files) { _ in }
      #expect(try await gazetteer.locations(matching: "paris").count == 1)
    }
  }

  @Test("other data are taken in, and an open gazetteer finds them too")
  func newer() async throws {
    try await withFolder { folder in
      let world = try SmallWorld(in: folder)
      let older = try await Gazetteer.open(at: folder, files: world.files) { _ in }
      let city = "2\tLier\tFlanders\tBE\t51.1\t4.6\t35000\tEurope/Brussels\t"
      try world.write([SmallWorld.paris, city])
      let newer = try await Gazetteer.open(at: folder, files: world.files) { _ in }
      for gazetteer in [newer, older] {
        #expect(try await gazetteer.locations(matching: "lier").map(\.name) == ["Lier"])
        #expect(try await gazetteer.locations(matching: "gent").isEmpty)
      }
    }
  }

  private static let remedy =
    "To fix this, restore Examples/Cloudy/Model/Resources/gazetteer, whose README.md tells the"
    + " format, and build the app again."

  @Test(
    "data that can't be read are told with file, line and what to do, and what was built stays",
    arguments: [
      ("cities5000.tsv", "x", "9 fields expected, 1 found"),
      (
        "cities5000.tsv", "1\tA\tB\tFR\tnorth\t2\t3\tEurope/Paris\t",
        "a number expected as the latitude, \"north\" found"
      ),
      (
        "cities5000.tsv", "1\tA\tB\tFR\t1\t2\tmany\tEurope/Paris\t",
        "a number expected as the population, \"many\" found"
      ),
      ("countries.tsv", "BE\tBelgium\tBrussels", "2 fields expected, 3 found"),
    ]
  )
  func malformed(_ file: String, _ line: String, _ problem: String) async throws {
    try await withFolder { folder in
      let world = try SmallWorld(in: folder)
      let gazetteer = try await Gazetteer.open(at: folder, files: world.files) { _ in }
      let first = file == "countries.tsv" ? "FR\tFrance" : SmallWorld.paris
      // Blank lines count.
      try world.write([first, "", line], to: file)
      let error = LocationError.bundle("\(file), line 3: \(problem). \(Self.remedy)")
      await #expect(throws: error) {
        try await Gazetteer.open(at: folder, files: world.files) { _ in }
      }
      #expect(try await gazetteer.locations(matching: "gent").count == 1)
    }
  }

  @Test("data that are missing are told with what to do")
  func missing() async throws {
    try await withFolder { folder in
      let files = GazetteerFiles(folder: folder)
      let error = await #expect(throws: LocationError.self) {
        try await Gazetteer.open(at: folder, files: files) { _ in }
      }
      guard case .bundle(let message) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(message.hasPrefix("cities5000.tsv can't be read: "))
      #expect(message.hasSuffix(". \(Self.remedy)"))
    }
  }

  @Test("what is no database or can't be made is told as an error of the storage")
  func noDatabase() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let path = folder.appending(path: "gazetteer.sqlite")
      try Data(repeating: 7, count: 10_000).write(to: path)
      for folder in [folder, path] {
        let error = await #expect(throws: LocationError.self) {
          try await Gazetteer.open(at: folder, files: files) { _ in }
        }
        guard case .storage = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
    }
  }

  @Test("cities of one name and region can be told apart, with or without a region")
  func lookalikes() async throws {
    try await withFolder { folder in
      let lines = ["Flanders", "Flanders", "", ""].enumerated().map { index, region in
        "\(index)\tLier\t\(region)\tBE\t5\(index).12345\t4.6\t35000\tEurope/Brussels\t"
      }
      let files = try SmallWorld(in: folder, lines).files
      let gazetteer = try await Gazetteer.open(at: folder, files: files) { _ in }
      #expect(
        try await gazetteer.locations(matching: "lier").map(\.region)
          == ["Flanders", "Flanders (51.123, 4.600)", "", "53.123, 4.600"]
      )
    }
  }
}
