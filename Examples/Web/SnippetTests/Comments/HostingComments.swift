// The examples in the comments of `Sources/Usher/Hosting`, for who writes a host: compiled here.

import Observation
import Usher
import UsherTesting

private struct Line: Equatable {}

@Observable
private final class PhotosViewModel: ViewModel {
  var message: String?
  func save() {}
}

private struct PhotosView: ScreenView {
  let viewModel: PhotosViewModel
  var lines: [Line] { [] }
}

private final class PhotosCoordinator: Coordinator {
  enum Place: Route, CaseIterable { case list }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func show(_ route: Place) { flow.push(PhotosViewModel(), at: route) }
}

private class Widget {
  final var text: String?
  final func onClick(_ action: (() -> Void)?) {}
  final func close() {}
}

private final class PhotoWidget: Widget {
  private let hold: ScreenHold
  init(_ screen: ScreenHandle) { hold = screen.hold() }
}

private final class Window: WindowHost {
  private let presenter: Presenter
  private var views: [NodeID: Widget] = [:]
  private var drawn: Picture
  private var saving: Saving?
  private let errorLabel = Widget()
  private let dialog = Widget()
  private let file = File()

  init(_ presenter: Presenter, columns: Int) {
    self.presenter = presenter
    drawn = presenter.picture
    let window = self
    presenter.attach(window)
    presenter.room = columns >= 100 ? .wide : .narrow
    saving = presenter.saving(every: .milliseconds(300)) { [file] result in
      file.save(result)
    }
  }

  func show(_ picture: Picture, _ change: Change) {
    for id in change.left { views[id] = nil }
    draw(picture, change.isAnimated ? change.kind : nil)
  }

  func ended() { views = [:] }

  private func drawAll() {
    for layer in presenter.picture.layers {
      for id in layer.visible {
        if let screen = presenter.screen(id) { draw(screen) }
      }
    }
    let change = presenter.picture.change(since: drawn)
    drawn = presenter.picture
    show(drawn, change)
  }

  private func draw(_ layer: Picture.Layer) {
    for id in layer.visible {
      if let screen = presenter.screen(id) {
        draw(screen, showsBack: id == layer.top && layer.hasBack)
      }
    }
  }

  private func draw(_ id: NodeID, _ button: Widget, _ label: Widget) {
    guard let screen = presenter.screen(id) else { return }
    let viewModel = PhotosViewModel()
    screen.bind {
      viewModel.message
    } apply: {
      label.text = $0
    }
    button.onClick { screen.perform { viewModel.save() } }
    screen.onEnd { button.onClick(nil) }
    let lines = screen.view(PhotosView.self)?.lines ?? []
    print(lines)
    var table = ViewTable<(ScreenHandle) -> [Line]>()
    table.register(PhotosView.self) { $0.view(PhotosView.self)?.lines ?? [] }
    let draw = table[screen]
    print(draw?(screen) ?? [])
  }

  private func draw(_ prompt: PromptHandle) {
    for (index, button) in prompt.content.buttons.enumerated() {
      drawButton(button.title, isEnabled: prompt.isEnabled(index)) { prompt.answer(index) }
    }
    prompt.bind { [weak prompt] in
      prompt?.message ?? ""
    } apply: { [errorLabel] in
      errorLabel.text = $0
    }
    prompt.onEnd { [dialog] in dialog.close() }
  }

  private func drawButton(_ title: String, isEnabled: Bool, _ action: @escaping () -> Void) {}
  private func draw(_ screen: ScreenHandle, showsBack: Bool = false) {}
  private func draw(_ picture: Picture, _ kind: Change.Kind?) {}
}

private struct File {
  func save(_ result: Result<Snapshot?, SnapshotError>) {}
}

private func simple(_ presenter: Presenter, _ file: File) {
  let saving = presenter.saving(every: .seconds(1)) { file.save($0) }
  withExtendedLifetime(saving) {}
}

private func simple(_ prompt: PromptHandle, _ dialog: Widget, _ errorLabel: Widget) {
  prompt.bind { [weak prompt] in
    prompt?.message ?? ""
  } apply: {
    errorLabel.text = $0
  }
  prompt.onEnd { dialog.close() }
}

private func acting(_ navigation: Navigation, on id: NodeID, _ button: Widget) {
  let viewModel = PhotosViewModel()
  button.onClick { navigation.perform(on: id) { viewModel.save() } }
  let token = navigation.onTransition { print($0.number, $0.cause, $0.path) }
  withExtendedLifetime(token) {}
}

private final class TableList: ConformanceList {
  private var rows: [(text: String, tag: Int)] = []

  func show(_ sections: [ListSection]) {
    let texts = sections.flatMap { [$0.title] + $0.rows.map(\.text) }
    print(texts)
    for section in sections {
      for row in section.rows { addRow(row.text, tag: row.id) }
    }
  }

  var lines: [String] { rows.map(\.text) }
  func tap(_ index: Int) -> Int? { rows[index].tag }
  private func addRow(_ text: String, tag: Int) { rows.append((text, tag)) }
}

private func lists() -> Bool {
  let failure = ListSuite(seed: 7).run(sequences: 1000) { TableList() }
  return failure == nil
}
