#if Hummingbird
import NIOHTTP1
import UsherWeb

/// The answer to a request for a socket that is right, but one too many.
struct UpgradeRefusal: Error {
  let status: HTTPResponseStatus
  /// What a person can do; sent as the body.
  let text: String
  /// The time until it is worth to ask again.
  let wait: Duration

  /// Sockets were opened too fast.
  static func tooFast(_ wait: Duration) -> Self {
    UpgradeRefusal(
      status: .tooManyRequests,
      text: "Too many connections were opened in a short time. To go on, try again in a minute.",
      wait: wait
    )
  }

  /// Another process should have the socket.
  static let apart = UpgradeRefusal(
    status: .serviceUnavailable,
    text: "The server can't reach its database. To go on, try again in some seconds.",
    wait: .seconds(2)
  )

  /// Too many sockets of browsers of one network are open.
  static let tooMany = UpgradeRefusal(
    status: .serviceUnavailable,
    text: "Too many pages are open from your network. To go on, close some, or try again later.",
    wait: .seconds(60)
  )
}
#endif
