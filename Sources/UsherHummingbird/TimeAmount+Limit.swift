#if Hummingbird
import NIOCore

extension TimeAmount {
  /// The time of a limit; a year for those that are longer, because sums of longer ones could overflow.
  init(limit: Duration) { self.init(min(limit, .seconds(365 * 86_400))) }
}
#endif
