/// Goes through content once, for one of five purposes: a page, new content, differences, the handler of
/// an event, or only the memory for later. Apps don't use a renderer; content only passes it on:
///
/// ```swift
/// func render(into renderer: inout Renderer) { content.render(into: &renderer) }
/// ```
///
/// A concrete type instead of a protocol with five conformances, so that calls from an app's generic
/// content are plain calls.
public struct Renderer {
  @usableFromInline enum Mode {
    /// A complete page, with marks for the script.
    case page
    /// New content for an open page: static markup, sent once, and the values of its parts.
    case instance
    /// The differences from the remembered content.
    case patch
    /// The handler of an event.
    case find
    /// Only the memory, without output.
    case remember
  }

  @usableFromInline var mode: Mode
  /// A page's markup, or the bytes of a frame.
  var out: [UInt8] = []
  /// The static markup of the region, for a template.
  var markup: [UInt8] = []
  /// The hashes that are remembered, in the order of rendering. A patch replaces them in place.
  @usableFromInline var words: [UInt64] = []
  @usableFromInline var lists: [any ListMemory] = []
  /// The positions in `words` and `lists` of a patch or a search.
  var wordIndex = 0
  var listIndex = 0
  /// The number of the next part in its region.
  @usableFromInline var part = 0
  /// The bytes that address the region that is patched.
  var prefix: [UInt8] = []
  /// The hash of the region's static texts, made from their memory addresses. Static texts can change
  /// too, for example `isOn ? "on" : "off"`. The first remembered word of each region.
  @usableFromInline var statics: UInt64 = 0
  /// The dynamic attributes of the open tag.
  var marks: [UInt8] = []
  var endsInTextPart = false
  /// Whether the rendered content is part of an SVG picture.
  @usableFromInline var isInSVG = false
  /// The text of the text area with the open tag.
  var areaText = ""

  let templates: Templates?
  let source: (any FragmentSource)?
  /// The path of the app on the site. All URLs in the app begin with it.
  var base: String { source?.base ?? "" }

  // The state of a search for a handler.
  var address: ArraySlice<Int> = []
  var payload = ""
  /// The files of the page, which make a file from the payload.
  var files: IncomingFiles?
  var found: (() -> Void)?
  var isDisabled = false
  /// Whether the found handler is in the open tag.
  var isInTag = false
  /// Whether the found handler sets a field.
  @usableFromInline var hasSetField = false
  /// Whether to remember a wrong hash for each field, so that the next patch sends the field's value.
  var forgetsFields = false

  init(_ mode: Mode, templates: Templates? = nil, source: (any FragmentSource)? = nil) {
    self.mode = mode
    self.templates = templates
    self.source = source
  }

  init(finding address: [Int], payload: String, words: [UInt64], lists: [any ListMemory]) {
    self.init(.find)
    self.address = address[...]
    self.payload = payload
    self.words = words
    self.lists = lists
    wordIndex = 1
  }

  @usableFromInline mutating func exchangeMemory(
    words newWords: [UInt64],
    lists newLists: [any ListMemory]
  ) -> (words: [UInt64], lists: [any ListMemory]) {
    let old = (words, lists)
    words = newWords
    lists = newLists
    return old
  }

  mutating func beginPatch(_ fragment: Int) {
    mode = .patch
    statics = 0
    wordIndex = 1
    listIndex = 0
    part = 0
    prefix.removeAll(keepingCapacity: true)
    prefix.append(varint: fragment)
  }

  /// Begins an operation with the address of a part that differs.
  mutating func beginOperation(_ part: Int) {
    out.append(contentsOf: prefix)
    out.append(varint: part)
  }

  /// Whether the event is for this part. Counts the part.
  mutating func isAddressed() -> Bool {
    defer { part += 1 }
    return address.count == 1 && address.first == part && found == nil
  }
}
