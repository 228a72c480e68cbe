import Testing

@testable import CloudyModel

@Suite("Favourites")
struct FavoritesTests {
  private let store: SQLitePlaceStore

  init() async throws {
    store = try .inMemory()
    for location in [Location.brussels, .ghent, .lier] {
      try await store.add(location, of: "ada")
    }
  }

  @Test("are kept in the order they were added, each visitor's own")
  func order() async throws {
    #expect(try await store.favorites(of: "ada") == [.brussels, .ghent, .lier])
    #expect(try await store.favorites(of: "bob").isEmpty)
  }

  @Test("a visitor with a new name keeps theirs, and who has the old name has none")
  func rename() async throws {
    try await store.rename("ada", to: "new")
    #expect(try await store.favorites(of: "new") == [.brussels, .ghent, .lier])
    #expect(try await store.favorites(of: "ada").isEmpty)
  }

  @Test("one that is added or inserted twice is kept once, where it was")
  func twice() async throws {
    try await store.add(.brussels, of: "ada")
    try await store.insert(.ghent, at: 0, of: "ada")
    // The other fields may differ; it is the same place.
    try await store.add(.sample("Lier", 51.13128, 4.57041, region: ""), of: "ada")
    #expect(try await store.favorites(of: "ada") == [.brussels, .ghent, .lier])
  }

  @Test("places of one name elsewhere are others")
  func others() async throws {
    let others = [Location.sample("Lier", 59.78, 4.57041), .sample("Lier", 51.13128, 10.24)]
    for other in others { try await store.add(other, of: "ada") }
    #expect(try await store.favorites(of: "ada").suffix(2) == others)
  }

  @Test("one that is removed can be put back where it was", arguments: 0..<3)
  func undo(_ position: Int) async throws {
    let before = try await store.favorites(of: "ada")
    let removed = before[position]
    let was = try await store.remove(removed, of: "ada")
    #expect(was == position)
    #expect(try await store.favorites(of: "ada") == before.filter { $0 != removed })
    try await store.insert(removed, at: position, of: "ada")
    #expect(try await store.favorites(of: "ada") == before)
  }

  @Test("what is no favourite can't be removed, and nothing is")
  func unknown() async throws {
    let position = try await store.remove(.sample("Mol", 51.19, 5.1), of: "ada")
    #expect(position == nil)
    #expect(try await store.remove(.brussels, of: "bob") == nil)
    #expect(try await store.favorites(of: "ada").count == 3)
  }

  @Test("F2.10: the last one can be removed, and one added again")
  func last() async throws {
    for location in [Location.brussels, .ghent, .lier] {
      #expect(try await store.remove(location, of: "ada") == 0)
    }
    #expect(try await store.favorites(of: "ada").isEmpty)
    try await store.add(.lier, of: "ada")
    #expect(try await store.favorites(of: "ada") == [.lier])
  }

  @Test(
    "one is inserted at a position, or at the nearest there is",
    arguments: [(.min, 0), (-1, 0), (0, 0), (1, 1), (3, 3), (4, 3), (.max, 3)]
  )
  func insert(_ position: Int, _ expected: Int) async throws {
    let mol = Location.sample("Mol", 51.19, 5.1)
    try await store.insert(mol, at: position, of: "ada")
    #expect(try await store.favorites(of: "ada").firstIndex(of: mol) == expected)
  }

  @Test(
    "one is moved to where it is to be, or as near as can be",
    arguments: [
      (0, 0, "BGL"), (0, 1, "GBL"), (0, 2, "GLB"), (1, 0, "GBL"), (2, 0, "LBG"), (2, 1, "BLG"),
      (0, 3, "GLB"), (0, .max, "GLB"), (2, -1, "LBG"), (2, .min, "LBG"), (3, 0, "BGL"),
      (-1, 0, "BGL"), (.max, 0, "BGL"),
    ]
  )
  func move(_ source: Int, _ target: Int, _ expected: String) async throws {
    try await store.move(from: source, to: target, of: "ada")
    let initials = try await store.favorites(of: "ada").compactMap(\.name.first)
    #expect(String(initials) == expected)
  }
}
