import Foundation

/// The script and the value of an ``Island``, and the handler of its messages.
struct IslandAttribute<Value: Encodable>: ElementAttributes {
  let script: AppFile
  let value: Value
  let receive: ((_ json: String) throws -> Void)?

  func render(into renderer: inout Renderer) {
    renderer.attribute("data-island", script.address)
    renderer.attribute("data-value", json(&renderer))
    if let receive { renderer.islandHandler(of: script.name, receive) }
  }

  private func json(_ renderer: inout Renderer) -> String? {
    let encoder = JSONEncoder()
    // The same value must have the same text, or it would be sent again and again.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      renderer.source?.advise(
        """
        The value of the island “\(script.name)” can't be written as JSON: \(error). To fix this, give it a value \
        without numbers such as NaN.
        """
      )
      return nil
    }
  }
}
