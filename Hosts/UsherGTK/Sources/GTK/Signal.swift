import CGTK

/// A signal's form: which arguments it has before it comes to us.
package enum SignalForm {
  /// None that matter.
  case plain
  /// A number.
  case number
  /// An object.
  case object
  /// Two distances.
  case point
  /// A key.
  case key
  /// A click: its number, and its place.
  case click
}

/// A connection of a closure with an object's signal, until ``end()``.
package final class Connection {
  private let callback: Callback

  /// Connects a closure. The object isn't kept; its end ends the connection.
  init(
    _ object: UnsafeMutableRawPointer,
    _ signal: String,
    _ form: SignalForm = .plain,
    _ action: @escaping (SignalEvent) -> Bool
  ) {
    callback = Callback(action)
    let data = callback.retained()
    let release: usher_release = { Callback.release($0) }
    switch form {
    case .plain:
      usher_connect(object, signal, { Callback.run($0) ? 1 : 0 }, data, release)
    case .number:
      usher_connect_number(
        object,
        signal,
        { data, number in
          var event = SignalEvent()
          event.number = number
          _ = Callback.run(data, event)
        },
        data,
        release
      )
    case .object:
      usher_connect_object(
        object,
        signal,
        { data, object in
          var event = SignalEvent()
          event.object = UInt(bitPattern: object)
          _ = Callback.run(data, event)
        },
        data,
        release
      )
    case .point:
      usher_connect_point(
        object,
        signal,
        { data, x, y in
          var event = SignalEvent()
          (event.x, event.y) = (x, y)
          _ = Callback.run(data, event)
        },
        data,
        release
      )
    case .key:
      usher_connect_key(
        object,
        signal,
        { data, key, code, modifiers in
          var event = SignalEvent()
          (event.number, event.modifiers) = (usher_plain_key(key, code), modifiers.rawValue)
          return Callback.run(data, event) ? 1 : 0
        },
        data,
        release
      )
    case .click:
      usher_connect_click(
        object,
        signal,
        { data, number, x, y in
          var event = SignalEvent()
          (event.number, event.x, event.y) = (UInt32(clamping: number), x, y)
          _ = Callback.run(data, event)
        },
        data,
        release
      )
    }
  }

  /// Releases the closure; the signal calls it no more. A second call does nothing.
  package func end() { callback.clear() }

  /// Ends the connection, and has the object forget it: for an object that others may keep for ever.
  func end(with object: UnsafeMutableRawPointer) {
    end()
    usher_disconnect(object, Unmanaged.passUnretained(callback).toOpaque())
  }
}
