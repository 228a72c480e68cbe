public import Observation
public import Usher

/// Rows, and what can be done with them.
@Observable
public final class ListsViewModel: ViewModel {
  /// A row.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
  }

  /// How many rows there are to look at.
  public enum Amount: String, CaseIterable, Identifiable, Sendable {
    case many = "Many", one = "One", none = "None"

    public var id: String { rawValue }
  }

  public let title = GalleryPage.lists.title
  public private(set) var amount = Amount.many
  public private(set) var chosen = "Blue"
  public private(set) var notice: String?

  public private(set) var guests = ["Ada", "Grace", "Katherine", "Mary", "Radia"].map(Row.init)
  public private(set) var isEditing = false
  private var deleted: (row: Row, index: Int)?

  public private(set) var songs = ["Overture", "First Song", "Second Song", "Interlude", "Finale"]
    .map(Row.init)

  private let screen: Screen<Event>

  /// What the page tells its coordinator.
  package enum Event { case didPressEndless }

  package init(screen: Screen<Event>) { self.screen = screen }

  /// As many rows as ``amount`` says.
  public var rows: [Row] {
    switch amount {
    case .many: (1...12).map { Row(id: "Row \($0)") }
    case .one: [Row(id: "The only row")]
    case .none: []
    }
  }

  public let colors = ["Red", "Green", "Blue"].map(Row.init)

  /// Call when another amount was chosen.
  public func chooseAmount(_ id: Amount.ID) { amount = Amount(rawValue: id) ?? amount }

  /// Call when a colour was chosen.
  public func chooseColor(_ id: Row.ID) { chosen = id }

  /// Call when a row was pressed that leads on.
  public func press(_ name: String) { notice = "“\(name)” was chosen." }

  /// Call when the endless list was chosen.
  public func endlessButtonTapped() { screen.send(.didPressEndless) }
}

/// What is deleted, and put back.
extension ListsViewModel {
  public var editButtonTitle: String { isEditing ? "Done" : "Edit" }
  /// What was deleted last.
  public var undoText: String? { deleted.map { "\($0.row.id) was deleted." } }

  /// Call when the person wants to edit the guests, or has done so.
  public func editButtonTapped() { isEditing.toggle() }

  /// Call when the person wants to delete a guest.
  public func delete(_ id: Row.ID) {
    guard let index = guests.firstIndex(where: { $0.id == id }) else { return }
    deleted = (guests.remove(at: index), index)
  }

  /// Call when the person wants to have the guest back.
  public func undoButtonTapped() {
    guard let deleted else { return }
    guests.insert(deleted.row, at: min(deleted.index, guests.count))
    self.deleted = nil
  }

  /// Call when the guest may stay deleted.
  public func dismissUndoButtonTapped() { deleted = nil }

  /// Call when a song was moved to an index.
  public func move(_ id: Row.ID, to target: Int) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    let song = songs.remove(at: index)
    songs.insert(song, at: min(target, songs.count))
  }
}
