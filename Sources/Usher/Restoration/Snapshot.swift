/// Everything a window needs to be restored after its process died: routes, the inputs of child flows, and the
/// states of ``Restorable`` objects.
///
/// A snapshot is a plain value, written as JSON, so that it can be read, changed by a migration, and kept in a
/// test.
///
/// ```swift
/// let bytes = try navigation.snapshot()?.encoded()
/// …
/// let snapshot = try Snapshot(decoding: bytes, version: 1)
/// navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
/// ```
public struct Snapshot: Codable, Hashable, Sendable {
  /// The format that this version of Usher writes.
  public static let currentFormat = 1

  /// The format of this snapshot.
  public var format = currentFormat
  /// The app's version of its routes, inputs and states.
  public var version: Int
  /// The highest number that a node of the window has had; the next node gets a higher one.
  public var nextID: Int
  /// The root flow.
  public var root: FlowSnapshot

  /// A flow and the screens and child flows it shows.
  public struct FlowSnapshot: Codable, Hashable, Sendable {
    /// The name of the coordinator's type.
    public var coordinator: String
    /// The coordinator's state as JSON, if it is ``Restorable``.
    public var state: String?
    /// The screens and child flows, bottom to top.
    public var places: [Place]
    /// The child flows that are shown as tabs.
    public var tabs: [Place]
    /// The ``Place/id`` of the selected tab.
    public var selectedTab: Int?

    /// Makes a flow in a migration.
    ///
    /// - Parameters:
    ///   - coordinator: the name of the coordinator's type.
    ///   - state: the coordinator's state as JSON, if it is ``Restorable``.
    ///   - places: the screens and child flows, bottom to top.
    ///   - tabs: the child flows that are shown as tabs.
    ///   - selectedTab: the ``Place/id`` of the selected tab.
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

  /// A screen or a child flow.
  public struct Place: Codable, Hashable, Sendable {
    /// The number of its node in the navigation tree.
    public var id: Int
    /// The address of its route within the flow.
    public var path: String
    /// The way it joined what was shown before.
    public var placement: Placement
    /// The view model's state as JSON, if it is ``Restorable``; `nil` for a child flow.
    public var state: String?
    /// The child flow's input as JSON; `nil` for a screen.
    public var input: String?
    /// The child flow; `nil` for a screen.
    public var flow: FlowSnapshot?
    /// The place that the flow goes on to after this gate was passed; `nil` for a place that isn't a gate.
    public var onward: Way?

    /// The place that a flow goes on to after a gate was passed.
    public struct Way: Codable, Hashable, Sendable {
      /// The address within the flow around the gate.
      public var path: String
      /// Whether a link or a restoration leads there, rather than the app's own code.
      public var isLink: Bool
    }

    /// Makes a screen or a child flow in a migration.
    ///
    /// - Parameters:
    ///   - id: a number that no other place has: ``Snapshot/takeID()`` returns one.
    ///   - path: the address of its route within the flow.
    ///   - placement: the way it joins what is shown below it.
    ///   - state: a view model's state as JSON.
    ///   - input: a child flow's input as JSON.
    ///   - flow: the child flow; `nil` for a screen.
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

  /// Returns an unused number, for a place that a migration adds.
  public mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Reads a snapshot and migrates it to the app's version.
  ///
  /// ```swift
  /// let snapshot = try Snapshot(
  ///   decoding: bytes,
  ///   version: 3,
  ///   migrations: [
  ///     1: { $0.root.places[1].path = "8" },
  ///     2: { $0.root.places[1].state = "\"moved\"" },
  ///   ]
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the bytes that ``encoded()`` returned.
  ///   - version: the app's version now.
  ///   - migrations: by a version, the closure that changes a snapshot of that version to the next one.
  /// - Throws: ``SnapshotError`` when the bytes can't be read, the snapshot is newer than the app, a migration is
  ///   missing or fails, or two places have the same number.
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

  /// Returns the snapshot as JSON. Equal snapshots give equal bytes.
  public func encoded() -> [UInt8] {
    // A snapshot holds only texts and whole numbers, so JSON can express all of it.
    (try? SnapshotCoding.bytes(of: self)) ?? []
  }

  private struct Header: Decodable {
    let format: Int
    let version: Int
  }
}

extension Snapshot.FlowSnapshot {
  /// Returns the first number that is in `ids` already or occurs twice; adds all numbers up to it to `ids`.
  fileprivate func firstRepeated(_ ids: inout Set<Int>) -> Int? {
    for place in places + tabs {
      guard ids.insert(place.id).inserted else { return place.id }
      if let id = place.flow?.firstRepeated(&ids) { return id }
    }
    return nil
  }
}
