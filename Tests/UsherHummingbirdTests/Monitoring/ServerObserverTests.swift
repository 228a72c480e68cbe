#if Hummingbird
import InMemoryTracing
import Logging
import Metrics
import Synchronization
import Testing
import Tracing
import UsherWeb

@testable import UsherHummingbird

@Suite("What a server tells the log and the tracer")
struct ServerObserverTests {
  /// Keeps what is logged.
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
      let words = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted().joined(separator: " ")
      lines.all.withLock { $0.append("\(event.level) \(event.message) [\(words)]") }
    }
  }

  @Test("a line has its level, and reason, session, app and source apart from its text")
  func log() {
    let lines = Lines()
    let observer = ServerObserver(
      logger: Logger(label: "test") { _ in Handler(lines: lines) },
      metrics: HostMetrics(PrometheusMetrics())
    )
    observer.log(
      HostLogEntry(
        .socket,
        "Refused.",
        session: "0123456789abcdef",
        app: "/photos",
        source: "192.0.2.1"
      )
    )
    observer.log(HostLogEntry(.store, "Full."))
    observer.log(HostLogEntry(.unknown, "Gone."))
    #expect(
      lines.all.withLock(\.self) == [
        "warning Refused. [app=/photos reason=socket session=01234567 source=192.0.2.1]",
        "error Full. [reason=store]", "info Gone. [reason=unknown]",
      ]
    )
  }

  @Test("work is a span with its parts, and what it begins is a part, too")
  func spans() throws {
    let tracer = InMemoryTracer()
    let tracing = HostTracing(tracer)
    let token = "0123456789abcdef"
    let event = try #require(
      tracing.begin(HostWork(.event, app: "/photos", session: token), within: nil)
    )
    event.run { tracer.startSpan("model").end() }
    let store = try #require(
      tracing.begin(HostWork(.store, app: "/photos", session: token), within: event)
    )
    event.end("“click” of <button>", error: nil)
    store.end(nil, error: CancellationError())
    let spans = tracer.finishedSpans
    #expect(spans.map(\.operationName) == ["model", "usher.event", "usher.store"])
    let id = spans[1].spanID
    #expect(spans.map(\.parentSpanID) == [id, nil, id])
    #expect(spans[1].attributes.get("usher.session") == "01234567")
    #expect(spans[1].attributes.get("usher.app") == "/photos")
    #expect(spans[1].attributes.get("usher.event") == "“click” of <button>")
    #expect(spans[2].errors.count == 1)
  }

  @Test("without a tracer nothing is followed")
  func noTracer() {
    let work = HostWork(.event, app: "/photos", session: "0")
    #expect(HostTracing(NoOpTracer()).begin(work, within: nil) == nil)
  }
}
#endif
