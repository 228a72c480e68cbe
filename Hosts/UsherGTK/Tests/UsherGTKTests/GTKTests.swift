import Testing

/// All tests of the host: one at a time, since they share the display and count what is left over.
@Suite("The host for GTK", .serialized)
enum GTKTests {}
