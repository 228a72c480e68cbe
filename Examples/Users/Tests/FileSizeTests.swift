import Testing

@testable import UsersViewModels

@Suite("Users: sizes")
struct FileSizeTests {
  @Test(
    "sizes are written in powers of ten",
    arguments: [
      (0, "0 bytes"), (999, "999 bytes"), (1_000, "1 kB"), (1_550, "1.6 kB"),
      (25_300_000, "25.3 MB"), (1_000_000_000, "1 GB"), (512_000_000_000, "512 GB"),
    ]
  )
  func sizes(size: Int64, text: String) {
    #expect(FileSize.text(of: size) == text)
  }
}
