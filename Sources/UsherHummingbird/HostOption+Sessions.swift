#if Hummingbird
import UsherWeb

extension HostOption {
  /// The options of `SessionLimits`.
  static var sessions: [HostOption] { times + counts + turns }

  private static var times: [HostOption] {
    [
      .seconds(
        "sessions.unattached",
        \.sessions.unattached,
        "The time for a page's socket to connect. Then its session ends."
      ),
      .seconds(
        "sessions.detached",
        \.sessions.detached,
        "The time for a browser to come back. Then its session ends; a store keeps its page."
      ),
      .seconds(
        "sessions.detour",
        \.sessions.detour,
        "The time for a person to come back from another site that the app sent them to."
      ),
      .seconds(
        "sessions.firstPageWait",
        \.sessions.firstPageWait,
        "The time that the first page waits for data. Then it is sent without them."
      ),
      .seconds(
        "sessions.uploadStart",
        \.sessions.uploadStart,
        "The time for a browser to begin to send a file. Then the app gets an error."
      ),
      .seconds(
        "sessions.visitorRenewal",
        \.sessions.visitorRenewal,
        "The time for a browser to take the cookie of a new visitor. Then `Visit.renew()` fails, and the person is told."
      ),
      .seconds(
        "sessions.saveRetry",
        \.sessions.saveRetry,
        "The pause before a session is saved again after the store failed; each further one is twice as long."
      ),
      .seconds(
        "sessions.longestSaveRetry",
        \.sessions.longestSaveRetry,
        "The longest pause before a session is saved again after the store failed."
      ),
      .seconds(
        "sessions.slowSave",
        \.sessions.slowSave,
        "The time of a save after which the log is told, and `/readyz` says that the server isn't ready."
      ),
      .seconds(
        "sessions.unsaved",
        \.sessions.unsaved,
        "The time that a page which couldn't be stored waits for its browser. Then it is lost, and the log says so."
      ),
      .seconds(
        "sessions.lastSave",
        \.sessions.lastSave,
        "The time that sessions which end, or all when the server stops, go on trying to be stored. Then the log says what is lost."
      ),
    ]
  }

  private static var counts: [HostOption] {
    [
      .number(
        "sessions.sessions",
        \.sessions.sessions,
        "Sessions, which are the open pages. Beyond it, a waiting page ends for a new page; if there is none, 503."
      ),
      .number(
        "sessions.sessionsOfVisitor",
        \.sessions.sessionsOfVisitor,
        "Sessions of one visitor. Beyond it, 503."
      ),
      .number(
        "sessions.sessionsOfAddress",
        \.sessions.sessionsOfAddress,
        """
        Sessions of one address; a wider network has ten times as many. Beyond it, the oldest waiting page of the \
        address ends for a new page; if there is none, 503.
        """
      ),
      .number(
        "sessions.unattachedSessions",
        \.sessions.unattachedSessions,
        "Waiting pages. Beyond it, the oldest of the address with the most of them ends for the newest."
      ),
      .number(
        "sessions.unattachedOfAddress",
        \.sessions.unattachedOfAddress,
        """
        Waiting pages of one address; a wider network has ten times as many. Beyond it, the oldest of them ends for \
        the newest.
        """
      ),
      .number(
        "sessions.pagesPerMinuteOfVisitor",
        \.sessions.pagesPerMinuteOfVisitor,
        "Pages that one visitor opens in a minute. Beyond it, 429, with a page that says so."
      ),
      .number(
        "sessions.pagesPerMinuteOfAddress",
        \.sessions.pagesPerMinuteOfAddress,
        """
        Pages that are opened from one address in a minute; a wider network has ten times as many. Beyond it, 429. \
        Addresses of this machine itself have no such limit.
        """
      ),
      .number(
        "sessions.unconfirmedBytes",
        \.sessions.unconfirmedBytes,
        """
        Bytes that a session keeps until the browser confirms them, beside the newest frame. Beyond it, its socket is \
        closed with 1008, and the log has a line; a browser that then confirms what it has goes on, for another the \
        page loads again.
        """
      ),
      .number(
        "sessions.textBytes",
        \.sessions.textBytes,
        """
        Bytes that are typed into the fields of one page, all together. What is more isn't taken, the person is told, and \
        the log has a line.
        """
      ),
    ]
  }

  private static var turns: [HostOption] {
    [
      .number(
        "sessions.threads",
        \.sessions.threads,
        default: "one for each core, at least 2",
        "Sessions that work at the same time. The others wait; who has waited longest is next."
      ),
      .seconds(
        "sessions.longTurn",
        \.sessions.longTurn,
        """
        The time that a session works without a pause. Then the log has a line, and the session, and all that show \
        the same screen, run apart from the others from then on.
        """
      ),
    ]
  }
}
#endif
