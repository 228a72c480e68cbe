#if PostgreSQL
import PostgresClient
import UsherPubSub

/// The messages of a while, in the order in which they were committed.
enum MessageTable {
  /// The channel on which all processes are told that there is something new.
  static let channel = "usher_messages"

  /// The key of the lock of those who send; any number that no other program uses.
  private static let lock = 0x7573_6865_725F_6D73

  /// How many messages are read at a time, and how many are removed.
  private static let page = 100, portion = 5000

  /// Adds messages, in their order. They are there when the transaction is committed.
  static func add(_ messages: [Message], _ link: PostgresLink) throws {
    guard link.isInTransaction else {
      throw PostgresError(.refused, "Messages are sent within a transaction, and there is none.")
    }
    // Without it, a message could be committed after one with a higher number, and whoever has read that one would never
    // see it.
    try link.run("SELECT pg_advisory_xact_lock($1)", [.integer(lock)])
    try link.run(
      """
      INSERT INTO usher_message (topic, key, bytes, sent)
      SELECT topic, key, bytes, clock_timestamp()
      FROM unnest($1::text[], $2::text[], $3::bytea[]) WITH ORDINALITY AS new (topic, key, bytes, place) ORDER BY place
      """,
      [
        .texts(messages.map(\.topic)), .texts(messages.map(\.key)),
        .byteArrays(messages.map(\.bytes)),
      ]
    )
    try link.run("SELECT pg_notify($1, '')", [.text(channel)])
  }

  /// Where a reader is.
  struct Position: Equatable {
    /// The number of the last message that was read or removed.
    var number: Int
    /// When the message was sent, as PostgreSQL writes it; `nil` if it was removed.
    var sent: String?
  }

  /// What follows a position.
  struct News {
    var messages: [Message] = []
    var position: Position
    /// Whether messages before these aren't there any more.
    var isIncomplete = false
    /// Whether there may be more.
    var isPart = false
  }

  /// Returns the position of the last message.
  static func end(_ link: PostgresLink) throws -> Position {
    let rows = try link.run(
      """
      SELECT coalesce(last.number, gone.number), last.sent::text FROM usher_message_removed AS gone
      LEFT JOIN LATERAL (SELECT number, sent FROM usher_message ORDER BY number DESC LIMIT 1) AS last ON true
      """
    )
    try check(rows)
    return Position(number: rows.integer(0, 0), sent: rows.isNull(0, 1) ? nil : rows.text(0, 1))
  }

  /// Returns the messages after a position.
  static func news(after position: Position, _ link: PostgresLink) throws -> News {
    // One statement sees one state: no message can be removed between the tables.
    let rows = try link.run(
      """
      SELECT gone.number, before.sent::text, message.number, message.topic, message.key, message.bytes, message.sent::text
      FROM (SELECT number FROM usher_message_removed LIMIT 1) AS gone
      LEFT JOIN usher_message AS before ON before.number = $1
      LEFT JOIN LATERAL (
        SELECT * FROM usher_message WHERE number > greatest($1, gone.number) ORDER BY number LIMIT \(page)
      ) AS message ON true
      ORDER BY message.number
      """,
      [.integer(position.number)]
    )
    try check(rows)
    let removed = rows.integer(0, 0)
    let sent = rows.isNull(0, 1) ? nil : rows.text(0, 1)
    // The database may be a copy of an earlier day, where numbers come again: then the last message that was read isn't
    // there, or is another one.
    if removed < position.number, sent != position.sent || sent == nil {
      return News(position: try end(link), isIncomplete: true)
    }
    var news = News(position: position, isIncomplete: removed > position.number)
    if removed > position.number { news.position = Position(number: removed) }
    for row in 0..<rows.count where !rows.isNull(row, 2) {
      news.position = Position(number: rows.integer(row, 2), sent: rows.text(row, 6))
      news.messages.append(
        Message(
          topic: rows.text(row, 3),
          key: rows.isNull(row, 4) ? nil : rows.text(row, 4),
          bytes: rows.bytes(row, 5)
        )
      )
    }
    news.isPart = news.messages.count == page
    return news
  }

  private static func check(_ rows: borrowing PostgresRows) throws(PostgresError) {
    guard rows.count > 0 else {
      throw PostgresError(.refused, "The table usher_message_removed has lost its row.")
    }
  }

  /// Removes messages that were sent longer ago than a number of seconds, the oldest first.
  ///
  /// - Returns: whether there may be more of them.
  static func removeOld(_ seconds: Int, _ link: PostgresLink) throws -> Bool {
    // One process does it, and the others don't wait.
    let turn = try link.run("SELECT pg_try_advisory_xact_lock($1)", [.integer(lock + 1)])
    guard turn.boolean(0, 0) else { return false }
    let rows = try link.run(
      """
      WITH old AS (
        SELECT number FROM usher_message WHERE sent < now() - $1 * interval '1 second' ORDER BY sent LIMIT \(portion)),
      gone AS (
        DELETE FROM usher_message WHERE number IN (SELECT number FROM old) RETURNING number),
      noted AS (
        UPDATE usher_message_removed SET number = (SELECT max(number) FROM gone)
        WHERE number < (SELECT max(number) FROM gone))
      SELECT count(*) FROM gone
      """,
      [.integer(seconds)]
    )
    return rows.integer(0, 0) == portion
  }
}
#endif
