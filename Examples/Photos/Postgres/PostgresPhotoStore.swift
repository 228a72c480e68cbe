import Foundation
public import PhotosModel
public import PostgresClient
public import UsherPostgres
package import UsherPubSub

/// A store in a PostgreSQL database, which several processes can use at once.
public final class PostgresPhotoStore: PhotoStore {
  private let pool: PostgresPool
  private let broker: PostgresBroker
  private let topic: Topic<PhotoChange>

  /// Makes the tables if they are missing.
  ///
  /// - Parameters:
  ///   - pool: connections to the database.
  ///   - broker: tells other processes of changes; of the same database.
  /// - Throws: `PostgresError` if the database can't be used.
  public init(_ pool: PostgresPool, _ broker: PostgresBroker) async throws {
    self.pool = pool
    self.broker = broker
    topic = Topic("photos", on: broker)
    try await pool.perform(.writing) { try Self.migrations.run($0) }
  }

  private static let migrations = PostgresMigrations(
    "photos",
    of: "Photos",
    [
      [
        """
        CREATE TABLE photos_photo (
          id text PRIMARY KEY, position bigint NOT NULL, title text NOT NULL, amount text, currency text)
        """,
        """
        CREATE TABLE photos_account (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, username text NOT NULL, password_hash text NOT NULL)
        """,
        // As in the other store, only A to Z are the same as a to z.
        "CREATE UNIQUE INDEX photos_account_name ON photos_account (lower(username COLLATE \"C\"))",
        """
        CREATE TABLE photos_sign_in (
          visitor text PRIMARY KEY, account bigint NOT NULL REFERENCES photos_account ON DELETE CASCADE)
        """,
        """
        CREATE TABLE photos_purchase (
          number bigint GENERATED ALWAYS AS IDENTITY, account bigint NOT NULL REFERENCES photos_account ON DELETE CASCADE,
          photo text NOT NULL, title text NOT NULL, amount text NOT NULL, currency text NOT NULL,
          date timestamptz NOT NULL, UNIQUE (account, photo))
        """,
      ]
    ]
  )

  package func setCatalogue(_ photos: [Photo]) async throws {
    try await pool.perform(.writing) { link in
      // Two processes that start at once do it one after the other.
      try link.run("LOCK TABLE photos_photo IN EXCLUSIVE MODE")
      try link.run("DELETE FROM photos_photo")
      for (position, photo) in photos.enumerated() {
        try link.run(
          "INSERT INTO photos_photo VALUES ($1, $2, $3, $4, $5)",
          [
            .text(photo.id), .integer(position), .text(photo.title),
            .text(photo.price.map { "\($0.amount)" }), .text(photo.price?.currency),
          ]
        )
      }
    }
  }

  package func photos() async throws -> [Photo] {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT id, title, amount, currency FROM photos_photo ORDER BY position"
      )
      return (0..<rows.count).map { Self.photo(rows, $0) }
    }
  }

  package func photo(_ id: Photo.ID) async throws -> Photo? {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT id, title, amount, currency FROM photos_photo WHERE id = $1",
        [.text(id)]
      )
      return rows.count > 0 ? Self.photo(rows, 0) : nil
    }
  }

  package func account(
    named username: String
  ) async throws -> (account: Account, passwordHash: String)? {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        """
        SELECT id, username, password_hash FROM photos_account
        WHERE lower(username COLLATE "C") = lower($1 COLLATE "C")
        """,
        [.text(username)]
      )
      return rows.count > 0 ? (Self.account(rows, 0), rows.text(0, 2)) : nil
    }
  }

  package func createAccount(_ username: String, passwordHash: String) async throws -> Account {
    try await pool.perform(.writing) { link in
      let rows = try link.run(
        """
        INSERT INTO photos_account (username, password_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING
        RETURNING id, username
        """,
        [.text(username), .text(passwordHash)]
      )
      guard rows.count > 0 else { throw PhotosError.usernameTaken }
      return Self.account(rows, 0)
    }
  }

  package func signIns() async throws -> [String: Account] {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT id, username, visitor FROM photos_sign_in JOIN photos_account ON id = account"
      )
      var signIns: [String: Account] = [:]
      for row in 0..<rows.count { signIns[rows.text(row, 2)] = Self.account(rows, row) }
      return signIns
    }
  }

  package func signIn(_ key: String) async throws -> Account? {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        """
        SELECT id, username FROM photos_sign_in JOIN photos_account ON id = account WHERE visitor = $1
        """,
        [.text(key)]
      )
      return rows.count > 0 ? Self.account(rows, 0) : nil
    }
  }

  package func setSignIn(_ account: Account?, _ key: String) async throws {
    let message = try topic.message(.signIn(key))
    try await pool.perform(.writing) { link in
      if let account {
        try link.run(
          """
          INSERT INTO photos_sign_in VALUES ($1, $2)
          ON CONFLICT (visitor) DO UPDATE SET account = excluded.account
          """,
          [.text(key), .integer(Int(account.id))]
        )
      } else {
        try link.run("DELETE FROM photos_sign_in WHERE visitor = $1", [.text(key)])
      }
      try broker.publish([message], in: link)
    }
  }

  package func moveSignIn(_ key: String, to new: String) async throws {
    let messages = try [key, new].map { try topic.message(.signIn($0)) }
    try await pool.perform(.writing) { link in
      let row = try link.run(
        "SELECT FROM photos_sign_in WHERE visitor = $1 FOR UPDATE",
        [.text(key)]
      )
      guard row.count > 0 else { return }
      try link.run("DELETE FROM photos_sign_in WHERE visitor = $1", [.text(new)])
      // Not a new row, which would wait for that of the account.
      try link.run(
        "UPDATE photos_sign_in SET visitor = $2 WHERE visitor = $1",
        [.text(key), .text(new)]
      )
      try broker.publish(messages, in: link)
    }
  }

  package func removeSignIns(
    of account: Account.ID,
    except key: String?
  ) async throws -> [String] {
    try await pool.perform(.writing) { link in
      // Whoever signs in at this moment waits for this row, or this for them.
      try link.run("SELECT FROM photos_account WHERE id = $1 FOR UPDATE", [.integer(Int(account))])
      // No key is empty, so an empty one spares none.
      let rows = try link.run(
        "DELETE FROM photos_sign_in WHERE account = $1 AND visitor <> $2 RETURNING visitor",
        [.integer(Int(account)), .text(key ?? "")]
      )
      let keys = (0..<rows.count).map { rows.text($0, 0) }
      try broker.publish(keys.map { try topic.message(.signIn($0)) }, in: link)
      return keys
    }
  }

  package func purchases(of account: Account) async throws -> [Purchase] {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        """
        SELECT photo, title, amount, currency, date FROM photos_purchase WHERE account = $1
        ORDER BY date DESC, number DESC
        """,
        [.integer(Int(account.id))]
      )
      return (0..<rows.count).map { Self.purchase(rows, $0) }
    }
  }

  package func record(_ purchase: Purchase, of account: Account) async throws -> Purchase {
    let message = try topic.message(.purchases(account.id))
    return try await pool.perform(.writing) { link in
      let added = try link.run(
        """
        INSERT INTO photos_purchase (account, photo, title, amount, currency, date) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING
        """,
        [
          .integer(Int(account.id)), .text(purchase.photoID), .text(purchase.title),
          .text("\(purchase.price.amount)"), .text(purchase.price.currency), .date(purchase.date),
        ]
      )
      let rows = try link.run(
        """
        SELECT photo, title, amount, currency, date FROM photos_purchase WHERE account = $1 AND photo = $2
        """,
        [.integer(Int(account.id)), .text(purchase.photoID)]
      )
      if added.changes > 0 { try broker.publish([message], in: link) }
      return rows.count > 0 ? Self.purchase(rows, 0) : purchase
    }
  }

  package func changes() -> Subscription<PhotoChange>? { topic.subscribe(capacity: 1000) }

  private static func account(_ rows: borrowing PostgresRows, _ row: Int) -> Account {
    Account(id: Int64(rows.integer(row, 0)), username: rows.text(row, 1))
  }

  private static func photo(_ rows: borrowing PostgresRows, _ row: Int) -> Photo {
    Photo(id: rows.text(row, 0), title: rows.text(row, 1), price: money(rows, row))
  }

  private static func purchase(_ rows: borrowing PostgresRows, _ row: Int) -> Purchase {
    Purchase(
      photoID: rows.text(row, 0),
      title: rows.text(row, 1),
      price: money(rows, row) ?? Money(0, rows.text(row, 3)),
      date: rows.date(row, 4)
    )
  }

  private static func money(_ rows: borrowing PostgresRows, _ row: Int) -> Money? {
    guard !rows.isNull(row, 2), let amount = Decimal(string: rows.text(row, 2)) else { return nil }
    return Money(amount, rows.text(row, 3))
  }
}
