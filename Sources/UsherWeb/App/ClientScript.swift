/// The script that runs in the browser, as `scripts/client` makes it of the modules in `Client`.
enum ClientScript {
  /// What every page loads.
  static let core = PackageResources.usher_js
  /// What runs before a page is painted.
  static let early = PackageResources.usher_early_js
  /// What the core loads: the first one at once, beside the opening of the socket; the others when the page has something
  /// that needs them.
  static let chunks: [(name: String, source: [UInt8])] = [
    ("usher-place.js", PackageResources.usher_place_js),
    ("usher-reordering.js", PackageResources.usher_reordering_js),
    ("usher-gestures.js", PackageResources.usher_gestures_js),
    ("usher-files.js", PackageResources.usher_files_js),
    ("usher-islands.js", PackageResources.usher_islands_js),
    ("usher-handing.js", PackageResources.usher_handing_js),
    ("usher-windows.js", PackageResources.usher_windows_js),
    ("usher-choosing.js", PackageResources.usher_choosing_js),
  ]

  /// Returns the core with the names that the chunks have on this server.
  static func core(with chunks: [AssetFile]) -> [UInt8] {
    var text = String(decoding: core, as: UTF8.self)
    for (chunk, file) in zip(Self.chunks, chunks) {
      text.replace("./\(chunk.name)", with: "./\(file.name)", maxReplacements: 1)
    }
    return Array(text.utf8)
  }
}
