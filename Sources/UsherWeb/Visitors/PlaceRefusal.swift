/// The reason why there is no place for one more session.
enum PlaceRefusal: Error, Hashable {
  /// The visitor has as many sessions as ``SessionLimits/sessionsOfVisitor``.
  case visitor
  /// There are as many sessions from the address as ``SessionLimits/sessionsOfAddress``, or as many waiting pages as
  /// ``SessionLimits/unattachedOfAddress``.
  case address
  /// The host has as many sessions as ``SessionLimits/sessions``, or as many waiting pages as
  /// ``SessionLimits/unattachedSessions``.
  case host

  /// The text for the person.
  var word: HostWord {
    switch self {
    case .visitor: .fullBrowser
    case .address: .fullNetwork
    case .host: .fullHost
    }
  }

  /// The text for the log.
  ///
  /// - Parameter source: the network that the request came from.
  func report(from source: String) -> String {
    switch self {
    case .visitor:
      """
      Refused a page to a browser at \(source) that has too many open. To fix this, if they are welcome, raise \
      SessionLimits.sessionsOfVisitor.
      """
    case .address:
      """
      Refused a page to \(source): too many are open from there. To fix this, if many people share that address, raise \
      SessionLimits.sessionsOfAddress and unattachedOfAddress; if it is a proxy of yours, let it send X-Forwarded-For, \
      and name it in ServerConfiguration.trustedProxies.
      """
    case .host:
      """
      Refused a page to \(source): too many are open in all. To fix this, if they are welcome, raise \
      SessionLimits.sessions and unattachedSessions.
      """
    }
  }
}
