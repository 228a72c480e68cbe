/// Everything that is needed to restore a window after the app's process has ended: the routes of its screens, the
/// inputs of child flows, and the states of ``Restorable`` objects.
///
/// A snapshot is a plain value, which is stored as JSON. So a developer can read it, a migration can change it, and a
/// test can contain one.
///
/// ```swift
/// let bytes = try navigation.snapshot()?.encoded()
/// …
/// let snapshot = try Snapshot(decoding: bytes, version: 1)
/// navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
/// ```
public struct Snapshot: Codable, Hashable, Sendable {
  /// The number of the format in which this version of Usher writes snapshots.
  public static let currentFormat = 1

  /// The number of the format in which this snapshot was written.
  public var format = currentFormat
  /// The version of the app's routes, inputs and states with which this snapshot was made. The app chooses this number.
  public var version: Int
  /// The highest ``NodeID/number`` that was used in the window so far. The next screen or flow gets a higher number.
  public var nextID: Int
  /// The window's root flow, with everything that it shows.
  public var root: FlowSnapshot

  /// A flow, together with the screens and child flows that it shows.
  public struct FlowSnapshot: Codable, Hashable, Sendable {
    /// The name of the type of the flow's coordinator.
    public var coordinator: String
    /// The coordinator's state as JSON; `nil` if the coordinator isn't ``Restorable``.
    public var state: String?
    /// The flow's screens and child flows, from the lowest to the topmost; the child flows in tabs aren't included.
    public var places: [Place]
    /// The child flows that are shown as tabs.
    public var tabs: [Place]
    /// The ``Place/id`` of the selected tab; `nil` for a flow without tabs.
    public var selectedTab: Int?

    /// Makes a flow that a migration adds to a snapshot.
    ///
    /// - Parameters:
    ///   - coordinator: the name of the type of the flow's coordinator.
    ///   - state: the coordinator's state as JSON; `nil` if the coordinator isn't ``Restorable``.
    ///   - places: the screens and child flows, from the lowest to the topmost; without the tabs.
    ///   - tabs: the child flows that are shown as tabs.
    ///   - selectedTab: the ``Place/id`` of the selected tab; `nil` for a flow without tabs.
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

  /// A screen or a child flow in a snapshot.
  public struct Place: Codable, Hashable, Sendable {
    /// The ``NodeID/number`` that the screen or child flow had in the navigation tree.
    public var id: Int
    /// The address of the screen's or child flow's route, within the flow that shows it.
    public var path: String
    /// Where the screen or child flow appeared: on the stack, in a sheet, or over the whole window.
    public var placement: Placement
    /// The view model's state as JSON; `nil` if the view model isn't ``Restorable``, and for a child flow.
    public var state: String?
    /// The child flow's input as JSON; `nil` for a screen.
    public var input: String?
    /// The content of the child flow; `nil` for a screen.
    public var flow: FlowSnapshot?
    /// For a gate, for example a sign-in: what the flow shows after the person has passed the gate. `nil` for a screen
    /// or child flow that is no gate.
    public var onward: Way?

    /// What a flow shows after the person has passed a gate.
    public struct Way: Codable, Hashable, Sendable {
      /// The address of what is shown next, within the flow that shows the gate.
      public var path: String
      /// Whether a link or a restoration led to the gate: `path` is then followed like a link. `false` when the app's
      /// own code wanted to show the route.
      public var isLink: Bool
    }

    /// Makes a screen or a child flow that a migration adds to a snapshot.
    ///
    /// - Parameters:
    ///   - id: a number that no other place in the snapshot has; ``Snapshot/takeID()`` returns such a number.
    ///   - path: the address of the screen's or child flow's route, within the flow that shows it.
    ///   - placement: where the screen or child flow appears: on the stack, in a sheet, or over the whole window.
    ///   - state: the view model's state as JSON; `nil` if the view model isn't ``Restorable``, and for a child flow.
    ///   - input: the child flow's input as JSON; `nil` for a screen.
    ///   - flow: the content of the child flow; `nil` for a screen.
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

  /// Returns a number that no place in the snapshot has, for a place that a migration adds. Each call returns another
  /// number.
  public mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Reads a stored snapshot. If it was made by an older version of the app, migrations bring it to the present
  /// version.
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
  ///   - states: the states and inputs that ``separated()`` took out of the snapshot before it was encoded; empty if it
  ///     was encoded whole.
  ///   - version: the version that the app's present code gives to its routes, inputs and states.
  ///   - migrations: one closure for each older version; the key is this version. The closure changes a snapshot of
  ///     this version into one of the next version.
  /// - Throws: ``SnapshotError`` when the bytes can't be read, when the snapshot is newer than this version of the app
  ///   or of Usher, when a needed migration is missing or fails, or when two places have the same number.
  public init(
    decoding bytes: [UInt8],
    states: [String: String] = [:],
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
    fill(with: states)
    try checkNumbers()
    while self.version < version {
      let from = self.version
      guard let migrate = migrations[from] else { throw .noMigration(from: from, to: version) }
      do { try migrate(&self) } catch { throw .migrationFailed(from: from, error) }
      self.version = from + 1
    }
    try checkNumbers()
    try checkRepeats()
  }

  init(version: Int, nextID: Int, root: FlowSnapshot) {
    self.version = version
    self.nextID = nextID
    self.root = root
  }

  /// Returns the snapshot as JSON. For equal snapshots, the bytes are equal, too.
  public func encoded() -> [UInt8] {
    // A snapshot holds only texts and whole numbers, so JSON can express all of it.
    (try? SnapshotCoding.bytes(of: self)) ?? []
  }

  private struct Header: Decodable {
    let format: Int
    let version: Int
  }
}
