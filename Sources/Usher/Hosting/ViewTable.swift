/// Which view shows which view model: what a host knows of each type of view, found by a screen's view model.
///
/// ```swift
/// var table = ViewTable<(ScreenHandle) -> [Line]>()
/// table.register(PhotosView.self) { $0.view(PhotosView.self)?.lines ?? [] }
/// …
/// let draw = table[screen]           // nil: the host says that there is no view
/// ```
public struct ViewTable<Registration> {
  private var registrations: [ObjectIdentifier: Registration] = [:]

  /// A table without views.
  public init() {}

  /// Says that a view shows the screens of its view model's type; of two views for one type the later counts.
  public mutating func register<V: ScreenView>(_ view: V.Type, _ registration: Registration) {
    registrations[ObjectIdentifier(V.Model.self)] = registration
  }

  /// What is registered for a screen; `nil` when nothing is, or the screen is gone.
  public subscript(_ screen: ScreenHandle) -> Registration? {
    screen.viewModel.flatMap { registrations[ObjectIdentifier(type(of: $0))] }
  }
}

extension ViewTable: Sendable where Registration: Sendable {}
