/// Finds what somebody meant who left out, added, changed or swapped a letter.
///
/// Two words that are one error apart share a text that each gives with at most one letter left
/// out. So of each name the hashes of these texts are kept, and those of a query are looked up.
enum TypingErrors {
  /// Shorter names are too much like each other.
  static let shortest = 4

  /// Hashes of a key and of what it is without one of its letters.
  static func hashes(of key: String) -> Set<Int64> {
    let letters = key.unicodeScalars.map(\.value)
    var hashes: Set<Int64> = [hash(letters, leavingOut: -1)]
    for index in letters.indices { hashes.insert(hash(letters, leavingOut: index)) }
    return hashes
  }

  /// How many errors are tolerated in a key: one, in a long one two.
  static func tolerance(of key: String) -> Int {
    key.unicodeScalars.count < 8 ? 1 : 2
  }

  /// How many letters are left out, added, changed or swapped with the next.
  static func count(from query: String, to key: String) -> Int {
    let (query, key) = (Array(query.unicodeScalars), Array(key.unicodeScalars))
    var beforeLast: [Int] = []
    var last = Array(0...key.count)
    for row in query.indices {
      var current = [row + 1]
      for column in key.indices {
        let change = last[column] + (query[row] == key[column] ? 0 : 1)
        var count = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, query[row] == key[column - 1], query[row - 1] == key[column] {
          count = min(count, beforeLast[column - 1] + 1)
        }
        current.append(count)
      }
      (beforeLast, last) = (last, current)
    }
    return last[key.count]
  }

  /// FNV-1a: it must be the same tomorrow, which `Hasher` isn't.
  private static func hash(_ letters: [UInt32], leavingOut left: Int) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in letters.indices where index != left {
      hash = (hash ^ UInt64(letters[index])) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
