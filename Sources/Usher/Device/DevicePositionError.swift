/// The reason why a ``Device`` gave no position.
///
/// ```swift
/// do {
///   position = try await screen.device.position()
/// } catch let error as DevicePositionError {
///   message = error.userMessage
/// }
/// ```
public struct DevicePositionError: UserFacingError, Hashable, CustomStringConvertible {
  /// The kind of the error.
  public struct Code: Hashable, Sendable {
    private enum Kind { case denied, unavailable, timedOut }

    private let kind: Kind

    /// The person doesn't allow the app to know the position.
    public static let denied = Code(kind: .denied)
    /// The device can't find its position, or the host hasn't set ``Device/locator``.
    public static let unavailable = Code(kind: .unavailable)
    /// The timeout of the call was over before an answer came.
    public static let timedOut = Code(kind: .timedOut)
  }

  /// The kind of the error.
  public let code: Code
  /// The text to show to the person.
  public let userMessage: String
  /// The problem and, where there is one, a way to fix it: a text for the developer.
  public let description: String

  /// The error when the person doesn't allow the app to know the position: they refuse now, or refused earlier.
  public static let denied = DevicePositionError(
    code: .denied,
    userMessage: """
      This app isn’t allowed to see where you are. You can allow it in the settings of your browser or device.
      """,
    description: "The person, or a setting of the device, doesn't allow its position to be known."
  )

  /// The error when the device can't find its position, or the host hasn't set ``Device/locator``.
  public static let unavailable = DevicePositionError(
    code: .unavailable,
    userMessage: "Your device can’t tell where you are at the moment. Please try again later.",
    description: """
      The device can't tell its position. If it never can, look whether the host sets the `locator` of \
      the navigation's device, and whether the page came by HTTPS.
      """
  )

  /// The error when no answer came before the timeout; the person may still be deciding whether to allow it.
  public static let timedOut = DevicePositionError(
    code: .timedOut,
    userMessage: "It took too long to find out where you are. Please try again.",
    description: "The device didn't tell its position in time."
  )
}
