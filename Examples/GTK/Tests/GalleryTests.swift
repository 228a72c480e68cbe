import Foundation
import Gallery
import GalleryViewModels
import Testing
import Usher
import UsherGTK
import UsherGTKTesting

@testable import GalleryGTK

/// The gallery: each control of the desktop in its states.
@MainActor @Suite("Gallery of the desktop", .serialized)
struct GalleryTests {
  nonisolated private static let routes: [GalleryRoute] =
    GalleryPage.allCases.filter(GalleryView.pages.contains).map { .page($0) }
    + BarSample.allCases.map { .bar($0) } + TabsSample.allCases.map { .tabs($0) }
    + SheetSample.allCases.map { .sheet($0) } + [.list, .longList]

  init() throws { try #require(GTKWindow.beginTests(), "There is no display.") }

  private func use(_ route: GalleryRoute, _ body: (GTKWindow) async throws -> Void) async throws {
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { GalleryCoordinator(now: { 0 }, flow: $0) }
    var mistakes: [ViewMistake] = []
    var setup = WindowSetup(name: "Gallery", views: galleryViews) { try galleryPicture($0) }
    (setup.width, setup.height) = (720, 640)
    setup.onViewMistake = { mistakes.append($0) }
    let window = GTKWindow(navigation, setup)
    defer { navigation.close() }
    #expect(try navigation.open(route.path) == .allowed)
    await window.settle()
    try await body(window)
    #expect(mistakes == [], "\(route)")
  }

  @Test("each page shows something, and makes no mistake", arguments: routes)
  func show(_ route: GalleryRoute) async throws {
    try await use(route) { #expect($0.texts.count > 1) }
  }

  @Test("a page that was closed leaves nothing", arguments: routes)
  func leaks(_ route: GalleryRoute) async throws {
    let empty = Census.now()
    // What GTK keeps once, it may keep.
    try await use(route) { _ in }
    await Census.settle(to: empty, upTo: .seconds(1))
    let before = Census.now()
    for _ in 0..<3 { try await use(route) { _ in } }
    await Census.settle(to: before)
    let after = Census.now()
    #expect(after.objects <= before.objects)
    #expect(after.closures <= before.closures)
  }

  /// `PICTURES` is the folder for them.
  @Test(
    "each page has a picture",
    .enabled(if: ProcessInfo.processInfo.environment["PICTURES"] != nil),
    arguments: routes
  )
  func pictures(_ route: GalleryRoute) async throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PICTURES"] ?? "")
      .appending(path: "Gallery")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await use(route) { window in
      let picture = try #require(await window.picture())
      let name = route.path.replacing("/", with: "-")
      try Data(picture).write(to: folder.appending(path: "\(name).png"))
    }
  }
}
