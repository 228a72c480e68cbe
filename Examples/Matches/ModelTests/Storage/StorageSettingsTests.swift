import Foundation
import MatchesModel
import ModelTestSupport
import Testing

@Suite("Where matches are kept")
struct StorageSettingsTests {
  private let server = URL(string: "http://localhost:3000/api/v1/") ?? URL(fileURLWithPath: "/")

  @Test("by default on this device, whatever address is there")
  func defaults() {
    #expect(StorageSettings().location(default: server) == .device)
    #expect(StorageSettings(baseURL: "http://a.example/").location(default: server) == .device)
  }

  @Test(
    "a slash that is missing at the end is added, and spaces around are nothing",
    arguments: ["http://a.example/v1", "http://a.example/v1/", "  http://a.example/v1 \n"]
  )
  func slash(_ text: String) {
    #expect(StorageSettings.url(text)?.absoluteString == "http://a.example/v1/")
  }

  @Test(
    "what is no address falls back to the default",
    arguments: [
      "", " ", "nonsense", "a.example/v1", "ftp://a.example/", "http://", "file:///etc/passwd",
      "http://user:password@a.example/", "http://a.example/?q=1", "http://a.example/#a",
      "http://a.example:port/",
    ]
  )
  func fallback(_ text: String) {
    #expect(StorageSettings.url(text) == nil)
    let settings = StorageSettings(usesRemoteStore: true, baseURL: text)
    #expect(settings.location(default: server) == .server(server))
  }

  @Test("settings are each visitor's own, survive, and are told to the visitor's pages")
  func store() async throws {
    try await withFolder { folder in
      let path = folder.appendingPathComponent("settings.sqlite").path
      let store = try SQLiteSettingsStore(path: path)
      let (own, others) = (store.changes(of: "a"), store.changes(of: "b"))
      let settings = StorageSettings(usesRemoteStore: true, baseURL: "http://a.example/")
      try await store.setSettings(settings, of: "a")
      #expect(await own.hasNews())
      #expect(await !others.hasNews())
      #expect(try await store.settings(of: "b") == StorageSettings())
      let later = try SQLiteSettingsStore(path: path)
      #expect(try await later.settings(of: "a") == settings)
      try await later.setSettings(StorageSettings(), of: "a")
      #expect(try await later.settings(of: "a") == StorageSettings())
    }
  }

  @Test("a visitor with a new name keeps what they have, and who has the old name has nothing")
  func rename() async throws {
    let store = try SQLiteSettingsStore.inMemory()
    let settings = StorageSettings(usesRemoteStore: true, baseURL: "http://a.example/")
    try await store.setSettings(settings, of: "old")
    try await store.rename("old", to: "new")
    #expect(try await store.settings(of: "new") == settings)
    #expect(try await store.settings(of: "old") == StorageSettings())
  }

  @Test("a file that can't be opened is told as such")
  func unreadable() {
    #expect(throws: MatchesError.self) {
      try SQLiteSettingsStore(path: "/nowhere/at/all/settings.sqlite")
    }
  }
}
