import Observation
import Testing
import UsherTestSupport
import UsherViewModels

@Suite("Bindings")
struct BindingTests {
  @Observable
  final class Settings: ViewModel {
    var name = "Bart"
    var celsius = 20.0
    var note: String?
  }

  @Test("it shows a value in another form, both ways")
  func transforms() {
    let settings = Settings()
    let fahrenheit = settings.bind(\.celsius).map(
      get: { $0 * 9 / 5 + 32 },
      set: { ($0 - 32) * 5 / 9 }
    )
    #expect(fahrenheit.value == 68)
    fahrenheit.value = 50
    #expect(settings.celsius == 10)
  }

  @Test("what has no meaning isn't written")
  func compactMap() {
    let settings = Settings()
    let text = settings.bind(\.celsius).compactMap(get: { "\($0)" }, set: Double.init)
    text.value = "warm"
    #expect(settings.celsius == 20)
    text.value = "21.5"
    #expect(settings.celsius == 21.5)
  }

  @Test("a slider snaps to its steps, within its range")
  func snapped() {
    let settings = Settings()
    let snapped = settings.bind(\.celsius).snapped(to: 5, in: 2...30)
    snapped.value = 13
    #expect(settings.celsius == 12)
    snapped.value = 100
    #expect(settings.celsius == 30)
    snapped.value = -3
    #expect(settings.celsius == 2)
    snapped.value = .nan
    #expect(settings.celsius == 2)
  }

  @Test("F3.12, F3.15: what is bound is the same at once, and stays the same both ways")
  func bound() async throws {
    try await onEachIsolation { isolation in
      let settings = Settings()
      let field = Field("")
      let scope = Scope(isolation: isolation)
      scope.bind(settings.bind(\.name), to: field.binding)
      #expect(field.value == "Bart")
      field.value = "Lisa"
      await settle { settings.name == "Lisa" }
      settings.name = "Homer"
      await settle { field.value == "Homer" }
      settings.name = "Marge"
      field.value = "Maggie"
      await settle { field.value == "Marge" }
      #expect(settings.name == "Marge")
    }
  }

  @Test("F3.9, F3.11: unbound, they go their own ways; binding again adds nothing")
  func unbind() async throws {
    try await onEachIsolation { isolation in
      let settings = Settings()
      let field = Field("")
      let work = Work()
      let scope = work.scope(on: isolation)
      for _ in 0..<3 { scope.bind(settings.bind(\.name), to: field.binding).end() }
      let token = scope.bind(settings.bind(\.name), to: field.binding)
      let writes = Box(0)
      scope.observe {
        field.value
      } then: { _ in
        writes.value += 1
      }
      settings.name = "Lisa"
      await settle { writes.value == 1 }
      token.end()
      settings.name = "Homer"
      await work.isOver()
      #expect(field.value == "Lisa")
      #expect(writes.value == 1)
    }
  }

  @Test("F3.13: no value is a value, too")
  func none() async throws {
    try await onEachIsolation { isolation in
      let settings = Settings()
      settings.note = "Hi"
      let field = Field(String?.none)
      let scope = Scope(isolation: isolation)
      scope.bind(settings.bind(\.note), to: field.binding)
      #expect(field.value == "Hi")
      settings.note = nil
      await settle { field.value == nil }
    }
  }

  @Test("F3.10: what was bound is freed with its scope")
  func freed() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var settings: Settings? = Settings()
      var field: Field<String>? = Field("")
      weak let freedSettings = settings
      weak let freedField = field
      if let settings, let field { scope.bind(settings.bind(\.name), to: field.binding) }
      scope.end()
      (settings, field) = (nil, nil)
      await settle { freedSettings == nil && freedField == nil }
    }
  }
}
