/// A property of a page, in words.
struct Fact: Equatable, Identifiable {
  let id: String
  let value: String
}
