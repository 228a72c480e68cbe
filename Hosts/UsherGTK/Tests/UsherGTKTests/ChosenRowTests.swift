import Foundation
import GTK
import GTKTestLoop
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

private nonisolated final class PhotosModel: ViewModel {
  let title = "Test"
  let photos = [Photo(id: 1), Photo(id: 2)]

  struct Photo: Identifiable, Equatable { let id: Int }
}

private struct PhotosView: View {
  let viewModel: PhotosModel

  var body: some Content {
    List(viewModel.photos, chosen: 2) { _ in
      Text("HHHHH")
      Text("HHHHH").style(.secondary)
    } select: { _ in
    }
  }
}

extension GTKTests {
  @Suite("The chosen row")
  struct ChosenRowTests {
    /// The light of a colour, from 0 to 1, as contrasts are measured.
    private func light(_ colour: UInt32) -> Double {
      func part(_ shift: UInt32) -> Double {
        let value = Double((colour >> shift) & 255) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    private func contrast(_ one: Double, _ other: Double) -> Double {
      (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    @Test(
      "it is another colour from side to side, and its texts can be read",
      arguments: [false, true]
    )
    func colours(isDark: Bool) async throws {
      #expect(Toolkit.begin())
      usher_test_dark(isDark ? 1 : 0)
      defer { usher_test_dark(0) }
      let screen = TestScreen(Views(PhotosView.self)) { PhotosModel() }
      defer { screen.close() }
      let png = try #require(await screen.window.picture())
      var pixels = [UInt32](repeating: 0, count: 4_000_000)
      let width = usher_test_pixels(png, png.count, &pixels, pixels.count)
      try #require(width > 0)
      let lights = { [pixels] (x: Int, y: Int) in light(pixels[y * width + x]) }
      let list = try #require(screen.find(Scrolled.self))
      let corner = try #require(list.place(0, 0, in: screen.window.window))
      let (left, top) = (Int(corner.x), Int(corner.y))
      let (right, bottom) = (left + list.width, top + list.height)
      // Below the rows there is nothing.
      let empty = lights(right - 40, bottom - 4)
      let isTinted = { (x: Int, y: Int) in contrast(lights(x, y), empty) > 1.3 }
      let row = (top..<bottom).filter { isTinted(right - 40, $0) }
      let (first, last) = (try #require(row.first), try #require(row.last))
      #expect(row == Array(first...last) && row.count > 40, "The rows \(row) are tinted.")
      #expect((left + 24..<right - 24).allSatisfy { isTinted($0, first + 3) }, "It has gaps.")
      let background = lights(right - 40, first + 3)
      for half in [first + 4..<(first + last) / 2, (first + last) / 2..<last - 4] {
        let texts = half.flatMap { y in (left + 24..<left + 100).map { lights($0, y) } }
        let best = texts.map { contrast($0, background) }.max() ?? 0
        #expect(best >= 4.5, "A text has a contrast of \(best).")
      }
    }
  }
}
