/// The rule for the size of files.
package enum StorageRule {
  /// The largest file that everybody may store, in bytes: 1 GB.
  package static let freeLimit: Int64 = 1_000_000_000

  /// Checks the size of a file, in bytes, for the person who is signed in.
  ///
  /// - Throws: `premiumOnly` for a file that is too large for the plan of their account.
  package static func check(size: Int64, of account: Account) throws(FilesError) {
    if size > freeLimit, account.plan != .premium { throw .premiumOnly(limit: freeLimit) }
  }
}
