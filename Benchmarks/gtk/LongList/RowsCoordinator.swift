import Usher

enum RowsRoute: Route, CaseIterable { case rows }

final class RowsCoordinator: Coordinator {
  let flow: Flow<RowsRoute, Never>
  private let count: Int

  init(count: Int, flow: Flow<RowsRoute, Never>) {
    (self.count, self.flow) = (count, flow)
  }

  func show(_ route: RowsRoute) {
    let model = RowsViewModel(count: count)
    LongList.model = model
    flow.push(model, at: route)
  }
}
