/// A view model in the delegate style: it is told to begin, and tells a delegate when its data comes.
///
/// The other style is Observation: whatever a view reads from an `@Observable` view model, it is told of by itself.
/// Use this one where a view wants to be called: a table that reloads, a view that isn't drawn from state.
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
  /// Who is told. Declare it `weak`: the view holds its view model, not the other way round.
  var delegate: (any ViewModelDelegate)? { get set }

  /// Call when the view is ready: the data is fetched. Once more fetches it anew.
  func bootstrap()
}

/// Who is told by a ``ViewModelType`` when its data comes; usually a view. It is called on the view model's actor.
///
/// After each `willLoadData` comes exactly one `didLoadData` or `didFail`, unless a newer load begins before: then
/// `willLoadData` comes again, and the older load has nothing to say any more.
public protocol ViewModelDelegate: AnyObject {
  /// The data is about to be fetched: a spinner may turn.
  func willLoadData()
  /// The data is there, and the view model has it already.
  func didLoadData()
  /// The data couldn't be fetched; what the view model had it still has.
  ///
  /// - Parameter message: for the person.
  func didFail(_ message: String)
}
