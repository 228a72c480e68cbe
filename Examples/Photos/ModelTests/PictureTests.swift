import Foundation
import PhotosFixtures
import PhotosModel
import Testing

@testable import PhotosModel

@Suite("Pictures")
struct PictureTests {
  @Test(
    "each of the nine has a picture of at least 1600 pixels, and a reduced one",
    arguments: Catalogue.photos
  )
  func bundled(_ photo: Photo) async throws {
    let pictures = PictureFiles.bundled()
    #expect(pictures.problems.isEmpty)
    let original = try await pictures.original(photo.id)
    #expect(original.contentType == "image/jpeg")
    #expect(try ImageHeader(original.data).width >= 1600)
    for reduced in PreviewSize.allCases {
      let preview = try await pictures.preview(photo.id, reduced)
      #expect(try Image(preview.data).width == reduced.width)
      #expect(preview.data.count < original.data.count)
    }
  }

  @Test("there is no picture of what there isn't, wherever the name leads")
  func unknown() async throws {
    for id in ["none", "", "../pictures/pli", "pli.jpg"] {
      await #expect(throws: PhotosError.unknownPhoto) {
        try await PictureFiles.bundled().original(id)
      }
      await #expect(throws: PhotosError.unknownPhoto) {
        try await PictureFiles.bundled().preview(id, .preview)
      }
    }
  }

  @Test("the whole picture is for who has bought it; a reduced one is for everybody")
  func wholePicture() async throws {
    let shop = try await PhotoShop.test()
    #expect(try await !shop.preview("pli", .preview).data.isEmpty)
    await #expect(throws: PhotosError.notBought) { try await shop.picture("pli", visitor: "a") }
    try await shop.signInDemo("a")
    await #expect(throws: PhotosError.notBought) { try await shop.picture("pli", visitor: "a") }
    try await shop.buy("pli", visitor: "a")
    #expect(try await shop.picture("pli", visitor: "a").data == Data("pli".utf8))
    await #expect(throws: PhotosError.notBought) { try await shop.picture("jyg", visitor: "a") }
    await #expect(throws: PhotosError.notBought) { try await shop.picture("pli", visitor: "b") }
    try await shop.signOut(visitor: "a")
    await #expect(throws: PhotosError.notBought) { try await shop.picture("pli", visitor: "a") }
  }
}
