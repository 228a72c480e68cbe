import Foundation
import Testing
import UsherGTK
import UsherGTKTesting
import UsherPreviews

private let pictureFolder = ProcessInfo.processInfo.environment["PICTURES"]

private let only = ProcessInfo.processInfo.environment["ONLY"]

/// Pictures of all screens in all their states, to look at: `PICTURES` is the folder for them, `WIDTH` that of the
/// windows, `ONLY` a preview's address.
@MainActor @Suite("Pictures", .serialized, .enabled(if: pictureFolder != nil))
struct PictureTests {
  private static let width = ProcessInfo.processInfo.environment["WIDTH"].flatMap(Int.init) ?? 900

  init() throws { try #require(GTKWindow.beginTests(), "There is no display.") }

  @Test("each state has a picture", arguments: DesktopApp.all)
  func pictures(_ app: DesktopApp) async throws {
    let folder = URL(fileURLWithPath: pictureFolder ?? "").appending(path: app.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for preview in app.previews where only == nil || preview.id == only {
      let shown = PreviewWindow(preview, app, width: Self.width)
      let picture = try #require(await shown.window.picture(), "\(preview)")
      shown.close()
      try Data(picture).write(to: folder.appending(path: "\(preview.id).png"))
    }
  }
}
