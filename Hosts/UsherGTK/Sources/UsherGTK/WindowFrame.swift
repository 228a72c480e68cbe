import Foundation
import GTK

/// How a window was on the desktop: it is kept beside what the window showed.
struct WindowFrame: Codable, Equatable {
  /// The width and the height in pixels; of a maximised window, those that it would have otherwise.
  var width: Int
  var height: Int
  var isMaximized: Bool
  /// The higher the number, the later the window came to the front.
  var order: Int

  /// Returns an encoded snapshot with this frame.
  func added(to snapshot: [UInt8]) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers can always be encoded.
    guard snapshot.last == UInt8(ascii: "}"), let frame = try? encoder.encode(self) else {
      return snapshot
    }
    return snapshot.dropLast() + Array(",\"window\":".utf8) + frame + [UInt8(ascii: "}")]
  }

  /// Returns the frame that was added to an encoded snapshot; `nil` for none that a window can have.
  static func of(_ snapshot: [UInt8]) -> WindowFrame? {
    let frame = (try? JSONDecoder().decode(Kept.self, from: Data(snapshot)))?.window
    let lengths = 100...20_000
    return frame.flatMap {
      lengths.contains($0.width) && lengths.contains($0.height) ? $0 : nil
    }
  }

  private struct Kept: Decodable {
    let window: WindowFrame?
  }
}
