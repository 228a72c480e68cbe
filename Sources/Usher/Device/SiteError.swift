/// The reason why an address of another site can't be opened.
public struct SiteError: UserFacingError, Hashable, CustomStringConvertible {
  /// The kind of the error.
  public struct Code: Hashable, Sendable {
    private enum Kind { case scheme, unavailable }

    private let kind: Kind

    /// The address doesn't begin with one of ``SiteError/schemes``.
    public static let scheme = Code(kind: .scheme)
    /// The host can't open addresses, or other sites can't send the person back to it.
    public static let unavailable = Code(kind: .unavailable)
  }

  /// The kind of the error.
  public let code: Code
  /// The text for the developer: the problem, and how to fix it.
  public let description: String
  /// The text to show to the person.
  public var userMessage: String { "This can’t be opened here." }

  /// The schemes of addresses that can be opened: pages, and messages and calls that the person then makes or not.
  public static let schemes = ["https", "http", "mailto", "tel", "sms"]

  /// The error when the host can't open addresses, or other sites can't send the person back.
  public static let unavailable = SiteError(
    code: .unavailable,
    description: """
      The host can't send the person to another site and back. To fix this, in a server, set its `origins`, so that it \
      knows by which address other sites reach it; in a test, use the device of a `TestApp`.
      """
  )

  static func scheme(of url: String) -> SiteError {
    SiteError(
      code: .scheme,
      description: """
        The address “\(url.prefix(80))” can't be opened. To fix this, give a whole address that begins with \
        \(schemes.map { "\($0):" }.joined(separator: ", ")).
        """
    )
  }

  /// Whether an address is that of a page, and not of a message or a call.
  static func isPage(_ url: String) -> Bool {
    String(String.UnicodeScalarView(url.unicodeScalars.filter { $0.value > 32 })).lowercased()
      .hasPrefix("http")
  }

  /// Throws if an address can't be opened. It is read as browsers do, which ignore spaces and control characters.
  static func check(_ url: String) throws(SiteError) {
    let plain = url.unicodeScalars.filter { $0.value > 32 }
    let scheme = plain.prefix { $0 != ":" }
    guard scheme.count < plain.count,
      schemes.contains(String(String.UnicodeScalarView(scheme)).lowercased())
    else { throw .scheme(of: url) }
    guard isPage(url) else { return }
    // Browsers refuse an address without a host, and one whose host has characters that none can have.
    let host = plain.dropFirst(scheme.count + 1).drop { $0 == "/" }.prefix {
      !"/?#".unicodeScalars.contains($0)
    }
    let isAddress = host.first == "[" ? host.last == "]" || host.contains("]") : !host.contains("%")
    guard !host.isEmpty, isAddress else { throw .scheme(of: url) }
  }
}
