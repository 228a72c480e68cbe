/// The operations for the browser itself that wait to be sent. A pure value.
///
/// A browser that confirms nothing can make a page add operations without end. So an operation takes the place of an
/// earlier one that it makes useless: of all pages to load only the newest is kept, and successive changes of the
/// history become one if one can do it. All others are kept, and ``count`` says how much memory they need.
struct PageControls {
  /// The operations that nothing takes the place of, as they are sent.
  private var bytes: [UInt8] = []
  /// The newest change of the history, which the next one may be joined with.
  private var change = BrowserHistory.Change.none
  private var asksBeforeClosing: Bool?
  private var destination: String?

  /// The number of bytes that ``take()`` returns, or some more.
  var count: Int {
    let longestNumber = 10
    let text = { (text: String) in 2 + longestNumber + text.utf8.count }
    let changeCount =
      switch change {
      case .none: 0
      case .push(let path, _), .replace(let path, _): text(path) + longestNumber
      case .back: 2 + longestNumber
      }
    return bytes.count + changeCount + (asksBeforeClosing == nil ? 0 : 3)
      + (destination.map(text) ?? 0)
  }

  var isEmpty: Bool {
    bytes.isEmpty && change == .none && asksBeforeClosing == nil && destination == nil
  }

  /// Adds a change of the browser's history.
  mutating func add(_ next: BrowserHistory.Change) {
    guard next != .none else { return }
    if let both = change.joined(with: next) {
      change = both
    } else {
      Self.append(change, to: &bytes)
      change = next
    }
  }

  /// Makes the browser load another page, or this page again if `url` is empty.
  ///
  /// A browser that is told to load two pages gives the first one up. So only the newest is kept. It is sent after all
  /// other operations, because the browser leaves the page then.
  mutating func navigate(to url: String) { destination = url }

  /// Sets whether the browser asks before its tab closes.
  mutating func setAsksBeforeClosing(_ asks: Bool) { asksBeforeClosing = asks }

  mutating func openWindow(_ url: String) {
    bytes += [0, PageControl.window.rawValue]
    bytes.append(text: url)
  }

  /// Tells the person something, beside what the screen shows.
  mutating func tell(_ notice: String) {
    bytes += [0, PageControl.notice.rawValue]
    bytes.append(text: notice)
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
    Self.append(change, to: &bytes)
    if let asksBeforeClosing {
      bytes += [0, PageControl.closing.rawValue, asksBeforeClosing ? 1 : 0]
    }
    if let destination {
      bytes += [0, PageControl.navigate.rawValue]
      bytes.append(text: destination)
    }
    defer { self = PageControls() }
    return bytes
  }

  private static func append(_ change: BrowserHistory.Change, to out: inout [UInt8]) {
    switch change {
    case .none: break
    case .push(let path, let index):
      out += [0, PageControl.push.rawValue]
      out.append(text: path)
      out.append(varint: index)
    case .replace(let path, let index):
      out += [0, PageControl.replace.rawValue]
      out.append(text: path)
      out.append(varint: index)
    case .back(let steps):
      out += [0, PageControl.back.rawValue]
      out.append(varint: steps)
    }
  }
}

extension BrowserHistory.Change {
  /// Returns one change that does the same as this one and then the next; `nil` if there is none.
  func joined(with next: Self) -> Self? {
    switch (self, next) {
    case (.none, _): next
    case (_, .none): self
    case (.push, .replace(let path, let index)): .push(path: path, index: index)
    case (.replace, .replace): next
    case (.back(let steps), .back(let more)): .back(steps: steps + more)
    case (.push, _), (.replace, _), (.back, _): nil
    }
  }
}
