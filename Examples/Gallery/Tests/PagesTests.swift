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
    try app.open("lists/long")
    #expect(try app.top(LongViewModel.self).rows.count == 100_000)
    try app.open("fields/focus")
    #expect(app.path == "fields/focus")
    try app.open("text/right-to-left")
    #expect(app.path == "text/right-to-left")
    try await app.end()
  }
}
