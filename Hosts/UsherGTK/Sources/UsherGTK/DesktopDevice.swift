import Foundation
import GTK
import Usher

/// What the desktop tells of the person: their language, time zone and position.
@MainActor enum DesktopDevice {
  /// Tells it to a window's device, before the app starts in it.
  ///
  /// - Parameter app: the identity of the program.
  static func setUp(_ device: Device, _ setup: WindowSetup, _ app: String) {
    device.locator = { PositionFinder.find($0, for: app) }
    device.locale = locale(among: setup.languages, desktop: Desktop.languages)
    // Otherwise GTK has it as the person's desktop, also for an app that isn't in their language.
    if device.locale.isRightToLeft { Toolkit.isRightToLeft = true }
    device.timeZone = TimeZone.current.identifier
    device.siteOpener = siteOpener(over: nil)
  }

  /// Opens addresses of other sites by the programs that the person has chosen for them. GTK tells the person if there is
  /// none.
  static func siteOpener(over window: Window?) -> SiteOpener {
    SiteOpener(makeDetour: { nil }) { [weak window] address, _ in
      Desktop.open(address, over: window)
    }
  }

  /// The first of the person's languages that the app has; otherwise the app's first one.
  static func locale(among languages: [String], desktop: [String]) -> DeviceLocale {
    for wanted in desktop {
      let locale = DeviceLocale(tag(wanted))
      if languages.contains(where: { DeviceLocale($0).language == locale.language }) {
        return locale
      }
    }
    return DeviceLocale(languages.first ?? "en")
  }

  /// `de_AT.UTF-8` as `de-AT`.
  private static func tag(_ name: String) -> String {
    String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
  }
}
