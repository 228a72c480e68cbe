// A socket whose other end is a test.

/** What the page opened: the test is its server. */
export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;

  readyState = FakeSocket.CONNECTING;
  /** What the server was sent. */
  sent = [];

  constructor(url) { this.url = url; }

  /** Has a window open such sockets; gives those that it opened, the newest last. */
  static installIn(window) {
    const sockets = [];
    window.WebSocket = class extends FakeSocket {
      constructor(url) {
        super(url);
        sockets.push(this);
      }
    };
    return sockets;
  }

  /** As browsers do, it throws before it is open, and says nothing when it isn't any more. */
  send(message) {
    if (this.readyState === FakeSocket.CONNECTING) throw new Error("The socket isn't open.");
    if (this.readyState === FakeSocket.OPEN) this.sent.push(message.slice());
  }

  close() { if (this.readyState < FakeSocket.CLOSING) this.readyState = FakeSocket.CLOSING; }

  /** The server says something: it has opened the socket by then. */
  say(...bytes) {
    if (this.readyState === FakeSocket.CONNECTING) this.readyState = FakeSocket.OPEN;
    this.onmessage({ data: new Uint8Array(bytes).buffer });
  }

  /** It is closed, by the server or because the line broke. */
  end(code = 1006) {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}
