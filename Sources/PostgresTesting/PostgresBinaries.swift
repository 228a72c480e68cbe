import Foundation

/// The programs of PostgreSQL, if they are installed.
public enum PostgresBinaries {
  /// The folder of the programs; of several versions the newest; `nil` if there is none.
  public static let folder: String? = {
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

  /// The advice to people whose tests with PostgreSQL are skipped.
  public static let advice = """
    There is no PostgreSQL here. To fix this, install it: apt-get install postgresql, or brew \
    install postgresql.
    """
}
