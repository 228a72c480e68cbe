// Mistake: The package depends on Usher without the trait of the store.
// Settings: no traits
// Says: 'SQLiteSessionStore' is unavailable: UsherSQLite needs its trait: .package(…, traits:
//   ["SQLite"])
// Remedy: Name the trait in the dependency, beside that of the server:
//   `.package(name: "usher", path: …, traits: ["Hummingbird", "SQLite"])`.

import UsherSQLite
import UsherWeb

func host(_ apps: [WebApp]) throws -> WebHost {
  WebHost(apps, store: try SQLiteSessionStore(path: "pages.sqlite"))
}
