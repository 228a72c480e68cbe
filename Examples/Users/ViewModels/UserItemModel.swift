import UsersModel

/// A user as a row of the list.
public struct UserItemModel: Identifiable, Equatable, Sendable {
  public let id: Int
  /// Empty when the user has none.
  public let name: String
  /// Empty when the user has none.
  public let email: String

  init(_ user: User) {
    id = user.id
    name = user.name ?? ""
    email = user.email ?? ""
  }
}
