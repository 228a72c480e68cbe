/// Why a ``Device`` didn't say where it is.
public struct DevicePositionError: UserFacingError, Hashable, CustomStringConvertible {
  /// Why a position isn't known.
  public struct Code: Hashable, Sendable {
    private enum Kind { case denied, unavailable, timedOut }

    private let kind: Kind

    /// The person doesn't want it known.
    public static let denied = Code(kind: .denied)
    /// The device can't tell, or there is no device to ask.
    public static let unavailable = Code(kind: .unavailable)
    /// There was no answer in time.
    public static let timedOut = Code(kind: .timedOut)
  }

  /// Why it isn't known.
  public let code: Code
  /// What to tell the person.
  public let userMessage: String
  /// What happened, and what to do about it.
  public let description: String

  /// The person doesn't want it known, now or ever since they were first asked.
  public static let denied = DevicePositionError(
    code: .denied,
    userMessage: """
      Your device may not tell where you are. You can allow it in the settings of your browser or device.
      """,
    description: "The person, or a setting of the device, doesn't allow its position to be known."
  )

  /// The device can't tell, or there is no device to ask.
  public static let unavailable = DevicePositionError(
    code: .unavailable,
    userMessage: "Your device can’t tell where you are at the moment. Please try again later.",
    description: """
      The device can't tell its position. If it never can, look whether the host sets the `locator` of \
      the navigation's device, and whether the page came by HTTPS.
      """
  )

  /// There was no answer in time: the person may still be looking at the request.
  public static let timedOut = DevicePositionError(
    code: .timedOut,
    userMessage: "It took too long to find out where you are. Please try again.",
    description: "The device didn't tell its position in time."
  )
}
