import Usher

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A session's entries in the browser's history, and how they follow the navigation tree. A pure value.
///
/// A trail is the list of the screens that lead to the visible one. A deeper screen adds a history entry. If the
/// navigation returns to a trail that an earlier entry has, the browser goes back to that entry, so that Forward works.
/// A screen in the place of another one replaces the entry.
struct BrowserHistory: Equatable, Codable {
  /// An entry of the browser's history: a URL, and the trail of the screens that the page shows there.
  struct Item: Equatable, Codable {
    var path: String
    var trail: [NodeID]
  }

  /// A change that the browser has to make in its history.
  enum Change: Equatable {
    case none
    case push(path: String, index: Int)
    case replace(path: String, index: Int)
    case back(steps: Int)
  }

  private(set) var items: [Item]
  private(set) var index = 0

  init(path: String, in picture: Picture) {
    items = [Item(path: path, trail: picture.trail)]
  }

  /// Decodes a stored history; `nil` if it can't be read.
  init?(stored: [UInt8]) {
    guard let history = try? JSONDecoder().decode(Self.self, from: Data(stored)),
      history.items.indices.contains(history.index)
    else { return nil }
    self = history
  }

  /// The history as JSON.
  var stored: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

  var current: Item { items[index] }

  /// Updates the history after a transition, to the screens that the picture shows now. Returns the change for the
  /// browser.
  mutating func follow(path: String, in picture: Picture) -> Change {
    let item = Item(path: path, trail: picture.trail)
    if item.trail == current.trail {
      guard item.path != current.path else { return .none }
      return replace(item)
    }
    if let earlier = items[..<index].lastIndex(where: { $0.trail == item.trail }) {
      let steps = index - earlier
      index = earlier
      items[index] = item
      return .back(steps: steps)
    }
    let isDeeper = item.trail.starts(with: current.trail)
    let isShallower = current.trail.starts(with: item.trail)
    // Replacing the only screen replaces the entry; but selecting another tab adds one.
    let isInPlace =
      item.trail.count == current.trail.count && item.trail.dropLast() == current.trail.dropLast()
      && (item.trail.count > 1 || picture.layers.first?.tabs.isEmpty == true)
    if isShallower || (isInPlace && !isDeeper) { return replace(item) }
    items.removeSubrange((index + 1)...)
    items.append(item)
    index += 1
    return .push(path: path, index: index)
  }

  /// Records that the browser went to another entry of its history without the app, for example by its Back button.
  ///
  /// - Returns: the entry at this index; `nil` if no entry of this session has the index.
  mutating func moved(to index: Int) -> Item? {
    guard let item = item(at: index) else { return nil }
    self.index = index
    return item
  }

  /// Returns the entry at this index; `nil` if no entry of this session has the index.
  func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

  /// Begins a new history, whose first entry replaces the browser's present entry, because this session doesn't know
  /// that entry.
  mutating func restart(path: String, in picture: Picture) -> Change {
    self = BrowserHistory(path: path, in: picture)
    return .replace(path: path, index: 0)
  }

  /// Resumes the history at an entry that an earlier process made. The restored screens may be older than this entry.
  ///
  /// - Parameter place: the entry's index; `nil` if it doesn't belong to this session.
  mutating func resume(at place: Int?, path: String, in picture: Picture) -> Change {
    guard let place else { return restart(path: path, in: picture) }
    guard items.indices.contains(place) else {
      // The entry was pushed by an event that the record lacks, and that the browser sends again.
      return place > index ? .back(steps: place - index) : restart(path: path, in: picture)
    }
    index = place
    return follow(path: path, in: picture)
  }

  /// Sets the present entry to the screens that are shown now, whatever the entry was before.
  mutating func settle(path: String, in picture: Picture) -> Change {
    let item = Item(path: path, trail: picture.trail)
    let isSame = item.path == current.path
    items[index] = item
    return isSame ? .none : .replace(path: path, index: index)
  }

  private mutating func replace(_ item: Item) -> Change {
    items[index] = item
    return .replace(path: item.path, index: index)
  }
}
