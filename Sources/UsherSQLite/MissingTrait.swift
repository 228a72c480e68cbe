#if !SQLite
/// A store of open pages. This build has none: it needs the package trait.
@available(
  *,
  unavailable,
  message: "UsherSQLite needs its trait: .package(…, traits: [\"SQLite\"])"
)
public enum SQLiteSessionStore {}
#endif
