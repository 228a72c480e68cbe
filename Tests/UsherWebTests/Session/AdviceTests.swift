import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Advice about views")
struct AdviceTests {
  @Observable final class LampViewModel: ViewModel {
    var isOn = false
  }

  struct LampView: View {
    let viewModel: LampViewModel
    var body: some HTML { p { viewModel.isOn ? "It is on" : "It is off" } }
  }

  struct ClassesView: View {
    let viewModel: LampViewModel
    var body: some HTML { p { "x" }.class("row").class(bright) }
    private var bright: String { viewModel.isOn ? "bright" : "dark" }
  }

  enum LampRoute: Route, CaseIterable { case lamp }

  final class LampCoordinator: Coordinator {
    let flow: Flow<LampRoute, Never>
    let lamp = LampViewModel()
    init(flow: Flow<LampRoute, Never>) { self.flow = flow }
    func show(_ route: LampRoute) { flow.push(lamp, at: route) }
  }

  private final class Told {
    var texts: [String] = []
  }

  /// Opens a page with a view, and switches the lamp twice.
  private func told<V: View>(by view: V.Type) throws -> [String] {
    let app = WebApp("lamp", title: "Lamp") { flow, _ in
      LampCoordinator(flow: flow)
    } views: {
      view
    }
    let page = try Page(app, path: "", visitor: Visitor(id: "a"), on: MainActor.shared) {}
    let told = Told()
    page.onAdvice = { told.texts.append($0) }
    _ = page.render(session: "token", assets: Assets([app]))
    let lamp = (page.navigation.rootCoordinator as? LampCoordinator)?.lamp
    for _ in 0..<2 {
      lamp?.isOn.toggle()
      var frame: [UInt8] = []
      page.patch(into: &frame)
      #expect(!frame.isEmpty)
    }
    page.close()
    return told.texts
  }

  @Test("a choice between two literals is told once, with what to do")
  func literal() throws {
    #expect(
      try told(by: LampView.self) == [
        """
        The view of LampViewModel chose another literal, so the whole screen was drawn and sent again. To send only the \
        text, give a `String`, for example from a property.
        """
      ]
    )
  }

  @Test("classes from a literal beside classes that can change are told")
  func classes() throws {
    #expect(
      try told(by: ClassesView.self) == [
        """
        An element has classes from a literal and classes that can change; browsers ignore the second `class`. To fix \
        this, give it one `class` with all names.
        """
      ]
    )
  }
}
