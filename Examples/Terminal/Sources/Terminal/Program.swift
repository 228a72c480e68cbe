import Foundation
import Photos
import PhotosModel
import RedGreen
import Usher
import UsherTerminal

/// Runs an app in the terminal: `terminal red-green`, `terminal photos pli`.
@main
struct Program {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let app = arguments.first, ["red-green", "photos"].contains(app) else {
      return print(usage)
    }
    let navigation = Navigation(on: MainActor.shared)
    // With 100 columns or more, the list stays beside the photo.
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
    navigation.room = columns >= 100 ? .wide : .narrow
    let file = StateFile(path: ".usher-terminal-\(app).json")
    let path = arguments.dropFirst().first ?? ""
    let snapshot = path.isEmpty ? file.snapshot : nil
    let views: TerminalViews.Table
    if app == "photos" {
      let shop = PhotoShop(store: try SQLitePhotoStore.inMemory(), pictures: PictureFiles.bundled())
      try await shop.open()
      views = photosViews()
      try navigation.start(at: path) {
        navigation.start(restoring: snapshot) {
          AppCoordinator(shop: shop, visit: Visit(id: "terminal"), flow: $0)
        }
      }
    } else {
      views = redGreenViews()
      try navigation.start(at: path) {
        navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
      }
    }
    await navigation.settle(upTo: .seconds(1))
    let terminal = Terminal(navigation, views: views) { print($0) }
    let saving = terminal.presenter.saving(every: .seconds(1)) { file.save($0) }
    for await line in Self.lines() {
      if !terminal.take(line) { print("? b back, f forward, x escape, t1 tab, o link, q quit") }
      if terminal.isEnded { break }
    }
    saving.now()
  }

  private static let usage = """
    usage: terminal red-green|photos [ADDRESS]
    """

  /// The typed lines. They are read on a thread of their own, because `readLine()` blocks.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
