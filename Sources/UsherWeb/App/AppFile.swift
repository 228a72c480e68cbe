/// A file that an app sends to browsers: a script of an ``Island``, or what such a script loads.
///
/// ```swift
/// let map = AppFile("map.js", text: mapScript)
/// let app = WebApp("places", title: "Places", files: [map]) { … } views: { … }
/// ```
///
/// The file is served at `-/files/<name>` below the app's path. A script can import another file of the app by its
/// name: `import { Tiles } from "./tiles.js"`.
public struct AppFile: Hashable, Sendable {
  /// The name, by which the app's other files refer to this one.
  public let name: String
  let contents: [UInt8]
  let contentType: String
  /// A text that changes when the content changes.
  let digest: String

  /// Creates a file from its bytes.
  ///
  /// - Parameters:
  ///   - name: the name with its extension, for example `map.js`. Other characters than letters, digits, `-` and `_`
  ///     become `-`, and so does each `.` but the last.
  ///   - contents: the bytes.
  ///   - contentType: the media type; by default it follows from the extension of the name.
  public init(_ name: String, _ contents: [UInt8], contentType: String? = nil) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      String(
        part.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "-" }
      )
    }
    let stem = parts.dropLast().joined(separator: "-")
    self.name = parts.count > 1 ? "\(stem).\(parts[parts.count - 1])" : parts[0]
    self.contents = contents
    self.contentType = contentType ?? Self.contentType(of: name)
    digest = AssetFile.digest(contents)
  }

  /// Creates a file from its text, in UTF-8.
  public init(_ name: String, text: String, contentType: String? = nil) {
    self.init(name, Array(text.utf8), contentType: contentType)
  }

  /// The file's address, relative to the app's path. It changes with the content.
  var address: String { "-/\(AssetFile.address(of: "files/\(name)", digest))" }

  private static func contentType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "woff2": "font/woff2"
    case "wasm": "application/wasm"
    case "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
