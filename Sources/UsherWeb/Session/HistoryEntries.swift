import Usher

/// The entries of a session in the browser's history, and the entry where the browser is. A pure value.
struct HistoryEntries: Equatable {
  private(set) var items: [BrowserHistory.Item]
  private(set) var index = 0
  /// Whether the browser is at an entry that isn't one of these. The next step makes it the first of a new list.
  private(set) var isElsewhere = false

  init(_ first: BrowserHistory.Item) { items = [first] }

  /// Makes entries of their stored values; `nil` if none has the index.
  init?(items: [BrowserHistory.Item], index: Int, isElsewhere: Bool) {
    guard items.indices.contains(index) else { return nil }
    (self.items, self.index, self.isElsewhere) = (items, index, isElsewhere)
  }

  var current: BrowserHistory.Item { items[index] }

  /// The steps change the entries as the browser does when it takes them.
  mutating func take(_ step: HistoryStep) {
    switch step.kind {
    case .push:
      items.removeSubrange((index + 1)...)
      items.append(step.item)
      index = items.count - 1
      forgetLongPaths()
    case .replace where isElsewhere: self = HistoryEntries(step.item)
    case .replace:
      items[index] = step.item
      forgetLongPaths()
    case .go where items.indices.contains(step.index):
      index = step.index
      items[index] = step.item
      forgetLongPaths()
    case .go: break
    }
  }

  /// The browser went to an entry.
  ///
  /// - Parameters:
  ///   - index: the index that the entry has; `nil` if it doesn't belong to the session.
  ///   - url: the entry's address.
  /// - Returns: the trail of the screens of the entry; `nil` if the entry isn't the one that is known by the index.
  mutating func move(to index: Int?, at url: String) -> [NodeID]? {
    guard let index, items.indices.contains(index) else {
      self = HistoryEntries(.unknown(at: url))
      isElsewhere = true
      return nil
    }
    self.index = index
    isElsewhere = false
    guard current.path == url || current.isRequested else {
      items[index] = .unknown(at: url)
      forgetLongPaths()
      return nil
    }
    return current.trail
  }

  /// The bytes of all long addresses together. A browser can send thousands of them.
  static let mostPathBytes = 64 << 10
  /// An address of this length isn't long: entries themselves take as much.
  static let shortPath = 64

  /// Forgets the farthest entries that have long addresses, if these are too long together. When the browser goes there,
  /// it tells the address.
  private mutating func forgetLongPaths() {
    guard current.path.utf8.count > Self.shortPath else { return }
    let long = items.indices.filter { items[$0].path.utf8.count > Self.shortPath }
    var bytes = long.reduce(0) { $0 + items[$1].path.utf8.count }
    guard bytes > Self.mostPathBytes else { return }
    for entry in long.sorted(by: { abs($0 - index) > abs($1 - index) }) where entry != index {
      guard bytes > Self.mostPathBytes else { break }
      bytes -= items[entry].path.utf8.count
      items[entry] = .unknown(at: "")
    }
  }

  /// An entry that isn't known can't have a larger index: no browser has as many, and each takes memory.
  static let mostUnknown = 1000

  /// The browser is at an entry that it reports only by its index, after a restart of the server. An entry that isn't
  /// known was pushed by an event that the record lacks.
  mutating func resume(at index: Int?) {
    let room = max(items.count, min(items.count + HistorySteps.limit, Self.mostUnknown))
    guard let index, index < room else {
      self = HistoryEntries(.unknown(at: ""))
      isElsewhere = true
      return
    }
    while !items.indices.contains(index) { items.append(.unknown(at: "")) }
    self.index = index
    isElsewhere = false
  }

  /// The browser couldn't go to an entry: it has no entries on that side of the present one.
  mutating func lose(towards target: Int) {
    if target > index {
      items.removeSubrange((index + 1)...)
    } else {
      for lost in 0..<index { items[lost] = .unknown(at: "") }
    }
  }

  /// Records which screens the present entry shows, after the browser's move.
  mutating func settle(_ trail: [NodeID]) { items[index].trail = trail }
}
