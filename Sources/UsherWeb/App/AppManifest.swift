#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The data about an app that a home screen needs, in the format of the W3C's Web Application Manifest.
struct AppManifest: Encodable {
  struct Icon: Encodable {
    let src: String
    let sizes: String
    let type: String
  }

  enum CodingKeys: String, CodingKey {
    case name, description, scope, id, display, icons
    case startURL = "start_url"
    case backgroundColor = "background_color"
    case themeColor = "theme_color"
  }

  let name: String
  let description: String?
  let startURL: String
  let scope: String
  let id: String
  let display = "standalone"
  let backgroundColor = ThemeColor.page.light
  let themeColor: String
  let icons: [Icon]

  init(_ app: WebApp, icon: AssetFile, picture: AssetFile?) {
    name = app.title
    description = app.summary.isEmpty ? nil : app.summary
    startURL = app.url("")
    scope = app.url("")
    id = app.url("")
    themeColor = app.themeColor.light
    icons =
      [Icon(src: icon.url, sizes: "any", type: "image/svg+xml")]
      + [picture].compactMap(\.self).map { Icon(src: $0.url, sizes: "512x512", type: "image/png") }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
