import Foundation

/// The files of some folders, each with the time of its last change and its size.
struct SourceState: Equatable {
  private struct Version: Equatable {
    let changed: Date?
    let size: Int?
  }

  private var versions: [String: Version] = [:]

  /// Looks at the files now. What can't be read is left out. So are hidden files and folders, as those that editors and
  /// the package manager make.
  init(files: [URL], folders: [URL]) {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    func add(_ url: URL) {
      guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isDirectory != true
      else { return }
      versions[url.path] = Version(
        changed: values.contentModificationDate,
        size: values.fileSize
      )
    }
    for file in files { add(file) }
    for folder in folders {
      let found = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: keys,
        options: .skipsHiddenFiles
      )
      while let url = found?.nextObject() as? URL { add(url) }
    }
  }

  /// The number of files.
  var count: Int { versions.count }

  /// The names of the files that came, went or changed since another state, in order.
  func changes(since other: SourceState) -> [String] {
    Set(versions.keys).union(other.versions.keys)
      .filter { versions[$0] != other.versions[$0] }
      .map { URL(fileURLWithPath: $0).lastPathComponent }
      .sorted()
  }
}
