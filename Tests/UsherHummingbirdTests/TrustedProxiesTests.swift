#if Hummingbird
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Trusted proxies")
struct TrustedProxiesTests {
  private func client(
    at connection: String? = "10.0.0.1",
    _ fields: ForwardedFields
  ) throws -> TrustedProxies.Client {
    let proxies = try TrustedProxies(["10.0.0.0/8", "::1", "2001:db8:aaaa::/48"])
    return proxies.client(at: connection.flatMap { ClientAddress($0) }, fields)
  }

  private func address(
    at connection: String? = "10.0.0.1",
    _ fields: ForwardedFields
  ) throws -> String? {
    try client(at: connection, fields).address?.description
  }

  @Test("a connection that isn't a trusted proxy's speaks for itself only")
  func untrusted() throws {
    let fields = ForwardedFields(
      forwarded: ["for=192.0.2.9;proto=https"],
      forwardedFor: ["192.0.2.9"],
      forwardedProtocol: ["https"]
    )
    let client = try client(at: "198.51.100.1", fields)
    #expect(client.address?.description == "198.51.100.1" && !client.isSecure)
    #expect(try self.client(at: nil, fields) == TrustedProxies.Client())
  }

  @Test(
    "the last address that isn't a trusted proxy's is the browser's",
    arguments: [
      (["192.0.2.1"], "192.0.2.1"), (["192.0.2.1:4711"], "192.0.2.1"),
      (["[2001:db8::1]:4711"], "2001:db8::1"), (["2001:db8::1"], "2001:db8::1"),
      // The browser may have written what is before.
      (["127.0.0.1, 192.0.2.1"], "192.0.2.1"), (["unknown, 192.0.2.1"], "192.0.2.1"),
      (["<script>, 192.0.2.1"], "192.0.2.1"), (["127.0.0.1", "192.0.2.1"], "192.0.2.1"),
      (["6.6.6.6, 192.0.2.1, 10.0.0.2, 2001:db8:aaaa::2"], "192.0.2.1"),
      (["6.6.6.6", "192.0.2.1, 10.0.0.2", "::1"], "192.0.2.1"),
      // A request of the proxies themselves.
      (["10.0.0.3, 10.0.0.2"], "10.0.0.3"), (["10.0.0.3,,10.0.0.2,"], "10.0.0.3"),
      // Not told, or not to be read.
      ([], "10.0.0.1"), ([""], "10.0.0.1"), ([" , "], "10.0.0.1"), (["unknown"], "0.0.0.0"),
      (["192.0.2.1, unknown"], "0.0.0.0"), (["192.0.2.1, _hidden, 10.0.0.2"], "0.0.0.0"),
      (["192.0.2.1, 192.0.2.300"], "0.0.0.0"), (["192.0.2.1 192.0.2.2"], "0.0.0.0"),
    ]
  )
  func forwardedFor(_ values: [String], _ shown: String) throws {
    #expect(try address(ForwardedFields(forwardedFor: values)) == shown)
  }

  @Test(
    "the standard's field is read in the same way, with its quotation marks",
    arguments: [
      (["for=192.0.2.60;proto=http;by=203.0.113.43"], "192.0.2.60"),
      ([#"For="[2001:db8:cafe::17]:4711""#], "2001:db8:cafe::17"),
      ([#"for="192.0.2.60:47011""#], "192.0.2.60"), ([#"for="192.\0.2.60""#], "192.0.2.60"),
      (["for=6.6.6.6, for=192.0.2.60, for=10.0.0.2"], "192.0.2.60"),
      (["for=6.6.6.6", "for=192.0.2.60 ; by=10.0.0.2", "for=10.0.0.2"], "192.0.2.60"),
      ([#"for=6.6.6.6;host="a,for=1.1.1.1;b", for=192.0.2.60"#], "192.0.2.60"),
      ([#"for=192.0.2.60;host="a\",for=6.6.6.6""#], "192.0.2.60"),
      (["for=10.0.0.3, for=10.0.0.2"], "10.0.0.3"),
      ([""], "10.0.0.1"), (["by=10.0.0.2"], "0.0.0.0"), (["for=unknown"], "0.0.0.0"),
      (["for=_hidden"], "0.0.0.0"), ([#"for="_SEVKISEK:80""#], "0.0.0.0"),
      ([#"for="192.0.2.60"#], "0.0.0.0"), ([#"for=192.0.2.60""#], "0.0.0.0"),
      ([#"for="192.0.2.60\""#], "0.0.0.0"), (["for"], "0.0.0.0"), (["192.0.2.60"], "0.0.0.0"),
      (["for=192.0.2.60;for=6.6.6.6"], "0.0.0.0"), ([#"for="""#], "0.0.0.0"),
      // An unclosed quotation mark of the browser must not hide what the proxy adds.
      ([#"for=6.6.6.6;host="x"#, "for=192.0.2.60"], "0.0.0.0"),
    ]
  )
  func forwarded(_ values: [String], _ shown: String) throws {
    #expect(try address(ForwardedFields(forwarded: values)) == shown)
  }

  @Test("if the fields name different addresses, one of them is the browser's own word")
  func disagreement() throws {
    let agreed = ForwardedFields(forwarded: ["for=192.0.2.1"], forwardedFor: ["6.6.6.6, 192.0.2.1"])
    #expect(try address(agreed) == "192.0.2.1")
    let lie = ForwardedFields(forwarded: ["for=6.6.6.6"], forwardedFor: ["192.0.2.1"])
    // Were it the proxy's, a browser could get rid of the limits that a proxy hasn't.
    #expect(try address(lie) == "0.0.0.0")
    let unreadable = ForwardedFields(forwarded: ["for=\""], forwardedFor: ["192.0.2.1"])
    #expect(try address(unreadable) == "0.0.0.0")
  }

  @Test(
    "a trusted proxy tells whether the browser used HTTPS",
    arguments: [
      ([], ["https"], true), ([], ["HTTPS , http"], true), ([], ["http, https"], false),
      ([], [""], false), (["for=192.0.2.1;proto=HTTPS"], [], true),
      (["for=6.6.6.6;proto=https, for=192.0.2.1;proto=http"], [], false),
      (["for=192.0.2.1;proto=https"], ["http"], false),
    ]
  )
  func schemes(_ forwarded: [String], _ scheme: [String], _ isSecure: Bool) throws {
    let fields = ForwardedFields(forwarded: forwarded, forwardedProtocol: scheme)
    #expect(try client(fields).isSecure == isSecure)
  }

  @Test("a proxy that can't be read is told, and how it is written")
  func unreadable() {
    let error = #expect(throws: ServerError.self) {
      try TrustedProxies(["127.0.0.1", "my-proxy"])
    }
    #expect(error?.code == .trustedProxy)
    #expect(
      error?.description == """
        “my-proxy” in ServerConfiguration.trustedProxies is neither an IP address nor a network. \
        To fix this, write it as 192.0.2.1, 10.0.0.0/8 or 2001:db8::/32.
        """
    )
  }
}
#endif
