/// The other sites that an app's pages may load something from. The browser refuses everything else (content security
/// policy), so that text that somebody typed can't load anything.
///
/// ```swift
/// let sources = ContentSources(
///   scripts: ["https://js.stripe.com"],
///   frames: ["https://js.stripe.com"]
/// )
/// let app = WebApp("shop", title: "Shop", sources: sources) { … } views: { … }
/// ```
///
/// Each site is an origin: `https://`, a host name, and a port if it isn't the usual one. `https://*.example.com` allows
/// all names below `example.com`. Who allows a site to run a script trusts it with everything that the person sees and
/// types on the page.
public struct ContentSources: Hashable, Sendable {
  /// The sites whose scripts the pages may run.
  public var scripts: [String]
  /// The sites whose pages may be shown in a frame of the app's pages.
  public var frames: [String]
  /// The sites whose pictures the pages may show.
  public var images: [String]
  /// The sites that the app's scripts may send requests to, also by socket (`wss://`).
  public var connections: [String]

  /// Creates the lists; by default all are empty.
  public init(
    scripts: [String] = [],
    frames: [String] = [],
    images: [String] = [],
    connections: [String] = []
  ) {
    self.scripts = scripts
    self.frames = frames
    self.images = images
    self.connections = connections
  }

  /// The texts in the lists that aren't origins, and so can't be used.
  var mistakes: [String] {
    (scripts + frames + images + connections).filter { !Self.isOrigin($0) }
  }

  /// The value of the header field `Content-Security-Policy`.
  package var policy: String {
    let frames = valid(frames)
    return [
      "default-src 'none'",
      "script-src 'self'" + valid(scripts),
      "style-src 'self'",
      "img-src 'self' data: blob:" + valid(images),
      "connect-src 'self'" + valid(connections),
      "font-src 'self'",
      "manifest-src 'self'",
      frames.isEmpty ? nil : "frame-src\(frames)",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func valid(_ sites: [String]) -> String {
    sites.filter(Self.isOrigin).map { " \($0)" }.joined()
  }

  /// Returns whether the text is an origin, and nothing that would change the policy otherwise.
  private static func isOrigin(_ text: String) -> Bool {
    text.wholeMatch(
      of: /(https?|wss?):\/\/(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?/
    ) != nil
  }
}
