import Foundation
import Synchronization

/// Notes in the files of running work which thread ended the process.
///
/// A trap, a wrong access to memory and `abort()` send the process a signal, which the thread receives that is at fault.
/// The handler here marks that thread's work, and then lets the signal do what it did before.
enum FatalSignals {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  /// How many files can be watched, and how many signals there are.
  private static let (files, numbers) = (64, 32)
  /// Memory of a handler's stack, because the thread's own may be full.
  private static let stackSize = 64 * 1024

  // Safe: words that the handler reads without a lock; they are changed under `lock` only.
  private nonisolated(unsafe) static let watched: UnsafeMutablePointer<UInt> = {
    let table = UnsafeMutablePointer<UInt>.allocate(capacity: files)
    table.initialize(repeating: 0, count: files)
    return table
  }()
  // Safe: written once for each signal, before the handler of that signal is installed.
  private nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: numbers)
    table.initialize(repeating: sigaction(), count: numbers)
    return table
  }()
  private static let lock = Mutex(false)
  private static let hasStack: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      sigaltstack(&none, nil)
      #if canImport(Darwin)
      free(stack)
      #else
      if let stack { free(stack) }
      #endif
    }
    return key
  }()

  /// This thread, as a number.
  static var thread: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }

  /// Watches a file of running work, which is in this memory.
  static func watch(_ memory: UnsafeMutableRawPointer) {
    lock.withLock { isInstalled in
      if !isInstalled {
        // The first call makes all that the handler uses: a handler must not allocate.
        note(signal: 0, on: .max)
        _ = former
        for signal in signals { install(signal) }
        isInstalled = true
      }
      guard let place = (0..<files).first(where: { watched[$0] == 0 }) else { return }
      watched[place] = UInt(bitPattern: memory)
    }
  }

  /// Watches a file no longer. Call before its memory is given back.
  static func unwatch(_ memory: UnsafeMutableRawPointer) {
    lock.withLock { _ in
      for place in 0..<files where watched[place] == UInt(bitPattern: memory) { watched[place] = 0 }
    }
  }

  /// Gives this thread a stack for the handler, if it has none.
  static func prepareThread() {
    guard pthread_getspecific(hasStack) == nil else { return }
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0,
      let memory = malloc(stackSize)
    else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = stackSize
    if sigaltstack(&stack, nil) == 0 {
      pthread_setspecific(hasStack, memory)
    } else {
      free(memory)
    }
  }

  private static func install(_ signal: Int32) {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = { FatalSignals.handle($0, $1, $2) }
    #else
    action.__sigaction_handler.sa_sigaction = { FatalSignals.handle($0, $1, $2) }
    #endif
    sigaction(signal, nil, former + Int(signal))
    sigaction(signal, &action, nil)
  }

  private static func handle(
    _ signal: Int32,
    _ info: UnsafeMutablePointer<siginfo_t>?,
    _: UnsafeMutableRawPointer?
  ) {
    if !isFromOutside(info) { note(signal: UInt32(signal), on: thread) }
    sigaction(signal, former + Int(signal), nil)
    // A fault comes again when the handler returns, and then does what it did before. A signal that was sent doesn't.
    if let info, info.pointee.si_code <= 0 { raise(signal) }
  }

  /// Whether another process has sent the signal, as a watchdog does, or a person who wants to see where the process is.
  private static func isFromOutside(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info else { return false }
    #if canImport(Darwin)
    return info.pointee.si_code == SI_USER && info.pointee.si_pid != getpid()
    #else
    // `abort()` and `raise` have another code.
    return info.pointee.si_code == SI_USER
    #endif
  }

  /// Writes the signal into each watched file, and marks the work of the thread.
  private static func note(signal: UInt32, on thread: UInt) {
    for place in 0..<files {
      guard let memory = UnsafeMutableRawPointer(bitPattern: watched[place]) else { continue }
      memory.storeBytes(of: signal, as: UInt32.self)
      for slot in 0..<RunningWork.slots {
        let start = memory + RunningWork.headSize + slot * RunningWork.slotSize
        guard start.load(as: UInt32.self) != 0,
          start.load(fromByteOffset: RunningWork.thread, as: UInt.self) == thread
        else { continue }
        start.storeBytes(of: 1, toByteOffset: RunningWork.blame, as: UInt32.self)
      }
    }
  }
}
