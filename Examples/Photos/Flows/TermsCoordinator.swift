import PhotosViewModels
package import Usher

package enum TermsRoute: Route, CaseIterable { case terms }

/// The terms of service, shown over the screen that asks for them.
package final class TermsCoordinator: Coordinator {
  package let flow: Flow<TermsRoute, Never>

  init(flow: Flow<TermsRoute, Never>) { self.flow = flow }

  package func show(_ route: TermsRoute) {
    flow.push(at: route, on: handle) {
      TermsViewModel(text: "These are the terms of service.", screen: $0)
    }
  }

  private func handle(_ event: TermsViewModel.Event) {
    switch event {
    case .didPressDone: flow.cancel()
    }
  }
}
