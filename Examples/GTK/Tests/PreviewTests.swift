import Foundation
import Testing
import UsherGTK
import UsherGTKTesting
import UsherPreviews

/// All screens of all apps, in all their states.
@MainActor @Suite("Views of the desktop", .serialized)
struct PreviewTests {
  init() throws { try #require(GTKWindow.beginTests(), "There is no display.") }

  @Test(
    "each screen shows something in each state, and makes no mistake",
    arguments: DesktopApp.all
  )
  func show(_ app: DesktopApp) async {
    for preview in app.previews {
      let shown = PreviewWindow(preview, app)
      shown.window.present()
      for _ in 0..<5 { await shown.window.settle() }
      // One text is the title. A red screen is a colour, and nothing else.
      #expect(shown.window.texts.count > (app.name == "Red & Green" ? 0 : 1), "\(preview)")
      #expect(shown.mistakes == [], "\(preview)")
      shown.close()
    }
  }

  /// `OPENINGS` is how often each screen is opened; 1,000 of them take minutes.
  @Test("what was opened and closed leaves nothing", arguments: DesktopApp.all)
  func leaks(_ app: DesktopApp) async {
    let openings = ProcessInfo.processInfo.environment["OPENINGS"].flatMap(Int.init) ?? 20
    _ = Census.now()
    for (view, previews) in app.previews.byView {
      // What GTK keeps once, it may keep.
      await openAndClose(previews[0], app)
      let before = Census.now()
      for index in 0..<openings { await openAndClose(previews[index % previews.count], app) }
      await Census.settle(to: before)
      let after = Census.now()
      #expect(after.objects <= before.objects, "\(view)")
      #expect(after.closures <= before.closures, "\(view)")
    }
  }

  private func openAndClose(_ preview: Preview, _ app: DesktopApp) async {
    let shown = PreviewWindow(preview, app)
    await shown.window.settle()
    shown.close()
  }
}
