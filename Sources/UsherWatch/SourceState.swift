import Foundation

/// The files of some folders, each with the time of its last change and its size.
struct SourceState: Equatable {
  private let files: [URL]
  private let folders: [URL]
  private var versions: [String: FileVersion] = [:]
  /// The folders and those in them: a file that comes or goes changes its folder.
  private var folderVersions: [String: FileVersion?] = [:]

  /// Looks at the files now. What can't be read is left out. So are hidden files and folders, as those that editors and
  /// the package manager make.
  init(files: [URL], folders: [URL]) {
    (self.files, self.folders) = (files, folders)
    for file in files { versions[file.path] = FileVersion(file.path) }
    for folder in folders {
      // One that is missing may come.
      folderVersions.updateValue(FileVersion(folder.path), forKey: folder.path)
      let found = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: [],
        options: .skipsHiddenFiles
      )
      while let path = (found?.nextObject() as? URL)?.path {
        guard let version = FileVersion(path) else { continue }
        if version.isFolder {
          folderVersions[path] = version
        } else {
          versions[path] = version
        }
      }
    }
  }

  static func == (one: SourceState, other: SourceState) -> Bool { one.versions == other.versions }

  /// The number of files.
  var count: Int { versions.count }

  /// Looks at the files again. This is quick as long as no folder has changed, because it is done many times in a second.
  func now() -> SourceState {
    guard folderVersions.allSatisfy({ FileVersion($0.key) == $0.value }) else {
      return SourceState(files: files, folders: folders)
    }
    var state = self
    for file in files { state.versions[file.path] = FileVersion(file.path) }
    for (path, version) in versions {
      let now = FileVersion(path)
      if now != version { state.versions[path] = now }
    }
    return state
  }

  /// The names of the files that came, went or changed since another state, in order.
  func changes(since other: SourceState) -> [String] {
    Set(versions.keys).union(other.versions.keys)
      .filter { versions[$0] != other.versions[$0] }
      .map { URL(fileURLWithPath: $0).lastPathComponent }
      .sorted()
  }
}
