import CloudyModel
import FaultyServer

extension FaultyServer {
  /// A client that waits long enough for a busy machine.
  func client(timeout: Duration = .seconds(60)) -> OpenMeteoClient {
    OpenMeteoClient(url: url, timeout: timeout)
  }
}
