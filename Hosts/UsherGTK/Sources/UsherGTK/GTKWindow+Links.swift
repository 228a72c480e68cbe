import GTK
import Usher

extension GTKWindow {
  /// Goes to an address of the app, or has the desktop open one of another site.
  func open(_ address: String) {
    let navigation = presenter.navigation
    do {
      if address.afterScheme == nil {
        try navigation.open(address)
      } else {
        // The desktop would open anything, also files, and disks of strangers.
        try navigation.device.open(address)
      }
    } catch {
      let screen = presenter.picture.top.flatMap { presenter.screen($0) }
      report(ViewMistake(.deadLink, viewModel: screen?.viewModelName ?? "", detail: "\(error)"))
    }
  }
}
