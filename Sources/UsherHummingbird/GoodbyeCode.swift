#if Hummingbird
import NIOCore
import UsherWeb

/// The status code in a close frame.
enum GoodbyeCode {
  /// Returns the code for the answer to a browser's close frame: the same code, or 1002 if the browser must not send
  /// it; `nil` if it sent none.
  static func answer(to data: ByteBuffer) -> UInt16? {
    guard data.readableBytes > 0 else { return nil }
    let code = data.getInteger(at: data.readerIndex, as: UInt16.self)
    return code.flatMap { isAllowed($0) ? $0 : nil } ?? CloseCode.protocolError.rawValue
  }

  /// Whether a close frame can have a code: one of RFC 6455 and its registry, or one of an app or a library.
  private static func isAllowed(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
#endif
