public import Goalbase

extension GoalbaseAPI {
  /// Makes the API of several processes.
  public init(store: PostgresGoalbaseStore) { self.init(store: store as any GoalbaseStore) }
}
