/// The functions of a host that can open addresses of other sites. See ``Device/siteOpener``.
public struct SiteOpener {
  let makeDetour: () -> Detour?
  let open: (String, Detour?) -> Void

  /// - Parameters:
  ///   - makeDetour: makes a detour, with a new token; returns `nil` if no other site could send the person back.
  ///   - open: opens an address. With a detour, the host calls ``Device/returned(from:query:)`` when the person comes back
  ///     by its return address, and ``Device/returnedWithoutAnswer()`` when they come back in another way.
  public init(makeDetour: @escaping () -> Detour?, open: @escaping (String, Detour?) -> Void) {
    self.makeDetour = makeDetour
    self.open = open
  }
}
