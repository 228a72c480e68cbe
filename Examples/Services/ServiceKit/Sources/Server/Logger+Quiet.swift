public import Logging

extension Logger {
  /// Returns a logger for warnings and errors only.
  public static func quiet(_ label: String) -> Logger {
    var logger = Logger(label: label)
    logger.logLevel = .warning
    return logger
  }
}
