import Foundation

/// What `usher-watch` tells of the build of this program, for the pages that a developer has open.
struct BuildReport: Sendable {
  /// The report's address on the site. Who may see the inspector may see it.
  static let path = "/\(HostInspector.path)/build"
  /// The largest file that is read, in bytes.
  private static let limit = 1 << 16

  /// The file that `usher-watch` writes.
  let file: String

  /// The report for this process; `nil` unless `usher-watch` has started it. A release build has none.
  static let ofProcess: BuildReport? = {
    #if DEBUG
    ProcessInfo.processInfo.environment["USHER_BUILD_STATUS"].map(BuildReport.init)
    #else
    nil
    #endif
  }()

  /// The answer to who may not see the report, or if there is none.
  static var none: WebResponse { .text(404, "There is no report of the build.") }

  /// The present report, as JSON.
  var response: WebResponse {
    guard let data = FileManager.default.contents(atPath: file), data.count <= Self.limit else {
      return Self.none
    }
    return WebResponse(
      status: 200,
      headers: [("content-type", "application/json"), ("cache-control", "no-store")],
      body: Array(data)
    )
  }
}
