import Foundation

/// The programs of PostgreSQL, if they are on this machine.
package enum PostgresBinaries {
  /// Where they are; of several versions the newest.
  package static let folder: String? = {
    let debian = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
    let paths = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let folders =
      versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(debian)/\($0)/bin" }
      + paths.map(String.init)
    return folders.first { folder in
      ["initdb", "pg_ctl", "psql"]
        .allSatisfy { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
    }
  }()

  /// For whoever misses the tests that need them.
  package static let advice = """
    There is no PostgreSQL here. To fix this, install it: apt-get install postgresql, or brew \
    install postgresql.
    """
}
