import Testing

@testable import UsherWeb

@Suite("Addresses of clients")
struct ClientAddressTests {
  @Test(
    "an address is read, and shown in its usual form",
    arguments: [
      ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"),
      ("2001:db8:0:0:0:0:0:1", "2001:db8::1"), ("2001:DB8::1", "2001:db8::1"), ("::", "::"),
      ("::1", "::1"), ("1::", "1::"), ("2001:0db8:0:1::", "2001:db8:0:1::"),
      ("2001:db8:1:2:3:4:5:0", "2001:db8:1:2:3:4:5:0"), ("1:0:0:2:0:0:0:3", "1:0:0:2::3"),
      ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("fe80::1%eth0", "fe80::1"),
      ("::ffff:192.0.2.1", "192.0.2.1"), ("::ffff:c000:201", "192.0.2.1"),
      ("64:ff9b::192.0.2.1", "64:ff9b::c000:201"),
      ("1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5:6:c000:201"),
    ]
  )
  func reads(_ text: String, _ shown: String) {
    #expect(ClientAddress(text)?.description == shown)
  }

  @Test(
    "a text that is no address isn't taken for one",
    arguments: [
      "", " ", "unknown", "_hidden", "localhost", "192.0.2", "192.0.2.1.1", "192.0.2.256",
      "192.0.2.01",
      "192.0.2.-1", "192.0.2.+1", "192.0.2.", "0x7f.0.0.1", "192.0.2.1:80", "[::1]", ":", ":::",
      "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "1::2::3", "::12345", "::g",
      "::+1",
      "::1.2.3", "::1.2.3.4:5", "1.2.3.4::", "١.2.3.4", "::١", ":1:2:3:4:5:6:7", "1:2:3:4:5:6:7:",
    ]
  )
  func isNoAddress(_ text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test(
    "proxies write an address with or without a port",
    arguments: [
      ("192.0.2.43:47011", "192.0.2.43"), ("[2001:db8:cafe::17]:4711", "2001:db8:cafe::17"),
      ("[2001:db8:cafe::17]", "2001:db8:cafe::17"), ("2001:db8:cafe::17", "2001:db8:cafe::17"),
      (" 192.0.2.43", "192.0.2.43"), ("192.0.2.43:_port", "192.0.2.43"),
      ("[::ffff:192.0.2.43]:80", "192.0.2.43"),
    ]
  )
  func nodes(_ text: String, _ shown: String) {
    #expect(ClientAddress(node: text)?.description == shown)
  }

  @Test(
    "a node that hides itself, or that nobody can read, has no address",
    arguments: [
      "unknown", "_gazonk", "_SEVKISEK:80", "192.0.2.43:", "192.0.2.43:x", "192.0.2.43:123456",
      "[192.0.2.43]", "[::1", "::1]", "[::1]80", "[::1]x", "[]", "\"192.0.2.43\"", "",
    ]
  )
  func hiddenNodes(_ text: String) {
    #expect(ClientAddress(node: text) == nil)
  }

  @Test("limits hold for an IPv4 address, and for the 64 bits of an IPv6 network")
  func network() {
    #expect(ClientAddress("192.0.2.1")?.network == "192.0.2.1")
    #expect(ClientAddress("2001:db8:0:1:2:3:4:5")?.network == "2001:db8:0:1::/64")
    #expect(ClientAddress("::1")?.network == "0:0:0:0::/64")
    #expect(ClientAddress("2001:db8::1")?.network == ClientAddress("2001:db8::ffff:1")?.network)
    #expect(ClientAddress("2001:db8::1")?.network != ClientAddress("2001:db8:0:1::1")?.network)
  }

  @Test("around a network is a wider one")
  func widerNetwork() {
    #expect(ClientAddress("192.0.2.1")?.widerNetwork == "192.0.0.0/16")
    #expect(ClientAddress("2001:db8:0:1:2:3:4:5")?.widerNetwork == "2001:db8:0::/48")
  }

  @Test(
    "this machine has addresses of its own",
    arguments: [
      ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
      ("128.0.0.1", false), ("::2", false), ("1::1", false), ("::", false),
    ]
  )
  func loopback(_ text: String, _ isLoopback: Bool) {
    #expect(ClientAddress(text)?.isLoopback == isLoopback)
  }

  @Test(
    "a network has the addresses that begin like it",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.4", false),
      ("192.168.4.0/22", "192.168.7.255", true), ("192.168.4.0/22", "192.168.8.0", false),
      ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "::1", false), ("::/0", "10.0.0.1", false),
      ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
      ("::1", "::1", true), ("::ffff:10.0.0.0/104", "10.9.9.9", true),
    ]
  )
  func ranges(_ range: String, _ address: String, _ isIn: Bool) throws {
    #expect(try #require(AddressRange(range)).contains(#require(ClientAddress(address))) == isIn)
  }

  @Test(
    "a text that is no network isn't taken for one",
    arguments: [
      "", "x", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.0.0/8",
      "::/129", "::ffff:10.0.0.0/95", "10.0.0.0/255.0.0.0", "/8",
    ]
  )
  func isNoRange(_ text: String) {
    #expect(AddressRange(text) == nil)
  }
}
