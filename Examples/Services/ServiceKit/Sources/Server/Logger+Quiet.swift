package import Logging

extension Logger {
  /// Returns a logger for warnings and errors only.
  package static func quiet(_ label: String) -> Logger {
    var logger = Logger(label: label)
    logger.logLevel = .warning
    return logger
  }
}
