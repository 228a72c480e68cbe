package import Foundation
package import NIOHTTP1

/// What a service answered.
package struct RESTAnswer: Sendable {
  package let status: Int
  package let headers: HTTPHeaders
  package let body: Data
}
