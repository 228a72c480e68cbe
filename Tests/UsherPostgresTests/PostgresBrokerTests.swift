#if PostgreSQL
import PostgresClient
import PostgresTesting
import Testing
import UsherPostgres
import UsherPubSub

@Suite("PostgreSQL broker", .needsPostgres, .timeLimit(.minutes(10)))
struct PostgresBrokerTests {
  @Test("each process receives what any of them has sent, in one and the same order")
  func order() async throws {
    try await PostgresDatabase.run { database in
      let brokers = [
        try await PostgresBroker(database.url), try await PostgresBroker(database.url),
      ]
      let topics = brokers.map { Topic<Int>("numbers", on: $0) }
      let subscriptions = topics.map { $0.subscribe(capacity: 1000) }
      let keyed = topics[0].subscribe(key: "3", capacity: 1000)
      try await withThrowingTaskGroup { group in
        for sender in 0..<4 {
          group.addTask {
            for number in 0..<50 {
              try await topics[sender % 2].publish(sender * 1000 + number, key: "\(sender)")
            }
          }
        }
        try await group.waitForAll()
      }
      let received = [
        try await first(200, of: subscriptions[0]), try await first(200, of: subscriptions[1]),
      ]
      #expect(received[0] == received[1])
      for sender in 0..<4 {
        #expect(
          received[0].filter { $0 / 1000 == sender } == (0..<50).map { sender * 1000 + $0 }
        )
      }
      #expect(try await first(50, of: keyed) == (0..<50).map { 3000 + $0 })
      for broker in brokers { await broker.close() }
    }
  }

  @Test(
    "a message that is sent within a transaction is received if this is committed, and only then"
  )
  func transaction() async throws {
    struct Regret: Error {}
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url)
      let pool = PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      let topic = Topic<String>("orders", on: broker)
      let subscription = topic.subscribe()
      try await database.query("CREATE TABLE shipment (id text)")
      for (id, isGood) in [("one", false), ("two", true)] {
        let message = try topic.message(id)
        try? await pool.perform(.writing) { link in
          try link.run("INSERT INTO shipment VALUES ($1)", [.text(id)])
          try broker.publish([message], in: link)
          if !isGood { throw Regret() }
        }
      }
      #expect(try await first(1, of: subscription) == ["two"])
      #expect(try await database.query("SELECT id FROM shipment") == ["two"])
      await pool.close()
      await broker.close()
    }
  }

  @Test("what is sent while a process has lost its connection reaches it afterwards")
  func cutOff() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (
        try await PostgresBroker(database.url), try await PostgresBroker(database.url)
      )
      let subscription = Topic<Int>("numbers", on: one).subscribe()
      let topic = Topic<Int>("numbers", on: two)
      for number in 0..<20 {
        if number % 5 == 0 {
          try await database.query(
            "SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
          )
        }
        try await again { try await topic.publish(number) }
      }
      // One whose commit was thought lost may come twice.
      var received: [Int] = []
      while received.last != 19 {
        let next = try await first(1, of: subscription)
        if next.last != received.last { received += next }
      }
      #expect(received == Array(0..<20))
      await one.close()
      await two.close()
    }
  }

  @Test("what is sent before and after a crash of the database is received")
  func crash() async throws {
    let cluster = try await PostgresCluster()
    try await PostgresDatabase.run(on: cluster) { database in
      let broker = try await PostgresBroker(database.url)
      let topic = Topic<Int>("numbers", on: broker)
      let subscription = topic.subscribe()
      try await topic.publish(1)
      try await cluster.halt()
      let error = await #expect(throws: MessageBrokerError.self) { try await topic.publish(2) }
      #expect(error?.code == .unavailable)
      try await cluster.start()
      try await again { try await topic.publish(3) }
      #expect(try await first(2, of: subscription) == [1, 3])
      await broker.close()
    }
    try await cluster.stop()
  }

  @Test(
    "a process that was away for longer than messages are kept tells that something was missed, and then what is newer"
  )
  func away() async throws {
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url)
      let topic = Topic<Int>("numbers", on: broker)
      let subscription = topic.subscribe()
      // As if it had been sent, and removed, while the broker didn't listen.
      try await database.query(
        """
        WITH new AS (
          INSERT INTO usher_message (topic, bytes, sent) SELECT 'numbers', '7', now() FROM generate_series(1, 9)
          RETURNING number)
        SELECT max(number)::text FROM new
        """
      )
      try await database.query(
        "BEGIN; UPDATE usher_message_removed SET number = (SELECT max(number) + 20 FROM usher_message);"
          + "DELETE FROM usher_message; ALTER TABLE usher_message ALTER number RESTART WITH 100; COMMIT"
      )
      var iterator = subscription.makeAsyncIterator()
      var delivery = await iterator.next()
      // The first nine may have been received, if the broker has just looked.
      while case .value(7) = delivery { delivery = await iterator.next() }
      #expect(delivery == .missed)
      try await topic.publish(8)
      #expect(await iterator.next() == .value(8))
      await broker.close()
    }
  }

  @Test("after a database was set back to an earlier day, what is new is received")
  func setBack() async throws {
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url)
      let topic = Topic<Int>("numbers", on: broker)
      let subscription = topic.subscribe()
      for number in 1...3 { try await topic.publish(number) }
      #expect(try await first(3, of: subscription) == [1, 2, 3])
      // Another process has sent more than there was before, until this one looks.
      try await database.query(
        """
        BEGIN;
        TRUNCATE usher_message RESTART IDENTITY;
        INSERT INTO usher_message (topic, bytes, sent) SELECT 'numbers', '7', now() FROM generate_series(1, 9);
        COMMIT
        """
      )
      var iterator = subscription.makeAsyncIterator()
      #expect(await iterator.next() == .missed)
      try await topic.publish(4)
      #expect(await iterator.next() == .value(4))
      await broker.close()
    }
  }

  @Test("a message that the database can't take holds up no other")
  func refused() async throws {
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url)
      let topic = Topic<Int>("numbers", on: broker)
      let subscription = topic.subscribe()
      try await database.query("ALTER TABLE usher_message ADD CHECK (length(key) < 1024)")
      let failures = await withTaskGroup { group in
        for number in 0..<20 {
          group.addTask {
            // This one is refused by the database alone.
            let message = Message(
              topic: "numbers",
              key: number == 7 ? String(repeating: "k", count: 1024) : nil,
              bytes: Array("\(number)".utf8)
            )
            do {
              try await broker.publish(message)
              return 0
            } catch {
              #expect((error as? MessageBrokerError)?.code == .value)
              return 1
            }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(failures == 1)
      #expect(
        try await first(19, of: subscription).sorted() == (0..<20).filter { $0 != 7 }
      )
      await broker.close()
    }
  }

  @Test("old messages are removed, and nobody who has read them misses anything")
  func removed() async throws {
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url, retention: .seconds(1))
      let topic = Topic<Int>("numbers", on: broker)
      let subscription = topic.subscribe()
      try await topic.publish(1)
      while try await !database.query("SELECT topic FROM usher_message").isEmpty {}
      #expect(try await database.query("SELECT number::text FROM usher_message_removed") == ["1"])
      try await topic.publish(2)
      #expect(try await first(2, of: subscription) == [1, 2])
      await broker.close()
    }
  }

  @Test("an address that is none, or where no database is, is told")
  func noDatabase() async {
    for address in ["nonsense", "postgres://127.0.0.1:1/nothing"] {
      let error = await #expect(throws: MessageBrokerError.self) {
        _ = try await PostgresBroker(address)
      }
      #expect(error?.code == .unavailable && error?.description.isEmpty == false)
    }
  }

  @Test("without a transaction nothing is sent within one")
  func noTransaction() async throws {
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url)
      let pool = PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      let message = try Topic<Int>("numbers", on: broker).message(1)
      let error = await #expect(throws: PostgresError.self) {
        try await pool.perform(.statement) { try broker.publish([message], in: $0) }
      }
      #expect(error?.code == .refused)
      #expect(try await database.query("SELECT topic FROM usher_message").isEmpty)
      await pool.close()
      await broker.close()
    }
  }

  @Test("a broker that can't read says so, and goes on when it can")
  func cannotRead() async throws {
    try await PostgresDatabase.run { database in
      let (failures, fail) = AsyncStream.makeStream(of: MessageBrokerError.self)
      let broker = try await PostgresBroker(database.url, failed: { fail.yield($0) })
      let topic = Topic<Int>("numbers", on: broker)
      let subscription = topic.subscribe()
      try await database.query("ALTER TABLE usher_message_removed RENAME TO elsewhere")
      try await topic.publish(1)
      var iterator = failures.makeAsyncIterator()
      #expect(await iterator.next()?.description.contains("usher_message_removed") == true)
      try await database.query("ALTER TABLE elsewhere RENAME TO usher_message_removed")
      #expect(try await first(1, of: subscription) == [1])
      await broker.close()
      let error = await #expect(throws: MessageBrokerError.self) { try await topic.publish(2) }
      #expect(error?.code == .unavailable)
    }
  }

  @Test("many messages are read in parts, in their order")
  func many() async throws {
    try await PostgresDatabase.run { database in
      let broker = try await PostgresBroker(database.url)
      let subscription = Topic<Int>("numbers", on: broker).subscribe(capacity: 2000)
      try await database.query(
        "INSERT INTO usher_message (topic, bytes, sent) SELECT 'numbers', convert_to(n::text, 'UTF8'), now() FROM generate_series(1, 1000) AS n"
      )
      #expect(try await first(1000, of: subscription) == Array(1...1000))
      await broker.close()
    }
  }

  private struct Missed: Error {}

  private func first<Value>(
    _ count: Int,
    of subscription: Subscription<Value>
  ) async throws -> [Value] {
    var values: [Value] = []
    for await delivery in subscription {
      guard case .value(let value) = delivery else { throw Missed() }
      values.append(value)
      if values.count == count { break }
    }
    return values
  }

  /// Tries until it goes.
  private func again(_ body: () async throws -> Void) async throws {
    for _ in 0..<100 {
      do { return try await body() } catch { try await Task.sleep(for: .milliseconds(100)) }
    }
    try await body()
  }
}
#endif
