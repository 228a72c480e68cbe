/// The paths of a ``Route``: coding keys whose raw values are patterns, for example `:id/buy`.
///
/// ```swift
/// enum CodingKeys: String, RoutePath {
///   case list = ""
///   case photo = ":id"
///   case buy = ":id/buy"
/// }
/// ```
public protocol RoutePath: CodingKey, CaseIterable {}

extension RoutePath {
  static var patterns: [String] { allCases.map(\.stringValue) }
}
