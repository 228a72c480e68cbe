package import ToolLibraryModel

/// A row of the list of tools.
public struct ToolRow: Identifiable, Equatable {
  public let id: String
  public let name: String
  public let purpose: String
  /// Whether nobody has the tool today.
  public let isFree: Bool

  package init(_ tool: Tool, isFree: Bool) {
    (id, name, purpose, self.isFree) = (tool.id, tool.name, tool.purpose, isFree)
  }

  public var state: String { isFree ? "Free" : "Lent" }
}
