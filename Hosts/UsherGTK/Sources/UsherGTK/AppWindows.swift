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
  /// The higher the number of a window, the later it came to the front.
  private var orders: [ObjectIdentifier: Int] = [:]
  /// How the next window was the last time.
  private var nextFrame: WindowFrame?
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

  /// The encoded snapshots of the windows, each with its frame.
  var stored: [[UInt8]] {
    windows.all.compactMap { navigation in
      let key = ObjectIdentifier(navigation)
      guard let snapshot = snapshots[key] else { return nil }
      return frame(of: key)?.added(to: snapshot) ?? snapshot
    }
  }

  /// The windows, each with its order.
  var shownInOrder: [(order: Int, window: GTKWindow)] {
    shown.map { (orders[$0.key] ?? 0, $0.value) }
  }

  private func frame(of key: ObjectIdentifier) -> WindowFrame? {
    (shown[key]?.window).map { window in
      WindowFrame(
        width: window.contentWidth,
        height: window.contentHeight,
        isMaximized: window.isMaximized,
        order: orders[key] ?? 0
      )
    }
  }

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
  func restore(_ snapshot: Snapshot, _ frame: WindowFrame?) {
    let count = windows.all.count
    nextFrame = frame
    windows.restore([snapshot])
    nextFrame = nil
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
      self?.orders[key] = nil
    }
    shown[key] = window
    place(window.window, key)
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

  /// Gives a window the size that it had the last time, and notes when it has another one or comes to the front.
  private func place(_ window: Window, _ key: ObjectIdentifier) {
    if let nextFrame {
      window.resize(width: nextFrame.width, height: nextFrame.height)
      if nextFrame.isMaximized { window.maximize() }
    }
    orders[key] = program?.nextOrder()
    for signal in ["notify::default-width", "notify::default-height", "notify::maximized"] {
      window.on(signal) { [weak program] in program?.writeSoon() }
    }
    window.on("notify::is-active") { [weak self, weak window] in
      guard let self, let program, window?.bool("is-active") == true,
        orders[key] != program.order
      else { return }
      orders[key] = program.nextOrder()
      program.writeSoon()
    }
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
