/// A table of a host's views: it finds the view for a type of view model. For each view it keeps a value that the host
/// chooses, for example a closure that draws the view.
///
/// ```swift
/// var table = ViewTable<(ScreenHandle) -> [Line]>()
/// table.register(PhotosView.self) { $0.view(PhotosView.self)?.lines ?? [] }
/// …
/// let draw = table[screen]           // nil: the host says that there is no view
/// ```
public struct ViewTable<Registration> {
  private var registrations: [ObjectIdentifier: Registration] = [:]

  /// Makes a table without views.
  public init() {}

  /// Registers a view for all screens whose view model has the type ``ScreenView/Model`` of the view. If another view
  /// is registered for the same type later, that one is used.
  ///
  /// - Parameters:
  ///   - view: the type of the view.
  ///   - registration: the host's value for this view, for example a closure that draws it.
  public mutating func register<V: ScreenView>(_ view: V.Type, _ registration: Registration) {
    registrations[ObjectIdentifier(V.Model.self)] = registration
  }

  /// The value that is registered for the type of a screen's view model; `nil` if no view is registered for the type,
  /// or the screen is gone.
  public subscript(_ screen: ScreenHandle) -> Registration? {
    screen.viewModel.flatMap { registrations[ObjectIdentifier(type(of: $0))] }
  }
}

extension ViewTable: Sendable where Registration: Sendable {}
