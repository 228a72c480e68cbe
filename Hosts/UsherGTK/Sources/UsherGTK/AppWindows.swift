import Foundation
import GTK
import Usher

/// The windows of one app of a program.
@MainActor final class AppWindows {
  let app: GTKApp
  let windows: Windows
  /// What is drawn of each window.
  private(set) var shown: [ObjectIdentifier: GTKWindow] = [:]
  private var savings: [ObjectIdentifier: Saving] = [:]
  /// The newest snapshot of each window that could be encoded.
  private var snapshots: [ObjectIdentifier: [UInt8]] = [:]
  private weak let program: GTKProgram?

  init(_ app: GTKApp, of program: GTKProgram) {
    self.app = app
    self.program = program
    let id = program.id
    windows = Windows(on: MainActor.shared) { [weak program] navigation, snapshot in
      Self.tell(of: navigation, app.setup.name, program)
      DesktopDevice.setUp(navigation.device, app.setup, id)
      app.start(navigation, snapshot)
    }
    windows.onChange = { [weak self] in self?.update($0) }
  }

  /// The encoded snapshots of the windows.
  var stored: [[UInt8]] { windows.all.compactMap { snapshots[ObjectIdentifier($0)] } }

  /// The window that shows an address now, however it is encoded.
  func window(at path: String) -> GTKWindow? {
    func components(_ path: String) -> [String] {
      path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
    let wanted = components(path)
    let navigation = windows.all.last { components($0.path) == wanted }
    return navigation.flatMap { shown[ObjectIdentifier($0)] }
  }

  /// Shows a window of the last time again.
  func restore(_ snapshot: Snapshot) {
    let count = windows.all.count
    windows.restore([snapshot])
    for navigation in windows.all.dropFirst(count) {
      // Until it can be encoded.
      snapshots[ObjectIdentifier(navigation)] = snapshot.encoded()
      for problem in navigation.restorationProblems {
        program?.onProblem("\(app.setup.name): \(problem)")
      }
    }
  }

  /// Encodes what has changed in the windows.
  func encode() {
    for saving in savings.values { saving.now() }
  }

  /// Takes all windows away.
  ///
  /// - Parameter isKept: whether they come back at the next start: then their flows don't end, as after a kill.
  func end(isKept: Bool) {
    guard isKept else { return windows.close() }
    for navigation in windows.all {
      let window = shown[ObjectIdentifier(navigation)]
      navigation.abandon()
      window?.ended()
    }
  }

  private func update(_ navigations: [Navigation]) {
    for navigation in navigations where shown[ObjectIdentifier(navigation)] == nil {
      show(navigation)
    }
    // A window that was closed must not come back.
    program?.save()
    // Not while the flow of the one that was closed is about to end.
    MainLoop.after(0) { [weak program] in program?.quitIfAgreed() }
  }

  private func show(_ navigation: Navigation) {
    let key = ObjectIdentifier(navigation)
    let window = GTKWindow(navigation, app.setup) { [weak self] in
      self?.shown[key] = nil
      self?.savings[key] = nil
      self?.snapshots[key] = nil
    }
    shown[key] = window
    program?.application.add(window.window)
    navigation.device.siteOpener = DesktopDevice.siteOpener(over: window.window)
    window.onQuit = { [weak program] in program?.quit() }
    navigation.onVeto { [weak program] _ in program?.isQuitting = false }
    if program?.file != nil {
      savings[key] = window.presenter.saving(
        every: .milliseconds(300),
        version: app.version
      ) { [weak self] in
        self?.keep($0, key)
      }
    }
    window.present()
  }

  private func keep(_ result: Result<Snapshot?, SnapshotError>, _ key: ObjectIdentifier) {
    switch result {
    case .success(let snapshot): snapshots[key] = snapshot?.encoded()
    // What could be encoded before is better than nothing, and other windows have nothing to do with it.
    case .failure(let error):
      program?.tellOnce("A window of \(app.setup.name) can't be kept: \(error)")
    }
    program?.write()
  }
}
