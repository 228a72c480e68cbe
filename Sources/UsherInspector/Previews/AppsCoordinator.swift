import Usher

enum AppsRoute: Route, CaseIterable { case apps }

/// The one screen of the list of all previews.
final class AppsCoordinator: Coordinator {
  let flow: Flow<AppsRoute, Never>
  private let previews: [AppPreviews]

  init(previews: [AppPreviews], flow: Flow<AppsRoute, Never>) {
    self.previews = previews
    self.flow = flow
  }

  func show(_ route: AppsRoute) { flow.push(AppsViewModel(previews), at: route) }
}
