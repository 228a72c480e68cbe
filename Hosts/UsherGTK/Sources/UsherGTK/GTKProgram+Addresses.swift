import Foundation
import GTK
import Usher

extension GTKProgram {
  /// Opens an address in a new window. The person is told if there is nothing at it.
  ///
  /// ```swift
  /// program.open("photos/pli")
  /// ```
  ///
  /// - Parameter address: the address of an app and of what is within it: `usher:///photos/pli`, or `photos/pli`. An
  ///   empty one brings the windows of the app with the empty address to the front, or opens one.
  public func open(_ address: String) {
    let path = Self.path(in: address)
    let isFirst = hasRestored
    hasRestored = false
    guard !path.isEmpty else { return activate(isFirst) }
    // Some app has the empty address.
    guard let (app, rest) = app(at: path) else { return }
    do throws(RouteError) {
      try app.windows.open(rest)
    } catch {
      // An address can have any length, and a text takes time by the square of a word's.
      let start = path.shortened(to: 100)
      onProblem("\(name) can't open \(start): \(error.description.shortened(to: 200))")
      tell("There is nothing at “\(start)”.")
    }
  }

  /// The desktop asks for an address; empty if the person has started the program without one.
  func asked(for address: String) {
    if isReady { open(address) } else { waiting.append(address) }
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
    let shown = hasRestored ? apps.flatMap(\.shown.values) : Array(root.shown.values)
    guard shown.isEmpty else { return shown.forEach { $0.present() } }
    _ = try? root.windows.open()
  }

  /// Shows a text in a window of its own.
  func tell(_ text: String) {
    let notice = NoticeWindow(name, text)
    notice.onClose = { [weak self] in self?.notices.removeAll { $0 === notice } }
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
