import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Sliders")
struct SliderTests {
  private func html(_ range: ClosedRange<Double>, step: Double) -> String {
    TestFragment {
      Slider("Share", ValueBinding(get: { 0 }, set: { _ in }), in: range, step: step) {
        "<\(Int(($0 * 10).rounded()))>"
      }
    }
    .html
  }

  @Test("the browser has the text of each step, also where steps don't divide the range exactly")
  func texts() {
    #expect(html(0...0.3, step: 0.1).contains("<0>\n<1>\n<2>\n<3>\""))
    #expect(html(0...1, step: 0.4).contains("<0>\n<4>\n<8>\""))
  }

  @Test("a step that leads nowhere has no texts", arguments: [0, -0.1])
  func noStep(_ step: Double) { #expect(!html(0...1, step: step).contains("data-texts")) }
}
