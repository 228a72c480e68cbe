import Foundation

/// Who can read the files that the program makes.
enum FileMask {
  /// The person's own mask, by which other programs make files; for those that the person saves.
  static let ofPerson: mode_t = {
    // It can't be read in another way.
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  /// Has all files that are made from now on for this user alone, in whatever folder.
  static func hideFromOthers() {
    _ = ofPerson
    umask(0o077)
  }

  /// Whether others can look into a folder.
  static func isOpen(_ folder: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
    return ((attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0) & 0o077 != 0
  }
}
