public import Foundation
public import Observation
public import Usher

/// Fields of dates, and fields of files. A file is read, but not stored.
@Observable
public final class DatesAndFilesViewModel: ViewModel {
  /// The largest size of a file, in bytes.
  package static let limit: Int64 = 5_000_000

  public let title = GalleryPage.datesAndFiles.title
  public let timeZone = TimeZone.gmt
  public var date = DatesAndFilesViewModel.date(day: 14)
  public var early = DatesAndFilesViewModel.date(day: 1)
  public var inRange = DatesAndFilesViewModel.date(day: 20)
  /// The dates that can be chosen: March 2026.
  public let range =
    DatesAndFilesViewModel.date(day: 1)...DatesAndFilesViewModel.date(day: 31)
  public var day: Date?
  public let end = Field(
    DatesAndFilesViewModel.date(day: 10),
    .must({ $0 > DatesAndFilesViewModel.date(day: 14) }, "It must end after March 14.")
  )

  /// A sentence about the file that was read last.
  public private(set) var notice: String?
  /// The files that are being read, and those that wait for it.
  public let transfers = FileTransfers()
  private let screen: Screen<Never>

  package init(screen: Screen<Never>) {
    self.screen = screen
    end.touch()
  }

  /// Call when a file was chosen.
  public func fileChosen(_ file: IncomingFile) {
    transfers.add(file, screen, of: self) { try await $0.read($1) }
  }

  private func read(_ file: IncomingFile) async throws {
    notice = nil
    guard file.size <= Self.limit else { throw TooLarge(name: file.name) }
    var count = 0
    for try await chunk in file.chunks { count += chunk.count }
    notice = "\(file.name) was read: \(count) bytes."
  }

  private static func date(day: Int) -> Date {
    // Half past nine on a day of March 2026.
    Date(timeIntervalSince1970: 1_772_357_400 + Double(day - 1) * 86_400)
  }
}

/// The error for a file that is larger than the gallery allows.
struct TooLarge: UserFacingError {
  let name: String
  var userMessage: String { "\(name) is larger than 5 MB. Please choose a smaller file." }
}
