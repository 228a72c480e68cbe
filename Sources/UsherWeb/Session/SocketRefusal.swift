/// The reason why a session closes the socket of its browser.
enum SocketRefusal: Error, Hashable {
  /// The browser has sent an address of more than ``ByteReader/addressLimit`` bytes.
  case longAddress
  /// As many bytes are kept for the browser as ``SessionLimits/unconfirmedBytes``.
  case unconfirmed

  var code: CloseCode {
    switch self {
    case .longAddress: .tooLarge
    case .unconfirmed: .unconfirmed
    }
  }

  var kind: HostLogEntry.Kind {
    switch self {
    case .longAddress: .address
    case .unconfirmed: .unconfirmed
    }
  }

  /// The text for the log.
  ///
  /// - Parameter source: the network that the socket comes from.
  func report(from source: String) -> String {
    switch self {
    case .longAddress:
      """
      Closed a socket from \(source): it sent an address of more than \(ByteReader.addressLimit) bytes. To fix this, \
      if it was a link of yours, make its address shorter.
      """
    case .unconfirmed:
      """
      Closed a socket from \(source): its browser has confirmed too little of what it was sent. To fix this, if the \
      pages of your app change by many large frames, raise SessionLimits.unconfirmedBytes.
      """
    }
  }
}
