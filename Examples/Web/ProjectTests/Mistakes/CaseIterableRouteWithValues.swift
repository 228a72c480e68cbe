// Mistake: Routes with values are `CaseIterable`.
// Says: type 'SongsRoute' does not conform to protocol 'CaseIterable'
// Remedy: Make them a `RouteWithStart`, and say where it starts: `static let start = Self.list`.

import Usher

enum SongsRoute: Route, CaseIterable {  // ← here
  // → enum SongsRoute: RouteWithStart {
  case list, song(id: Int)
  // → static let start = Self.list
}
