/// An error that is thrown when a snapshot can't be made, or a stored snapshot can't be read.
///
/// ```swift
/// do {
///   snapshot = try Snapshot(decoding: bytes, version: 1)
/// } catch {
///   print(error)                     // what is wrong, and what to do about it
/// }
/// ```
public struct SnapshotError: Error, CustomStringConvertible {
  /// What went wrong.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case unreadable, newer, noMigration, migrationFailed, unsaveable, ambiguous
    }

    private let kind: Kind

    /// The stored bytes aren't a snapshot, or they are damaged.
    public static let unreadable = Code(kind: .unreadable)
    /// The snapshot was written by a newer version of the app or of Usher.
    public static let newer = Code(kind: .newer)
    /// The snapshot was written by an older version of the app, and the migration from a version before the present one
    /// is missing.
    public static let noMigration = Code(kind: .noMigration)
    /// A migration threw an error; it is in ``SnapshotError/underlying``.
    public static let migrationFailed = Code(kind: .migrationFailed)
    /// Two places in the snapshot, for example ones that a migration added, have the same number.
    public static let ambiguous = Code(kind: .ambiguous)
    /// The state of a ``Restorable`` object, or the input of a child flow, couldn't be encoded.
    public static let unsaveable = Code(kind: .unsaveable)
  }

  /// What went wrong, for code that handles the cases differently.
  public let code: Code
  /// The error that the decoder, the encoder or the migration threw; `nil` when none of them threw one.
  public let underlying: (any Error)?
  /// A message for developers: what is wrong, and what to do about it.
  public let description: String

  static func unreadable(_ error: any Error) -> SnapshotError {
    SnapshotError(
      code: .unreadable,
      underlying: error,
      description: "The stored state can't be read. The app starts afresh; nothing else is lost."
    )
  }

  static func newer(found: Int, known: Int) -> SnapshotError {
    SnapshotError(
      code: .newer,
      underlying: nil,
      description: """
        The stored state is of version \(found), and this app knows versions up to \(known). To keep it, \
        start the newer app again; this one starts afresh.
        """
    )
  }

  static func noMigration(from: Int, to: Int) -> SnapshotError {
    SnapshotError(
      code: .noMigration,
      underlying: nil,
      description: """
        The stored state is of version \(from), and nothing brings it to version \(to). To fix this, add \
        a migration for \(from): `migrations: [\(from): { snapshot in … }]`.
        """
    )
  }

  static func migrationFailed(from: Int, _ error: any Error) -> SnapshotError {
    SnapshotError(
      code: .migrationFailed,
      underlying: error,
      description: "The migration of stored state from version \(from) failed: \(error)"
    )
  }

  static func ambiguous(_ id: Int) -> SnapshotError {
    SnapshotError(
      code: .ambiguous,
      underlying: nil,
      description: """
        The stored state has several places with the number \(id). To fix this, give each place that a \
        migration makes a number by `snapshot.takeID()`.
        """
    )
  }

  static func noNumber(_ number: Int) -> SnapshotError {
    SnapshotError(
      code: .unreadable,
      underlying: nil,
      description: """
        The stored state has the number \(number), which no screen or flow can have. The app starts afresh; nothing \
        else is lost.
        """
    )
  }

  static func unsaveable(_ type: String, at path: String, _ error: any Error) -> SnapshotError {
    SnapshotError(
      code: .unsaveable,
      underlying: error,
      description: """
        \(type) at “\(path)” can't be stored: \(error). To fix this, let its saved state or input encode \
        whatever value it has.
        """
    )
  }
}
