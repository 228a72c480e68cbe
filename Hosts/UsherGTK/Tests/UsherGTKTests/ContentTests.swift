import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class NoteModel: ViewModel {
  let title = "Note"
  var text = "First"
  var detail: String?
  var isOpen = false
  var tags: [Tag] = []
  var isOn = false
  @ObservationIgnored var taps = 0

  struct Tag: Identifiable, Equatable {
    let id: Int
    var name: String
  }
}

private struct NoteView: View {
  let viewModel: NoteModel

  var body: some Content {
    Text(viewModel.text)
    Text(viewModel.detail)
    Show(when: viewModel.isOpen) {
      Button("Close") { viewModel.isOpen = false }
    } otherwise: {
      Text("It is closed.")
    }
    Show(viewModel.detail) { detail in Text("Detail: \(detail.value)") }
    ForEach(viewModel.tags) { tag in Text(tag.name) }
  }
}

private struct StaleView: View {
  let viewModel: NoteModel

  var body: some Content {
    let text = viewModel.text
    Text(text)
  }
}

private struct MappedView: View {
  let viewModel: NoteModel

  var body: some Content {
    Show(viewModel.detail) { detail in
      let count = detail.map(\.count)
      Text("\(count.value) letters")
    }
  }
}

private struct FormView: View {
  let viewModel: NoteModel

  var body: some Content {
    TextField(
      "Text",
      ValueBinding(get: { viewModel.text }, set: { viewModel.text = String($0.prefix(5)) })
    )
    Toggle("On", viewModel.bind(\.isOn))
    Button("Tap") { viewModel.taps += 1 }.enabled(viewModel.isOn)
  }
}

extension GTKTests {
  @Suite("Content of a view")
  struct ContentTests {
    private func screen<V: View>(
      _ view: V.Type,
      _ body: (TestScreen<NoteModel>, NoteModel) async -> Void
    ) async where V.Model == NoteModel {
      await TestScreen.use(Views(view), { NoteModel() }, body)
    }

    @Test("a text without letters runs as the app's language does, whatever the desktop's")
    func directed() async {
      // As it begins, GTK takes the desktop's direction.
      #expect(Toolkit.begin())
      Toolkit.isRightToLeft = true
      defer { Toolkit.isRightToLeft = false }
      await TestScreen.use(Views(NoteView.self), { NoteModel() }) { screen, model in
        for (text, shown) in [("2 : 0", "\u{200E}2 : 0"), ("Cleo 2 : 0", "Cleo 2 : 0"), ("", "")] {
          model.text = text
          await screen.update()
          #expect(screen.find(Label.self)?.text == shown)
        }
      }
    }

    @Test("a text shows the newest value, and is the same widget")
    func text() async {
      await screen(NoteView.self) { screen, model in
        let label = screen.find(Label.self)
        #expect(screen.texts == ["First", "It is closed."])
        model.text = "Second"
        await screen.update()
        #expect(screen.texts == ["Second", "It is closed."])
        #expect(screen.find(Label.self) === label)
      }
    }

    @Test("a text that is nil isn't there")
    func noText() async {
      await screen(NoteView.self) { screen, model in
        model.detail = "More"
        await screen.update()
        #expect(screen.texts == ["First", "More", "It is closed.", "Detail: More"])
        model.detail = nil
        await screen.update()
        #expect(screen.texts == ["First", "It is closed."])
      }
    }

    @Test("content comes and goes with its condition, and acts")
    func show() async {
      await screen(NoteView.self) { screen, model in
        model.isOpen = true
        await screen.update()
        #expect(screen.texts == ["First", "Close"])
        screen.find(GTK.Button.self)?.emit("clicked")
        await screen.update()
        #expect(screen.texts == ["First", "It is closed."])
      }
    }

    @Test("content for a value stays when another value comes, and shows that one")
    func value() async {
      await screen(NoteView.self) { screen, model in
        model.detail = "One"
        await screen.update()
        model.detail = "Two"
        await screen.update()
        #expect(screen.texts.last == "Detail: Two")
        #expect(screen.mistakes.isEmpty)
      }
    }

    @Test("elements that stay keep their widgets, moved ones too")
    func forEach() async {
      await screen(NoteView.self) { screen, model in
        model.tags = [.init(id: 1, name: "a"), .init(id: 2, name: "b"), .init(id: 3, name: "c")]
        await screen.update()
        #expect(screen.texts.suffix(3) == ["a", "b", "c"])
        let row = screen.page?.content.children.last as? Box
        let first = row?.children.first
        model.tags = [.init(id: 4, name: "d"), .init(id: 3, name: "c!"), .init(id: 1, name: "a")]
        await screen.update()
        #expect(screen.texts.suffix(3) == ["d", "c!", "a"])
        #expect(row?.children.last === first)
      }
    }

    @Test("rows with the same identity are reported")
    func duplicates() async {
      await screen(NoteView.self) { screen, model in
        model.tags = [.init(id: 1, name: "a"), .init(id: 1, name: "b")]
        await screen.update()
        #expect(screen.texts.suffix(2) == ["a", "b"])
        #expect(screen.mistakes.map(\.code) == [.duplicateRows])
      }
    }

    @Test("a value that the view has read for itself is reported when it changes")
    func stale() async {
      await screen(StaleView.self) { screen, model in
        #expect(screen.mistakes.isEmpty)
        model.text = "Second"
        await screen.update()
        await screen.update()
        #expect(screen.mistakes.map(\.code) == [.staleRead])
        #expect(
          screen.mistakes.first?.description == """
            The view for NoteModel shows an old value: it has read it once, before it gave it to a part, and the value has \
            changed since. To fix this, read it where the part is given it, as in `Text(viewModel.title)`, or show what \
            depends on it by `Show` or `ForEach`.
            """
        )
      }
    }

    @Test("a part of a value is read where it is used")
    func mapped() async {
      await screen(MappedView.self) { screen, model in
        model.detail = "More"
        await screen.update()
        #expect(screen.texts == ["4 letters"])
        model.detail = "Most of it"
        await screen.update()
        await screen.update()
        #expect(screen.texts == ["10 letters"])
        #expect(screen.mistakes.isEmpty)
      }
    }

    @Test("a field writes what is typed, and shows what the setter has made of it")
    func field() async {
      await screen(FormView.self) { screen, model in
        screen.find(Entry.self)?.text = "Longer than five"
        #expect(model.text == "Longe")
        #expect(screen.find(Entry.self)?.text == "Longe")
        model.text = "New"
        await screen.update()
        #expect(screen.find(Entry.self)?.text == "New")
      }
    }

    @Test("a switch writes, and a button is pressed only while it is enabled")
    func controls() async {
      await screen(FormView.self) { screen, model in
        let button = screen.find(GTK.Button.self)
        #expect(button?.takesClicks == false)
        screen.find(Switch.self)?.isOn = true
        #expect(model.isOn)
        await screen.update()
        #expect(button?.takesClicks == true)
        button?.emit("clicked")
        #expect(model.taps == 1)
      }
    }

    @Test("a view model without a view is named on the page, and reported")
    func noView() async {
      let screen = TestScreen(Views([])) { NoteModel() }
      await screen.update()
      #expect(screen.texts == ["There is no view for NoteModel."])
      #expect(screen.mistakes.map(\.code) == [.noView])
      screen.close()
    }

    @Test("a value that changes ten thousand times in a turn is drawn once")
    func manyChanges() async {
      await screen(NoteView.self) { screen, model in
        guard let label = screen.find(Label.self) else { return }
        var drawn = 0
        let connection = label.on("notify::label") { drawn += 1 }
        for number in 1...10_000 { model.text = "\(number)" }
        await screen.update()
        connection.end()
        #expect(drawn == 1)
        #expect(label.text == "10000")
      }
    }
  }
}
