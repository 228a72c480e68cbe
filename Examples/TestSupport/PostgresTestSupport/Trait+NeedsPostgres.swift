import PostgresTesting
package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests where there is no PostgreSQL, and says how to get it.
  package static var needsPostgres: Self {
    .enabled(if: PostgresBinaries.folder != nil, Comment(rawValue: PostgresBinaries.advice))
  }
}
