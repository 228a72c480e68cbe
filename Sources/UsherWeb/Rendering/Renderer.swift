/// Goes through content once, for one of five purposes.
///
/// Concrete rather than a protocol with five conformances: calls from an app's generic content are
/// then plain calls.
public struct Renderer {
  @usableFromInline enum Mode {
    /// A complete page, with marks for the script.
    case page
    /// New content for a page that is there: static markup once, and the values of its parts.
    case instance
    /// What differs from what is remembered.
    case patch
    /// The handler of an event.
    case find
    /// Only what there is to remember.
    case remember
  }

  @usableFromInline var mode: Mode
  /// A page's markup, or the bytes of a frame.
  var out: [UInt8] = []
  /// The static markup of the region, for a template.
  var markup: [UInt8] = []
  /// What is remembered; while patching the old, replaced in place.
  @usableFromInline var words: [UInt64] = []
  @usableFromInline var lists: [any ListMemory] = []
  /// Where patching and finding are in `words` and `lists`.
  var wordIndex = 0
  var listIndex = 0
  /// The number of the next part in its region.
  @usableFromInline var part = 0
  /// How a frame addresses the region that is patched.
  var prefix: [UInt8] = []
  /// Which texts of the source the region shows, by where they are in memory: `isOn ? "on" : "off"` is
  /// one that changes after all. The first thing remembered of each region.
  @usableFromInline var statics: UInt64 = 0
  /// The dynamic attributes of the tag that is open.
  var marks: [UInt8] = []
  var endsInTextPart = false
  /// Whether what is rendered is part of an SVG picture.
  @usableFromInline var isInSVG = false
  /// The text of the text area whose tag is open.
  var areaText = ""

  let templates: Templates?
  let source: (any FragmentSource)?
  /// The app's address, which those within it begin with.
  var base: String { source?.base ?? "" }

  // Finding.
  var address: ArraySlice<Int> = []
  var payload = ""
  /// What makes a file of the payload.
  var files: IncomingFiles?
  var found: (() -> Void)?
  var isDisabled = false
  /// Whether what was found is in the tag that is open.
  var isInTag = false
  /// Whether what was found sets a field.
  @usableFromInline var hasSetField = false
  /// Remembers fields' values as something else than they are, so that they are sent.
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

  /// Writes the address of a part that differs.
  mutating func beginOperation(_ part: Int) {
    out.append(contentsOf: prefix)
    out.append(varint: part)
  }

  /// Whether this part is the one an event is for.
  mutating func isAddressed() -> Bool {
    defer { part += 1 }
    return address.count == 1 && address.first == part && found == nil
  }
}
