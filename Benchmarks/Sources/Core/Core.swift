import CMalloc
import Usher

/// What events and transitions of the core cost as more and more is open, beside a coordinator written by hand.
@main
struct Core {
  static func main() async { await writeTables() }

  @CoreRunner private static func writeTables() {
    print("| µs, n entries in another tab | an event | push | back | a link that fails |")
    print("| --- | --- | --- | --- | --- |")
    for count in [10, 100, 1000, 10_000] { elsewhere(count) }
    print(
      "\n| µs, n entries in the same stack | an event | push | pop | pop to start | back, 1 kB each |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for count in [10, 100, 1000, 10_000] { below(count) }
    print("\nAn empty window: \(windowBytes()) bytes.")
  }

  @CoreRunner private static func elsewhere(_ count: Int) {
    let navigation = Navigation(on: CoreRunner.shared)
    var told = 0
    let app = navigation.start { TabsCoordinator(flow: $0) }
    for id in 0..<count { app.elsewhere.coordinator?.show(.item(id: id)) }
    navigation.onTransition { told += $0.number > 0 ? 1 : 0 }
    guard let here = app.here.coordinator else { return }
    let event = event(navigation)
    var id = 0
    let push = Stopwatch.microseconds(999) {
      id += 1
      here.show(.item(id: id))
    } undo: {
      here.flow.pop()
    }
    here.show(.item(id: -1))
    let back = Stopwatch.microseconds(999) {
      navigation.back()
    } undo: {
      here.show(.item(id: -1))
    }
    let link = Stopwatch.microseconds(999) { _ = try? navigation.open("here/items/5/nothing") }
    let hand = HandCoordinator(others: count)
    hand.didChange = { told += $0.count > 0 ? 1 : 0 }
    let handEvent =
      Stopwatch.microseconds(999) {
        for _ in 0..<100 { hand.perform { told += 1 } }
      } / 100
    let handPush = Stopwatch.microseconds(999) {
      hand.push(1)
    } undo: {
      hand.pop()
    }
    hand.push(2)
    let handPop = Stopwatch.microseconds(999) {
      hand.pop()
    } undo: {
      hand.push(1)
    }
    row(count, [(event, handEvent), (push, handPush), (back, handPop), (link, nil)])
    navigation.close()
  }

  @CoreRunner private static func below(_ count: Int) {
    let navigation = Navigation(on: CoreRunner.shared)
    let stack = navigation.start { StackCoordinator(bytes: 0, flow: $0) }
    var told = 0
    navigation.onTransition { told += $0.number > 0 ? 1 : 0 }
    for id in 0..<count { stack.show(.item(id: id)) }
    let event = event(navigation)
    let push = Stopwatch.microseconds(199) {
      stack.show(.item(id: -1))
    } undo: {
      stack.flow.pop()
    }
    stack.show(.item(id: -1))
    let pop = Stopwatch.microseconds(199) {
      stack.flow.pop()
    } undo: {
      stack.show(.item(id: -1))
    }
    let toStart = Stopwatch.once { stack.flow.popToStart() }
    navigation.close()

    let stored = Navigation(on: CoreRunner.shared)
    let heavy = stored.start { StackCoordinator(bytes: 1000, flow: $0) }
    for id in 0..<count { heavy.show(.item(id: id)) }
    let back = Stopwatch.microseconds(199) {
      stored.back()
    } undo: {
      heavy.show(.item(id: -1))
    }
    stored.close()

    let hand = HandCoordinator(others: 0)
    hand.didChange = { told += $0.count > 0 ? 1 : 0 }
    for id in 0..<count { hand.push(id) }
    let handPush = Stopwatch.microseconds(199) {
      hand.push(1)
    } undo: {
      hand.pop()
    }
    let handPop = Stopwatch.microseconds(199) {
      hand.pop()
    } undo: {
      hand.push(1)
    }
    let handStart = Stopwatch.once { hand.popToStart() }
    row(count, [(event, nil), (push, handPush), (pop, handPop), (toStart, handStart), (back, nil)])
  }

  @CoreRunner private static func event(_ navigation: Navigation) -> Double {
    guard let top = navigation.tree.top?.id else { return 0 }
    var count = 0
    return Stopwatch.microseconds(999) {
      for _ in 0..<100 { navigation.perform(on: top) { count += 1 } }
    } / 100
  }

  /// On the heap, of 100 windows.
  @CoreRunner private static func windowBytes() -> Int {
    let before = Int(mallinfo2().uordblks)
    let windows = (0..<100).map { _ in
      let navigation = Navigation(on: CoreRunner.shared)
      navigation.start { StackCoordinator(bytes: 0, flow: $0) }
      return navigation
    }
    let bytes = Int(mallinfo2().uordblks) - before
    for window in windows { window.close() }
    return bytes / 100
  }

  private static func row(_ count: Int, _ values: [(Double, Double?)]) {
    let cells = values.map { value, hand in
      hand.map { "\(text(value)) (\(text($0)))" } ?? text(value)
    }
    print("| \(count) | \(cells.joined(separator: " | ")) |")
  }

  private static func text(_ value: Double) -> String {
    value < 100 ? "\((value * 100).rounded() / 100)" : "\(Int(value.rounded()))"
  }
}
