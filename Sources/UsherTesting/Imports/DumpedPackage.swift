#if os(Linux) || os(macOS)
/// What `swift package dump-package` prints, as far as it is read here.
struct DumpedPackage: Decodable {
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let dependencies: [TargetDependency]
  }

  /// One of its keys is there; its array begins with the name.
  struct TargetDependency: Decodable {
    let byName: [Part]?
    let product: [Part]?
    let target: [Part]?
  }

  /// A name; conditions and the like are left out.
  enum Part: Decodable {
    case name(String)
    case other

    init(from decoder: any Decoder) throws {
      self = (try? decoder.singleValueContainer().decode(String.self)).map(Self.name) ?? .other
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Dependency: Decodable {
    let fileSystem: [Folder]?
  }

  struct Folder: Decodable {
    let path: String
  }
}
#endif
