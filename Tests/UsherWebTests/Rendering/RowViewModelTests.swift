import Observation
import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

@Suite("Rows that are view models")
struct RowViewModelTests {
  @Observable final class Task: RowViewModel {
    let id: Int
    var text: String
    var isDone = false
    var parts: [Task] = []

    init(_ id: Int, parts: Range<Int> = 0..<0) {
      self.id = id
      text = "Task \(id)"
      self.parts = parts.map { Task(id * 1000 + $0) }
    }
  }

  @Observable final class Tasks: ViewModel {
    var query = ""
    var tasks: [Task]

    init(_ count: Int, parts: Range<Int> = 0..<0) {
      tasks = (0..<count).map { Task($0, parts: parts) }
    }
  }

  final class Work {
    var rendered: [Int] = []

    func take() -> [Int] {
      defer { rendered = [] }
      return rendered
    }
  }

  struct TaskView: ElementComponent {
    let task: Task
    let work: Work

    var body: some ElementHTML {
      work.rendered.append(task.id)
      return li {
        task.text
        if task.isDone { em { "done" } }
        if !task.parts.isEmpty { ul { ForEach(task.parts) { TaskView(task: $0, work: work) } } }
      }
      .on(.click) { task.isDone.toggle() }
    }
  }

  private let work = Work()

  private func page(_ model: Tasks) -> TestFragment<some HTML> {
    let page = TestFragment {
      p { model.query }
      ul { ForEach(model.tasks, allRows: true) { TaskView(task: $0, work: work) } }
    }
    _ = work.take()
    return page
  }

  @Test("the one that changes is rendered alone, again and again")
  func one() {
    let model = Tasks(2000)
    let page = page(model)
    for index in [1500, 3, 1500, 1999] {
      model.tasks[index].text += "!"
      page.update()
      #expect(work.take() == [index])
      #expect(page.lastFrame.count < 25)
    }
    #expect(page.html == page.fresh)
  }

  @Test("what changes elsewhere renders none, before and after one has changed")
  func elsewhere() {
    let model = Tasks(500)
    let page = page(model)
    model.query = "a"
    page.update()
    #expect(work.take() == [])
    model.tasks[7].isDone = true
    model.query = "ab"
    page.update()
    #expect(work.take() == [7])
    #expect(page.html == page.fresh)
  }

  @Test(
    "those that come are rendered, and followed from then on; those that go or move render none"
  )
  func rearranged() {
    let model = Tasks(10)
    let page = page(model)
    model.tasks.insert(Task(100), at: 0)
    page.update()
    #expect(work.take() == [100])
    model.tasks.swapAt(2, 8)
    let gone = model.tasks.remove(at: 5)
    page.update()
    #expect(work.take() == [])
    model.tasks[0].text = "New"
    gone.text = "Gone"
    page.update()
    #expect(work.take() == [100])
    #expect(page.html == page.fresh)
  }

  @Test("one that is tapped is rendered alone")
  func tapped() {
    let model = Tasks(300)
    let page = page(model)
    #expect(page.act("click", "li", "Task 250"))
    #expect(Set(work.take()) == [250])
    page.update()
    #expect(page.html == page.fresh)
    #expect(model.tasks[250].isDone)
  }

  @Test("one within another's list is rendered with what is around it, without its neighbours")
  func nested() {
    let model = Tasks(20, parts: 0..<20)
    let page = page(model)
    // Each is followed after the others have changed.
    for (outer, inner) in [(3, 5), (3, 6), (4, 0), (3, 5)] {
      model.tasks[outer].parts[inner].text += "!"
      page.update()
      #expect(Set(work.take()).isSubset(of: [outer, outer * 1000 + inner]))
      #expect(page.html == page.fresh)
      _ = work.take()
    }
    model.tasks[3].parts.append(Task(9))
    page.update()
    #expect(Set(work.take()) == [3, 9])
    model.tasks[3].parts.last?.isDone = true
    #expect(page.html == page.fresh)
  }

  @Test("those that read what others change are all rendered, and no more when they don't read it")
  func shared() {
    let model = Tasks(50)
    let page = TestFragment {
      ul {
        ForEach(model.tasks) { task in
          li {
            task.text
            if task.id < 10 { model.query }
          }
        }
      }
    }
    for query in ["a", "b"] {
      model.query = query
      #expect(page.html == page.fresh)
    }
    model.tasks[30].text = "Other"
    #expect(page.html == page.fresh)
  }

  /// A list of values, of which all but the first read the page's model, too.
  private func mixed(_ model: Tasks, _ rows: Rows) -> TestFragment<some HTML> {
    TestFragment {
      ul {
        ForEach(rows.rows) { row in
          li {
            row.text
            if row.id > 0 { model.query }
            if row.isMarked { strong { model.query } }
          }
        }
      }
    }
  }

  @Test("values that read more are followed, also if the first doesn't")
  func values() {
    let model = Tasks(0)
    let rows = Rows(200)
    let page = mixed(model, rows)
    for query in ["a", "b"] {
      model.query = query
      #expect(page.html == page.fresh)
    }
    rows.rows[0].isMarked = true
    #expect(page.html == page.fresh)
    model.query = "c"
    #expect(page.html == page.fresh)
    rows.rows[0].isMarked = false
    rows.rows.swapAt(0, 150)
    #expect(page.html == page.fresh)
    model.query = "d"
    #expect(page.html == page.fresh)
  }

  @Test("rows that are rendered again, come and go leave nothing behind")
  func trackings() throws {
    let model = Tasks(0)
    let rows = Rows(50)
    let page = mixed(model, rows)
    page.update()
    let memory = try #require(page.fragment.lists.first as? RowMemory<Row>)
    for step in 0..<40 {
      rows.rows[10].text = "\(step)"
      rows.rows.append(Row(id: 1000 + step, text: "new"))
      rows.rows.remove(at: 20)
      page.update()
    }
    // One for each row, and what the first rendering has found out.
    #expect(memory.dirty.count <= 52)
    #expect(page.html == page.fresh)
    model.query = "x"
    page.update()
    #expect(memory.dirty.count <= 52)
    #expect(page.html == page.fresh)
  }

  @Test("a list that is shown again is followed again, and what it was before isn't")
  func branch() throws {
    let model = Tasks(5)
    let page = TestFragment {
      if model.query.isEmpty {
        ul { ForEach(model.tasks) { TaskView(task: $0, work: work) } }
      } else {
        p { "Nothing" }
      }
    }
    weak let before = try #require(page.fragment.lists.first as? RowMemory<Task>).dirty
    #expect(before != nil)
    for query in ["a", "", "b", ""] {
      model.query = query
      #expect(page.html == page.fresh)
    }
    model.tasks[2].isDone = true
    _ = work.take()
    page.update()
    #expect(work.take() == [2])
    #expect(page.html == page.fresh)
    // What is kept for it would otherwise stay as long as its rows.
    #expect(before == nil)
  }

  @Test("a row whose literal changes is made again, and followed")
  func literals() {
    let model = Tasks(5)
    let page = TestFragment {
      ul {
        ForEach(model.tasks) { task in
          li {
            task.text
            task.isDone ? "done" : "open"
          }
        }
      }
    }
    for isDone in [true, false, true] {
      model.tasks[3].isDone = isDone
      #expect(page.html == page.fresh)
    }
    model.tasks[3].text = "Other"
    #expect(page.html == page.fresh)
  }

  @Test("a change within a fragment's fragment doesn't take the outer one's eyes off")
  func fragments() {
    let model = Tasks(3)
    var outerWakes = 0
    let inner = Fragment(2, wake: {}) { renderer in
      ul { ForEach(model.tasks) { TaskView(task: $0, work: self.work) } }.render(into: &renderer)
    }
    final class Source: FragmentSource {
      let inner: Fragment
      init(_ inner: Fragment) { self.inner = inner }
      var base: String { "" }
      var location: String { "" }
      func firstRow(ofList number: Int) -> Int? { nil }
      var words: HostWords { .english }
      func fragment(_ number: Int) -> Fragment? { number == 2 ? inner : nil }
      func advise(_ text: @autoclosure () -> String) {}
    }
    let source = Source(inner)
    let outer = Fragment(1, wake: {}) { renderer in
      p { model.query }.render(into: &renderer)
      renderer.fragment(2)
    }
    var renderer = Renderer(.page, source: source)
    outer.render(into: &renderer)
    func patch(_ fragment: Fragment) {
      var renderer = Renderer(.patch, templates: Templates(), source: source)
      fragment.patch(&renderer)
    }
    patch(outer)
    model.tasks.append(Task(9))
    patch(inner)
    model.tasks.remove(at: 0)
    patch(inner)
    if outer.needsPatch {
      outerWakes += 1
      patch(outer)
    }
    #expect(outerWakes <= 1)
    model.query = "seen"
    #expect(outer.needsPatch)
  }

  @Test("after any changes a browser shows what a new one would", arguments: 0..<100)
  func random(_ seed: UInt64) {
    var random = SplitMix64(state: seed &* 104_729 &+ 1)
    let model = Tasks(Int.random(in: 0...6, using: &random), parts: 0..<3)
    let page = page(model)
    var gone: [Task] = []
    for step in 0..<40 {
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let count = model.tasks.count
        guard count > 0 else {
          model.tasks = [Task(500 + step)]
          continue
        }
        let task = model.tasks[Int.random(in: 0..<count, using: &random)]
        switch Int.random(in: 0..<9, using: &random) {
        case 0: model.tasks.insert(Task(600 + step * 5 + count, parts: 0..<2), at: count / 2)
        case 1: gone.append(model.tasks.remove(at: count / 2))
        case 2: task.text += "x"
        case 3: task.isDone.toggle()
        case 4: model.tasks.shuffle(using: &random)
        case 5: model.query = "\(step)"
        case 6: task.parts.randomElement(using: &random)?.text += "y"
        case 7: task.parts.randomElement(using: &random)?.isDone.toggle()
        default:
          // One that went comes back, changed.
          guard let back = gone.popLast() else { break }
          back.text += "z"
          model.tasks.append(back)
        }
      }
      #expect(page.html == page.fresh, "seed \(seed), step \(step)")
    }
  }
}
