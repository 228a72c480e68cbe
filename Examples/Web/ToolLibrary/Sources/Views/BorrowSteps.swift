import UsherWeb

/// The steps of borrowing, above each of them.
struct BorrowSteps: ElementComponent {
  /// The index of the step that is shown.
  let present: Int

  var body: some ElementHTML { StepList(["Days", "Rules", "Check"], present: present) }
}
