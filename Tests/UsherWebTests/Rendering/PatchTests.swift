import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Observable final class Form: ViewModel {
  var name = "Ada"
  var isOn = false
  var count = 0
  var limit = 100
  var side = 0
}

@Suite("Patches")
struct PatchTests {
  @Test("a change sends the number of its part and the new value, and nothing else")
  func smallPatch() {
    let form = Form()
    let page = TestFragment {
      h1 { "Counter" }
      p { String(form.count) }
      button { "More" }.on(.click) { form.count += 1 }
    }
    #expect(page.act("click", "button", "More"))
    #expect(page.html.contains("<p>1</p>"))
    #expect(page.lastFrame == [1, 0, 1, UInt8(ascii: "1")])
  }

  @Test("what wasn't read isn't rendered again")
  func untouched() {
    let form = Form()
    let page = TestFragment { p { form.name } }
    page.update()
    form.count += 1
    #expect(!page.fragment.needsPatch)
    form.name = "Bob"
    #expect(page.fragment.needsPatch)
    #expect(page.html == "<p>Bob</p>")
  }

  @Test("attributes come, change and go")
  func attributes() {
    let form = Form()
    let page = TestFragment {
      button { "Go" }.attribute("title", form.isOn ? form.name : nil).disabled(form.count > 1)
    }
    #expect(page.html == "<button>Go</button>")
    form.isOn = true
    #expect(page.html == "<button title=\"Ada\">Go</button>")
    form.name = "\"<"
    form.count = 2
    #expect(page.html == "<button disabled title=\"\"<\">Go</button>")
    form.isOn = false
    form.count = 0
    #expect(page.html == "<button>Go</button>")
  }

  @Test("a state is told in words, and changes without its element being made anew")
  func states() {
    let form = Form()
    let page = TestFragment { button { "Go" }.attribute("aria-pressed", is: form.isOn) }
    #expect(page.html == #"<button aria-pressed="false">Go</button>"#)
    let element = page.browser.root.all.first { $0.name == "button" }
    form.isOn = true
    #expect(page.html == #"<button aria-pressed="true">Go</button>"#)
    #expect(page.browser.root.all.contains { $0 === element })
  }

  @Test("content that comes and goes takes its parts with it")
  func branches() {
    let form = Form()
    let page = TestFragment {
      if form.isOn {
        p { form.name }
        if form.count > 0 { em { String(form.count) } }
      } else {
        strong { "off" }
      }
      span { form.name }
    }
    #expect(page.html == "<strong>off</strong><span>Ada</span>")
    form.isOn = true
    #expect(page.html == "<p>Ada</p><span>Ada</span>")
    form.count = 1
    #expect(page.html == "<p>Ada</p><em>1</em><span>Ada</span>")
    form.count = 2
    form.name = "Bob"
    #expect(page.html == "<p>Bob</p><em>2</em><span>Bob</span>")
    form.isOn = false
    form.name = "Cy"
    #expect(page.html == "<strong>off</strong><span>Cy</span>")
  }

  @Test("static markup travels once")
  func templates() {
    let form = Form()
    let page = TestFragment {
      if form.isOn {
        p {
          "A long text that never changes"; form.name
        }
      }
    }
    form.isOn = true
    page.update()
    #expect(page.lastFrame.count > 40)
    form.isOn = false
    page.update()
    form.isOn = true
    page.update()
    #expect(page.lastFrame.count < 12)
    #expect(page.html == "<p>A long text that never changesAda</p>")
  }

  @Test("a handler is found only while its element is there and enabled")
  func disabled() throws {
    let form = Form()
    let page = TestFragment {
      if form.isOn { button { "More" }.on(.click) { form.count += 1 }.disabled(form.count > 1) }
      p { String(form.count) }
    }
    form.isOn = true
    page.update()
    let more = try #require(page.browser.element("button", "More"))
    #expect(page.act("click", on: more))
    page.update()
    #expect(page.act("click", on: more))
    // The browser doesn't know yet that it is disabled.
    #expect(!page.act("click", on: more))
    form.isOn = false
    #expect(!page.act("click", on: more))
    #expect(form.count == 2)
  }

  @Test("what was typed isn't sent back")
  func noEcho() {
    let form = Form()
    let page = TestFragment { input().value(form.bind(\.name)).label("Name") }
    #expect(page.act("input", "input", "Name", payload: "Adam"))
    page.update()
    #expect(form.name == "Adam")
    #expect(page.lastFrame.isEmpty)
  }

  @Test("a choice between two literals is one that changes, wherever it stands")
  func literals() throws {
    let lamp = Lamp()
    let page = TestFragment {
      h1 { "Lamp" }.class(lamp.isOn ? "on" : "off")
      p { lamp.isOn ? "It is on" : "It is off" }
      if lamp.isShown {
        p { lamp.isOn ? "Bright" : "Dark" }
        button { "Tap" }.on(.click) { lamp.tapped += 1 }
      }
      ul {
        ForEach(lamp.rows) { row in
          li {
            if row.id == 1 { em { row.isOn ? "!" : "?" } }
            row.isOn ? "on" : "off"
          }
          .class(row.isOn ? "bright" : "dark")
        }
      }
    }
    for step in 0..<8 {
      if step % 2 == 0 { lamp.isOn.toggle() }
      if step % 3 == 2 { lamp.isShown.toggle() }
      lamp.rows[step % 2].isOn.toggle()
      #expect(page.html == page.fresh)
      lamp.rows.swapAt(0, 1)
      #expect(page.html == page.fresh)
    }
    lamp.isShown = true
    #expect(page.html == page.fresh)
    #expect(page.act("click", "button", "Tap"))
    #expect(lamp.tapped == 1)
  }

  @Test("a text the view model changes or refuses is put right in the field")
  func normalised() {
    let form = Form()
    let page = TestFragment {
      input().label("Name").value(
        ValueBinding {
          form.name
        } set: {
          form.name = String($0.prefix(4)).uppercased()
        }
      )
    }
    page.act("input", "input", "Name", payload: "bob")
    #expect(page.html == "<input aria-label=\"Name\" value=\"BOB\"></input>")
    page.act("input", "input", "Name", payload: "bobby")
    page.act("input", "input", "Name", payload: "bobbyx")
    #expect(page.html == "<input aria-label=\"Name\" value=\"BOBB\"></input>")
  }

  @Test("a checkbox is switched through its binding")
  func checkbox() {
    let form = Form()
    let page = TestFragment {
      input().attribute("type", "checkbox").label("On").checked(form.bind(\.isOn))
    }
    page.act("change", "input", "On", payload: "1")
    #expect(form.isOn)
    form.isOn = false
    #expect(page.html.contains("value=\"\"") || !page.html.contains("value=\"1\""))
  }

  @Test("new content looks the same as in a first page")
  func inserted() {
    let form = Form()
    form.isOn = true
    let page = TestFragment {
      h1 {
        "Hi "; form.name
      }
      if form.isOn { p { "on" } } else { em { "off" } }
      input().value(form.bind(\.name))
      ul { ForEach([Row(id: 1, text: "a"), Row(id: 2, text: "b")]) { row in li { row.text } } }
    }
    #expect(page.inserted == page.fresh)
  }

  @Test("content inside content of the same shape is told apart")
  func sameShape() {
    let form = Form()
    let page = TestFragment {
      if form.isOn { if form.side == 1 { if form.count > 0 { p { form.name } } } }
    }
    form.isOn = true
    form.side = 1
    form.count = 1
    #expect(page.html == page.fresh)
    form.side = 0
    #expect(page.html == page.fresh)
    form.side = 1
    #expect(page.html == page.fresh)
  }

  @Test("what no browser has takes no events")
  func unrendered() {
    let fragment = Fragment(1, wake: {}) { renderer in
      HTMLBuilder.buildOptional(button { "x" }.on(.click) {}).render(into: &renderer)
    }
    #expect(fragment.handler(at: [0, 0], payload: "") == nil)
  }

  @Test("an address from nowhere is ignored")
  func nonsense() {
    let page = TestFragment {
      if true { button { "x" }.on(.click) {} }
      ul { ForEach([Row(id: 1, text: "a")]) { row in li { row.text }.on(.click) {} } }
    }
    for address in [[9], [0], [0, 9], [1, 7, 0], [1, 0, 9], [1], [1, -1, 0]] {
      #expect(page.fragment.handler(at: address, payload: "") == nil)
    }
  }
}

struct Row: Identifiable, Equatable {
  let id: Int
  var text: String
  var isMarked = false
}

@Observable private final class Lamp {
  var isOn = false
  var isShown = true
  var rows = [LampRow(id: 1, isOn: false), LampRow(id: 2, isOn: true)]
  @ObservationIgnored var tapped = 0
}

private struct LampRow: Identifiable, Equatable {
  let id: Int
  var isOn: Bool
}
