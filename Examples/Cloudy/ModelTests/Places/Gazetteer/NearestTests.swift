import Foundation
import ModelTestSupport
import Testing

@testable import CloudyModel

@Suite("The nearest city")
struct NearestTests {
  @Test(
    "is found anywhere on earth",
    arguments: [
      (50.85, 4.35, "Brussels"), (40.71, -74.0, "New York City"), (-33.87, 151.21, "Sydney"),
      (51.400592, 4.760970, "Hoogstraten"),
      // 360 degrees more are the same place.
      (50.85, 364.35, "Brussels"), (50.85, -355.65, "Brussels"),
    ]
  )
  func known(_ latitude: Double, _ longitude: Double, _ name: String) async throws {
    let nearest = try await World.gazetteer.nearest(to: latitude, longitude)
    #expect(nearest?.name == name)
  }

  @Test("is the same from both sides of the date line, and from a pole whatever the longitude")
  func edges() async throws {
    let gazetteer = try await World.gazetteer
    for latitude in [-80.0, -45, -16.8, 0, 30, 65, 89] {
      let west = try await gazetteer.nearest(to: latitude, 180)
      #expect(west != nil)
      #expect(try await gazetteer.nearest(to: latitude, -180) == west)
    }
    for pole in [90.0, -90] {
      let nearest = try #require(try await gazetteer.nearest(to: pole, 0))
      for longitude in [-180.0, -77, 45, 179] {
        #expect(try await gazetteer.nearest(to: pole, longitude) == nearest)
      }
    }
  }

  @Test("is the one that is found by measuring all distances")
  func measured() async throws {
    let gazetteer = try await World.gazetteer
    let cities = try GazetteerFiles.bundled.cities()
    var points = [
      // The middle of the oceans, both poles, and each side of the date line.
      (-48.9, -123.4), (30.0, -45), (-90, 0), (90, 0), (-16.8, 179.99), (-16.8, -179.99),
      (66, 179.9), (66, -179.9), (0, -140), (-70, 170),
    ]
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    for _ in 0..<10 { points.append((asin(2 * random() - 1) * 180 / .pi, 360 * random() - 180)) }
    for point in points {
      let nearest = try #require(try await gazetteer.nearest(to: point.0, point.1))
      let distances = cities.map { distance(point, ($0.latitude, $0.longitude)) }
      let least = try #require(distances.min())
      // Stored positions are exact to a metre.
      #expect(distance(point, (nearest.latitude, nearest.longitude)) - least < 2, "\(point)")
    }
  }

  @Test(
    "there is none of what is no point on earth",
    arguments: [
      (90.1, 0.0), (-91, 0), (.nan, 0), (0, .nan), (.infinity, 0), (0, .infinity), (0, -.infinity),
    ]
  )
  func nowhere(_ latitude: Double, _ longitude: Double) async throws {
    #expect(try await World.gazetteer.nearest(to: latitude, longitude) == nil)
  }

  @Test("isn't the one that is found first, in the corner of where it is looked for")
  func corner() async throws {
    try await withFolder { folder in
      // 0.77 degrees away, and 0.6.
      let lines = ["Corner\tFlanders\tBE\t0.544\t0.544", "Side\tFlanders\tBE\t0\t0.602"]
        .map { "1\t\($0)\t5000\tEurope/Brussels\t" }
      let files = try SmallWorld(in: folder, lines).files
      let gazetteer = try await Gazetteer.open(at: folder, files: files) { _ in }
      #expect(try await gazetteer.nearest(to: 0, 0)?.name == "Side")
    }
  }

  @Test("there is none in a gazetteer without cities")
  func empty() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder, []).files
      let gazetteer = try await Gazetteer.open(at: folder, files: files) { _ in }
      #expect(try await gazetteer.nearest(to: 50, 4) == nil)
      #expect(try await gazetteer.locations(matching: "paris").isEmpty)
    }
  }

  /// Returns the distance in metres, by the haversine formula.
  private func distance(_ from: (Double, Double), _ to: (Double, Double)) -> Double {
    let radians = Double.pi / 180
    let latitudes = sin((to.0 - from.0) * radians / 2)
    let longitudes = sin((to.1 - from.1) * radians / 2)
    let square =
      latitudes * latitudes
      + cos(from.0 * radians) * cos(to.0 * radians) * longitudes * longitudes
    return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
  }
}
