import Hummingbird
import NIOCore

/// What the responder knows of a request's connection.
struct HostContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let eventLoop: any EventLoop

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    eventLoop = source.channel.eventLoop
  }
}
