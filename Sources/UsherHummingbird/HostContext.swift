#if Hummingbird
import Hummingbird
import NIOCore

/// The context of a request, with the connection on which the request arrived.
struct HostContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel
  var eventLoop: any EventLoop { channel.eventLoop }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
#endif
