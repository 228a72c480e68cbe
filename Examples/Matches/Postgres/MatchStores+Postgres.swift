public import Foundation
public import MatchesModel

extension MatchStores {
  /// Makes the stores of several processes.
  ///
  /// - Parameters:
  ///   - device: The store where the app runs.
  ///   - defaultServer: Returns the server to use if the person enters none; may wait until the
  ///     server is known.
  ///   - refusal: Returns the reason why a server mustn't be used, as text for people; `nil` if it
  ///     may be used.
  public convenience init(
    device: PostgresMatchStore,
    defaultServer: @escaping @Sendable () async -> URL,
    refusal: @escaping @Sendable (URL) -> String?
  ) {
    self.init(
      device: device as any MatchStore,
      defaultServer: defaultServer,
      remote: Self.remote(refusal)
    )
  }
}
