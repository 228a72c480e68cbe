#if !SQLite
/// The store, of which there is nothing without the package trait.
@available(
  *,
  unavailable,
  message: "UsherSQLite needs its trait: .package(…, traits: [\"SQLite\"])"
)
public enum SQLiteSessionStore {}
#endif
