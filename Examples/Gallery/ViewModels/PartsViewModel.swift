public import Observation
public import Usher

/// What shows one part of a screen at a time: tabs, disclosures, menus, trees, and the way through them.
@Observable
public final class PartsViewModel: ViewModel {
  /// A tab.
  public enum Part: String, CaseIterable, Identifiable, Sendable {
    case profile = "Profile"
    case security = "Security"
    case notifications = "Notifications"
    public var id: Self { self }
  }

  /// A folder on the way to the present one.
  public struct Folder: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
  }

  /// A line of the tree.
  public struct Line: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    public let children: [Line]?
  }

  public let title = GalleryPage.parts.title
  public var part = Part.profile
  public var showsMore = false
  public var showsOpen = true
  public private(set) var notice: String?
  public private(set) var expanded: Set = ["work", "invoices"]
  public private(set) var chosen = "march"
  public let steps = ["Address", "Delivery", "Payment", "Review"]
  public private(set) var step = 1
  public private(set) var way = [
    Folder(id: "home", name: "Home"), Folder(id: "work", name: "Work"),
    Folder(id: "invoices", name: "Invoices"), Folder(id: "march", name: "March"),
  ]
  public let tree = [
    Line(
      id: "work",
      name: "Work",
      children: [
        Line(
          id: "invoices",
          name: "Invoices",
          children: ["January", "February", "March"].map {
            Line(id: $0.lowercased(), name: $0, children: nil)
          }
        ),
        Line(id: "contracts", name: "Contracts", children: []),
      ]
    ),
    Line(
      id: "private",
      name: "Private",
      children: [Line(id: "photos", name: "Photos", children: nil)]
    ),
    Line(id: "readme", name: "Read Me", children: nil),
  ]

  package init() {}

  /// Call when a command of the menu was chosen.
  public func commandChosen(_ name: String) { notice = "“\(name)” was chosen." }
  /// Call when a line of the tree was opened or closed.
  public func expand(_ id: Line.ID, _ isExpanded: Bool) {
    if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
  }
  /// Call when a line of the tree was chosen.
  public func select(_ id: Line.ID) { chosen = id }
  /// Call when a folder on the way was pressed.
  public func goBack(to id: Folder.ID) {
    if let index = way.firstIndex(where: { $0.id == id }) { way.removeSubrange((index + 1)...) }
  }
  /// Call when the next or the previous step was asked for.
  public func go(by steps: Int) { step = min(max(step + steps, 0), self.steps.count) }
}
