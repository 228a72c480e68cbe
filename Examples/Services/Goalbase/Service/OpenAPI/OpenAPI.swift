/// The description of the API in the words of OpenAPI 3.1, made from the routes that are served.
enum OpenAPI {
  /// As JSON.
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
    Players, their matches, and how well they do. All errors have the shape of Error. What breaks a \
    rule, and ids there are not, are a 500 as in the original Goalbase; unknown addresses are a 404, \
    other methods a 405, bodies that are too large a 413, and those that aren't JSON a 415. Where \
    Goalbase itself fails, that is a 503: only then may a change have been made all the same.
    """

  /// Each once, in order.
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
