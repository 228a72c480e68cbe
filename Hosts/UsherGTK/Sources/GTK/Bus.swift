import CGTK

/// A connection with other programs by D-Bus. Nothing waits: answers come later, by GLib's loop.
package final class Bus {
  private let connection: GObject

  private init(_ connection: GObject) { self.connection = connection }

  /// Connects with the bus of the machine, or with that of the person's session; calls the action with `nil` if there is
  /// none.
  package static func connect(toSystem isSystem: Bool, _ action: @escaping (Bus?) -> Void) {
    let callback = BusCallback { connection, _ in
      guard let connection = UnsafeMutableRawPointer(bitPattern: connection) else {
        return action(nil)
      }
      action(Bus(GObject(connection)))
    }
    usher_bus_get(
      isSystem ? 1 : 0,
      { BusCallback.run($0, connection: UInt(bitPattern: $1), answer: 0) },
      callback.retained(),
      { BusCallback.release($0) }
    )
  }

  /// Calls a method of another program.
  ///
  /// - Parameters:
  ///   - place: the program, its object and the interface.
  ///   - arguments: the arguments as a text in GVariant's format, such as `('name', uint32 1)`.
  ///   - action: called with the answer; with `nil` if the call failed.
  package func call(
    _ place: BusPlace,
    _ method: String,
    _ arguments: String? = nil,
    then action: @escaping (BusValues?) -> Void = { _ in }
  ) {
    let callback = BusCallback { _, answer in
      action(OpaquePointer(bitPattern: answer).map { BusValues($0) })
    }
    usher_bus_call(
      connection.raw,
      place.program,
      place.object,
      place.interface,
      method,
      arguments,
      { BusCallback.run($0, connection: 0, answer: UInt(bitPattern: $1)) },
      callback.retained(),
      { BusCallback.release($0) }
    )
  }

  /// Calls an action each time another program sends a signal; returns what ends that.
  package func listen(
    _ place: BusPlace,
    _ signal: String,
    _ action: @escaping (BusValues) -> Void
  ) -> () -> Void {
    let callback = BusCallback { _, answer in
      if let values = OpaquePointer(bitPattern: answer) { action(BusValues(values)) }
    }
    let listener = usher_bus_listen(
      connection.raw,
      place.program,
      place.object,
      place.interface,
      signal,
      { BusCallback.run($0, connection: 0, answer: UInt(bitPattern: $1)) },
      callback.retained(),
      { BusCallback.release($0) }
    )
    return { [connection] in usher_bus_forget(connection.raw, listener) }
  }
}

/// Where a method or a signal of another program is.
package struct BusPlace {
  package var program: String
  package var object: String
  package var interface: String

  package init(_ program: String, _ object: String, _ interface: String) {
    (self.program, self.object, self.interface) = (program, object, interface)
  }
}

/// What another program has answered. Read it during the call only.
package struct BusValues {
  private let values: OpaquePointer

  init(_ values: OpaquePointer) { self.values = values }

  /// The text or the path at an index.
  package func text(_ index: Int) -> String? {
    usher_value_text_at(values, gsize(index)).map { String(cString: $0) }
  }

  /// A number of a table of properties.
  package func number(_ name: String) -> Double? {
    var number = 0.0
    return usher_value_number(values, name, &number) != 0 ? number : nil
  }
}

/// A closure that C holds: what an answer calls.
private final class BusCallback {
  private let action: (_ connection: UInt, _ answer: UInt) -> Void

  init(_ action: @escaping (UInt, UInt) -> Void) {
    self.action = action
    Callback.count += 1
  }

  isolated deinit { Callback.count -= 1 }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  // GLib calls these on the main thread only, where the calls were made.

  nonisolated static func run(_ data: UnsafeMutableRawPointer, connection: UInt, answer: UInt) {
    let callback = Unmanaged<BusCallback>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { callback.action(connection, answer) }
  }

  nonisolated static func release(_ data: UnsafeMutableRawPointer) {
    Unmanaged<BusCallback>.fromOpaque(data).release()
  }
}
