/// The operations for the browser itself that wait to be sent. A pure value.
///
/// A browser that confirms nothing can make a page add operations without end. So an operation takes the place of an
/// earlier one that it makes useless: of all pages to load only the newest is kept, and successive steps of the
/// history become one if one can do it. All others are kept, and ``count`` says how much memory they need.
struct PageControls {
  /// The operations that nothing takes the place of, as they are sent.
  private var bytes: [UInt8] = []
  private var notices: [UInt8] = []
  /// The newest step of the history, which the next one may be joined with.
  private var step: HistoryStep?
  private var asksBeforeClosing: Bool?
  private var destination: Destination?

  /// A page to load.
  private struct Destination: Equatable {
    var url: String
    var moves: Int
    /// The token of the detour to another site, empty without a detour; `nil` for a page of this site.
    var detour: String?
  }

  /// The number of bytes that ``take()`` returns, or some more.
  var count: Int {
    let longestNumber = 10
    let text = { (text: String) in 2 + longestNumber + text.utf8.count }
    return bytes.count + notices.count + (step.map { text($0.item.path) + 3 * longestNumber } ?? 0)
      + (asksBeforeClosing == nil ? 0 : 3)
      + (destination.map { text($0.url) + ($0.detour.map(text) ?? 0) + longestNumber } ?? 0)
  }

  var isEmpty: Bool {
    bytes.isEmpty && notices.isEmpty && step == nil && asksBeforeClosing == nil
      && destination == nil
  }

  /// Adds a step of the browser's history.
  mutating func add(_ next: HistoryStep?) {
    guard let next else { return }
    if let step, let both = step.joined(with: next) {
      self.step = both
    } else {
      step?.write(to: &bytes)
      step = next
    }
  }

  /// Makes the browser load another page, or this page again if `url` is empty.
  ///
  /// A browser that is told to load two pages gives the first one up. So only the newest is kept. It is sent after all
  /// other operations, because the browser leaves the page then.
  ///
  /// - Parameter moves: how many moves of the browser in its history are known. A browser that has moved more often
  ///   doesn't load the page, unless `url` is empty.
  mutating func navigate(to url: String, knowing moves: Int) {
    destination = Destination(url: url, moves: moves)
  }

  /// Makes the browser open an address of another site, on a detour if there is a token. Otherwise like
  /// ``navigate(to:knowing:)``.
  mutating func leave(for url: String, detour: String, knowing moves: Int) {
    destination = Destination(url: url, moves: moves, detour: detour)
  }

  /// Sets whether the browser asks before its tab closes.
  mutating func setAsksBeforeClosing(_ asks: Bool) { asksBeforeClosing = asks }

  mutating func openWindow(_ url: String) {
    bytes += [0, PageControl.window.rawValue]
    bytes.append(text: url)
  }

  /// Tells the person something, beside what the screen shows.
  mutating func tell(_ notice: String) {
    notices += [0, PageControl.notice.rawValue]
    notices.append(text: notice)
  }

  /// Drops what only the document could use that the operations were for. What concerns the person is kept: notices,
  /// and the page to load.
  mutating func beginAnew() {
    bytes = []
    step = nil
    destination?.moves = 0
    asksBeforeClosing = nil
  }

  /// Tells the browser to get a new visitor's cookie by a token; with an empty token, only that its pages of before have
  /// ended.
  mutating func renewVisitor(_ token: String) {
    bytes += [0, PageControl.visitor.rawValue]
    bytes.append(text: token)
  }

  /// Tells the browser to send a file, or to release it.
  mutating func tell(_ request: FileRequest) {
    bytes += [0, PageControl.file.rawValue]
    switch request {
    case .send(let number, let token):
      bytes.append(text: token)
      bytes.append(varint: number)
    case .letGo(let number):
      bytes.append(text: "")
      bytes.append(varint: number)
    }
  }

  /// Returns all operations as they are sent, and removes them.
  mutating func take() -> [UInt8] {
    step?.write(to: &bytes)
    bytes += notices
    if let asksBeforeClosing {
      bytes += [0, PageControl.closing.rawValue, asksBeforeClosing ? 1 : 0]
    }
    if let destination {
      let control = destination.detour == nil ? PageControl.navigate : .leave
      bytes += [0, control.rawValue]
      bytes.append(text: destination.url)
      if let detour = destination.detour { bytes.append(text: detour) }
      bytes.append(varint: destination.moves)
    }
    defer { self = PageControls() }
    return bytes
  }
}
