import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class FocusModel: ViewModel {
  let title = "Test"
  let name = Field("")
  var isOpen = false
  var hasFailed = true
  var files = [File(id: 1), File(id: 2), File(id: 3)]

  struct File: Identifiable, Equatable { let id: Int }
}

private struct FocusView: View {
  let viewModel: FocusModel

  var body: some Content {
    Button("First") {}
    Show(when: viewModel.isOpen) { [viewModel] in
      Text("Name").style(.heading)
      Form { TextField("Name", viewModel.name) }
      Button("Close") { viewModel.isOpen = false }
    } otherwise: { [viewModel] in
      Button("Open") { viewModel.isOpen = true }
    }
    Show(when: viewModel.hasFailed) { Button("Try Again") {} }
    ForEach(viewModel.files) { file in Button("Delete \(file.id)") {} }
    Button("Last") {}
  }
}

extension GTKTests {
  @Suite("The keyboard's focus, when what has it goes")
  struct FocusTests {
    /// Makes a change while a button has the focus, and returns what has the focus as soon as the change is shown.
    private func focused(
      _ screen: TestScreen<FocusModel>,
      after change: () -> Void,
      with title: String
    ) async -> String? {
      screen.button(title)?.takeFocus()
      #expect(screen.button(title)?.hasFocus == true)
      change()
      // Without a turn of GTK's: the person types on at once.
      await screen.navigation.observed()
      return screen.all(GTK.Button.self).first(where: \.hasFocus)?.title
        ?? (screen.find(Entry.self)?.hasFocus == true ? "Name" : nil)
    }

    @Test("it goes to the first control of what comes in the place")
    func replaced() async {
      await TestScreen.use(Views(FocusView.self), { FocusModel() }) { screen, model in
        screen.window.present()
        await screen.update()
        #expect(await focused(screen, after: { model.isOpen = true }, with: "Open") == "Name")
        #expect(await focused(screen, after: { model.isOpen = false }, with: "Close") == "Open")
      }
    }

    @Test("it goes to the next control when nothing comes")
    func gone() async {
      await TestScreen.use(Views(FocusView.self), { FocusModel() }) { screen, model in
        screen.window.present()
        await screen.update()
        let next = await focused(screen, after: { model.hasFailed = false }, with: "Try Again")
        #expect(next == "Delete 1")
      }
    }

    @Test("it stays where it is when something else goes")
    func elsewhere() async {
      await TestScreen.use(Views(FocusView.self), { FocusModel() }) { screen, model in
        screen.window.present()
        await screen.update()
        let now = await focused(
          screen,
          after: {
            model.hasFailed = false
            model.isOpen = true
            model.files.removeLast()
          },
          with: "Delete 1"
        )
        #expect(now == "Delete 1")
      }
    }

    @Test("it goes from a row to the next one, from the last to the one before, then on")
    func rows() async {
      await TestScreen.use(Views(FocusView.self), { FocusModel() }) { screen, model in
        screen.window.present()
        await screen.update()
        @MainActor func delete(_ id: Int) async -> String? {
          await focused(
            screen,
            after: { model.files.removeAll { $0.id == id } },
            with: "Delete \(id)"
          )
        }
        #expect(await delete(2) == "Delete 3")
        #expect(await delete(3) == "Delete 1")
        #expect(await delete(1) == "Last")
      }
    }

    @Test("it goes to the next row that stays, also when several go and others come at once")
    func severalRows() async {
      await TestScreen.use(Views(FocusView.self), { FocusModel() }) { screen, model in
        model.files = (1...5).map { FocusModel.File(id: $0) }
        screen.window.present()
        await screen.update()
        let fourth = await focused(
          screen,
          after: { model.files = [9, 4, 5].map { FocusModel.File(id: $0) } },
          with: "Delete 3"
        )
        #expect(fourth == "Delete 4")
      }
    }

    @Test("a page that begins with a button has it itself, and Tab leads to the button")
    func page() async {
      await TestScreen.use(Views(FocusView.self), { FocusModel() }) { screen, _ in
        screen.window.present()
        await screen.update()
        let window = screen.window.window
        #expect(screen.page?.widget.hasFocus == true)
        #expect(screen.all(GTK.Button.self).allSatisfy { !$0.hasFocus })
        // What Tab does.
        #expect(window.focusFirst() && screen.button("First")?.hasFocus == true)
        #expect(window.focusFirst() && screen.button("Open")?.hasFocus == true)
      }
    }
  }
}
