import Synchronization

// Who may not see the inspector is answered as if there were none.
extension WebHost {
  var inspectorCount: Int {
    sessions.withLock { $0.byToken.values.count { $0.app == HostInspector.path } }
  }

  /// Returns the answer that there is nothing, to a request for a file of an inspector that the browser may not see;
  /// `nil` to all other requests.
  func inspection(_ request: WebRequest) -> WebResponse? {
    guard !request.mayInspect,
      site.withLock(\.inspector)
        .contains(where: { $0.pathWithin(request.path)?.hasPrefix("-/") == true })
    else { return nil }
    return notFound(request, app(at: request))
  }
}
