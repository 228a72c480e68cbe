import Usher

extension WebRequest {
  /// Limits the combining marks of a text that comes with a request: see `MarkLimit`. A server does that with the target and
  /// all fields of a request, before anything compares them.
  public static func limitMarks(in text: String) -> String { MarkLimit.apply(to: text) }

  /// Whether a body in JSON has so many combining marks in a row that reading it would take long: see `MarkLimit`.
  public static func hasTooManyMarks(inJSON body: [UInt8]) -> Bool {
    MarkLimit.isExceeded(inJSON: body)
  }
}
