import CloudyModel
import FaultyServer

extension FaultyServer {
  /// A client that waits long enough for a busy machine.
  func client() -> OpenMeteoClient {
    OpenMeteoClient(url: url, timeout: .seconds(60))
  }
}
