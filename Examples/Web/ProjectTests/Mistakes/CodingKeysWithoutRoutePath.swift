// Mistake: The coding keys of routes are no `RoutePath`.
// Compiles: Their paths aren't used, so no route may be the start either. `RouteCheck` in a test
//   says so, and `onMisuse` when such a route is shown. Write `enum CodingKeys: String, RoutePath`.

import Usher

enum SongsRoute: Route {
  case list, song(id: Int)

  enum CodingKeys: String, CodingKey {
    case list = ""
    case song = ":id"
  }
}
