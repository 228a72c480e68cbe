import Usher

/// Goes through content once, for one of five purposes: to write a page, to write new content of an open page, to write
/// what has changed, to find the handler of an event, or only to remember the content. Apps don't use a renderer. Types
/// that conform to ``HTML`` only pass it to the content in them:
///
/// ```swift
/// func render(into renderer: inout Renderer) { content.render(into: &renderer) }
/// ```
///
/// The renderer is one concrete type and not a protocol with five conformances, so that an app's generic content can
/// call it directly.
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
  /// Told when something that a row has read changes; `nil` if nobody has to know.
  var signal: ChangeSignal?
  /// The rows that are being rendered, from outside to inside, for the lists in them.
  @usableFromInline var owners: [RowOwner] = []
  /// The positions that a patch or a search has reached, in `words` (`wordIndex`) and in `lists` (`listIndex`).
  var wordIndex = 0
  var listIndex = 0
  /// Whether the content has other parts than the remembered content. That can happen only if a type that conforms to
  /// ``HTML`` renders now this, now that, without a branch.
  @usableFromInline var hasOtherParts = false
  /// The number of the next part in its region.
  @usableFromInline var part = 0
  /// The bytes that address the region that is patched.
  var prefix: [UInt8] = []
  /// The hash of the region's static texts, made from their memory addresses. Static texts can change
  /// too, for example `isOn ? "on" : "off"`. The first remembered word of each region.
  @usableFromInline var statics: UInt64 = 0
  /// The dynamic attributes of the open tag.
  var marks: [UInt8] = []
  /// The position in the output where more static classes are added to the open tag; `nil` if it has none yet.
  var classEnd: Int?
  /// Whether the open tag has classes that can change.
  var hasDynamicClass = false
  var endsInTextPart = false
  /// Whether the rendered content is part of an SVG picture.
  @usableFromInline var isInSVG = false
  /// The text of the text area whose start tag is being written: it is written after that tag. Empty for other
  /// elements.
  var areaText = ""
  /// Whether what is typed into the element of the open tag is private.
  @usableFromInline var isPrivate = false
  /// Where the open tag has the text of a field: in the page's markup, and the text's hash in ``words``.
  var fieldText: (markup: Range<Int>, word: Int, text: String)?
  /// The texts of private fields that have been rendered; `nil` if nobody asks for them.
  @usableFromInline var privateTexts: [String]?
  /// Whether the page's markup lacks the text of a private field, which has to be sent by the socket.
  @usableFromInline var lacksText = false

  /// The number of the fragment that is rendered; 0 for the shell, and for a view by itself.
  var fragment = 0
  /// Where the browser was in the long lists of the fragment; `nil` if that isn't kept.
  var places: ListPlaces?
  /// The index of the row that each list has to be scrolled to, by its position.
  @usableFromInline var targets: [ObjectIdentifier: Int] = [:]
  /// The number of long lists that have been written.
  var longLists = 0
  /// Whether the rendered content is part of a `select` or `datalist`, whose rows the browser shows itself.
  @usableFromInline var isInChoice = false

  let templates: Templates?
  let source: (any FragmentSource)?
  /// The path of the app on the site. All URLs in the app begin with it.
  var base: String { source?.base ?? "" }
  /// The host's texts in the language of the page. A search for a handler writes nothing, and needs no language.
  var hostWords: HostWords { source?.words ?? .english }

  // The state of a search for a handler.
  var address: ArraySlice<Int> = []
  var payload = ""
  /// Makes the file that ``payload`` describes, for an event about a file that the person chose; `nil` if the page takes
  /// no files.
  var file: ((String) -> IncomingFile?)?
  var found: FoundHandler?
  /// The name of the element whose open tag is being rendered.
  var elementName: StaticString = ""
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
    hasOtherParts = false
    statics = 0
    wordIndex = 1
    listIndex = 0
    part = 0
    prefix.removeAll(keepingCapacity: true)
    prefix.append(varint: fragment)
  }

  /// Returns the remembered word at the present position; 0 if there is none, because the content has other parts now.
  mutating func rememberedWord() -> UInt64 {
    if wordIndex < words.count { return words[wordIndex] }
    hasOtherParts = true
    return 0
  }

  /// Compares the number of the parts in a region, which has been rendered, with the number of the remembered ones.
  mutating func endParts(words: [UInt64], lists: [any ListMemory]) {
    if wordIndex != words.count || listIndex != lists.count { hasOtherParts = true }
  }

  /// Begins an operation with the address of a part that differs.
  mutating func beginOperation(_ part: Int) {
    out.append(contentsOf: prefix)
    out.append(varint: part)
  }

  /// Returns whether the event is for the next part, and goes on to the part after it.
  mutating func isAddressed() -> Bool {
    defer { part += 1 }
    return address.count == 1 && address.first == part && found == nil
  }
}
