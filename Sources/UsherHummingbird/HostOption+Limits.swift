#if Hummingbird
import UsherWeb

extension HostOption {
  /// The options of ``ServerLimits``.
  static var limits: [HostOption] { connections + messages + requests }

  private static var connections: [HostOption] {
    [
      .number(
        "limits.connections",
        \.server.limits.connections,
        """
        Open connections. A new one beyond it is closed at once, and the log says so. If the system lets the process open \
        too few files for them (`ulimit -Hn`), there are fewer.
        """
      ),
      .number(
        "limits.connectionsOfAddress",
        \.server.limits.connectionsOfAddress,
        """
        Open connections of one address; a wider network has ten times as many. A new one beyond it is closed at once. \
        Trusted proxies have no such limit: a socket that one brings counts for its browser's address; beyond it, 503.
        """
      ),
      .number(
        "limits.socketsPerMinuteOfVisitor",
        \.server.limits.socketsPerMinuteOfVisitor,
        "Sockets that one visitor opens in a minute. Beyond it, 429; the page tries it again later."
      ),
      .number(
        "limits.socketsPerMinuteOfAddress",
        \.server.limits.socketsPerMinuteOfAddress,
        """
        Sockets that are opened from one address in a minute; a wider network has ten times as many. Beyond it, 429. \
        Trusted proxies have no such limit, but the browsers behind them do.
        """
      ),
      .number(
        "limits.handshakesPerMinuteOfAddress",
        \.server.limits.handshakesPerMinuteOfAddress,
        """
        Connections by TLS that are opened from one address in a minute, if the server speaks HTTPS itself; a wider network \
        has ten times as many. Beyond it, a connection is closed before its handshake. Trusted proxies have no such limit.
        """
      ),
    ]
  }

  private static var messages: [HostOption] {
    [
      .number(
        "limits.messagesPerSecond",
        \.server.limits.messagesPerSecond,
        "Messages per second of a socket, also pings. The rest is read later; nothing is lost."
      ),
      .number(
        "limits.messageBurst",
        \.server.limits.messageBurst,
        "Messages of a socket at once. The rest is read later."
      ),
      .number(
        "limits.messagesPerMinuteOfVisitor",
        \.server.limits.messagesPerMinuteOfVisitor,
        "Messages per minute of all sockets of a visitor. The rest is read later; nothing is lost."
      ),
      .number(
        "limits.messagesPerMinuteOfAddress",
        \.server.limits.messagesPerMinuteOfAddress,
        """
        Messages per minute of all sockets from one address; a wider network has ten times as many. The rest is read \
        later. Trusted proxies have no such limit, but the browsers behind them do.
        """
      ),
      .number(
        "limits.bytesPerSecond",
        \.server.limits.bytesPerSecond,
        "Bytes per second of a socket. The rest is read later."
      ),
      .number(
        "limits.byteBurst",
        \.server.limits.byteBurst,
        "Bytes of a socket at once. The rest is read later."
      ),
      .number(
        "limits.unsentBytes",
        \.server.limits.unsentBytes,
        "Bytes that wait for the browser of a socket. Beyond it, the connection is closed, and the browser connects again."
      ),
    ]
  }

  private static var requests: [HostOption] {
    [
      .seconds(
        "limits.requestTime",
        \.server.limits.requestTime,
        "The time for a request's head. Then the connection is closed."
      ),
      .seconds(
        "limits.idleTime",
        \.server.limits.idleTime,
        "The time without a request. Then the connection is closed."
      ),
      .seconds(
        "limits.bodyTime",
        \.server.limits.bodyTime,
        "The time in which a body, or a message of a socket, is too slow. Then the connection is closed."
      ),
      .number(
        "limits.bodyBytesPerSecond",
        \.server.limits.bodyBytesPerSecond,
        "The least speed of a body. A slower one uses up its time."
      ),
      .number(
        "limits.bodyBytes",
        \.server.limits.bodyBytes,
        "Bytes of bodies, and of messages that haven't come whole, that are held at once. Beyond it, 503, or the socket is closed."
      ),
      .number(
        "limits.bodyBytesOfAddress",
        \.server.limits.bodyBytesOfAddress,
        "The same from one address; a wider network has half of all."
      ),
      .seconds(
        "limits.sendTime",
        \.server.limits.sendTime,
        "The time in which a browser takes data too slowly. Then the connection is closed, a socket at its next ping."
      ),
      .number(
        "limits.sendBytesPerSecond",
        \.server.limits.sendBytesPerSecond,
        "The least speed at which a browser takes data. A slower one uses up its time."
      ),
    ]
  }
}
#endif
