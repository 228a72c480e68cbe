import Foundation
import Usher
import UsherDataFolder

/// The file with a program's windows: what they show, and what is typed there.
///
/// It has a JSON array for the address of each app, with one encoded `Snapshot` for each window, and in it,
/// as `window`, its ``WindowFrame``.
@MainActor struct WindowsFile {
  /// The encoded snapshots of an app's windows with their frames, by the app's address.
  typealias Windows = [String: [[UInt8]]]

  let url: URL

  init(_ path: String) { url = URL(fileURLWithPath: path) }

  /// Returns the windows of the last time; none if there is no file.
  ///
  /// - Throws: an error if there is a file that can't be read.
  func stored() throws -> Windows {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return [:]
    }
    guard let apps = try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]
    else { throw CocoaError(.fileReadCorruptFile) }
    return try apps.mapValues { windows in
      try windows.map {
        Array(try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys))
      }
    }
  }

  /// Gives the file another name, which is free, so that nothing in it is lost.
  ///
  /// - Returns: the new path.
  /// - Throws: ``DataFolderError`` if that isn't possible.
  func putAside() throws(DataFolderError) -> String {
    let names = [""] + (2...9).map { "-\($0)" }
    let paths = names.map { "\(url.path).unreadable\($0)" }
    // Who has that many of them doesn't miss the last one.
    let new = paths.first { !FileManager.default.fileExists(atPath: $0) } ?? paths[8]
    guard rename(url.path, new) == 0 else { throw DataFolderError(opening: url.path, errno) }
    return new
  }

  /// Keeps windows; without any, there is no file.
  ///
  /// - Throws: ``DataFolderError`` if the file can't be written; then it is as it was.
  func save(_ windows: Windows) throws(DataFolderError) {
    let content = Self.content(of: windows)
    guard !content.isEmpty else {
      guard unlink(url.path) == 0 || errno == ENOENT else {
        throw DataFolderError(opening: url.path, errno)
      }
      return
    }
    // For this user alone from the beginning: it has what was typed. Another process can't have the folder, so a file of
    // this name is of one that was killed.
    let new = url.path + ".new"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw DataFolderError(opening: url.path, errno) }
    let problem = DiskWriter.write(content, to: file)
    close(file)
    guard problem == 0, rename(new, url.path) == 0 else {
      let problem = problem == 0 ? errno : problem
      unlink(new)
      throw DataFolderError(opening: url.path, problem)
    }
  }

  /// Returns the content of a file with windows; empty if there are none.
  private static func content(of windows: Windows) -> [UInt8] {
    let apps = windows.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    guard !apps.isEmpty else { return [] }
    let texts = apps.map { address, windows in
      // A text can always be encoded.
      let key = (try? JSONEncoder().encode(address)) ?? Data("\"\"".utf8)
      return Array(key) + Array(":[".utf8) + windows.joined(separator: [UInt8(ascii: ",")])
        + [UInt8(ascii: "]")]
    }
    return [UInt8(ascii: "{")] + texts.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "}")]
  }
}
