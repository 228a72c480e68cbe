import Testing

#if PostgreSQL
@testable import PostgresClient

@Suite("Addresses of databases")
struct AddressTests {
  @Test(
    "printed, they have no password",
    arguments: [
      ("postgres://anna:secret@db.test:5433/goals", "postgres://anna@db.test:5433/goals"),
      ("postgresql://anna:secret@db.test/goals", "postgres://anna@db.test/goals"),
      ("postgres://anna:s%40c%2Fret@db.test/", "postgres://anna@db.test/"),
      ("postgres://anna@db.test/goals?password=secret", "postgres://anna@db.test/goals"),
      ("postgres://anna:secret@one:1,two:2/goals", "postgres://anna@one,two:1,2/goals"),
      ("postgres:///goals?host=/run/x", "postgres:///run/x/goals"),
      ("postgres://", "postgres:///"),
    ]
  )
  func printed(_ text: String, _ description: String) throws {
    let address = try PostgresAddress(text)
    #expect(address.description == description && "\(address)" == description)
    #expect(address.text == text)
  }

  @Test(
    "what is none, or would show a part of the password as something else, is refused",
    arguments: [
      "", "goalbase.sqlite", "mysql://anna:secret@db.test/goals", "host=db.test password=secret",
      "postgres:/anna:secret@db.test", "postgres://anna:secret@db.test:port/goals",
      "postgres://anna:sec@ret@db.test/goals", "postgres://anna:sec/ret@db.test/goals",
      "postgres://anna:1/secret@db.test/goals", "postgres://anna:secret%zz@db.test/goals",
      "postgres://anna:secret@db.test/goals?nothing=such", "postgres://anna:secret@[db.test/goals",
      "postgres://anna:secret@db.test/goals\0",
    ]
  )
  func refused(_ text: String) {
    let error = #expect(throws: PostgresError.self) { try PostgresAddress(text) }
    #expect(error?.code == .invalidAddress)
    #expect(
      error?.description == """
        That is no address of a PostgreSQL database. To fix this, give one as \
        postgres://user:password@localhost:5432/database, and write special characters of the \
        password in percent-encoding, as %40 for @.
        """
    )
  }
}
#endif
