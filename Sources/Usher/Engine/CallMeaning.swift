/// What a call of a flow means now.
enum CallMeaning {
  /// Nothing goes on: it is an act of its own.
  case idle
  /// Code runs that the person set off on a screen: an act of its own, unless the screen was covered by then.
  case handling(NodeID, isActive: Bool)
  /// A target is worked out: it is part of that, though the coordinator that calls doesn't know.
  case making(Target)
  /// Ends are told: an act of its own, for which whoever agreed to what goes on isn't asked again.
  case committing(agreed: [Guard])
}
