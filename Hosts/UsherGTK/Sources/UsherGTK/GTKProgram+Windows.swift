import GTK
import Usher

extension GTKProgram {
  /// Shows the windows of the last time. Those that can't be shown again stay in a file, and are told.
  func restore() {
    guard let file else { return }
    let stored: WindowsFile.Windows
    do { stored = try file.stored() } catch { return keepAside("they can't be read: \(error)") }
    guard !stored.isEmpty else { return }
    let mark = RestorationMark(of: file)
    guard mark.begin() else {
      return keepAside("\(name) has ended \(RestorationMark.limit) times while they came back")
    }
    MainLoop.after(RestorationMark.milliseconds) { mark.end() }
    var (sound, problems) = (stored, [String]())
    var windows: [(app: AppWindows, snapshot: Snapshot, frame: WindowFrame?)] = []
    for app in apps {
      sound[app.app.address] = stored[app.app.address]?.filter { bytes in
        do throws(SnapshotError) {
          let (version, migrations) = (app.app.version, app.app.migrations)
          let snapshot = try Snapshot(decoding: bytes, version: version, migrations: migrations)
          windows.append((app, snapshot, .of(bytes)))
          return true
        } catch {
          problems.append("\(app.app.setup.name): \(error)")
          return false
        }
      }
    }
    if !problems.isEmpty {
      keepAside("some can't be shown again: \(problems.joined(separator: " "))", but: sound)
    }
    others = stored.filter { address, _ in !apps.contains { $0.app.address == address } }
    // The one that was in front comes last, and so is in front again.
    let order = windows.indices.sorted {
      (windows[$0].frame?.order ?? 0, $0) < (windows[$1].frame?.order ?? 0, $1)
    }
    for index in order {
      let window = windows[index]
      window.app.restore(window.snapshot, window.frame)
    }
  }

  /// Keeps all windows in the file, as they are now.
  func save() {
    guard file != nil, isReady else { return }
    isEncoding = true
    for app in apps { app.encode() }
    isEncoding = false
    write()
  }

  /// Writes the newest snapshots of the windows, if they are others than those in the file.
  func write() {
    guard let file, isReady, !isEncoding else { return }
    let windows = apps.reduce(into: others) { $0[$1.app.address] = $1.stored }
    guard windows != written else { return }
    do {
      try file.save(windows)
      (written, writeProblem) = (windows, nil)
    } catch {
      let problem = "The windows can't be kept: \(error)"
      if problem != writeProblem { onProblem(problem) }
      writeProblem = problem
      guard !isTryingAgain else { return }
      isTryingAgain = true
      MainLoop.after(retryMilliseconds) { [weak self] in
        self?.isTryingAgain = false
        self?.write()
      }
    }
  }

  /// Writes the windows in a moment, for what changes many times in a second, such as their sizes.
  func writeSoon() {
    guard file != nil, isReady, !isWritingSoon else { return }
    isWritingSoon = true
    MainLoop.after(500) { [weak self] in
      self?.isWritingSoon = false
      self?.write()
    }
  }

  /// Tells a problem of a window, which may come again with each change.
  func tellOnce(_ problem: String) {
    // Texts with a time or an address in them are always new.
    if told.count == 1000 { told = [] }
    if told.insert(problem).inserted { onProblem(problem) }
  }

  /// Notes that the windows of the last time haven't ended the program.
  func endMark() {
    if let file { RestorationMark(of: file).end() }
  }

  /// Gives the file another name, and tells it. If it has to stay where it is, nothing is written over it.
  private func keepAside(_ reason: String, but sound: WindowsFile.Windows = [:]) {
    guard let file else { return }
    let problem = "The windows of the last time aren't all there"
    do {
      let path = try file.putAside()
      onProblem("\(problem): \(reason). Their file is now \(path).")
      tell("Windows of the last time can't be shown again. They are kept in \(path).")
      // What ends the program now ends no other window.
      try file.save(sound)
    } catch {
      self.file = nil
      onProblem("\(problem), and none is kept: \(reason). \(error)")
    }
  }
}
