#if !Hummingbird
/// The server, of which there is nothing without the package trait.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public enum UsherServer {}
#endif
