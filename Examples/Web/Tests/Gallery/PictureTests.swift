import GalleryWeb
import Testing
import UsherWeb

@Suite("Gallery: pictures")
struct PictureTests {
  @Test("a picture comes, comes late, or doesn't come")
  func pictures() async throws {
    let pictures = GalleryPictures(now: { 100 }, pause: {})
    let request = WebRequest(path: "/gallery/-/x", visitor: Visitor(id: "one"))
    for path in ["hills", "tower", "slow", "late/100"] {
      #expect(await pictures.respond(to: request, path)?.status == 200, "\(path)")
    }
    for path in ["late/101", "late", "none"] {
      #expect(await pictures.respond(to: request, path) == nil, "\(path)")
    }
  }
}
