import Foundation
import Testing

@testable import PhotosModel

@Suite("Images")
struct ImageTests {
  @Test(
    "a picture that says it is huge is refused before it is decoded",
    arguments: [(60_000 as UInt32, 60_000 as UInt32), (.max, .max), (.max, 1), (1, .max)]
  )
  func bomb(_ width: UInt32, _ height: UInt32) {
    #expect(throws: ImageError.tooManyPixels) {
      try Image(PictureSamples.pngHeader(width, height))
    }
  }

  @Test("a picture that has no size, or ends too early, is damaged")
  func damaged() throws {
    let jpeg = try PictureSamples.quarters(orientation: 1)
    #expect(throws: ImageError.broken) { try Image(PictureSamples.pngHeader(0, 40)) }
    #expect(throws: ImageError.broken) { try Image(PictureSamples.pngHeader(60, 40)) }
    #expect(throws: ImageError.unknownFormat) { try Image(Data()) }
    for length in [3, 20, 40, 100, 300] {
      #expect(throws: ImageError.broken) { try Image(jpeg.prefix(length)) }
    }
  }

  @Test("a reduced picture keeps its shape, and is never enlarged")
  func reduced() throws {
    let image = try Image(PictureSamples.png(90, 60) { _, _ in [1, 2, 3, 255] })
    let small = try image.reduced(toWidth: 30)
    #expect(small.width == 30 && small.height == 20)
    let same = try image.reduced(toWidth: 500)
    #expect(same.width == 90 && same.height == 60)
    #expect(try image.reduced(toWidth: 1).height == 1)
  }

  @Test("what is transparent becomes white, not black", arguments: [10, 500])
  func transparent(_ width: Int) throws {
    let image = try Image(PictureSamples.png(20, 20) { _, _ in [0, 0, 0, 0] })
    #expect(try image.reduced(toWidth: width).color(5, 5) == 0xff_ffff)
  }

  @Test(
    "a picture is shown upright however the camera was held",
    arguments: [
      (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"),
      (5, "RBGW"), (6, "BRWG"), (7, "WGBR"), (8, "GWRB"),
    ] as [(UInt8, String)],
    [true, false]
  )
  func orientation(_ expected: (number: UInt8, quarters: String), _ littleEndian: Bool) throws {
    let file = try PictureSamples.quarters(
      orientation: expected.number,
      littleEndian: littleEndian
    )
    let image = try Image(file)
    #expect(image.width == (expected.number < 5 ? 60 : 40))
    for picture in [image, try image.reduced(toWidth: 20), try image.reduced(toWidth: 100)] {
      #expect(quarters(of: picture) == expected.quarters)
      #expect((picture.width < picture.height) == (expected.number >= 5))
    }
  }

  @Test("an orientation that doesn't exist is none", arguments: [0, 9, 255] as [UInt8])
  func noOrientation(_ number: UInt8) throws {
    let image = try Image(PictureSamples.quarters(orientation: number))
    #expect(quarters(of: image) == "RGBW")
  }

  /// The colours of the quarters: upper left, upper right, lower left, lower right.
  private func quarters(of image: Image) -> String {
    var letters = ""
    for y in [image.height / 4, image.height * 3 / 4] {
      for x in [image.width / 4, image.width * 3 / 4] {
        let color = image.color(x, y)
        let parts = [color >> 16 & 0xff, color >> 8 & 0xff, color & 0xff].map { $0 > 128 }
        let letter =
          switch parts {
          case [true, false, false]: "R"
          case [false, true, false]: "G"
          case [false, false, true]: "B"
          case [true, true, true]: "W"
          default: "?"
          }
        letters += letter
      }
    }
    return letters
  }
}
