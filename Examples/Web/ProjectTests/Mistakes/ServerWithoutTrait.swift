// Mistake: The package depends on Usher without the trait of the server.
// Settings: no traits
// Says: 'UsherServer' is unavailable: UsherHummingbird needs its trait: .package(…, traits:
//   ["Hummingbird"])
// Remedy: Name the trait in the dependency:
//   `.package(name: "usher", path: …, traits: ["Hummingbird"])`.

import UsherHummingbird
import UsherWeb

func serve(_ apps: [WebApp]) async throws {
  try await UsherServer(WebHost(apps)).run()
}
