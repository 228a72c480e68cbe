/// The paths of a ``Route``: coding keys whose raw values are patterns of addresses. In `:id/buy`, the segment `:id`
/// stands for the associated value `id`, and `buy` for itself.
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
