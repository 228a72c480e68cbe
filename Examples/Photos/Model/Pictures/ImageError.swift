/// The reason why a picture can't be used.
struct ImageError: Error, Hashable {
  let reason: String

  static let unknownFormat = ImageError(reason: "it is neither a JPEG nor a PNG")
  static let broken = ImageError(reason: "it is damaged")
  static let tooManyPixels = ImageError(
    reason: "it has more than \(Image.pixelLimit / 1_000_000) million pixels"
  )
  static let tooManyBytes = ImageError(
    reason: "it has more than \(Image.byteLimit / 1_000_000) MB"
  )
  static let unreadable = ImageError(reason: "it can't be read")
  static let notAFile = ImageError(reason: "it is not a file")
  static let outside = ImageError(reason: "it is a link that leads out of the folder")
}
