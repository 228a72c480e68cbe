/// A host's views by the type of view model that they show, with a value of the host's own for each type of view.
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

  /// Registers a view for the screens with its view model's type. Of two views for one type the later one is used.
  ///
  /// - Parameters:
  ///   - view: the type of the view.
  ///   - registration: the host's value for this view, for example a closure that draws it.
  public mutating func register<V: ScreenView>(_ view: V.Type, _ registration: Registration) {
    registrations[ObjectIdentifier(V.Model.self)] = registration
  }

  /// The value that is registered for a screen's view model; `nil` if there is none, or the screen is gone.
  public subscript(_ screen: ScreenHandle) -> Registration? {
    screen.viewModel.flatMap { registrations[ObjectIdentifier(type(of: $0))] }
  }
}

extension ViewTable: Sendable where Registration: Sendable {}
