import Foundation
import ModelTestSupport
import Testing

@testable import PhotosModel

@Suite("A folder of one's own pictures")
struct FolderTests {
  private let jpeg = try? PictureSamples.quarters(orientation: 6)
  private let png = PictureSamples.png(8, 8) { _, _ in [9, 9, 9, 255] }

  @Test("pictures are offered by name, with titles from their names and the price of a folder")
  func offered() async throws {
    try await withFolder { folder in
      let jpeg = try #require(jpeg)
      try folder.write("misty-morning_2.jpg", jpeg)
      try folder.write("misty morning 10.JPEG", jpeg)
      try folder.write("Misty Morning 2.png", png)
      try folder.write("profile.jpg", jpeg)
      try folder.write("---.jpg", jpeg)
      try folder.write("größe.png", png)
      try folder.write(".hidden.jpg", jpeg)
      try folder.write("notes.txt", Data())
      let pictures = try await PictureFiles.folder(folder)
      #expect(pictures.problems.isEmpty)
      #expect(
        pictures.photos.map(\.title).sorted() == [
          "Größe", "Misty Morning 10", "Misty Morning 2", "Misty Morning 2", "Photo", "Profile",
        ]
      )
      #expect(
        Set(pictures.photos.map(\.id)) == [
          "größe", "misty-morning-10", "misty-morning-2", "misty-morning-2-2", "photo",
          "photo-profile",
        ]
      )
      #expect(Set(pictures.photos.map(\.price)) == [Catalogue.folderPrice])
      #expect(try await pictures.original("größe").contentType == "image/png")
      // Held upright: 60 by 40 stored, 40 by 60 shown.
      let preview = try Image(await pictures.preview("misty-morning-10", .thumbnail).data)
      #expect(preview.width == 40 && preview.height == 60)
    }
  }

  @Test("numbers in names count as people count")
  func order() async throws {
    try await withFolder { folder in
      for name in ["img 10.png", "IMG 9.png", "img 1.png", "b.png", "A.png"] {
        try folder.write(name, png)
      }
      let titles = try await PictureFiles.folder(folder).photos.map(\.title)
      #expect(titles == ["A", "B", "Img 1", "IMG 9", "Img 10"])
    }
  }

  @Test("a file that can't be used is left out and told with the reason")
  func problems() async throws {
    try await withFolder { folder in
      let jpeg = try #require(jpeg)
      try folder.write("good.jpg", jpeg)
      try folder.write("bomb.png", PictureSamples.pngHeader(.max, .max))
      try folder.write("broken.png", Data("not a picture".utf8))
      try folder.write("cut.jpg", jpeg.prefix(200))
      try folder.write("empty.jpg", Data())
      let files = FileManager.default
      try files.createDirectory(
        at: folder.appendingPathComponent("folder.jpg"),
        withIntermediateDirectories: false
      )
      let pictures = try await PictureFiles.folder(folder)
      #expect(pictures.photos.map(\.id) == ["good"])
      #expect(
        pictures.problems == [
          "bomb.png: it has more than 80 million pixels",
          "broken.png: it is neither a JPEG nor a PNG",
          "cut.jpg: it is damaged",
          "empty.jpg: it is neither a JPEG nor a PNG",
          "folder.jpg: it is not a file",
        ]
      )
    }
  }

  @Test("nothing outside the folder is read, whichever way a link goes")
  func links() async throws {
    try await withFolder { folder in
      let jpeg = try #require(jpeg)
      let inside = folder.appendingPathComponent("inside")
      let files = FileManager.default
      try files.createDirectory(at: inside, withIntermediateDirectories: false)
      try folder.write("secret.jpg", jpeg)
      try inside.write("real.jpg", jpeg)
      for (name, target) in [
        ("out.jpg", "../secret.jpg"), ("same.jpg", "real.jpg"), ("gone.jpg", "none.jpg"),
      ] {
        try files.createSymbolicLink(
          atPath: inside.appendingPathComponent(name).path,
          withDestinationPath: target
        )
      }
      let pictures = try await PictureFiles.folder(inside)
      #expect(pictures.photos.map(\.id) == ["real", "same"])
      #expect(
        pictures.problems == [
          "gone.jpg: it is not a file", "out.jpg: it is a link that leads out of the folder",
        ]
      )
      // A link to the folder itself is how people name it.
      let link = folder.appendingPathComponent("link")
      try files.createSymbolicLink(at: link, withDestinationURL: inside)
      #expect(try await PictureFiles.folder(link).photos.count == 2)
    }
  }

  @Test("a folder that isn't there is an error")
  func missing() async {
    await #expect(throws: (any Error).self) {
      try await PictureFiles.folder(URL(fileURLWithPath: "/none/\(UUID().uuidString)"))
    }
  }
}
