import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Parts of a screen that are shown one at a time")
struct PartsTests {
  private enum Part: String, CaseIterable, Identifiable {
    case one, two
    var id: Self { self }
  }

  private func role(_ role: String, _ page: TestFragment<some HTML>) -> [Node] {
    page.browser.root.all.filter { $0.attributes["role"] == role }
  }

  @Test("a disclosure has its content only while it is open")
  func disclosure() {
    let isOpen = Field(false)
    let page = TestFragment { Disclosure("More", isOpen.binding) { p { "Here." } } }
    #expect(!page.html.contains("Here."))
    #expect(page.act("click", "button", "More"))
    #expect(isOpen.value)
    #expect(page.html.contains("Here."))
    #expect(page.html.contains(#"aria-expanded="true""#))
    #expect(page.html == page.fresh)
  }

  @Test("tabs show the content of one, and only this one is reached by the Tab key")
  func tabs() {
    let part = Field(Part.one)
    let page = TestFragment {
      TabPanels("Parts", Part.allCases, part.binding) {
        $0.rawValue
      } content: { part in
        switch part {
        case .one: p { "First." }
        case .two: p { "Second." }
        }
      }
    }
    #expect(page.html.contains("First."))
    #expect(role("tab", page).map { $0.attributes["tabindex"] } == ["0", "-1"])
    let second = role("tab", page)[1]
    #expect(page.act("click", on: second))
    #expect(page.html.contains("Second.") && !page.html.contains("First."))
    #expect(role("tab", page).map { $0.attributes["aria-selected"] } == ["false", "true"])
    // It is the same element, and keeps the focus.
    #expect(role("tab", page)[1] === second)
    #expect(role("tabpanel", page).map { $0.attributes["aria-label"] } == ["two"])
    #expect(page.html == page.fresh)
  }

  @Test("if the selected tab is gone, the Tab key reaches the first one")
  func selectedTabGone() {
    let tabs = Field([Part.one, .two])
    let page = TestFragment {
      TabPanels("Parts", tabs.value, Field(Part.two).binding) {
        $0.rawValue
      } content: { _ in
        p { "Text." }
      }
    }
    #expect(role("tab", page).map { $0.attributes["tabindex"] } == ["-1", "0"])
    tabs.value = [.one]
    page.update()
    #expect(role("tab", page).map { $0.attributes["tabindex"] } == ["0"])
  }

  @Test("a menu's command is the one that was seen, also when the commands have changed since")
  func menu() throws {
    let (done, names) = (Field([String]()), Field(["Rename", "Delete"]))
    let page = TestFragment {
      Menu("More") {
        for name in names.value { MenuItem(name) { done.value.append(name) } }
        MenuItem("Nothing", isDisabled: true) { done.value.append("nothing") }
      }
    }
    let items = role("menuitem", page)
    #expect(items.map(\.text) == ["Rename", "Delete", "Nothing"])
    names.value = ["Archive", "Rename", "Delete"]
    // The page doesn't show it yet.
    #expect(page.act("click", on: items[1]))
    #expect(!page.act("click", on: items[2]))
    #expect(done.value == ["Delete"])
    #expect(page.html == page.fresh)
  }

  @Test("a tree shows the lines that are open, with their level and place")
  func tree() {
    let (open, chosen) = (Field<Set<String>>([]), Field<String?>(nil))
    let page = TestFragment {
      Tree(
        "Files",
        [
          TreeItem(
            "a",
            "A",
            [TreeItem("b", "B"), TreeItem("c", "C")],
            isExpanded: open.value.contains("a")
          ),
          TreeItem("d", "D"),
        ],
        chosen: chosen.value,
        onExpand: { if $1 { open.value.insert($0) } else { open.value.remove($0) } },
        onSelect: { chosen.value = $0 }
      )
    }
    #expect(role("treeitem", page).map(\.text) == ["A", "D"])
    #expect(role("treeitem", page).map { $0.attributes["aria-expanded"] } == ["false", nil])
    let expand = page.browser.root.all.first { $0.attributes["data-expand"] != nil }
    #expect(expand.map { page.act("click", on: $0) } == true)
    page.update()
    #expect(role("treeitem", page).map(\.text) == ["A", "B", "C", "D"])
    #expect(role("treeitem", page).map { $0.attributes["aria-level"] } == ["1", "2", "2", "1"])
    #expect(role("treeitem", page).map { $0.attributes["aria-posinset"] } == ["1", "1", "2", "2"])
    #expect(role("treeitem", page).map { $0.attributes["tabindex"] } == ["0", "-1", "-1", "-1"])
    let line = role("treeitem", page)[2]
    #expect(page.act("click", on: line))
    #expect(chosen.value == "c")
    page.update()
    #expect(role("treeitem", page)[2] === line)
    #expect(role("treeitem", page).map { $0.attributes["tabindex"] } == ["-1", "-1", "0", "-1"])
    // The chosen line isn't shown any more: the first one is reached by the Tab key.
    open.value = []
    page.update()
    #expect(role("treeitem", page).map { $0.attributes["tabindex"] } == ["0", "-1"])
    #expect(page.html == page.fresh)
  }

  @Test("a breadcrumb leads back to each step but the last one")
  func breadcrumb() {
    struct Step: Identifiable, Equatable { let id: String }
    let way = Field(["Home", "Work", "March"])
    let page = TestFragment {
      Breadcrumb(way.value.map(Step.init)) {
        $0.id
      } onSelect: { id in
        way.value = Array(way.value.prefix { $0 != id }) + [id]
      }
    }
    #expect(page.browser.root.all.filter { $0.name == "button" }.map(\.text) == ["Home", "Work"])
    #expect(page.act("click", "button", "Work"))
    #expect(page.html.contains(#"<span aria-current="page">Work</span>"#))
    #expect(page.html == page.fresh)
  }

  @Test("a wizard's steps say which are done and which is the present one")
  func steps() {
    let present = Field(1)
    let page = TestFragment { StepList(["A", "B", "C"], present: present.value) }
    let states = { page.browser.root.all.compactMap { $0.attributes["data-state"] } }
    #expect(states() == ["done", "present", "open"])
    #expect(page.html.contains(#"aria-current="step""#))
    present.value = 3
    page.update()
    #expect(states() == ["done", "done", "done"])
    #expect(page.html == page.fresh)
  }
}
