import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The address and the screen never part, in whatever order the person and the server act, and messages arrive.
@MainActor
@Suite("Address and screen", .serialized)
struct AddressTests {
  typealias Act = SlowLine.Act

  /// How many histories all seeds give together: few by default, many where `HISTORIES` says so.
  static let histories =
    ProcessInfo.processInfo.environment["HISTORIES"].flatMap { Int($0) } ?? 200

  @Test("a move that crosses steps of the server takes the screen along")
  func crossing() throws {
    let line = try SlowLine(at: "", after: [])
    // A sheet, Back, a place, another one, and Back before that is there.
    for act: Act in [
      .press("Sheet"), .up, .down, .go(-1), .land, .up, .down, .press("One"), .up, .down,
    ] {
      try line.perform(act)
    }
    #expect(line.history.current.url == "/town/market/1")
    for act: Act in [.press("Two"), .up, .go(-1), .land, .down] { try line.perform(act) }
    try line.settle()
    #expect(line.problem == nil)
    #expect(line.history.current.url == "/town/market")
    // Forward leads on as always.
    try line.perform(.go(1))
    try line.perform(.land)
    try line.settle()
    #expect(line.problem == nil)
    #expect(line.browser.title == "Place 1")
  }

  @Test("a restart forgets that the first entry was replaced, and the address is right")
  func replacedAfterRecord() throws {
    let line = try SlowLine(at: "market/1", after: [])
    for act: Act in [
      .press("Market"), .store, .up, .down, .link("/town/park"), .up, .down, .go(-1), .land,
      .restart,
    ] {
      try line.perform(act)
    }
    try line.settle()
    #expect(line.problem == nil)
    #expect(line.history.current.url == "/town/market")
  }

  @Test("in any order of acts and messages", arguments: 1...8)
  func anyOrder(_ seed: UInt64) async throws {
    for number in 0..<UInt64(Self.histories / 8 + 1) {
      let story = Story(seed: seed << 32 | number)
      if let problem = story.problem {
        Issue.record("\(story.shrunk.description)\n\(story.shrunk.problem ?? problem)")
        return
      }
      await Task.yield()
    }
  }
}

/// What happens with a page, in order.
@MainActor
private struct Story: CustomStringConvertible {
  typealias Act = SlowLine.Act

  var acts: [Act]
  let path: String
  let before: [String]

  private static let buttons = [
    "One", "Two", "Other", "Sheet", "Close", "Guard", "Leave", "Cancel", "Back", "Park", "Market",
  ]
  private static let links = [
    "/town/market/1", "/town/park", "/town/market/sheet/2", "/town/market",
  ]

  init(seed: UInt64) {
    var chance = SplitMix64(state: seed)
    // Some begin with a page behind another one, and some lose their server.
    let isFirst = Bool.random(using: &chance)
    let isKilled = Int.random(in: 0..<4, using: &chance) == 0
    path = ["", "market/1", "market/2", "park"].randomElement(using: &chance) ?? ""
    before = isFirst ? [] : ["/town/market/2", "/town/park"]
    let length = Int.random(in: 4...40, using: &chance)
    acts = (0..<length).map { _ in
      switch Int.random(in: 0..<20, using: &chance) {
      case 0..<3: .go(-1)
      case 3: .go(1)
      case 4: .go([-2, 2, -3].randomElement(using: &chance) ?? -2)
      case 5..<9: .press(Self.buttons.randomElement(using: &chance) ?? "One")
      case 9: .link(Self.links.randomElement(using: &chance) ?? "/town")
      case 10..<13: .up
      case 13..<16: .down
      case 16..<18: .land
      case 18: isKilled ? .store : .up
      default: isKilled ? .restart : .down
      }
    }
  }

  nonisolated var description: String { "from \(path) after \(before): \(acts)" }

  /// What goes wrong; `nil` if nothing does.
  var problem: String? {
    do {
      let line = try SlowLine(at: path, after: before)
      for act in acts { try line.perform(act) }
      try line.settle()
      if let problem = line.problem { return problem }
      if let problem = strangeEntry(of: line) { return problem }
      return try problemOnTheWayBack(line)
    } catch {
      return "\(error)"
    }
  }

  /// Without restarts and entries of other pages, the server knows all entries.
  private func strangeEntry(of line: SlowLine) -> String? {
    guard before.isEmpty, !acts.contains(.restart), !line.hasLeft, let known = line.known else {
      return nil
    }
    let entries = line.history.entries.map { "\($0.index ?? -1) \($0.url)" }
    let items = known.entries.items.enumerated().map { "\($0) \($1.path)" }
    return entries == items && line.history.place == known.entries.index
      ? nil
      : "The browser has \(entries), at \(line.history.place), the server \(items), at \(known.entries.index)."
  }

  private func problemOnTheWayBack(_ line: SlowLine) throws -> String? {
    var asks = false
    for _ in 0..<60 where line.history.place > 0 && !line.hasLeft {
      asks = asks || line.page.navigation.tree.prompt != nil
      try line.perform(.press("Leave"))
      try line.settle()
      try line.perform(.go(-1))
      try line.settle()
      if let problem = line.problem { return "On the way back: \(problem)" }
    }
    // A guard can ask each time, and its answer lead to another screen than Back alone.
    return line.history.place > 0 && !line.hasLeft && !asks
      ? "Back doesn't lead to the beginning." : nil
  }

  /// The shortest story found that goes wrong, too.
  var shrunk: Story {
    var story = self
    var index = 0
    while index < story.acts.count {
      var shorter = story
      shorter.acts.remove(at: index)
      if shorter.problem != nil { story = shorter } else { index += 1 }
    }
    return story
  }
}
