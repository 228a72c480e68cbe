/// The memory of a branch, which is a place for the content of an `if` or `switch`: the number of the shown alternative
/// (its side), and how many hashes and lists are remembered of that content. Fits into one word of a ``Fragment``'s
/// memory.
struct Branch {
  let side: Int
  let words: Int
  let lists: Int

  init(side: Int, words: Int, lists: Int) {
    self.side = side
    self.words = words
    self.lists = lists
  }

  init(word: UInt64) {
    side = Int(word & 0xff)
    lists = Int(word >> 8 & 0xffff)
    words = Int(word >> 24)
  }

  var word: UInt64 { UInt64(side) | UInt64(lists) << 8 | UInt64(words) << 24 }
}
