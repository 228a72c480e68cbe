import UsherWeb

extension SessionLimits {
  /// Nobody comes too late for these, however busy the machine is.
  static var patient: SessionLimits {
    var limits = SessionLimits()
    limits.unattached = .seconds(600)
    limits.detached = .seconds(600)
    limits.uploadStart = .seconds(600)
    limits.longTurn = .seconds(600)
    return limits
  }
}
