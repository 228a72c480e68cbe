import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Files that are chosen in a page, from the browser's event to the app's last chunk.
@MainActor
@Suite("Uploads", .timeLimit(.minutes(10)))
struct UploadTests {
  let visitor = Visitor(id: "someone")

  @Test("a chosen file comes to the view model, and nothing of it is asked for until it is read")
  func chosen() async throws {
    let tab = try await Tab()
    await tab.choose("5\n3\nimage/png\nridge.png")
    let file = try #require(await tab.inbox.next())
    #expect(file.name == "ridge.png" && file.size == 3 && file.contentType == "image/png")
    #expect(tab.browser.text.contains("ridge.png"))
    await tab.settle()
    #expect(tab.requests.isEmpty)
    let content = Task { try await file.all() }
    let request = await tab.nextRequest()
    #expect(request.number == 5)
    #expect(request.token.count == 32)
    #expect(await tab.send([[1, 2], [], [3]], request.token) == 204)
    #expect(try await content.value == [1, 2, 3])
    #expect(tab.requests.count == 1)
    await tab.host.close()
  }

  @Test("a file that is refused never travels, and the browser may forget it")
  func refused() async throws {
    let tab = try await Tab(Inbox(refuses: true))
    await tab.choose("5\n3\n\na")
    #expect(await tab.nextRequest() == ("", 5))
    await tab.host.close()
  }

  @Test("while 256 files wait, another one can't be read, and the browser may forget it")
  func limited() async throws {
    let told = Mutex<[FileRequest]>([])
    let files = IncomingFiles(Uploads(), of: { Visitor(id: "a") }, startLimit: .seconds(9)) {
      request in
      told.withLock { $0.append(request) }
    }
    let waiting = (0..<256).compactMap { files.file("\($0)\n1\n\na") }
    #expect(waiting.count == 256)
    let another = try #require(files.file("256\n1\n\na"))
    await #expect(throws: IncomingFileError.self) { try await another.all() }
    #expect(told.withLock { $0 } == [.letGo(number: 256)])
    // When one has ended there is room for one more.
    files.fail(7)
    told.withLock { $0 = [] }
    let last = files.file("257\n1\n\na")
    #expect(told.withLock { $0 } == [])
    withExtendedLifetime((waiting, last)) {}
  }

  @Test("several files come one by one, in order")
  func several() async throws {
    let tab = try await Tab()
    for name in ["a", "b", "c"] { await tab.choose("\(tab.count)\n1\n\n\(name)") }
    #expect(tab.browser.text.contains("a, b, c"))
    await tab.host.close()
  }

  @Test("a disabled field takes no file")
  func disabled() async throws {
    let tab = try await Tab()
    let field = try #require(tab.field)
    let button = try #require(tab.browser.element("button", "Disable"))
    await tab.act("click", on: button)
    #expect(field.attributes["disabled"] == "")
    await tab.choose("0\n1\n\na")
    #expect(tab.browser.root.all.first { $0.name == "p" }?.text == "")
    await tab.host.close()
  }

  @Test("an empty file is complete at once")
  func empty() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 0)
    let content = Task { try await file.all() }
    #expect(await tab.send([], tab.nextRequest().token) == 204)
    #expect(try await content.value.isEmpty)
    await tab.host.close()
  }

  @Test("the browser sends no faster than the app reads")
  func backpressure() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 6)
    let body = TestBody([[1], [2], [3], [4], [5], [6]])
    async let status = tab.send(body, tab.nextRequest().token)
    var read: [UInt8] = []
    for try await chunk in file.chunks {
      read += chunk
      await tab.settle()
      // One that was taken, one that waits, and none further on.
      #expect(body.taken <= read.count + 2)
    }
    #expect(read == [1, 2, 3, 4, 5, 6])
    #expect(await status == 204)
    await tab.host.close()
  }

  @Test("an app that stops early tells the browser, which gets a 409")
  func stoppedEarly() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    async let status = tab.send([[1], [2], [3]], tab.nextRequest().token)
    for try await chunk in file.chunks {
      #expect(chunk == [1])
      break
    }
    #expect(await status == 409)
    #expect(await tab.nextRequest() == ("", 0))
    await tab.host.close()
  }

  @Test("a task that is cancelled stops it, though the browser hasn't begun")
  func cancelled() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    let task = Task { try await file.all() }
    let token = await tab.nextRequest().token
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await tab.send([[1], [2], [3]], token) == 404)
    #expect(await tab.nextRequest() == ("", 0))
    await tab.host.close()
  }

  @Test(
    "what isn't as long as was announced is an error for the app, and for the browser",
    arguments: [
      ([[1, 2, 3, 4]], nil, .sizeMismatch, 400), ([[1], [2, 3, 4]], nil, .sizeMismatch, 400),
      ([[1, 2, 3]], 4, .sizeMismatch, 400), ([[1, 2]], 3, .cutOff, 409), ([], nil, .cutOff, 409),
    ] as [([[UInt8]], Int64?, IncomingFileError, Int)]
  )
  func wrongSize(
    _ body: [[UInt8]],
    _ promised: Int64?,
    _ expected: IncomingFileError,
    _ status: Int
  ) async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    async let answer = tab.send(body, tab.nextRequest().token, promised: promised)
    let error = await #expect(throws: IncomingFileError.self) { try await file.all() }
    #expect(error == expected)
    #expect(await answer == status)
    await tab.host.close()
  }

  @Test("a connection that breaks is an error for the app")
  func broken() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    async let answer = tab.send(TestBody([[1]], breaks: true), tab.nextRequest().token)
    let error = await #expect(throws: IncomingFileError.self) { try await file.all() }
    #expect(error == .cutOff)
    #expect(await answer == 409)
    await tab.host.close()
  }

  @Test("a file is expected once, of the visitor who chose it")
  func tokens() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    let content = Task { try await file.all() }
    let token = await tab.nextRequest().token
    #expect(await tab.send([[1, 2, 3]], "nonsense") == 404)
    #expect(await tab.send([[4, 5, 6]], token, from: Visitor(id: "stranger")) == 403)
    #expect(await tab.send([[1, 2, 3]], token) == 204)
    #expect(await tab.send([[1, 2, 3]], token) == 404)
    #expect(try await content.value == [1, 2, 3])
    await tab.host.close()
  }

  @Test("a browser that can't send a file says so, and the app waits no longer")
  func unavailable() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    let content = Task { try await file.all() }
    let request = await tab.nextRequest()
    await tab.receive([0, 4, UInt8(request.number)])
    let error = await #expect(throws: IncomingFileError.self) { try await content.value }
    #expect(error == .unavailable)
    #expect(await tab.send([[1, 2, 3]], request.token) == 404)
    await tab.host.close()
  }

  @Test("a browser that says nothing isn't waited for for ever")
  func timeout() async throws {
    var limits = SessionLimits.patient
    limits.uploadStart = .milliseconds(1)
    let tab = try await Tab(limits: limits)
    let file = try await tab.chooseFile(size: 3)
    let error = await #expect(throws: IncomingFileError.self) { try await file.all() }
    #expect(error == .unavailable)
    await tab.host.close()
  }

  @Test("the end of the session ends what is under way, what is asked for and what is unread")
  func sessionEnds() async throws {
    let tab = try await Tab()
    let unread = try await tab.chooseFile(size: 3)
    let asked = try await tab.chooseFile(size: 3)
    let content = Task { try await asked.all() }
    let token = await tab.nextRequest().token
    let open = try await tab.chooseFile(size: 3)
    var chunks = open.chunks.makeAsyncIterator()
    async let answer = tab.send([[1], [2], [3]], tab.nextRequest().token)
    let first = try await chunks.next()
    #expect(first == [1])
    await tab.host.close()
    let error = await #expect(throws: IncomingFileError.self) { try await content.value }
    #expect(error == .cutOff)
    // The chunk that waited is lost with the rest.
    do {
      let more = try await chunks.next()
      Issue.record("There is more: \(more ?? [])")
    } catch {
      #expect(error as? IncomingFileError == .cutOff)
    }
    await #expect(throws: IncomingFileError.self) { try await unread.all() }
    #expect(await answer == 409)
    #expect(await tab.send([[1, 2, 3]], token) == 404)
  }

  @Test("what the browser missed when its connection broke is asked for once it is back")
  func reconnect() async throws {
    let tab = try await Tab()
    let file = try await tab.chooseFile(size: 3)
    tab.session.disconnected()
    await tab.session.settled()
    let content = Task { try await file.all() }
    let old = tab.connection
    try await tab.connect()
    #expect(await tab.send([[1, 2, 3]], tab.nextRequest().token) == 204)
    #expect(try await content.value == [1, 2, 3])
    #expect(old.frames.count == 2)
    await tab.host.close()
  }

  @Test("after a reload, files that only the document before has have failed at once")
  func reload() async throws {
    let tab = try await Tab()
    let (asked, waiting) = (try await tab.chooseFile(size: 3), try await tab.chooseFile(size: 3))
    let content = Task { try await asked.all() }
    let token = await tab.nextRequest().token
    try await tab.reload()
    for file in [content, Task { try await waiting.all() }] {
      let error = await #expect(throws: IncomingFileError.self) { try await file.value }
      #expect(error == .cutOff)
    }
    #expect(await tab.send([[1, 2, 3]], token) == 404)
    await tab.host.close()
  }
}

extension IncomingFile {
  /// The whole content.
  func all() async throws -> [UInt8] {
    var content: [UInt8] = []
    for try await chunk in chunks { content += chunk }
    return content
  }
}
