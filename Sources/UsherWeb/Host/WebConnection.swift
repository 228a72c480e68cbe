/// One open WebSocket, used only on its loop.
public protocol WebConnection: AnyObject, Sendable {
  /// The loop it lives on.
  var loop: any WebLoop { get }
  /// Whether the browser keeps up; while it doesn't, the session sends nothing and keeps only what
  /// is newest.
  var isWritable: Bool { get }
  /// Sends one binary message.
  func send(_ frame: [UInt8])
  /// Closes, and says why.
  func close(code: CloseCode)
}
