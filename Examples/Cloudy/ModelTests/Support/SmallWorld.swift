import Foundation

@testable import CloudyModel

/// Files for a gazetteer of a few cities.
struct SmallWorld {
  static let paris =
    "1\tParis\tÎle-de-France\tFR\t48.85\t2.35\t2138551\tEurope/Paris\tPAR,Parigi,巴黎"
  static let ghent = "2\tGent\tFlanders\tBE\t51.05\t3.72\t265086\tEurope/Brussels\tGand,Ghent"

  let files: GazetteerFiles
  private let folder: URL

  /// Writes them to a folder.
  init(in folder: URL, _ lines: [String] = [paris, ghent]) throws {
    self.folder = folder.appending(path: "files")
    files = GazetteerFiles(folder: self.folder)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    try Data("FR\tFrance\nBE\tBelgium\n".utf8)
      .write(to: self.folder.appending(path: "countries.tsv"))
    try write(lines)
  }

  /// Writes other cities, or another file.
  func write(_ lines: [String], to file: String = "cities5000.tsv") throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: file))
  }
}
