// Mistake: A route carries an object of the model.
// Says: associated value 'song' of 'Sendable'-conforming enum 'SongsRoute' has non-Sendable type
//   'Song'
// Says: cannot automatically synthesize 'Decodable' because 'Song' does not conform to 'Decodable'
// Remedy: Let the route carry the object's identity, `song(id: Int)`: a route is an address.

import Usher

final class Song { var title = "" }

enum SongsRoute: RouteWithStart {
  case list, song(Song)  // ← here
  // → case list, song(id: Int)
  static let start = Self.list
}
