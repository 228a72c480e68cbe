public import Foundation
import GTK
public import Usher

/// An app as a program of the desktop: its windows, the addresses that it opens, and the file in which its windows are
/// kept.
///
/// ```swift
/// let setup = WindowSetup(name: "Red & Green", views: redGreenViews)
/// let app = GTKApp(id: "org.example.RedGreen", setup) { navigation, snapshot in
///   navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
/// }
/// exit(app.run())
/// ```
///
/// The program runs once for each person: a second start opens its address in the one that runs. Used on the main actor;
/// ``run(_:)`` runs GLib's loop on the main thread, and the main actor in it.
@MainActor public final class GTKApp {
  /// The app's windows.
  public let windows: Windows
  private let application: Application
  private let setup: WindowSetup
  private let styles: String
  private let file: WindowsFile?
  private var shown: [ObjectIdentifier: GTKWindow] = [:]
  private var savings: [ObjectIdentifier: Saving] = [:]

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - id: the identity of the program on the desktop, such as `org.example.Photos`; also the name of its `.desktop`
  ///     file.
  ///   - setup: the app's name, views and resources.
  ///   - styles: rules of CSS for the app's own classes.
  ///   - file: the file in which the windows are kept, so that they are there again at the next start, also after the
  ///     program was killed; `nil` if they aren't kept.
  ///   - start: starts the flow of a new window, restored from a snapshot if there is one.
  public init(
    id: String,
    _ setup: WindowSetup,
    styles: String = "",
    keptIn file: URL? = nil,
    start: @escaping (Navigation, Snapshot?) -> Void
  ) {
    application = Application(id: id)
    self.setup = setup
    self.styles = styles
    self.file = file.map { WindowsFile($0) }
    windows = Windows(on: MainActor.shared, start: start)
  }

  /// Does asynchronous work before the app runs, such as opening a database, and returns when it is done. GLib's loop runs
  /// meanwhile.
  ///
  /// ```swift
  /// try GTKApp.prepare { try await shop.open() }
  /// ```
  ///
  /// - Throws: the error of the work.
  public static func prepare(_ work: @escaping () async throws -> Void) throws {
    var result: Result<Void, any Error> = .success(())
    Task {
      do { try await work() } catch { result = .failure(error) }
      MainLoop.quit()
    }
    MainLoop.run()
    try result.get()
  }

  /// Runs the app until its last window is gone.
  ///
  /// - Parameter arguments: the addresses to open, such as `photos:///pli` or `pli`, each in a window of its own beside the
  ///   windows of the last time. If there are neither, one new window opens.
  /// - Returns: the code for `exit`.
  public func run(_ arguments: [String] = []) -> Int32 {
    weak let app = self
    application.on("startup") { app?.begin() }
    application.on("activate") { app?.activate() }
    application.onOpen { app?.open($0) }
    return application.run([setup.name] + arguments.map(address))
  }

  private func begin() {
    Toolkit.followColorScheme()
    Toolkit.addStyles(Styles.host + styles)
    windows.onChange = { [weak self] in self?.update($0) }
    if let snapshots = file?.snapshots, !snapshots.isEmpty { windows.restore(snapshots) }
  }

  /// The person has started the program without an address: its windows come to the front, or a new one.
  private func activate() {
    guard shown.isEmpty else { return shown.values.forEach { $0.present() } }
    open("")
  }

  private func open(_ address: String) {
    let path = path(in: address)
    do throws(RouteError) {
      try windows.open(path)
    } catch {
      print("\(setup.name): \(error)")
      if shown.isEmpty { _ = try? windows.open() }
    }
  }

  /// GLib takes arguments for files, unless they are addresses.
  private func address(_ argument: String) -> String {
    argument.contains("://") ? argument : "app:///\(argument)"
  }

  private func path(in address: String) -> String {
    guard let range = address.range(of: "://") else { return address }
    let path = address[range.upperBound...].drop { $0 == "/" }
    return String(path).removingPercentEncoding ?? String(path)
  }

  private func update(_ navigations: [Navigation]) {
    for navigation in navigations where shown[ObjectIdentifier(navigation)] == nil {
      show(navigation)
    }
    if navigations.isEmpty { file?.remove() }
  }

  private func show(_ navigation: Navigation) {
    let key = ObjectIdentifier(navigation)
    let window = GTKWindow(navigation, setup) { [weak self] in
      self?.shown[key] = nil
      self?.savings[key] = nil
    }
    shown[key] = window
    application.add(window.window)
    window.onQuit = { [weak self] in self?.quit() }
    if let file {
      savings[key] = window.presenter.saving(every: .milliseconds(300)) { [weak self] _ in
        if let self { file.save(windows) }
      }
    }
    window.present()
  }

  /// Asks each window to close. One that a guard keeps stays open, and so does the program.
  private func quit() {
    for window in windows.all { windows.requestClose(window) }
  }
}
