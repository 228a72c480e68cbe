extension VisitRates {
  /// Counts a page, unless it is one too many.
  ///
  /// - Returns: the time until the page may be opened; `nil` if it may be opened now.
  func take(for request: WebRequest) -> Duration? {
    // Without a cookie the visitor is new, and its identity made up a moment ago.
    let visitor = request.header("cookie") == nil ? nil : request.visitor
    let address = request.address.flatMap { ClientAddress($0) }
    return take(visitor, from: address.flatMap { $0.isLoopback ? nil : $0 })
  }
}

extension WebRequest {
  /// The text for the log if too many pages were opened.
  var tooManyPages: String {
    """
    Refused a page to \(network ?? "an unknown address"): too many were opened from there in a short time. To fix \
    this, if they are welcome, raise SessionLimits.pagesPerMinuteOfVisitor and pagesPerMinuteOfAddress; if it is a \
    proxy of yours, let it send X-Forwarded-For, and name it in ServerConfiguration.trustedProxies.
    """
  }
}

extension PlainPage {
  /// Returns the page in place of another, if too many were opened in a short time.
  static func tooMany(
    _ path: String,
    _ wait: Duration,
    _ app: WebApp?,
    _ locale: PageLocale,
    _ assets: Assets
  ) -> WebResponse {
    var response = PlainPage(.tooMany, path, app, locale, assets).response
    response.headers.append(("retry-after", wait.retryAfter))
    return response
  }
}
