import GRDB

/// Searches the nearest place in larger and larger cubes around a point.
enum NearestPlace {
  /// Half the edge of the first cube: about 60 km, enough where people live.
  private static let first = 0.01

  static func place(to point: SpherePoint, in database: Database) throws -> Int64? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, (x0 - ?1) * (x0 - ?1) + (y0 - ?2) * (y0 - ?2) + (z0 - ?3) * (z0 - ?3) AS square
        FROM point
        WHERE x1 >= ?1 - ?4 AND x0 <= ?1 + ?4 AND y1 >= ?2 - ?4 AND y0 <= ?2 + ?4
          AND z1 >= ?3 - ?4 AND z0 <= ?3 + ?4
        ORDER BY square LIMIT 1
        """
    )
    var reach = first
    while true {
      let row = try Row.fetchOne(statement, arguments: [point.x, point.y, point.z, reach])
      // A place in a corner of the cube may be farther away than a place outside the cube.
      if let row, row[1] <= reach * reach || reach > SpherePoint.diameter { return row[0] }
      if reach > SpherePoint.diameter { return nil }
      reach *= 1.5
    }
  }
}
