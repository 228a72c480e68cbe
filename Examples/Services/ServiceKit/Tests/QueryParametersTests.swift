import ServiceKit
import Testing

@Suite("The parameters of a URL")
struct QueryParametersTests {
  private enum Unit: String, CaseIterable {
    case metre, foot, inch
  }

  @Test(
    "a value is read as forms send it",
    arguments: [
      ("a=1", "1"), ("a=", ""), ("a", ""), ("b=1", nil), ("", nil), ("a=b%3Dc=d", "b=c=d"),
      ("a=one+two%2Bthree", "one two+three"), ("%61=%C3%A9", "é"), ("&&a=1&", "1"),
    ]
  )
  func value(_ query: String, _ value: String?) throws {
    #expect(try QueryParameters(query)["a"] == value)
  }

  @Test("of several values the last counts, where one is asked for")
  func several() throws {
    let parameters = try QueryParameters("a=1&b=x&a=2&u=foot&u=inch")
    #expect(parameters["a"] == "2")
    #expect(try parameters.number("a") == 2)
    #expect(try parameters.integer("a", in: 1...2) == 2)
    #expect(try parameters.choice("u", of: Unit.self) == .inch)
    #expect(parameters.values("a") == ["1", "2"])
    #expect(try parameters.integers("a") == [1, 2])
  }

  @Test("choices are those of all parameters with the name, each once")
  func choices() throws {
    let parameters = try QueryParameters("u=foot,inch&a=1&u=inch,metre")
    #expect(try parameters.choices("u", of: Unit.self) == [.foot, .inch, .metre])
    #expect(try parameters.choices("v", of: Unit.self) == [])
  }

  @Test(
    "what can't be read is told with its name and value",
    arguments: [
      ("x=%FF", "'x=%FF' isn't percent-encoded"), ("%=1", "'%=1' isn't percent-encoded"),
      ("a=x", "Parameter 'a' must be a number. Given: 'x'."),
      ("a=inf", "Parameter 'a' must be a number. Given: 'inf'."),
      ("i=7", "Parameter 'i' must be a whole number from 1 to 6. Given: '7'."),
      ("i=2.5", "Parameter 'i' must be a whole number from 1 to 6. Given: '2.5'."),
      ("j=0", "Parameter 'j' must be a whole number of at least 1. Given: '0'."),
      ("j=x", "Parameter 'j' must be a whole number of at least 1. Given: 'x'."),
      ("k=1&k=x&k=2", "Parameter 'k' must be a whole number. Given: 'x'."),
      ("k=1.5", "Parameter 'k' must be a whole number. Given: '1.5'."),
      ("u=yard", "Parameter 'u' must be one of metre, foot, inch. Given: 'yard'."),
      ("v=foot,", "Parameter 'v' must be one of metre, foot, inch. Given: ''."),
    ]
  )
  func refused(_ query: String, _ reason: String) {
    #expect(throws: BadParameter(reason: reason)) {
      let parameters = try QueryParameters(query)
      _ = try parameters.number("a")
      _ = try parameters.integer("i", in: 1...6)
      _ = try parameters.integer("j", in: 1 ... .max)
      _ = try parameters.integers("k")
      _ = try parameters.choice("u", of: Unit.self)
      _ = try parameters.choices("v", of: Unit.self)
    }
  }
}
