import CGTK
import Glibc

/// GLib's main loop on the main thread, with Swift's main actor in it.
///
/// On Linux the jobs of the main actor go to the main queue of libdispatch. The queue has a file descriptor for foreign
/// loops; GLib waits for it as for everything else. So a job wakes the loop, and an idle program sleeps.
package enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)
  private static var isAttached = false
  /// What GLib calls with a callback, and with one that it needs no more.
  private static let call: @convention(c) (gpointer?) -> gboolean = { data in
    data.map { Callback.run($0) } == true ? 1 : 0
  }
  private static let release: @convention(c) (gpointer?) -> Void = { data in
    if let data { Callback.release(data) }
  }

  /// Runs the main actor's jobs in GLib's loop from now on.
  package static func attach() {
    guard !isAttached else { return }
    isAttached = true
    _ = g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(),
      G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      },
      nil
    )
  }

  /// Runs until ``quit()``.
  package static func run() {
    attach()
    g_main_loop_run(loop)
  }

  /// Ends ``run()`` soon.
  package static func quit() { g_main_loop_quit(loop) }

  /// Calls an action when the process is asked to end: by the session that ends, by `kill`, by Ctrl+C in a terminal. If it is
  /// asked in the same way again, it ends at once.
  package static func onEndRequest(_ action: @escaping () -> Void) {
    for signal in [SIGHUP, SIGINT, SIGTERM] where usher_ignores(signal) == 0 {
      let callback = Callback { _ in
        action()
        return false
      }
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT,
        signal,
        call,
        callback.retained(),
        release
      )
    }
  }

  /// Does all that GLib has to do now, without waiting and without the main actor's jobs: for tests, which are such jobs.
  package static func turn() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Gives memory that was freed back to the system.
  package static func trimMemory() { usher_trim() }

  /// Lets the loop run for some milliseconds.
  package static func pause(_ milliseconds: UInt32) async {
    await withCheckedContinuation { continuation in after(milliseconds) { continuation.resume() } }
  }

  /// Calls an action after a time, in milliseconds; with 0, as soon as GLib has done what it does now.
  package static func after(_ milliseconds: UInt32, _ action: @escaping () -> Void) {
    let callback = Callback { _ in
      action()
      return false
    }
    g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      milliseconds,
      call,
      callback.retained(),
      release
    )
  }
}
