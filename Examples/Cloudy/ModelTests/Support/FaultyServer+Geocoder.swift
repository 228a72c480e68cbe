import CloudyModel
import FaultyServer

extension FaultyServer {
  /// A client that waits long enough for a busy machine.
  func geocoder() -> GeocoderClient {
    GeocoderClient(url: url, userAgent: "Cloudy/1.0 (mail@example.org)", timeout: .seconds(60))
  }
}
