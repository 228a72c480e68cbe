// Mistake: One route has no coding key, and the others have one.
// Compiles: That route has no address: no link leads there, and it doesn't come back after the
//   process died. `onMisuse` tells of it when it is shown, and `RouteCheck` in a test finds it.
//   Give it a key.

import Usher

enum SongsRoute: Route {
  case list, song(id: Int), edit(id: Int)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case song = ":id"
  }
}
