extension FlowCore {
  /// The coordinators around this flow and its own, outermost first.
  var names: [String] { (parent?.names ?? []) + [name] }

  /// The flows whose screens can be in the tree, this one and those below it.
  func element(_ id: EntryID) -> Element? {
    for element in elements + tabs {
      if element.id == id { return element }
      if let found = element.child?.element(id) { return found }
    }
    return nil
  }

  /// The flow that a place is in.
  func owner(of id: EntryID) -> FlowCore? {
    for element in elements + tabs {
      if element.id == id { return self }
      if let found = element.child?.owner(of: id) { return found }
    }
    return nil
  }
}
