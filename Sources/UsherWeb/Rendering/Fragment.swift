import Observation
import Usher

/// A piece of the page whose changes are tracked and sent separately: the shell around the screens, or one screen.
///
/// A fragment remembers a flat array of hashes, in the order of rendering, and the items of its lists. It
/// remembers neither markup nor handlers.
final class Fragment {
  let number: Int
  /// Called when the view has chosen another literal than before, so that the whole fragment is sent again.
  var onLiteralChange: (() -> Void)?
  /// Called when the view has other parts than before, without a branch for them. The whole fragment is sent again, or
  /// the event is ignored.
  var onOtherParts: (() -> Void)?
  private let signal: ChangeSignal
  private let body: (inout Renderer) -> Void
  private var words: [UInt64] = []
  private(set) var lists: [any ListMemory] = []
  /// Whether the fragment was rendered for the browser. Before that, there is nothing to compare with and no event to
  /// handle.
  private var isRendered = false
  private let places: ListPlaces

  init(
    _ number: Int,
    places: ListPlaces = ListPlaces(),
    wake: @escaping @Sendable () -> Void,
    body: @escaping (inout Renderer) -> Void
  ) {
    self.number = number
    self.places = places
    signal = ChangeSignal(wake: wake)
    self.body = body
  }

  /// Whether the content may differ from the content that the browser has.
  var needsPatch: Bool { signal.isSet }

  /// Marks the fragment for rendering, although no observed value has changed.
  func setNeedsPatch() { signal.set() }

  /// Renders the whole fragment, into a page or as new content in a frame.
  func render(into renderer: inout Renderer) {
    let outer = renderer.exchangeMemory(words: [], lists: [])
    let statics = renderer.beginStatics()
    places.begin()
    track(&renderer)
    renderer.endStatics(at: 0, statics)
    (words, lists) = renderer.exchangeMemory(words: outer.words, lists: outer.lists)
    places.end(lists)
    isRendered = true
    if renderer.lacksText {
      renderer.lacksText = false
      setNeedsPatch()
    }
  }

  /// Appends the differences from the last rendering.
  func patch(_ renderer: inout Renderer) {
    guard isRendered else { return }
    let outer = renderer.exchangeMemory(words: words, lists: lists)
    words = []
    lists = []
    renderer.beginPatch(number)
    let start = renderer.out.count
    track(&renderer)
    let statics = renderer.statics
    (words, lists) = renderer.exchangeMemory(words: outer.words, lists: outer.lists)
    places.end(lists)
    renderer.endParts(words: words, lists: lists)
    if renderer.hasOtherParts {
      onOtherParts?()
    } else {
      guard statics != words[0] else { return }
      onLiteralChange?()
    }
    renderer.out.removeSubrange(start...)
    renderer.fragmentAnew(number) { render(into: &$0) }
  }

  /// Returns the handler of an event; `nil` if there is no such element any more, or if it has no handler for the event
  /// or is disabled.
  ///
  /// - Parameters:
  ///   - address: the path of the part: part numbers, and the row number in each list.
  ///   - payload: the text of the event.
  ///   - file: makes the file that the text describes, for an event about a chosen file; `nil` if the page takes no files.
  func handler(
    at address: [Int],
    payload: String,
    file: ((String) -> IncomingFile?)? = nil
  ) -> FoundHandler? {
    guard isRendered else { return nil }
    var renderer = Renderer(finding: address, payload: payload, words: words, lists: lists)
    renderer.file = file
    words = []
    body(&renderer)
    (words, lists) = renderer.exchangeMemory(words: [], lists: [])
    renderer.endParts(words: words, lists: lists)
    if renderer.hasOtherParts {
      // The address means another part, or none.
      onOtherParts?()
      setNeedsPatch()
      return nil
    }
    // A field may have to be corrected, although no observed value has changed.
    if renderer.hasSetField { setNeedsPatch() }
    return renderer.found
  }

  /// Returns what the private fields of the fragment show. This changes nothing.
  func privateTexts(in source: any FragmentSource) -> [String] {
    var renderer = Renderer(.page, source: source)
    renderer.privateTexts = []
    body(&renderer)
    return renderer.privateTexts ?? []
  }

  private func track(_ renderer: inout Renderer) {
    signal.clear()
    let outer = (renderer.signal, renderer.owners, renderer.places)
    let outerNumber = renderer.fragment
    (renderer.signal, renderer.owners, renderer.places) = (signal, [], places)
    renderer.fragment = number
    withObservationTracking {
      body(&renderer)
    } onChange: { [signal] in
      signal.set()
    }
    (renderer.signal, renderer.owners, renderer.places) = outer
    renderer.fragment = outerNumber
  }
}

/// The source of fragments inside a fragment.
protocol FragmentSource: AnyObject {
  /// The path of the app on the site: `/red-green`.
  var base: String { get }
  /// The address of the page, for links to other rows of its lists.
  var location: String { get }
  /// The host's texts in the language of the page.
  var words: HostWords { get }
  /// Returns the first row that a long list begins with, as the address says; `nil` if it says nothing. The lists of a page
  /// are counted from 1.
  func firstRow(ofList number: Int) -> Int?
  /// Returns the fragment that has this number; `nil` if no fragment has it.
  func fragment(_ number: Int) -> Fragment?
  /// Passes advice to developers about something in a view that has another effect than they would expect.
  func advise(_ text: @autoclosure () -> String)
}
