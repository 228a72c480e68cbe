import Foundation
import Synchronization

/// The work that runs in this process now, in a file that the system keeps when the process ends at any moment.
///
/// The file is a row of slots. A slot has the length of a text (4 bytes, 0 in a free slot), a number (8 bytes), and the
/// text.
final class RunningWork: Sendable {
  private static let slots = 64
  private static let slotSize = 512
  private static let headSize = 12
  private static let size = slots * slotSize
  private static let suffix = ".running-"

  // Safe: each slot is used by one thread at a time, which took its bit from `free`.
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  private let file: Int32
  private let path: String
  /// A bit for each free slot.
  private let free = Atomic<UInt64>(.max)

  /// Makes the file of this process. It is locked as long as the process runs.
  ///
  /// - Throws: ``CrashLogError`` if the file can't be made.
  init(path: String) throws(CrashLogError) {
    self.path = path + Self.suffix + Token.make()
    file = open(self.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0, Self.allocate(file),
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { throw CrashLogError(path: self.path) }
    self.memory = memory
  }

  /// Gives the file its blocks on the disk: a store into a block that a full disk lacks would end the process.
  private static func allocate(_ file: Int32) -> Bool {
    let zeros = [UInt8](repeating: 0, count: size)
    return pwrite(file, zeros, size, 0) == size
  }

  deinit {
    munmap(memory, Self.size)
    unlink(path)
    close(file)
  }

  func begin(_ text: [UInt8], _ number: Int) -> Int? {
    guard let slot = take() else { return nil }
    let start = memory + slot * Self.slotSize
    let count = min(text.count, Self.slotSize - Self.headSize)
    text.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: start + Self.headSize, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
    }
    start.storeBytes(of: Int64(number), toByteOffset: 4, as: Int64.self)
    start.storeBytes(of: UInt32(count), as: UInt32.self)
    return slot
  }

  func set(_ number: Int, in slot: Int) {
    (memory + slot * Self.slotSize).storeBytes(of: Int64(number), toByteOffset: 4, as: Int64.self)
  }

  func end(_ slot: Int) {
    (memory + slot * Self.slotSize).storeBytes(of: 0, as: UInt32.self)
    free.bitwiseOr(1 << UInt64(slot), ordering: .releasing)
  }

  private func take() -> Int? {
    var bits = free.load(ordering: .relaxed)
    while bits != 0 {
      let slot = bits.trailingZeroBitCount
      let (exchanged, original) = free.compareExchange(
        expected: bits,
        desired: bits & ~(1 << UInt64(slot)),
        ordering: .acquiring
      )
      if exchanged { return slot }
      bits = original
    }
    return nil
  }

  /// Returns what processes that have ended were doing.
  ///
  /// - Throws: ``CrashLogError`` if the folder can't be read.
  static func ended(at path: String) throws(CrashLogError) -> EndedWork {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let start = url.lastPathComponent + suffix
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CrashLogError(path: folder)
    }
    var ended = EndedWork()
    for name in names where name.hasPrefix(start) {
      let path = "\(folder)/\(name)"
      let file = open(path, O_RDWR | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      // The process that made the file holds the lock until it ends.
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else { continue }
      // Work that ran twice on the way to one end has ended one process.
      ended.works += Set(entries(file).compactMap(Work.init))
      ended.paths.append(path)
    }
    return ended
  }

  private static func entries(_ file: Int32) -> [Entry] {
    var bytes = [UInt8](repeating: 0, count: size)
    guard pread(file, &bytes, size, 0) == size else { return [] }
    return bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: size, by: slotSize).compactMap { start in
        let count = Int(bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
        guard (1...slotSize - headSize).contains(count) else { return nil }
        let number = bytes.loadUnaligned(fromByteOffset: start + 4, as: Int64.self)
        let text = bytes[(start + headSize)..<(start + headSize + count)]
        return Entry(text: String(decoding: text, as: UTF8.self), number: Int(number))
      }
    }
  }

  /// What a slot contained when its process ended.
  struct Entry: Equatable {
    let text: String
    let number: Int
  }
}
