import GTK
import Usher
public import UsherGTK

extension GTKWindow {
  /// Connects with the display, which tests of windows need: under a virtual one such as `xvfb-run`.
  ///
  /// - Returns: whether there is a display.
  public static func beginTests() -> Bool { Toolkit.begin() }

  /// Waits until the window shows what its view models say.
  public func settle() async {
    await presenter.navigation.observed()
    MainLoop.turn()
    // A mistake is reported in a turn of its own.
    await Task.yield()
    MainLoop.turn()
  }

  /// The texts that can be seen in the window, from top to bottom; of lists, those of the rows that are laid out. A wheel that
  /// turns says “Loading”.
  public var texts: [String] {
    let isLoading = shownWidgets.contains { !$0.all(GTK.Spinner.self).filter(\.isSpinning).isEmpty }
    return shownWidgets.flatMap(\.labels).filter { !$0.isEmpty } + (isLoading ? ["Loading"] : [])
  }

  /// A picture of the window, as PNG, after it was shown; `nil` if it couldn't be drawn.
  ///
  /// - Parameter scale: the number of pixels for each pixel of the window.
  public func picture(scale: Double = 1) async -> [UInt8]? {
    present()
    // Pictures come when they are loaded, and sizes when all is laid out.
    for _ in 0..<20 {
      await settle()
      await MainLoop.pause(10)
    }
    return png(scale: scale)
  }
}
