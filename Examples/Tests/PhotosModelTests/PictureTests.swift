import Foundation
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
    let size = try #require(ImageFormat(original.data)?.size(of: original.data))
    #expect(size.width >= 1600)
    for reduced in PreviewSize.allCases {
      let preview = try await pictures.preview(photo.id, reduced)
      #expect(try Image(preview.data).width == reduced.width)
      #expect(preview.data.count < original.data.count)
    }
  }

  @Test("a folder's pictures are offered by name, and a broken one is told and left out")
  func folder() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let jpeg = try await PictureFiles.bundled().original("pli").data
    func write(_ name: String, _ data: Data) throws {
      try data.write(to: folder.appendingPathComponent(name))
    }
    try write("misty-morning_2.jpg", jpeg)
    try write("misty morning 2.JPEG", jpeg)
    try write("profile.jpg", jpeg)
    try write("broken.png", Data("not a picture".utf8))
    try write("cut.jpg", jpeg.prefix(200))
    try write("notes.txt", Data())
    // A PNG that says it is 60,000 pixels wide and high.
    let header: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82,
      0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0,
    ]
    try write("bomb.png", Data(header))
    let pictures = try await PictureFiles.folder(folder)
    #expect(pictures.photos.map(\.title) == ["Misty Morning 2", "Misty Morning 2", "Profile"])
    #expect(
      Set(pictures.photos.map(\.id)) == ["misty-morning-2", "misty-morning-2-2", "photo-profile"]
    )
    #expect(
      pictures.problems.sorted() == [
        "bomb.png: it has more than 80 million pixels",
        "broken.png: it is neither a JPEG nor a PNG",
        "cut.jpg: it is damaged",
      ]
    )
    let preview = try await pictures.preview("photo-profile", .thumbnail)
    #expect(try Image(preview.data).width == PreviewSize.thumbnail.width)
  }

  @Test("there is no picture of what there isn't")
  func unknown() async throws {
    await #expect(throws: PhotosError.unknownPhoto) {
      try await PictureFiles.bundled().original("none")
    }
  }
}
