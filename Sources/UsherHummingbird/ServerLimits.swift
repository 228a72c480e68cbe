#if Hummingbird
/// The limits of a server: how much one browser, and all of them together, can take of it. They keep a flood from
/// filling the memory, and a few slow connections from holding the server.
///
/// ```swift
/// var configuration = ServerConfiguration(hostname: "0.0.0.0")
/// configuration.limits.connections = 50_000
/// try await UsherServer(WebHost([redGreen]), configuration: configuration).run()
/// ```
///
/// A number of less than 1 counts as 1. The limits of sessions are those of `SessionLimits`.
public struct ServerLimits: Hashable, Sendable {
  /// The largest number of open connections, 20,000 by default. A connection beyond it is closed at once, and one
  /// warning a minute is logged. If the system lets the process open fewer files than that needs (`ulimit -Hn`), the limit
  /// is lower: a twentieth of the files, and at least 64, are left to the rest of the program, beside those that it has
  /// open already. The server raises the
  /// process's own limit, `ulimit -Sn`, as far as the system allows it.
  public var connections = 20_000
  /// The largest number of open connections of one address, 1,000 by default. A connection beyond it is closed at once,
  /// and one warning a minute is logged. For IPv6, all addresses of a network (the first 64 bits) count as one. A wider
  /// network (the first 16 bits of an IPv4 address, the first 48 bits of an IPv6 address) can have ten times as many,
  /// but not more than half of all. The limit doesn't hold for ``ServerConfiguration/trustedProxies``, because a proxy brings the connections of all
  /// browsers; but a socket that a proxy brings counts for the address of its browser, and one beyond the limit is
  /// answered with the status 503.
  public var connectionsOfAddress = 1_000
  /// The number of sockets that a browser can open in a minute, 600 by default; as many at once. Beyond it, the request
  /// for a socket is answered with the status 429, and the page tries it again later.
  public var socketsPerMinuteOfVisitor = 600
  /// The number of sockets that can be opened in a minute from one address, 3,000 by default; as many at once. For IPv6,
  /// all addresses of a network (the first 64 bits) count as one. From a wider network (the first 16 bits of an IPv4
  /// address, the first 48 bits of an IPv6 address) it is ten times as many. Beyond it, the request is answered with the
  /// status 429. The addresses of ``ServerConfiguration/trustedProxies`` have no such limit, but the browsers behind
  /// them do.
  public var socketsPerMinuteOfAddress = 3_000
  /// The number of connections by TLS that can be opened in a minute from one address, 3,000 by default; as many at
  /// once. Networks count as for ``socketsPerMinuteOfAddress``. A connection beyond it is closed before its handshake, and
  /// one warning a minute is logged. ``ServerConfiguration/trustedProxies`` have no such limit. It matters only with a
  /// ``ServerConfiguration/certificate``; a handshake that takes longer than ``requestTime`` is closed, too.
  public var handshakesPerMinuteOfAddress = 3_000

  /// The number of messages per second that a socket can send for any length of time, 200 by default. Pings and pieces
  /// of messages count too. A socket that sends more isn't closed: the server reads its next messages later, so that
  /// the browser has to wait. Nothing is lost.
  public var messagesPerSecond = 200
  /// The number of messages that a socket can send at once, 2,000 by default, if it has sent little before.
  public var messageBurst = 2_000
  /// The number of messages that all sockets of a browser together can send in a minute, 24,000 by default; as many at
  /// once. They are counted in 32s, and each new socket can send 32 more. Beyond it, the server reads the next messages
  /// later, as for ``messagesPerSecond``.
  public var messagesPerMinuteOfVisitor = 24_000
  /// The number of messages that all sockets from one address together can send in a minute, 240,000 by default; as many
  /// at once. They are counted as those of a browser, and networks as for ``socketsPerMinuteOfAddress``. Beyond it, the server reads
  /// the next messages later: whoever shares the address with a flood waits for its turn, or even has to connect again. The addresses of
  /// ``ServerConfiguration/trustedProxies`` have no such limit, but the browsers behind them do.
  public var messagesPerMinuteOfAddress = 240_000
  /// The number of bytes per second that a socket can send for any length of time, 4 MiB by default. Files aren't sent
  /// through a socket.
  public var bytesPerSecond = 4 << 20
  /// The number of bytes that a socket can send at once, 16 MiB by default, if it has sent little before.
  public var byteBurst = 16 << 20

  /// The time from a request's first byte until its head is complete, 60 seconds by default. For the first request of a
  /// connection, the time is counted from the beginning of the connection. Then the connection is closed.
  public var requestTime = Duration.seconds(60)
  /// The time that a connection can stay open without a request, 60 seconds by default. Then it is closed.
  public var idleTime = Duration.seconds(60)
  /// The time that a request's body can be slower than ``bodyBytesPerSecond``, 60 seconds by default. Then the
  /// connection is closed. Time in which the app doesn't read the body isn't counted.
  /// A message of a socket has the same time, which is looked at every 25 seconds.
  public var bodyTime = Duration.seconds(60)
  /// The number of bytes per second that a request's body must bring, 100 by default. A body that is slower uses up its
  /// ``bodyTime``; one that is faster gets it back.
  public var bodyBytesPerSecond = 100
  /// The number of bytes of requests' bodies that the server holds at once, 64 MiB by default: of those that are being
  /// received, and of those that a ``ServerRoute`` is answering. The bytes of messages that haven't come whole count, too.
  /// Beyond it, a request is answered with the status 503, and a socket is closed.
  /// Files that are dropped into a page don't count: the app reads them piece by piece.
  public var bodyBytes = 64 << 20
  /// The number of bytes of requests' bodies that the server holds at once from one address, 16 MiB by default. For
  /// IPv6, all addresses of a network (the first 64 bits) count as one. A wider network (the first 16 bits of an IPv4
  /// address, the first 48 bits of an IPv6 address) can have ten times as many, but not more than half of all. Beyond
  /// it, a request is answered with the status 503, and a socket is closed.
  public var bodyBytesOfAddress = 16 << 20
  /// The time that a browser can take the data that wait for it more slowly than ``sendBytesPerSecond``, 60 seconds by
  /// default. Then the connection is closed. For sockets, this is checked every 25 seconds.
  public var sendTime = Duration.seconds(60)
  /// The number of bytes per second that a browser must take of the data that wait for it, 1,000 by default. A browser
  /// that is slower uses up its ``sendTime``; one that is faster gets it back. Much less would let a script hold large
  /// answers in the memory for hours.
  public var sendBytesPerSecond = 1_000
  /// The number of bytes that can wait for the browser of a socket, 8 MiB by default. If more is to be sent then, the
  /// connection is closed, and the browser connects again. A single message can be larger.
  public var unsentBytes = 8 << 20

  /// Creates the default limits.
  public init() {}
}
#endif
