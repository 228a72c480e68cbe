/// Everything a window needs to come back after its process died: routes, the inputs of child flows, and
/// the states of what is ``Restorable``.
///
/// A plain value, written as JSON, so that it can be read, changed by a migration, and kept in a test.
public struct Snapshot: Codable, Hashable, Sendable {
  /// The form this version of Usher writes.
  public static let currentFormat = 1

  /// The form of the snapshot itself.
  public var format = currentFormat
  /// The app's version of its routes, inputs and states.
  public var version: Int
  /// The number the next place gets.
  public var nextID: Int
  /// The root flow.
  public var root: FlowSnapshot

  /// A flow: what it shows, bottom to top.
  public struct FlowSnapshot: Codable, Hashable, Sendable {
    /// The name of the coordinator's type.
    public var coordinator: String
    /// The coordinator's state as JSON, if it is ``Restorable``.
    public var state: String?
    /// The screens and children.
    public var places: [Place]
    /// The children shown as tabs.
    public var tabs: [Place]
    /// The number of the tab that shows.
    public var selectedTab: Int?

    /// A flow as a migration makes it.
    ///
    /// - Parameters:
    ///   - coordinator: the name of the coordinator's type.
    ///   - state: the coordinator's state as JSON, if it is ``Restorable``.
    ///   - places: the screens and children, bottom to top.
    ///   - tabs: the children shown as tabs.
    ///   - selectedTab: the number of the tab that shows.
    public init(
      coordinator: String,
      state: String? = nil,
      places: [Place],
      tabs: [Place] = [],
      selectedTab: Int? = nil
    ) {
      self.coordinator = coordinator
      self.state = state
      self.places = places
      self.tabs = tabs
      self.selectedTab = selectedTab
    }
  }

  /// A screen, or a child flow.
  public struct Place: Codable, Hashable, Sendable {
    /// Its number in the navigation tree.
    public var id: Int
    /// The address of its route within the flow.
    public var path: String
    /// How it joined what was there.
    public var placement: Placement
    /// A view model's state as JSON, if it is ``Restorable``.
    public var state: String?
    /// A child flow's input as JSON.
    public var input: String?
    /// The child flow; a screen has none.
    public var flow: FlowSnapshot?
    /// Where a gate goes on to once it is passed.
    public var onward: Way?

    /// Where a gate goes on to.
    public struct Way: Codable, Hashable, Sendable {
      /// The address within the flow around the gate.
      public var path: String
      /// Whether a link or a stored state leads there, rather than a step of the app's.
      public var isLink: Bool
    }

    /// A place as a migration makes it.
    ///
    /// - Parameters:
    ///   - id: its number, which no other place has: ``Snapshot/takeID()`` gives one.
    ///   - path: the address of its route within the flow.
    ///   - placement: how it joins what is there.
    ///   - state: a view model's state as JSON.
    ///   - input: a child flow's input as JSON.
    ///   - flow: the child flow; a screen has none.
    public init(
      id: Int,
      path: String,
      placement: Placement = .push,
      state: String? = nil,
      input: String? = nil,
      flow: FlowSnapshot? = nil
    ) {
      self.id = id
      self.path = path
      self.placement = placement
      self.state = state
      self.input = input
      self.flow = flow
    }
  }

  /// A number for a place that a migration makes.
  public mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Reads a snapshot and brings it up to the app's version.
  ///
  /// - Parameters:
  ///   - bytes: what ``encoded()`` gave.
  ///   - version: the app's version now.
  ///   - migrations: changes a snapshot of a version to the next one, by the version it changes from.
  /// - Throws: ``SnapshotError`` when it can't be read, is newer than the app, has no migration, or two of its places have
  ///   the same number.
  public init(
    decoding bytes: [UInt8],
    version: Int,
    migrations: [Int: (inout Snapshot) throws -> Void] = [:]
  ) throws(SnapshotError) {
    let header: Header
    do {
      header = try SnapshotCoding.value(Header.self, of: bytes)
    } catch {
      throw .unreadable(error)
    }
    guard header.format <= Self.currentFormat, header.version <= version else {
      throw .newer(found: header.version, known: version)
    }
    do {
      self = try SnapshotCoding.value(Snapshot.self, of: bytes)
    } catch {
      throw .unreadable(error)
    }
    while self.version < version {
      let from = self.version
      guard let migrate = migrations[from] else { throw .noMigration(from: from, to: version) }
      do { try migrate(&self) } catch { throw .migrationFailed(from: from, error) }
      self.version = from + 1
    }
    var ids: Set<Int> = []
    if let id = root.firstRepeated(&ids) { throw .ambiguous(id) }
  }

  init(version: Int, nextID: Int, root: FlowSnapshot) {
    self.version = version
    self.nextID = nextID
    self.root = root
  }

  /// The snapshot as JSON; equal snapshots give equal bytes.
  public func encoded() -> [UInt8] {
    // Texts and whole numbers only: there is nothing in it that JSON can't say.
    (try? SnapshotCoding.bytes(of: self)) ?? []
  }

  private struct Header: Decodable {
    let format: Int
    let version: Int
  }
}

extension Snapshot.FlowSnapshot {
  /// The first number that isn't new; all are noted.
  fileprivate func firstRepeated(_ ids: inout Set<Int>) -> Int? {
    for place in places + tabs {
      guard ids.insert(place.id).inserted else { return place.id }
      if let id = place.flow?.firstRepeated(&ids) { return id }
    }
    return nil
  }
}
