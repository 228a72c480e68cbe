/// The meaning of a flow's call at this moment.
enum CallMeaning {
  /// No act is under way: the call is an act of its own.
  case idle
  /// A handler of the person's action on a screen runs: the call is an act of its own, unless the screen was
  /// covered by then.
  case handling(NodeID, isActive: Bool)
  /// A target is being made: the call becomes part of it. The calling coordinator doesn't notice.
  case making(Target)
  /// Callers are being told of ends: the call is an act of its own. Guards that have agreed to the present act
  /// aren't asked again.
  case committing(agreed: [Guard])
}
