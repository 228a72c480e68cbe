#if !Hummingbird
/// A server of pages. This build has none: it needs the package trait.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public enum UsherServer {}

/// Where a server listens. This build has none: it needs the package trait.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public enum ServerConfiguration {}

/// What else a server answers. This build has none: it needs the package trait.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public enum ServerRoute {}
#endif
