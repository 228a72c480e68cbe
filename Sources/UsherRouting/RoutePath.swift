/// The paths of a ``Route``: its coding keys, whose raw values are patterns as `:id/buy`.
public protocol RoutePath: CodingKey, CaseIterable {}

extension RoutePath {
  static var patterns: [String] { allCases.map(\.stringValue) }
}
