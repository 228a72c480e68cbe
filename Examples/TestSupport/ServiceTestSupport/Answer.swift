package import NIOHTTP1

/// An answer of a ``RunningService``.
package struct Answer {
  package let status: Int
  package let headers: HTTPHeaders
  package let body: String

  package subscript(name: String) -> String? { headers.first(name: name) }
}
