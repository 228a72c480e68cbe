import Foundation
import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class PictureModel: ViewModel {
  let title = "Pictures"
}

private struct PictureView: View {
  let viewModel: PictureModel

  var body: some Content { Image("nowhere.png", description: "Ghent", height: 40) }
}

private struct AlignedPictureView: View {
  let viewModel: PictureModel

  var body: some Content {
    Image("wide.svg", description: "Ghent", height: 40).align(.start)
    Image("wide.svg", description: "Ghent", height: 40)
  }
}

extension GTKTests {
  @Suite("Files of the person", .timeLimit(.minutes(2)))
  struct FileTests {
    private func inFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }

    private func chosen(_ url: URL) -> ChosenFile {
      ChosenFile(name: url.lastPathComponent, path: url.path)
    }

    private func content(of file: IncomingFile) async throws -> [UInt8] {
      var content: [UInt8] = []
      for try await piece in file.chunks { content += piece }
      return content
    }

    @Test("a chosen file is read piece by piece, also by a link")
    func reading() async throws {
      try await inFolder { folder in
        let url = folder.appending(path: "a.txt")
        let bytes = [UInt8]((0..<600_000).map { UInt8(truncatingIfNeeded: $0) })
        try Data(bytes).write(to: url)
        let link = folder.appending(path: "link.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
        for file in [url, link] {
          let incoming = DiskFile.incoming(chosen(file), .english)
          #expect(incoming.name == file.lastPathComponent)
          #expect(incoming.size == 600_000)
          #expect(incoming.contentType == "text/plain")
          var pieces: [[UInt8]] = []
          for try await piece in incoming.chunks { pieces.append(piece) }
          #expect(pieces.flatMap(\.self) == bytes)
          #expect(pieces.count == 3)
        }
      }
    }

    @Test("what has no content is refused at once: a pipe, a device, a folder, a gone file")
    func unreadable() async throws {
      try await inFolder { folder in
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let gone = folder.appending(path: "gone.txt")
        for url in [pipe, URL(fileURLWithPath: "/dev/zero"), folder, gone] {
          let file = DiskFile.incoming(chosen(url), .english)
          let error = await #expect(throws: DiskFileError.self) { try await content(of: file) }
          #expect(error?.reason == .unreadable)
          #expect(error?.userMessage == "“\(url.lastPathComponent)” can’t be read.")
        }
        let elsewhere = DiskFile.incoming(ChosenFile(name: "a.txt", path: nil), .german)
        let error = await #expect(throws: DiskFileError.self) { try await content(of: elsewhere) }
        #expect(error?.reason == .elsewhere)
        #expect(error?.userMessage.hasPrefix("„a.txt“ ist an einem Ort") == true)
      }
    }

    @Test("a saved file is there wholly; permissions stay, and a link stays a link")
    func saving() async throws {
      try await inFolder { folder in
        let url = folder.appending(path: "a.txt")
        try await DiskFile.save(Array("new".utf8), to: chosen(url), .english)
        #expect(try String(contentsOf: url, encoding: .utf8) == "new")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
        let link = folder.appending(path: "link.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
        try await DiskFile.save(Array("newer".utf8), to: chosen(link), .english)
        #expect(try String(contentsOf: url, encoding: .utf8) == "newer")
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        let kind = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
        #expect(kind as? FileAttributeType == .typeSymbolicLink)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
      }
    }

    private func reason(_ url: URL) async -> DiskFileError.Reason? {
      do throws(DiskFileError) {
        try await DiskFile.save([1, 2, 3], to: chosen(url), .english)
        return nil
      } catch {
        return error.userMessage.isEmpty ? nil : error.reason
      }
    }

    @Test("what can't be saved says why, and leaves nothing behind")
    func unsaved() async throws {
      try await inFolder { folder in
        #expect(await reason(URL(fileURLWithPath: "/proc/a.txt")) == .unsaved)
        #expect(await reason(URL(fileURLWithPath: "/dev/full")) == .notAllowed)
        #expect(await reason(folder) == .notAllowed)
        #expect(await reason(folder.appending(path: "gone/a.txt")) == .unsaved)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left.isEmpty)
        await #expect(throws: DiskFileError.self) {
          try await DiskFile.save([], to: ChosenFile(name: "a", path: nil), .english)
        }
      }
    }

    @Test("a suggested name leads to no other folder, and hides nothing")
    func names() {
      #expect(DiskFile.safeName("Misery Ridge.jpg") == "Misery Ridge.jpg")
      #expect(DiskFile.safeName("../../etc/x.jpg") == "x.jpg")
      #expect(DiskFile.safeName("/home/u/.bashrc") == "bashrc")
      #expect(DiskFile.safeName("a\u{202E}gpj.exe\n") == "agpj.exe")
      for name in ["", "/", "..", " . "] { #expect(DiskFile.safeName(name) == "file") }
      let long = DiskFile.safeName(String(repeating: "ä", count: 500) + ".jpg")
      #expect(long.utf8.count <= 200 && long.hasSuffix(".jpg"))
    }

    @Test("a resource that the app doesn't have is told to its author, and the person")
    func noResource() async {
      let screen = TestScreen(Views(PictureView.self)) { PictureModel() }
      defer { screen.close() }
      screen.window.present()
      await screen.update()
      #expect(await screen.window.picture() != nil)
      #expect(screen.mistakes.map(\.code) == [.noResource])
      #expect(screen.mistakes.first?.description.contains("nowhere.png") == true)
    }

    @Test("a picture is as wide as its height makes it at a side, otherwise as what it is in")
    func pictureWidth() async {
      let wide = "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='600'/>"
      let screen = TestScreen(Views(AlignedPictureView.self), resource: { _ in Array(wide.utf8) }) {
        PictureModel()
      }
      defer { screen.close() }
      #expect(await screen.window.picture() != nil)
      let widths = screen.all(Picture.self).map(\.width)
      #expect(widths.first == 60)
      #expect(widths.last ?? 0 > 200)
    }

    @Test("a picture that would take gigabytes is none; a drawing of any size is made smaller")
    func hugePictures() async throws {
      let small = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'/>"
      #expect(await Texture.reading(Array(small.utf8)) != nil)
      let large = "<svg xmlns='http://www.w3.org/2000/svg' width='30000' height='30000'/>"
      let drawing = try #require(await Texture.reading(Array(large.utf8)))
      #expect(drawing.width * drawing.height <= 4_000_000)
      // A portable bitmap: its size, and a bit for each pixel.
      let bitmap = Array("P4 800 80\n".utf8) + [UInt8](repeating: 0, count: 8000)
      #expect(await Texture.reading(bitmap)?.width == 800)
      let huge = Array("P4 8000 8000\n".utf8) + [UInt8](repeating: 0, count: 8_000_000)
      #expect(await Texture.reading(huge) == nil)
      #expect(await Texture.reading(Array("no picture".utf8)) == nil)
      #expect(await Texture.reading([]) == nil)
    }
  }
}
