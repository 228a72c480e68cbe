import Observation
import Testing
import Usher
import UsherWeb

/// A task of the list, which can be ticked off.
@Observable
final class TaskRow: RowViewModel {
  let id: Int
  let text: String
  private(set) var isDone = false

  init(id: Int, text: String) { (self.id, self.text) = (id, text) }

  func tapped() { isDone.toggle() }
}

@Observable
final class ChecklistViewModel: ViewModel {
  private(set) var tasks = [TaskRow(id: 1, text: "Write"), TaskRow(id: 2, text: "Read")]
}

struct ChecklistView: View {
  let viewModel: ChecklistViewModel

  var body: some HTML {
    ul {
      ForEach(viewModel.tasks) { task in
        li { task.isDone ? "✓ \(task.text)" : task.text }.on(.click, task.tapped)
      }
    }
  }
}

@Suite("Articles: rows that are view models")
struct RowSnippetTests {
  @Test("a task is ticked off, and stays the same row")
  func tapped() {
    let model = ChecklistViewModel()
    let (first, second) = (model.tasks[0], model.tasks[1])
    first.tapped()
    #expect(model.tasks[0].isDone && !second.isDone)
    #expect(model.tasks == [first, second])
    #expect(TaskRow(id: 1, text: "Write") != first)
  }
}
