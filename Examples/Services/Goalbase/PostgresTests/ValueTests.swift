import Goalbase
import GoalbaseFixtures
import PostgresClient
import PostgresTestSupport
import PostgresTesting
import Testing

@testable import GoalbasePostgres

@Suite("Values arrive as they were sent", .needsPostgres)
struct ValueTests {
  @Test(
    "names",
    arguments: [
      "", "'", "'); DROP TABLE players; --", "\\", "\\'", "$1", "%s", "NULL", "Zoë 🙂 e\u{301}",
      String(repeating: "ö", count: 100_000),
    ]
  )
  func names(_ name: String) async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open()
      let record = try await store.createPlayer(name: name, at: Timestamp(milliseconds: 0))
      #expect(record.player.name == name)
      let players = try await store.players().value
      #expect(players == [record.player])
      // Not only equal, but the same characters.
      #expect(players.map { Array($0.name.utf8) } == [Array(name.utf8)])
      #expect(try await store.deletePlayer(record.player.id, withMatches: false) == record)
    }
  }

  @Test("a name that PostgreSQL can't hold is an error, and the store goes on")
  func zero() async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open(connections: 1)
      let time = Timestamp(milliseconds: 0)
      let error = await #expect(throws: PostgresError.self) {
        try await store.createPlayer(name: "a\0b", at: time)
      }
      #expect(error?.code == .refused && error?.state == "22021")
      _ = try await store.createPlayer(name: "Anna", at: time)
      #expect(try await store.version().changes == 1)
    }
  }

  @Test(
    "moments, to the millisecond",
    arguments: [
      0, 1, -1, 999, -999, 946_684_800_000, 946_684_799_999, 946_684_800_001, 1_475_755_200_500,
      -62_135_596_800_000, 253_402_300_799_999,
    ]
  )
  func moments(_ milliseconds: Int64) async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open()
      let time = Timestamp(milliseconds: milliseconds)
      let record = try await store.createPlayer(name: "Anna", at: time)
      #expect(record.createdAt == time)
      let seconds = try await database.query(
        "SELECT (extract(epoch FROM created_at) * 1000)::bigint FROM players"
      )
      #expect(seconds == ["\(milliseconds)"])
      #expect(try await store.deletePlayer(record.player.id, withMatches: false) == record)
    }
  }

  @Test("moments that no calendar reaches are refused", arguments: [Int64.min, .max])
  func outOfRange(_ milliseconds: Int64) async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open()
      let error = await #expect(throws: PostgresError.self) {
        try await store.createPlayer(name: "Anna", at: Timestamp(milliseconds: milliseconds))
      }
      #expect(error?.code == .refused && error?.state == "22008")
      #expect(try await store.version().changes == 0)
    }
  }

  @Test("ids, each digit in its place")
  func ids() {
    let text = "01234567-89ab-cdef-fedc-ba9876543210"
    let half: [UInt8] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF]
    let bytes = half + half.reversed().map { $0 << 4 | $0 >> 4 }
    #expect(bytes.withUnsafeBytes { PostgresID($0) }.entity == EntityID(text))
  }
}
