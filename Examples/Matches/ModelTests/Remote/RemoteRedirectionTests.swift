import FaultyServer
import Foundation
import MatchesModel
import RESTErrors
import Testing

@Suite("Redirections")
struct RemoteRedirectionTests {
  @Test(
    "aren't followed: who may ask one server isn't led to another by it",
    arguments: [
      "301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect",
      "308 Permanent Redirect",
    ]
  )
  func elsewhere(_ status: String) async throws {
    try await LogbookServer.run { other in
      try await FaultyServer.run { request in
        let path = request.split(separator: " ").dropFirst().first ?? ""
        return .answer("", status: status, headers: ["Location: \(other.url)\(path)"])
      } _: { server in
        let store = RemoteMatchStore(url: server.url, timeout: .seconds(60))
        let error = MatchesError.service(.status(try #require(Int(status.prefix(3)))))
        for read in RemoteFaultTests.reads {
          await #expect(throws: error) { try await read(store) }
        }
        let parameters = MatchParameters.sample([.a], [.b])
        await #expect(throws: error) { try await store.create(parameters) }
        await #expect(throws: error) { try await store.update("1", with: parameters) }
        #expect(other.requests.isEmpty)
        let writes = server.requests.compactMap { $0.split(separator: " ").first }
          .filter { $0 != "GET" }
        #expect(writes == ["POST", "PUT"])
      }
    }
  }
}
