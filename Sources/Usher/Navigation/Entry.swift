/// A screen in the navigation tree.
public struct Entry: Hashable, Sendable, Identifiable {
  /// Identifies it for as long as it is in the tree.
  public let id: EntryID
  /// The address of its route within its flow, as `pli/buy`.
  public let path: String
  /// Whether it stays beside what is pushed after it, where there is room.
  public let isSidebar: Bool
  /// The name of its view model's type.
  public let viewModel: String
}
