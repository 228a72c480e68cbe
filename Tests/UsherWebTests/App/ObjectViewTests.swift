import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Views that are objects")
struct ObjectViewTests {
  enum TasksRoute: Route {
    case tasks, task

    enum CodingKeys: String, RoutePath { case tasks = "", task }
  }

  final class TasksCoordinator: Coordinator {
    let flow: Flow<TasksRoute, Never>
    init(flow: Flow<TasksRoute, Never>) { self.flow = flow }
    func start() { show(.tasks) }
    func show(_ route: TasksRoute) {
      switch route {
      case .tasks: flow.push(TasksModel(), at: route)
      case .task: flow.push(TaskModel(), at: route)
      }
    }
  }

  final class TaskModel: ViewModel { let title = "Task" }

  /// Not observable: its view hears of changes as its delegate only.
  final class TasksModel: ViewModel, ViewModelType {
    let title = "Tasks"
    weak var delegate: (any ViewModelDelegate)?
    private(set) var names: [String] = []
    private(set) var loads = 0

    func bootstrap() {
      delegate?.willLoadData()
      loads += 1
      names.append("Task \(loads)")
      delegate?.didLoadData()
    }
  }

  @Observable
  final class TasksView: View, ViewModelDelegate {
    let viewModel: TasksModel
    private var names: [String] = []
    private var isLoading = false

    init(viewModel: TasksModel) {
      self.viewModel = viewModel
      viewModel.delegate = self
      viewModel.bootstrap()
    }

    func willLoadData() { isLoading = true }
    func didLoadData() { (isLoading, names) = (false, viewModel.names) }
    func didFail(_ message: String) { isLoading = false }

    var body: some HTML {
      if isLoading { Spinner() }
      p { names.joined(separator: ", ") }
      button { "Again" }.on(.click, viewModel.bootstrap)
    }
  }

  struct TaskView: View {
    let viewModel: TaskModel
    var body: some HTML { p { "One task" } }
  }

  private func tab() throws -> (page: Page, browser: TestBrowser) {
    let app = WebApp("tasks", title: "Tasks") { flow, _ in
      TasksCoordinator(flow: flow)
    } views: {
      TasksView.self
      TaskView.self
    }
    let page = try Page(app, path: "", visitor: Visitor(id: "a"), on: MainActor.shared) {}
    return (page, TestBrowser(page.render(session: "token", assets: Assets([app]))))
  }

  private func update(_ tab: (page: Page, browser: TestBrowser)) {
    var frame: [UInt8] = [0]
    tab.page.patch(into: &frame)
    tab.browser.receive(frame)
  }

  @Test("it is its view model's delegate, and is drawn again when it is told something")
  func delegate() throws {
    let tab = try tab()
    update(tab)
    #expect(tab.browser.text.contains("Task 1"))
    let button = try #require(tab.browser.element("button", "Again"))
    let event = try #require(tab.browser.event("click", on: button))
    try Array(event.dropFirst()).withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      try tab.page.receive(&reader)
    }
    update(tab)
    #expect(tab.browser.text.contains("Task 1, Task 2"))
  }

  @Test("it is made once for its screen, also when that was covered, and freed with it")
  func lifetime() throws {
    let tab = try tab()
    let entry = try #require(tab.page.navigation.tree.top)
    weak let model = tab.page.navigation.viewModel(of: entry.id) as? TasksModel
    weak let view = model?.delegate
    #expect(view != nil)
    (tab.page.navigation.rootCoordinator as? TasksCoordinator)?.show(.task)
    update(tab)
    #expect(tab.browser.text.contains("One task"))
    tab.page.navigation.back()
    update(tab)
    #expect(tab.browser.text.contains("Task 1"))
    #expect(model?.loads == 1)
    #expect(model?.delegate === view)
    tab.page.close()
    #expect(view == nil)
    #expect(model == nil)
    #expect(tab.page.navigation.leaks.isEmpty)
  }
}
