import Foundation

/// The files that a gazetteer is built from.
struct GazetteerFiles: Sendable {
  private let folder: URL

  static let remedy = """
    To fix this, restore Examples/Cloudy/Model/Resources/gazetteer, whose README.md tells the format, \
    and build the app again.
    """

  init(folder: URL) {
    self.folder = folder
  }

  static var bundled: Self {
    get throws(LocationError) {
      guard let folder = Bundle.module.url(forResource: "gazetteer", withExtension: nil) else {
        throw .bundle("The folder gazetteer isn't in the bundle. \(remedy)")
      }
      return Self(folder: folder)
    }
  }

  /// Returns the cities, most populous first.
  func cities() throws(LocationError) -> [GazetteerCity] {
    var cities: [GazetteerCity] = []
    for line in try lines("cities5000.tsv", fields: GazetteerCity.fieldCount) {
      cities.append(try GazetteerCity(line))
    }
    return cities
  }

  /// Returns the English names of countries by their ISO 3166 codes.
  func countries() throws(LocationError) -> [String: String] {
    var countries: [String: String] = [:]
    for line in try lines("countries.tsv", fields: 2) { countries[line.fields[0]] = line.fields[1] }
    return countries
  }

  /// Returns a hash of the files' contents.
  func version() throws(LocationError) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for name in ["cities5000.tsv", "countries.tsv"] {
      try data(name).withUnsafeBytes { bytes in
        // Hashes eight bytes at a time, for speed: there are twelve million bytes.
        for offset in stride(from: 0, through: bytes.count - 8, by: 8) {
          let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01b3
        }
        for byte in bytes.suffix(bytes.count % 8) {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
    }
    return String(hash, radix: 16)
  }

  private func lines(_ name: String, fields: Int) throws(LocationError) -> [GazetteerLine] {
    var lines: [GazetteerLine] = []
    let texts = String(decoding: try data(name), as: UTF8.self).components(separatedBy: "\n")
    for (index, text) in texts.enumerated() where !text.isEmpty {
      lines.append(try GazetteerLine(text, name, index + 1, fields: fields))
    }
    return lines
  }

  private func data(_ name: String) throws(LocationError) -> Data {
    do {
      return try Data(contentsOf: folder.appending(path: name), options: .mappedIfSafe)
    } catch {
      throw .bundle("\(name) can't be read: \(error). \(Self.remedy)")
    }
  }
}
