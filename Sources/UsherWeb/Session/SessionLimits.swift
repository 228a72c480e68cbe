import Foundation

/// The limits of sessions: how long a session waits for its browser, and how many sessions there can be.
///
/// ```swift
/// var limits = SessionLimits()
/// limits.detached = .seconds(300)
/// let host = WebHost([redGreen], limits: limits)
/// ```
public struct SessionLimits: Sendable {
  /// The time that a session waits for its first connection; then the session ends. A browser connects right after it
  /// has received the page.
  public var unattached = Duration.seconds(20)
  /// The time that a session waits for its browser to connect again after the connection was lost; then the session
  /// ends.
  public var detached = Duration.seconds(60)
  /// The time that a session waits for a person who has gone to another site, on a detour from which the app awaits them,
  /// in place of ``detached``. When it is over, the page goes on only if a store keeps it.
  public var detour = Duration.seconds(1800)
  /// The longest time that the first page waits for data that its screens load when they appear; then the page is sent
  /// without these data.
  public var firstPageWait = Duration.milliseconds(500)
  /// The time that a browser has to begin to send a requested file. After that, the app gets
  /// `IncomingFileError.unavailable`.
  public var uploadStart = Duration.seconds(30)
  /// How long a browser has to take the cookie of a new visitor, before `Visit.renew()` fails.
  public var visitorRenewal = Duration.seconds(20)
  /// The pause before a session is saved again after the store has failed. Each further pause is twice as long, up to
  /// ``longestSaveRetry``. The session tries for as long as it takes.
  public var saveRetry = Duration.seconds(1)
  /// The longest pause before a session is saved again after the store has failed.
  public var longestSaveRetry = Duration.seconds(10)
  /// The time after which a save that hasn't ended is told to the log, and the host counts as not ready.
  public var slowSave = Duration.seconds(3)
  /// The time that a session which couldn't be stored waits for its browser, in place of ``detached``. If the store still
  /// fails then, what it couldn't store is lost, except what the browser keeps.
  public var unsaved = Duration.seconds(3600)
  /// The time that a session which ends goes on trying to be stored. When the server stops, all sessions have this time
  /// together.
  public var lastSave = Duration.seconds(5)
  /// The number of bytes that a session keeps for a browser that confirms nothing: the frames that it hasn't confirmed,
  /// except the newest, and the operations for the browser itself that wait to be sent, for example changes of its
  /// history. At this limit, its socket is closed with ``CloseCode/unconfirmed``. An honest browser connects again and
  /// confirms all that it has received, so that the page goes on; a browser that still confirms nothing loses the page.
  ///
  /// A browser confirms with each event, and after 33 frames at the latest. So the default of 4 MiB is enough for frames
  /// of 120 KiB each, and most have less than one. More would let a script that confirms nothing take more memory with
  /// each of its sessions (see ``sessionsOfVisitor``). A number of less than 1 counts as 1.
  public var unconfirmedBytes = 4 << 20
  /// The number of bytes that can be typed into the fields of a page, all together: 256 KiB by default, which is a book of
  /// 100 pages. What is more isn't taken, and the person is told. All of it is kept in memory while the page is open, and
  /// in the store.
  public var textBytes = 256 << 10
  /// The largest number of sessions of the host. A tenth of them is left to visitors who are known: of whom the sockets
  /// of at least two pages have connected since the process began; and of them to those from whose address there are
  /// less than a tenth of ``sessionsOfAddress``. At this limit, a waiting page (see ``unattachedSessions``) ends for a
  /// new page; if there is none, the request is answered with the status 503.
  public var sessions = 50_000
  /// The largest number of sessions of one browser. At this limit, its request for a new page is answered with the
  /// status 503.
  public var sessionsOfVisitor = 200
  /// The largest number of sessions from one IP address. For IPv6, all addresses of a network (the first 64 bits)
  /// count as one. At this limit, the oldest waiting page from that address ends for a new page; if there is none, the
  /// request is answered with the status 503. A wider network (the first 16 bits of an IPv4 address, the first 48 bits
  /// of an IPv6 address) can have ten times as many.
  public var sessionsOfAddress = 2_000
  /// The largest number of waiting pages: pages of visitors who aren't known, until their sockets connect. At this
  /// limit, the oldest of the address that has the most of them ends for the newest. If its browser does connect later,
  /// the page loads again.
  public var unattachedSessions = 2_000
  /// The largest number of waiting pages from one IP address, or from one IPv6 network. At this limit, the oldest of
  /// them ends for the newest: who opens pages without end, and never connects, displaces only their own. A wider
  /// network can have ten times as many.
  public var unattachedOfAddress = 100
  /// The number of pages that a browser can open in a minute, 600 by default; as many at once. Beyond it, a request for
  /// a page is answered with the status 429, and with the time to wait. A number of less than 1 counts as 1.
  public var pagesPerMinuteOfVisitor = 600
  /// The number of pages that can be opened in a minute from one IP address, or from one IPv6 network, 3,000 by
  /// default; as many at once. From a wider network (the first 16 bits of an IPv4 address, the first 48 bits of an IPv6
  /// address) it is ten times as many. Beyond it, a request for a page is answered with the status 429. The addresses
  /// of this machine itself have no such limit.
  public var pagesPerMinuteOfAddress = 3_000

  /// The number of sessions that run at the same time; by default one for each core, and at least two. The sessions with
  /// long turns, see ``longTurn``, aren't counted.
  public var threads = max(2, ProcessInfo.processInfo.activeProcessorCount)
  /// The time that a session may work without a pause: apply an event or start a screen, and draw what has changed.
  ///
  /// A longer turn is told to the log, with its screen. From then on, that session and all that show the same screen run
  /// on threads of their own, 64 at most, so that they hold up each other at worst. An app or a view model can have
  /// these threads from the start, see `WebApp` and `SlowViewModel`.
  public var longTurn = Duration.milliseconds(50)

  /// Creates the default limits.
  public init() {}
}
