/// What a call of a flow, such as `push`, means at this moment.
enum CallMeaning {
  /// No act is under way: the call is an act of its own.
  case idle
  /// A handler runs for a screen: the person acted on the screen, or its view model sent an event. The call is an act
  /// of its own. `isActive` is `false` if the screen was covered when the handler began: then the call may not show
  /// other screens, with the exception in ``Navigation/mayShow(in:)``.
  case handling(NodeID, isActive: Bool)
  /// A target is being made: the call becomes part of it. The coordinator makes the call in the same way as any other.
  case making(Target)
  /// An act is being committed, and the callers of the flows that ended are told so: the call is an act of its own. The
  /// guards that have agreed to the act aren't asked again.
  case committing(agreed: [Guard])
}
