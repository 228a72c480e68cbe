import Foundation

extension WebResponse {
  /// Returns a value as JSON, with its keys in order. Dates are texts as in ISO 8601. The browser doesn't store the
  /// answer.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - status: the status, for example 201 for something that was created.
  /// - Throws: `EncodingError` if the value can't be encoded.
  public static func json(_ value: some Encodable, status: Int = 200) throws -> WebResponse {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return WebResponse(
      status: status,
      headers: [("content-type", "application/json"), ("cache-control", "no-store")],
      body: Array(try encoder.encode(value))
    )
  }
}
