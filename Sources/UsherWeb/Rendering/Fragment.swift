import Observation

/// A piece of the page that is tracked by itself: the frame around the screens, or one screen.
///
/// It remembers one flat array of hashes, in the order of rendering, and the items of its lists;
/// neither markup nor handlers.
final class Fragment {
  let number: Int
  private let signal: ChangeSignal
  private let body: (inout Renderer) -> Void
  private var words: [UInt64] = []
  private var lists: [any ListMemory] = []
  /// Whether the browser has it; before that there is nothing to compare with, and no event for it.
  private var isRendered = false

  init(
    _ number: Int,
    wake: @escaping @Sendable () -> Void,
    body: @escaping (inout Renderer) -> Void
  ) {
    self.number = number
    signal = ChangeSignal(wake: wake)
    self.body = body
  }

  /// Whether it may look different now from what the browser has.
  var needsPatch: Bool { signal.isSet }

  /// To be rendered again, though nothing that is observed has changed.
  func setNeedsPatch() { signal.set() }

  /// Renders all of it, into a page or as new content in a frame.
  func render(into renderer: inout Renderer) {
    let outer = renderer.exchangeMemory(words: [], lists: [])
    let statics = renderer.beginStatics()
    track(&renderer)
    renderer.endStatics(at: 0, statics)
    (words, lists) = renderer.exchangeMemory(words: outer.words, lists: outer.lists)
    isRendered = true
  }

  /// Appends what differs from last time.
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
    guard statics != words[0] else { return }
    renderer.out.removeSubrange(start...)
    renderer.fragmentAnew(number) { render(into: &$0) }
  }

  /// Finds what takes an event now; `nil` when nothing does any more.
  func handler(
    at address: [Int],
    payload: String,
    files: IncomingFiles? = nil
  ) -> (() -> Void)? {
    guard isRendered else { return nil }
    var renderer = Renderer(finding: address, payload: payload, words: words, lists: lists)
    renderer.files = files
    words = []
    body(&renderer)
    (words, lists) = renderer.exchangeMemory(words: [], lists: [])
    // A field may have to be put right, though nothing that is observed has changed.
    if renderer.hasSetField { setNeedsPatch() }
    return renderer.found
  }

  private func track(_ renderer: inout Renderer) {
    signal.clear()
    withObservationTracking {
      body(&renderer)
    } onChange: { [signal] in
      signal.set()
    }
  }
}

/// Where fragments inside a fragment come from.
protocol FragmentSource: AnyObject {
  /// The address of the app: `/red-green`.
  var base: String { get }
  /// The fragment of a number, made when it isn't there yet.
  func fragment(_ number: Int) -> Fragment?
}
