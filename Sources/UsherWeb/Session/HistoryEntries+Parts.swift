#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// In a record, each entry of the history is a part, so that a new one doesn't write all others again.
extension HistoryEntries {
  private struct Place: Codable {
    let index: Int
    let count: Int
    let isElsewhere: Bool
  }

  private static let placePart = "history"

  private static func part(_ index: Int) -> String { "history.\(index)" }

  /// Reads the entries from the parts of a record; `nil` if they can't be read.
  init?(parts: [String: [UInt8]]) {
    func value<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value? {
      parts[name].flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
    }
    guard let place = value(Place.self, Self.placePart), place.count > 0 else { return nil }
    var items: [BrowserHistory.Item] = []
    for index in 0..<place.count {
      guard var item = value(BrowserHistory.Item.self, Self.part(index)) else { return nil }
      // An event that the record lacks can have replaced it. That it was requested excuses no other address any more.
      item.isRequested = false
      items.append(item)
    }
    self.init(items: items, index: place.index, isElsewhere: place.isElsewhere)
  }

  /// Adds the parts that differ from those of earlier entries; all parts if there are none.
  func addChanges(since old: HistoryEntries?, to changes: inout RecordContent.Changes) {
    if old?.index != index || old?.items.count != items.count || old?.isElsewhere != isElsewhere {
      let place = Place(index: index, count: items.count, isElsewhere: isElsewhere)
      changes.changed[Self.placePart] = Self.bytes(of: place)
    }
    let known = old?.items ?? []
    for (index, item) in items.enumerated() where index >= known.count || item != known[index] {
      changes.changed[Self.part(index)] = Self.bytes(of: item)
    }
    for index in known.indices.dropFirst(items.count) { changes.removed.insert(Self.part(index)) }
  }

  /// The names of all parts.
  var partNames: [String] { [Self.placePart] + items.indices.map(Self.part) }

  private static func bytes(of value: some Encodable) -> [UInt8] {
    // Equal entries give equal bytes.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts and whole numbers: JSON can express all of it.
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }
}
