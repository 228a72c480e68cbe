import Testing
import Usher

@testable import UsherWeb

@Suite("Private texts in records")
struct PrivateTextsTests {
  private let secret = "pl4nted/\"secret\""

  private func texts(_ text: String) -> PrivateTexts {
    var texts = PrivateTexts()
    texts.add(text, fragment: 2, path: [3])
    return texts
  }

  private func snapshot(_ place: Snapshot.Place, state: String? = nil) throws -> Snapshot {
    let places = [Snapshot.Place(id: 1, path: "list", state: #""Ada""#), place]
    let root = Snapshot.FlowSnapshot(coordinator: "Main", state: state, places: places)
    // By its coding, as there is no other way to make one.
    let json = #"{"coordinator":"Main","places":[],"tabs":[]}"#
    let text = #"{"format":1,"version":1,"nextID":9,"root":\#(json)}"#
    var snapshot = try Snapshot(decoding: Array(text.utf8), version: 1)
    snapshot.root = root
    return snapshot
  }

  @Test(
    "a state with a private text isn't stored, and the log says whose it is, without the text",
    arguments: [
      #""pl4nted/\"secret\"""#, #"{"password":"pl4nted/\"secret\"","name":"Ada"}"#,
      #"["user:pl4nted/\"secret\"!"]"#,
    ]
  )
  func state(json: String) throws {
    var snapshot = try snapshot(Snapshot.Place(id: 2, path: "sign-in", state: json))
    let leaks = texts(secret).redact(&snapshot)
    #expect(snapshot.root.places.map(\.state) == [#""Ada""#, nil])
    #expect(
      leaks.map(\.description) == [
        """
        The saved state of the screen at “sign-in” of Main contains what was typed into a private field, so it isn't \
        stored. To fix this, leave that text out of `savedState`.
        """
      ]
    )
  }

  @Test("so isn't the state of a coordinator, of a child's screen, and of a tab")
  func others() throws {
    let json = #""pl4nted/\"secret\"""#
    let inner = Snapshot.FlowSnapshot(
      coordinator: "Child",
      places: [Snapshot.Place(id: 4, path: "", state: json)],
      tabs: [Snapshot.Place(id: 5, path: "tab", state: json)]
    )
    var snapshot = try snapshot(Snapshot.Place(id: 2, path: "child", flow: inner), state: json)
    let leaks = texts(secret).redact(&snapshot)
    #expect(leaks.count == 3)
    #expect(!String(decoding: snapshot.encoded(), as: UTF8.self).contains("pl4nted"))
  }

  @Test("a screen whose address or input has a private text isn't stored, nor what is above it")
  func way() throws {
    for place in [
      Snapshot.Place(id: 2, path: "user/pl4nted%2F%22secret%22"),
      Snapshot.Place(id: 2, path: "x", input: #"{"a":"pl4nted/\"secret\""}"#),
    ] {
      var snapshot = try snapshot(place)
      snapshot.root.places.append(Snapshot.Place(id: 3, path: "above"))
      let leaks = texts(secret).redact(&snapshot)
      #expect(leaks == [.way(flow: "Main")])
      #expect(!leaks[0].description.contains("pl4nted"))
      #expect(snapshot.root.places.map(\.path) == ["list"])
    }
  }

  @Test("a short text is looked for as a whole, and the first letters of one aren't looked for")
  func short() throws {
    for (text, json, isFound) in [
      ("demo", #""demo""#, true), ("demo", #""demonstration""#, false), ("dem", #""dem""#, false),
    ] {
      var snapshot = try snapshot(Snapshot.Place(id: 2, path: "demo-x", state: json))
      #expect(texts(text).redact(&snapshot).isEmpty == !isFound)
    }
  }

  @Test("the newest text of a field is kept, and none of a screen that is gone")
  func newest() throws {
    var texts = texts("first secret")
    texts.add("second secret", fragment: 2, path: [3])
    var old = try snapshot(Snapshot.Place(id: 2, path: "x", state: #""first secret""#))
    #expect(texts.redact(&old).isEmpty)
    var new = try snapshot(Snapshot.Place(id: 2, path: "x", state: #""second secret""#))
    #expect(texts.redact(&new).count == 1)
    texts.forget { $0 == 3 }
    #expect(texts.isEmpty)
  }
}
