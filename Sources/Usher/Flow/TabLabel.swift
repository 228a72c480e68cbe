/// The title of a tab, and the name of its symbol.
struct TabLabel: Hashable, Sendable {
  let title: String
  let symbol: String?
}
