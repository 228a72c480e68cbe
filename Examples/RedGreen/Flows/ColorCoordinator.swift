import RedGreenViewModels
package import Usher

package enum ColorRoute: Route, CaseIterable { case color }

package final class ColorCoordinator: Coordinator {
  package let flow: Flow<ColorRoute, Never>
  private let shade: Shade

  init(_ shade: Shade, flow: Flow<ColorRoute, Never>) {
    self.shade = shade
    self.flow = flow
  }

  package func show(_ route: ColorRoute) { flow.push(ColorViewModel(shade: shade), at: route) }
}
