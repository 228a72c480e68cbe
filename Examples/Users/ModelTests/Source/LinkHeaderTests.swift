import Testing

@testable import UsersModel

@Suite("Link headers")
struct LinkHeaderTests {
  @Test(
    "the link of a relation is found",
    arguments: [
      (#"<a>; rel="next""#, "a"), ("<a>;rel=next", "a"), (#" < a >;  REL = "NEXT" "#, " a "),
      (#"<a>; rel="prev", <b>; rel="next", <c>; rel="last""#, "b"),
      (#"<a>; rel="prev next last""#, "a"), (#"<a>; rel="first", <a,b;c>; rel="next""#, "a,b;c"),
      (#"<a>; title="x, <y>; rel=\"next\""; rel=prev, <b>; title="\\"; rel=next"#, "b"),
      (#"<a>; hreflang=de; rel=next; type="text/html""#, "a"), ("<a>; flag; rel=next", "a"),
      ("<a>, <b>; rel=next", "b"), (",, ,<a>; rel=next,,", "a"), ("<>; rel=next", ""),
      ("<a>; rel=next, <b>; rel=next", "a"), ("<a>; rel=nextish, <b>; rel=next", "b"),
      ("garbage; rel=next, <b>; rel=next", "b"), ("<a>; rel=next; rel=prev", "a"),
      ("<a>; rel=prev; rel=next, <b>; rel=next", "b"), ("<a> x; rel=next", "a"),
      (#"<a>; rel="x"y; foo, <b>; rel=next"#, "b"),
      (#"<a>; anchor="/x"; rel=next, <b>;rel=next"#, "b"),
    ]
  )
  func found(_ header: String, _ target: String) {
    #expect(LinkHeader.target(of: "next", in: [header]) == target)
  }

  @Test(
    "what has no such link, or can't be read, has none",
    arguments: [
      "", " ", ",", ";", "<", "<a", "a>; rel=next", "<a>", "<a>;", "<a>; rel", "<a>; rel=",
      #"<a>; rel=""#, #"<a>; title="rel=next"#, #"<a>; title="\"#, "rel=next", "<a>; =next",
      #"<a>; rel="prev", <b>; rel="last""#, "<a>; rel=next-page", ";;;;,,,,====", "<a; rel=next",
      "<a>; rev=next", "\"<a>; rel=next",
    ]
  )
  func none(_ header: String) {
    #expect(LinkHeader.target(of: "next", in: [header]) == nil)
  }

  @Test("several headers are read like one")
  func several() {
    let headers = ["<a>; rel=prev", "<b", "<c>; rel=next"]
    #expect(LinkHeader.target(of: "next", in: headers) == "c")
    #expect(LinkHeader.target(of: "next", in: []) == nil)
  }
}
