extension JSONWriter {
  /// Writes the member of a path that describes one of its methods.
  mutating func route(_ route: Route) {
    name(route.method.lowercased())
    object { json in
      json.member("operationId", route.operation.rawValue)
      json.member("summary", route.summary)
      json.parameters(of: route)
      if let body = route.body {
        json.name("requestBody")
        json.object { json in
          json.name("required")
          json.json("true".utf8)
          json.content(Self.reference(body))
        }
      }
      json.name("responses")
      json.responses(of: route)
    }
  }

  /// Writes the member of a path that describes the id in it.
  mutating func idParameter() {
    name("parameters")
    json(#"[{"name":"id","in":"path","required":true,"schema":\#(Self.reference("ID"))}]"#.utf8)
  }

  private mutating func parameters(of route: Route) {
    var parameters: [String] = []
    if let parameter = route.parameter { parameters.append(parameter.json) }
    if route.isList { parameters.append(##"{"$ref":"#/components/parameters/IfNoneMatch"}"##) }
    guard !parameters.isEmpty else { return }
    name("parameters")
    array(parameters) { $0.json($1.utf8) }
  }

  private mutating func responses(of route: Route) {
    object { json in
      json.name(String(route.status))
      json.object { json in
        json.member("description", route.status == 201 ? "It was added." : "It is done.")
        if route.isList {
          json.name("headers")
          json.json(##"{"ETag":{"$ref":"#/components/headers/ETag"}}"##.utf8)
        }
        json.content(route.schema)
      }
      if route.isList {
        json.name("304")
        json.json(##"{"$ref":"#/components/responses/Unchanged"}"##.utf8)
      }
      if route.asksStore {
        json.name("503")
        json.json(##"{"$ref":"#/components/responses/Failed"}"##.utf8)
      }
      json.name("default")
      json.json(##"{"$ref":"#/components/responses/Error"}"##.utf8)
    }
  }

  private mutating func content(_ schema: String) {
    name("content")
    json(#"{"application/json":{"schema":\#(schema)}}"#.utf8)
  }

  fileprivate static func reference(_ schema: String) -> String {
    ##"{"$ref":"#/components/schemas/\##(schema)"}"##
  }
}

extension Route {
  fileprivate var isList: Bool {
    if case .list = answer { true } else { false }
  }

  fileprivate var asksStore: Bool {
    if case .description = answer { false } else { true }
  }

  fileprivate var schema: String {
    switch answer {
    case .list(let element): #"{"type":"array","items":\#(JSONWriter.reference(element))}"#
    case .record(let name): JSONWriter.reference(name)
    case .description: #"{"type":"object"}"#
    }
  }
}

extension Route.Parameter {
  fileprivate var json: String {
    #"{"name":"\#(name)","in":"query","description":"\#(description)","schema":\#(schema)}"#
  }
}
