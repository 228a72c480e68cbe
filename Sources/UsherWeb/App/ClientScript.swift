/// The script that runs in the browser. Its modules are joined in one scope, where they need no imports.
///
/// Each module begins with its imports, and a name is declared in one module only; tests check both.
enum ClientScript {
  /// The modules. Each one comes after the modules that it needs while it is evaluated.
  static let modules: [(name: String, source: [UInt8])] = [
    ("wire", PackageResources.wire_js),
    ("events", PackageResources.events_js),
    ("guarding", PackageResources.guarding_js),
    ("signs", PackageResources.signs_js),
    ("parts", PackageResources.parts_js),
    ("fields", PackageResources.fields_js),
    ("layers", PackageResources.layers_js),
    ("focus", PackageResources.focus_js),
    ("forms", PackageResources.forms_js),
    ("scroll", PackageResources.scroll_js),
    ("viewport", PackageResources.viewport_js),
    ("history", PackageResources.history_js),
    ("nearing", PackageResources.nearing_js),
    ("pulling", PackageResources.pulling_js),
    ("rows", PackageResources.rows_js),
    ("reordering", PackageResources.reordering_js),
    ("files", PackageResources.files_js),
    ("device", PackageResources.device_js),
    ("images", PackageResources.images_js),
    ("waiting", PackageResources.waiting_js),
    ("status", PackageResources.status_js),
    ("errors", PackageResources.errors_js),
    ("arrows", PackageResources.arrows_js),
    ("actions", PackageResources.actions_js),
    ("frames", PackageResources.frames_js),
    ("connection", PackageResources.connection_js),
    ("start", PackageResources.start_js),
  ]

  /// The script that is sent: all modules, in a scope of its own.
  static let joined: [UInt8] = {
    let sources = modules.map { plain(String(decoding: $0.source, as: UTF8.self)) }
    let script =
      "(() => {\n\"use strict\";\n\(sources.joined(separator: "\n"))\nstart(window);\n})();\n"
    return Array(script.utf8)
  }()

  /// Returns the source of a module without `import` and `export`.
  private static func plain(_ module: String) -> String {
    module.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }
}
