#if !Accounts
/// Who is signed in at which browser. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherAccounts needs its trait: .package(…, traits: [\"Accounts\"])"
)
public final class SignIns<Person> {
  /// Unavailable in this build.
  public init(_ store: Any = 0) {}
}

/// The stored form of a password. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherAccounts needs its trait: .package(…, traits: [\"Accounts\"])"
)
public struct PasswordHash {
  /// Unavailable in this build.
  public init(text: String) {}
}
#endif
