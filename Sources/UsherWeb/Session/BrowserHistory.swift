import Usher

/// A session's entries in the browser's history, and how they follow the navigation tree. A pure value.
///
/// A trail is the list of the screens that lead to the visible one. A deeper screen adds a history entry. If the
/// navigation returns to a trail that another entry has, the browser goes to that entry, so that Back and Forward work.
/// A screen in the place of another one replaces the entry.
///
/// The browser and the server change the history at the same time: the person presses Back while a step of the server is
/// on its way. The browser's move comes first. Each step says how many moves the server knew of when it made the step,
/// and a browser that has moved more often doesn't take the step. It reports each move together with the number of the
/// last step that it has taken before. So the server knows exactly which entries the browser has, takes back the other
/// steps, and makes new ones from there. When no message is on its way, the browser's entry is the one of the screens.
struct BrowserHistory: Equatable {
  /// An entry of the browser's history: a URL, and the trail of the screens that the page shows there.
  struct Item: Equatable, Codable {
    var path: String
    var trail: [NodeID]
    /// Whether the browser has requested the page at this entry. Its address may be spelt in another way than the
    /// session spells it.
    var isRequested = false

    /// An entry of which only the address is known.
    static func unknown(at path: String) -> Self { Item(path: path, trail: []) }
  }

  private(set) var entries: HistoryEntries
  /// How many moves of the browser are known.
  private(set) var moves = 0
  private var untaken: HistorySteps
  /// The number of the newest step since the newest move.
  private var number = 0

  init(path: String, in picture: Picture) {
    self.init(HistoryEntries(Item(path: path, trail: picture.trail, isRequested: true)))
  }

  /// Continues a history with stored entries.
  init(_ entries: HistoryEntries) {
    self.entries = entries
    untaken = HistorySteps(from: entries)
  }

  /// Updates the history after a transition, to the screens that the picture shows now. Returns the step for the
  /// browser; `nil` if there is nothing to do.
  mutating func follow(path: String, in picture: Picture) -> HistoryStep? {
    let item = Item(path: path, trail: picture.trail)
    let (items, index, current) = (entries.items, entries.index, entries.current)
    guard !entries.isElsewhere else { return step(.replace, item, 0) }
    if item.trail == current.trail {
      return item.path == current.path ? nil : step(.replace, item, index)
    }
    let isSame = { (known: Item) in known.trail == item.trail }
    let after = items.index(after: index)
    if let known = items[..<index].lastIndex(where: isSame)
      ?? items[after...].firstIndex(where: isSame)
    {
      return step(.go, item, known)
    }
    let isDeeper = item.trail.starts(with: current.trail)
    let isShallower = current.trail.starts(with: item.trail)
    // Replacing the only screen replaces the entry; but selecting another tab adds one.
    let isInPlace =
      item.trail.count == current.trail.count && item.trail.dropLast() == current.trail.dropLast()
      && (item.trail.count > 1 || picture.layers.first?.tabs.isEmpty == true)
    let isReplaced = isShallower || (isInPlace && !isDeeper)
    return isReplaced ? step(.replace, item, index) : step(.push, item, after)
  }

  /// Records that the browser went to another entry of its history without the app, for example by its Back button.
  ///
  /// - Parameters:
  ///   - index: the index that the browser has for the entry; `nil` if the entry doesn't belong to the session.
  ///   - url: the address of the entry.
  ///   - number: the number of the last step that the browser had taken before.
  /// - Returns: the trail of the entry; `nil` if no entry of this session has this index and address.
  mutating func moved(to index: Int?, at url: String, after number: Int) -> [NodeID]? {
    begin(from: untaken.entries(upTo: number).entries)
    moves += 1
    defer { untaken = HistorySteps(from: entries) }
    return entries.move(to: index, at: url)
  }

  /// Records that the browser couldn't take the step after `number`, because there is no entry to go to. The screens
  /// that are shown stay. The parameters are those of ``moved(to:at:after:)``.
  mutating func stuck(at index: Int?, at url: String, after number: Int) {
    let next = untaken.entries(upTo: number).next
    _ = moved(to: index, at: url, after: number)
    if let next, next.kind == .go, !entries.isElsewhere { entries.lose(towards: next.index) }
    untaken = HistorySteps(from: entries)
  }

  /// Sets the present entry to the screens that are shown now, whatever the entry was before.
  mutating func settle(path: String, in picture: Picture) -> HistoryStep? {
    let isSame = !entries.isElsewhere && path == entries.current.path
    guard isSame else {
      return step(.replace, Item(path: path, trail: picture.trail), entries.index)
    }
    entries.settle(picture.trail)
    untaken = HistorySteps(from: entries)
    return nil
  }

  /// Continues the history at the entry where a browser is that showed the page of an earlier process. The restored
  /// screens may be older than this entry. Returns a step in any case: the address may be newer, too.
  ///
  /// - Parameter place: the entry's index; `nil` if it doesn't belong to this session.
  mutating func resume(at place: Int?, path: String, in picture: Picture) -> HistoryStep {
    entries.resume(at: place)
    begin(from: entries)
    moves = 0
    return follow(path: path, in: picture)
      ?? step(.replace, Item(path: path, trail: picture.trail), entries.index)
  }

  private mutating func begin(from entries: HistoryEntries) {
    self.entries = entries
    untaken = HistorySteps(from: entries)
    number = 0
  }

  private mutating func step(_ kind: HistoryStep.Kind, _ item: Item, _ index: Int) -> HistoryStep {
    number += 1
    let step = HistoryStep(kind: kind, item: item, index: index, number: number, moves: moves)
    entries.take(step)
    untaken.append(step)
    return step
  }
}
