extension Person {
  /// Keeps the name of the person.
  package func setName(_ name: String) throws(LibraryError) {
    try change { register, person throws(LibraryError) in register.names[person] = name }
  }

  /// Borrows a tool. It is no error if the same loan is there already: a press can be handled twice if the process dies.
  package func borrow(_ loan: Loan) throws(LibraryError) {
    let today = library.today
    try change { register, person throws(LibraryError) in
      guard loan.borrower == person else { throw .notYours }
      if let refusal = register.refusal(of: loan, today: today) { throw refusal }
      register.put(loan)
    }
  }

  /// Gives a tool back. It is no error if it is back already.
  package func giveBack(_ id: Loan.ID) throws(LibraryError) {
    try change { register, person throws(LibraryError) in
      register.loans.removeAll { $0.id == id && $0.borrower == person }
    }
  }

  /// Borrows a tool again that was given back by mistake.
  package func restore(_ loan: Loan) throws(LibraryError) {
    try change { register, person throws(LibraryError) in
      guard loan.borrower == person else { throw .notYours }
      if let clash = register.clash(with: loan) { throw clash }
      register.put(loan)
    }
  }

  /// Changes the note of a loan.
  package func setNote(_ note: String, on id: Loan.ID) throws(LibraryError) {
    try change { register, person throws(LibraryError) in
      let index = register.loans.firstIndex { $0.id == id && $0.borrower == person }
      guard let index else { throw .gone }
      register.loans[index].note = note
    }
  }

  /// Changes the register as this person.
  private func change(
    _ body: (inout Register, _ person: String) throws(LibraryError) -> Void
  ) throws(LibraryError) {
    guard let person = member?.id else { throw .notSignedIn }
    try library.change { register throws(LibraryError) in try body(&register, person) }
  }
}
