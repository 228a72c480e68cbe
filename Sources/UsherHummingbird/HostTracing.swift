#if Hummingbird
import Tracing
import UsherWeb

/// Follows the work of sessions by the tracer that the app has chosen by `InstrumentationSystem.bootstrap`.
struct HostTracing: Sendable {
  private let tracer: (any Tracer)?

  /// - Parameter tracer: the tracer; by default that of the process, if there is one.
  init(_ tracer: any Tracer = InstrumentationSystem.tracer) {
    self.tracer = tracer is NoOpTracer ? nil : tracer
  }

  func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)? {
    guard let tracer else { return nil }
    let context = (parent as? TracedSpan)?.span.context
    let span = tracer.startAnySpan(
      "usher.\(work.kind.rawValue)",
      context: context ?? .topLevel,
      ofKind: work.kind == .event ? .server : .internal
    )
    span.attributes["usher.app"] = work.app
    span.attributes["usher.session"] = work.session
    return TracedSpan(span: span)
  }
}

/// A piece of work that a tracer follows.
private struct TracedSpan: HostSpan {
  let span: any Span

  func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    let result = InstrumentationContext.$current.withValue(span.context) {
      Result { () throws(Failure) in try work() }
    }
    return try result.get()
  }

  func end(_ detail: String?, error: (any Error)?) {
    if let detail { span.attributes["usher.event"] = detail }
    if let error {
      span.recordError(error)
      span.setStatus(SpanStatus(code: .error))
    }
    span.end()
  }
}
#endif
