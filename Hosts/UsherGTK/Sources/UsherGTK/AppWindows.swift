import GTK
import Usher

/// The windows of one app of a program.
@MainActor final class AppWindows {
  let app: GTKApp
  let windows: Windows
  /// What is drawn of each window.
  private(set) var shown: [ObjectIdentifier: GTKWindow] = [:]
  private var savings: [ObjectIdentifier: Saving] = [:]
  private weak let program: GTKProgram?

  init(_ app: GTKApp, of program: GTKProgram) {
    self.app = app
    self.program = program
    let id = program.id
    windows = Windows(on: MainActor.shared) { navigation, snapshot in
      DesktopDevice.setUp(navigation.device, app.setup, id)
      app.start(navigation, snapshot)
    }
    windows.onChange = { [weak self] in self?.update($0) }
  }

  private func update(_ navigations: [Navigation]) {
    for navigation in navigations where shown[ObjectIdentifier(navigation)] == nil {
      show(navigation)
    }
    // A window that was closed must not come back.
    program?.save()
  }

  private func show(_ navigation: Navigation) {
    let key = ObjectIdentifier(navigation)
    let window = GTKWindow(navigation, app.setup) { [weak self] in
      self?.shown[key] = nil
      self?.savings[key] = nil
    }
    shown[key] = window
    program?.application.add(window.window)
    window.onQuit = { [weak program] in program?.quit() }
    if program?.file != nil {
      savings[key] = window.presenter.saving(every: .milliseconds(300)) { [weak program] _ in
        program?.save()
      }
    }
    window.present()
  }
}
