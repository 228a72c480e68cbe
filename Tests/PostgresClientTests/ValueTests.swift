#if PostgreSQL
import Foundation
import PostgresTesting
import Testing

@testable import PostgresClient

@Suite(
  "Values of a database",
  .enabled(if: PostgresBinaries.folder != nil, Comment(rawValue: PostgresBinaries.advice)),
  .timeLimit(.minutes(10))
)
struct ValueTests {
  @Test("times, booleans and numbers that may be missing come back as they were sent")
  func values() async throws {
    try await PostgresDatabase.run { database in
      let pool = PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      for seconds in [
        0, 1_700_000_000.123456, -62_135_596_800, 253_402_300_799, 946_684_799.999999,
      ] {
        let date = Date(timeIntervalSince1970: seconds)
        try await pool.perform(.statement) { link in
          let rows = try link.run(
            "SELECT $1, $2, $3, $4, $5, $1 = to_timestamp($6)",
            [
              .date(date), .boolean(true), .boolean(false), .integer(Int?.none),
              .integer(Int?.some(-7)), PostgresParameter("\(seconds)", type: 701),
            ]
          )
          let (back, isSame) = (rows.date(0, 0), rows.boolean(0, 5))
          let (yes, no) = (rows.boolean(0, 1), rows.boolean(0, 2))
          let (isMissing, number) = (rows.isNull(0, 3), rows.integer(0, 4))
          #expect(abs(back.timeIntervalSince(date)) < 1e-5 && isSame)
          #expect(yes && !no)
          #expect(isMissing && number == -7)
        }
      }
      await pool.close()
    }
  }

  @Test("a time that there isn't is refused", arguments: [1e300, -1e300, 1e15])
  func extremes(_ seconds: Double) async throws {
    try await PostgresDatabase.run { database in
      let pool = PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      let date = Date(timeIntervalSince1970: seconds)
      await #expect(throws: PostgresError.self) {
        try await pool.perform(.statement) { _ = try $0.run("SELECT $1", [.date(date)]).count }
      }
      await pool.close()
    }
  }
}
#endif
