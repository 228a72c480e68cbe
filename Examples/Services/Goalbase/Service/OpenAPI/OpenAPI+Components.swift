extension OpenAPI {
  /// The components in JSON.
  static let components = #"""
    {
      "parameters": {
        "IfNoneMatch": {
          "name": "If-None-Match", "in": "header", "schema": {"type": "string"},
          "description": "The ETag of the answer the client has: if nothing has changed, 304."
        }
      },
      "headers": {
        "ETag": {
          "description": "Names this state of everything.", "schema": {"type": "string"}
        }
      },
      "responses": {
        "Error": {
          "description": "It was refused, and nothing has changed.",
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
        },
        "Failed": {
          "description": "Goalbase failed. What was to be changed may be, or not.",
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
        },
        "Unchanged": {
          "description": "Nothing has changed.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}}
        }
      },
      "schemas": \#(schemas)
    }
    """#
}
