import Foundation

extension URL {
  func write(_ name: String, _ data: Data) throws {
    try data.write(to: appendingPathComponent(name))
  }
}
