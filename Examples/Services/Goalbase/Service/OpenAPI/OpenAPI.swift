/// The description of the API in OpenAPI 3.1, made from the served routes.
enum OpenAPI {
  /// The description in JSON.
  static let description = JSONWriter.bytes { json in
    json.object { json in
      json.member("openapi", "3.1.0")
      json.name("info")
      json.object { json in
        json.member("title", "Goalbase")
        json.member("version", "1")
        json.member("description", introduction)
      }
      json.name("servers")
      json.array([GoalbaseAPI.path]) { json, path in
        json.object { $0.member("url", path) }
      }
      json.name("paths")
      json.object { json in
        for path in paths {
          json.name(path)
          json.object { json in
            if path.contains("{id}") { json.idParameter() }
            for route in Route.all where route.path == path { json.route(route) }
          }
        }
      }
      json.name("components")
      json.json(components.utf8)
    }
  }

  private static let introduction = """
    Players, their matches and their ratings. All errors have the shape of Error. A request that \
    breaks a rule or names an unknown id gets a 500, as in the original Goalbase. An unknown address \
    gets a 404, another method a 405, a body that is too large a 413, and one that isn't JSON a \
    415. If Goalbase itself fails, the answer is a 503: only then may a change have been made.
    """

  /// The paths in the order of the routes, without duplicates.
  private static var paths: [String] {
    Route.all.map(\.path).reduce(into: []) { paths, path in
      if !paths.contains(path) { paths.append(path) }
    }
  }
}

extension JSONWriter {
  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    self.text(text)
  }
}
