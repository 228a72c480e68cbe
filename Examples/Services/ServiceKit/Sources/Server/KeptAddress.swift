import Foundation

/// A file that keeps what the URL of a server has that its process chooses. It is for the user of the process alone.
struct KeptAddress: Sendable {
  struct Address: Codable, Equatable {
    let port: Int
    let secret: String
  }

  let file: String

  /// The address of the last time; `nil` if there is none that can be read.
  var stored: Address? {
    guard let data = FileManager.default.contents(atPath: file),
      let address = try? JSONDecoder().decode(Address.self, from: data),
      (1...65535).contains(address.port), UUID(uuidString: address.secret) != nil
    else { return nil }
    return address
  }

  /// Keeps an address. Where that isn't possible, the next one is another.
  func keep(_ address: Address) {
    guard address != stored, let data = try? JSONEncoder().encode(address) else { return }
    let new = "\(file).new"
    unlink(new)
    guard
      FileManager.default.createFile(
        atPath: new,
        contents: data,
        attributes: [.posixPermissions: 0o600]
      )
    else { return }
    rename(new, file)
  }
}
