import GTK
import Testing
import Usher

@testable import UsherGTK

private nonisolated final class LinkModel: ViewModel {
  let title = "Links"
}

extension GTKTests {
  @Suite("Links")
  struct LinkTests {
    private struct LinkView: View {
      let viewModel: LinkModel
      var body: some Content {
        Link("Page", to: "https://example.com/a?b=c#d")
        Link("Message", to: "mailto:a@b.example")
        Link("File", to: "file:///etc/passwd")
        Link("Disk", to: "smb://attacker.example/x")
        Link("Script", to: "javascript:alert(1)")
        Link("Half", to: "https://")
        Link("Own", to: "?from=a://b")
        Link("None", to: "search?q=a://b")
      }
    }

    @Test("pages and messages are the desktop's, other schemes nobody's, and the rest the app's")
    func schemes() {
      let screen = TestScreen(Views(LinkView.self)) { LinkModel() }
      var opened: [String] = []
      screen.navigation.device.siteOpener = SiteOpener(makeDetour: { nil }) { address, _ in
        opened.append(address)
      }
      for name in ["Page", "Message", "File", "Disk", "Script", "Half", "Own", "None"] {
        screen.button(name)?.emit("clicked")
      }
      #expect(opened == ["https://example.com/a?b=c#d", "mailto:a@b.example"])
      #expect(
        screen.mistakes.map(\.code) == Array(repeating: .deadLink, count: screen.mistakes.count)
      )
      let told = screen.mistakes.map(\.description)
      for (index, part) in [
        "file:///etc", "smb://attacker", "javascript:", "https://", "search?q=",
      ].enumerated() {
        #expect(told.indices.contains(index) && told[index].contains(part), "\(told)")
      }
      screen.close()
    }
  }
}
