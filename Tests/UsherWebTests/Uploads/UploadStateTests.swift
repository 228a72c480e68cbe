import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("The way of a file's content")
struct UploadStateTests {
  typealias State = UploadState<Int, String>

  private func chunk(_ effects: State.Effects) throws -> [UInt8]? {
    try #require(effects.reader).outcome.get()
  }

  private func failure(_ effects: State.Effects) -> IncomingFileError? {
    guard case .failure(let error)? = effects.reader?.outcome else { return nil }
    return error as? IncomingFileError
  }

  @Test("the browser is asked for it once, when the first chunk is")
  func asking() {
    var state = State(size: 2)
    let early = state.open()
    #expect(!early)
    #expect(state.read(1).asks)
    let opened = [state.open(), state.open()]
    #expect(opened == [true, false])
    #expect(!state.read(2).asks)
  }

  @Test("a chunk goes to who waits for it; one that nobody waits for holds up its writer")
  func handingOver() throws {
    var state = State(size: 2)
    _ = state.read(1)
    _ = state.open()
    let first = state.write([1], "a")
    #expect(try chunk(first) == [1])
    #expect(first.writer == "a")
    let second = state.write([2], "b")
    #expect(second.reader == nil && second.writer == nil)
    let taken = state.read(2)
    #expect(taken.reader?.reader == 2)
    #expect(try chunk(taken) == [2])
    #expect(taken.writer == "b")
    #expect(state.finish().ending == .complete)
    #expect(try chunk(state.read(3)) == nil)
  }

  @Test("the end comes to who waits for more")
  func end() throws {
    var state = State(size: 0)
    _ = state.read(1)
    _ = state.open()
    #expect(try chunk(state.finish()) == nil)
  }

  @Test("too much of it, and too little, end it")
  func size() {
    var state = State(size: 1)
    _ = state.read(1)
    _ = state.open()
    let more = state.write([1, 2], "a")
    #expect(failure(more) == .sizeMismatch)
    #expect(more.writer == "a")
    #expect(more.ending == .failed(.sizeMismatch))
    var short = State(size: 1)
    _ = short.read(1)
    _ = short.open()
    #expect(failure(short.finish()) == .cutOff)
  }

  @Test("whatever ends it, nobody waits any more, and it ends once")
  func everybodyIsWoken() {
    var asked = State(size: 1)
    _ = asked.read(1)
    #expect(asked.stop().reader?.reader == 1)
    #expect(asked.fail(.cutOff).ending == nil)
    #expect(asked.ending == .stopped)
    var waiting = State(size: 2)
    _ = waiting.read(1)
    _ = waiting.open()
    _ = waiting.write([1], "a")
    _ = waiting.write([2], "b")
    #expect(waiting.fail(.cutOff).writer == "b")
    #expect(waiting.write([3], "c").writer == "c")
    #expect(failure(waiting.read(2)) == .cutOff)
  }

  @Test("who has all of it and doesn't ask for more hasn't stopped early")
  func stoppedAtTheEnd() {
    var state = State(size: 1)
    _ = state.read(1)
    _ = state.open()
    _ = state.write([1], "a")
    #expect(state.stop().ending == .complete)
  }

  @Test("the time to begin runs out only while nothing has begun")
  func expiry() {
    var state = State(size: 1)
    #expect(state.expire().ending == nil)
    _ = state.read(1)
    #expect(failure(state.expire()) == .unavailable)
    var open = State(size: 1)
    _ = open.read(1)
    _ = open.open()
    #expect(open.expire().ending == nil)
  }

  @Test("a second reader at the same time gets an error, and the first goes on")
  func secondReader() throws {
    var state = State(size: 1)
    _ = state.read(1)
    #expect(failure(state.read(2)) == .alreadyRead)
    _ = state.open()
    #expect(state.write([1], "a").reader?.reader == 1)
  }
}
