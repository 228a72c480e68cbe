/// Finds names for a text in which a letter is missing, added, changed or swapped with the next.
///
/// Two words that differ by one error have a text in common: each gives it when at most one letter
/// is left out. So the hashes of these texts are stored for each name, and the hashes of a query
/// are looked up.
enum TypingErrors {
  /// The minimum length in letters: shorter names are too similar to each other.
  static let shortest = 4

  /// Returns the hashes of a key, and of the key without each one of its letters.
  static func hashes(of key: String) -> Set<Int64> {
    let letters = key.unicodeScalars.map(\.value)
    var hashes: Set<Int64> = [hash(letters, leavingOut: -1)]
    for index in letters.indices { hashes.insert(hash(letters, leavingOut: index)) }
    return hashes
  }

  /// Returns how many errors are allowed: one, and two in a key of 8 letters or more.
  static func tolerance(of key: String) -> Int {
    key.unicodeScalars.count < 8 ? 1 : 2
  }

  /// Returns the number of letters that are missing, added, changed or swapped with the next.
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

  /// Hashes with FNV-1a: stored hashes must be the same in another process, and `Hasher` gives
  /// others.
  private static func hash(_ letters: [UInt32], leavingOut left: Int) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in letters.indices where index != left {
      hash = (hash ^ UInt64(letters[index])) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
