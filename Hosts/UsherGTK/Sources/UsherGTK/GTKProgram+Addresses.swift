import Foundation
import GTK
import Usher

extension GTKProgram {
  /// The number of windows up to which addresses open others.
  static let windowLimit = 30
  /// The number of texts that the person is told at a time. The others are only for the log.
  static let noticeLimit = 3

  /// Opens an address in a window: the one that shows it already, or a new one. The person is told if there is nothing at
  /// it, and if there are 30 windows. Before the apps are there, the address waits for them.
  ///
  /// ```swift
  /// program.open("photos/pli")
  /// ```
  ///
  /// - Parameter address: the address of an app and of what is within it: `usher:///photos/pli`, or `photos/pli`. An
  ///   empty one brings the windows of the app with the empty address to the front, or opens one.
  public func open(_ address: String) {
    guard isReady else {
      if waiting.count < Self.windowLimit { waiting.append(address) }
      return
    }
    if let problem = show(address) { tell(problem) }
  }

  /// Shows what is at an address; returns a sentence for the person if that isn't possible.
  func show(_ address: String) -> String? {
    let path = Self.path(in: address)
    let isFirst = hasRestored
    hasRestored = false
    guard !path.isEmpty else {
      activate(isFirst)
      return nil
    }
    // Some app has the empty address.
    guard let (app, rest) = app(at: path) else { return nil }
    if let window = app.window(at: rest) {
      window.present()
      return nil
    }
    guard apps.reduce(0, { $0 + $1.windows.all.count }) < Self.windowLimit else {
      onProblem("\(name) opens no more than \(Self.windowLimit) windows by addresses.")
      return "There are \(Self.windowLimit) windows already. Close some to open others."
    }
    do throws(RouteError) {
      try app.windows.open(rest)
      return nil
    } catch {
      // An address can have any length, and a text takes time by the square of a word's.
      let start = path.shortened(to: 100)
      onProblem("\(name) can't open \(start): \(error.description.shortened(to: 200))")
      return "There is nothing at “\(start)”."
    }
  }

  /// The apps without those that have the address of another one: nobody could reach them.
  func withoutRepeats(_ apps: [GTKApp]) -> [GTKApp] {
    var known: [String: String] = [:]
    return apps.filter { app in
      let name = app.setup.name
      guard let other = known.updateValue(known[app.address] ?? name, forKey: app.address) else {
        return true
      }
      onProblem(
        "\(name) has the address “\(app.address)” of \(other), and is left out. To fix this, give each `GTKApp` "
          + "an address of its own."
      )
      return false
    }
  }

  /// The app of an address, and the address within the app.
  private func app(at path: String) -> (AppWindows, String)? {
    let first = path.prefix { !"/?;".contains($0) }
    if let app = apps.first(where: { !$0.app.address.isEmpty && $0.app.address == first }) {
      return (app, String(path.dropFirst(first.count).trimmingPrefix("/")))
    }
    return apps.first { $0.app.address.isEmpty }.map { ($0, path) }
  }

  /// Shows the windows of the last time, if they have just come back; otherwise those with which the program begins.
  private func activate(_ hasRestored: Bool) {
    guard let root = apps.first(where: { $0.app.address.isEmpty }) else { return }
    // In the order in which they were in front, so that the last one is there again.
    let shown = (hasRestored ? apps : [root]).flatMap(\.shownInOrder).sorted { $0.order < $1.order }
    guard shown.isEmpty else { return shown.forEach { $0.window.present() } }
    _ = try? root.windows.open()
  }

  /// Shows a text in a small window of its own, about what concerns no window of an app.
  ///
  /// ```swift
  /// program.tell("Photos can't be opened. Its files are in \(folder.path).")
  /// ```
  ///
  /// - Parameter text: the text; only its beginning is shown if it is longer than 600 letters.
  public func tell(_ text: String) {
    let text = text.shortened(to: 600)
    if let known = notices.first(where: { $0.text == text }) { return known.window.present() }
    guard notices.count < Self.noticeLimit else { return }
    let notice = NoticeWindow(name, text)
    notice.onClose = { [weak self, weak notice] in self?.notices.removeAll { $0 === notice } }
    notices.append(notice)
    application.add(notice.window)
    notice.window.present()
  }

  /// GLib takes arguments for files, unless they are addresses.
  static func argument(_ address: String) -> String {
    address.afterScheme == nil ? "app:///\(address)" : address
  }

  /// The path of an address. It stays encoded: `%2F` is no end of a component.
  static func path(in address: String) -> String {
    address.afterScheme.map { String($0.drop { $0 == "/" }) } ?? address
  }
}
