import Foundation
import Usher

/// A part of a page that a script of the app's own draws: a map, an editor, a chart, a payment form.
///
/// ```swift
/// Island(mapScript, viewModel.places, label: "Map", on: viewModel.didMove) {
///   p { "The map needs JavaScript." }
/// }
/// ```
///
/// The script is a module whose default function draws into an element:
///
/// ```js
/// export default function (element, value, send) {
///   const map = new Map(element, value);
///   map.onMove = (center) => send({ center });
///   return { update(value) { map.show(value); }, remove() { map.end(); } };
/// }
/// ```
///
/// It is called when the island is shown, with the value that the view gave. `update` is called with each new value, and
/// `remove` when the island goes. What the script passes to `send` comes to `on`, in order, and is kept like any other
/// event while the connection is lost. `send(message, "center")` sends a value: of those with one name only the newest is
/// sent, when the server has answered the one before. After a restart of the server the island is drawn anew, with the newest value:
/// what must not be lost belongs into the view model.
///
/// The script has to be one of the `files` of the ``WebApp``. It runs under the page's content security policy: it can
/// set styles by script, but not by `style` in markup, and loads nothing from other sites unless ``WebApp`` names them in
/// its `sources`. The host never touches what is in the element.
public struct Island<Value: Encodable, Fallback: HTML>: ElementComponent {
  private let attribute: IslandAttribute<Value>
  private let label: String?
  private let fallback: Fallback

  /// Makes an island whose script sends messages.
  ///
  /// - Parameters:
  ///   - script: the module, one of the app's `files`.
  ///   - value: what the script shows. It is sent as JSON, whole, each time it changes; it needs less than 1 MiB.
  ///   - label: the name of the island for screen readers; `nil` if the content names itself.
  ///   - handle: called on the page's actor with each message of the script. A message that can't be decoded is left out,
  ///     and developers are told.
  ///   - fallback: shown until the script has drawn, and where it can't: without JavaScript, or when the script fails. Its
  ///     errors reach the server's log.
  public init<Message: Decodable>(
    _ script: AppFile,
    _ value: Value,
    label: String? = nil,
    on handle: @escaping (Message) -> Void,
    @HTMLBuilder fallback: () -> Fallback = { EmptyHTML() }
  ) {
    self.label = label
    self.fallback = fallback()
    attribute = IslandAttribute(script: script, value: value) { json in
      guard !MarkLimit.isExceeded(inJSON: json.utf8) else {
        let text = "It has more than \(MarkLimit.most) combining marks in a row."
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      handle(try JSONDecoder().decode(Message.self, from: Data(json.utf8)))
    }
  }

  /// Makes an island that only shows a value.
  ///
  /// - Parameters:
  ///   - script: the module, one of the app's `files`.
  ///   - value: what the script shows. It is sent as JSON, whole, each time it changes; it needs less than 1 MiB.
  ///   - label: the name of the island for screen readers; `nil` if the content names itself.
  ///   - fallback: shown until the script has drawn, and where it can't: without JavaScript, or when the script fails. Its
  ///     errors reach the server's log.
  public init(
    _ script: AppFile,
    _ value: Value,
    label: String? = nil,
    @HTMLBuilder fallback: () -> Fallback = { EmptyHTML() }
  ) {
    self.label = label
    self.fallback = fallback()
    attribute = IslandAttribute(script: script, value: value, receive: nil)
  }

  /// The element: what is shown without the script, and the place for what the script draws.
  public var body: some ElementHTML {
    div {
      div { fallback }.class("island-fallback")
      div {}.class("island-place")
    }
    .class("island")
    .attribute("role", label == nil ? nil : "group").attribute("aria-label", label)
    .adding(attribute)
  }
}
