/// A view model in the delegate style: its view tells it to fetch data, and it calls a delegate when the data has come.
///
/// In the other style, Observation, a view is updated when a value changes that it has read from an `@Observable`
/// view model. Use the delegate style for a view that must be called after a change: a table that reloads, or a view
/// that isn't drawn from state.
///
/// ```swift
/// final class TasksViewModel: ViewModel, ViewModelType {
///   weak var delegate: (any ViewModelDelegate)?
///   …
///   func bootstrap() {
///     delegate?.willLoadData()
///     loading(screen, of: self) { await $0.load() }
///   }
/// }
/// ```
public protocol ViewModelType: AnyObject {
  /// The object that is notified, usually the view. Declare the property `weak`: the view holds its view model.
  var delegate: (any ViewModelDelegate)? { get set }

  /// Fetches the data; the view calls this when it is ready. A second call fetches the data again.
  func bootstrap()
}

/// The delegate of a ``ViewModelType``, usually a view. It is called on the view model's actor.
///
/// ```swift
/// final class TasksView: ViewModelDelegate {
///   …
///   func willLoadData() { lines = ["Loading …"] }
///   func didLoadData() { lines = viewModel.taskNames }
///   func didFail(_ message: String) { lines = [message] }
/// }
/// ```
///
/// After each `willLoadData` the view model calls exactly one of `didLoadData` and `didFail`. There is one exception:
/// when a newer load begins before, `willLoadData` is called again, and the older load calls nothing any more.
public protocol ViewModelDelegate: AnyObject {
  /// Called before the data is fetched, for example to show a spinner.
  func willLoadData()
  /// Called after the data was fetched, when the view model has stored the data.
  func didLoadData()
  /// Called when the data couldn't be fetched. The view model keeps its old data.
  ///
  /// - Parameter message: the message for the person.
  func didFail(_ message: String)
}
