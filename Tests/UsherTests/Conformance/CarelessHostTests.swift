import Testing
import Usher
import UsherTesting

@Suite("Conformance: hosts with a mistake are found out")
struct CarelessHostTests {
  @Test(
    "each mistake is found, with a script of few steps",
    arguments: CarelessHost.Mistake.allCases
  )
  func found(_ mistake: CarelessHost.Mistake) async throws {
    let failure = try #require(await Isolated().failure(of: mistake), "\(mistake) isn't found")
    #expect(failure.script.count <= 6, "\(failure)")
  }

  @Test("a host without one passes")
  func careful() async {
    #expect(await Isolated().failure(of: nil) == nil)
  }
}

private actor Isolated {
  func failure(of mistake: CarelessHost.Mistake?) async -> ConformanceFailure? {
    await ConformanceSuite(seed: 3) { isolation, start in
      let navigation = Navigation(on: isolation)
      start(navigation)
      return CarelessHost(HeadlessHost(navigation), mistake)
    }
    .run(sequences: mistake == nil ? 300 : 6000)
  }
}

/// A host that does one thing wrong.
final class CarelessHost: ConformanceHost {
  enum Mistake: CaseIterable {
    case takesTapsOnCovered, takesTextBelowQuestion, keepsViewModel, drawsCoveredAnew, staleTitle
    case noBack, keyboardBelow, forgetsRoom, forgetsQuestion, forgetsTab, escapeGoesBack
    case closesUnasked, answersWithoutText, losesLate, linksDoNothing, hasNoEscape
    case tabsDoNothing
  }

  private let host: HeadlessHost
  private let mistake: Mistake?
  private var kept: [AnyObject] = []
  private var windowTitle: String?
  private var wide: HostPicture?
  private var tab: String?
  private var late: HostPicture?

  init(_ host: HeadlessHost, _ mistake: Mistake?) {
    self.host = host
    self.mistake = mistake
    windowTitle = host.picture.windowTitle
    tab = host.picture.selectedTab
  }

  var navigation: Navigation { host.navigation }

  var picture: HostPicture {
    var picture = host.picture
    switch mistake {
    case .staleTitle: picture.windowTitle = windowTitle
    case .noBack: picture.hasBack = false
    case .keyboardBelow: if picture.layers.count > 1 { picture.focus = picture.layers[0].last }
    case .forgetsRoom:
      if navigation.room == .wide { picture.layers = picture.layers.map { $0.suffix(1) } }
    case .forgetsQuestion: picture.prompt = nil
    case .forgetsTab: picture.selectedTab = tab
    case .losesLate: if let late { picture = late }
    default: break
    }
    return picture
  }

  func perform(_ act: PersonAct) -> Bool {
    switch (mistake, act) {
    case (.takesTapsOnCovered, .tap(let id)):
      (navigation.viewModel(of: id) as? ConformanceModel)?.tap()
      return true
    case (.takesTextBelowQuestion, .type(let id, let text)):
      (navigation.viewModel(of: id) as? ConformanceModel)?.text = text
      return true
    case (.keepsViewModel, .tap(let id)):
      if let model = navigation.viewModel(of: id) { kept.append(model) }
    case (.escapeGoesBack, .escape): return host.perform(.back)
    case (.closesUnasked, .close):
      navigation.close()
      return true
    case (.answersWithoutText, .answer(let id, let button, _)):
      return host.perform(.answer(id, button: button, text: "words"))
    case (.linksDoNothing, .open), (.tabsDoNothing, .select): return true
    case (.hasNoEscape, .escape): return false
    default: break
    }
    return host.perform(act)
  }

  func update() async {
    if mistake == .losesLate, late == nil { late = host.picture }
    host.update()
  }

  func identity(of screen: NodeID) -> ObjectIdentifier? {
    guard mistake == .drawsCoveredAnew, navigation.tree.top?.id != screen else {
      return host.identity(of: screen)
    }
    // What draws the screen on top draws what it covers, too.
    return navigation.tree.top.flatMap { host.identity(of: $0.id) }
  }

  func close() { host.close() }
}
