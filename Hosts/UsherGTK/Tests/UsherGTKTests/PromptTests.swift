import GTK
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

extension GTKTests {
  @Suite("Prompts")
  struct PromptTests {
    private func screen(
      _ body: (TestScreen<EmptyModel>, Flow<TestRoute, Never>) async throws -> Void
    ) async throws {
      try await TestScreen.use(Views(EmptyView.self), { EmptyModel() }) { screen, _ in
        screen.window.present()
        _ = await screen.window.picture()
        try await body(screen, #require(screen.coordinator?.flow))
      }
    }

    @Test("what is typed as soon as a prompt is there stays")
    func typed() async throws {
      try await screen { screen, flow in
        flow.ask(.text("Name", label: "Name", .required("Please type."))) { _ in }
        // Until the window shows the prompt, but not until GTK has done what it does then.
        await screen.navigation.observed()
        let entry = try #require(screen.window.prompt?.entry)
        #expect(entry.hasFocus)
        entry.text = "a"
        MainLoop.turn()
        #expect(!entry.hasSelection)
      }
    }

    @Test("a test fills a prompt and answers it, as a person does")
    func answer() async throws {
      try await screen { screen, flow in
        var name: String?
        flow.ask(.text("Name", label: "Your name", .required("Please type."))) { name = $0 }
        _ = await screen.window.picture()
        try await screen.window.fill("Your name", "Ada")
        try await screen.window.press("OK")
        #expect(name == "Ada")
      }
    }

    @Test("a sheet that comes while a prompt is open lies below the prompt")
    func sheet() async throws {
      try await screen { screen, flow in
        flow.ask(.alert("Wait")) {}
        _ = await screen.window.picture()
        let button = try #require(screen.window.prompt?.buttons.first)
        #expect(button.isOnTop)
        flow.present(EmptyModel(), at: .sheet)
        _ = await screen.window.picture()
        #expect(screen.window.layers.count == 2)
        #expect(screen.window.prompt?.buttons.first === button)
        #expect(button.isOnTop)
        #expect(button.hasFocus)
        button.click()
        await screen.update()
        #expect(screen.window.layers.last?.root.isOnTop == true)
      }
    }
  }
}
