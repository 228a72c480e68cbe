/// Who may store how much.
package enum StorageRule {
  /// The largest file everybody may store: 1 GB.
  package static let freeLimit: Int64 = 1_000_000_000

  /// - Throws: `premiumOnly` for a file that is too large for the plan.
  package static func check(size: Int64, plan: Plan) throws(FilesError) {
    if size > freeLimit, plan != .premium { throw .premiumOnly(limit: freeLimit) }
  }
}
