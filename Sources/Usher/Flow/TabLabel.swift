/// What a tab is called, and the name of its picture.
struct TabLabel: Hashable, Sendable {
  let title: String
  let symbol: String?
}
