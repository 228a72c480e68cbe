public import Usher

/// The list of users in the second style: its view is the view model's delegate.
public final class UsersTableViewModel: ViewModel {
  public let title = "Users by Delegate"
  /// The list, of the same type as on the other screen. Only its view learns of changes in another way.
  public let users: UsersViewModel

  package init(users: UsersViewModel) { self.users = users }
}

extension UsersTableViewModel: Restorable {
  public var savedState: String {
    get { users.savedState }
    set { users.savedState = newValue }
  }
}
