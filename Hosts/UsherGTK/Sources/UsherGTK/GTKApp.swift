public import Usher

/// An app of a program for the desktop: its address, its looks, and how its windows start.
///
/// ```swift
/// let setup = WindowSetup(name: "Red & Green", views: redGreenViews)
/// let app = GTKApp(setup) { navigation, snapshot in
///   navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
/// }
/// ```
///
/// A ``GTKProgram`` runs it, alone or with others.
@MainActor public struct GTKApp {
  /// The first component of the app's addresses: `photos`, as in `usher:///photos/pli`. Empty for an app that has all
  /// addresses which no other app of the program has.
  public let address: String
  /// What the app's windows have in common.
  public let setup: WindowSetup
  /// A sentence about the app, for the window in which the person chooses one.
  public let summary: String
  let styles: String
  let version: Int
  let migrations: [Int: (inout Snapshot) throws -> Void]
  let start: (Navigation, Snapshot?) -> Void

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - setup: the app's name, views and resources.
  ///   - address: the first component of the app's addresses; empty for the only app of a program.
  ///   - summary: a sentence about the app, for the window in which the person chooses one.
  ///   - styles: rules of CSS for the app's own classes.
  ///   - version: the version of the app's routes, inputs and saved states. It is stored with each window.
  ///   - migrations: for each older version, a closure that changes a stored snapshot of that version to the next version.
  ///     A window can't be restored if a closure that it needs is missing or throws.
  ///   - start: starts the flow of a new window, restored from a snapshot if there is one.
  public init(
    _ setup: WindowSetup,
    at address: String = "",
    summary: String = "",
    styles: String = "",
    version: Int = 1,
    migrations: [Int: (inout Snapshot) throws -> Void] = [:],
    start: @escaping (Navigation, Snapshot?) -> Void
  ) {
    self.address = address
    self.setup = setup
    self.summary = summary
    self.styles = styles
    self.version = version
    self.migrations = migrations
    self.start = start
  }
}
