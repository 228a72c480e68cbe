import Foundation
import GTK
import Usher
public import UsherDataFolder

/// A program of the desktop, with one app or several: its windows, the addresses that it opens, and the folder in which
/// its windows and the apps' data are.
///
/// ```swift
/// let data = GTKProgram.dataFolder(of: "org.example.Photos")
/// let program = GTKProgram(id: "org.example.Photos", name: "Photos", data: data) { folder in
///   let shop = PhotoShop(store: try SQLitePhotoStore(path: "\(folder.path)/photos.sqlite"))
///   try await shop.open()
///   return [photosApp(shop)]
/// }
/// exit(program.run())
/// ```
///
/// The program runs once for each person: a second start opens its addresses in the one that runs. If it can't begin, the
/// person is told the reason, in a window if they haven't started it in a terminal. If it has several apps, and none of
/// them has the empty address, it begins with a window in which the person chooses one.
///
/// Used on the main actor; ``run(_:)`` runs GLib's loop on the main thread, and the main actor in it.
@MainActor public final class GTKProgram {
  /// Called with what goes wrong, for a log; prints it on standard error at first. It is told, for example, when windows of
  /// the last time can't be shown again: they stay in a file, whose path is in the text. So are errors that nobody
  /// expected, see `Navigation.onError`, each text once: in debug builds as they are, in release builds their types alone, since
  /// an error can contain what the person has typed. In debug builds it is told of each `Misuse` and each `Leak`, too.
  public var onProblem: (String) -> Void = { StandardError.print($0) }

  let application: Application
  let id: String
  let name: String
  var apps: [AppWindows] = []
  var notices: [NoticeWindow] = []
  /// What was asked for before the apps were there, by the desktop and by other starts.
  var waiting: [String] = []
  var starts: [WaitingStart] = []
  /// Why there is no program.
  var failure: String?
  var isReady = false
  /// Whether windows of the last time have come back, which are what a start without an address is for.
  var hasRestored = false
  private let make: (DataFolder?) async throws -> [GTKApp]
  let data: String?
  let isService: Bool
  /// The file for the windows; `nil` if they aren't kept.
  var file: WindowsFile?
  /// The windows of the last time that are of apps which aren't there now. They are kept as they are.
  var others: WindowsFile.Windows = [:]
  /// The windows that are in the file, if that is known.
  var written: WindowsFile.Windows?
  /// Whether the program ends as soon as no guard objects any more.
  var isQuitting = false
  /// Whether the windows are being encoded; they are written together.
  var isEncoding = false
  /// Whether another attempt to write the windows is on its way, and its time.
  var isTryingAgain = false
  var retryMilliseconds: UInt32 = 5000
  /// Why the file can't be written now; `nil` if it can.
  var writeProblem: String?
  /// What was told of single windows, and isn't told again.
  var told: Set<String> = []
  /// The number of the window that came to the front last.
  private(set) var order = 0
  /// Whether the windows will be written in a moment.
  var isWritingSoon = false
  private var folder: DataFolder?

  /// Returns the path of the folder in which a program of the person's keeps its data: `~/.local/share` and the program's
  /// identity, or what the person has set as `XDG_DATA_HOME`. It isn't made.
  public static func dataFolder(of id: String) -> String { "\(Toolkit.dataFolder)/\(id)" }

  /// Makes a program of several apps, or of one that has something to open first.
  ///
  /// - Parameters:
  ///   - id: the identity of the program on the desktop, such as `org.example.Photos`; also the name of its `.desktop`
  ///     file.
  ///   - name: the name of the program.
  ///   - data: the path of the folder for what the apps store, and for the windows: they are there again at the next
  ///     start, after the person has quit the program by Ctrl+Q and after it was ended or killed. A window that the person closes
  ///     is gone, and the program ends with the last one. Only one process can use the folder, see `DataFolder`, and all
  ///     files that the process makes are for its user alone.
  ///   - isService: whether the desktop has started the program to tell it what to open: by the argument
  ///     `--gapplication-service`, as the file for D-Bus says.
  ///   - apps: makes the apps. Called when no other process is the program, and the folder is locked.
  public init(
    id: String,
    name: String,
    data: String,
    isService: Bool = CommandLine.arguments.contains("--gapplication-service"),
    apps: @escaping (DataFolder) async throws -> [GTKApp]
  ) {
    (self.id, self.isService) = (id, isService)
    application = Application(id: id, name: name, isService: isService)
    self.name = name
    self.data = data
    make = { folder in
      guard let folder else { return [] }
      return try await apps(folder)
    }
  }

  /// Makes a program of one app.
  ///
  /// ```swift
  /// exit(GTKProgram(id: "org.example.RedGreen", app).run())
  /// ```
  ///
  /// - Parameters:
  ///   - id: the identity of the program on the desktop, such as `org.example.RedGreen`.
  ///   - app: the app.
  ///   - data: the path of the folder for the windows, as above; `nil` if they aren't kept.
  ///   - isService: as above.
  public init(
    id: String,
    _ app: GTKApp,
    data: String? = nil,
    isService: Bool = CommandLine.arguments.contains("--gapplication-service")
  ) {
    (self.id, self.isService) = (id, isService)
    application = Application(id: id, name: app.setup.name, isService: isService)
    name = app.setup.name
    self.data = data
    make = { _ in [app] }
  }

  /// Runs the program until its last window is gone. If another process is the program already, only tells it the
  /// addresses; the person is told on standard error if it has another folder, or something can't be opened.
  ///
  /// - Parameter addresses: the addresses to open, such as `usher:///photos/pli` or `photos/pli`, each in a window, see
  ///   ``open(_:)``, beside the windows of the last time. If there are neither, one new window opens. `--help` prints how the
  ///   program is started, and other options are refused: a program with options reads them itself.
  /// - Returns: the code for `exit`; other than 0 if the program couldn't begin, has told another process an address that
  ///   that one can't open, or (64) got an option.
  public func run(_ addresses: [String] = []) -> Int32 {
    let asked = addresses.filter { $0 != "--gapplication-service" }
    if let code = answerOptions(in: asked) { return code }
    weak let program = self
    application.on("activate") { program?.open("") }
    application.onOpen { program?.open($0) }
    application.onStart { program?.take($0) }
    do {
      try application.register()
      // Another process has the folder, and rightly so.
      if !application.isRemote {
        try prepare()
        MainLoop.onEndRequest {
          program?.end()
          // A service may have no window whose end would be its own.
          program?.application.quit()
        }
      }
    } catch {
      onProblem("Error: \(error)")
      fail("\(error)")
      showFailure("\(error)")
      return 1
    }
    let code = application.run(isService ? [name] : arguments(for: asked))
    endMark()
    return code
  }

  /// Tells the person why the program can't begin, and waits until they have read it.
  private func showFailure(_ reason: String) {
    // A person at a terminal reads it there; whom the desktop has started the program for has none.
    guard isatty(STDERR_FILENO) == 0, Toolkit.begin() else { return }
    Toolkit.followColorScheme()
    let notice = NoticeWindow(name, "\(name) can't begin. \(reason.shortened(to: 600))")
    notice.onClose = { MainLoop.quit() }
    notice.window.present()
    MainLoop.run()
  }

  /// Makes the apps. GLib's loop runs meanwhile.
  private func prepare() throws {
    FileMask.hideFromOthers()
    if let data {
      folder = try DataFolder(data)
      if FileMask.isOpen(data) {
        onProblem(
          "Others can look into \(data). To fix this, run `chmod 700` for it; new files in it are for you alone."
        )
      }
    }
    var result: Result<[GTKApp], any Error> = .success([])
    Task {
      do { result = .success(try await make(folder)) } catch { result = .failure(error) }
      MainLoop.quit()
    }
    MainLoop.run()
    begin(try result.get(), folder.map { WindowsFile("\($0.path)/windows.json") })
  }

  func nextOrder() -> Int {
    order += 1
    return order
  }

  /// Begins with the windows of the last time, and opens what was asked for meanwhile.
  func begin(_ made: [GTKApp], _ file: WindowsFile?) {
    self.file = file
    let made = withoutRepeats(made)
    let choosing = made.contains { $0.address.isEmpty } ? [] : [startApp(for: made)]
    Toolkit.followColorScheme()
    Toolkit.addStyles(made.map(\.styles).joined())
    apps = (choosing + made).map { AppWindows($0, of: self) }
    restore()
    hasRestored = apps.contains { !$0.shown.isEmpty }
    isReady = true
    let (asked, early) = (waiting, starts)
    (waiting, starts) = ([], [])
    for address in asked { open(address) }
    for start in early { take(start.arguments, answer: start.answer) }
    save()
    // Starting takes memory that is needed no more, such as that of pictures while they were read.
    MainLoop.after(2000) { MainLoop.trimMemory() }
  }
}
