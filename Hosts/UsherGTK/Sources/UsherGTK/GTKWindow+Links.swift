import GTK
import Usher

extension GTKWindow {
  /// Goes to an address of the app, or has the desktop open one of another site.
  func open(_ address: String) {
    guard !address.contains("://") else { return Desktop.open(address, over: window) }
    do throws(RouteError) {
      try presenter.navigation.open(address)
    } catch {
      let screen = presenter.picture.top.flatMap { presenter.screen($0) }
      report(ViewMistake(.deadLink, viewModel: screen?.viewModelName ?? "", detail: "\(error)"))
    }
  }
}
