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

  @Test("addresses that show nothing, thousands of them, take little memory")
  func longAddresses() {
    var entries = HistoryEntries(.unknown(at: "/shop"))
    for _ in 0..<15 { entries.resume(at: entries.items.count + HistorySteps.limit - 1) }
    let address = "/elsewhere/" + String(repeating: "x", count: 8000)
    for index in 0..<900 { #expect(entries.move(to: index, at: "\(address)\(index)") == nil) }
    let bytes = entries.items.reduce(0) { $0 + $1.path.utf8.count }
    #expect(bytes <= HistoryEntries.mostPathBytes + entries.items.count * HistoryEntries.shortPath)
    #expect(entries.current.path == "\(address)899", "where the browser is, is known")
    #expect(entries.items[895].path == "\(address)895", "so is what is near")
    #expect(entries.items[100] == .unknown(at: ""))
    #expect(entries.move(to: 100, at: "\(address)100") == nil)
    #expect(entries.current.path == "\(address)100", "the browser tells it again")
  }

  @Test("one address that is longer than all may be stays as long as the browser is there")
  func oneLongAddress() {
    var entries = HistoryEntries(.unknown(at: "/shop"))
    entries.resume(at: 1)
    let address = String(repeating: "x", count: 2 * HistoryEntries.mostPathBytes)
    _ = entries.move(to: 1, at: address)
    #expect(entries.current.path == address)
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
