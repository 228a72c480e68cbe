#if Hummingbird
import Foundation
import Metrics
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Metrics for Prometheus")
struct PrometheusMetricsTests {
  let metrics = PrometheusMetrics()

  @Test("each kind of metric has its lines, sorted by name and labels")
  func kinds() {
    Counter(label: "orders_total", dimensions: [("kind", "b")], factory: metrics).increment(by: 2)
    Counter(label: "orders_total", dimensions: [("kind", "a")], factory: metrics).increment()
    Meter(label: "depth", factory: metrics).set(1.5)
    Gauge(label: "level", factory: metrics).record(-3)
    Metrics.Timer(label: "wait_seconds", factory: metrics).recordMilliseconds(20)
    let text = metrics.text
    #expect(
      text.hasPrefix(
        """
        # HELP depth A metric of the app.
        # TYPE depth gauge
        depth 1.5
        # HELP level A metric of the app.
        # TYPE level gauge
        level -3
        # HELP orders_total A metric of the app.
        # TYPE orders_total counter
        orders_total{kind="a"} 1
        orders_total{kind="b"} 2
        # HELP wait_seconds A metric of the app.
        # TYPE wait_seconds histogram

        """
      )
    )
    #expect(
      text.contains("wait_seconds_bucket{le=\"0.01\"} 0\nwait_seconds_bucket{le=\"0.025\"} 1\n")
    )
    #expect(
      text.hasSuffix(
        "wait_seconds_bucket{le=\"+Inf\"} 1\nwait_seconds_sum 0.02\nwait_seconds_count 1\n"
      )
    )
  }

  @Test("the same name and labels are the same metric, in whatever order the labels come")
  func same() {
    let (one, other) = ([("a", "1"), ("b", "2")], [("b", "2"), ("a", "1")])
    Counter(label: "c_total", dimensions: one, factory: metrics).increment()
    Counter(label: "c_total", dimensions: other, factory: metrics).increment()
    #expect(metrics.text.contains("c_total{a=\"1\",b=\"2\"} 2\n"))
  }

  @Test("names and labels can't break the text")
  func escaping() {
    let labels = [("le", "1"), ("wh-at", "a\"b\\c\nd"), ("", "x")]
    Counter(label: "9 lives{}", dimensions: labels, factory: metrics).increment()
    #expect(
      metrics.text.hasSuffix("_9_lives__{_=\"x\",exported_le=\"1\",wh_at=\"a\\\"b\\\\c\\nd\"} 1\n")
    )
  }

  @Test("labels that a stranger chooses don't fill the memory")
  func limit() {
    let metrics = PrometheusMetrics(limit: 10)
    for number in 0..<1000 {
      Counter(label: "c_total", dimensions: [("n", "\(number)")], factory: metrics).increment()
    }
    #expect(metrics.text.split(separator: "\n").count == 12)
  }

  @Test("a name has one type; another use of it is dropped")
  func types() {
    Counter(label: "c", factory: metrics).increment()
    Meter(label: "c", factory: metrics).set(7)
    #expect(metrics.text.contains("# TYPE c counter\nc 1\n"))
  }

  @Test("what is destroyed isn't shown any more")
  func destroyed() {
    let counter = Counter(label: "c_total", factory: metrics)
    counter.destroy()
    #expect(metrics.text.isEmpty)
  }

  @Test("all metrics of a server are there, under their names, and promtool has nothing to say")
  func promtool() throws {
    let host = HostMetrics(metrics)
    let app = "/sh\"op"
    for measurement: HostMeasurement in [
      .sessionOpened(app: app), .sessionContinued(app: app), .sessionEnded(app: app),
      .reconnected(app: app), .event(app: app), .turn(app: app, time: .microseconds(70)),
      .frame(app: app, bytes: 12), .stored(app: app, time: .milliseconds(1), bytes: 900),
      .storeFailed(app: app), .pageLost(app: app), .scriptFailed(app: app), .refused(.page),
    ] { host.record(measurement) }
    var status = HostStatus()
    status.sessions = 3
    host.sample(status, connections: 4)
    let text = metrics.text
    for metric in HostMetric.allCases {
      #expect(text.contains("# TYPE \(metric.rawValue) \(metric.kind.rawValue)\n"), "\(metric)")
      if metric.kind != .histogram, metric != .refusals {
        #expect(text.contains("\n\(metric.rawValue)"), "\(metric)")
      }
    }
    #expect(text.contains("usher_sessions 3\n"))
    #expect(text.contains("usher_connections 4\n"))
    #expect(text.contains("usher_refusals_total{reason=\"page\"} 1\n"))
    #expect(text.contains("usher_refusals_total{reason=\"socket\"} 0\n"))
    #expect(try #require(Self.value("process_resident_memory_bytes", in: text)) > 1e6)
    try Self.check(text)
  }

  private static func value(_ name: String, in text: String) -> Double? {
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
    return line.flatMap { Double($0.dropFirst(name.count + 1)) }
  }

  /// Lets Prometheus' own tool read a text: `scripts/install prometheus`.
  static func check(_ text: String) throws {
    let tool = "/usr/bin/promtool"
    try #require(FileManager.default.isExecutableFile(atPath: tool), "scripts/install prometheus")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["check", "metrics"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = output
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
    #expect(said.isEmpty, "\(String(decoding: said, as: UTF8.self))")
  }
}
#endif
