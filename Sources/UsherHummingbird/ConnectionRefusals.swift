#if Hummingbird
import NIOCore
import UsherWeb

/// Tells the log and the metrics what is refused on one connection.
struct ConnectionRefusals: Sendable {
  private let refusals: Refusals?
  private let network: String?

  /// - Parameters:
  ///   - refusals: what is told; `nil` tells nothing.
  ///   - client: the browser, or what brings its requests; `nil` if it isn't known.
  init(_ refusals: Refusals?, from client: ClientAddress?) {
    self.refusals = refusals
    network = client?.network
  }

  init(_ refusals: Refusals, on channel: any Channel) {
    self.init(refusals, from: channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) })
  }

  /// Tells about a request whose head is refused.
  func tellHead() {
    tell(
      .head,
      "Refused a request from \(place): its head is too large, or can be understood in two ways."
    )
  }

  /// Tells that the connection is closed because the browser sends or takes too slowly.
  func tellSlow() {
    tell(
      .slow,
      """
      Closed a connection of \(place): a request, or what was sent to it, took too long. To fix this, if such slow lines \
      are welcome, raise ServerLimits.requestTime, bodyTime or sendTime.
      """
    )
  }

  /// Tells that messages wait because there are too many.
  func tellMessages() {
    tell(
      .messages,
      """
      Messages of a page from \(place) wait, or end it: they are too many or too large. To fix this, if they are welcome, \
      raise ServerLimits.messagesPerSecond, messageBurst, bytesPerSecond or byteBurst, or those of all pages of a visitor \
      or an address, messagesPerMinuteOfVisitor and messagesPerMinuteOfAddress.
      """
    )
  }

  /// Tells that the connection is closed because too much is held of messages that haven't come whole.
  func tellUnfinished() {
    tell(
      .body,
      """
      Closed the socket of a page from \(place): too large messages and requests are being received. To fix this, if they \
      are welcome, raise ServerLimits.bodyBytes and bodyBytesOfAddress.
      """
    )
  }

  /// Tells that the connection is closed because the browser has taken too little of what was sent.
  func tellUnsent() {
    tell(
      .slow,
      """
      Closed the socket of a page from \(place): it has taken too little of what was sent to it. To fix this, if large \
      answers are welcome, raise ServerLimits.unsentBytes.
      """
    )
  }

  private var place: String { network ?? "an unknown address" }

  private func tell(_ kind: HostLogEntry.Kind, _ text: @autoclosure () -> String) {
    refusals?.tell(kind, from: network, text())
  }
}
#endif
