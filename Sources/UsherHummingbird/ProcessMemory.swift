#if Hummingbird
import Foundation

/// The memory of this process.
enum ProcessMemory {
  /// The bytes that are in use; `nil` on a system that doesn't tell.
  static var residentBytes: Int? {
    #if os(Linux)
    // Its second number is that of the pages in memory.
    guard let text = FileManager.default.contents(atPath: "/proc/self/statm") else { return nil }
    let numbers = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
    return nil
    #endif
  }
}
#endif
