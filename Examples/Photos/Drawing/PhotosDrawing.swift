import Foundation

/// Draws the nine pictures of the Photos app: `swift run -c release PhotosDrawing FOLDER`.
@main
struct PhotosDrawing {
  static let scenes: [any Scene] = [
    MiseryRidge(), GrandTeton.sunset, OrangeIcebergs(), GrandTeton.sunrise, MilkyTail(),
    WhiteSands(), StonehengeStorm(), MountainSunrise(), MiddleEarth(),
  ]

  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let chosen = CommandLine.arguments.dropFirst(2)
    for scene in scenes where chosen.isEmpty || chosen.contains(scene.name) {
      guard let data = Canvas.jpeg(scene) else { continue }
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(scene.name).jpg"))
      print("\(scene.name).jpg, \(data.count / 1024) KB")
    }
  }
}
