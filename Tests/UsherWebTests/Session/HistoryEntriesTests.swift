import Testing
import WebTesting

@testable import UsherWeb

@Suite("Entries of the history")
struct HistoryEntriesTests {
  @Test("a browser that claims to have more entries each time doesn't make them grow without end")
  func endless() {
    var entries = HistoryEntries(.unknown(at: "/shop"))
    for _ in 0..<100 { entries.resume(at: entries.items.count + HistorySteps.limit - 1) }
    #expect(entries.items.count <= HistoryEntries.mostUnknown)
  }

  @Test("entries that a person has made are kept, however many they are")
  func many() {
    let items = (0..<2000).map { BrowserHistory.Item.unknown(at: "/shop/\($0)") }
    var entries = HistoryEntries(items: items, index: 0, isElsewhere: false)
    entries?.resume(at: 1999)
    #expect(entries?.items.count == 2000 && entries?.index == 1999)
    entries?.resume(at: 2000)
    #expect(entries?.isElsewhere == true)
  }
}
