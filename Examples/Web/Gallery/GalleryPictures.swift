public import UsherWeb

/// The pictures below `/gallery/-/`: some come at once, some come late, some never come.
public struct GalleryPictures: Sendable {
  private let now: @Sendable () -> Int
  private let pause: @Sendable () async throws -> Void

  /// Creates the pictures.
  ///
  /// - Parameters:
  ///   - now: returns the time in seconds since 1970.
  ///   - pause: waits before the slow picture is sent.
  public init(
    now: @escaping @Sendable () -> Int,
    pause: @escaping @Sendable () async throws -> Void
  ) {
    self.now = now
    self.pause = pause
  }

  /// Returns the picture at `path`; `nil` if there is none, or not yet.
  public func respond(to request: WebRequest, _ path: String) async -> WebResponse? {
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "hills": return drawing(Self.hills, for: request)
    case "tower": return drawing(Self.tower, for: request)
    case "slow":
      try? await pause()
      return drawing(Self.hills, for: request)
    case "late":
      guard parts.count == 2, let time = Int(parts[1]), now() >= time else { return nil }
      return drawing(Self.hills, for: request)
    default: return nil
    }
  }

  private func drawing(_ svg: String, for request: WebRequest) -> WebResponse {
    // Each page must fetch the picture again.
    .bytes(
      Array(svg.utf8),
      "image/svg+xml",
      etag: "1",
      cacheControl: "private, no-store",
      for: request
    )
  }

  private static let hills = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><rect width="960" height="640" fill="#f3c9a1"/>\
    <circle cx="650" cy="250" r="90" fill="#fbe9cf"/><path d="M0 380l220-150 190 140 160-90 390 210v150H0z" fill="#a98aa5"/>\
    <path d="M0 470l330-120 260 130 370-110v270H0z" fill="#6d6e93"/><path d="M0 560q300-130 560-20t400-30v130H0z" fill="#3f4a70"/></svg>
    """

  private static let tower = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 800"><rect width="480" height="800" fill="#bcd8e6"/>\
    <path d="M0 560h480v240H0z" fill="#5d8aa8"/><path d="M0 640q240-90 480 0v160H0z" fill="#466a57"/>\
    <path d="M190 630l20-400h60l20 400z" fill="#fbf6ec"/><path d="M204 350h72l4 90h-80z" fill="#c65b4a"/>\
    <path d="M200 230h80v-20h-80zM214 210v-50h52v50zM206 160l34-46 34 46z" fill="#3d4b57"/></svg>
    """
}
