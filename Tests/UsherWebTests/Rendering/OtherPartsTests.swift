import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Content with other parts than before")
struct OtherPartsTests {
  /// What an app must not write: it renders now this, now that, and no branch tells the host.
  private struct Unsteady: HTML {
    let shape: [Piece]
    let text: String

    enum Piece: Int, CaseIterable { case text, attribute, branch, list, field, element, other }

    func render(into renderer: inout Renderer) {
      for (index, piece) in shape.enumerated() {
        let text = "\(text)\(index)"
        switch piece {
        case .text: Text(text).render(into: &renderer)
        case .attribute: p { "x" }.attribute("title", text).render(into: &renderer)
        case .branch: Choice(isOn: index % 2 == 0, text: text).render(into: &renderer)
        case .list:
          ul { ForEach([Row(id: index), Row(id: 7)]) { row in li { String(row.id) } } }
            .render(into: &renderer)
        case .field:
          input().value(ValueBinding(get: { text }, set: { _ in })).render(into: &renderer)
        case .element: em { "a" }.render(into: &renderer)
        case .other: strong { "a" }.render(into: &renderer)
        }
      }
    }
  }

  private struct Choice: Component {
    let isOn: Bool
    let text: String
    var body: some HTML { if isOn { small { text } } else { button { text }.on(.click) {} } }
  }

  private struct Row: Identifiable, Equatable { let id: Int }

  @Test("content that has more parts, or fewer, is sent whole, and the fault is told")
  func count() {
    let count = Field(1)
    var faults = 0
    let page = TestFragment {
      Unsteady(shape: Array(repeating: .text, count: count.value), text: "a")
      p { "\(count.value) parts" }
    }
    page.fragment.onOtherParts = { faults += 1 }
    for (number, told) in [(2, 1), (5, 2), (5, 2), (0, 3), (3, 4)] {
      count.value = number
      #expect(page.html == page.fresh)
      #expect(faults == told)
    }
  }

  @Test("as many parts of another kind are sent whole", arguments: [0, 1])
  func kind(first: Int) {
    let isOn = Field(false)
    let shapes: [[Unsteady.Piece]] = [[.element, .attribute], [.other, .attribute]]
    let page = TestFragment {
      Unsteady(shape: shapes[isOn.value ? 1 - first : first], text: "a")
    }
    isOn.value = true
    #expect(page.html == page.fresh)
  }

  @Test("rows that have other parts are sent whole")
  func rows() {
    let count = Field(1)
    var faults = 0
    let page = TestFragment {
      ul {
        ForEach([Row(id: 1), Row(id: 2)]) { row in
          li { Unsteady(shape: Array(repeating: .text, count: count.value * row.id), text: "a") }
        }
      }
      p { "after" }
    }
    page.fragment.onOtherParts = { faults += 1 }
    for number in [2, 4, 1] {
      count.value = number
      #expect(page.html == page.fresh)
    }
    #expect(faults > 0)
  }

  @Test("an event for a part of the old content does nothing, and the content is sent again")
  func event() {
    let count = Field(1)
    var (clicks, faults) = (0, 0)
    let page = TestFragment {
      Unsteady(shape: Array(repeating: .attribute, count: count.value), text: "a")
      button { "Delete" }.on(.click) { clicks += 1 }
    }
    page.fragment.onOtherParts = { faults += 1 }
    #expect(page.act("click", "button", "Delete"))
    count.value = 3
    // The browser doesn't know yet.
    #expect(!page.act("click", "button", "Delete"))
    #expect(clicks == 1)
    #expect(faults == 1)
    #expect(page.html == page.fresh)
    #expect(page.act("click", "button", "Delete"))
    #expect(clicks == 2)
  }

  @Test("however the parts change, nothing traps and the page is right", arguments: 0..<300)
  func random(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let shape = Field<[Unsteady.Piece]>([.text])
    let text = Field("a")
    let page = TestFragment {
      Unsteady(shape: shape.value, text: text.value)
      if text.value == "b" { Unsteady(shape: shape.value.reversed(), text: text.value) }
      p { text.value }
    }
    page.fragment.onOtherParts = {}
    for _ in 0..<12 {
      shape.value = (0..<Int(random.next() % 5)).map { _ in
        Unsteady.Piece.allCases[Int(random.next() % 7)]
      }
      text.value = random.next() % 2 == 0 ? "a" : "b"
      let button = page.browser.root.all.first { $0.name == "button" }
      if random.next() % 3 == 0, let button { page.act("click", on: button) }
      let isRight = page.html == page.fresh
      #expect(isRight, "Seed \(seed): \(shape.value)")
    }
  }

  private struct SplitMix {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }
  }
}
