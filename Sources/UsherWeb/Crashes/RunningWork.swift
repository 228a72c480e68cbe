import Foundation
import Synchronization

/// The work that runs in this process now, in a file that the system keeps when the process ends at any moment.
///
/// The file begins with a head: the signal that ended the process (4 bytes, 0 for none), the length of the program's
/// name (4 bytes), and the name. Slots follow. A slot has the length of a text (4 bytes, 0 in a free slot), whether its
/// thread ended the process (4 bytes), a number (8 bytes), the thread that works (8 bytes, 0 for none), and the text.
final class RunningWork: Sendable {
  /// How much work can be named at once. After a restart all pages of a busy site come back within seconds.
  static let slots = 16_384
  static let slotSize = 256
  static let headSize = 1024
  /// Where the parts of a slot begin.
  static let (blame, number, thread, text) = (4, 8, 16, 24)
  private static let size = headSize + slots * slotSize
  private static let suffix = ".running-"

  // Safe: each slot is used by one session at a time, which took it from `free`.
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  private let file: Int32
  private let path: String
  private let free = Mutex(Array((0..<slots).reversed()))

  /// Makes the file of this process. It is locked as long as the process runs.
  ///
  /// - Throws: ``CrashLogError`` if the file can't be made.
  init(path: String, program: String) throws(CrashLogError) {
    self.path = path + Self.suffix + Token.make()
    file = open(self.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CrashLogError(.unusableFile, self.path, errno) }
    var start = [UInt8](repeating: 0, count: Self.size)
    let name = Array(program.utf8.prefix(Self.headSize - 8))
    withUnsafeBytes(of: UInt32(name.count)) { start.replaceSubrange(4..<8, with: $0) }
    start.replaceSubrange(8..<(8 + name.count), with: name)
    // The file gets its blocks on the disk now: a store into a block that a full disk lacks would end the process.
    guard flock(file, LOCK_EX | LOCK_NB) == 0, pwrite(file, start, Self.size, 0) == Self.size,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      let problem = errno
      unlink(self.path)
      close(file)
      throw CrashLogError(.unusableFile, self.path, problem)
    }
    self.memory = memory
    FatalSignals.watch(memory)
  }

  deinit {
    FatalSignals.unwatch(memory)
    munmap(memory, Self.size)
    unlink(path)
    close(file)
  }

  private func start(of slot: Int) -> UnsafeMutableRawPointer {
    memory + Self.headSize + slot * Self.slotSize
  }

  /// Takes a slot; `nil` if there is none free.
  func begin(_ text: [UInt8], _ number: Int) -> Int? {
    guard let slot = free.withLock({ $0.popLast() }) else { return nil }
    let start = start(of: slot)
    let count = min(text.count, Self.slotSize - Self.text)
    text.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: start + Self.text, count: count)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
    }
    start.storeBytes(of: 0, toByteOffset: Self.blame, as: UInt32.self)
    start.storeBytes(of: Int64(number), toByteOffset: Self.number, as: Int64.self)
    start.storeBytes(of: 0, toByteOffset: Self.thread, as: UInt.self)
    start.storeBytes(of: UInt32(count), as: UInt32.self)
    return slot
  }

  func set(_ number: Int, in slot: Int) {
    start(of: slot).storeBytes(of: Int64(number), toByteOffset: Self.number, as: Int64.self)
  }

  /// Says that the work runs on this thread now.
  func enter(_ slot: Int) {
    FatalSignals.prepareThread()
    start(of: slot).storeBytes(of: FatalSignals.thread, toByteOffset: Self.thread, as: UInt.self)
  }

  /// Says that the work waits.
  func leave(_ slot: Int) {
    start(of: slot).storeBytes(of: 0, toByteOffset: Self.thread, as: UInt.self)
  }

  func end(_ slot: Int) {
    start(of: slot).storeBytes(of: 0, as: UInt32.self)
    free.withLock { $0.append(slot) }
  }

  /// Returns the processes that have ended.
  ///
  /// - Throws: ``CrashLogError`` if the folder can't be read.
  static func ended(at path: String) throws(CrashLogError) -> [EndedProcess] {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let start = url.lastPathComponent + suffix
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CrashLogError(.unusableFile, folder, errno)
    }
    return names.filter { $0.hasPrefix(start) }.compactMap { process(at: "\(folder)/\($0)") }
  }

  /// Returns what a process was doing; `nil` if it still runs.
  private static func process(at path: String) -> EndedProcess? {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The process that made the file holds the lock until it ends.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard pread(file, &bytes, size, 0) == size else { return EndedProcess(path: path) }
    return bytes.withUnsafeBytes { bytes in
      let count = min(headSize - 8, Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
      let entries = stride(from: headSize, to: size, by: slotSize).compactMap {
        Entry(UnsafeRawBufferPointer(rebasing: bytes[$0..<($0 + slotSize)]))
      }
      return EndedProcess(
        path: path,
        program: String(decoding: bytes[8..<(8 + count)], as: UTF8.self),
        signal: bytes.loadUnaligned(as: UInt32.self),
        entries: entries
      )
    }
  }

  /// What a slot contained when its process ended.
  struct Entry {
    let text: String
    let number: Int
    let isBlamed: Bool

    /// Reads a slot; `nil` if it is free or damaged.
    init?(_ slot: UnsafeRawBufferPointer) {
      let count = Int(slot.loadUnaligned(as: UInt32.self))
      guard (1...slotSize - RunningWork.text).contains(count) else { return nil }
      text = String(decoding: slot[RunningWork.text..<(RunningWork.text + count)], as: UTF8.self)
      number = Int(slot.loadUnaligned(fromByteOffset: RunningWork.number, as: Int64.self))
      isBlamed = slot.loadUnaligned(fromByteOffset: RunningWork.blame, as: UInt32.self) != 0
    }
  }
}
