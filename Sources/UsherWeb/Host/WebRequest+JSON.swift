import Foundation

extension WebRequest {
  /// Returns the body, read as JSON. Dates are texts as in ISO 8601: `2026-11-25T12:00:00Z`.
  ///
  /// - Parameter type: the type of the value.
  /// - Throws: ``RequestError`` with the status 400, and a message that says what is missing or wrong, and where.
  public func json<Value: Decodable>(
    _ type: Value.Type = Value.self
  ) throws(RequestError) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(type, from: Data(body))
    } catch {
      throw RequestError(400, Self.problem(error))
    }
  }

  private static func problem(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context, _ last: [any CodingKey] = []) -> String {
      (context.codingPath + last).map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
        .joined(separator: ".")
    }
    func at(_ context: DecodingError.Context) -> String {
      context.codingPath.isEmpty ? "The body" : "“\(place(context))”"
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context)?: "“\(place(context, [key]))” is missing."
    case .valueNotFound(_, let context)?: "\(at(context)) is null."
    case .typeMismatch(_, let context)?: "\(at(context)) has another type."
    case .dataCorrupted(let context)? where !context.codingPath.isEmpty:
      "\(at(context)) can’t be read."
    default: "The body isn’t JSON."
    }
  }
}
