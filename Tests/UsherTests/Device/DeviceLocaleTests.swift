import Observation
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Device: language and time zone")
struct DeviceLocaleTests {
  @Test(
    "what is written from right to left is known by the script, or else by the language",
    arguments: [
      ("ar", true), ("ar-EG", true), ("AR_eg", true), ("he", true), ("fa-IR", true), ("ur", true),
      ("az-Arab", true), ("ar-Latn", false), ("az", false), ("de-1996", false), ("de-AT", false),
      ("zh-Hant-TW", false), ("en", false), ("", false),
    ]
  )
  func direction(_ identifier: String, _ isRightToLeft: Bool) {
    #expect(DeviceLocale(identifier).isRightToLeft == isRightToLeft)
  }

  @Test("the full identifier has the person's hours if they are known")
  func hours() {
    #expect(DeviceLocale("de-AT").fullIdentifier == "de-AT")
    #expect(DeviceLocale("en-US", hourCycle: .twentyFour).fullIdentifier == "en-US-u-hc-h23")
    #expect(DeviceLocale("de", hourCycle: .twelve).fullIdentifier == "de-u-hc-h12")
    #expect(DeviceLocale("zh-Hant-TW").language == "zh")
  }

  @Test("a device is English and nowhere, until its host says more")
  func first() {
    let device = Device(isolation: MainActor.shared)
    #expect(device.locale == .english)
    #expect(device.timeZone == nil)
  }

  @Test("who reads the language or the zone hears of another one, and of the same one nothing")
  func observable() {
    let device = Device(isolation: MainActor.shared)
    func changes(_ change: () -> Void) -> Int {
      let heard = Heard()
      withObservationTracking {
        _ = (device.locale, device.timeZone)
      } onChange: {
        heard.count += 1
      }
      change()
      return heard.count
    }
    #expect(changes { device.locale = DeviceLocale("ar") } == 1)
    #expect(changes { device.timeZone = "Asia/Dubai" } == 1)
    #expect(changes { device.locale = DeviceLocale("ar") } == 0)
    #expect(changes { device.timeZone = "Asia/Dubai" } == 0)
  }

  @Test("a test says them from the start, and later; they outlive the process", .inEveryMode)
  func inTests() throws {
    let app = try TestApp(locale: DeviceLocale("de-AT"), timeZone: "Europe/Vienna") {
      NearbyCoordinator(flow: $0, isolation: MainActor.shared)
    }
    #expect(app.navigation.device.locale.identifier == "de-AT")
    #expect(app.navigation.device.timeZone == "Europe/Vienna")
    app.device.locale = DeviceLocale("ar", hourCycle: .twelve)
    app.device.timeZone = nil
    try app.die()
    #expect(app.navigation.device.locale.fullIdentifier == "ar-u-hc-h12")
    #expect(app.navigation.device.timeZone == nil)
    try app.close()
    let window = TestWindow(locale: DeviceLocale("de"), timeZone: "Europe/Vienna")
    let screen: Screen<Never> = window.screen()
    #expect(screen.device.locale.identifier == "de")
    #expect(screen.device.timeZone == "Europe/Vienna")
  }

  private final class Heard: @unchecked Sendable { var count = 0 }
}
