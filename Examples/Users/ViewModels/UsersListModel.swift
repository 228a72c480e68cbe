public import Usher

/// What the view of the users shows and calls. The view is generic over it, so that a test can give the view a mock.
public protocol UsersListModel: ViewModel {
  /// The text to search for.
  var query: String { get set }
  /// The sections of the list.
  var sections: Loadable<[UserSectionModel]> { get }
  /// Whether the users are being fetched.
  var isLoading: Bool { get }
  /// A sentence for a loaded list without users; `nil` otherwise.
  var notice: String? { get }
  /// Whether the notice replaces the sections.
  var hidesSections: Bool { get }
  /// What there is beyond the end of the list.
  var more: MoreItems { get }
  /// The number of all matching users, for example “10 users”; empty if it isn't known.
  var count: String { get }
  /// The title of the button that leads to the files of whoever is signed in.
  var filesButtonTitle: String { get }
  /// A sentence about the other style.
  var otherStyleText: String { get }
  var otherStyleButtonTitle: String { get }

  /// Call when the list was pulled down, or its Refresh button pressed.
  func refresh()
  /// Call when the person wants to repeat the failed request.
  func retryButtonTapped()
  /// Call when the end of the list came near, or the button at the end was pressed.
  func endReached()
  /// Call when the person wants to see their files.
  func filesButtonTapped()
  /// Call when the person wants to see the list in the other style.
  func otherStyleButtonTapped()
}

extension UsersViewModel: UsersListModel {}
