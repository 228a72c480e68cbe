import Foundation
import Usher

/// The texts that the person typed into private fields of a page's open screens. A page compares them with each record
/// before the record is stored, and leaves out what contains one of them. A pure value.
struct PrivateTexts {
  /// The field of a text.
  private struct Place: Hashable {
    let fragment: Int
    let path: [Int]
  }

  /// A place of a snapshot that contains a private text.
  enum Leak: Hashable, CustomStringConvertible {
    case state(flow: String, path: String?)
    case way(flow: String)

    var description: String {
      switch self {
      case .state(let flow, let path):
        """
        The saved state of \(path.map { "the screen at “\($0)” of " } ?? "")\(flow) contains what was typed into a \
        private field, so it isn't stored. To fix this, leave that text out of `savedState`.
        """
      case .way(let flow):
        """
        The address or the input of a screen or child of \(flow) contains what was typed into a private field, so it \
        isn't stored, nor what is above it. To fix this, put that text into no route and no input.
        """
      }
    }
  }

  /// The shortest text that is looked for: shorter ones, such as the first letters of a password, are also in states
  /// that have nothing to do with them.
  static let shortest = 4
  /// The shortest text that is looked for within other texts, for example in `user:password`.
  static let shortestWithin = 8
  /// The longest part of a text that is kept and looked for.
  static let longest = 200
  /// The number of fields whose texts are kept.
  private static let fields = 32

  private var texts: [Place: String] = [:]
  /// The texts that are too short to be looked for in what is stored.
  private var shortTexts: [Place: String] = [:]

  var isEmpty: Bool { texts.isEmpty }

  /// Whether a text must not be shown to others: it has one of the texts in it, or is one of them.
  func hides(_ text: String) -> Bool {
    texts.values.contains { Self.hides(text, because: $0) } || shortTexts.values.contains(text)
  }

  /// Whether a text must not be shown because another one is private.
  static func hides(_ text: String, because secret: String) -> Bool {
    secret.count < shortest
      ? !secret.isEmpty && text == secret : TextSearch(secret.prefix(longest)).isIn(text)
  }

  /// Keeps a text that the person typed, in place of what was in the same field before.
  mutating func add(_ text: String, fragment: Int, path: [Int]) {
    let place = Place(fragment: fragment, path: path)
    shortTexts[place] = nil
    guard text.count >= Self.shortest else {
      if !text.isEmpty, shortTexts.count < Self.fields { shortTexts[place] = text }
      return
    }
    guard texts.count < Self.fields || texts[place] != nil else { return }
    texts[place] = String(text.prefix(Self.longest))
  }

  /// Forgets the texts of screens that don't exist any more.
  mutating func forget(unless exists: (Int) -> Bool) {
    if !texts.isEmpty { texts = texts.filter { exists($0.key.fragment) } }
    if !shortTexts.isEmpty { shortTexts = shortTexts.filter { exists($0.key.fragment) } }
  }

  /// Takes all that contains one of the texts out of a snapshot.
  ///
  /// - Returns: what was taken out.
  func redact(_ snapshot: inout Snapshot) -> [Leak] {
    guard !texts.isEmpty else { return [] }
    let patterns = Set(texts.values).map(Pattern.init)
    var leaks: [Leak] = []
    Self.redact(&snapshot.root, patterns, &leaks)
    return leaks
  }

  private static func redact(
    _ flow: inout Snapshot.FlowSnapshot,
    _ patterns: [Pattern],
    _ leaks: inout [Leak]
  ) {
    if let state = flow.state, patterns.contains(where: { $0.isIn(json: state) }) {
      flow.state = nil
      leaks.append(.state(flow: flow.coordinator, path: nil))
    }
    let name = flow.coordinator
    for list in [\Snapshot.FlowSnapshot.places, \.tabs] {
      let leak = flow[keyPath: list].firstIndex { place in
        patterns.contains { $0.isOnWay(to: place) }
      }
      if let leak {
        flow[keyPath: list].removeSubrange(leak...)
        leaks.append(.way(flow: name))
      }
      for index in flow[keyPath: list].indices {
        redact(&flow[keyPath: list][index], of: name, patterns, &leaks)
      }
    }
  }

  private static func redact(
    _ place: inout Snapshot.Place,
    of flow: String,
    _ patterns: [Pattern],
    _ leaks: inout [Leak]
  ) {
    if let state = place.state, patterns.contains(where: { $0.isIn(json: state) }) {
      place.state = nil
      leaks.append(.state(flow: flow, path: place.path))
    }
    if var child = place.flow {
      redact(&child, patterns, &leaks)
      place.flow = child
    }
  }
}

/// A private text in the forms in which it can be in a snapshot.
private struct Pattern {
  private let text: String
  private let search: TextSearch
  /// The text as JSON, with its quotes, and without them.
  private let quoted: TextSearch
  private let unquoted: TextSearch
  private var isLong: Bool { text.count >= PrivateTexts.shortestWithin }

  init(_ text: String) {
    self.text = text
    let encoder = JSONEncoder()
    // As snapshots are encoded.
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    search = TextSearch(text)
    quoted = TextSearch(json)
    unquoted = TextSearch(json.dropFirst().dropLast())
  }

  func isIn(json: String) -> Bool {
    quoted.isIn(json) || isLong && unquoted.isIn(json)
  }

  /// Whether the address or the input of a place contains the text.
  func isOnWay(to place: Snapshot.Place) -> Bool {
    if let input = place.input, isIn(json: input) { return true }
    return [place.path, place.onward?.path ?? ""].contains { path in
      let parts = path.split { "/?&=".contains($0) }
      let plain = parts.map { $0.removingPercentEncoding ?? String($0) }
      return plain.contains { $0 == text || isLong && search.isIn($0) }
    }
  }
}
