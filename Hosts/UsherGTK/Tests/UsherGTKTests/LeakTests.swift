import Foundation
import GTK
import Testing

extension GTKTests {
  /// `scripts/long leaks` runs all tests with LeakSanitizer, and this one to see that it finds what leaks.
  @Suite("A leak")
  struct LeakTests {
    @Test(
      "what nobody has is found",
      .enabled(if: ProcessInfo.processInfo.environment["LEAK"] != nil, "It leaks.")
    )
    func leak() {
      #expect(Toolkit.begin(), "There is no display.")
      _ = Unmanaged.passRetained(Box(isVertical: true))
    }
  }
}
