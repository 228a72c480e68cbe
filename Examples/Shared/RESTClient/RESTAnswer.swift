package import Foundation
package import NIOHTTP1

/// An answer of a service.
package struct RESTAnswer: Sendable {
  package let status: Int
  package let headers: HTTPHeaders
  package let body: Data
}
