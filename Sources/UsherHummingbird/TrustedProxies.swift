#if Hummingbird
import NIOCore
import UsherWeb

/// The proxies that are believed when they tell for whom they forward a request.
struct TrustedProxies {
  /// The browser that sent a request, as far as the connection and trusted proxies tell.
  struct Client: Equatable {
    /// Its address; `nil` if the connection has none, ``ClientAddress/unspecified`` if a proxy forwards the request and
    /// the address can't be told.
    var address: ClientAddress?
    /// Whether it used HTTPS.
    var isSecure = false
  }

  private let ranges: [AddressRange]
  /// Whether each connection itself uses TLS.
  private let usesTLS: Bool

  /// - Parameter texts: addresses and networks.
  /// - Throws: `ServerError` if one of them can't be read.
  init(_ texts: [String], usesTLS: Bool = false) throws(ServerError) {
    self.usesTLS = usesTLS
    var ranges: [AddressRange] = []
    for text in texts {
      guard let range = AddressRange(text) else { throw .trustedProxy(text) }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  /// Returns the browser that sent a request over a connection.
  func client(at connection: SocketAddress?, _ fields: ForwardedFields) -> Client {
    client(at: connection?.ipAddress.flatMap { ClientAddress($0) }, fields)
  }

  /// Returns the browser that sent a request over a connection from an address.
  ///
  /// Each proxy adds to the end of a field the address that its request came from. So the fields are read from their
  /// ends, and the first address that isn't a trusted proxy's is the browser's: what is before it is only the browser's
  /// own word. If that address can't be read, or if `Forwarded` and `X-Forwarded-For` name different ones, as when the
  /// proxy writes one of them and the browser the other, the address is ``ClientAddress/unspecified``: all such requests
  /// share the limits of one address. Were it the proxy's, a browser could get rid of the limits that a proxy hasn't.
  func client(at connection: ClientAddress?, _ fields: ForwardedFields) -> Client {
    guard let connection, trusts(connection) else {
      return Client(address: connection, isSecure: usesTLS)
    }
    let standard = fields.standardHops.map(client(in:))
    let usual = fields.usualHops.map(client(in:))
    let isAgreed = standard == nil || usual == nil || standard?.address == usual?.address
    let isForwarded = standard != nil || usual != nil
    let address = isAgreed ? (standard ?? usual)?.address : nil
    return Client(
      address: address ?? (isForwarded ? .unspecified : connection),
      isSecure: usesTLS || (fields.scheme ?? standard?.scheme) == "https"
    )
  }

  func trusts(_ address: ClientAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }

  /// Returns the last hop that isn't a trusted proxy; if all are, the first.
  private func client(in hops: [ForwardedFields.Hop]) -> ForwardedFields.Hop {
    let last = hops.last { hop in hop.address.map { !trusts($0) } ?? true }
    return last ?? hops.first ?? ForwardedFields.Hop()
  }
}
#endif
