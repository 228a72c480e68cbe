import Testing
import UsherPubSub

@Suite("What changes for one shows for all", .timeLimit(.minutes(10)))
struct TopicTests {
  private struct Change: Codable, Equatable {
    let id: Int
    var text = ""
  }

  private let broker = LocalBroker()

  private func topic<Value>(_ type: Value.Type = Int.self, _ name: String = "numbers") -> Topic<
    Value
  > {
    Topic(name, on: broker)
  }

  @Test("each subscriber receives each value, in the order in which they were sent")
  func order() async throws {
    let topic = topic()
    let subscriptions = [topic.subscribe(), topic.subscribe()]
    for number in 1...50 { try await topic.publish(number) }
    broker.finish()
    for subscription in subscriptions {
      #expect(await all(subscription) == (1...50).map { .value($0) })
    }
  }

  @Test(
    "a subscriber of a key receives what concerns it or all, one without a key receives everything"
  )
  func keys() async throws {
    let topic = topic()
    let (anna, ben, everything) = (
      topic.subscribe(key: "anna"), topic.subscribe(key: "ben"), topic.subscribe()
    )
    try await topic.publish(1, key: "anna")
    try await topic.publish(2, key: "ben")
    try await topic.publish(3)
    broker.finish()
    #expect(await all(anna) == [.value(1), .value(3)])
    #expect(await all(ben) == [.value(2), .value(3)])
    #expect(await all(everything) == [.value(1), .value(2), .value(3)])
  }

  @Test("topics don't hear each other")
  func topics() async throws {
    let (one, other) = (topic(Int.self, "one"), topic(Int.self, "other"))
    let subscription = one.subscribe()
    try await other.publish(1)
    try await one.publish(2)
    broker.finish()
    #expect(await all(subscription) == [.value(2)])
  }

  @Test("what was sent before isn't received")
  func before() async throws {
    let topic = topic()
    try await topic.publish(1)
    let subscription = topic.subscribe()
    try await topic.publish(2)
    broker.finish()
    #expect(await all(subscription) == [.value(2)])
  }

  @Test(
    "a subscriber that is too slow holds up nobody, learns that it has missed something, and then what is newer"
  )
  func slow() async throws {
    let topic = topic()
    let (slow, quick) = (topic.subscribe(capacity: 3), topic.subscribe(capacity: 10))
    for number in 1...6 { try await topic.publish(number) }
    // What it is told to read again includes all that waited, and what was sent until it is told.
    var iterator = slow.makeAsyncIterator()
    #expect(await iterator.next() == .missed)
    try await topic.publish(7)
    broker.finish()
    #expect(await all(slow) == [.value(7)])
    #expect(await all(quick) == (1...7).map { .value($0) })
  }

  @Test("a value that this version can't decode is told as missed")
  func otherVersion() async throws {
    let (old, new) = (topic(Int.self), topic(Change.self))
    let subscription = new.subscribe()
    try await old.publish(7)
    try await new.publish(Change(id: 8))
    broker.finish()
    #expect(await all(subscription) == [.missed, .value(Change(id: 8))])
  }

  @Test("a value that is too large isn't sent, and the error says what to do")
  func tooLarge() async throws {
    let topic = topic(Change.self, "changes")
    let subscription = topic.subscribe()
    let large = Change(id: 1, text: String(repeating: "x", count: Message.limit))
    await #expect {
      try await topic.publish(large)
    } throws: { error in
      let error = error as? MessageBrokerError
      return error?.code == .value && error?.description.contains("“changes”") == true
    }
    broker.finish()
    #expect(await all(subscription).isEmpty)
  }

  @Test("a subscription waits for what comes")
  func waits() async throws {
    let topic = topic()
    let subscription = topic.subscribe()
    let first = Task {
      for await delivery in subscription { return delivery }
      return .missed
    }
    await Task.yield()
    try await topic.publish(1)
    #expect(await first.value == .value(1))
  }

  @Test("a subscription ends with its task, and nothing of it is left", arguments: [0, 3])
  func cancelled(waiting: Int) async throws {
    let topic = topic()
    let subscription = topic.subscribe()
    for number in 0..<waiting { try await topic.publish(number) }
    let task = Task {
      // What waits isn't received by a task that was cancelled.
      while !Task.isCancelled { await Task.yield() }
      return await all(subscription)
    }
    task.cancel()
    #expect(await task.value.isEmpty)
    #expect(broker.count == 0)
  }

  @Test("a subscription that waits ends with its task")
  func cancelledWaiting() async {
    let subscription = topic().subscribe()
    let task = Task { await all(subscription) }
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    #expect(await task.value.isEmpty)
    #expect(broker.count == 0)
  }

  @Test("after the end of a broker subscriptions end at once")
  func afterEnd() async {
    broker.finish()
    let topic = topic()
    #expect(await all(topic.subscribe()).isEmpty)
    var changes = topic.changes().makeAsyncIterator()
    #expect(await changes.next() == nil)
  }

  @Test("for whoever reads all again, what wasn't received yet is one change")
  func changes() async throws {
    let topic = topic()
    let (all, even) = (topic.changes(), topic.changes { $0 % 2 == 0 })
    for number in 1...5 { try await topic.publish(number, key: "key") }
    broker.publishMissed()
    let odd = topic.changes(key: "another") { $0 % 2 == 1 }
    try await topic.publish(1, key: "key")
    broker.finish()
    #expect(await count(all) == 1)
    #expect(await count(even) == 1)
    #expect(await count(odd) == 0)
  }

  @Test("a stream of changes ends with its task, and nothing of it is left")
  func changesEnd() async {
    let topic = topic()
    do {
      let changes = topic.changes()
      #expect(broker.count == 1)
      let task = Task { await count(changes) }
      task.cancel()
      #expect(await task.value == 0)
    }
    #expect(broker.count == 0)
  }

  @Test("a subscription that nobody holds ends, and nothing of it is left")
  func released() async {
    let topic = topic()
    do {
      let subscription = topic.subscribe()
      #expect(broker.count == 1)
      _ = subscription
    }
    #expect(broker.count == 0)
  }

  @Test("from many tasks at once, all subscribers receive everything in one and the same order")
  func manyTasks() async throws {
    let topic = topic()
    let subscriptions = (0..<4).map { _ in topic.subscribe(capacity: 10_000) }
    let early = topic.subscribe(capacity: 10_000)
    let reading = Task { await all(early) }
    await withTaskGroup { group in
      for sender in 0..<8 {
        group.addTask { for number in 0..<500 { try? await topic.publish(sender * 1000 + number) } }
      }
    }
    broker.finish()
    let first = await all(subscriptions[0])
    #expect(await reading.value == first)
    #expect(first.count == 4000)
    for sender in 0..<8 {
      let own = first.filter {
        if case .value(let value) = $0 { value / 1000 == sender } else { false }
      }
      #expect(own == (0..<500).map { .value(sender * 1000 + $0) })
    }
    for other in subscriptions.dropFirst() { #expect(await all(other) == first) }
  }

  @Test("subscribers come and go while values are sent")
  func comeAndGo() async throws {
    let topic = topic()
    await withTaskGroup { group in
      for index in 0..<200 {
        let subscription = topic.subscribe(key: "key \(index % 7)")
        group.addTask {
          var received: [Int] = []
          for await delivery in subscription {
            // Who is slow has missed what was sent before.
            guard case .value(let value) = delivery else { break }
            received.append(value)
            if received.count == 5 { break }
          }
          #expect(received == received.sorted())
          #expect(received.allSatisfy { $0 % 7 == index % 7 })
        }
        for number in index * 40..<(index + 1) * 40 {
          try? await topic.publish(number, key: "key \(number % 7)")
        }
      }
      broker.finish()
    }
    #expect(broker.count == 0)
  }

  private func count(_ changes: AsyncStream<Void>) async -> Int {
    await changes.reduce(0) { count, _ in count + 1 }
  }

  private func all<Value>(_ subscription: Subscription<Value>) async -> [Delivery<Value>] {
    var all: [Delivery<Value>] = []
    for await delivery in subscription { all.append(delivery) }
    return all
  }
}
