public import Usher

/// The previews of an app: the list, and the chosen one beside it as the app shows it.
///
/// A host shows this in place of the app's own root coordinator, with the app's views and a view for ``PreviewListViewModel``.
/// What a previewed view model asks of its coordinator is listed, and nothing else happens.
public final class PreviewsCoordinator: Coordinator {
  /// The flow of the list and the chosen preview.
  public let flow: Flow<PreviewsRoute, Never>
  private let title: String
  private let previews: [Preview]

  /// Makes the coordinator of some previews.
  ///
  /// - Parameters:
  ///   - title: the title of the list.
  ///   - previews: the previews, in order.
  ///   - flow: the coordinator's flow.
  public init(title: String, previews: [Preview], flow: Flow<PreviewsRoute, Never>) {
    self.title = title
    self.previews = previews
    self.flow = flow
  }

  /// Shows the list or a preview. A preview that doesn't exist isn't shown.
  public func show(_ route: PreviewsRoute) {
    switch route {
    case .list:
      flow.pushSidebar(at: route, on: handle) { screen in
        PreviewListViewModel(
          title: title,
          previews: previews,
          chosen: { screen.detail(as: PreviewsRoute.self)?.preview },
          screen: screen
        )
      }
    case .preview(let id):
      guard let preview = previews.first(where: { $0.id == id }) else { return }
      flow.pushDetail(preview, at: route) { [weak self] event in
        self?.flow.viewModel(PreviewListViewModel.self)?.heard(event, from: preview)
      }
    }
  }

  private func handle(_ event: PreviewListViewModel.Event) {
    switch event {
    case .didSelectPreview(let id): show(.preview(id: id))
    }
  }
}
