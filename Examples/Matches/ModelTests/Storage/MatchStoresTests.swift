import Foundation
import MatchesModel
import Testing

@Suite("The stores there are")
struct MatchStoresTests {
  private let first = URL(string: "http://a.example/") ?? URL(fileURLWithPath: "/")
  private let second = URL(string: "http://b.example/") ?? URL(fileURLWithPath: "/")

  private func stores() throws -> MatchStores {
    let (device, first) = (try SQLiteMatchStore.inMemory(), first)
    return MatchStores(device: device, defaultServer: { first }) { url throws(MatchesError) in
      guard url != URL(string: "http://c.example/") else { throw .refused("No.") }
      return RemoteMatchStore(url: url)
    }
  }

  @Test("all who ask one server share its store while somebody uses it, and then it is freed")
  func shared() throws {
    let stores = try stores()
    weak var known: (any MatchStore & AnyObject)?
    do {
      let one = try #require(try stores.store(at: .server(first)) as? RemoteMatchStore)
      let other = try #require(try stores.store(at: .server(first)) as? RemoteMatchStore)
      let elsewhere = try #require(try stores.store(at: .server(second)) as? RemoteMatchStore)
      #expect(one === other)
      #expect(one !== elsewhere)
      known = one
    }
    #expect(known == nil)
  }

  @Test("this device has one, and a server that mustn't be asked none")
  func others() throws {
    let stores = try stores()
    let device = try stores.store(at: .device) as? SQLiteMatchStore
    #expect(try device === (stores.store(at: .device) as? SQLiteMatchStore))
    let url = try #require(URL(string: "http://c.example/"))
    #expect(throws: MatchesError.refused("No.")) { try stores.store(at: .server(url)) }
  }
}
