// Mistake: A coding key stands for no route.
// Says: type 'SongsRoute' does not conform to protocol 'Decodable'
// Says: CodingKey case 'edit' does not match any stored properties
// Remedy: Take the key away, or name it as the route.

import Usher

enum SongsRoute: Route {
  case list, song(id: Int)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case song = ":id"
    case edit = ":id/edit"  // ← here
  }
}
