package import Usher

/// A view that is drawn without a page around it, for tests. It is rendered and patched as in a page.
package final class ViewByItself {
  private final class Source: FragmentSource {
    let base = ""
    let location = ""
    let words: HostWords
    init(_ words: HostWords) { self.words = words }
    func firstRow(ofList number: Int) -> Int? { nil }
    func fragment(_ number: Int) -> Fragment? { nil }
    func advise(_ text: @autoclosure () -> String) {}
  }

  private let fragment: Fragment
  private let templates = Templates()
  private let source: Source

  /// Makes the view's rendering.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - words: the host's texts, in the language of the page.
  package init<V: View>(_ view: V, words: HostWords) {
    source = Source(words)
    fragment = Fragment(1, wake: {}) { view.renderScreen(of: nil, into: &$0) }
  }

  /// Returns the markup of the whole screen, with marks as for a browser.
  package func markup() -> [UInt8] {
    var renderer = Renderer(.page, source: source)
    fragment.render(into: &renderer)
    return renderer.out
  }

  /// Returns the frame that tells a browser what has changed; `nil` if nothing has.
  package func changes() -> [UInt8]? {
    guard fragment.needsPatch else { return nil }
    var renderer = Renderer(.patch, templates: templates, source: source)
    fragment.patch(&renderer)
    let frame = templates.takeDefinitions() + renderer.out
    return frame.isEmpty ? nil : [0] + frame
  }

  /// Calls the handler of an event.
  ///
  /// - Parameters:
  ///   - message: the event, as a browser sends it.
  ///   - file: the file that the event is about; `nil` for any other event.
  /// - Returns: whether there is a handler that takes the event.
  package func receive(_ message: [UInt8], file: IncomingFile? = nil) -> Bool {
    message.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      // The number of frames that the browser has, and the fragment.
      _ = (reader.byte(), reader.varint())
      let address = (0..<(reader.varint() ?? 0)).map { _ in reader.varint() ?? 0 }
      let handler = fragment.handler(at: address, payload: reader.rest()) { _ in file }
      handler?.action()
      return handler != nil
    }
  }
}
