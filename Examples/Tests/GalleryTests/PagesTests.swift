import Foundation
import Gallery
import GalleryViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Gallery: pages", .inEveryMode)
struct PagesTests {
  @Test("each page is at its address, under its title", arguments: GalleryPage.allCases)
  func address(_ page: GalleryPage) async throws {
    let app = try galleryApp(page.rawValue)
    #expect(app.path == page.rawValue)
    #expect(app.drawing.contains(page.title))
    try await app.end()
  }

  @Test("the list leads to each page once, and marks the one beside it")
  func list() async throws {
    let app = try galleryApp()
    let pages = try app.top(GalleryViewModel.self).groups.flatMap(\.rows).map(\.id)
    #expect(pages.count == GalleryPage.allCases.count)
    #expect(Set(pages) == Set(GalleryPage.allCases))
    for page in pages {
      try app.on(GalleryViewModel.self) { $0.select(page) }
      #expect(app.path == page.rawValue)
      // Beside the page where there is room; the list is the bottom of the stack in any case.
      try app.back()
    }
    try await app.end()
  }

  @Test("the samples of a page are at addresses below its own")
  func samples() async throws {
    let app = try galleryApp("bar")
    try app.on(SamplesViewModel.self) { $0.select("long-title") }
    #expect(app.path == "bar/long-title")
    try app.back()
    #expect(app.path == "bar")
    try app.open("lists/endless")
    #expect(try app.top(EndlessViewModel.self).title == "Endless List")
    try app.open("fields/focus")
    #expect(app.path == "fields/focus")
    try app.open("text/right-to-left")
    #expect(app.path == "text/right-to-left")
    try await app.end()
  }

  @Test("every component of the host is on a page")
  func complete() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    func texts(_ folder: String) throws -> [String] {
      let url = root.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
    }
    let pages = try texts("Examples/Sources/GalleryWeb").joined()
    let components = try texts("Sources/UsherWeb/Components")
      .flatMap { $0.matches(of: /\npublic struct (\w+)/).map { String($0.1) } }
    #expect(components.count > 20)
    for component in components {
      #expect(
        pages.contains(try Regex("\\b\(component)[(.<{ ]")),
        "\(component) is on no page of the gallery."
      )
    }
  }
}
