public import Observation
public import Usher

/// Lists of rows that can be chosen, deleted and moved.
@Observable
public final class ListsViewModel: ViewModel {
  /// A row.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
  }

  /// The number of rows in the first list.
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

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressEndless, didPressLong }

  package init(screen: Screen<Event>) { self.screen = screen }

  /// The rows of the first list, as many as ``amount`` says.
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

  /// Call when a row was pressed that leads to a screen.
  public func press(_ name: String) { notice = "“\(name)” was chosen." }

  /// Call when the row of the endless list was pressed.
  public func endlessButtonTapped() { screen.send(.didPressEndless) }

  /// Call when the row of the long list was pressed.
  public func longButtonTapped() { screen.send(.didPressLong) }
}

/// The deletion and the order of rows.
extension ListsViewModel {
  public var editButtonTitle: String { isEditing ? "Done" : "Edit" }
  /// A sentence about the guest that was deleted last; `nil` if no deletion can be undone.
  public var undoText: String? { deleted.map { "\($0.row.id) was deleted." } }

  /// Call when the Edit or Done button was pressed.
  public func editButtonTapped() { isEditing.toggle() }

  /// Call when the person wants to delete a guest.
  public func delete(_ id: Row.ID) {
    guard let index = guests.firstIndex(where: { $0.id == id }) else { return }
    deleted = (guests.remove(at: index), index)
  }

  /// Call when the Undo button was pressed. Puts the guest back in the old place.
  public func undoButtonTapped() {
    guard let deleted else { return }
    guests.insert(deleted.row, at: min(deleted.index, guests.count))
    self.deleted = nil
  }

  /// Call when the undo message was dismissed.
  public func dismissUndoButtonTapped() { deleted = nil }

  /// Call when a song was moved. `target` is the song's index after the move.
  public func move(_ id: Row.ID, to target: Int) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    let song = songs.remove(at: index)
    songs.insert(song, at: min(target, songs.count))
  }
}
