/// The title of a tab, and the name of the tab's symbol; `nil` for no symbol.
struct TabLabel: Hashable, Sendable {
  let title: String
  let symbol: String?
}
