import Foundation
import Testing

@testable import UsherDataFolder

@Suite("What is told of a folder that can't be used")
struct DataFolderErrorTests {
  @Test(
    "each error says what happened, where, and what to do",
    arguments: [
      (ENOSPC, "full", "There is no space left for /data/a. To fix this, free some on its disk."),
      (EISDIR, "location", "/data/a is a folder and not a file. To fix this, name a folder that"),
      (ENOTDIR, "location", "/data is a file and not a folder. To fix this, name a folder that"),
      (ENOENT, "location", "The folder /data doesn’t exist. To fix this, name a folder that"),
      (EROFS, "readOnly", "/data/a can't be written. To fix this, let the file and its folder"),
      (EIO, "unavailable", "/data/a can't be used: Input/output error. To fix this, look after"),
    ]
  )
  func opening(_ problem: Int32, _ code: String, _ beginning: String) {
    let error = DataFolderError(opening: "/data/a", problem)
    #expect(error.code.name == code)
    #expect(error.description.hasPrefix(beginning))
  }

  @Test("a process that hasn't written its name yet is another process")
  func unknown() {
    let error = DataFolderError(.locked, "/data")
    #expect(
      error.description == """
        /data is in use by another process. To fix this, stop that process, or give this one another file or folder.
        """
    )
  }
}
