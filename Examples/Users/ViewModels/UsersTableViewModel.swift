public import Usher

/// The users once more, for a view that is the view model's delegate.
public final class UsersTableViewModel: ViewModel {
  public let title = "Users by Delegate"
  /// The same view model as the other screen's; only the view learns of changes in another way.
  public let users: UsersViewModel

  package init(users: UsersViewModel) { self.users = users }
}

extension UsersTableViewModel: Restorable {
  public var savedState: String {
    get { users.savedState }
    set { users.savedState = newValue }
  }
}
