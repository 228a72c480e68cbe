import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit

/// Answers the requests to the service.
struct ForecastResponder: HTTPResponder {
  let now: @Sendable () -> Date

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let response = try answer(to: request)
    // The header still contains the length of the body.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(to request: Request) throws -> Response {
    guard request.uri.path.split(separator: "/") == ["v1", "forecast"] else {
      return try Self.failure(.notFound, "Not Found")
    }
    guard request.method == .get || request.method == .head else {
      var response = try Self.failure(.methodNotAllowed, "\(request.method) isn't allowed")
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    do {
      let query = try ForecastQuery(QueryParameters(request.uri.query ?? ""))
      return try Self.response(.ok, Forecast(query, at: now()).json)
    } catch let error as BadParameter {
      return try Self.failure(.badRequest, error.reason)
    }
  }

  /// Returns an error in Open-Meteo's format.
  private static func failure(
    _ status: HTTPResponse.Status,
    _ reason: String
  ) throws -> Response {
    try response(status, .object(["error": .flag(true), "reason": .text(reason)]))
  }

  private static func response(
    _ status: HTTPResponse.Status,
    _ json: JSONValue
  ) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Response(
      status: status,
      headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(bytes: try encoder.encode(json)))
    )
  }
}
