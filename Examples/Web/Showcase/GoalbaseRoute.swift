import Goalbase
import UsherHummingbird
import UsherWeb

/// Makes the route that serves the Goalbase API beside the apps, at `GoalbaseAPI.path`.
func goalbaseRoute(_ api: GoalbaseAPI) -> ServerRoute {
  ServerRoute(GoalbaseAPI.path) { status, message in
    WebResponse(GoalbaseResponse(status: status, refusal: message))
  } answer: { request in
    WebResponse(await api.respond(to: GoalbaseRequest(request)))
  }
}

extension GoalbaseRequest {
  fileprivate init(_ request: WebRequest) {
    self.init(
      method: request.method,
      path: request.path,
      query: request.query,
      contentType: request.header("content-type"),
      knownTags: request.headers.filter { $0.name == "if-none-match" }.map(\.value),
      body: request.body
    )
  }
}

extension WebResponse {
  fileprivate init(_ answer: GoalbaseResponse) {
    self.init(status: answer.status, headers: answer.headers, body: answer.body)
  }
}
