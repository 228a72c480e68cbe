import Foundation
import Testing

@testable import UsherGTK

extension GTKTests {
  @Suite("Who can read the program's files")
  struct FileMaskTests {
    @Test("files that the program makes are for this user alone; what the person saves isn't")
    func mask() throws {
      let mask = umask(0o027)
      defer { umask(mask) }
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      #expect(mkdir(folder.path, 0o755) == 0)
      #expect(FileMask.isOpen(folder.path))
      FileMask.hideFromOthers()
      #expect(FileMask.ofPerson == 0o027 || FileMask.ofPerson == mask)
      let file = folder.appending(path: "a")
      try Data().write(to: file)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(chmod(folder.path, 0o700) == 0)
      #expect(!FileMask.isOpen(folder.path))
    }
  }
}
