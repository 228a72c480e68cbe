#if Hummingbird
import NIOHTTP1

extension HTTPRequestHead {
  /// Whether the request can open a WebSocket (RFC 6455, section 4.2.1): NIO opens one also where a proxy may understand
  /// something else.
  var asksForSocket: Bool {
    method == .GET && version == .http1_1
      && ["", "0"].contains(headers["content-length"].joined(separator: ","))
      && !headers.contains(name: "transfer-encoding")
      && headers["sec-websocket-key"].count == 1
      && Self.isKey(headers.first(name: "sec-websocket-key") ?? "")
  }

  /// Whether a text is 16 bytes in Base64.
  private static func isKey(_ text: String) -> Bool {
    text.utf8.count == 24 && text.hasSuffix("==")
      && text.dropLast(2).allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "+/".contains($0))
      }
  }
}
#endif
