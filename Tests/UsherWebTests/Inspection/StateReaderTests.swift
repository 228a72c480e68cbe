import Foundation
import Observation
import Testing
import Usher

@testable import UsherWeb

@Suite("State of view models for inspectors")
struct StateReaderTests {
  enum Mode: String { case plain, rich }
  struct Place: Equatable {
    let name: String
    let code: Int
  }

  @Observable
  final class SampleViewModel: ViewModel {
    var count = 3
    var name = "Ada\u{1B}[31m"
    var mode = Mode.rich
    var place: Place? = Place(name: "Ghent", code: 9000)
    var nothing: String?
    var numbers = Array(1...100)
    var loading = Loadable<[String]>.loaded(["a", "b"])
    var longText = String(repeating: "x", count: 10_000)
    let email = Field("ada@example.com")
    let key = Field("pl4nted", isPrivate: true)
    let save = Command()
    var apiToken = "abcdef"
    var copy = "is pl4nted here"
    var pin = 1234
    var headers = ["Authorization": "Bearer abc"]
    let didPress: () -> Void = {}
    let maybePress: (() -> Void)? = nil
    @ObservationIgnored lazy var later = 1
    private let model = Model()
  }

  final class Model { let secret = "deep" }

  private func state() -> [String: String] {
    let reader = StateReader { $0.contains("pl4nted") }
    let properties = reader.state(of: SampleViewModel())
    return Dictionary(properties.map { ($0.name, $0.value) }) { first, _ in first }
  }

  @Test("values are shown, at a depth and a length that are limited")
  func values() {
    let state = state()
    #expect(state["count"] == "3")
    #expect(state["name"] == "“Ada?[31m”")
    #expect(state["mode"] == ".rich")
    #expect(state["place"] == "Place(name: “Ghent”, code: 9000)")
    #expect(state["nothing"] == "nil")
    #expect(state["numbers"] == "100 items: 1, 2, 3, 4, …")
    #expect(state["loading"] == ".loaded(2 items: “a”, “b”)")
    #expect(state["longText"]?.count ?? 0 < 200)
    #expect(state["email"] == "Field(value: “ada@example.com”, message: nil)")
    #expect(state["save"] == "Command(isRunning: false)")
    #expect(state["model"] == "Model")
  }

  @Test("an entry whose key sounds like a secret is hidden")
  func keys() {
    #expect(state()["headers"] == "1 item: \(StateReader.hidden)")
  }

  @Test("closures, and what macros add, aren't shown")
  func leftOut() {
    #expect(Set(state().keys).isDisjoint(with: ["didPress", "maybePress", "later"]))
    #expect(state().keys.allSatisfy { !$0.contains("$") })
  }

  @Test("what is private, contains something private, or sounds secret isn't shown")
  func hidden() {
    let state = state()
    #expect(state["apiToken"] == "•••")
    #expect(state["copy"] == "•••")
    #expect(state["pin"] == "•••")
    #expect(state["key"]?.hasPrefix("Field(value: “•••”") == true)
    #expect(!"\(state)".contains("pl4nted"))
    #expect(!"\(state)".contains("abcdef"))
  }
}
