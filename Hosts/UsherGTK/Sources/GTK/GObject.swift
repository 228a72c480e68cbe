import CGTK

/// An object of GTK's, held as long as this object lives.
package class GObject {
  let raw: UnsafeMutableRawPointer

  /// Whether objects that are made from now on are counted, for tests of leaks.
  package static var isCounting = false
  /// The counted objects that GTK still has, whether something of ours holds them or not.
  package static var count: Int { Int(usher_counted()) }

  /// Takes a reference to a widget, or shares an object that others hold.
  init(_ raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref_sink(raw)
    if GObject.isCounting { usher_count(raw) }
  }

  /// Takes over the reference to a new object that isn't a widget.
  init(owned raw: UnsafeMutableRawPointer) {
    self.raw = raw
    if GObject.isCounting { usher_count(raw) }
  }

  isolated deinit { g_object_unref(raw) }

  /// Calls an action each time a signal comes.
  ///
  /// - Parameter action: the action; it must not hold this object, unless somebody ends the connection.
  @discardableResult
  package func on(_ signal: String, _ action: @escaping () -> Void) -> Connection {
    Connection(raw, signal) { _ in
      action()
      return false
    }
  }

  /// Calls an action each time a signal comes that tells more.
  @discardableResult
  package func on(_ signal: String, _ form: SignalForm, _ action: @escaping (SignalEvent) -> Bool)
    -> Connection
  {
    Connection(raw, signal, form, action)
  }

  /// Sends a signal, as a person's act does: for tests.
  package func emit(_ signal: String) { usher_emit(raw, signal) }

  package func set(_ property: String, _ value: Bool) {
    usher_set_bool(raw, property, value ? 1 : 0)
  }
  package func set(_ property: String, _ value: Int) {
    usher_set_int(raw, property, Int32(clamping: value))
  }
  package func set(_ property: String, _ value: Double) { usher_set_double(raw, property, value) }
  package func set(_ property: String, _ value: String) { usher_set_string(raw, property, value) }
  package func bool(_ property: String) -> Bool { usher_get_bool(raw, property) != 0 }
  package func double(_ property: String) -> Double { usher_get_double(raw, property) }

  package func string(_ property: String) -> String {
    guard let text = usher_get_string(raw, property) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
