extension ElementSearch {
  /// The buttons, links, fields and choices that have no accessible name, so that who can't see them doesn't know what they
  /// are for.
  ///
  /// ```swift
  /// #expect(page.controlsWithoutName.isEmpty)
  /// ```
  public var controlsWithoutName: [TestElement] {
    elements([
      .button, .checkbox, .combobox, .file, .link, .radio, .searchbox, .slider, .spinbutton,
      .switch, .tab, .textbox,
    ])
    .filter(\.name.isEmpty)
  }
}
