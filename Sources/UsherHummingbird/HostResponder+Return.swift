#if Hummingbird
import HTTPTypes
import Hummingbird
import UsherWeb

extension HostResponder {
  /// The largest body of a return by POST, in bytes. Its fields become a part of an address, which proxies limit.
  static let returnLimit = 8 << 10

  /// Returns the answer to another site that sends a person back by POST, as some sign-ins and payments do: the same
  /// address by GET, with the fields of the form as its query. Nothing else happens: the request comes without the
  /// visitor's cookie, and can come from anybody.
  ///
  /// - Parameter address: the address for GET.
  func sendBack(
    to address: String,
    _ request: Request,
    of client: TrustedProxies.Client
  ) async -> Response {
    let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased() ?? ""
    guard type.filter({ $0 != " " }) == "application/x-www-form-urlencoded" else {
      return response(.text(415, "Only the fields of a form are taken here."), to: request)
    }
    let body: [UInt8]
    do throws(BodyCount.Refusal) {
      body = try await bodies.collect(request, from: client.address, upTo: Self.returnLimit)
    } catch {
      tell(error, from: client.address?.network, limit: Self.returnLimit)
      return response(Self.refusal(error), to: request)
    }
    defer { bodies.remove(body.count, from: client.address) }
    let query = [Array((request.uri.query ?? "").utf8), body].map(Self.queryText)
      .filter { !$0.isEmpty }.joined(separator: "&")
    var answer = WebResponse.redirect(query.isEmpty ? address : "\(address)?\(query)", status: 303)
    answer.headers.append(("cache-control", "no-store"))
    return response(answer, to: request)
  }

  private static func refusal(_ refusal: BodyCount.Refusal) -> WebResponse {
    switch refusal {
    case .tooLarge: return .text(413, "The answer of the other site is larger than 8 KiB.")
    case .cutOff: return .text(400, cutOff)
    case .tooMany:
      var answer = WebResponse.text(503, "Too many requests are being received. Try again soon.")
      answer.headers.append(("retry-after", "60"))
      return answer
    }
  }

  /// Returns bytes as the text of a query, with everything encoded that can't be in one.
  private static func queryText(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber)
      if isPlain || "-._~*%+&=:/?@!$,;".contains(character) {
        text.append(character)
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
#endif
