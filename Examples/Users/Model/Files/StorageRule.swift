/// The rule for the size of files.
package enum StorageRule {
  /// The largest file that every user may store, in bytes: 1 GB.
  package static let freeLimit: Int64 = 1_000_000_000

  /// Checks the size of a file, in bytes.
  ///
  /// - Throws: `premiumOnly` for a file that is too large for the plan.
  package static func check(size: Int64, plan: Plan) throws(FilesError) {
    if size > freeLimit, plan != .premium { throw .premiumOnly(limit: freeLimit) }
  }
}
