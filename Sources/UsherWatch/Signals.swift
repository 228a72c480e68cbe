import Dispatch
import Foundation

/// The signals that ask this program to end, as long as the object exists.
final class Signals {
  private let sources: [any DispatchSourceSignal]

  /// Calls a function, on a thread of its own, when Control-C is pressed or the program is asked to end.
  init(onEnd act: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      // A function that does nothing, because programs that are started would go on ignoring what is ignored here.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: act)
      source.resume()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }
}
