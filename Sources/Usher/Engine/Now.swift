/// What a call of a flow means now.
enum Now {
  /// Nothing goes on: it is an act of its own.
  case idle
  /// Code runs that the person set off on a screen: an act of its own, unless the screen was covered by then.
  case handling(EntryID, isActive: Bool)
  /// Coordinators are asked for a target: it is part of it.
  case making(Target)
  /// Ends are told: an act of its own, for which whoever agreed to what goes on isn't asked again.
  case committing(agreed: Set<ObjectIdentifier>)
}
