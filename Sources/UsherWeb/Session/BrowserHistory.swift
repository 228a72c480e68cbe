import Usher

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the browser's history holds for one session, and how it follows the navigation tree.
///
/// A pure value: each screen deeper is an entry forward, going back to a trail that is in the
/// history goes back to it (so Forward works), and a screen in the place of another replaces.
struct BrowserHistory: Equatable, Codable {
  /// One entry: an address, and the screens on the way to it.
  struct Item: Equatable, Codable {
    var path: String
    var trail: [NodeID]
  }

  /// What the browser has to do.
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

  /// What was stored; `nil` when it can't be read.
  init?(stored: [UInt8]) {
    guard let history = try? JSONDecoder().decode(Self.self, from: Data(stored)),
      history.items.indices.contains(history.index)
    else { return nil }
    self = history
  }

  /// The history as JSON.
  var stored: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

  var current: Item { items[index] }

  /// Follows a transition.
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
    // The only screen of all may be another one; of tabs, another one is a step.
    let isInPlace =
      item.trail.count == current.trail.count && item.trail.dropLast() == current.trail.dropLast()
      && (item.trail.count > 1 || picture.layers.first?.tabs.isEmpty == true)
    if isShallower || (isInPlace && !isDeeper) { return replace(item) }
    items.removeSubrange((index + 1)...)
    items.append(item)
    index += 1
    return .push(path: path, index: index)
  }

  /// The browser went to an entry by itself.
  ///
  /// - Returns: the entry, or `nil` when it isn't one of this session's.
  mutating func moved(to index: Int) -> Item? {
    guard let item = item(at: index) else { return nil }
    self.index = index
    return item
  }

  /// An entry; `nil` when it isn't one of this session's.
  func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

  /// The browser is at an entry this session knows nothing of: the history begins anew there.
  mutating func restart(path: String, in picture: Picture) -> Change {
    self = BrowserHistory(path: path, in: picture)
    return .replace(path: path, index: 0)
  }

  /// The browser is at an entry that an earlier process led it to; what is shown may be from before.
  ///
  /// - Parameter place: the entry's index; `nil` when it isn't one of this session's.
  mutating func resume(at place: Int?, path: String, in picture: Picture) -> Change {
    guard let place else { return restart(path: path, in: picture) }
    guard items.indices.contains(place) else {
      // It was pushed by an event that isn't in what was stored, and that comes again.
      return place > index ? .back(steps: place - index) : restart(path: path, in: picture)
    }
    index = place
    return follow(path: path, in: picture)
  }

  /// What is shown stands at the present entry now, whatever stood there.
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
